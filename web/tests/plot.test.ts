import { expect, test } from 'vitest';
import { paths, scale } from '../src/lib/plot';

test('a scale has round steps and covers everything', () => {
  for (const values of [[0], [1, 2], [0, 87], [-12, 40], [3, 1234]]) {
    const { ticks, min, max } = scale(values);
    expect(min).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(max).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks[0]).toBe(min);
    expect(ticks.at(-1)).toBe(max);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(9);
    expect(ticks.every(Number.isInteger)).toBe(true);
  }
});

test('every seat has a line from the first step to the last', () => {
  expect(paths([[0, 0], [5, 10], [10, 2]], 100, 50)).toEqual(['M0 50L50 25L100 0', 'M0 50L50 0L100 40']);
  expect(paths([[3]], 100, 50)).toEqual(['M0 0']);
  expect(paths([], 100, 50)).toEqual([]);
});
