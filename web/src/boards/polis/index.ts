/** The board of Polis. */
export { default } from './Board.svelte';
export { describe } from './describe';
export { controls, places } from './notation';

/** The keyboard shortcuts of the board. */
export const keys = [
  { keys: ['1', '9'], says: 'board-polis-key-tile' },
  { keys: ['R', 'Shift+R'], says: 'board-key-turn' },
  { keys: ['↑', '↓', '←', '→'], says: 'board-key-move' },
  { keys: ['Enter'], says: 'board-key-choose' },
  { keys: ['Esc'], says: 'board-key-cancel' },
  { keys: ['C'], says: 'board-polis-key-city' },
  { keys: ['V'], says: 'board-key-stand' },
  { keys: ['+', '-', '0'], says: 'board-key-zoom' },
];
