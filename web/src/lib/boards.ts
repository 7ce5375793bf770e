// Finds the board of a game; a game without one is drawn by the generic board.
import { board } from '../boards';
import type { BoardModule } from './board';

export const boardOf = (game: string): Promise<BoardModule> =>
  board(game) ?? import('./generic').then(({ generic }) => generic(game));
