//! No byte to the wrong viewer.
//!
//! Random games are played in twin worlds that differ only in what one viewer may not know, and everything that viewer
//! is told in both must be equal: the sight after every entry, the log, records before the end, refusals and the other
//! answers to their commands, previews, summaries, and how many entries there are.
//!
//! **How twins are made.** First a whole game is played, with actions taken back now and then. Its twin has the same
//! entries, but another seed, and other outcomes where chance was hidden from the viewer: some hidden draw is exchanged
//! for another that could have come instead, wherever either comes from then on. An exchange counts only if nothing that
//! the viewer saw changes and if every action of the others is still legal. So both worlds have the same course as the
//! viewer saw it, and whatever differs in what they are told is a leak. In games without hidden hands the worlds differ
//! in the seed alone: in luck that is still to come. What the seed is bound to is public, and left out of the comparison.

#[path = "../../table/tests/common/mod.rs"]
mod common;

use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use common::{NOW, person};
use rand_chacha::ChaCha8Rng;
use rynek_catalog::{AnyGame, Visitor, visit};
use rynek_kernel::{Explain, Game, Rng, Seat, Seen, Turn, Viewer, series_rng};
use rynek_store::Summary;
use rynek_table::{Command, Entry, Event, Moment, Person, Phase, SeatPlan, Seed, Sight, Table, Terms};
use rynek_trials::length;

const SEEDS: [Seed; 2] = [Seed::new([1; 32]), Seed::new([2; 32])];
/// How many exchanges are tried for a twin, and how many are enough.
const TRIES: usize = 12;
const ENOUGH: usize = 3;

fn below(rng: &mut ChaCha8Rng, limit: usize) -> usize {
    rynek_kernel::below(rng, limit as u32) as usize
}

fn one_in(rng: &mut ChaCha8Rng, chances: usize) -> bool {
    below(rng, chances) == 0
}

/// Who asks for a viewer.
fn asker(viewer: Viewer) -> Person {
    match viewer {
        Viewer::Seat(seat) => person(u128::from(seat.number())),
        Viewer::Spectator => person(99),
    }
}

/// A whole game by random play: its history, in which some actions are taken back.
fn play(game: &str, players: usize, rng: &mut ChaCha8Rng) -> Vec<Entry> {
    let terms = Terms::new(game, vec![SeatPlan::Open; players]);
    let (mut table, mut history) = Table::open(terms, SEEDS[0].clone(), &person(1), NOW).expect("good terms");
    for seat in Seat::all(players) {
        let entropy = format!("{:x}", rng.next_u64());
        carry_out(&mut table, &mut history, seat, &Command::Sit { seat, key: None, entropy });
    }
    carry_out(&mut table, &mut history, Seat::new(0), &Command::Start);
    while let Some(seat) = table.mover() {
        let actions = table.position().actions();
        let action = actions[below(rng, actions.len())].clone();
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        carry_out(&mut table, &mut history, seat, &act);
        if one_in(rng, 12) && table.phase() == Phase::Playing {
            take_back(&mut table, &mut history, seat, rng);
        }
    }
    history
}

fn carry_out(table: &mut Table, history: &mut Vec<Entry>, seat: Seat, command: &Command) -> bool {
    let decided = table.decide(command, Some(&asker(Viewer::Seat(seat))), NOW);
    let done = decided.is_ok();
    for entry in decided.unwrap_or_default() {
        table.fold(&entry).expect("what was decided can be folded in");
        history.push(entry);
    }
    done
}

/// Takes back the latest action, freely or with the consent of the others.
fn take_back(table: &mut Table, history: &mut Vec<Entry>, seat: Seat, rng: &mut ChaCha8Rng) {
    if carry_out(table, history, seat, &Command::TakeBack { seat, actions: 1 }) {
        return;
    }
    carry_out(table, history, seat, &Command::AskBack { seat });
    for other in Seat::all(table.chairs().len()) {
        if table.request().is_some_and(|request| request.seat != other) {
            let answer = Command::AnswerBack { seat: other, agrees: !one_in(rng, 4) };
            carry_out(table, history, other, &answer);
        }
    }
}

/// A history that holds, of a whole game.
fn holds(history: &[Entry], seed: &Seed) -> bool {
    Table::replay(history, seed.clone()).is_ok_and(|table| table.phase() == Phase::Over)
}

/// The same history in the world of another seed.
fn other_world(history: &[Entry]) -> Vec<Entry> {
    let mut history = history.to_vec();
    if let Event::Opened { commitment, .. } = &mut history[0].event {
        *commitment = SEEDS[1].commitment();
    }
    history
}

