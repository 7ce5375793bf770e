//! Viewers are told only what they may know.
//!
//! Random games are played in twin worlds that differ only in what one viewer may not know. Everything that the viewer
//! is told must be equal in both: the sight after every entry, the log, records before the end, refusals and other
//! answers to their commands, previews, summaries, and the number of entries.
//!
//! **How twins are made.** First a whole game is played, with some actions taken back. Its twin has the same entries,
//! but another seed, and other outcomes of hidden draws: a hidden draw is exchanged for another possible one,
//! everywhere from then on. An exchange counts only if nothing that the viewer saw changes, and if every action is
//! still legal. So both worlds look the same to the viewer, and any difference in what they are told is a leak. In
//! games without hidden hands, the worlds differ only in the seed, that is in future draws. The commitment is public,
//! and is left out of the comparison.

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

/// The person of a viewer.
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
        table.fold(&entry).expect("a decided entry can be folded");
        history.push(entry);
    }
    done
}

/// Takes back the latest action, if necessary with the consent of the others.
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

/// Whether a history is valid and of a whole game.
fn is_valid(history: &[Entry], seed: &Seed) -> bool {
    Table::replay(history, seed.clone()).is_ok_and(|table| table.phase() == Phase::Over)
}

/// The same history with another seed.
fn other_world(history: &[Entry]) -> Vec<Entry> {
    let mut history = history.to_vec();
    if let Event::Opened { commitment, .. } = &mut history[0].event {
        *commitment = SEEDS[1].commitment();
    }
    history
}

/// Which entries of a history a viewer saw, and the hidden draws, each with all possible outcomes.
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
        table.fold(entry).expect("a valid history");
    }
    (seen, hidden)
}

/// Exchanges two outcomes of draws from some entry on, if the viewer cannot notice.
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
    is_valid(&twin, &SEEDS[1]).then_some(twin)
}

/// A history that looks the same to the viewer; `None` if none is found.
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

/// Two worlds, as seen by one viewer.
struct Twins {
    tables: [Table; 2],
    viewer: Viewer,
    rng: ChaCha8Rng,
}

impl Twins {
    /// Checks that both worlds tell the same.
    fn same<T: PartialEq + std::fmt::Debug>(&self, what: &str, told: impl Fn(&Table) -> T) {
        let [one, other] = self.tables.each_ref().map(told);
        assert_eq!(one, other, "{what} to {:?} at {}", self.viewer, self.tables[0].number());
    }

    /// Compares what is told now. The parts of a sight are compared every time, the JSON only sometimes, because
    /// writing it takes far longer.
    fn compare(&mut self, thoroughly: bool) {
        let viewer = self.viewer;
        self.same("who moves", Table::mover);
        self.same("the request", |table| table.request().cloned());
        if let Viewer::Seat(seat) = viewer {
            self.same("the actions to take back", |table| table.free_to_take_back(seat));
            if self.tables[0].mover() == Some(seat) {
                self.same("the actions", |table| table.position().actions());
            }
        }
        let same_view = SameView { games: self.tables.each_ref().map(Table::position), viewer };
        assert_eq!(visit(self.tables[0].position().id(), same_view), Some(true), "the view of {viewer:?}");
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

    /// A legal action in one of the worlds.
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

/// Whether two positions have the same view.
struct SameView<'a> {
    games: [&'a dyn AnyGame; 2],
    viewer: Viewer,
}

impl Visitor for SameView<'_> {
    type Output = bool;

    fn visit<G: Game>(self) -> bool {
        let [one, other] = self.games.map(|game| game.inside().downcast_ref::<G>().expect("this game"));
        one.view(self.viewer) == other.view(self.viewer)
    }
}

/// The answer to a viewer's command. The draw that may follow is left out, since it depends on what they cannot know.
fn answer(table: &Table, viewer: Viewer, command: &Command) -> String {
    match table.decide(command, Some(&asker(viewer)), NOW) {
        Ok(entries) => {
            let told = entries.first().filter(|entry| !matches!(entry.event, Event::Drawn { .. }));
            format!("{} {:?}", entries.len(), told.map(|entry| table.tell(entry, viewer)))
        }
        Err(refused) => format!("{refused:?} {:?}", refused.message()),
    }
}

/// Compares both worlds after every entry until the game is over; then everything is public.
fn compare(histories: [&[Entry]; 2], viewer: Viewer, rng: &mut ChaCha8Rng) {
    let open = |n: usize| Table::replay(&histories[n][..1], SEEDS[n].clone()).expect("it was opened");
    let mut twins = Twins { tables: [open(0), open(1)], viewer, rng: rng.clone() };
    assert_eq!(histories[0].len(), histories[1].len());
    // Until the first different draw, both worlds are the same. If there is none, only the seeds differ.
    let first = (1..histories[0].len()).find(|n| histories[0][*n] != histories[1][*n]).unwrap_or(1);
    let mut last = 0;
    for n in 1..histories[0].len() {
        let told = [0, 1].map(|world| {
            serde_json::to_string(&twins.tables[world].tell(&histories[world][n], viewer)).expect("plain data")
        });
        for (table, history) in twins.tables.iter_mut().zip(histories) {
            table.fold(&history[n]).expect("a valid history");
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
    // Records are compared once, because a later record begins with an earlier one.
    let record = |world: usize| {
        let mut record = Table::record(&histories[world][..=last], SEEDS[world].clone(), viewer, Moment::default())
            .expect("a valid history");
        record.fair.as_mut().expect("it is played at a table").commitment.clear();
        record.to_json()
    };
    assert_eq!(record(0), record(1), "the record to {viewer:?}");
}

/// Compares so many pairs of worlds, on two threads.
fn twin_games(game: &'static str, players: &'static [usize], pairs: usize) {
    let begun = AtomicUsize::new(0);
    let compared = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while compared.load(Ordering::Relaxed) < pairs {
                    let n = begun.fetch_add(1, Ordering::Relaxed);
                    assert!(n < 20 * pairs, "{game}: too few twins");
                    let mut rng = series_rng(2026, n as u64);
                    compared.fetch_add(twin_game(game, players[n % players.len()], &mut rng), Ordering::Relaxed);
                }
            });
        }
    });
    println!("{game}: {} pairs of worlds from {} games", compared.into_inner(), begun.into_inner());
}

/// Plays one game and compares it with a twin, for one viewer. Returns the number of pairs, 0 or 1.
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
fn boulevards_reveals_no_hidden_hands() {
    twin_games("boulevards", &[2, 3, 4, 5, 6], length(1_000, 10_000));
}

#[test]
fn open_games_reveal_no_future_draws() {
    for (game, players) in [("polis", &[2, 3][..]), ("rooftops", &[2, 4]), ("planners", &[2, 3, 4]), ("engineer", &[1])]
    {
        twin_games(game, players, length(40, 200));
    }
}
