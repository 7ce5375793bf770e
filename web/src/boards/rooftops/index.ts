/** The board of Rooftops. */
export { default } from './Board.svelte';
export { describe } from './describe';
export { controls, places } from './notation';

/** The keyboard shortcuts of the board. */
export const keys = [
  { keys: ['1', '3'], says: 'board-rooftops-key-card' },
  { keys: ['↑', '↓', '←', '→'], says: 'board-key-move' },
  { keys: ['R'], says: 'board-rooftops-key-option' },
  { keys: ['Enter'], says: 'board-key-choose' },
  { keys: ['Esc'], says: 'board-key-cancel' },
  { keys: ['V'], says: 'board-key-stand' },
  { keys: ['+', '-', '0'], says: 'board-key-zoom' },
];
