/** The geometry of a Polis city that stands up: hexagonal columns, seen from above and aside. */
import type { Box } from '../../shared/camera';
import { lens, nearness, project, type Spot } from '../../shared/iso';
import { closed } from '../../shared/solids';
import { middle as flatMiddle, type Point, SIDE, TILT } from '../geometry';
import type { Hex } from '../notation';
import type { DrawnColumn } from '../relief';

/** How the city is looked at. */
export const LENS = lens(0, 0.6);
/** The height of a level, in units of the ground. */
export const LEVEL = 30;
/** The height of a level on the screen. */
export const RISE = LEVEL * LENS.lift;
/** How high buildings are above their column, on the screen. */
export const ROOF = 34;

/** The corners of a hex on the ground, clockwise from the north-west one. */
export const CORNERS: readonly Point[] = [-120, -60, 0, 60, 120, 180].map((degrees) => ({
  x: SIDE * Math.cos((degrees * Math.PI) / 180),
  y: SIDE * Math.sin((degrees * Math.PI) / 180),
}));

/** The middle of a hex on the ground. The flat drawing is foreshortened, too. */
export function ground(hex: Hex): Point {
  const { x, y } = flatMiddle(hex);
  return { x, y: y / TILT };
}

/** The middle of the top of a column on the screen. */
export const middle = (hex: Hex, level = 0): Point => project(LENS, { ...ground(hex), z: level * LEVEL });

const corner = (n: number, scale: number, z: number): Spot => {
  const { x, y } = CORNERS[n % 6] as Point;
  return { x: x * scale, y: y * scale, z };
};

/** The outline of a hex at a height above the middle, a little smaller by `inset`. */
export function outline(inset = 0, z = 0): string {
  return closed(CORNERS.map((_, n) => project(LENS, corner(n, 1 - inset / SIDE, z))));
}

/** One side of a column below its top, from one depth to another, in levels. */
export function side(direction: number, from: number, to: number): string {
  const point = (n: number, levels: number) => project(LENS, corner(n, 1, -levels * LEVEL));
  return closed([point(direction, from), point(direction + 1, from), point(direction + 1, to), point(direction, to)]);
}

/** A strip along an edge of a top: the shade of a higher neighbour. */
export function strip(direction: number, width: number): string {
  const point = (n: number, scale: number) => project(LENS, corner(n, scale, 0));
  return closed([point(direction, 1), point(direction + 1, 1), point(direction + 1, 1 - width), point(direction, 1 - width)]);
}

/** An edge of the top as a line. */
export function line(direction: number): string {
  const [from, to] = [project(LENS, corner(direction, 1, 0)), project(LENS, corner(direction + 1, 1, 0))];
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

/** Half of the height of a hex on the screen. */
const HALF = SIDE * LENS.tilt * (Math.sqrt(3) / 2);

/** The bounding box of these columns with their buildings. */
export function box(places: { hex: Hex; level: number }[], margin = 0): Box {
  const feet = places.map(({ hex }) => middle(hex));
  const tops = places.map(({ hex, level }) => middle(hex, level).y - (level > 0 ? ROOF : HALF));
  const xs = feet.map(({ x }) => x);
  const [left, right] = [Math.min(...xs) - SIDE - margin, Math.max(...xs) + SIDE + margin];
  const [top, bottom] = [Math.min(...tops) - margin, Math.max(...feet.map(({ y }) => y)) + HALF + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether a point of the screen is on a column or its building. */
function covers({ hex, level }: Pick<DrawnColumn, 'hex' | 'level'>, point: Point, roof: number): boolean {
  const [top, foot] = [middle(hex, level), middle(hex)];
  const aside = Math.abs(point.x - top.x);
  if (aside > SIDE) return false;
  // The hex is narrower towards its sides.
  const half = HALF * Math.min(1, (SIDE - aside) / (SIDE / 2));
  const above = aside < SIDE * 0.7 ? roof : 0;
  return point.y >= top.y - Math.max(half, above) && point.y <= foot.y + half;
}

/** The column at a point, the front one first. */
export function columnAt(columns: DrawnColumn[], point: Point): DrawnColumn | null {
  return columns.findLast((column) => covers(column, point, ROOF * 0.8)) ?? null;
}

/** The columns in front that hide a good part of these hexes at a level. */
export function hiding(columns: DrawnColumn[], hexes: Hex[], level: number): string[] {
  const spots = hexes.map((hex) => ({ near: nearness(LENS, ground(hex)), at: middle(hex, level) }));
  const hides = (column: DrawnColumn) =>
    spots.some(
      ({ near, at }) =>
        nearness(LENS, ground(column.hex)) > near + 1 &&
        [0, HALF * 0.7].some((down) => [-0.5, 0, 0.5].some((aside) => covers(column, { x: at.x + aside * SIDE, y: at.y + down }, ROOF))),
    );
  const own = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  return columns.filter((column) => !own.has(column.key) && hides(column)).map(({ key }) => key);
}

const HEX = CORNERS.map((_, n) => project(LENS, corner(n, 1, 0)));

/** The shadow of a city on the ground, as one path. */
export function shadow(columns: Pick<DrawnColumn, 'hex' | 'level'>[]): string {
  const hexes = columns.flatMap(({ hex, level }) =>
    Array.from({ length: level + 1 }, (_, n) => {
      const at = middle(hex);
      return closed(HEX.map(({ x, y }) => ({ x: x + at.x + 11 * n, y: y + at.y + 3 * n })));
    }),
  );
  return hexes.join('');
}
