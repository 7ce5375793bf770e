/** The symbols of Polis, drawn about the middle of a hex, and their names. */
import type { Message } from '../../lib/words';

/** A symbol for each kind of hex, by its letter. */
export const SIGNS: Record<string, string> = {
  h: 'M-11 1L0-10L11 1H8V10H2.5V4H-2.5V10H-8V1Z',
  m: 'M-9-10H9L11.6-3a2.9 2.9 0 0 1-5.8 0a2.9 2.9 0 0 1-5.8 0a2.9 2.9 0 0 1-5.8 0a2.9 2.9 0 0 1-5.8 0ZM-9 2.5H-6.5V5.5H6.5V2.5H9V10H-9Z',
  b: 'M0-11L9.5-8V0C9.5 5.5 5.5 9 0 11.5C-5.5 9-9.5 5.5-9.5 0V-8ZM0-4.5L-5.5 0V4L0-.5L5.5 4V0Z',
  t: 'M0-11L11.5-5V-3H-11.5V-5ZM-9-1.5H-5.5V6H-9ZM-1.75-1.5H1.75V6H-1.75ZM5.5-1.5H9V6H5.5ZM-11.5 7.5H11.5V10.5H-11.5Z',
  g: 'M0-12C6-7 7.5 0 3.5 4.5L1.5 5.5V10.5H-1.5V5.5L-3.5 4.5C-7.5 0-6-7 0-12ZM9 2.5a3.6 3.6 0 1 1-.01 0ZM-9 2.5a3.6 3.6 0 1 1-.01 0Z',
  q: 'M-4.5-9H5.5L7-1.5H-6ZM-11 1H-1L-.5 9.5H-11.5ZM1.5 1H10.5L11.5 9.5H2Z',
};

/** A star about its middle. */
export const STAR = 'M0 -7L1.8 -2.5L6.7 -2.2L2.9 1L4.1 5.7L0 3.1L-4.1 5.7L-2.9 1L-6.7 -2.2L-1.8 -2.5Z';

/** A stone. */
export const STONE = 'M-5 4L-6.5-1L-2.5-5.5L3.5-5L6.5-.5L4.5 4.5Z';

/** The number of stars of a plaza, as on the tiles. */
export const STARS: Record<string, number> = { H: 1, M: 2, B: 2, T: 2, G: 3 };

/** The names of the lines of the score sheet, by the letter of the district. */
export const LINES: Record<string, string> = { h: 'house', m: 'market', b: 'barracks', t: 'temple', g: 'garden' };

/** The id of a face in messages. */
export function faceId(face: string): string {
  const kind = face.toLowerCase();
  return kind === face ? kind : `plaza-${kind}`;
}

/** In the order of crates/polis/src/log.rs. */
const ORDER = [...'HMBTGhmbgqt'];

/** What a tile shows, counted: "2 houses and a quarry". */
export function shown(faces: string): { list: Message[] } {
  const counted = ORDER.map((face) => ({ face: faceId(face), count: [...faces].filter((other) => other === face).length }));
  return { list: counted.filter(({ count }) => count > 0).map((args) => ({ key: 'polis-hexes', args })) };
}
