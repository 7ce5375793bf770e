/** A position of a real game, as the engine told it: for tests and the bench. */
export interface Fixture {
  game: string;
  view: unknown;
  /** The view before what happened last: the bench shows it first, so that the change is seen. */
  before?: unknown;
  actions: string[];
  /** Whose turn it is, from 1; null at the end. */
  mover: number | null;
  /** What happened last. */
  last: { seat: number; action: string; text: string }[];
  /** What one of the actions leads to. */
  preview?: { action: string; words: string; view: unknown };
}
