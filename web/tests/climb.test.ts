// Which level of bots is offered.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fittingLevel, isClear, keepResult, nextLevel, places, resultsOf, shareBeaten } from '../src/lib/climb';
import type { GameInfo } from '../src/lib/wire';

const levels = ['a', 'b', 'c', 'd'];
const game = { id: 'polis', levels, ladder: levels.map((id, at) => ({ id, about: '', rating: 900 + 200 * at })) } as unknown as GameInfo;
const rated = (points: number, games: number) => ({ game: 'polis', points, uncertainty: 50, games });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test('a newcomer is offered the weakest level', () => {
  expect(fittingLevel(game, null)).toBe('a');
});

test('wins lead up, step by step, and losses do not lead below', () => {
  keepResult('polis', { table: '1', level: 'a', won: 1 });
  expect(fittingLevel(game, null)).toBe('b');
  keepResult('polis', { table: '2', level: 'b', won: 1 });
  expect(fittingLevel(game, null)).toBe('c');
  for (const table of ['3', '4']) keepResult('polis', { table, level: 'b', won: 0 });
  expect(fittingLevel(game, null)).toBe('b');
  for (const table of ['7', '8', '9']) keepResult('polis', { table, level: 'a', won: 0 });
  expect(fittingLevel(game, null)).toBe('a');
});

test('a result counts once, and games do not mix', () => {
  keepResult('polis', { table: '1', level: 'a', won: 1 });
  keepResult('polis', { table: '1', level: 'a', won: 1 });
  expect(resultsOf('polis')).toHaveLength(1);
  expect(resultsOf('planners')).toEqual([]);
});

test('a rating decides after some games', () => {
  expect(fittingLevel(game, rated(1310, 5))).toBe('c');
  expect(fittingLevel(game, rated(2600, 40))).toBe('d');
  expect(fittingLevel(game, rated(1310, 4))).toBe('a');
});

test('levels without a measured place are equally far apart', () => {
  const unmeasured = { ...game, ladder: levels.map((id) => ({ id, about: '', rating: null })) };
  keepResult('polis', { table: '1', level: 'a', won: 1 });
  expect(fittingLevel(unmeasured, null)).toBe('b');
});

test('a clear result, or the second one in a row, suggests the next level', () => {
  const won = (table: string, level: string, share = 1) => ({ table, level, won: share });
  expect(nextLevel(game, won('1', 'b'), true)).toBe('c');
  expect(nextLevel(game, won('1', 'b', 0), true)).toBe('a');
  expect(nextLevel(game, won('1', 'b'), false)).toBeNull();
  expect(nextLevel(game, won('1', 'b', 0.5), true)).toBeNull();
  expect(nextLevel(game, won('1', 'd'), true)).toBeNull();
  expect(nextLevel(game, won('1', 'a', 0), true)).toBeNull();
  expect(nextLevel(game, won('1', 'other'), true)).toBeNull();
  keepResult('polis', won('1', 'b'));
  expect(nextLevel(game, won('1', 'b'), false)).toBeNull();
  expect(nextLevel(game, won('2', 'b'), false)).toBe('c');
  expect(nextLevel(game, won('2', 'b', 0), false)).toBeNull();
});

test('a clear result is a quarter of the points', () => {
  expect([isClear(120, 80), isClear(100, 90), isClear(0, -4), isClear(0, 0)]).toEqual([true, false, true, false]);
});

test('a level that was not measured lies between its neighbours, or a step beyond them', () => {
  const measured = (...ratings: (number | null)[]) => places({ ...game, ladder: levels.map((id, at) => ({ id, about: '', rating: ratings[at] ?? null })) });
  expect(measured(900, null, null, 1500)).toEqual([900, 1100, 1300, 1500]);
  expect(measured(null, null, 1500, 1620)).toEqual([1100, 1300, 1500, 1620]);
  expect(measured(900, 1000, null, null)).toEqual([900, 1000, 1200, 1400]);
  expect(measured()).toEqual([0, 200, 400, 600]);
});

test('at larger tables a result is the share of the others that were beaten', () => {
  expect([1, 2, 3, 4].map((seat) => shareBeaten([2, 1, 4, 3], seat))).toEqual([2 / 3, 1, 0, 1 / 3]);
  expect([1, 2, 3].map((seat) => shareBeaten([1, 1, 3], seat))).toEqual([0.75, 0.75, 0]);
  expect([1, 2].map((seat) => shareBeaten([1, 2], seat))).toEqual([1, 0]);
});

test('who comes first, second, third and last at tables of four plays like the level there', () => {
  const even = (table: string, won: number) => keepResult('polis', { table, level: 'b', won });
  [1, 2 / 3, 1 / 3, 0, 1, 2 / 3, 1 / 3, 0].forEach((won, at) => even(String(at), won));
  expect(fittingLevel(game, null)).toBe('b');
  // Neither the middle places nor one narrow last place suggest another level.
  expect(nextLevel(game, { table: '9', level: 'b', won: 1 / 3 }, true)).toBeNull();
  even('10', 1 / 3);
  expect(nextLevel(game, { table: '11', level: 'b', won: 0 }, false)).toBeNull();
});
