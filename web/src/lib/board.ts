// The contract between the table page and the boards.
//
// A board draws one game. It gets what the viewer may see, the legal actions, and two callbacks; everything else
// (previewing, confirming, sending, taking back, timing, notices) is the page's. See docs/adding-a-board.md.
import type { Component } from 'svelte';
import type { Breakdown, Seat, Told } from './wire';
import type { Args } from './words';

/** Who sits in a seat, as a board shows it: never by colour alone. */
export interface SeatInfo {
  /** The seat's number, from 1, as it stands in views and actions. */
  seat: Seat;
  /** What its player is called. */
  name: string;
  /** A CSS colour that can stand on paper and on ink: `var(--seat-1)` to `var(--seat-6)`. */
  colour: string;
  /** A letter-like symbol that goes with the colour. */
  symbol: string;
  /** Whether it belongs to whoever looks. */
  mine: boolean;
}

/** What a choice would lead to, as the server says it. */
export interface Preview<View> {
  /** The action it is about, in notation and in words. */
  action: string;
  text?: string;
  /** The game after it, up to where chance or somebody else acts. */
  view: View;
  /** The chooser's points before and after. */
  points_before: number;
  points_after: number;
  /** Where they come from. */
  breakdown_before: Breakdown;
  breakdown_after: Breakdown;
}

/** Somebody's action as it is played out for those who look on. The page times it; a board only shows it. */
export interface Acting {
  seat: Seat;
  /** The action in notation; null where it is hidden. */
  action: string | null;
  /** The line of the log. */
  text: string;
  /** False: the view is the one before it, and they are about to act. True: the view shows it. */
  done: boolean;
  /** How many milliseconds this half of it is shown. */
  ms: number;
}

/** Says a message of the Fluent files; a key without words is returned as it is. */
export type Translate = (key: string, args?: Args) => string;

/** What a board gets. Seats are numbers from 1 as in the JSON; lists have seat 1 at index 0. */
export interface BoardProps<View = unknown> {
  /** The game as the viewer may see it. */
  view: View;
  /** The legal actions in notation; empty unless it is the viewer's turn. */
  actions: string[];
  /** The seat looked from; null for a spectator. */
  me: Seat | null;
  /** Whose turn it is; null at chance's turn and after the end. */
  mover: Seat | null;
  /** Everybody at the table, in seat order. */
  seats: SeatInfo[];
  /** The action now previewed, in notation; null if none. */
  choice: string | null;
  /** What the server says the choice leads to; null until it has answered. */
  preview: Preview<View> | null;
  /** What happened since the view before this one, for animation and marks. */
  last: Told[];
  /** What is being played out just now; null when nothing is, and always without motion. */
  acting?: Acting | null;
  /** Places that something outside the board points to: a log line under the pointer, or where somebody is about to act. */
  lit: string[];
  /** Chooses an action to preview, or none. The page shows the confirm bar and sends it once confirmed. */
  choose(action: string | null): void;
  /** Carries out the choice, as the confirm bar's button does: for Enter on a board and a second tap. */
  confirm(): void;
  /** Tells the page that a place is under the pointer or focus, so that log lines about it light up. */
  focus(place: string | null): void;
  /** Words: the game's own (`crates/GAME/words`), the boards' (`src/boards/{shared,GAME}/{en,pl}.ftl`), the page's. */
  t: Translate;
  /** Whether to leave out motion. */
  reducedMotion: boolean;
}

/** What the module of a board exports. */
export interface BoardModule {
  /** The board itself. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<BoardProps<any>>;
  /** The position in words, for whoever cannot see the board; others are called by their names. */
  describe(view: unknown, me: Seat | null, seats: SeatInfo[], t: Translate): string;
  /** The places an action of a seat touches, so that log lines can point to them. A place is any text the board knows. */
  places?(action: string, seat?: Seat): string[];
  /** Keys the board answers to, for the list of shortcuts: key names and the message that says what they do. */
  keys?: { keys: string[]; says: string }[];
}

/** How boards are found: `src/boards/index.ts` exports one of these as `boards`. */
export type BoardShelf = Record<string, () => Promise<BoardModule>>;
