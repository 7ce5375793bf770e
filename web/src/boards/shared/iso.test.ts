import { describe, expect, it } from 'vitest';
import { laidFlat, lens, nearness, onWall, paintersOrder, project, unproject } from './iso';
import { block, joined, Mason } from './solids';

const views = [lens(0, 0.6), lens(30, 0.57), lens(45, 0.6), lens(16, 0.7)];
const spots = [-90, -7, 0, 33, 250].flatMap((x) => [-60, 0, 41].map((y) => ({ x, y })));

/** Applies an SVG matrix. */
function apply(matrix: string, x: number, y: number) {
  const [a, b, c, d, e, f] = matrix.slice(7, -1).split(' ').map(Number) as [number, number, number, number, number, number];
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

describe('a view from aside', () => {
  it('finds the point of the ground that it has projected', () => {
    for (const view of views) {
      for (const spot of spots) {
        const back = unproject(view, project(view, { ...spot, z: 0 }));
        expect(back.x).toBeCloseTo(spot.x);
        expect(back.y).toBeCloseTo(spot.y);
      }
    }
  });

  it('shows heights straight upwards, and no length longer than it is', () => {
    for (const view of views) {
      const [foot, top] = [project(view, { x: 20, y: 30, z: 0 }), project(view, { x: 20, y: 30, z: 10 })];
      expect(top.x).toBeCloseTo(foot.x);
      expect(foot.y - top.y).toBeCloseTo(10 * view.lift);
      for (const { x, y } of spots) {
        const seen = project(view, { x, y, z: 0 });
        expect(Math.hypot(seen.x, seen.y)).toBeLessThanOrEqual(Math.hypot(x, y) + 1e-9);
      }
    }
  });

  it('lays drawings on the ground and on walls as it projects points', () => {
    for (const view of views) {
      const flat = apply(laidFlat(view), 33, -60);
      const seen = project(view, { x: 33, y: -60, z: 0 });
      expect(flat.x).toBeCloseTo(seen.x, 1);
      expect(flat.y).toBeCloseTo(seen.y, 1);
      const [from, to] = [{ x: -20, y: 20, z: 30 }, { x: 20, y: 20, z: 30 }];
      const end = apply(onWall(view, from, to, 39), 39, 10);
      const corner = project(view, { ...to, z: 20 });
      expect(end.x).toBeCloseTo(corner.x, 0);
      expect(end.y).toBeCloseTo(corner.y, 0);
    }
  });

  it('draws what is nearer later', () => {
    for (const view of views) {
      const order = paintersOrder(view, spots, (spot) => spot);
      expect(order).toHaveLength(spots.length);
      order.slice(1).forEach((spot, n) => expect(nearness(view, spot)).toBeGreaterThanOrEqual(nearness(view, order[n]!)));
      // What is nearer is lower on the screen.
      const ys = order.map((spot) => project(view, { ...spot, z: 0 }).y);
      ys.slice(1).forEach((y, n) => expect(y).toBeGreaterThanOrEqual(ys[n]! - 1e-9));
    }
  });
});

describe('solids', () => {
  it('show the sides that face the viewer and the top, the left one brighter than the right one', () => {
    const faces = new Mason(lens(45, 0.6)).prism('stone', block({ x: 0, y: 0 }, 10, 10), 0, 10, 'lid');
    expect(faces.map(({ ink }) => ink)).toEqual(['stone', 'stone', 'lid']);
    const [right, left] = faces;
    expect(left!.shade).toBeGreaterThan(right!.shade);
    // Seen exactly from the front, only one side.
    expect(new Mason(lens(0, 0.6)).prism('stone', block({ x: 0, y: 0 }, 10, 10), 0, 10)).toHaveLength(2);
  });

  it('hide the slopes of a steep roof that face away, and show those of a low one', () => {
    const roof = (rise: number) => new Mason(lens(0, 0.6)).roof('tile', block({ x: 0, y: 0 }, 20, 20), 0, rise);
    expect(roof(40)).toHaveLength(1);
    expect(roof(2)).toHaveLength(2);
  });

  it('are joined where neighbours look the same', () => {
    const face = { ink: 'stone', shade: 1, d: 'M0 0Z' };
    expect(joined([face, { ...face, d: 'M1 1Z' }, { ...face, shade: 2 }, face])).toEqual([{ ...face, d: 'M0 0ZM1 1Z' }, { ...face, shade: 2 }, face]);
  });
});
