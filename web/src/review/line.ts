// The position that a review shows: one of the game, or one of a line that leaves the game there.
import type { BetterLine, LineStep, ReviewStep } from '../lib/wire';

/** How far a better line has been stepped through: 0 is the position of the decision. */
export interface InLine {
  /** The step of the decision. */
  step: number;
  at: number;
}

/** The line of a step, if there is one. */
export const lineOf = (steps: readonly ReviewStep[], step: number): BetterLine | null => steps[step - 1]?.decision?.better ?? null;

/** What has been played of a line. */
export const playedOf = (steps: readonly ReviewStep[], { step, at }: InLine): LineStep[] => lineOf(steps, step)?.actions.slice(0, at) ?? [];

/** Another step of a line, within it. */
export function stepLine(steps: readonly ReviewStep[], line: InLine, by: number): InLine {
  const length = lineOf(steps, line.step)?.actions.length ?? 0;
  return { ...line, at: Math.max(0, Math.min(length, line.at + by)) };
}
