/** The content of each square, and which objects a choice makes possible or prevents, from the view. */
import { type Deed, lengthOf, readSpan, readSpot, SIDE, type Span, writeSpot } from './notation';
import type { Colour, PlannersView } from './view';

/** The content of each square of the city, by its letter. */
export type Ground = Map<string, string>;

/** A place for an object of a seat. */
export interface Fit extends Span {
  seat: number;
  colour: Colour;
  length: number;
}

/** The squares of a position. */
export function groundOf(view: PlannersView): Ground {
  const square = (at: string, x: number, y: number) => {
    const corner = readSpot(at);
    return writeSpot({ x: SIDE * corner.x + x, y: SIDE * corner.y + y });
  };
  const squares = view.tiles.flatMap(({ at, rows }) =>
    rows.flatMap((row, y) => [...row].map((face, x): [string, string] => [square(at, x, y), face])),
  );
  return new Map(squares);
}

/** The spans of each seat, as places for its objects. */
function fitsOf(view: PlannersView, spans: string[][]): Fit[] {
  return view.planners.flatMap(({ colour }, n) =>
    colour === null ? [] : (spans[n] ?? []).map(readSpan).map((span) => ({ ...span, seat: n + 1, colour, length: lengthOf(span) })),
  );
}

/** Where the objects of all players fit now. */
export const fitsNow = (view: PlannersView) => fitsOf(view, view.planners.map(({ fits }) => fits));

/** Where objects fit only after an action, and where the others' objects fit only before it. */
export function changes(view: PlannersView, deed: Deed | null): { opened: Fit[]; closed: Fit[] } {
  const action = deed?.kind === 'tile' ? `tile ${deed.at} ${deed.turned}` : deed?.kind === 'lay' ? `lay ${deed.from} ${deed.to}` : null;
  const fits = fitsOf(view, view.changes.find((change) => change.action === action)?.spans ?? []);
  return deed?.kind === 'tile' ? { opened: fits, closed: [] } : { opened: [], closed: fits };
}
