// The contract between the table page and the boards.
//
// A board draws one game. It gets the view, the legal actions, and two callbacks; everything else (previewing,
// confirming, sending, undo, timing, notifications) is done by the page. See docs/adding-a-board.md.
import type { Component } from 'svelte';
import type { Breakdown, Seat, Told } from './wire';
import type { Args } from './words';

/** The player of a seat, as a board shows it: never by colour alone. */
export interface SeatInfo {
  /** The seat's number, from 1, as in views and actions. */
  seat: Seat;
  /** The player's name. */
  name: string;
  /** A CSS colour that is visible on light and dark ground: `var(--seat-1)` to `var(--seat-6)`. */
  colour: string;
  /** A letter-like symbol that goes with the colour. */
  symbol: string;
  /** Whether the viewer sits there. */
  mine: boolean;
}

/** The server's preview of a choice. */
export interface Preview<View> {
  /** The action, in notation and in words. */
  action: string;
  text?: string;
  /** The game after it, up to a random draw or another player's turn. */
  view: View;
  /** The effects of the action, as in the log. */
  effects?: unknown;
  /** The chooser's points before and after. */
  points_before: number;
  points_after: number;
  /** Where they come from. */
  breakdown_before: Breakdown;
  breakdown_after: Breakdown;
}

/** An action that is being animated for viewers. The page does the timing; a board only shows it. */
export interface Acting {
  seat: Seat;
  /** The action in notation; null where it is hidden. */
  action: string | null;
  /** The line of the log. */
  text: string;
  /** False: the view is the one before the action. True: the view is the one after it. */
  done: boolean;
  /** The duration of this half, in milliseconds. */
  ms: number;
}

/** The text of a Fluent message; a missing message is shown by its key. */
export type Translate = (key: string, args?: Args) => string;

/** The props of a board. Seats are numbers from 1 as in the JSON; lists have seat 1 at index 0. */
export interface BoardProps<View = unknown> {
  /** The game's id. */
  game: string;
  /** The game as the viewer may see it. */
  view: View;
  /** The legal actions in notation; empty unless it is the viewer's turn. */
  actions: string[];
  /** The viewer's seat; null for a spectator. */
  me: Seat | null;
  /** Whose turn it is; null at a random draw and after the end. */
  mover: Seat | null;
  /** All players, in seat order. */
  seats: SeatInfo[];
  /** The chosen action, in notation; null if none. */
  choice: string | null;
  /** The server's preview of the choice; null until it has arrived. */
  preview: Preview<View> | null;
  /** The log entries since the previous view, for animations and marks. */
  last: Told[];
  /** The action that is being animated; null if none, and always with reduced motion. */
  acting?: Acting | null;
  /** Places to highlight: those of a log line under the pointer, or where a player is about to act. */
  lit: string[];
  /** Chooses an action to preview, or none. The page shows the confirm bar and sends the action once it is confirmed. */
  choose(action: string | null): void;
  /** Confirms the choice, as the confirm bar's button does: for Enter on a board and a second tap. */
  confirm(): void;
  /** Tells the page which place is under the pointer or focused, so that log lines about it are highlighted. */
  focus(place: string | null): void;
  /** Texts: of the game (`crates/GAME/words`), of the boards (`src/boards/{shared,GAME}/{en,pl}.ftl`), of the page. */
  t: Translate;
  /** Whether to reduce motion. */
  reducedMotion: boolean;
}

const nothing = () => undefined;

/** Props of a board that only shows a position. */
export const ONLY_SHOWN = { actions: [], choice: null, preview: null, lit: [], choose: nothing, confirm: nothing, focus: nothing };

/** The exports of a board's module. */
export interface BoardModule {
  /** The board itself. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  default: Component<BoardProps<any>>;
  /** The position in words, for screen readers; the other players are called by their names. */
  describe(view: unknown, me: Seat | null, seats: SeatInfo[], t: Translate): string;
  /** The places of an action, so that log lines can point to them. A place is any text that the board understands. */
  places?(action: string, seat?: Seat): string[];
  /** The keyboard shortcuts of the board: key names and the message that describes them. */
  keys?: { keys: string[]; says: string }[];
}
