// How good decisions were, and how that is shown: by a sign and a word as well as by a colour.
import type { DecisionClass, Review, ReviewStep } from '../lib/wire';

/** The best first. */
export const CLASSES: readonly DecisionClass[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

export const SIGNS: Record<DecisionClass, string> = { best: '!', good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The class of a step, if there was something to decide. */
export const classOf = ({ decision }: ReviewStep): DecisionClass | null => (decision === undefined || decision.legal < 2 ? null : decision.class);

/** Whether a step is one to come back to. */
export const isLapse = (step: ReviewStep): boolean => ['inaccuracy', 'mistake', 'blunder'].includes(classOf(step) ?? '');

/** The steps after `at` (or before it) in which a player decided badly; null if there is none. */
export function nextLapse(steps: readonly ReviewStep[], at: number, by: 1 | -1): number | null {
  const found = by === 1 ? steps.find((step) => step.step > at && isLapse(step)) : steps.findLast((step) => step.step < at && isLapse(step));
  return found?.step ?? null;
}

/** A mark on the plot. */
export interface Mark {
  step: number;
  /** The seat on whose curve it stands. */
  seat: number;
  class: DecisionClass;
}

/** Decisions that lost something, on the curve of the player who decided. */
export const marksOf = ({ steps }: Review): Mark[] =>
  steps.flatMap((step) => {
    const found = classOf(step);
    return step.seat !== undefined && found !== null && isLapse(step) ? [{ step: step.step, seat: step.seat, class: found }] : [];
  });
