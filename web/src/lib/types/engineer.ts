// Generated from the Rust types of the game's view by `make types`. Do not edit.
import type { Arg, Breakdown, Outcome, Turn } from './wire';

/** An area of the map. */
export type AreaView = {
/** Where it is. */
area: string,
/** `industrial`, `trade` or `residential`. */
kind: string,
/** What an industrial area gives: one resource, or any of three. */
resources: Array<string>,
/** The values a die may show to be used here. */
dice: Array<number>,
/** Whether there is a token on it. */
token: boolean, };

/** What the builder of a part may do, as the edition names it. */
export type Bonus = "take1" | "remove2" | "no_time";

/** A side of a building card or challenge card. */
export type BuildingCard = "a" | "b" | "eiffel" | "empire_state";

/** A building, or a part of a challenge. */
export type BuildingView = {
/** Its number on the card. */
building: string,
/** What it is called: an identifier for the texts, or the edition's own name. */
name: Arg,
/** What it costs. */
cost: Stock,
/** What its builder may do immediately. */
bonus: Bonus | null,
/** Whether it is built. */
built: boolean,
/** Whether it may be built next, at any cost. */
next: boolean,
/** Whether the company could pay for it. */
payable: boolean, };

/** Which side of a district card is up. */
export type DistrictSide = "A" | "B";

/** A district card on the map. */
export type DistrictView = {
/** Which card. */
district: string,
/** What it is called: an identifier for the texts, or the edition's own name. */
name: Arg,
/** Which side is up. */
side: DistrictSide, };

/** What a project card can do, as the edition names it. */
export type Effect = "remove1" | "remove2" | "set_die" | "remove1_or_take1" | "build_anywhere" | "no_time_or_swap" | "develop";

/** The layout of the district cards (engineer.setup.layout). */
export type Layout = "random" | "chosen" | "first_game";

/** The most of anything a company can own. */
export type Limits = {
/** Of each resource. */
resource: number,
/** Of money. */
money: number, };

/** How well a game was won. */
export type Medal = "bronze" | "silver" | "gold";

/** What is to be built, and in what time (engineer.mode.table). */
export type Mode = "a_easy" | "a_medium" | "b_medium" | "b_hard" | "ab_easy" | "ab_medium" | "ab_hard" | "eiffel_easy" | "eiffel_medium" | "eiffel_hard" | "empire_state_easy" | "empire_state_medium" | "empire_state_hard";

/** A project card. */
export type ProjectView = {
/** Which card. */
project: string,
/** How far the engineer moves. */
steps: number,
/** The die its advanced action takes. */
die: number,
/** Its basic action. */
basic: Effect,
/** Its advanced action. */
advanced: Effect,
/** Whether it is in hand; if not, it is discarded. */
in_hand: boolean, };

/**
 * The options of a table of Engineer.
 *
 * ```
 * use rynek_engineer::{Layout, Mode, Setup};
 * let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"mode": "ab_hard"})).unwrap();
 * assert_eq!(setup, Setup { mode: Mode::AbHard, layout: Layout::Random, exact_removal: false });
 * ```
 */
export type Setup = {
/** What is to be built, and in what time. */
mode: Mode,
/** The layout of the district cards. */
layout: Layout,
/** Whether a card removes exactly as many tokens as it says (engineer.token.exact). */
exact_removal: boolean, };

/** What is to happen next. */
export type Step = "layout" | "start" | "roll" | "set_dice" | "keep" | "extra" | "project" | "card_bonus" | "invest" | "area_bonus" | "won" | "out_of_time" | "out_of_tokens";

/** Resources and money: what the company owns, or what a building costs. */
export type Stock = {
/** Pieces of wood. */
wood: number,
/** Pieces of coal. */
coal: number,
/** Pieces of steel. */
steel: number,
/** Dollars. */
money: number, };

/** The public view of the table. */
export type View = {
/** The options played with. */
setup: Setup,
/** Whose turn it is. */
turn: Turn,
/** What is to happen next. */
step: Step,
/** The four districts, north-west, north-east, south-west, south-east; none before they are laid out. */
districts: Array<DistrictView>,
/** The 16 areas, row by row from the north-west; none before the districts are laid out. */
areas: Array<AreaView>,
/** Where the engineer is. */
engineer: string | null,
/** The active dice; while two are to be kept, all three. */
active_dice: Array<number>,
/** How many dice are in the activated pool. */
activated_dice: number,
/** The six project cards. */
projects: Array<ProjectView>,
/** What the company owns. */
stock: Stock,
/** The most it can own. */
limits: Limits,
/** The tokens in the pool. */
pool: number,
/** Where the time marker is. */
time: number,
/** Where it began. */
time_at_start: number,
/** Whether the time marker does not move this round. */
halted: boolean,
/** The open building card. */
card: BuildingCard,
/** What a challenge is called: an identifier for the texts, or the edition's own name. */
challenge: Arg | null,
/** How many buildings of an earlier card are built. */
built_before: number,
/** The buildings of the open card. */
buildings: Array<BuildingView>,
/** The points so far. */
score: Breakdown,
/** The medal, once the game is won. */
medal: Medal | null,
/** With this much time left, the medal is one better. */
time_to_spare: number,
/** How it ended, once it has. */
outcome: Outcome | null, };
