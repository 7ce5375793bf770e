// Points in the words of a game: some count money.
import { speech, t } from './speech.svelte';

export function amount(game: string, points: number): string {
  const own = `board-${game}-amount`;
  return speech.knows(own) ? t(own, { points }) : t('amount', { points });
}
