// The bots that are offered for a quick game.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepResult } from '../src/lib/climb';
import { botCounts, firstRivals, keepRivals, lastRivals } from '../src/lib/rivals';
import type { GameInfo } from '../src/lib/wire';

const game = (min: number, max: number, levels = ['a', 'b', 'c']) =>
  ({ id: 'polis', players: { min, max }, levels, ladder: levels.map((id, at) => ({ id, about: '', rating: 200 * at })) }) as unknown as GameInfo;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

test('as many bots as the game allows, at most three', () => {
  expect(botCounts(game(2, 4))).toEqual([1, 2, 3]);
  expect(botCounts(game(2, 6))).toEqual([1, 2, 3]);
  expect(botCounts(game(3, 3))).toEqual([2]);
  expect(botCounts(game(5, 6))).toEqual([4]);
  expect(botCounts(game(1, 1))).toEqual([]);
});

test('the last choice is remembered for each game, as long as it is possible', () => {
  expect(lastRivals(game(2, 4))).toEqual({ bots: 1, level: 'a' });
  keepRivals(game(2, 4), { bots: 3, level: 'c' }, 'a');
  expect(lastRivals(game(2, 4))).toEqual({ bots: 3, level: 'c' });
  expect(lastRivals(game(2, 3))).toEqual({ bots: 1, level: 'c' });
  expect(lastRivals(game(2, 4, ['x']))).toEqual({ bots: 3, level: 'x' });
  expect(lastRivals({ ...game(2, 4), id: 'rooftops' })).toEqual({ bots: 1, level: 'a' });
  expect(lastRivals(game(1, 1))).toEqual({ bots: 0, level: 'c' });
});

test('a first game is against the gentlest bots', () => {
  expect(firstRivals(game(2, 4))).toEqual({ bots: 1, level: 'a' });
});

test('the level that is offered is not stored, so that the offer follows the results', () => {
  keepRivals(game(2, 4), { bots: 2, level: 'a' }, 'a');
  keepResult('polis', { table: '1', level: 'a', won: 1 });
  expect(lastRivals(game(2, 4))).toEqual({ bots: 2, level: 'b' });
});
