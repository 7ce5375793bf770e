// Generated from the Rust types of the game's view by `make types`. Do not edit.
import type { Breakdown, Outcome, Turn } from './wire';

/** A city. */
export type CityView = {
/** The stones in hand. */
stones: number,
/** The columns. */
columns: Array<ColumnView>,
/** The tiles in the order of placement, in notation. */
laid: Array<string>,
/** The score if the game ended now. */
score: Breakdown, };

/** A column of a city. */
export type ColumnView = {
/** Where it is. */
at: string,
/** Its level. */
level: number,
/** What it shows, by its letter. */
face: string,
/** The tile on top; 0 is the start tile. */
tile: number, };

/** Which group of houses is the largest (polis.house.largest). */
export type HouseGroup = "hexes" | "value";

/** What counts as a lake for gardens (polis.variant.gardens). */
export type LakeSize = "any" | "single";

/** A tile in the market. */
export type Offer = {
/** Which tile. */
tile: number,
/** Its faces, clockwise, by their letters. */
faces: string,
/** Its price in stones. */
price: number, };

/**
 * The options of a table of Polis.
 *
 * ```
 * use rynek_polis::{District, Setup};
 * let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({
 *     "players": 3, "variants": ["temples", "gardens"], "lakes_are_edge": true
 * })).unwrap();
 * assert!(setup.variants.has(District::Temple) && !setup.variants.has(District::House));
 * ```
 */
export type Setup = {
/** 2, 3 or 4. */
players: number,
/** All tiles with 2 or 3 players (polis.setup.long-game). */
long_game: boolean,
/** Any of the five variants. */
variants: Variants,
/** Which group of houses is the largest. */
house_group: HouseGroup,
/** Whether a lake counts as the edge of the city for barracks (polis.barracks.edge). */
lakes_are_edge: boolean,
/** Which lakes count for gardens. */
lake_size: LakeSize, };

/** A set of variants; each doubles what one kind of district scores in the right place. */
export type Variants = Array<string>;

/** The public view of the table. */
export type View = {
/** The options played with. */
setup: Setup,
/** Whose turn it is. */
turn: Turn,
/** The round, from 1. */
round: number,
/** How many rounds there are. */
rounds: number,
/** The chief architect. */
chief: number,
/** The tiles on offer, the free one first. */
market: Array<Offer>,
/** The stacks not yet opened. */
stacks: number,
/** The unseen tiles, in the order of their numbers. */
unseen: Array<number>,
/** Each seat's city. */
cities: Array<CityView>,
/** How it ended, once it has. */
outcome: Outcome | null, };
