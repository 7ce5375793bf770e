// Errors in words for people.
import { afterEach, expect, test, vi } from 'vitest';
import { asFault, Fault, introduce } from '../src/lib/api';

introduce({ token: () => null, language: () => 'en', enter: () => Promise.resolve(), say: (key) => key });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Failed to fetch dynamically imported module: http://localhost/assets/Rules.js', true, 'fault-offline'],
  ['error loading dynamically imported module', true, 'fault-offline'],
  ['Importing a module script failed.', true, 'fault-offline'],
  ['Failed to fetch', false, 'fault-offline'],
  ['x is undefined', true, 'fault-page'],
])('“%s” while the browser is online: %s', (message, onLine, says) => {
  vi.stubGlobal('navigator', { onLine });
  expect(asFault(new TypeError(message)).message).toBe(says);
});

test('a fault stays as it is', () => {
  const fault = new Fault('taken', 'Seat 2 is taken.');
  expect(asFault(fault)).toBe(fault);
});
