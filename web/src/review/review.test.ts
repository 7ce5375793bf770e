// The pure parts of a review: sums as shown, classes, curves, lines.
import { describe, expect, test } from 'vitest';
import type { Review, ReviewStep, ReviewSums } from '../lib/wire';
import { seatsFor } from '../local/seats-for';
import { CLASSES, classOf, marksOf, nextLapse, SIGNS } from './classes';
import { bandOf, curvesOf, lanesOf, pathOf, scaleOf, stepAt, xOf, yOf } from './curves';
import { percent, plain, shownSums, signed } from './figures';
import { lineOf, playedOf, stepLine } from './line';
import { SHAPES } from './mark-shapes';

const sums = (start: number, luck: number, own: number, others: number): ReviewSums => {
  const result = start + luck + own + others;
  return { start, luck, luck_error: 0.01, own, others, result, adjusted: result - luck };
};

const value = (win: number) => ({ win: [win, 1 - win], points: [100 * win, 50], error: [0.02, 0.02] });

const step = (number: number, more: Partial<ReviewStep>): ReviewStep => ({
  step: number,
  kind: 'choice',
  seat: 1,
  action: 'a',
  text: 'Plays.',
  value: value(0.5),
  win_change: [0, 0],
  points_change: [0, 0],
  ...more,
});

const decided = (found: (typeof CLASSES)[number], legal = 5) => ({ class: found, legal, lost: 0.1, error: 0.01, lost_points: 1, played: 0.5 });

const player = (seat: number) => ({
  seat,
  name: `Player ${seat}`,
  win: sums(0.5, 0.1, 0.2, 0.2),
  points: sums(40, 1, 2, 3),
  lost: 0.2,
  lost_error: 0.01,
  lost_points: 3,
  accuracy: 80,
  decisions: 3,
  classes: { best: 1, good: 0, inaccuracy: 1, mistake: 0, blunder: 1 },
});

const review: Review = {
  game: 'planners',
  bot: 'strong',
  seed: 1,
  samples: 8,
  passes: 3,
  done: true,
  start: value(0.5),
  steps: [
    step(1, { kind: 'draw', seat: undefined, value: value(0.6) }),
    step(2, { decision: { ...decided('blunder'), better: { win: 0.7, points: 50, actions: [{ seat: 1, action: 'b', text: 'Better.' }, { action: 'c', text: 'Drawn.' }] } }, value: value(0.4) }),
    step(3, { seat: 2, decision: decided('good'), value: value(0.4) }),
    step(4, { decision: decided('mistake', 1), value: value(0.7) }),
    step(5, { seat: 2, decision: decided('inaccuracy'), value: value(1) }),
  ],
  players: [player(1), player(2)],
  moments: [],
  turning_points: [],
};

describe('sums as they are shown', () => {
  const parts = ({ start, luck, own, others }: Record<'start' | 'luck' | 'own' | 'others', number>) => start + luck + own + others;

  test('add up to the result as shown, whatever was rounded', () => {
    for (let one = 0; one < 400; one += 1) {
      const [a, b, c] = [1, 2, 3].map((n) => Math.sin(one * 12.9898 + n * 78.233));
      for (const [times, unit] of [[100, 0.1], [1, 0.1], [100, 1]] as const) {
        const given = sums(0.5, a!, b!, c!);
        const shown = shownSums(given, times, unit);
        expect(parts(shown)).toBeCloseTo(shown.result, 6);
        expect(shown.adjusted).toBeCloseTo(shown.result - shown.luck, 6);
        for (const part of ['start', 'luck', 'own', 'others', 'result'] as const) {
          expect(Math.abs(shown[part] - given[part] * times)).toBeLessThanOrEqual(1.5 * unit + 1e-9);
        }
      }
    }
  });

  test('are rounded as usual where nothing is left over', () => {
    expect(shownSums(sums(0.5, 0.1234, -0.0834, 0.46), 100, 0.1)).toEqual({ start: 50, luck: 12.3, own: -8.3, others: 46, result: 100, adjusted: 87.7 });
    expect(Object.is(shownSums(sums(0, 0, -0.0001, 0), 100, 0.1).own, 0)).toBe(true);
  });
});

