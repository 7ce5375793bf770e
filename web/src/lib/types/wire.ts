// Generated from the Rust types of messages between client and server by `make types`. Do not edit.

/** Where a part of an edition comes from. */
export type AboutPart = {
/** The path of the part in the components. */
part: string,
/** Its name for people. */
label: string,
/** Where it comes from. */
source: PartSource,
/** The same for people. */
source_label: string,
/** What else is known about it. */
note?: string, };

/** An action that a bot recommends. */
export type Advice = {
/** The action, in notation. */
action: string,
/** The action in words. */
text: string,
/** How many simulations tried it. */
visits: number,
/** The share of games the bot expects to win after it, from 0 to 1. */
win: number,
/** The points it expects at the end. */
points: number,
/** The immediate changes of the score sheet. */
changes: Array<Change>, };

/** Entropy for the next game. */
export type Again = {
/** Anything. */
entropy?: string, };

/** A value in a message. */
export type Arg = number | {
/** The number without its decimal mark. */
decimal: number,
/** How many digits are behind the mark. */
places: number, } | string | {
/** The level, or the name of a bot from outside. */
bot: string,
/** Its number among the bots of the same kind, or 0 if it is the only one. */
number: number, } | {
/** The parts. */
list: Array<Part>, } | {
/** The names. */
own: { [key in string]: string }, };

/** A command for a table. */
export type Asking = {
/** The command. */
command: Command,
/** The client's id of it. An action sent again with the same id is executed once. */
id?: string, };

/** A request for a hint. */
export type AskingAdvice = {
/** One of your seats, from 1. */
seat: number,
/** The level of the bot (default: `master`). */
bot?: string, };

/** An action to preview. */
export type Attempt = {
/** One of your seats, from 1. */
seat: number,
/** The action, in notation. */
action: string, };

/** What an attempt counts for. */
export type AttemptKind = "rated" | "later" | "handed_in";

/** An attempt of your own. */
export type Attempted = {
/** The day. */
date: string,
/** The game's id. */
game: string,
/** What it counts for. */
kind: AttemptKind,
/** Its table. */
table: string,
/** When it ended, if it has. */
finished?: number,
/** The place among the seats of the table, if it was played to its end in time. */
place?: number,
/** The points, if it was played to its end in time. */
points?: number, };

/** An action that is better than the one that was played, and how the game may continue after it. */
export type BetterLine = {
/** The chance to win after its first action, by what its seat knew. */
win: number,
/** The expected points after its first action. */
points: number,
/** The actions from the position of the decision, random draws included. */
actions: Array<LineStep>, };

/** Where a seat's points come from, as a screen shows it. */
export type Breakdown = {
/** Every source, in the order of the score sheet. */
lines: Array<Line>,
/** The sum. */
total: number, };

/** A seat as everyone may see it. */
export type Chair = {
/** The name of its player. */
name?: string,
/** The person it belongs to. */
person?: string,
/** The bot that plays it. */
bot?: string,
/** Whether it is reserved. */
reserved: boolean,
/** Whether it has lost already. */
forfeited: boolean, };

/** A source of points that an action changes. */
export type Change = {
/** The id of the source. */
id: string,
/** Its name. */
label: string,
/** The difference in points. */
points: number, };

/** The chat of a table. */
export type Chat = {
/** The lines, the oldest first. */
lines: Array<ChatLine>, };

/** A line of chat. */
export type ChatLine = {
/** Its number at its table: 1 for the first. */
number: number,
/** Who wrote it. */
person: string,
/** Their name at that time. */
name: string,
/** When. */
at: number,
/** The text. It is never markup. */
words: string, };

/** An edition without faults. */
export type CheckedEdition = {
/** Its content hash. */
hash: string,
/** Its name for people, if it is an edition that ships. */
title?: string, };

/** A value of an option. */
export type Choice = {
/** In JSON. */
value: string,
/** In words. */
label: string, };

/** How many decisions were of each class. */
export type ClassCounts = {
/** The best action. */
best: number,
/** Hardly worse. */
good: number,
/** A little worse. */
inaccuracy: number,
/** Clearly worse. */
mistake: number,
/** Much worse. */
blunder: number, };

/** How much time players have. */
export type Clock = { "kind": "none" } | { "kind": "game",
/** Seconds for all actions. */
seconds: number,
/** Extra seconds for each action. */
increment: number, } | { "kind": "move",
/** Days for each turn. */
days: number, };

