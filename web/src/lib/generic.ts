// A board for any game: everything in the view as text, and the legal actions as a list.
import type { BoardModule, Translate } from './board';
import GenericBoard from './GenericBoard.svelte';
import { outline } from './outline';

export default GenericBoard;

export const describe: BoardModule['describe'] = (view: unknown, _me, _seats, t: Translate) =>
  outline(view)
    .map(({ label, text }) => t('generic-line', { label, text }))
    .join('\n');
