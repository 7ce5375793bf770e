/** Decoration of the map: crossings, trees, piers, low houses, and the positions of the districts' plates. */
import type { District, Ground, Place } from './ground';
import { chance, inside, middle, type Point, toLine, toOutline } from './shapes';

/** The block of a site: its extent from the middle, horizontally and vertically. */
export const BLOCK = { x: 31, y: 27 };
/** The distance of a park's path from its hedge. */
export const WALK = 16;

/** A tree or a bush. */
export interface Tree extends Point {
  r: number;
}

/** A low house without a role in the game. */
export interface House extends Point {
  width: number;
  depth: number;
  rise: number;
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The distance to the nearest street. */
const toStreets = (ground: Ground, point: Point): number =>
  Math.min(Infinity, ...ground.streets.map(([from, to]) => toLine(point, from, to)));

/** The distance to the nearest block, as the larger of the horizontal and the vertical one. */
const toBlocks = (ground: Ground, point: Point): number =>
  Math.min(
    Infinity,
    ...ground.places.map((place) => Math.max(Math.abs(point.x - place.x) - BLOCK.x, Math.abs(point.y - place.y) - BLOCK.y)),
  );

const inLake = (ground: Ground, point: Point, shore: number) =>
  ground.lake.length > 0 && (inside(point, ground.lake) || toOutline(point, ground.lake) < shore);

/** Where a street meets the block at its end. */
function kerb(from: Place, to: Place, further: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const reach = Math.min(BLOCK.x / Math.abs(x || 1e-9), BLOCK.y / Math.abs(y || 1e-9)) + further;
  return { x: from.x + x * reach, y: from.y + y * reach };
}

/** Crossings, one at each end of a street: lines across it. */
export function crossings(ground: Ground, half: number): [Point, Point][] {
  return ground.streets.flatMap(([one, other]) =>
    [[one, other] as const, [other, one] as const].map(([from, to]): [Point, Point] => {
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const across = { x: (-(to.y - from.y) / length) * half, y: ((to.x - from.x) / length) * half };
      const at = kerb(from, to, 6);
      return [
        { x: at.x - across.x, y: at.y - across.y },
        { x: at.x + across.x, y: at.y + across.y },
      ];
    }),
  );
}

/** Trees on both sides of the streets, where there is room. */
export function avenues(ground: Ground, aside: number): Tree[] {
  const trees: Tree[] = [];
  ground.streets.forEach(([from, to], street) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    for (const side of [-1, 1]) {
      for (const part of [0.42, 0.58]) {
        const at = between(from, to, part + (chance(street * 3 + side + part) - 0.5) * 0.05);
        const tree = { x: at.x + across.x * aside * side, y: at.y + across.y * aside * side, r: 4 + chance(street + part) * 1.5 };
        if (chance(street * 5 + side * 2 + part) < 0.22 || inLake(ground, tree, 14)) continue;
        if (toStreets(ground, tree) < aside - 1 || toBlocks(ground, tree) < 3) continue;
        if (trees.every((other) => Math.hypot(other.x - tree.x, other.y - tree.y) > 8)) trees.push(tree);
      }
    }
  });
  return trees;
}

/** Points of a grid over the ground, each slightly displaced. */
function scattered(ground: Ground, step: number, off: number): Point[] {
  const [across, down] = [Math.floor(ground.width / step), Math.floor(ground.height / step)];
  return Array.from({ length: across * down }, (_, n) => ({
    x: ((n % across) + 0.5 + (chance(n + step) - 0.5) * off) * step,
    y: (Math.floor(n / across) + 0.5 + (chance(n * 3 + step) - 0.5) * off) * step,
  }));
}

/** The trees of the parks. */
export function groves(ground: Ground): Tree[] {
  const grown = scattered(ground, 19, 0.7).filter(
    (point) =>
      ground.parks.some((park) => inside(point, park) && Math.abs(toOutline(point, park) - WALK) > 8) &&
      !inLake(ground, point, 12) &&
      toStreets(ground, point) > 17 &&
      toBlocks(ground, point) > 4,
  );
  return grown.map((point, n) => ({ ...point, r: 6 + chance(n * 11) * 4 }));
}

/** Low houses of a district, where there is nothing else. */
export function houses(ground: Ground, district: District): House[] {
  return scattered(ground, 27, 0.12).flatMap((point, n): House[] => {
    const free =
      inside(point, district.outline) &&
      toOutline(point, district.outline) > 15 &&
      !ground.parks.some((park) => inside(point, park) || toOutline(point, park) < 13) &&
      !inLake(ground, point, 26) &&
      toStreets(ground, point) > 23 &&
      toBlocks(ground, point) > 9;
    return free && chance(n * 13) > 0.2
      ? [{ ...point, width: 15 + chance(n) * 5, depth: 11 + chance(n * 2) * 4, rise: 5 + chance(n * 5) * 3 }]
      : [];
  });
}

/** The pier of a site by the lake: from its block to the water. */
export function pier(ground: Ground, place: Place): [Point, Point] | null {
  if (!place.lake || ground.lake.length === 0) return null;
  const [xs, ys] = [ground.lake.map(({ x }) => x), ground.lake.map(({ y }) => y)];
  const near = (value: number, all: number[], room: number) =>
    Math.min(Math.max(value, Math.min(...all) + room), Math.max(...all) - room);
  const beyond = (value: number, all: number[]) => Math.max(Math.min(...all) - value, value - Math.max(...all));
  // The corners of the lake are cut off, so a pier goes straight across a side.
  const [x, y] = beyond(place.x, xs) > beyond(place.y, ys) ? [20, 52] : [52, 20];
  return [{ x: place.x, y: place.y }, { x: near(place.x, xs, x), y: near(place.y, ys, y) }];
}

/** The position of a district's plate: as far as possible from streets, blocks and other ground. */
export function plate(ground: Ground, district: District): Point {
  const room = (point: Point) =>
    Math.min(
      toOutline(point, district.outline) - 16,
      toStreets(ground, point) - 24,
      // Towers hide what is behind them.
      ...ground.places.map((place) =>
        Math.max(Math.abs(point.x - place.x) - 54, place.y - 74 - point.y, point.y - place.y - 54),
      ),
      ground.lake.length > 0 ? toOutline(point, ground.lake) - 20 : Infinity,
    );
  const open = scattered(ground, 12, 0).filter((point) => inside(point, district.outline) && !inLake(ground, point, 0));
  const rooms = open.map(room);
  return open[rooms.indexOf(Math.max(...rooms))] ?? middle(district.outline);
}
