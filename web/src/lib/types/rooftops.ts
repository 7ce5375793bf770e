// Generated from the Rust types of the game's view by `make types`. Do not edit.
import type { Breakdown, Outcome, Turn } from './wire';

/** What the two sides of a border are (rooftops.goal.two-borders, rooftops.goal.borders-by-district). */
export type BorderSides = "street" | "district";

/** A tower that the player to move can build. */
export type BuildView = {
/** Where. */
site: string,
/** In which colour. */
colour: Colour,
/** The floors from the stock, the new one included. */
cost: Floors,
/** The sites that get a floor. */
raised: Array<string>,
/** Where the roof can go, and what that does. */
roofs: Array<RoofView>, };

/** A building. */
export type BuildingView = {
/** Its colour. */
colour: Colour,
/** How many floors it has. */
height: number,
/** The owner of the roof on each level, from the lowest to the top. */
roofs: Array<number | null>, };

/** The four colours of floors, buildings and machines. */
export type Colour = "black" | "white" | "grey" | "brown";

/**
 * The millions that the second of two players gets for the seat (rooftops.score.compensation). With three, two strong bots
 * win about equally often: docs/fairness.md.
 */
export type Compensation = "none" | "2" | "3" | "4";

/** A player. */
export type DeveloperView = {
/** The floors in stock. */
stock: Floors,
/** The spaces of the black, the white, the grey and the brown marker. */
tracks: [number, number, number, number],
/** How many star columns all four have reached. */
stars: number,
/** Roofs not yet placed. */
roofs_left: number,
/** Buildings with a roof of theirs on top. */
visible: number,
/** Sites of the buildings they are present in. */
present: Array<string>,
/** The token of each goal in play; 0 for none. */
tokens: [number, number, number],
/** The space of the cone, once it is fixed. */
cone: number | null,
/** The score if the game ended now. */
score: Breakdown, };

/** How a district is drawn. */
export type DistrictDrawing = {
/** Its letter. */
id: string,
/** The name of its tone. */
tone: string,
/** The colour it is filled with, as in CSS. */
fill: string,
/** Whether it is one of the grey districts. */
grey: boolean,
/** Its outline. */
polygon: Array<[number, number]>, };

/** How a map is drawn, apart from its sites and streets. */
export type Drawing = {
/** Width and height of the drawing. */
canvas: [number, number],
/** The side of the square of a site. */
site_square: number,
/** The districts. */
districts: Array<DistrictDrawing>,
/** The lake: left, top, right, bottom. */
lake: [number, number, number, number],
/** The parks. */
parks: Array<Array<[number, number]>>, };

/** The end has begun. */
export type End = {
/** Why. */
trigger: Trigger,
/** In whose turn. */
seat: number,
/** Whether it ends so that everyone has the same number of turns (rooftops.end.equal-turns). */
equal_turns: boolean, };

/**
 * A number of floors of each colour, up to [`Floors::MOST`] of one.
 *
 * The four counts are in one word, so that comparing two handfuls of floors is one subtraction.
 *
 * ```
 * use rynek_rooftops::{Colour, Floors};
 * let stock: Floors = "black black grey".parse().unwrap();
 * assert_eq!((stock.count(Colour::Black), stock.total()), (2, 3));
 * assert!(stock.covers(Floors::one(Colour::Grey)));
 * assert!(!stock.covers("grey grey".parse().unwrap()));
 * assert_eq!((stock - Floors::one(Colour::Black)).to_string(), "black grey");
 * ```
 */
export type Floors = { black: number, white: number, grey: number, brown: number };

/** A goal in play. */
export type GoalView = {
/** Which goal. */
goal: string,
/** The tokens that are left, the best first. */
tokens: Array<number>,
/** How much it requires. */
need: number,
/** How much of that each seat has. */
have: Array<number>, };

/** A step or more of one machine. */
export type Machine = {
/** The colour of its track. */
color: Colour,
/** How far its marker moves. */
steps: number, };

