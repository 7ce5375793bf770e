// What others did since the viewer's last action, from the log.
import type { Seat, Told } from './wire';

/** An action of another player, and how many actions had been played after it, random draws included. */
export interface Step {
  entry: Told;
  steps: number;
}

const moves = (entry: Told) => entry.what === 'acted' || entry.what === 'drawn';

/** The others' actions since the viewer last acted, the oldest first; `steps` is the number of actions now. */
export function sinceMine(log: readonly Told[], steps: number, mine: readonly Seat[]): Step[] {
  const found: Step[] = [];
  let after = steps;
  for (const entry of log.toReversed()) {
    // What was taken back is no longer on the board, and what came before it was seen.
    if (entry.what === 'took_back') break;
    if (!moves(entry)) continue;
    if (entry.what === 'acted' && entry.seat !== undefined) {
      if (mine.includes(entry.seat)) break;
      found.unshift({ entry, steps: after });
    }
    after -= 1;
  }
  return found;
}
