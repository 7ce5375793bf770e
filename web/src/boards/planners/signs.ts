/** The symbols of the objects, about the middle of a square, and the positions of squares. */
import { readSpot, SIDE, type Span, type Spot } from './notation';
import type { ObjectKind } from './view';

/** The width of a square and of a tile. */
export const SQUARE = 36;
export const TILE = SIDE * SQUARE;

/** A house, a tree, a fountain, the front of a tram, a street lamp, as printed on the plan. */
export const SIGNS: Record<ObjectKind, string> = {
  buildings: 'M-8 9V-5L0-10L8-5V9ZM-5-2V1.5H-1.5V-2ZM1.5-2V1.5H5V-2ZM-1.8 9H1.8V4H-1.8Z',
  tree_rows: 'M0-10.5a7.3 7.3 0 0 1 2.5 14.2V9.5H-2.5V3.7A7.3 7.3 0 0 1 0-10.5Z',
  fountains: 'M-9 4.5H9L7 9.5H-7ZM-1.2 3.5V-7.5H1.2V3.5ZM-2-8C-7-9.5-9-4-8 1.5H-5.8C-6.5-3-5-6.5-2-5.5ZM2-8C7-9.5 9-4 8 1.5H5.8C6.5-3 5-6.5 2-5.5Z',
  trams: 'M-8-6.5A2.5 2.5 0 0 1-5.5-9H5.5A2.5 2.5 0 0 1 8-6.5V7.5A2 2 0 0 1 6 9.5H-6A2 2 0 0 1-8 7.5ZM-5.5-6.5V.5H5.5V-6.5ZM-5.5 4.7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM2.3 4.7a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0ZM-5-12.5H5V-11H2L1-9.8H-1L-2-11H-5ZM-7.5 10.5H-3.5V12H-7.5ZM3.5 10.5H7.5V12H3.5Z',
  street_lamps: 'M-1.4 0H1.4V8H4.5V10.5H-4.5V8H-1.4ZM-5-7.5H5L3.2-.8H-3.2ZM-6.5-8.7L-1.2-12.5H1.2L6.5-8.7Z',
};

/** The middle of a square in the drawing. */
export const middle = ({ x, y }: Spot) => ({ x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE });

/** The upper left corner of a tile's place in the drawing, and its middle. */
export function corner(place: string): Spot {
  const { x, y } = readSpot(place);
  return { x: x * TILE, y: y * TILE };
}
export function heart(place: string): Spot {
  const { x, y } = corner(place);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}

/** The rectangle of a span, smaller by `inset` on every side. */
export function boxOf({ from, to }: Span, inset: number) {
  const [one, other] = [readSpot(from), readSpot(to)];
  return {
    x: Math.min(one.x, other.x) * SQUARE + inset,
    y: Math.min(one.y, other.y) * SQUARE + inset,
    width: (Math.abs(one.x - other.x) + 1) * SQUARE - 2 * inset,
    height: (Math.abs(one.y - other.y) + 1) * SQUARE - 2 * inset,
  };
}