/** A card on offer. */
export type Offer = {
/** Which card. */
card: number,
/** The floors it shows, the bottom one first. */
floors: Array<string>,
/** The machine it moves. */
machine: Machine | null,
/** The printed floors that are there. */
printed: Floors,
/** How many printed floors are missing in the container. */
missing: number,
/** The floors that the player to move may choose for jokers and for missing floors. */
choices: Array<Floors>,
/** Whether it would give the player to move an extra turn. */
extra_turn: boolean, };

/** What is to happen next. */
export type Phase = "goals" | "deal" | "start" | "turn" | "refill" | "put_back" | "extra" | "over";

/** A place for the roof of a build. */
export type RoofView = {
/** The building that gets the roof. */
site: string,
/** The whole build, in notation. */
action: string,
/** The level of the roof, which is the new height of the building. */
level: number,
/** The machine that moves. */
machine: Colour,
/** How far its marker moves. */
steps: number,
/** The tokens it gives, one for each goal in play; 0 for none. */
tokens: [number, number, number],
/** Whether it gives an extra turn. */
extra_turn: boolean,
/** What the points would be. */
points: number, };

/**
 * The choices made before a game.
 *
 * The three goals are named in the order of the cards, so that three goals can be chosen in one way only.
 */
export type Setup = {
/** 2, 3 or 4. */
players: number,
/** The number of floors in the city at the start: 3, or more for an advanced start. */
start_floors: number,
/** Where they go. */
start_sites: StartSites,
/** The first goal, or all three at random. */
goal_1: string,
/** The second goal. */
goal_2: string,
/** The third goal. */
goal_3: string,
/** What the two sides of a border are. */
border_sides: BorderSides,
/** Whether floors are put back after extra turns only (rooftops.limit.after-extra). */
limit_after_extra: boolean,
/** Whether everyone has the same number of turns (rooftops.end.equal-turns). */
equal_turns: boolean,
/** What the second of two players gets for the seat. */
compensation: Compensation, };

/** A site. */
export type SiteView = {
/** Its label. */
site: string,
/** Where its middle is drawn, from the left. */
x: number,
/** Where its middle is drawn, from the top. */
y: number,
/** Whether it is beside the lake. */
lake: boolean,
/** Whether a park surrounds it. */
park: boolean,
/** Its building. */
building: BuildingView | null, };

/** Where the starting floors go. */
export type StartSites = "chosen" | "random";

/** The tracks that every player has. */
export type TrackView = {
/** The millions for each space of a machine track, from space 0. */
machines: Array<number>,
/** The spaces of the star columns. */
stars: Array<number>,
/** The millions for each space of the cone track, from no visible roof. */
cone: Array<number>, };

/** Why the end begins. */
export type Trigger = "last_roof" | "shortage" | "standstill";

/** The public view of the table. */
export type View = {
/** The options played with. */
setup: Setup,
/** Whose turn it is. */
turn: Turn,
/** What is to happen next. */
phase: Phase,
/** How the map is drawn. */
drawing: Drawing,
/** Every site with its building. */
sites: Array<SiteView>,
/** Every street, by the sites at its ends. */
streets: Array<[string, string]>,
/** The goals in play. */
goals: Array<GoalView>,
/** The cards on offer. */
market: Array<Offer>,
/** Cards that decide the colours of further starting floors. */
starters: Array<Offer>,
/** The card that decides the colour of the next starting floor. */
starting_card: number | null,
/** The cards of the pile, in the order of their numbers. */
unseen: Array<number>,
/** The cards taken since the pile was last shuffled, in the order of their numbers. */
discards: Array<number>,
/** The floors in the container. */
bank: Floors,
/** The tracks that every player has. */
tracks: TrackView,
/** Each seat. */
developers: Array<DeveloperView>,
/** What the player to move can build. */
builds: Array<BuildView>,
/** How many floors the player to move has to return. */
put_back: number,
/** Whether the turn is an extra one, which may be declined. */
extra_turn: boolean,
/** Why the end has begun, if it has. */
end: End | null,
/** Whether the turn in which the end began is over. */
last_turns: boolean,
/** How it ended, once it has. */
outcome: Outcome | null, };
