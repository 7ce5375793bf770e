// What the engine in the browser is asked, and what it answers: crates/wasm/README.md.
import type { Advice, Hello, Opened, PersonRef, Problem, Review, ReviewProgress, Seat, Sight, TableLine, Told } from '../lib/wire';

/** An entry of a history; opaque but for its number. */
export interface Entry {
  number: number;
}

/** A call with its fields. */
export type Request = { call: string } & Record<string, unknown>;

export type Answer = { ok: unknown } | { error: Problem };

/** What a call that changes a table answers. */
export interface Change {
  table: number;
  entries: Entry[];
  line: TableLine;
  bot: { seat: Seat; bot: string } | null;
}

export interface Begun extends Change {
  opened: Opened;
  /** The seed, if the engine made it. */
  seed?: string;
}

export interface News {
  number: number;
  now: number;
  entries: Told[];
  sight: Sight;
}

export interface Done extends Change {
  done: { number: number };
  news: News;
}

export interface Hinted extends Change {
  hint: { best: Advice[] };
  news: News;
}

export interface Candidate {
  action: string;
  visits: number;
  win: number;
  points: number;
}

export interface Progress {
  thought: number;
  looks: number;
  most: number;
  done: boolean;
  best?: Candidate[];
}

export interface ReviewSlice {
  /** The number of the review in this instance of the module. */
  review: number;
  progress: ReviewProgress;
  /** When a pass was completed by this call. */
  result?: Review;
}

export type { Hello, PersonRef };
