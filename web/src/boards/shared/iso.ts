/** A view from above and aside, without perspective: where points in space are on the screen, and what is in front. */
import type { Point } from './spatial';

/** A point in space: `x` and `y` as in the flat drawing, `z` upwards. */
export interface Spot extends Point {
  z: number;
}

/** How a scene is looked at. */
export interface Lens {
  /** The cosine and the sine of the angle by which the ground is turned. */
  cos: number;
  sin: number;
  /** The foreshortening of the ground, and of heights. */
  tilt: number;
  lift: number;
}

/** A lens that turns the ground by some degrees and foreshortens it: 1 is from above, 0 from the side. */
export function lens(degrees: number, tilt: number): Lens {
  const angle = (degrees * Math.PI) / 180;
  return { cos: Math.cos(angle), sin: Math.sin(angle), tilt, lift: Math.sqrt(1 - tilt * tilt) };
}

/** The position of a point on the screen. */
export function project({ cos, sin, tilt, lift }: Lens, { x, y, z }: Spot): Point {
  return { x: x * cos - y * sin, y: (x * sin + y * cos) * tilt - z * lift };
}

/** How near a point of the ground is to the viewer: what is nearer is drawn later. */
export const nearness = ({ cos, sin }: Lens, { x, y }: Point): number => x * sin + y * cos;

/** The point of the ground at a point of the screen. */
export function unproject({ cos, sin, tilt }: Lens, { x, y }: Point): Point {
  const down = y / tilt;
  return { x: x * cos + down * sin, y: down * cos - x * sin };
}

/** Lays a flat drawing on the ground, as an SVG transform. */
export const laidFlat = ({ cos, sin, tilt }: Lens): string => `matrix(${[cos, sin * tilt, -sin, cos * tilt, 0, 0].map((part) => part.toFixed(4)).join(' ')})`;

/** Puts a drawing upright on a wall that runs from one point to another, as an SVG transform: `x` along the wall, `y` down. */
export function onWall(view: Lens, from: Spot, to: Spot, length: number): string {
  const [start, end] = [project(view, from), project(view, to)];
  const [along, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  return `matrix(${along.toFixed(4)} ${down.toFixed(4)} 0 ${view.lift.toFixed(4)} ${start.x.toFixed(1)} ${start.y.toFixed(1)})`;
}

/** Sorts from back to front. */
export function paintersOrder<Thing>(view: Lens, things: readonly Thing[], at: (thing: Thing) => Point): Thing[] {
  return things
    .map((thing) => ({ thing, near: nearness(view, at(thing)) }))
    .sort((one, other) => one.near - other.near)
    .map(({ thing }) => thing);
}
