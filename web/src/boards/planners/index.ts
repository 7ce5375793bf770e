/** The board of Planners. */
export { default } from './Board.svelte';
export { describe } from './describe';
export { places } from './notation';

/** The keyboard shortcuts of the board. */
export const keys = [
  { keys: ['E'], says: 'board-planners-key-extend' },
  { keys: ['P'], says: 'board-planners-key-pass' },
  { keys: ['2', '7'], says: 'board-planners-key-length' },
  { keys: ['R', 'Shift+R'], says: 'board-key-turn' },
  { keys: ['↑', '↓', '←', '→'], says: 'board-key-move' },
  { keys: ['Enter'], says: 'board-key-choose' },
  { keys: ['Esc'], says: 'board-key-cancel' },
  { keys: ['+', '-', '0'], says: 'board-key-zoom' },
];
