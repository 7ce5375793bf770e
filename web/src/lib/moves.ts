// The moves of a game for a replay, from the log of its table.
import type { Told } from './wire';

/** The actions that stand, in order: what was taken back is left out. The first leads to step 1. */
export function standing(entries: readonly Told[]): Told[] {
  const moves: Told[] = [];
  for (const entry of entries) {
    if (entry.what === 'acted' || entry.what === 'drawn') moves.push(entry);
    if (entry.what === 'took_back') moves.splice(Math.max(0, moves.length - (entry.actions ?? 0)));
  }
  return moves;
}

/** The next step in a direction that shows something: random draws may be skipped. */
export function nextStep(moves: readonly Told[] | null, at: number, by: 1 | -1, of: number, skipDraws: boolean): number {
  let step = at + by;
  while (skipDraws && moves !== null && step > 0 && step < of && moves[step - 1]?.what === 'drawn') step += by;
  return Math.max(0, Math.min(of, step));
}
