/** How floors and towers are drawn, about the middle of a site. */
import type { Colour } from './view';

/** How high a floor is. */
export const FLOOR = 13;
/** The front of a tower: from where to where, and its foot. */
export const FRONT = { left: -19, right: 12, foot: 15 };
/** How far back it goes, to the right and up. */
export const DEPTH = { x: 8, y: -8 };

/** The front of a floor, counted from 0. */
export function front(floor: number): { x: number; y: number; width: number; height: number } {
  return { x: FRONT.left, y: FRONT.foot - FLOOR * (floor + 1), width: FRONT.right - FRONT.left, height: FLOOR };
}

/** The right-hand side of a floor. */
export function right(floor: number): string {
  const { y, height } = front(floor);
  const { right: x } = FRONT;
  return `M${x} ${y}l${DEPTH.x} ${DEPTH.y}v${height}l${-DEPTH.x} ${-DEPTH.y}Z`;
}

/** The flat top of a tower so high. */
export function lid(height: number): string {
  const y = FRONT.foot - FLOOR * height;
  return `M${FRONT.left} ${y}l${DEPTH.x} ${DEPTH.y}H${FRONT.right + DEPTH.x}L${FRONT.right} ${y}Z`;
}

/** A gable roof on a tower so high: its front slope and its end. */
export function gable(height: number): { slope: string; end: string } {
  const y = FRONT.foot - FLOOR * height;
  const [left, edge] = [FRONT.left - 3, FRONT.right + 2];
  const ridge = { left: FRONT.left + 2, right: FRONT.right + 6, y: y - 17 };
  return {
    slope: `M${left} ${y + 2}L${ridge.left} ${ridge.y}H${ridge.right}L${edge} ${y + 2}Z`,
    end: `M${edge} ${y + 2}L${ridge.right} ${ridge.y}L${FRONT.right + DEPTH.x + 2} ${y + DEPTH.y + 2}Z`,
  };
}

/** The windows of each colour, within a front that begins at 0,0: slits, arches, bands, panes. */
export const WINDOWS: Record<Colour, { d: string; width: number }> = {
  black: { d: 'M6 3v7M11 3v7M16 3v7M21 3v7M26 3v7', width: 2 },
  white: { d: 'M5 10v-4a2 2 0 0 1 4 0v4M13.5 10v-4a2 2 0 0 1 4 0v4M22 10v-4a2 2 0 0 1 4 0v4', width: 1.6 },
  grey: { d: 'M4 4.5h23M4 8.5h23', width: 2 },
  brown: { d: 'M5 4h5v5h-5ZM13 4h5v5h-5ZM21 4h5v5h-5Z', width: 1.6 },
};