/** A command to a table, by a person or by the server. */
export type Command = { "type": "sit",
/** Which. */
seat: number,
/** The key of a reserved seat. */
key?: string,
/** Any text of at most 128 bytes. All draws of the game depend on it. */
entropy: string, } | { "type": "name",
/** Which. */
seat: number,
/** The name. */
name: string, } | { "type": "invite",
/** Which. */
seat: number,
/** Its name or level. */
bot: string, } | { "type": "rise",
/** Which. */
seat: number, } | { "type": "admit",
/** Who. */
person: string, } | { "type": "start" } | { "type": "act",
/** For which seat. */
seat: number,
/** The action, in notation: one of `actions` in the sight. */
action: string,
/** The `number` of the sight it was chosen from. */
chosen_at: number,
/** An id chosen by the client. An action sent again with the same id is carried out once. */
id?: string, } | { "type": "take_back",
/** For which seat. */
seat: number,
/** How many. */
actions: number, } | { "type": "ask_back",
/** For which seat. */
seat: number, } | { "type": "answer_back",
/** For which seat. */
seat: number,
/** Whether one agrees. */
agrees: boolean, } | { "type": "leave",
/** Which seat. */
seat: number, } | { "type": "return",
/** To which seat. */
seat: number, } | { "type": "resign",
/** Which seat. */
seat: number, } | { "type": "close" };

/** The lessons of a game. */
export type Course = {
/** The lessons, in order. */
lessons: Array<LessonSight>,
/** The pictures beside the rules. */
figures: Array<FigureSight>, };

/** That a table plays the city of the day. */
export type Day = {
/** Of which day. */
date: string,
/**
 * Whether its seed follows from the date alone, so that it was never secret. If not, the seed is secret until the
 * day is over.
 */
open: boolean, };

/** The leaderboard of a game of a day. */
export type DayBoard = {
/** The game. */
game: DayGame,
/** When the day ends. */
ends: number,
/** The first day of this server. */
since: string,
/** What commits this server to the keys of all its days. */
anchor: string,
/** The key of the day, once it is over: 64 hexadecimal digits. */
key?: string,
/** The best rated attempts. */
ranks: Array<DayRank>,
/** Your own rated attempt. */
mine?: DayRank,
/** Games that were played without the server and handed in: not rated, as their seed is open. */
handed_in: Array<DayRank>, };

/** The game of a day. */
export type DayGame = {
/** The day. */
date: string,
/** The game's id. */
game: string,
/** The options of the game. */
options: Record<string, unknown>,
/** The bots in the other seats. */
bots: Array<string>,
/** The hash of the seed of the game. */
commitment: string,
/** How many people have begun it. */
attempts: number, };

/** A line of a leaderboard of a day. */
export type DayRank = {
/** From 1; equal results share a rank. */
rank: number,
/** The percentage of attempts that are not better. */
percentile: number,
/** Who. */
person: string,
/** Their name. */
name: string,
/** When the attempt began. */
began: number,
/** When it ended, if it has. */
finished?: number,
/** How often the person has asked to play it. */
tries: number,
/** The place among the seats of the table, if it was played to its end in time. */
place?: number,
/** The points, if it was played to its end in time. */
points?: number,
/** Its table, to review it: once the day is over, or your own game is. */
table?: string, };

/** How good a decision was, by the chance to win that it lost. */
export type DecisionClass = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

/** A command was executed. */
export type Done = {
/** The number of the table after it; for an action that was sent before, its number then. */
number: number,
/** The new key of a seat, by its number, if its person was removed. It is told only once. */
keys?: { [key in string]: string }, };

/** A fault of an edition. */
export type EditionFault = {
/** The path of the field; none if the file as a whole is meant. */
place?: string,
/** What is wrong, for people. */
message: string, };

/** What is wrong with an edition: the details of the error `edition` of a check. */
export type EditionFaults = {
/** The path of the first fault. */
place?: string,
/** The faults, at most 100. */
faults: Array<EditionFault>,
/** How many there are. */
count: number, };

/** An edition. */
export type EditionInfo = {
/** Its components, without fields that follow from others. */
components: Record<string, unknown>,
/** Where its parts come from. */
about: Array<AboutPart>,
/** Its name in requests. */
name: string,
/** Where it is from. */
origin: EditionOrigin,
/** Its content hash. */
hash: string,
/** Its name for people, if it ships. */
title?: string, };

/** Where an edition is from. */
export type EditionOrigin = "shipped" | "installed";

