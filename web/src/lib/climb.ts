// Which level of bots a person wins about half of: from their rating, or from the results kept on this device.
import { keep, recall } from './kept';
import type { GameInfo, GameRating } from './wire';

const KEY = 'rynek.results';
/** So many results of a game are kept. */
const KEPT = 20;
/** From so many rated games on, the rating decides. */
const RATED = 5;
/** The distance of two levels where it was not measured. */
const STEP = 200;
/** A result is clear if the points differ by this part of the larger number. */
const CLEAR = 0.25;
/** 400 points are odds of ten to one. */
const TENFOLD = 400;

/** A finished game against bots of one level. */
export interface Outcome {
  table: string;
  level: string;
  /** The share of the others that were beaten: 1 for a win, 0 for the last place; an equal place counts half. */
  won: number;
}

const all = () => recall<Record<string, Outcome[]>>(KEY) ?? {};

/** The results kept of a game, the latest last. */
export const resultsOf = (game: string): Outcome[] => all()[game] ?? [];

/** Keeps a result. Telling it again changes nothing. */
export function keepResult(game: string, outcome: Outcome): void {
  const known = resultsOf(game);
  if (known.some(({ table }) => table === outcome.table)) return;
  keep(KEY, { ...all(), [game]: [...known, outcome].slice(-KEPT) });
}

/** The share of the others who have a worse place than this seat; equal places count half. */
export function shareBeaten(places: number[], seat: number): number {
  const own = places[seat - 1] ?? 0;
  const others = places.filter((_, at) => at !== seat - 1);
  const beaten = others.reduce((sum, place) => sum + (place > own ? 1 : place === own ? 0.5 : 0), 0);
  return beaten / Math.max(others.length, 1);
}

/** The place of each level on the scale of ratings. One that was not measured lies between its neighbours, or a step beyond them. */
export function places({ levels, ladder }: GameInfo): number[] {
  const rated = levels.map((level) => ladder.find(({ id }) => id === level)?.rating ?? null);
  const known = rated.flatMap((rating, at) => (rating === null ? [] : [{ at, rating }]));
  return rated.map((rating, at) => {
    if (rating !== null) return rating;
    const below = known.findLast((one) => one.at < at);
    const above = known.find((one) => one.at > at);
    if (below && above) return below.rating + ((above.rating - below.rating) * (at - below.at)) / (above.at - below.at);
    const near = below ?? above ?? { at: 0, rating: 0 };
    return near.rating + STEP * (at - near.at);
  });
}

/** The strength that makes these results most likely. A draw with the weakest level is added, so that a newcomer is there. */
function strength(game: GameInfo, results: Outcome[]): number {
  const place = places(game);
  const played = results.flatMap(({ level, won }) => {
    const at = place[game.levels.indexOf(level)];
    return at === undefined ? [] : [{ at, won }];
  });
  const met = [{ at: place[0] ?? 0, won: 0.5 }, ...played];
  const expected = (own: number) => met.reduce((sum, { at }) => sum + 1 / (1 + 10 ** ((at - own) / TENFOLD)), 0);
  const won = met.reduce((sum, one) => sum + one.won, 0);
  let [low, high] = [Math.min(...place) - 4 * TENFOLD, Math.max(...place) + 4 * TENFOLD];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (expected(middle) < won) low = middle;
    else high = middle;
  }
  return low;
}

/** The level that a person wins about half of; for a newcomer the weakest. */
export function fittingLevel(game: GameInfo, rating: GameRating | null): string {
  const place = places(game);
  const own = rating !== null && rating.games >= RATED ? rating.points : strength(game, resultsOf(game.id));
  const far = place.map((at) => Math.abs(at - own));
  return game.levels[far.indexOf(Math.min(...far))] ?? '';
}

/** Whether the points of two players are far apart. */
export function isClear(one: number, other: number): boolean {
  return Math.abs(one - other) >= CLEAR * Math.max(Math.abs(one), Math.abs(other), 1);
}

/** The level to try next after a clear result, or the second equal one in a row; null if this one fits. */
export function nextLevel(game: GameInfo, outcome: Outcome, clear: boolean): string | null {
  const results = resultsOf(game.id).filter(({ table }) => table !== outcome.table);
  const before = results.at(-1);
  const again = before?.level === outcome.level && before.won === outcome.won;
  if ((outcome.won !== 0 && outcome.won !== 1) || (!clear && !again)) return null;
  const at = game.levels.indexOf(outcome.level);
  return at < 0 ? null : (game.levels[at + (outcome.won === 1 ? 1 : -1)] ?? null);
}
