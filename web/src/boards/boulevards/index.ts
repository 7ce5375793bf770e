/** The board of Boulevards. */
export { default } from './Board.svelte';
export { describe } from './describe';
export { controls, places } from './notation';

/** The keyboard shortcuts of the board. */
export const keys = [
  { keys: ['1', '9'], says: 'board-boulevards-key-number' },
  { keys: ['P'], says: 'board-boulevards-key-pass' },
  { keys: ['Tab'], says: 'board-key-move' },
  { keys: ['Enter'], says: 'board-key-choose' },
  { keys: ['Esc'], says: 'board-key-cancel' },
];
