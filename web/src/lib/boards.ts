// Finding the board of a game; one without a board of its own is drawn by the generic one.
import { boards } from '../boards';
import type { BoardModule } from './board';

export const boardOf = (game: string): Promise<BoardModule> =>
  boards[game]?.() ?? (import('./generic') as Promise<BoardModule>);