/** The result of a table's game. */
export type Ending = {
/** The place of each seat, 1 for the winner. Alone, a loss is place 2. */
places: Array<number>,
/** The points of each seat. */
points: Array<number>,
/** Whether the game was played to its end. */
finished: boolean, };

/** A number that led to a line's points: a value, a count of stars. */
export type Fact = {
/** What it counts, in the game's own words; its label is a Fluent message. */
id: string,
/** How much. */
amount: number, };

/** The results of games between equally strong bots. */
export type Fairness = {
/** The number of players. */
players: number,
/** The options of the tables, without the number of players; the others had their defaults. */
options: Record<string, unknown>,
/** The level of the bots. */
bot: string,
/** How many games were played. */
games: number,
/** The wins of each seat. */
seats: Array<SeatWins>, };

/** A picture: a position to look at. */
export type FigureSight = {
/** Its name within the game. */
id: string,
/** Its caption. */
caption: string,
/** The options of the table. */
options: Record<string, unknown>,
/** The actions that lead there, random draws included, in notation. */
history: Array<string>,
/** The viewer's seat. */
seat: number,
/** The rules it illustrates, the most important one first. */
rules: Array<string>, };

/** A message of a client. */
export type FromClient = { "type": "hello",
/** The token of the person; without it, they watch. */
token?: string,
/** The language of the log and of errors. */
lang?: string,
/** The viewer's seat (default: the one to move, or the first one). */
seat?: number,
/** The number of the last entry it knows. */
after?: number,
/** Whether to send changes as patches instead of the whole table. */
deltas?: boolean, } | { "type": "do",
/** The client's id of it; sending an action again with the same id is safe. */
id: string,
/** The command. */
command: Command, } | { "type": "view_as",
/** The seat. */
seat: number | null, } | { "type": "preview",
/** The client's id of the request. */
id: string,
/** For which seat. */
seat: number,
/** The action, in notation. */
action: string, } | { "type": "hint",
/** The client's id of the request. */
id: string,
/** For which seat. */
seat: number,
/** The level of the bot. */
bot?: string, } | { "type": "say",
/** The client's id of it. */
id: string,
/** The words. */
words: string,
/** The key of a seat, for a person who was invited to a private table and does not sit there yet. */
key?: string, } | { "type": "ping" };

/** A game. */
export type GameInfo = {
/** Its id in paths and documents. */
id: string,
/** Its title. */
title: string,
/** What it is about, in a sentence. */
tagline: string,
/** How long a game takes, in words. */
length: string,
/** The number of players. */
players: Span,
/** The version of the rules. */
rules_version: number,
/** The levels of bots, from the weakest to the strongest. */
levels: Array<string>,
/** What is known about each of these levels. */
ladder: Array<LevelInfo>,
/** The default of every option. */
defaults: Record<string, unknown>,
/** A JSON Schema of the options. */
schema: Record<string, unknown>,
/** The options for a form. The number of players follows from the seats of a table. */
options: Array<OptionInfo>,
/** The installed editions, besides those that ship. */
editions: Array<string>,
/** Whether a private table may be opened with an edition of one's own. */
own_editions: boolean,
/** How often each seat wins between equally strong bots, as far as it was measured. */
fairness: Array<Fairness>, };

/** A person's rating at a game. */
export type GameRating = {
/** The game's id. */
game: string,
/** The estimate. */
points: number,
/** The 95% confidence interval, in points up or down. */
uncertainty: number,
/** The number of rated games. */
games: number, };

/** The record of a game that was played without the server. */
export type HandedIn = {
/** The record. */
record: Record<string, unknown>,
/** When it began, by the clock of the device. */
began: number,
/** When it ended, by the clock of the device. */
finished: number,
/** How often the game of that day was begun there. */
tries: number, };

/** A step that decided the game. */
export type KeyMoment = {
/** The number of the step. */
step: number,
/** The seat whose chances changed most. */
seat: number,
/** By how much. */
change: number,
/** What happened, in a sentence. */
text: string, };

/** An action of the game. */
export type LastStep = {
/** Who acted; missing for a random draw. */
seat?: number,
/** The action, in notation; missing where it is hidden. */
action?: string,
/** The action, in words. */
text: string,
/** Its effects, for the game's board. */
effects?: unknown, };