/// The draws of a history that a viewer did not see, each with what could have come instead.
fn hidden_draws(history: &[Entry], viewer: Viewer) -> (Vec<bool>, Vec<(usize, Vec<String>)>) {
    let mut table = Table::replay(&history[..1], SEEDS[0].clone()).expect("it was opened");
    let (mut seen, mut hidden) = (vec![true], Vec::new());
    for (n, entry) in history.iter().enumerate().skip(1) {
        seen.push(true);
        if let Event::Drawn { action } = &entry.event
            && table.position().seen(action, viewer) == Ok(Seen::Hidden)
        {
            seen[n] = false;
            hidden.push((n, table.position().actions()));
        }
        table.fold(entry).expect("the history holds");
    }
    (seen, hidden)
}

/// Exchanges one outcome of chance for another from some entry on, if the viewer cannot tell.
fn exchange(history: &[Entry], seen: &[bool], from: usize, one: &str, other: &str) -> Option<Vec<Entry>> {
    let mut twin = history.to_vec();
    for (entry, seen) in twin.iter_mut().zip(seen).skip(from) {
        let Event::Drawn { action } = &mut entry.event else { continue };
        let exchanged = match action.as_str() {
            drawn if drawn == one => other,
            drawn if drawn == other => one,
            _ => continue,
        };
        if *seen {
            return None;
        }
        *action = exchanged.to_owned();
    }
    holds(&twin, &SEEDS[1]).then_some(twin)
}

/// A world that the viewer cannot tell from the one of this history; `None` if none is found.
fn twin_of(history: &[Entry], viewer: Viewer, rng: &mut ChaCha8Rng) -> Option<Vec<Entry>> {
    let (seen, hidden) = hidden_draws(history, viewer);
    let mut twin = other_world(history);
    let mut exchanged = 0;
    for _ in 0..TRIES {
        if exchanged == ENOUGH || hidden.is_empty() {
            break;
        }
        // The later a draw, the more likely it is still in a hand when the game ends.
        let (from, instead) = &hidden[below(rng, hidden.len()).max(below(rng, hidden.len()))];
        let other = &instead[below(rng, instead.len())];
        let Event::Drawn { action } = &twin[*from].event else { continue };
        if let Some(next) = (action != other).then(|| exchange(&twin, &seen, *from, action, other)).flatten() {
            twin = next;
            exchanged += 1;
        }
    }
    (exchanged > 0).then_some(twin)
}

/// Two worlds, looked at from one place.
struct Twins {
    tables: [Table; 2],
    viewer: Viewer,
    rng: ChaCha8Rng,
}

impl Twins {
    /// What both worlds tell must be one and the same.
    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, told: impl Fn(&Table) -> T) {
        let [one, other] = self.tables.each_ref().map(told);
        assert_eq!(one, other, "{what} to {:?} at {}", self.viewer, self.tables[0].number());
    }

    /// Compares what is told at this moment. What sights are made of is compared every time, and the bytes themselves
    /// now and then: to write them down takes far longer than all the rest.
    fn compare(&mut self, thoroughly: bool) {
        let viewer = self.viewer;
        self.same("who moves", Table::mover);
        self.same("the question", |table| table.request().cloned());
        if let Viewer::Seat(seat) = viewer {
            self.same("what is free to take back", |table| table.free_to_take_back(seat));
            if self.tables[0].mover() == Some(seat) {
                self.same("the actions", |table| table.position().actions());
            }
        }
        let alike = Alike { games: self.tables.each_ref().map(Table::position), viewer };
        assert_eq!(visit(self.tables[0].position().id(), alike), Some(true), "the view of {viewer:?}");
        let command = self.some_command();
        self.same("the answer", |table| answer(table, viewer, &command));
        if thoroughly || one_in(&mut self.rng, 40) {
            self.compare_bytes();
        }
    }

    fn compare_bytes(&mut self) {
        let viewer = self.viewer;
        self.same("the sight", |table| {
            let sight =
                Sight { commitment: SEEDS[0].commitment(), ..table.sight(viewer, Vec::new(), Moment::default()) };
            serde_json::to_string(&sight).expect("plain data")
        });
        self.same("the summary", |table| serde_json::to_string(&Summary::of(table)).expect("plain data"));
        if let (Viewer::Seat(seat), Some(action)) = (viewer, self.some_action()) {
            self.same("the preview", |table| format!("{:?}", table.preview(seat, &action)));
        }
    }

    /// An action of whoever is to move, in one world or the other.
    fn some_action(&mut self) -> Option<String> {
        let table = &self.tables[below(&mut self.rng, 2)];
        let Turn::Player(_) = table.position().turn() else { return None };
        let mut actions = table.position().actions();
        let chosen = below(&mut self.rng, actions.len());
        Some(actions.swap_remove(chosen))
    }

    fn some_command(&mut self) -> Command {
        let players = self.tables[0].chairs().len();
        let own = if let Viewer::Seat(seat) = self.viewer { seat } else { Seat::new(0) };
        let seat = if one_in(&mut self.rng, 4) { Seat::new(below(&mut self.rng, players)) } else { own };
        let number = self.tables[0].number();
        match below(&mut self.rng, 9) {
            0 => Command::TakeBack { seat, actions: 1 + below(&mut self.rng, 3) },
            1 => Command::AskBack { seat },
            2 => Command::AnswerBack { seat, agrees: one_in(&mut self.rng, 2) },
            3 => Command::Leave { seat },
            4 => Command::Resign { seat },
            _ => {
                let action = self.some_action().unwrap_or_else(|| "dance".to_owned());
                let chosen_at = number.saturating_sub(below(&mut self.rng, 2) as u64);
                Command::Act { seat, action, chosen_at, id: None }
            }
        }
    }
}

