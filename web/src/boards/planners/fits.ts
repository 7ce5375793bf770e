/** What a choice opens and closes, told before the server has answered: a test compares it with what the rules say. */
import { type Deed, LETTERS, lengthOf, readSpan, readSpot, SIDE, type Span, type Spot, squaresOf, writeSpot } from './notation';
import { LONGEST } from './stage';
import type { Colour, PlannersView } from './view';

/** The squares of the city by their letters, and those that objects lie on. */
export interface Ground {
  faces: Map<string, string>;
  taken: Set<string>;
  /** Whether pits are in the way (planners.place.hole, planners.variant.youngest). */
  pits: boolean;
}

/** Where an object of a seat could lie. */
export interface Fit extends Span {
  seat: number;
  colour: Colour;
  length: number;
}

function lay(faces: Map<string, string>, at: string, rows: string[]) {
  const corner = readSpot(at);
  rows.forEach((row, y) =>
    [...row].forEach((face, x) => faces.set(writeSpot({ x: SIDE * corner.x + x, y: SIDE * corner.y + y }), face)),
  );
}

/** The ground of a position. */
export function groundOf(view: PlannersView): Ground {
  const faces = new Map<string, string>();
  for (const { at, rows } of view.tiles) lay(faces, at, rows);
  return {
    faces,
    taken: new Set(view.objects.flatMap((object) => squaresOf(readSpan(object.span)))),
    pits: !view.setup.youngest,
  };
}

/** The ground after a tile or an object has been laid on it. */
export function groundAfter(ground: Ground, deed: Deed | null, view: PlannersView): Ground {
  if (deed?.kind === 'lay') return { ...ground, taken: new Set([...ground.taken, ...squaresOf(deed)]) };
  const rows = deed?.kind === 'tile' ? view.drawn?.turned[deed.turned] : undefined;
  if (deed?.kind !== 'tile' || !rows) return ground;
  const faces = new Map(ground.faces);
  lay(faces, deed.at, rows);
  return { ...ground, faces };
}

/** Follows a row or a column from a symbol to every other one of its colour that can be reached. */
function reach(ground: Ground, from: Spot, step: Spot, colour: Colour): Span[] {
  const found: Span[] = [];
  for (let n = 1; n < LONGEST; n += 1) {
    const square = writeSpot({ x: from.x + n * step.x, y: from.y + n * step.y });
    const face = ground.faces.get(square);
    if (face === undefined || ground.taken.has(square) || (face === 'o' && ground.pits)) break;
    if (LETTERS[face] === colour) found.push({ from: writeSpot(from), to: square });
  }
  return found;
}

/** Where objects of these lengths fit. */
export function fitsOf(ground: Ground, colour: Colour, lengths: number[]): Span[] {
  const starts = [...ground.faces].filter(([square, face]) => LETTERS[face] === colour && !ground.taken.has(square));
  return starts
    .map(([square]) => readSpot(square))
    .flatMap((from) => [...reach(ground, from, { x: 1, y: 0 }, colour), ...reach(ground, from, { x: 0, y: 1 }, colour)])
    .filter((span) => lengths.includes(lengthOf(span)));
}

const spell = ({ from, to }: Span) => `${from} ${to}`;

/** What everybody could lay now. */
export function fitsNow(view: PlannersView): Fit[] {
  return view.planners.flatMap(({ colour, fits }, n) =>
    colour === null ? [] : fits.map(readSpan).map((span) => ({ ...span, seat: n + 1, colour, length: lengthOf(span) })),
  );
}

/** What somebody could lay after a choice and cannot now; and what others could lay now and cannot then. */
export function changes(view: PlannersView, deed: Deed | null, ground = groundOf(view)): { opened: Fit[]; closed: Fit[] } {
  if (deed?.kind !== 'tile' && deed?.kind !== 'lay') return { opened: [], closed: [] };
  const after = groundAfter(ground, deed, view);
  const now = fitsNow(view);
  const then = view.planners.flatMap(({ colour, left }, n) =>
    colour === null ? [] : fitsOf(after, colour, left).map((span) => ({ ...span, seat: n + 1, colour, length: lengthOf(span) })),
  );
  const [before, later] = [new Set(now.map(spell)), new Set(then.map(spell))];
  return {
    opened: then.filter((fit) => !before.has(spell(fit))),
    closed: now.filter((fit) => fit.seat !== view.mover && !later.has(spell(fit))),
  };
}