/** A lesson: a position with a task. */
export type LessonSight = {
/** Its name within the game. */
id: string,
/** Its title. */
title: string,
/** The task. */
task: string,
/** A hint for a player who did something else. */
hint: string,
/** What happened, and why it is good. */
done: string,
/** The options of the table. */
options: Record<string, unknown>,
/** The actions that lead there, random draws included, in notation. */
history: Array<string>,
/** The learner's seat. */
seat: number,
/** The legal actions that solve it, the simplest one first. */
goal: Array<string>,
/** The actions that follow the first of them, to show the consequence. */
then: Array<string>,
/** An action that a rule forbids there. */
wrong?: WrongSight,
/** The rules it teaches, the most important one first. */
rules: Array<string>, };

/** A level of the bots of a game. */
export type LevelInfo = {
/** Its name in documents and commands. */
id: string,
/** How it plays, in a sentence. */
about: string,
/**
 * Its place on the scale of ratings: a person with this rating wins about half of the games against it. `null` if it
 * was not measured.
 */
rating: number | null, };

/** One source of points. */
export type Line = {
/** The source, in the game's own words; its label is a Fluent message. */
id: string,
/** How the points came about. */
facts: Array<Fact>,
/** The points. */
points: number, };

/** A step of a line. */
export type LineStep = {
/** Who acts; missing for a random draw. */
seat?: number,
/** The action, in notation. */
action: string,
/** The action in words. */
text: string, };

/** A part of a table's log. */
export type Log = {
/** The entries after the requested one. */
entries: Array<ToldLine>,
/** The number of the table's last entry: if the part ends before it, there is more. */
number: number, };

/** The person who is signed in. */
export type Me = {
/** Who: 32 hexadecimal digits. */
id: string,
/** Their name. */
name: string,
/** Their language. */
language: string | null,
/** Their webhook. */
webhook: Webhook | null,
/** The notifications they want: `your-turn`, `game-over`. */
wishes: Array<string>,
/** When they first came. */
created: number, };

/**
 * A sentence by its key, with the values to set into it.
 *
 * The code of the rules contains no text. It names the message, and the Fluent files have its text in each language.
 *
 * ```
 * use rynek_kernel::Message;
 * let message = Message::new("polis-log-draw").with("tile", 12);
 * assert_eq!(message.to_string(), "polis-log-draw (tile: 12)");
 * ```
 */
export type Message = {
/** The key in the Fluent files. */
key: string,
/** The values by name. */
args?: { [key in string]: Arg },
/** The sentences after it. */
then?: Array<Message>, };

/** A position of a game. */
export type MomentSight = {
/** After how many actions, random draws included. */
steps: number,
/** How many actions there are. */
of: number,
/** The viewer's view of it. */
view: unknown,
/** The points of each seat, if the game were scored then; missing where they would reveal hidden information. */
points?: Array<number>,
/** The action that led there. */
last?: LastStep, };

/** The changes; missing fields stay as they are. */
export type MyChanges = {
/** Their name: 1 to 40 characters. */
name?: string,
/** Their language: `en` or `pl`. */
language?: string,
/** Their webhook; `null` removes it. A new address gets a new secret. */
webhook?: { url: string } | null,
/** The notifications they want: `your-turn`, `game-over`. */
wishes?: Array<string>, };

/** A new guest. */
export type NewPerson = {
/** Their name: 1 to 40 characters. */
name: string,
/** Their language: `en` or `pl`. */
language?: string, };

/** A seat of a new table. */
export type NewSeat = { "kind": "open" } | { "kind": "reserved" } | { "kind": "bot",
/** Its level. */
level: string, } | { "kind": "me",
/** The name of the player at this table (default: the host's). */
name?: string, };

/** A table to open. */
export type NewTable = {
/** The game's id. */
game: string,
/** The options of the game, without the number of players, which follows from the seats. */
options: Record<string, unknown>,
/**
 * The name of an edition that ships or is installed, or `{ "components": … }` with an edition of one's own, which
 * needs a private table and the permission of the operator (default: the first that ships).
 */
edition?: string | { components: Record<string, unknown> },
/** The seats, from seat 1. */
seats: Array<NewSeat>,
/** Whether seats are drawn by lot when the game begins (default: true). If not, everyone keeps the seat they take. */
seats_by_lot?: boolean,
/** Whether it is listed for everyone (default: true). */
public?: boolean,
/** The time control (default: none). */
clock?: Clock,
/** What happens to a seat that runs out of time (default: a bot continues). */
on_time_out?: OnTimeOut,
/** Whether players may ask for hints (default: false). */
hints?: boolean,
/** The bot that plays for absent players. */
stand_in?: string,
/** Whether to start immediately; then every seat must be a bot's or yours. */
start?: boolean,
/** Any text, to be mixed into the seed of the game. */
entropy?: string, };

