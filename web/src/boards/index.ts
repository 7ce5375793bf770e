// The boards, by the id of their game. A game without one is drawn by the generic board.
import type { BoardShelf } from '../lib/board';

export const boards: BoardShelf = {
  boulevards: () => import('./boulevards'),
  engineer: () => import('./engineer'),
  polis: () => import('./polis'),
  planners: () => import('./planners'),
  rooftops: () => import('./rooftops'),
};
