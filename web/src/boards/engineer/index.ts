/** The board of Engineer. */
export { default } from './Board.svelte';
export { describe } from './describe';
export { controls, places } from './notation';

/** The keyboard shortcuts of the board. */
export const keys = [
  { keys: ['1', '6'], says: 'board-engineer-key-card' },
  { keys: ['0'], says: 'board-engineer-key-recover' },
  { keys: ['P'], says: 'board-engineer-key-pass' },
  { keys: ['Tab'], says: 'board-key-move' },
  { keys: ['Enter'], says: 'board-key-choose' },
  { keys: ['Esc'], says: 'board-key-cancel' },
];