/** What happens to a seat whose time has run out. */
export type OnTimeOut = "bot" | "forfeit";

/** A table was opened. */
export type Opened = {
/** Which: 32 hexadecimal digits. */
id: string,
/** The number of its last entry. */
number: number,
/** The keys of the reserved seats, by their number. They are told only once. */
keys: { [key in string]: string }, };

/** An option of a game. */
export type OptionInfo = {
/** Its name in JSON. */
name: string,
/** Its name for people. */
label: string,
/** What it does. */
help: string, } & ({ "kind": "count",
/** The least. */
min: number,
/** The most. */
max: number, } | { "kind": "switch" } | { "kind": "choice",
/** The values. */
choices: Array<Choice>, } | { "kind": "subset",
/** The values. */
choices: Array<Choice>, });

/**
 * The end of a game.
 *
 * ```
 * use rynek_kernel::Outcome;
 * // 30 points each, but the second has more stones left.
 * let outcome = Outcome::ranked([(30, 1), (30, 4), (12, 0)]);
 * assert_eq!(outcome.place(rynek_kernel::Seat::new(0)), 2);
 * assert_eq!(serde_json::to_string(&outcome).unwrap(), r#"{"points":[30,30,12],"places":[2,1,3]}"#);
 * ```
 */
export type Outcome = {
/** The points of each seat. */
points: Array<number>, } & ({ "places": Array<number> } | { "won": boolean });

/** A part of a list. */
export type Part = Message | Arg;

/** Where a part comes from. */
export type PartSource = "known" | "rulebook" | "reconstructed";

/** A rated game. */
export type PastGame = {
/** The table, if it is still public. */
table?: string,
/** The game's id. */
game: string,
/** The place, 1 for the winner. */
place: number,
/** Their rating before and after. */
points: [number, number],
/** When it ended. */
at: number, };

/** A step of a patch. */
export type PatchStep = { "op": "add",
/** The place, as a JSON Pointer. */
path: string,
/** The value. */
value: unknown, } | { "op": "remove",
/** The place, as a JSON Pointer. */
path: string, } | { "op": "replace",
/** The place, as a JSON Pointer. */
path: string,
/** The value. */
value: unknown, };

/** A person as the others see them. */
export type Person = {
/** Their id. */
id: string,
/** Their name. */
name: string, };

/** The phase of a table. */
export type Phase = "gathering" | "playing" | "over" | "closed";

/** A person who is at a table now. */
export type Present = {
/** Their name. */
name: string,
/** Their id. */
person: string,
/** Their seats. */
seats: Array<number>, };

/** An error in words, as it is sent. */
export type ProblemBody = {
/** What went wrong. */
error: ProblemWords, };

/** What went wrong, for a program and for a person. */
export type ProblemWords = {
/** For programs. It never changes. */
code: string,
/** For people, in their language. */
message: string,
/** The rule of the game that forbids it, if one does. */
rule?: string,
/** Further details for programs. */
details?: unknown,
/** After how many seconds to try again, if that makes sense. */
retry_after?: number, };

/** A public profile. */
export type ProfileSight = {
/** Who. */
id: string,
/** Their name. */
name: string,
/** When they first came. */
since: number,
/** Their ratings, by game. */
ratings: Array<GameRating>,
/** Their latest rated games, the latest first. */
history: Array<PastGame>, };

/** A line of a leaderboard. */
export type Rank = {
/** From 1. */
place: number,
/** The person. */
person?: string,
/** The bot. */
bot?: string,
/** Their name. */
name: string,
/** Their rating. */
rating: RatingSight, };

/** A rating. Everyone begins at 1500; a player with 400 points more wins ten games out of eleven. */
export type RatingSight = {
/** The estimate. */
points: number,
/** The 95% confidence interval, in points up or down. */
uncertainty: number,
/** The number of rated games. */
games: number, };

/** A request to the other players for consent to take actions back. */
export type Request = {
/** Who asks. */
seat: number,
/** How many actions. */
actions: number,
/** Who has agreed so far. */
agreed: Array<number>, };

