/** The icons of Engineer, drawn about the middle of a square of 24. */

/** Wood, coal, steel and money. Each has its own outline. */
export const SIGNS: Record<string, string> = {
  wood: 'M-9-6h13a4.500 4.500 0 0 1 0 9h-13a4.500 4.500 0 0 0 0-9zM-6 4h13a3 3 0 0 1 0 6h-13a3 3 0 0 0 0-6z',
  coal: 'M-10 7L-8-3L-2-9L5-7L10 0L8 8Z',
  steel: 'M-10-9H10V-5H3V5H10V9H-10V5H-3V-5H-10Z',
  money: 'M0-10a10 10 0 1 1-.010 0zM-1.300-7v1.600c-4.800.600-4.800 6 .4 6.600c3.400.500 2.400 2.400.900 2.400c-1.600 0-2.200-.700-2.300-1.500h-2.300c.1 2 1.500 3.200 3.300 3.500V7.200h2.600V5.600c4.800-.700 4.700-6.200-.500-6.700c-3.300-.400-2.300-2.300-.800-2.300c1.300 0 1.800.700 1.900 1.400h2.300c-.1-1.900-1.300-3-2.900-3.300V-7z',
};

/** The dots of a die about its middle, for a die of 24. */
export const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-5, -5], [5, 5]],
  [[-5.5, -5.5], [0, 0], [5.5, 5.5]],
  [[-5, -5], [5, -5], [-5, 5], [5, 5]],
  [[-5.5, -5.5], [5.5, -5.5], [0, 0], [-5.5, 5.5], [5.5, 5.5]],
  [[-5, -6], [5, -6], [-5, 0], [5, 0], [-5, 6], [5, 6]],
];

/** An hourglass. */
export const HOURGLASS = 'M-7-10H7V-7L2 0L7 7V10H-7V7L-2 0L-7-7Z';

/** A footstep for each step of a card. */
export const FOOT = 'M-3-9c4-2 6 2 5 7c-.500 3-4 3-5 0c-.600-2-3-5 0-7zM-2.500 3c2-.600 4.500-.600 4.700 2c.1 3-4 4-4.700 1z';
