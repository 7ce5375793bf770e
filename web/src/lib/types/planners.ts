// Generated from the Rust types of the game's view by `make types`. Do not edit.
import type { Breakdown, Outcome, Turn } from './wire';

/** What a tile makes room for, or what an object leaves no room for. */
export type ChangeView = {
/** The action, in notation. */
action: string,
/** For each seat, where its objects would fit only after the action, or no longer. */
spans: Array<Array<string>>, };

/** The four colours. Each has an [`ObjectKind`] of its own, which depends on the edition. */
export type Colour = "red" | "green" | "blue" | "yellow";

/** A tile that has been drawn and is to be placed. */
export type DrawnView = {
/** Which tile. */
tile: number,
/** Its rows by their letters, for each quarter turn clockwise. */
turned: Array<Array<string>>, };

/** Why the end has begun. */
export type EndCause = "tiles" | "objects";

/** The end, as soon as it has begun. */
export type EndView = {
/** Why it has begun. */
cause: EndCause,
/** The seats that have placed all their objects. */
finished: Array<number>, };

/** What the objects of a colour are. It has no effect on the rules. */
export type ObjectKind = "buildings" | "tree_rows" | "fountains" | "trams" | "street_lamps";

/** An object in the city. */
export type ObjectView = {
/** Its owner. */
seat: number,
/** Its colour. */
colour: Colour,
/** Its two ends. */
span: string,
/** Its length. */
length: number, };

/** What is to happen next. */
export type Phase = "opening" | "colours" | "choice" | "draw" | { "tile": number } | "final" | "over";

/** A planner. */
export type PlannerView = {
/** The colour, once chosen. */
colour: Colour | null,
/** The lengths of the objects left, the shortest first. */
left: Array<number>,
/** Where they fit now. */
fits: Array<string>,
/** The points so far. */
score: Breakdown, };

/**
 * The options of a table of Planners.
 *
 * ```
 * use rynek_planners::Setup;
 * let options = serde_json::json!({"players": 3, "youngest": true, "equal_turns": true});
 * let setup: Setup = rynek_kernel::setup::from_json(&options).unwrap();
 * assert_eq!(setup, Setup { players: 3, youngest: true, equal_turns: true });
 * ```
 */
export type Setup = {
/** 2, 3 or 4. */
players: number,
/** Whether objects may cover holes (planners.variant.youngest). */
youngest: boolean,
/** Whether everyone has the same number of turns (planners.end.equal-turns). Not in the rulebook. */
equal_turns: boolean, };

/** A tile of the city. */
export type TileView = {
/** Which tile. */
tile: number,
/** Where it is. */
at: string,
/** Its rotation in quarter turns clockwise. */
turned: string,
/** Its rows by their letters, as it is rotated. */
rows: Array<string>, };

/** The public view of the table. */
export type View = {
/** The options played with. */
setup: Setup,
/** Whose turn it is. */
turn: Turn,
/** What is to happen next. */
phase: Phase,
/** What the objects of each colour are, in the order red, green, blue, yellow. */
kinds: [ObjectKind, ObjectKind, ObjectKind, ObjectKind],
/** The lengths of the objects of each colour, the shortest first. */
lengths: Array<number>,
/** The seat on turn, or for which a tile is drawn. */
mover: number,
/** The unseen tiles, in the order of their numbers. */
unseen: Array<number>,
/** The tile that has to be placed. */
drawn: DrawnView | null,
/** The tiles of the city, in the order of placement. */
tiles: Array<TileView>,
/** Where a tile can be placed. */
places: Array<string>,
/** The objects in the city, in the order of placement. */
objects: Array<ObjectView>,
/** Each seat's planner. */
planners: Array<PlannerView>,
/** What each tile or object that can be placed now would change. */
changes: Array<ChangeView>,
/** Why no more normal turns come, or why the game is over. */
end: EndView | null,
/** How it ended, once it has. */
outcome: Outcome | null, };
