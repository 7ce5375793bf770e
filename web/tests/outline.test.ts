// The generic board, for games without their own.
import { expect, test } from 'vitest';
import { outline } from '../src/lib/outline';

test('a view is listed with the words there are', () => {
  const view = {
    turn: { player: 1 },
    ship: { length: 3, cargo: 7, late: false, heavy: true },
    at_sea: 9,
    quays: [{ berths: '##..', score: { lines: [], total: 4 } }, { berths: '....' }],
    gone: [],
  };
  const t = (key: string) => (key === 'quay-view-ship' ? 'Incoming' : key);
  expect(outline('quay', view, t).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Incoming: length 3, cargo 7, heavy',
    'at sea: 9',
    'quays 1: berths ##.., score 4',
    'quays 2: berths ....',
    'gone: –',
  ]);
});