/** The review of a finished game. Chances to win are from 0 to 1; lists have one value for each seat. */
export type Review = {
/** The id of the game. */
game: string,
/** The bot that looked for better actions, with its budget. */
bot: string,
/** The seed of the sampled games. */
seed: number,
/** How many sampled games each value is the mean of, at the end of the last pass. */
samples: number,
/** How many passes over the game are complete, from 1: the first one is rough. */
passes: number,
/** Whether all passes are complete. */
done: boolean,
/** The values before the first action. */
start: ReviewValue,
/** Every action that was not taken back, random draws included, in order. The last step may be a resignation. */
steps: Array<ReviewStep>,
/** The totals of each seat. */
players: Array<ReviewPlayer>,
/** The three steps that changed the chances most, the greatest change first. A short game can have fewer. */
moments: Array<KeyMoment>,
/** The steps after which another seat is ahead than before: their numbers, as in [`ReviewStep::step`]. */
turning_points: Array<number>, };

/** A decision, by what its seat knew at that time. */
export type ReviewDecision = {
/** How good it was. */
class: DecisionClass,
/** How many actions were legal. With one, there was nothing to decide. */
legal: number,
/** How much chance to win it lost against the best action that was found, at least 0. */
lost: number,
/** The standard error of that. */
error: number,
/** How many expected points it lost against that action; negative if it won points but lost chances. */
lost_points: number,
/** The chance to win after the action that was played, by what its seat knew. */
played: number,
/** The best action and how the game may continue after it; missing if the action that was played is the best. */
better?: BetterLine, };

/**
 * The totals of a seat.
 *
 * `start + luck + own + others = result`, both for chances to win and for points.
 */
export type ReviewPlayer = {
/** The seat. */
seat: number,
/** Its player's name. */
name: string,
/** In chances to win. The result is 1 for a win, 0 for a loss, and the share of a shared win. */
win: ReviewSums,
/** In points. */
points: ReviewSums,
/** The sum of the chances to win that its decisions lost against the best actions that were found. */
lost: number,
/** The standard error of that. */
lost_error: number,
/** The same in points. */
lost_points: number,
/** How well it decided, from 0 to 100. */
accuracy: number,
/** How many decisions it had with more than one legal action. */
decisions: number,
/** How many of them were of each class. */
classes: ClassCounts, };

/** How far a review is. */
export type ReviewProgress = {
/** The looks so far. A look is one sampled game. */
looks: number,
/** About how many looks there are. */
most: number,
/** How many passes are complete. After the first one there is a rough result. */
passes: number,
/** Whether all passes are complete. */
done: boolean, };

/** A step of the game. */
export type ReviewStep = {
/** Its number, from 1: the position after it is the one after so many actions. */
step: number,
/** What kind of step it is. */
kind: StepKind,
/** Who chose it or gave up; missing for a random draw. */
seat?: number,
/** The action, in notation; empty for a resignation. */
action: string,
/** The step in words. */
text: string,
/** The values after it. */
value: ReviewValue,
/** How much it changed each chance to win. For a random draw this is its luck: the value after it minus the mean over all outcomes. */
win_change: Array<number>,
/** How much it changed the expected points. For a random draw this is its luck. */
points_change: Array<number>,
/** What the choice is worth beside the others; missing for a draw. */
decision?: ReviewDecision, };

/** How a result came about. */
export type ReviewSums = {
/** The value before the first action. */
start: number,
/** What random draws changed, all together. */
luck: number,
/** The standard error of the luck. */
luck_error: number,
/** What the seat's own choices changed. */
own: number,
/** What the other players' choices changed. */
others: number,
/** The result. */
result: number,
/** The result without the luck. */
adjusted: number, };

/** What a position is worth to each seat. */
export type ReviewValue = {
/** The chance to win. */
win: Array<number>,
/** The expected points at the end. */
points: Array<number>,
/** The standard errors of the chances to win. */
error: Array<number>, };

/** The rules of a game. */
export type Rules = {
/** The language they are in. */
lang: string,
/** The text. */
markdown: string, };

/** The line was added. */
export type Said = {
/** The number of the line. */
number: number, };

/** A line to say. */
export type Saying = {
/** 1 to 500 characters. */
words: string,
/** The key of a seat, for a person who was invited to a private table and does not sit there yet. */
key?: string, };

/** The scores over the game. */
export type Scores = {
/** The points of each seat, before the first action and after each. */
points: Array<Array<number>>, };

/** The share of games that a seat won, with its 95 % interval. */
export type SeatWins = {
/** The share, from 0 to 1. */
wins: number,
/** The lower end of the interval. */
low: number,
/** The upper end. */
high: number, };

/** Whether a person mutes or blocks another. */
export type Shunned = "muted" | "blocked";

/** A person who is muted or blocked. */
export type ShunnedPerson = {
/** Who. */
person: string,
/** How. */
how: Shunned, };

