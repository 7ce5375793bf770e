// Points in the words of a game: some count money.
import { speech, t } from './speech.svelte';
import type { Args } from './words';

/** A message about points, in the game's own words if it has them: `board-GAME-KEY` instead of `KEY`. */
export function inUnits(game: string, key: string, args?: Args): string {
  const own = `board-${game}-${key}`;
  return t(speech.knows(own) ? own : key, args);
}

export const amount = (game: string, points: number): string => inUnits(game, 'amount', { points });
