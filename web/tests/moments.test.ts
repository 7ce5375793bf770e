// The moments between and after moves: what others did, how a game ended, and where a note goes.
import { beforeEach, expect, test } from 'vitest';
import { beside } from '../src/lib/beside';
import { compareBest, contest } from '../src/lib/bests';
import type { SeatInfo } from '../src/lib/board';
import { prizeOf, ties, verdict } from '../src/lib/ending';
import { nextStep, standing } from '../src/lib/moves';
import { sinceMine } from '../src/lib/recap';
import type { Told } from '../src/lib/wire';

const entry = (number: number, what: string, seat?: number, actions?: number) => ({ number, at: 0, what, text: `${number}`, seat, actions }) as unknown as Told;
const seats = (...mine: boolean[]) => mine.map((own, n) => ({ seat: n + 1, name: `${n}`, mine: own }) as SeatInfo);
const ending = (places: number[], points: number[] = places.map(() => 0)) => ({ places, points, finished: true });

test('the recap has what others did since one’s own last action, with the step of each', () => {
  const log = [entry(1, 'sat', 1), entry(2, 'acted', 2), entry(3, 'acted', 1), entry(4, 'drawn'), entry(5, 'acted', 2), entry(6, 'returned', 3), entry(7, 'acted', 3), entry(8, 'drawn')];
  expect(sinceMine(log, 6, [1]).map(({ entry: { number }, steps }) => [number, steps])).toEqual([[5, 4], [7, 5]]);
  expect(sinceMine(log, 6, [3])).toEqual([]);
  // Nothing that was taken back, and nothing before it.
  expect(sinceMine([...log, entry(9, 'took_back', 3, 2), entry(10, 'acted', 2)], 5, [1]).map(({ steps }) => steps)).toEqual([5]);
});

test('a replay has the moves that stand, and can skip draws', () => {
  const log = [entry(1, 'sat', 1), entry(2, 'acted', 1), entry(3, 'drawn'), entry(4, 'acted', 2), entry(5, 'took_back', 2, 2), entry(6, 'drawn'), entry(7, 'drawn'), entry(8, 'acted', 2)];
  const moves = standing(log);
  expect(moves.map(({ number }) => number)).toEqual([2, 6, 7, 8]);
  expect([nextStep(moves, 1, 1, 4, true), nextStep(moves, 4, -1, 4, true), nextStep(moves, 1, 1, 4, false)]).toEqual([4, 1, 2]);
  expect([nextStep(moves, 0, -1, 4, true), nextStep(moves, 4, 1, 4, true), nextStep(null, 1, 1, 4, true)]).toEqual([0, 4, 2]);
});

test('a game is won, shared or lost by its player; watchers and hosts of several seats only see who won', () => {
  expect(verdict(ending([1, 2]), seats(true, false))).toBe('won');
  expect(verdict(ending([1, 1, 3]), seats(true, false, false))).toBe('shared');
  expect(verdict(ending([2, 1]), seats(true, false))).toBe('lost');
  expect(verdict(ending([2]), seats(true))).toBe('lost');
  expect(verdict(ending([1, 2]), seats(true, true))).toBe('seen');
  expect(verdict(ending([1, 2]), seats(false, false))).toBe('seen');
});

test('ties are told apart: broken by a rule, or shared', () => {
  expect(ties(ending([1, 2, 3], [9, 9, 4]))).toEqual({ broken: true, shared: false });
  expect(ties(ending([1, 1, 3], [9, 9, 4]))).toEqual({ broken: false, shared: true });
  expect(ties(ending([1, 2, 3], [9, 8, 4]))).toEqual({ broken: false, shared: false });
});

test('a view may have a medal; a loss and other games have none', () => {
  expect(prizeOf({ medal: 'silver', time_to_spare: 3, time: 4 })).toEqual({ medal: 'silver', time_to_spare: 3 });
  expect([{ medal: null, time_to_spare: 3 }, {}, null].map(prizeOf)).toEqual([null, null, null]);
});

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

test('a personal best is kept for each contest, and asking again changes nothing', () => {
  const name = contest('polis', 2, {});
  expect(name).not.toBe(contest('polis', 3, {}));
  expect(contest('engineer', 1, { mode: 'a_easy' })).not.toBe(contest('engineer', 1, { mode: 'b_hard' }));
  expect(compareBest(name, 'one', 80)).toEqual({ points: 80, isNew: true, before: null });
  expect(compareBest(name, 'two', 90)).toEqual({ points: 90, isNew: true, before: 80 });
  expect(compareBest(name, 'two', 90)).toEqual({ points: 90, isNew: true, before: 80 });
  expect(compareBest(name, 'three', 85)).toEqual({ points: 90, isNew: false, before: 90 });
});

test('a note is beside its spot, never over it, and within the window', () => {
  const window = { width: 360, height: 640 };
  const note = { width: 300, height: 120 };
  for (const x of [0, 180, 360]) {
    for (const y of [0, 100, 320, 560, 640]) {
      const { left, top } = beside({ left: x, top: y, right: x, bottom: y }, note, window);
      expect(left >= 0 && top >= 0 && left + note.width <= window.width && top + note.height <= window.height, `${x},${y}`).toBe(true);
      expect(y < top || y > top + note.height, `${x},${y} is not covered`).toBe(true);
    }
  }
});