/** How to mute or block a person. */
export type Shunning = {
/** `muted`: their chat is hidden. `blocked`: and they cannot sit down at your tables. */
how: Shunned, };

/** A range, both ends included. */
export type Span = {
/** The least. */
min: number,
/** The most. */
max: number, };

/** What kind of step it is. */
export type StepKind = "draw" | "choice" | "end";

/** A table in a list. */
export type TableLine = {
/** Which: 32 hexadecimal digits. */
id: string,
/** The game's id. */
game: string,
/** Whether it waits for players, is played or is over. */
phase: Phase,
/** Whether it is listed for everyone. */
public: boolean,
/** Whether it plays the city of the day. */
day?: Day,
/** The host. */
host: Person,
/** The seats. */
chairs: Array<Chair>,
/** Whose turn it is. */
mover?: number,
/** The time control. */
clock: Clock,
/** When the running clock runs out. */
runs_out?: number,
/** When it was opened. */
opened: number,
/** When it last changed. */
changed: number,
/** The number of its last entry. */
number: number,
/** How many actions were played, random draws included. */
steps: number,
/** How it ended. */
ending?: Ending,
/** Your seats. */
yours: Array<number>,
/** Whether it is your turn. */
your_turn: boolean, };

/** A part of a list of tables, the latest change first. */
export type TableList = {
/** The tables. */
tables: Array<TableLine>,
/** Where the list continues, if it does. */
next?: string, };

/** A table. */
export type TableName = {
/** Which: 32 hexadecimal digits. */
id: string, };

/** A table as one viewer sees it. */
export type TableSight = {
/** The number of the last entry. An action is sent with the number of the sight it was chosen from. */
number: number,
/** The phase of the table. */
phase: Phase,
/** The game's id. */
game: string,
/** The content hash of its edition. */
edition: string,
/** The options of the game. */
options: Record<string, unknown>,
/** Who sits where. */
chairs: Array<Chair>,
/** Whose turn it is. */
mover?: number,
/** The view of the game. */
view: unknown,
/** The legal actions, if it is the viewer's turn. */
actions?: Array<string>,
/** How many actions the viewer may take back without asking. */
free_to_take_back: number,
/** How many actions the viewer may ask the others to take back; 0 if there are none, or a request is open. */
on_request_to_take_back: number,
/** A request to take actions back that waits for answers. */
request?: Request,
/** The clock of the game. */
clock: Clock,
/** When the running clock runs out. */
runs_out?: number,
/** Milliseconds each seat had left when the last entry was made. */
time_left: Array<number | null>,
/** The hash of the seed of the game. */
commitment: string,
/** The seed, once the game is over. */
seed?: string,
/** How it ended. */
ending?: Ending,
/** The table of the rematch. */
rematch?: string,
/** Whether it was imported from a record. */
imported: boolean,
/** Who opened it. */
host: Person,
/** Whether seats are drawn by lot when the game begins. */
seats_by_lot: boolean,
/** Whether everyone may find and watch it. */
public: boolean,
/** People whom the host removed; they cannot sit down again. */
removed?: Array<Person>,
/** Whether players may ask a bot for advice. */
hints: boolean,
/** What happens when time has run out. */
on_time_out: OnTimeOut,
/** The bot that plays for a player who is away. */
stand_in: string,
/** Whether it plays the city of the day. */
day?: Day,
/** When it was opened. */
opened: number,
/** When the last entry was made. */
changed: number,
/** The time on the server when this was sent. */
now: number,
/** How many actions stand, draws included. */
steps: number,
/** The viewer's seat; none for a spectator. */
viewer: number | null,
/** The viewer's own seats. */
yours: Array<number>,
/** The points of each seat; missing while hands are hidden. */
points?: Array<number>, };

