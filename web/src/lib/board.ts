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

/** A small drawing on a player's card: a component of the board, and its props. */
export interface Art {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  of: Component<any>;
  with: Record<string, unknown>;
}

/** A figure on a player's card: cash, stones, floors, objects to go. */
export interface Fact {
  id: string;
  /** What stands beside the drawing. */
  value: string | number;
  /** All of it in words: for screen readers, and as a tooltip. */
  says: string;
  art?: Art;
  /** The change by the choice, or since the viewer's last turn, such as `+2`. */
  change?: string | undefined;
  /** Whether the change is a loss. */
  worse?: boolean;
  /** Whether it is shown on a phone too, where a card has room for one or two figures. */
  brief?: boolean;
}

/** What a board adds to a player's card. Colours of the drawings come from the board's own style sheet, under its class. */
export interface PlayerCard {
  facts: Fact[];
  /** The figure that counts, where the table shows no points. */
  main?: Fact;
  /** A drawing at the side of the card, where there is room. */
  picture?: Art;
  /** What a press on the card does, such as showing this player's city. */
  press?: { says: string; pressed: boolean; act: () => void };
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
  /** Asks why this action is not possible; the page shows the rule near the press. Missing where nothing can be asked. */
  wonder?: (action: string) => void;
  /** Tells the page which place is under the pointer or focused, so that log lines about it are highlighted. */
  focus(place: string | null): void;
  /** Tells the page what to show on the card of each player, in seat order: every figure has one place on the screen. */
  cards?(cards: PlayerCard[]): void;
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
  /**
   * The buttons beside the drawing that have to be pressed for an action, as selectors: lessons put a spotlight on them. A button that stands
   * for one action has it as `data-action`, and is found without.
   */
  controls?(action: string): string[];
  /** The keyboard shortcuts of the board: key names and the message that describes them. */
  keys?: { keys: string[]; says: string }[];
}
