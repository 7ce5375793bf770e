import { describe, expect, it } from 'vitest';
import { boxRound, edge, lakes, middle, RISE, SIDE, TILT } from './geometry';
import { neighbour } from './notation';

const origin = { q: 0, r: 0 };

describe('the drawing of hexes', () => {
  it('puts q to the right and r downwards', () => {
    expect(middle({ q: 1, r: 0 }).x).toBeCloseTo(SIDE * 1.5);
    expect(middle({ q: 0, r: 1 }).y).toBeCloseTo(SIDE * Math.sqrt(3) * TILT);
    expect(middle({ q: 2, r: -1 }).y).toBeCloseTo(0);
  });

  it('raises a column by its level', () => {
    expect(middle(origin, 3).y).toBeCloseTo(-3 * RISE);
  });

  it('shares an edge with the neighbour in its direction', () => {
    for (let direction = 0; direction < 6; direction += 1) {
      const near = middle(neighbour(origin, direction));
      const [from, to] = edge(direction);
      expect((from.x + to.x) / 2).toBeCloseTo(near.x / 2);
      expect((from.y + to.y) / 2).toBeCloseTo(near.y / 2);
    }
  });

  it('boxes in whole hexes, and the towers on them', () => {
    const box = boxRound([{ hex: origin, level: 2 }]);
    expect(box.width).toBeCloseTo(2 * SIDE);
    expect(box.height).toBeCloseTo(SIDE * Math.sqrt(3) * TILT + 2 * RISE);
  });
});

describe('water', () => {
  const ring = new Set([0, 1, 2, 3, 4, 5].map((d) => neighbour(origin, d)).map(({ q, r }) => `${q},${r}`));

  it('is what the city encloses', () => {
    expect(lakes(ring)).toEqual([origin]);
  });

  it('flows out where the ring is open', () => {
    expect(lakes(new Set([...ring].slice(1)))).toEqual([]);
  });
});