/** A message of the server. */
export type ToClient = { "type": "hello",
/** The version of this protocol. */
protocol: number,
/** Who the client is. */
person: Person | null,
/** The table. */
sight: TableSight,
/** The entries after the last one the client knew, or the latest. */
log: Array<ToldLine>,
/** The latest lines of chat. */
chat: Array<ChatLine>,
/** Who is here. */
present: Array<Present>,
/** The number of spectators. */
watching: number,
/** Whether the log holds everything after the entry that the client knew. */
resumed: boolean, } | { "type": "news",
/** The number of its last entry. */
number: number,
/** The server's time. */
now: number,
/** The new entries. */
entries: Array<ToldLine>,
/** The changes since the last table that this client was sent. */
patch?: Array<PatchStep>,
/** The whole table in place of a patch. */
sight?: TableSight, } | { "type": "done",
/** The client's id of it. */
id: string,
/** The number of the table after it; for an action that was sent before, its number then. */
number: number,
/** The new key of a seat, by its number, if its person was removed. It is told only once. */
keys?: { [key in string]: string }, } | { "type": "refused",
/** The client's id of it, if it could be read. */
id?: string,
/** Why. */
error: ProblemWords,
/** The table as it is now, if the action was chosen too late. */
sight?: TableSight, } | { "type": "preview",
/** The client's id of the request. */
id: string,
/** The game after it. */
view: unknown,
/** The player's points before it. */
points_before: number,
/** The player's points after it. */
points_after: number,
/** The effects of the action, as in the log. */
effects?: unknown,
/** Where the points before it come from. */
breakdown_before: Breakdown,
/** Where the points after it come from. */
breakdown_after: Breakdown, } | { "type": "hint",
/** The client's id of the request. */
id: string,
/** The best actions, the best first. */
best: Array<Advice>, } | { "type": "said",
/** The line. */
line: ChatLine, } | { "type": "present",
/** Who is here. */
present: Array<Present>,
/** The number of spectators. */
watching: number, } | { "type": "pong",
/** The server's time. */
now: number, } | { "type": "gone" } | { "type": "bye",
/** Why, as a code for programs. */
why: Why, };

/** Today's games. */
export type Today = {
/** The day, in UTC. */
date: string,
/** When it ends. The seeds of its games are published then. */
ends: number,
/** The first day of this server. */
since: string,
/** What commits this server to the keys of all its days: 64 hexadecimal digits. */
anchor: string,
/** The games. */
games: Array<DayGame>,
/** On how many days without a gap you finished a rated game. */
streak: number,
/** Your own attempts of the last three months, the latest day first. */
mine: Array<Attempted>, };

/** A secret that signs the person in. */
export type Token = {
/** It is told only once, and only its hash is stored. */
token: string, };

/** An entry of the history, as its reader may see it, in their language. */
export type ToldLine = {
/** The line of the log. It is text, never markup. */
text: string,
/** Its number. */
number: number,
/** When it was made. */
at: number,
/** What happened, as a word for programs. */
what: string,
/** Which seat it is about. */
seat?: number,
/** The action, in notation; missing where it is hidden or there is none. */
action?: string,
/** How many actions are taken back, or requested to be. */
actions?: number,
/** The effects of the action for the board, if the action alone does not say them. */
effects?: unknown, };

/** A sequence of actions to try out. All of it comes from the client, so nothing in it is secret. */
export type Trial = {
/** The options of the table; missing ones have their default. */
options: Record<string, unknown>,
/** The actions from the beginning, random draws included, in notation. */
actions: Array<string>,
/** The viewer's seat, from 1. */
seat: number,
/** The names of the players, from seat 1; missing ones are replaced by the number of the seat. */
names?: Array<string>,
/** How many of the actions the client knows already; they are not told again. */
since?: number, };

/** The position after a sequence of actions. */
export type TrialSight = {
/** Whose turn it is; missing at a random draw and after the end. */
mover?: number,
/** Whether the game is over. */
over: boolean,
/** The view of the seat. */
view: unknown,
/** The legal actions of the seat, if it is its turn. */
actions: Array<string>,
/** The points of each seat, if the game were scored now. */
points: Array<number>,
/** Where the points of the seat come from. */
breakdown: Breakdown,
/** The new actions, in words. */
told: Array<LastStep>, };

/** Whose turn it is. */
export type Turn = { "player": number } | "chance" | "over";

/** The webhook of a person. */
export type Webhook = {
/** Its address. */
url: string,
/** The key that messages to it are signed with. */
secret: string, };

/** A line of the table of a week. */
export type WeekRank = {
/** From 1; equal scores share a rank. */
rank: number,
/** Who. */
person: string,
/** Their name. */
name: string,
/** The percentiles of their best five days, together. */
score: number,
/** How many days they played. */
days: number, };

/** A guest was created. */
export type Welcome = {
/** The guest. */
person: Person,
/** The token that signs them in. It is told only once, and only its hash is stored. */
token: string, };

/** Why the server closes a connection. */
export type Why = "shutdown" | "slow" | "idle" | "no_hello" | "malformed" | "flood" | "gone" | "signed_out";

/** An action that a rule forbids. */
export type WrongSight = {
/** In notation. */
action: string,
/** The question that trying it answers. */
question: string, };
