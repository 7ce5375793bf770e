/** The signs of the four colours, about the middle of a square. */
import type { Colour } from './view';

/** How wide a square is drawn. */
export const SQUARE = 36;

/** A house, a tree, a fountain, a street lamp. */
export const SIGNS: Record<Colour, string> = {
  red: 'M-8 9V-5L0-10L8-5V9ZM-5-2V1.5H-1.5V-2ZM1.5-2V1.5H5V-2ZM-1.8 9H1.8V4H-1.8Z',
  green: 'M0-10.5a7.3 7.3 0 0 1 2.5 14.2V9.5H-2.5V3.7A7.3 7.3 0 0 1 0-10.5Z',
  blue: 'M-9 4.5H9L7 9.5H-7ZM-1.2 3.5V-7.5H1.2V3.5ZM-2-8C-7-9.5-9-4-8 1.5H-5.8C-6.5-3-5-6.5-2-5.5ZM2-8C7-9.5 9-4 8 1.5H5.8C6.5-3 5-6.5 2-5.5Z',
  yellow: 'M-1.4-2H1.4V8H4V10H-4V8H-1.4ZM0-10.5a4.4 4.4 0 1 1-.01 0Z',
};

/** Where the middle of a square is drawn. */
export const middle = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * SQUARE, y: (y + 0.5) * SQUARE });
