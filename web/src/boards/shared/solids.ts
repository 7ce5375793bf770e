/** Simple solids as faces to be painted one after another: only those that can be seen, each with its shade. */
import { type Lens, project, type Spot } from './iso';
import type { Point } from './spatial';

/** A face or a line of a drawing. Its colour comes from its ink, by class; shades go from 0, dark, to 4, bright. */
export interface Face {
  ink: string;
  shade: number;
  d: string;
  /** The width of a line; a face has none. */
  width?: number;
}

const SHADES = 4;
/** Where the light comes from, as seen by the viewer: from the left, the front and above. */
const LIGHT = { x: -0.62, y: 0.28, z: 0.73 };

const round = (number: number) => Math.round(number * 10) / 10;
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** Points of the screen as a closed path. */
export const closed = (points: Point[]): string => `M${points.map(at).join('L')}Z`;

/** Draws solids for a lens. */
export class Mason {
  constructor(private readonly lens: Lens) {}

  /** A flat face with any number of corners, clockwise as seen from outside; nothing if it is turned away. */
  face(ink: string, corners: Spot[]): Face[] {
    const points = corners.map((corner) => project(this.lens, corner));
    const area = points.reduce((sum, from, n) => {
      const to = points[(n + 1) % points.length] as Point;
      return sum + from.x * to.y - to.x * from.y;
    }, 0);
    return area > 0.01 ? [{ ink, shade: this.shade(corners), d: closed(points) }] : [];
  }

  /** A wall-sided solid on an outline that is clockwise on the screen. */
  prism(ink: string, outline: Point[], foot: number, top: number, lid = ink): Face[] {
    const walls = outline.flatMap((from, n) => {
      const to = outline[(n + 1) % outline.length] as Point;
      return this.face(ink, [{ ...from, z: top }, { ...from, z: foot }, { ...to, z: foot }, { ...to, z: top }]);
    });
    return [...walls, ...this.face(lid, outline.map((corner) => ({ ...corner, z: top })))];
  }

  /** A pyramid on an outline. */
  spire(ink: string, outline: Point[], foot: number, tip: Spot): Face[] {
    return outline.flatMap((from, n) => {
      const to = outline[(n + 1) % outline.length] as Point;
      return this.face(ink, [tip, { ...from, z: foot }, { ...to, z: foot }]);
    });
  }

  /** A roof with a ridge along the first side of a rectangle; `hip` is how far the ridge is shorter at each end. */
  roof(ink: string, [a, b, c, d]: [Point, Point, Point, Point], foot: number, rise: number, hip = 0, gable = ink): Face[] {
    const along = (from: Point, to: Point, part: number): Point => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    const [start, end] = [along(a, d, 0.5), along(b, c, 0.5)];
    const [west, east] = [along(start, end, hip), along(start, end, 1 - hip)].map((point) => ({ ...point, z: foot + rise })) as [Spot, Spot];
    const low = (point: Point): Spot => ({ ...point, z: foot });
    return [
      ...this.face(ink, [low(a), low(b), east, west]),
      ...this.face(gable, [low(b), low(c), east]),
      ...this.face(gable, [low(d), low(a), west]),
      ...this.face(ink, [low(c), low(d), west, east]),
    ];
  }

  /** A line through points of space. */
  line(ink: string, width: number, ...spots: Spot[]): Face {
    return { ink, shade: 2, width, d: `M${spots.map((spot) => at(project(this.lens, spot))).join('L')}` };
  }

  /** Lines between pairs of points, as one face. */
  lines(ink: string, width: number, pairs: [Spot, Spot][], shade = 2): Face {
    return { ink, shade, width, d: pairs.map(([from, to]) => `M${at(project(this.lens, from))}L${at(project(this.lens, to))}`).join('') };
  }

  /** A flat drawing that always faces the viewer, such as a tree; `draw` gets the point of the screen. */
  upright(ink: string, shade: number, spot: Spot, draw: (x: number, y: number) => string): Face {
    const { x, y } = project(this.lens, spot);
    return { ink, shade, d: draw(round(x), round(y)) };
  }

  private shade(corners: Spot[]): number {
    const [a, b, c] = corners as [Spot, Spot, Spot];
    const [u, v] = [sub(b, a), sub(c, a)];
    const normal = { x: u.y * v.z - u.z * v.y, y: u.z * v.x - u.x * v.z, z: u.x * v.y - u.y * v.x };
    const size = Math.hypot(normal.x, normal.y, normal.z) || 1;
    const { cos, sin } = this.lens;
    const seen = { x: normal.x * cos - normal.y * sin, y: normal.x * sin + normal.y * cos, z: normal.z };
    const light = (seen.x * LIGHT.x + seen.y * LIGHT.y + seen.z * LIGHT.z) / size;
    return Math.max(0, Math.min(SHADES, Math.round((light + 0.5) * (SHADES / 1.4))));
  }
}

const sub = (one: Spot, other: Spot): Spot => ({ x: one.x - other.x, y: one.y - other.y, z: one.z - other.z });

/** The corners of a rectangle about a point, turned by some degrees: clockwise on the screen. */
export function block(at: Point, width: number, depth: number, degrees = 0): [Point, Point, Point, Point] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (x: number, y: number): Point => ({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos });
  const [w, d] = [width / 2, depth / 2];
  return [corner(-w, -d), corner(w, -d), corner(w, d), corner(-w, d)];
}

/** Joins neighbours of the same look, so that fewer elements are needed. */
export function joined(faces: Face[]): Face[] {
  const all: Face[] = [];
  for (const face of faces) {
    const before = all.at(-1);
    if (before && before.ink === face.ink && before.shade === face.shade && before.width === face.width) {
      all[all.length - 1] = { ...before, d: before.d + face.d };
    } else all.push(face);
  }
  return all;
}
