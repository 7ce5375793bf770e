/** The geometry of a town that stands up, seen from above and aside. */
import type { Box } from '../../shared/camera';
import { type Lens, lens, nearness, paintersOrder, project, unproject } from '../../shared/iso';
import { block, closed } from '../../shared/solids';
import { BLOCK } from '../greenery';
import type { Ground, Place } from '../ground';
import type { Point } from '../shapes';

/** How the town is looked at: from a corner, or nearly from the front if the window is higher than wide. */
export const LENSES = { wide: lens(30, 0.57), upright: lens(16, 0.7) };

/** The height of a floor, of a roof, and of the parapet of a tower without a roof; the side of a tower. */
export const FLOOR = 19;
export const ROOF = 24;
export const TOWER = 40;

const ORIGIN = { x: 0, y: 0 };

/** Everything about a lens that a drawing of a town needs. */
export class Sketch {
  constructor(readonly lens: Lens) {}

  at(point: Point): Point {
    return project(this.lens, { ...point, z: 0 });
  }

  groundAt(point: Point): Point {
    return unproject(this.lens, point);
  }

  order(places: Place[]): Place[] {
    return paintersOrder(this.lens, places, (place) => place);
  }

  /** The whole ground, with some room for towers at the back. */
  box(ground: Ground): Box {
    const { width, height } = ground;
    const corners = [ORIGIN, { x: width, y: 0 }, { x: 0, y: height }, { x: width, y: height }].map((corner) => this.at(corner));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top - 8, width: Math.max(...xs) - left, height: Math.max(...ys) - top + 22 };
  }

  /** The height of a tower on the screen, above the middle of its site. */
  rise(height: number): number {
    return height > 0 ? height * FLOOR * this.lens.lift : 0;
  }

  /** The outline of a block at a height above its middle. */
  private ring(width: number, depth: number, z: number): Point[] {
    return block(ORIGIN, width, depth).map((corner) => project(this.lens, { ...corner, z }));
  }

  /** The plot of a site, larger by `grow`, and the tower on it. */
  reach(height: number, grow = 0): string {
    const plot = this.ring(2 * (BLOCK.x + grow), 2 * (BLOCK.y + grow), 0);
    if (height === 0) return closed(plot);
    const top = this.ring(TOWER + 8, TOWER + 8, height * FLOOR + ROOF / 2);
    return closed(hull([...plot, ...top]));
  }

  /** Whether a tower at one site hides a good part of what is at another. */
  private hides(front: Place, height: number, back: Place, level: number): boolean {
    if (height === 0 || nearness(this.lens, front) <= nearness(this.lens, back)) return false;
    const [one, other] = [this.at(front), this.at(back)];
    const top = one.y - this.rise(height) - ROOF * this.lens.lift;
    return Math.abs(one.x - other.x) < TOWER && top < other.y - this.rise(level) + 8;
  }

  hiding(places: Place[], heights: (site: string) => number, site: string): string[] {
    const back = places.find((place) => place.site === site);
    if (!back) return [];
    return places.filter((front) => this.hides(front, heights(front.site), back, heights(site))).map((front) => front.site);
  }
}

const SKETCHES = { wide: new Sketch(LENSES.wide), upright: new Sketch(LENSES.upright) };
export const sketchFor = (upright: boolean): Sketch => (upright ? SKETCHES.upright : SKETCHES.wide);

/** The outline around points. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const half = (list: Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
