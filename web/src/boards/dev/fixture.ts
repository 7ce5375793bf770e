/** A position of a real game, as the engine returned it: for tests and the bench. */
export interface Fixture {
  game: string;
  view: unknown;
  /** The previous view: the bench shows it first, so that the change is visible. */
  before?: unknown;
  actions: string[];
  /** Whose turn it is, from 1; null at the end. */
  mover: number | null;
  /** The latest log entries. */
  last: { seat: number; action: string; text: string; effects?: unknown }[];
  /** The preview of one of the actions. */
  preview?: { action: string; words: string; view: unknown; effects?: unknown };
}
