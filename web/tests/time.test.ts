import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ago, clockWords, left } from '../src/lib/time';
import { Words } from '../src/lib/words';

const t = (key: string, args?: Record<string, unknown>) => `${key} ${JSON.stringify(args ?? {})}`;
const MINUTE = 60_000;

test.each([
  ['en', 0, '0.0'],
  ['en', -5, '0.0'],
  ['en', 4_250, '4.2'],
  ['pl', 9_999, '9,9'],
] as const)('the last seconds have tenths, as the language writes them (%s, %i)', (language, ms, shown) => {
  const words = new Words(language, [readFileSync(`words/${language}.ftl`, 'utf8')]);
  expect(left(ms, (key, args) => words.say(key, args))).toBe(shown);
});

test.each([
  [10_000, '0:10'],
  [59_001, '1:00'],
  [5 * MINUTE + 9_000, '5:09'],
  [3_723_000, '1:02:03'],
  [3 * 86_400_000 + 4 * 3_600_000, 'time-days-hours {"days":3,"hours":4}'],
])('%i milliseconds are %s', (ms, words) => expect(left(ms, t)).toBe(words));

test('how long ago something was is said in the language of the reader', () => {
  const now = 1_000_000_000;
  expect(ago(now - 3 * MINUTE, now, 'en')).toMatch(/^3 min\.? ago$/);
  expect(ago(now - 3 * MINUTE, now, 'pl')).toContain('temu');
  expect(ago(now + MINUTE, now, 'en')).toBe('now');
});

test('clocks are told apart', () => {
  expect(clockWords({ kind: 'none' }, t)).toContain('clock-none');
  expect(clockWords({ kind: 'game', seconds: 600, increment: 0 }, t)).toBe('clock-game {"minutes":10}');
  expect(clockWords({ kind: 'game', seconds: 600, increment: 5 }, t)).toContain('"increment":5');
  expect(clockWords({ kind: 'move', days: 3 }, t)).toBe('clock-move {"days":3}');
});
