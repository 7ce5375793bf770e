// The curves of a review: the chances to win and the expected points after every step.
import { scale, type Scale } from '../lib/plot';
import type { Review, ReviewValue } from '../lib/wire';
import { MARGIN, PERCENT } from './figures';

export type Quantity = 'win' | 'points';

/** The values before the first action and after each one. */
export const valuesOf = ({ start, steps }: Review): ReviewValue[] => [start, ...steps.map(({ value }) => value)];

/** The curve of every seat: percent or points. Estimates of chances may be outside of 0 and 1. */
export function curvesOf(review: Review, quantity: Quantity): number[][] {
  const values = valuesOf(review);
  const seats = review.players.length;
  const shown = (value: number) => (quantity === 'win' ? PERCENT * Math.max(0, Math.min(1, value)) : value);
  return Array.from({ length: seats }, (_, seat) => values.map((value) => shown(value[quantity][seat] ?? 0)));
}

/** The scale of a plot: chances always take all of it. */
export const scaleOf = (curves: readonly number[][], quantity: Quantity): Scale =>
  quantity === 'win' ? { ticks: [0, 25, 50, 75, 100], min: 0, max: PERCENT } : scale(curves.flat());

/** A box to draw in. */
export interface Box {
  width: number;
  height: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

export const xOf = (step: number, last: number, { width }: Box): number => round((step / Math.max(1, last)) * width);

export const yOf = (value: number, { min, max }: Scale, { height }: Box): number => round((1 - (value - min) / (max - min)) * height);

/** A curve as the path of a drawing. */
export function pathOf(curve: readonly number[], grid: Scale, box: Box): string {
  const last = curve.length - 1;
  return curve.map((value, step) => `${step === 0 ? 'M' : 'L'}${xOf(step, last, box)} ${yOf(value, grid, box)}`).join('');
}

/** The band around a curve of chances, within the box. */
export function bandOf(curve: readonly number[], errors: readonly number[], grid: Scale, box: Box): string {
  const last = curve.length - 1;
  const within = (value: number) => Math.max(grid.min, Math.min(grid.max, value));
  const edge = (side: 1 | -1) =>
    curve.map((value, step) => `${xOf(step, last, box)} ${yOf(within(value + side * MARGIN * PERCENT * (errors[step] ?? 0)), grid, box)}`);
  return `M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`;
}

/** A lane for each sign above the plot, from the left: signs that are closer than `least` are put above each other. */
export function lanesOf(places: readonly number[], least: number): number[] {
  const ends: number[] = [];
  const lanes = places.map(() => 0);
  for (const index of places.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))) {
    const x = places[index] ?? 0;
    const free = ends.findIndex((end) => x - end >= least);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = x;
    lanes[index] = lane;
  }
  return lanes;
}

/** The step under a place across the box. */
export const stepAt = (x: number, last: number, { width }: Box): number => Math.round((Math.max(0, Math.min(width, x)) / width) * last);
