// Personal bests, kept on this device: the most points at a game with this number of players and these options.
import { keep, recall } from './kept';

const KEY = 'rynek.bests';

interface Kept {
  points: number;
  /** The table it was reached at. */
  table: string;
  /** The best before it; null if there was none. */
  before: number | null;
}

/** A result compared with the person's best. */
export interface Best {
  /** The most points so far, this game included. */
  points: number;
  /** Whether this game reached it. */
  isNew: boolean;
  /** The best before this game; null if there was none. */
  before: number | null;
}

/** What is compared with each other. The mode of a game makes it another contest. */
export function contest(game: string, players: number, options: Record<string, unknown>): string {
  const mode = typeof options.mode === 'string' ? ` ${options.mode}` : '';
  return `${game} ${players}${mode}`;
}

/** Compares a result with the best of its contest, and keeps it if it is better. Asking again gives the same answer. */
export function compareBest(name: string, table: string, points: number): Best {
  const all = recall<Record<string, Kept>>(KEY) ?? {};
  const known = all[name];
  if (known?.table === table) return { points: known.points, isNew: true, before: known.before };
  if (known !== undefined && known.points >= points) return { points: known.points, isNew: false, before: known.points };
  const before = known?.points ?? null;
  keep(KEY, { ...all, [name]: { points, table, before } });
  return { points, isNew: true, before };
}
