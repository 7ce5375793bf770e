/** A city as it is drawn: its columns from back to front, with shades and seams. */
import { behind, CORNERS, middle, type Point } from './geometry';
import { type Build, footprint, type Hex, neighbour, readHex, writeHex } from './notation';
import type { CityView } from './view';

/** A column with all data for its drawing. */
export interface DrawnColumn {
  key: string;
  hex: Hex;
  level: number;
  face: string;
  tile: number;
  /** Higher neighbours on the north and west, which cast shade here. */
  shades: { direction: number; levels: number }[];
  /** Edges between hexes of the same tile. */
  inner: number[];
  /** Edges of the tile. */
  outer: number[];
  /** Placed since the previous view. */
  fresh: boolean;
  /** Part of the last tile. */
  newest: boolean;
  /** Part of the tile that is being chosen. */
  planned: boolean;
  /** Highlighted from outside the board. */
  lit: boolean;
}

/** Highlights of some columns. */
export interface Marks {
  /** A tile that is chosen but not placed yet, with its faces. */
  plan: { build: Build; faces: string; level: number } | null;
  /** Hexes placed since the previous view. */
  fresh: Set<string>;
  newest: Set<string>;
  lit: Set<string>;
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5];
const SHADY = [0, 4, 5];

/** The columns of a city from back to front. */
export function relief(city: CityView, marks: Marks): DrawnColumn[] {
  const tops = new Map<string, { hex: Hex; level: number; face: string; tile: number; planned: boolean }>();
  for (const { at, level, face, tile } of city.columns) {
    const hex = readHex(at);
    if (hex) tops.set(at, { hex, level, face, tile, planned: false });
  }
  if (marks.plan) {
    const { build, faces, level } = marks.plan;
    footprint(build).forEach((hex, n) => {
      tops.set(writeHex(hex), { hex, level, face: faces[n] ?? 'q', tile: build.tile, planned: true });
    });
  }
  return [...tops].map(([key, top]) => {
    const near = DIRECTIONS.map((direction) => tops.get(writeHex(neighbour(top.hex, direction))));
    const same = (direction: number) => near[direction]?.tile === top.tile && near[direction]?.level === top.level;
    return {
      key,
      ...top,
      shades: SHADY.map((direction) => ({ direction, levels: (near[direction]?.level ?? 0) - top.level })).filter(
        (shade) => shade.levels > 0,
      ),
      inner: DIRECTIONS.filter(same),
      outer: DIRECTIONS.filter((direction) => !same(direction)),
      fresh: marks.fresh.has(key) && !top.planned,
      newest: marks.newest.has(key) && !top.planned,
      lit: marks.lit.has(key),
    };
  }).sort((one, other) => behind(one.hex, other.hex));
}

/** The column whose top is at a point, the front one first. */
export function columnAt(columns: DrawnColumn[], point: Point): DrawnColumn | null {
  for (let n = columns.length - 1; n >= 0; n -= 1) {
    const column = columns[n] as DrawnColumn;
    const at = middle(column.hex, column.level);
    if (insideHex({ x: point.x - at.x, y: point.y - at.y })) return column;
  }
  return null;
}

function insideHex({ x, y }: Point): boolean {
  const [upper, right] = [CORNERS[1] as Point, CORNERS[2] as Point];
  const [dx, dy] = [Math.abs(x), Math.abs(y)];
  if (dy > -upper.y || dx > right.x) return false;
  return dx <= right.x - ((right.x - upper.x) * dy) / -upper.y;
}
