// The shapes of marks on the plot, around the point 0,0: each class has its own.
import type { DecisionClass } from '../lib/wire';

export const SHAPES: Record<DecisionClass, string> = {
  best: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  good: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  inaccuracy: 'M0-5 5 0 0 5-5 0Z',
  mistake: 'M0-6 6 5H-6Z',
  blunder: 'M-5-5H5V5H-5Z',
};
