/** The geometry of a Polis city: flat-topped hexes seen from the south, raised by their level. */
import type { Point } from '../shared/spatial';
import type { Box } from '../shared/camera';
import { type Hex, neighbour, readHex, writeHex } from './notation';

export type { Point };

/** The side of a hex. */
export const SIDE = 40;
/** The foreshortening of the ground. */
export const TILT = 0.88;
/** The height of one level. */
export const RISE = 12;
/** The width of a single tile. */
export const TILE_WIDTH = 168;
const HALF = (SIDE * Math.sqrt(3) * TILT) / 2;

/** The middle of a hex on the ground, or of the top of a column with this level. */
export function middle({ q, r }: Hex, level = 0): Point {
  return { x: SIDE * 1.5 * q, y: HALF * (2 * r + q) - RISE * level };
}

/** The corners of a hex about its middle: clockwise from the north-west one, so that edge `d` runs from corner `d`. */
export const CORNERS: readonly Point[] = [
  { x: -SIDE / 2, y: -HALF },
  { x: SIDE / 2, y: -HALF },
  { x: SIDE, y: 0 },
  { x: SIDE / 2, y: HALF },
  { x: -SIDE / 2, y: HALF },
  { x: -SIDE, y: 0 },
];

/** The two ends of the edge in a direction. */
export function edge(direction: number): [Point, Point] {
  return [CORNERS[direction % 6] as Point, CORNERS[(direction + 1) % 6] as Point];
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (number: number) => Math.round(number * 10) / 10;

/** The outline of a hex, a little smaller by `inset`. */
export function outline(inset = 0): string {
  const scale = 1 - inset / SIDE;
  return `M${CORNERS.map((corner) => at({ x: corner.x * scale, y: corner.y * scale })).join('L')}Z`;
}

/** The three visible sides of a column: south-east, south, south-west, with this many levels. */
export function sides(levels: number): [string, string, string] {
  const wall = (direction: number) => {
    const [from, to] = edge(direction);
    const down = RISE * levels;
    return `M${at(from)}L${at(to)}L${at({ x: to.x, y: to.y + down })}L${at({ x: from.x, y: from.y + down })}Z`;
  };
  return [wall(2), wall(3), wall(4)];
}

/** A strip along an edge, inside the hex: the shade of a higher neighbour. */
export function strip(direction: number, width: number): string {
  const [from, to] = edge(direction);
  const inner = ({ x, y }: Point) => ({ x: x * (1 - width), y: y * (1 - width) });
  return `M${at(from)}L${at(to)}L${at(inner(to))}L${at(inner(from))}Z`;
}

/** An edge as a line. */
export function line(direction: number): string {
  const [from, to] = edge(direction);
  return `M${at(from)}L${at(to)}`;
}

/** Sorts from back to front. */
export function behind(one: Hex, other: Hex): number {
  return middle(one).y - middle(other).y || one.q - other.q;
}

/** The bounding box of these hexes and their columns, with a margin. */
export function boxRound(places: { hex: Hex; level: number }[], margin = 0): Box {
  const xs = places.map(({ hex }) => middle(hex).x);
  const tops = places.map(({ hex, level }) => middle(hex, level).y);
  const feet = places.map(({ hex }) => middle(hex).y);
  const [left, right] = [Math.min(...xs) - SIDE - margin, Math.max(...xs) + SIDE + margin];
  const [top, bottom] = [Math.min(...tops) - HALF - margin, Math.max(...feet) + HALF + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The empty hexes enclosed by the city, drawn as water. */
export function lakes(built: Set<string>): Hex[] {
  const hexes = [...built].map((name) => readHex(name) as Hex);
  const reach = 1 + Math.max(0, ...hexes.flatMap(({ q, r }) => [Math.abs(q), Math.abs(r), Math.abs(q + r)]));
  const inside = ({ q, r }: Hex) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= reach;
  const start = { q: reach, r: 0 };
  const outside = new Set([writeHex(start)]);
  const open = [start];
  for (let hex = open.pop(); hex; hex = open.pop()) {
    for (const near of neighbours(writeHex(hex))) {
      const key = writeHex(near);
      if (built.has(key) || outside.has(key) || !inside(near)) continue;
      outside.add(key);
      open.push(near);
    }
  }
  return everyHex(reach).filter((hex) => !built.has(writeHex(hex)) && !outside.has(writeHex(hex)));
}

function everyHex(reach: number): Hex[] {
  const span = Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach);
  return span.flatMap((q) => span.map((r) => ({ q, r }))).filter(({ q, r }) => Math.abs(q + r) <= reach);
}

function neighbours(name: string): Hex[] {
  const hex = readHex(name);
  return hex ? [0, 1, 2, 3, 4, 5].map((direction) => neighbour(hex, direction)) : [];
}
