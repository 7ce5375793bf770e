/** The notation of Planners: `take COLOUR`, `extend`, `tile X,Y R`, `lay X,Y X,Y`, `pass`. */
import type { Colour } from './view';

/** A square, or a place for a tile. */
export interface Spot {
  x: number;
  y: number;
}

/** The squares at the two ends of an object. */
export interface Span {
  from: string;
  to: string;
}

/** A parsed action. */
export type Deed =
  | { kind: 'take'; colour: Colour }
  | { kind: 'extend' }
  | { kind: 'tile'; at: string; turned: number }
  | ({ kind: 'lay' } & Span)
  | { kind: 'pass' };

/** The four colours in the order of the rules. */
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow'];
/** The colour of a letter on a tile. */
export const LETTERS: Record<string, Colour> = { R: 'red', G: 'green', B: 'blue', Y: 'yellow' };
/** Squares along the side of a tile. */
export const SIDE = 3;

const SPOT = /^(-?\d+),(-?\d+)$/;

/** Parses a square or a place; the middle of the city if it is invalid. */
export function readSpot(text: string): Spot {
  const found = SPOT.exec(text);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : { x: 0, y: 0 };
}

/** Formats a square or a place. */
export const writeSpot = ({ x, y }: Spot): string => `${x},${y}`;

/** Parses a span, `X,Y X,Y`. */
export function readSpan(text: string): Span {
  const [from = '', to = ''] = text.split(' ');
  return { from, to };
}

/** Parses an action of a player; null if it is none. */
export function readDeed(action: string): Deed | null {
  const [kind, first = '', second = '', ...more] = action.trim().split(/\s+/);
  if (more.length > 0) return null;
  if (kind === 'take' && (COLOURS as readonly string[]).includes(first)) return { kind, colour: first as Colour };
  if (kind === 'tile' && SPOT.test(first) && /^[0-3]$/.test(second)) return { kind, at: first, turned: Number(second) };
  if (kind === 'lay' && SPOT.test(first) && SPOT.test(second)) return { kind, from: first, to: second };
  return (kind === 'extend' || kind === 'pass') && first === '' ? { kind } : null;
}

/** The length of a span in squares. */
export function lengthOf({ from, to }: Span): number {
  const [one, other] = [readSpot(from), readSpot(to)];
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) + 1;
}

/** The squares of a span. */
export function squaresOf({ from, to }: Span): string[] {
  const [one, other] = [readSpot(from), readSpot(to)];
  const step = { x: Math.sign(other.x - one.x), y: Math.sign(other.y - one.y) };
  return Array.from({ length: lengthOf({ from, to }) }, (_, n) =>
    writeSpot({ x: one.x + n * step.x, y: one.y + n * step.y }),
  );
}

/** The places of an action, for links from the log: squares, and all nine of a tile. */
export function places(action: string): string[] {
  const deed = readDeed(action);
  if (deed?.kind === 'lay') return squaresOf(deed);
  if (deed?.kind !== 'tile') return [];
  const corner = readSpot(deed.at);
  return Array.from({ length: SIDE * SIDE }, (_, n) =>
    writeSpot({ x: SIDE * corner.x + (n % SIDE), y: SIDE * corner.y + Math.floor(n / SIDE) }),
  );
}

/** The legal actions, by what they point at. */
export interface Menu {
  colours: Map<Colour, string>;
  /** For each place, the action of each rotation. */
  tiles: Map<string, string[]>;
  spans: (Span & { action: string; length: number })[];
  extend: boolean;
  pass: boolean;
}

/** Sorts the legal actions. */
export function readMenu(actions: string[]): Menu {
  const menu: Menu = { colours: new Map(), tiles: new Map(), spans: [], extend: false, pass: false };
  for (const action of actions) {
    const deed = readDeed(action);
    if (deed?.kind === 'take') menu.colours.set(deed.colour, action);
    if (deed?.kind === 'lay') menu.spans.push({ from: deed.from, to: deed.to, action, length: lengthOf(deed) });
    if (deed?.kind === 'tile') {
      const turns = menu.tiles.get(deed.at) ?? [];
      turns[deed.turned] = action;
      menu.tiles.set(deed.at, turns);
    }
    if (deed?.kind === 'extend') menu.extend = true;
    if (deed?.kind === 'pass') menu.pass = true;
  }
  return menu;
}

/** The place for tiles that a square belongs to. */
export function tileAt(square: string): string {
  const { x, y } = readSpot(square);
  return writeSpot({ x: Math.floor(x / SIDE), y: Math.floor(y / SIDE) });
}
