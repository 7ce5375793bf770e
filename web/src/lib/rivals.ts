// The bots that are offered for each game. Choices are stored on this device.
import { fittingLevel } from './climb';
import { keep, recall } from './kept';
import type { Rivals } from './open';
import type { GameInfo, GameRating } from './wire';

const KEY = 'rynek.rivals';
/** The form of a new table has seats for more. */
const MOST_BOTS = 3;

const all = () => recall<Record<string, Partial<Rivals>>>(KEY) ?? {};

/** The numbers of bots that a game can be played against. */
export function botCounts({ players }: GameInfo): number[] {
  const [fewest, most] = [players.min - 1, Math.min(players.max - 1, Math.max(MOST_BOTS, players.min - 1))];
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).filter((bots) => bots > 0);
}

/** The gentlest bots, for a first game. */
export const firstRivals = (game: GameInfo): Rivals => ({ bots: game.players.min - 1, level: game.levels[0] ?? '' });

/** The last choice for a game; at first, few bots of the level that fits. A choice that is no longer possible is forgotten. */
export function lastRivals(game: GameInfo, rating: GameRating | null = null): Rivals {
  const { bots, level } = all()[game.id] ?? {};
  const known = game.levels.find((one) => one === level) ?? fittingLevel(game, rating);
  return { bots: botCounts(game).find((count) => count === bots) ?? game.players.min - 1, level: known };
}

/** Stores a choice. The level that was offered is not stored, so that the offer follows the results. */
export function keepRivals(game: GameInfo, { bots, level }: Rivals, offered: string | null): void {
  keep(KEY, { ...all(), [game.id]: level === offered || offered === null ? { bots } : { bots, level } });
}
