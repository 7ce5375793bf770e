/** The notation of Polis: hexes `Q,R`, orientations 0 to 5, builds `TILE Q,R K`. */

/** A hex of the grid, flat side up. */
export interface Hex {
  q: number;
  r: number;
}

/** A tile taken from the market and placed. */
export interface Build {
  tile: number;
  at: Hex;
  /** The direction of the second hex, 0 north, then clockwise. */
  turned: number;
}

/** One step in each direction, clockwise from the north. */
const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

const BUILD = /^(\d+) (-?\d+),(-?\d+) ([0-5])$/;
const PLACE = /^(-?\d+),(-?\d+)$/;

/** Parses a build; null for other actions, such as a draw. */
export function readBuild(action: string): Build | null {
  const found = BUILD.exec(action.trim());
  if (!found) return null;
  const [tile, q, r, turned] = found.slice(1).map(Number) as [number, number, number, number];
  return { tile, at: { q, r }, turned };
}

/** Parses a hex; null if it is none. */
export function readHex(text: string): Hex | null {
  const found = PLACE.exec(text);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : null;
}

/** Formats a hex. */
export function writeHex({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** The neighbour in a direction. */
export function neighbour(hex: Hex, direction: number): Hex {
  const step = STEPS[((direction % 6) + 6) % 6] as Hex;
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** The three hexes of a tile, in the order of its faces. */
export function footprint({ at, turned }: Pick<Build, 'at' | 'turned'>): [Hex, Hex, Hex] {
  return [at, neighbour(at, turned), neighbour(at, turned + 1)];
}

/** The hexes an action covers. */
export function hexesOf(action: string): string[] {
  const build = readBuild(action);
  return build ? footprint(build).map(writeHex) : [];
}

/** A hex in a player's city, as the page names it: each player has their own city. */
export const placeIn = (seat: number, hex: string): string => `${seat} ${hex}`;

/** Parses such a name; null if it is none. */
export function readPlace(place: string): { seat: number; hex: string } | null {
  const [seat, hex] = place.split(' ');
  return seat && hex ? { seat: Number(seat), hex } : null;
}

/** The places of an action, for links from the log. */
export function places(action: string, seat = 0): string[] {
  return seat > 0 ? hexesOf(action).map((hex) => placeIn(seat, hex)) : [];
}

/** The buttons to press for an action: its tile in the market. */
export function controls(action: string): string[] {
  const build = readBuild(action);
  return build === null ? [] : [`[data-tile="${build.tile}"]`];
}
