/** The geometry of floors and towers, about the middle of a site. */
import type { Colour } from './view';

/** The height of a single floor. */
export const FLOOR = 15;
/** The front of a tower: its left, its right and its foot. */
export const FRONT = { left: -24, right: 15, foot: 18 };
/** Its width. */
export const WIDTH = FRONT.right - FRONT.left;
/** Its depth, to the right and up. */
export const DEPTH = { x: 9, y: -11 };
/** The greatest height of a tower without its roof, so that towers behind it stay visible. */
const MOST = 57;

/** The height of each floor of a tower: high towers have low floors. */
export const storey = (height: number): number => Math.min(FLOOR, MOST / height);

/** The upper edge of this many floors, in a tower of this height. */
export const ledge = (floors: number, height: number): number => FRONT.foot - storey(height) * floors;

/** The flat top of a tower of this height; `rim` is the parapet. */
export function lid(height: number, rim = 0): string {
  const y = ledge(height, height) - rim;
  const left = FRONT.left + rim * 2.4;
  return `M${left} ${y}l${DEPTH.x - rim * 1.6} ${DEPTH.y + rim * 2}H${FRONT.right + DEPTH.x - rim * 1.6}L${FRONT.right - rim * 0.4} ${y}Z`;
}

/** A hipped roof on a tower of this height: its front slope, its end, and the rows of its tiles. */
export function hip(height: number): { slope: string; end: string; tiles: string; middle: number } {
  const y = ledge(height, height) + 3;
  const [left, edge] = [FRONT.left - 4, FRONT.right + 3];
  const ridge = { left: FRONT.left + 8, right: FRONT.right + 2, y: y - 21 };
  const course = (part: number) => {
    const [x1, x2] = [left + (ridge.left - left) * part, edge + (ridge.right - edge) * part];
    return `M${x1} ${y - 21 * part}H${x2}`;
  };
  return {
    slope: `M${left} ${y}L${ridge.left} ${ridge.y}H${ridge.right}L${edge} ${y}Z`,
    end: `M${edge} ${y}L${ridge.right} ${ridge.y}L${FRONT.right + DEPTH.x + 4} ${y + DEPTH.y}Z`,
    tiles: course(0.2) + course(0.4) + course(0.6) + course(0.8),
    middle: y - 9,
  };
}

/** The eaves of a roof that was built over: its front and its side, at the upper edge of a floor. */
export function eaves(y: number, thick: number): { front: string; side: string } {
  const [left, edge] = [FRONT.left - 4, FRONT.right + 2];
  return {
    front: `M${left} ${y + thick}L${left + 4} ${y}H${edge - 1}L${edge} ${y + thick}Z`,
    side: `M${edge} ${y + thick}L${edge - 1} ${y}L${FRONT.right + DEPTH.x} ${y + DEPTH.y}L${FRONT.right + DEPTH.x + 3} ${y + thick + DEPTH.y}Z`,
  };
}

/** The look of a front, within 39 by 15: the material of its walls, and its windows. */
export interface Face {
  wall: string;
  windows: string;
  width: number;
  /** Whether the windows are filled, not drawn. */
  filled: boolean;
}

const row = (count: number, draw: (x: number) => string, from: number, step: number): string =>
  Array.from({ length: count }, (_, n) => draw(from + n * step)).join('');

/** Glass with slits of light, plaster with arches, concrete with bands, brick with panes. */
export const FACES: Record<Colour, Face> = {
  black: {
    wall: row(6, (x) => `M${x} 0v15`, 6.7, 5.2),
    windows: row(7, (x) => `M${x} 4v7.5`, 4.1, 5.2),
    width: 2.3,
    filled: false,
  },
  white: {
    wall: 'M0 13.4h39',
    windows: row(4, (x) => `M${x} 11.6v-4.6a2.4 2.4 0 0 1 4.8 0v4.6Z`, 3.6, 9),
    width: 0,
    filled: true,
  },
  grey: {
    wall: row(3, (x) => `M${x} 0v15`, 9.75, 9.75) + 'M0 14h39',
    windows: 'M2.5 4.6h34M2.5 9.8h34',
    width: 2.5,
    filled: false,
  },
  brown: {
    wall: 'M0 3.7h39M0 7.5h39M0 11.2h39' + row(5, (x) => `M${x} 0v3.7m3.8 0v3.8m-3.8 0v3.7m3.8 0v3.8`, 3, 7.7),
    windows: row(3, (x) => `M${x} 3.4h6.4v8.2h-6.4Zm3.2 0v8.2m-3.2-4.1h6.4`, 3.8, 12.5),
    width: 1.5,
    filled: false,
  },
};
