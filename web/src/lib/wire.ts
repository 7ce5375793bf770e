// What goes over the wire, until it is generated from the Rust types.
import type { Operation } from './patch';
import type { Breakdown } from './types/polis/Breakdown';

/** A seat, counted from 1 as everywhere in the JSON. */
export type Seat = number;

export type { Breakdown } from './types/polis/Breakdown';

/** Something that happened at a table, as the viewer may know it. */
export interface Told {
  number: number;
  at: number;
  what: string;
  seat?: Seat;
  action?: string;
  actions?: number;
  text: string;
}

/** Why something was refused. */
export interface Problem {
  code: string;
  message: string;
  rule?: string;
  details?: unknown;
}

export interface PersonRef {
  id: string;
  name: string;
}

export interface Chair {
  person?: string;
  name?: string;
  bot?: string;
  reserved: boolean;
  forfeited: boolean;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'game'; seconds: number; increment: number }
  | { kind: 'move'; days: number };

export type Phase = 'gathering' | 'playing' | 'over' | 'closed';

export interface Ending {
  places: number[];
  points: number[];
  finished: boolean;
}

/** A table as one viewer sees it. */
export interface Sight {
  number: number;
  phase: Phase;
  game: string;
  options: Record<string, unknown>;
  chairs: Chair[];
  mover?: Seat;
  view: unknown;
  actions?: string[];
  free_to_take_back: number;
  request?: { seat: Seat; actions: number; agreed: Seat[] };
  clock: Clock;
  runs_out?: number;
  time_left: (number | null)[];
  commitment: string;
  seed?: string;
  ending?: Ending;
  host: PersonRef;
  public: boolean;
  hints: boolean;
  on_time_out: 'bot' | 'forfeit';
  stand_in: string;
  opened: number;
  changed: number;
  now: number;
  steps: number;
  viewer: Seat | null;
  yours: Seat[];
  points?: number[];
  rematch?: string;
  imported?: boolean;
}

/** A line of the chat. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  at: number;
  words: string;
}

export interface Present {
  name: string;
  person: string | null;
  seats: Seat[];
}

/** What can be asked of a table. */
export type Command =
  | { type: 'sit'; seat: Seat; key?: string; entropy: string }
  | { type: 'invite'; seat: Seat; bot: string }
  | { type: 'rise'; seat: Seat }
  | { type: 'start' }
  | { type: 'act'; seat: Seat; action: string; chosen_at: number; id?: string }
  | { type: 'take_back'; seat: Seat; actions: number }
  | { type: 'ask_back'; seat: Seat }
  | { type: 'answer_back'; seat: Seat; agrees: boolean }
  | { type: 'leave'; seat: Seat }
  | { type: 'return'; seat: Seat }
  | { type: 'resign'; seat: Seat }
  | { type: 'close' };

export interface PreviewAnswer {
  /** The action in words. */
  text?: string;
  view: unknown;
  points_before: number;
  points_after: number;
  breakdown_before: Breakdown;
  breakdown_after: Breakdown;
}

export interface Advice {
  action: string;
  text: string;
  visits: number;
  win: number;
  points: number;
  changes: { id: string; label: string; points: number }[];
}

/** What the server says on the socket. */
export type FromServer =
  | {
      type: 'hello';
      protocol: number;
      person: PersonRef | null;
      sight: Sight;
      log: Told[];
      chat: ChatLine[];
      present: Present[];
      watching: number;
      resumed: boolean;
    }
  | { type: 'news'; number: number; now: number; entries: Told[]; patch?: Operation[]; sight?: Sight }
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id?: string; error: Problem; sight?: Sight }
  | ({ type: 'preview'; id: string } & PreviewAnswer)
  | { type: 'hint'; id: string; best: Advice[] }
  | { type: 'said'; id?: string; line: ChatLine }
  | { type: 'present'; present: Present[]; watching: number }
  | { type: 'pong'; now: number }
  | { type: 'gone' }
  | { type: 'bye'; why: string };

export type Hello = Extract<FromServer, { type: 'hello' }>;

/** What the page says on the socket. */
export type ToServer =
  | { type: 'hello'; token?: string; lang: string; seat?: Seat; after?: number; deltas: boolean }
  | { type: 'do'; id: string; command: Command }
  | { type: 'view_as'; seat: Seat | null }
  | { type: 'preview'; id: string; seat: Seat; action: string }
  | { type: 'hint'; id: string; seat: Seat; bot?: string }
  | { type: 'say'; id: string; words: string }
  | { type: 'ping' };

export interface Choice {
  value: string;
  label: string;
}

export type OptionInfo = { name: string; label: string; help: string } & (
  | { kind: 'count'; min: number; max: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'subset'; choices: Choice[] }
);

export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  /** How long a game takes, in words. */
  length: string;
  players: { min: number; max: number };
  rules_version: number;
  levels: string[];
  defaults: Record<string, unknown>;
  options: OptionInfo[];
}

export interface TableLine {
  id: string;
  game: string;
  phase: Phase;
  public: boolean;
  host: PersonRef;
  chairs: Chair[];
  mover?: Seat;
  clock: Clock;
  runs_out?: number;
  opened: number;
  changed: number;
  number: number;
  steps: number;
  ending?: Ending;
  yours: Seat[];
  your_turn: boolean;
}

export type SeatPlan = { kind: 'open' } | { kind: 'reserved' } | { kind: 'bot'; level: string } | { kind: 'me' };

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatPlan[];
  public?: boolean;
  clock?: Clock;
  on_time_out?: 'bot' | 'forfeit';
  hints?: boolean;
  start?: boolean;
  entropy?: string;
}

export interface Me {
  id: string;
  name: string;
  language: string | null;
  webhook: { url: string; secret: string } | null;
  wishes: string[];
  created: number;
}

export interface Rating {
  mean: number;
  deviation: number;
  games: number;
  shown: number;
}

/** A game somebody played; private tables have no address here. */
export interface PastGame {
  table?: string;
  game: string;
  place: number;
  mean: [number, number];
  at: number;
}

export interface Profile {
  id: string;
  name: string;
  since: number;
  ratings: (Rating & { game: string })[];
  history: PastGame[];
}

export interface Leader {
  place: number;
  person?: string;
  bot?: string;
  name: string;
  rating: Rating;
}
