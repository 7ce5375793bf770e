/** The actions that a press means where no object fits, so that the rules can say why. */
import type { Ground } from './ground';
import { LETTERS, readSpot, writeSpot } from './notation';
import type { Colour } from './view';

const WAYS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** The squares that an object of this length would end on, from a square in each direction. */
function endsFrom(square: string, length: number): string[] {
  const { x, y } = readSpot(square);
  return WAYS.map((way) => writeSpot({ x: x + way.x * (length - 1), y: y + way.y * (length - 1) }));
}

/** An object of this length on a square: within the city, if it can be. */
export function layFrom(square: string, ground: Ground, length: number): string {
  const ends = endsFrom(square, length);
  return `lay ${square} ${ends.find((end) => ground.has(end)) ?? ends[0]}`;
}

/** An object of this length: between two symbols of the colour, if there are any that far apart. */
export function layOf(length: number, ground: Ground, colour: Colour): string {
  const own = [...ground].filter(([, face]) => LETTERS[face] === colour).map(([at]) => at);
  for (const from of own) {
    const to = endsFrom(from, length).find((end) => own.includes(end));
    if (to !== undefined) return `lay ${from} ${to}`;
  }
  return layFrom(own[0] ?? '0,0', ground, length);
}