test('numbers have their signs, in the language of the reader', () => {
  expect([signed(1.25, 1, 'en'), signed(-3, 1, 'en'), signed(0.04, 1, 'en'), signed(-0.04, 1, 'en')]).toEqual(['+1.3', '−3.0', '0.0', '0.0']);
  expect([signed(-1.5, 1, 'pl'), plain(1234.5, 1, 'pl'), plain(-2, 0, 'en')]).toEqual(['−1,5', '1234,5', '−2']);
});

test('a chance that is not certain is not shown as certain', () => {
  expect([-0.03, 0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1, 1.02].map(percent)).toEqual([0, 0, 1, 1, 50, 99, 99, 100, 100]);
});

describe('classes', () => {
  test('have a sign each, and those on the plot a shape each', () => {
    expect(new Set(Object.values(SIGNS)).size).toBe(CLASSES.length);
    expect(new Set([SHAPES.inaccuracy, SHAPES.mistake, SHAPES.blunder]).size).toBe(3);
  });

  test('are only given to decisions', () => {
    expect(review.steps.map(classOf)).toEqual([null, 'blunder', 'good', null, 'inaccuracy']);
    expect(marksOf(review)).toEqual([{ step: 2, seat: 1, class: 'blunder' }, { step: 5, seat: 2, class: 'inaccuracy' }]);
  });

  test('lead from one mistake to the next', () => {
    expect([0, 2, 4, 5].map((at) => nextLapse(review.steps, at, 1))).toEqual([2, 5, 5, null]);
    expect([0, 2, 5].map((at) => nextLapse(review.steps, at, -1))).toEqual([null, null, 2]);
  });
});

describe('curves', () => {
  const box = { width: 100, height: 50 };

  test('begin before the first step and end after the last', () => {
    expect(curvesOf(review, 'win')[0]).toEqual([50, 60, 40, 40, 70, 100]);
    expect(curvesOf({ ...review, start: value(1.04) }, 'win').map((curve) => curve[0])).toEqual([100, 0]);
    expect(curvesOf(review, 'points')[1]).toEqual([50, 50, 50, 50, 50, 50]);
    expect(pathOf([50, 60, 40, 40, 70, 100], scaleOf([], 'win'), box)).toBe('M0 25L20 20L40 30L60 30L80 15L100 0');
    expect(pathOf([3], scaleOf([[3]], 'points'), box)).toBe('M0 0');
  });

  test('have a band that stays in the plot', () => {
    const grid = scaleOf([], 'win');
    expect(bandOf([50, 100], [0.1, 0.1], grid, box)).toBe('M0 15.2L100 0L100 9.8L0 34.8Z');
  });

  test('are read where they are drawn', () => {
    for (let at = 0; at <= 5; at += 1) expect(stepAt(xOf(at, 5, box), 5, box)).toBe(at);
    expect([stepAt(-5, 5, box), stepAt(500, 5, box)]).toEqual([0, 5]);
    expect(yOf(0, scaleOf([[-20, 30]], 'points'), box)).toBeGreaterThan(0);
  });
});

test('signs that are close to each other have lanes of their own', () => {
  expect(lanesOf([50, 10, 55], 16)).toEqual([0, 0, 1]);
  expect(lanesOf([50, 55, 60, 66], 16)).toEqual([0, 1, 2, 0]);
  expect(lanesOf([], 16)).toEqual([]);
});

test('a better line is stepped through within its ends', () => {
  expect(lineOf(review.steps, 3)).toBeNull();
  const start = { step: 2, at: 0 };
  expect(playedOf(review.steps, start)).toEqual([]);
  const end = stepLine(review.steps, stepLine(review.steps, start, 1), 5);
  expect(end).toEqual({ step: 2, at: 2 });
  expect(playedOf(review.steps, end).map(({ action }) => action)).toEqual(['b', 'c']);
  expect(stepLine(review.steps, start, -1)).toEqual(start);
});

test('who plays on has one seat, and bots have the others', () => {
  const seats = [{ name: 'Ada', player: 'human' }, { player: 'casual' }, { name: 'Igor', player: 'human' }];
  expect(seatsFor(seats, 1, 'strong')).toEqual([{ player: 'human' }, { player: 'casual' }, { player: 'strong' }]);
  expect(seatsFor(seats, 2, 'strong')).toEqual([{ player: 'strong' }, { player: 'human' }, { player: 'strong' }]);
});
