/** Shapes of the drawing: points inside, distances, and irregular outlines. */

/** A point of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** A pseudo-random number from 0 to 1 that depends only on the seed, so that the town looks the same every time. */
export function chance(seed: number): number {
  const mixed = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The distance of a point from the line between two others. */
export function toLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

/** The sides of a closed outline. */
export const sides = (outline: Point[]): [Point, Point][] =>
  outline.map((from, n) => [from, outline[(n + 1) % outline.length] as Point]);

/** The distance of a point from an outline. */
export const toOutline = (point: Point, outline: Point[]): number =>
  Math.min(...sides(outline).map(([from, to]) => toLine(point, from, to)));

/** Whether a point lies within an outline. */
export function inside(point: Point, outline: Point[]): boolean {
  const crossed = sides(outline).filter(
    ([from, to]) =>
      from.y > point.y !== to.y > point.y &&
      point.x < ((to.x - from.x) * (point.y - from.y)) / (to.y - from.y) + from.x,
  );
  return crossed.length % 2 === 1;
}

/** The middle of an outline's corners. */
export function middle(outline: Point[]): Point {
  const sum = outline.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / outline.length, y: sum.y / outline.length };
}

const round = (number: number) => Math.round(number * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** An outline with sharp corners, as a path. */
export const angular = (outline: Point[]): string => `M${outline.map(at).join('L')}Z`;

/** A circle, as part of a path. */
export const spot = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** An outline scaled towards its middle. */
export function shrunk(outline: Point[], part: number): Point[] {
  const at = middle(outline);
  return outline.map(({ x, y }) => ({ x: at.x + (x - at.x) * part, y: at.y + (y - at.y) * part }));
}

/** How irregular an outline is: the sway of its sides, their distance outside, and how much of the corners is cut off. */
export interface Growth {
  sway: number;
  out: number;
  corner: number;
}

/** An irregular version of an outline, as a path. */
export function grown(outline: Point[], growth: Growth): string {
  const points = sides(outline).flatMap(([from, to], side) => swaying(from, to, growth, side, outline));
  const curve = points.map((point, n) => {
    const near = (step: number) => points[(n + step + points.length) % points.length] as Point;
    const [before, next, after] = [near(-1), near(1), near(2)];
    const first = { x: point.x + (next.x - before.x) / 6, y: point.y + (next.y - before.y) / 6 };
    const second = { x: next.x - (after.x - point.x) / 6, y: next.y - (after.y - point.y) / 6 };
    return `C${at(first)} ${at(second)} ${at(next)}`;
  });
  return `M${at(points[0] ?? { x: 0, y: 0 })}${curve.join('')}Z`;
}

/** Points along a side, away from its corners, each slightly outside or inside. */
function swaying(from: Point, to: Point, { sway, out, corner }: Growth, side: number, outline: Point[]): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const count = Math.max(2, Math.round(length / 55));
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const probe = { x: (from.x + to.x) / 2 + across.x, y: (from.y + to.y) / 2 + across.y };
  const sign = inside(probe, outline) ? -1 : 1;
  const rim = Math.min(corner, length / 3) / length;
  return Array.from({ length: count }, (_, n) => {
    const part = rim + ((1 - 2 * rim) * n) / (count - 1);
    const off = sign * (out + sway * (chance(side * 31 + n * 7 + length) * 2 - 1));
    return {
      x: from.x + (to.x - from.x) * part + across.x * off,
      y: from.y + (to.y - from.y) * part + across.y * off,
    };
  });
}
