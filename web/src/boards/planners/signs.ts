/** The symbols of the four colours, about the middle of a square, and the positions of squares. */
import { readSpot, SIDE, type Span, type Spot } from './notation';
import type { Colour } from './view';

/** The width of a square and of a tile. */
export const SQUARE = 36;
export const TILE = SIDE * SQUARE;

/** A house, a tree, a fountain, a street lamp, as printed on the plan. */
export const SIGNS: Record<Colour, string> = {
  red: 'M-8 9V-5L0-10L8-5V9ZM-5-2V1.5H-1.5V-2ZM1.5-2V1.5H5V-2ZM-1.8 9H1.8V4H-1.8Z',
  green: 'M0-10.5a7.3 7.3 0 0 1 2.5 14.2V9.5H-2.5V3.7A7.3 7.3 0 0 1 0-10.5Z',
  blue: 'M-9 4.5H9L7 9.5H-7ZM-1.2 3.5V-7.5H1.2V3.5ZM-2-8C-7-9.5-9-4-8 1.5H-5.8C-6.5-3-5-6.5-2-5.5ZM2-8C7-9.5 9-4 8 1.5H5.8C6.5-3 5-6.5 2-5.5Z',
  yellow: 'M-1.4 0H1.4V8H4.5V10.5H-4.5V8H-1.4ZM-5-7.5H5L3.2-.8H-3.2ZM-6.5-8.7L-1.2-12.5H1.2L6.5-8.7Z',
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
