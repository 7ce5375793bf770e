import { expect, test } from 'vitest';
import { changes, sheets, signed } from '../src/lib/sheets';

const sheet = (house: number, stones: number) => ({
  lines: [
    { id: 'house', facts: [], points: house },
    { id: 'stones', facts: [], points: stones },
  ],
  total: house + stones,
});

test('the score sheets are found wherever a game keeps them', () => {
  const [one, two] = [sheet(3, 1), sheet(4, 0)];
  expect(sheets({ market: [1, 2], cities: [{ score: one }, { score: two }] }, 2)).toEqual([one, two]);
  expect(sheets({ sheets: [one, two] }, 2)).toEqual([one, two]);
  expect(sheets({ score: one }, 1)).toEqual([one]);
  expect(sheets({ cities: [{ score: one }, {}] }, 2)).toBeNull();
  expect(sheets(null, 2)).toBeNull();
});

test('only lines that change are told', () => {
  expect(changes(sheet(3, 1), sheet(9, 1))).toEqual([{ id: 'house', points: 6 }]);
  expect(changes(sheet(3, 1), sheet(3, 0))).toEqual([{ id: 'stones', points: -1 }]);
});

test('a difference has its sign', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
});
