// The messages between the page and its workers.
import type { Answer, Candidate, Entry, Request, ReviewSlice } from './calls';

/** What a worker is told first. */
export interface Setup {
  /** The address of the folder with the files of the engine. */
  folder: string;
  /** The worker holds this lock as long as it lives. */
  lock: string;
  /** Whether the modules are those with reviews, which are larger. */
  reviews: boolean;
}

/** A question about a game. */
export interface Asking {
  id: number;
  game: string;
  lang: string;
  request: Request;
}

/** A bot's turn. */
export interface Thinking {
  id: number;
  game: string;
  lang: string;
  think: {
    table: string;
    seed: string;
    /** The entries that this worker does not have yet; all of them if `anew`. */
    entries: Entry[];
    anew: boolean;
    bot: string;
    seat: number;
    /** After how many milliseconds the bot answers with the best it has found. */
    limit: number;
  };
}

/** A review to go on with, until it is done or stopped. */
export interface Looking {
  id: number;
  game: string;
  lang: string;
  review: number;
}

export type ToWorker = { setup: Setup } | Asking | Thinking | Looking | { stop: number };

export type FromWorker =
  /** The worker holds its lock. */
  | { id: 0; locked: true }
  | { id: number; answer: Answer }
  | { id: number; share: number }
  | { id: number; slice: ReviewSlice }
  | { id: number; best: Candidate[] }
  /** A file could not be loaded. */
  | { id: number; missing: string }
  /** The module has failed: this worker must not be used again. */
  | { id: number; trapped: string };
