// A board for any game: the whole view as text, and the legal actions as a list.
import type { BoardModule } from './board';
import GenericBoard from './GenericBoard.svelte';
import { outline } from './outline';

export const generic = (game: string): BoardModule => ({
  default: GenericBoard,
  describe: (view, _me, _seats, t) =>
    outline(game, view, t)
      .map(({ label, text }) => t('generic-line', { label, text }))
      .join('\n'),
});
