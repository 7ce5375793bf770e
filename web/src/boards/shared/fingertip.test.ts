import { expect, it } from 'vitest';
import { distance } from './fingertip';

it('measures how far a tap is from a piece', () => {
  const piece = { left: 10, top: 20, right: 30, bottom: 60 };
  expect(distance({ x: 15, y: 40 }, piece)).toBe(0);
  expect(distance({ x: 15, y: 70 }, piece)).toBe(10);
  expect(distance({ x: 7, y: 16 }, piece)).toBe(5);
});
