// Generated from the Rust types of the game's view by `make types`. Do not edit.
import type { Breakdown, Outcome, Turn } from './wire';

/** An attraction and its stack of shares. */
export type AttractionView = {
/** Which one. */
id: string,
/** Its column on the map, from 0. */
x: number,
/** Its row on the map, from 0. */
y: number,
/** Whether one of its streets is unfinished, so that its shares can still pay. */
pays: boolean,
/** How many of its streets are unfinished. */
unfinished: number,
/** The printed prices of the cards in the stack, the next one first; 0 is the free card. */
stack: Array<number>,
/** The printed prices of the cards that left the game with a bankrupt player (boulevards.bankrupt.free-cards). */
retired: Array<number>,
/** What 0, 1, 2 and more shares pay. */
dividends: Array<number>, };

/** A building in the viewer's hand. */
export type BuildingView = {
/** Where it belongs. */
lot: string,
/** What it would cost now. */
cost: number, };

/** The four kinds of building. A kind only helps to find the lot on the board. */
export type Kind = "villa" | "block" | "office" | "factory";

/** A lot. */
export type LotView = {
/** Which lot. */
lot: string,
/** Whether it is built on. */
built: boolean,
/** The cost printed on the building. */
printed: number,
/** What the building would cost now, or 0 if it is built. */
cost: number, };

/** The public view of a player. */
export type PlayerView = {
/** The money. */
cash: number,
/** The number of hidden buildings. */
buildings: number,
/** The printed prices of the shares held, by attraction in their order. */
shares: Array<Array<number>>,
/** The cash together with every sale that would be possible. */
funds: number,
/** 0 while in the game; 1 for the first player to go bankrupt. */
out: number,
/** Where the money came from and went. */
score: Breakdown, };

/** A share that may be sold. */
export type SaleView = {
/** The sale, in notation. */
action: string,
/** The attraction. */
attraction: string,
/** The printed price. */
price: number,
/** What the bank gives for it. */
brings: number,
/** What the shares of the attraction pay, with this one and without it. */
pays: [number, number], };

/**
 * The options of a table of Boulevards.
 *
 * ```
 * use rynek_boulevards::{Setup, SoldCards};
 * let setup: Setup = rynek_kernel::setup::from_json(&serde_json::json!({"players": 5})).unwrap();
 * assert_eq!(setup, Setup { players: 5, sold_cards: SoldCards::ByPrice });
 * ```
 */
export type Setup = {
/** 2 to 6. */
players: number,
/** Where a sold share goes in its stack. */
sold_cards: SoldCards, };

/** Where a sold share goes in its stack. */
export type SoldCards = "by_price" | "on_top";

/** Where in a turn the game is. */
export type Step = "deal" | "build" | "share" | "draw" | "over";

/** A street. */
export type StreetView = {
/** Its letter. */
letter: string,
/** What is built there. */
kind: Kind,
/** The attractions at lot 1 and at lot 4. */
ends: [string, string],
/** Lots 1 to 4. */
lots: Array<LotView>, };

/** The table as one viewer sees it. */
export type View = {
/** The options played with. */
setup: Setup,
/** Whose turn it is. */
turn: Turn,
/** Where in the turn the game is. */
step: Step,
/** Whose turn it is, also while chance draws for that seat. */
mover: number,
/** Whether the player to move has sold a share this turn. */
selling: boolean,
/** The lot just built on, while its builder may take a share. */
site: string | null,
/** The streets in the order of their letters. */
streets: Array<StreetView>,
/** The attractions, row by row. */
attractions: Array<AttractionView>,
/** The attractions whose connection ends the game. */
connection: [string, string],
/** What the builder of the connection gets. */
bonus: number,
/** How many buildings are in the bag. */
bag: number,
/** Each seat. */
players: Array<PlayerView>,
/** The viewer's own buildings; a spectator has none. */
hand: Array<BuildingView> | null,
/** The shares that the viewer may sell now, if it is their turn. Others do not see them: they depend on the hand. */
sales: Array<SaleView>,
/** The ways with the fewest buildings missing between the two ends of the connection. */
way: WayView,
/** How it ended, once it has. */
outcome: Outcome | null, };

/** What is missing for the connection. */
export type WayView = {
/** How many buildings; 0 once the ends are connected. */
missing: number,
/** The streets on such a way, by their letters. */
streets: string, };
