/** The layout of the plan. */
import type { AttractionView, LotView, StreetView, Town } from './view';

/** A rectangle of the plan. */
export interface Plot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A street as it is drawn. */
export interface Drawn {
  street: StreetView;
  road: Plot;
  /** Across or down the plan. */
  across: boolean;
  /** The sign with its letter. */
  sign: { x: number; y: number };
  /** In the order of drawing. */
  lots: { lot: LotView; plot: Plot }[];
  finished: boolean;
}

/** The size of an attraction's square, and the distance between squares. */
export const SQUARE = { width: 152, height: 150 };
const APART = { x: 396, y: 372 };
const EDGE = { x: 84, y: 84 };
const GAP = 5;
const ROAD = 26;

/** The middle of an attraction's square. */
export function middle(place: Pick<AttractionView, 'x' | 'y'>): { x: number; y: number } {
  return { x: EDGE.x + place.x * APART.x, y: EDGE.y + place.y * APART.y };
}

/** The size of the whole plan. */
export function extent(town: Town): { width: number; height: number } {
  const far = (pick: (place: AttractionView) => number) => Math.max(...town.attractions.map(pick));
  const last = middle({ x: far((place) => place.x), y: far((place) => place.y) });
  return { width: last.x + EDGE.x, height: last.y + EDGE.y };
}

/** The layout of all streets. */
export function drawn(town: Town): Drawn[] {
  const spots = new Map(town.attractions.map((place) => [place.id, middle(place)]));
  return town.streets.flatMap((street) => {
    const [one, other] = street.ends.map((end) => spots.get(end));
    return one && other ? [layOut(street, one, other)] : [];
  });
}

function layOut(street: StreetView, one: { x: number; y: number }, other: { x: number; y: number }): Drawn {
  const across = one.y === other.y;
  const finished = street.lots.every((lot) => lot.built);
  const fromStart = across ? one.x < other.x : one.y < other.y;
  const lots = fromStart ? street.lots : [...street.lots].reverse();
  const start = across ? Math.min(one.x, other.x) + SQUARE.width / 2 : Math.min(one.y, other.y) + SQUARE.height / 2;
  const length = across ? APART.x - SQUARE.width : APART.y - SQUARE.height;
  const long = (length - 2 * GAP) / lots.length;
  const along = (n: number) => start + GAP + n * long;
  if (across) {
    const road = { x: start - 6, y: one.y + 36, width: length + 12, height: ROAD };
    const plots = lots.map((lot, n) => ({ lot, plot: { x: along(n) + 1.5, y: one.y - 58, width: long - 3, height: 90 } }));
    return { street, road, across, sign: { x: start + length / 2, y: road.y + ROAD / 2 }, lots: plots, finished };
  }
  const road = { x: one.x - 62, y: start - 6, width: ROAD, height: length + 12 };
  const plots = lots.map((lot, n) => ({ lot, plot: { x: one.x - 32, y: along(n) + 1.5, width: 100, height: long - 3 } }));
  return { street, road, across, sign: { x: road.x + ROAD / 2, y: start + length / 2 }, lots: plots, finished };
}