/// Whether two positions look alike.
struct Alike<'a> {
    games: [&'a dyn AnyGame; 2],
    viewer: Viewer,
}

impl Visitor for Alike<'_> {
    type Output = bool;

    fn visit<G: Game>(self) -> bool {
        let [one, other] = self.games.map(|game| game.inside().downcast_ref::<G>().expect("this game"));
        one.view(self.viewer) == other.view(self.viewer)
    }
}

/// What a viewer is answered. The outcome of chance that follows is left out: it is drawn from what they cannot know.
fn answer(table: &Table, viewer: Viewer, command: &Command) -> String {
    match table.decide(command, Some(&asker(viewer)), NOW) {
        Ok(entries) => {
            let told = entries.first().filter(|entry| !matches!(entry.event, Event::Drawn { .. }));
            format!("{} {:?}", entries.len(), told.map(|entry| table.tell(entry, viewer)))
        }
        Err(refused) => format!("{refused:?} {:?}", refused.message()),
    }
}

/// Goes through both worlds side by side until the game is over: then everything is open.
fn compare(histories: [&[Entry]; 2], viewer: Viewer, rng: &mut ChaCha8Rng) {
    let open = |n: usize| Table::replay(&histories[n][..1], SEEDS[n].clone()).expect("it was opened");
    let mut twins = Twins { tables: [open(0), open(1)], viewer, rng: rng.clone() };
    assert_eq!(histories[0].len(), histories[1].len());
    // Until a draw differs both are the same world; where none does, they differ in the seed.
    let first = (1..histories[0].len()).find(|n| histories[0][*n] != histories[1][*n]).unwrap_or(1);
    let mut last = 0;
    for n in 1..histories[0].len() {
        let told = [0, 1].map(|world| {
            serde_json::to_string(&twins.tables[world].tell(&histories[world][n], viewer)).expect("plain data")
        });
        for (table, history) in twins.tables.iter_mut().zip(histories) {
            table.fold(&history[n]).expect("the history holds");
        }
        twins.same("the phase", Table::phase);
        if twins.tables[0].phase() != Phase::Playing {
            continue;
        }
        assert_eq!(told[0], told[1], "the log to {viewer:?}");
        last = n;
        if n >= first {
            twins.compare(n == first);
        }
    }
    // Records are compared once: that of a later moment begins with that of an earlier one.
    let record = |world: usize| {
        let mut record =
            Table::record(&histories[world][..=last], SEEDS[world].clone(), viewer).expect("the history holds");
        record.fair.as_mut().expect("it is played at a table").commitment.clear();
        record.to_json()
    };
    assert_eq!(record(0), record(1), "the record to {viewer:?}");
}

/// Compares so many pairs of worlds, on as many threads as there may be.
fn twin_games(game: &'static str, players: &'static [usize], pairs: usize) {
    let begun = AtomicUsize::new(0);
    let compared = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while compared.load(Ordering::Relaxed) < pairs {
                    let n = begun.fetch_add(1, Ordering::Relaxed);
                    assert!(n < 20 * pairs, "{game}: twins are hard to find");
                    let mut rng = series_rng(2026, n as u64);
                    compared.fetch_add(twin_game(game, players[n % players.len()], &mut rng), Ordering::Relaxed);
                }
            });
        }
    });
    println!("{game}: {} pairs of worlds from {} games", compared.into_inner(), begun.into_inner());
}

/// Plays one game and compares it with a twin, for one viewer: how many pairs that were.
fn twin_game(game: &str, players: usize, rng: &mut ChaCha8Rng) -> usize {
    let history = play(game, players, rng);
    let place = below(rng, players + 1);
    let viewer = if place == players { Viewer::Spectator } else { Viewer::Seat(Seat::new(place)) };
    let secrets = rynek_catalog::open(game, None, &serde_json::json!({})).expect("default options").has_secrets();
    let twin = if secrets { twin_of(&history, viewer, rng) } else { Some(other_world(&history)) };
    let Some(twin) = twin else { return 0 };
    compare([&history, &twin], viewer, rng);
    1
}

#[test]
fn boulevards_keeps_its_hands_to_itself() {
    twin_games("boulevards", &[2, 3, 4, 5, 6], length(1_000, 10_000));
}

#[test]
fn open_games_tell_nothing_of_luck_to_come() {
    for (game, players) in [("polis", &[2, 3][..]), ("rooftops", &[2, 4]), ("planners", &[2, 3, 4]), ("engineer", &[1])]
    {
        twin_games(game, players, length(40, 200));
    }
}
