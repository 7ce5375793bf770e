//! The promises of a game, checked in random games.

use std::{collections::BTreeMap, fmt::Debug};

use proptest::{
    prop_assert, prop_assert_eq,
    test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner},
};
use rand_chacha::ChaCha8Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{EditionRef, Game, History, MAX_SEATS, Record, Seat, Seen, Turn, Viewer, random_step, series_rng, setup};

type Checked = Result<(), TestCaseError>;

/// The count of each component, wherever it is. It never changes during a game.
pub type Inventory = BTreeMap<String, u32>;

/// The suite for one game; see [`suite`].
pub struct Suite<G: Game> {
    inventory: fn(&G) -> Inventory,
    scorer: Option<fn(&G, Seat) -> i32>,
    cases: u32,
}

/// The suite that every game passes: call [`run`](Suite::run) from a test. `inventory` counts every component, wherever
/// it is, for the check that none appears or vanishes.
pub fn suite<G: Game>(inventory: fn(&G) -> Inventory) -> Suite<G> {
    Suite { inventory, scorer: None, cases: 192 }
}

impl<G: Game> Suite<G> {
    /// Adds a slow and simple scorer that the points must agree with.
    pub fn scorer(mut self, scorer: fn(&G, Seat) -> i32) -> Suite<G> {
        self.scorer = Some(scorer);
        self
    }

    /// The number of random games that are checked closely.
    pub fn cases(mut self, cases: u32) -> Suite<G> {
        self.cases = cases;
        self
    }

    /// Checks every promise.
    ///
    /// # Panics
    /// If one is broken, with the shortest game that shows it.
    pub fn run(self) {
        let setups = setup::every::<G::Setup>();
        assert!(!setups.is_empty(), "a game can be set up");
        for (n, setup) in setups.iter().enumerate() {
            super::encoding::space_adds_up::<G>(setup);
            self.play_through(&start::<G>(setup), &mut series_rng(0, n as u64)).unwrap_or_else(|error| {
                panic!("with {setup:?}: {error}");
            });
        }
        let config = Config { cases: self.cases, failure_persistence: None, ..Config::default() };
        let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
        let strategy = (0..setups.len(), proptest::num::u64::ANY, 0..1000_usize);
        let outcome = runner.run(&strategy, |(setup, seed, part)| {
            let start = start::<G>(&setups[setup]);
            let steps = random_length(&start, seed) * part / 1000;
            let mut rng = series_rng(seed, 0);
            let (mut history, strangers) = walk(&start, &mut rng, steps);
            self.check_here(&history, &strangers, &mut rng)?;
            while let Some(action) = random_step(history.position(), &mut rng) {
                legal(history.apply(action))?;
            }
            self.check_here(&history, &strangers, &mut rng)
        });
        if let Err(error) = outcome {
            panic!(
                "{} breaks a promise; (options, seed, thousandths of the game) is shown with the reason: {error}",
                G::ID
            );
        }
    }

    /// Everything that must hold in every position.
    fn check_here(&self, history: &History<G>, strangers: &[G::Action], rng: &mut ChaCha8Rng) -> Checked {
        let game = history.position();
        self.listed_actions_apply(game, rng)?;
        others_are_refused(game, strangers)?;
        chance_has_odds(game, rng)?;
        sampled_actions_are_listed(game, rng)?;
        written_and_read_back(game)?;
        record_replays(history)?;
        self.views_keep_secrets(game, strangers, rng)?;
        points_add_up(game)?;
        super::encoding::encoding_holds(game, strangers, rng)?;
        if let Some(scorer) = self.scorer {
            for seat in Seat::all(game.players()) {
                prop_assert_eq!(game.points(seat), scorer(game, seat), "points against the slow scorer, seat {}", seat);
            }
        }
        Ok(())
    }

    /// A whole game: it ends in time, no component appears or vanishes, and every seat gets a place.
    fn play_through(&self, start: &G, rng: &mut ChaCha8Rng) -> Checked {
        let (mut game, stock) = (start.clone(), (self.inventory)(start));
        prop_assert!((1..=MAX_SEATS).contains(&game.players()), "{} seats", game.players());
        let mut actions = 0;
        while let Some(action) = random_step(&game, rng) {
            prop_assert!(game.outcome().is_none(), "an outcome before the end");
            legal(game.apply(action))?;
            actions += 1;
            prop_assert!(actions <= G::LONGEST, "longer than LONGEST, {}", G::LONGEST);
        }
        prop_assert_eq!((self.inventory)(&game), stock, "components at the end");
        prop_assert!(list(&game).is_empty(), "actions after the end");
        let outcome = game.outcome();
        prop_assert!(outcome.is_some(), "over, but no outcome");
        let outcome = outcome.expect("just checked");
        prop_assert_eq!(outcome.points.len(), game.players());
        Ok(())
    }

    fn listed_actions_apply(&self, game: &G, rng: &mut ChaCha8Rng) -> Checked {
        let actions = list(game);
        prop_assert_eq!(actions.is_empty(), game.turn() == Turn::Over, "actions if and only if not over");
        prop_assert_eq!(&actions, &list(game), "the same order every time");
        let mut sorted = actions.clone();
        sorted.sort();
        sorted.dedup();
        prop_assert_eq!(sorted.len(), actions.len(), "an action is listed twice");
        let stock = (self.inventory)(game);
        for action in &actions {
            prop_assert!(game.check(*action).is_ok(), "{} is listed but {:?}", action, game.check(*action));
        }
        for _ in 0..actions.len().min(24) {
            let action = *crate::pick(rng, &actions);
            let mut next = game.clone();
            legal(next.apply(action))?;
            prop_assert!(next != *game, "{} changes nothing", action);
            prop_assert_eq!((self.inventory)(&next), stock.clone(), "components after {}", action);
        }
        Ok(())
    }

    /// A position that a seat imagines looks the same as the true one to this seat and to spectators: views, legal
    /// actions, refusals and log lines are equal.
    fn views_keep_secrets(&self, game: &G, strangers: &[G::Action], rng: &mut ChaCha8Rng) -> Checked {
        for seat in Seat::all(game.players()) {
            let other = G::imagine(&game.known(seat), rng);
            prop_assert_eq!(other.turn(), game.turn());
            prop_assert_eq!((self.inventory)(&other), (self.inventory)(game), "imagined components");
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                prop_assert_eq!(other.view(viewer), game.view(viewer), "what {:?} sees", viewer);
            }
            if !G::HAS_SECRETS {
                let all = game.view(Viewer::Spectator);
                prop_assert_eq!(game.view(Viewer::Seat(seat)), all, "seat {} sees more than others", seat);
            }
            if game.turn() == Turn::Player(seat) {
                prop_assert_eq!(list(&other), list(game), "what seat {} may do", seat);
                for action in strangers {
                    prop_assert_eq!(
                        other.check(*action),
                        game.check(*action),
                        "what seat {} is told of {}",
                        seat,
                        action
                    );
                }
            }
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                log_keeps_secrets(game, &other, viewer)?;
            }
        }
        Ok(())
    }
}

fn start<G: Game>(setup: &G::Setup) -> G {
    G::new(EditionRef::shipped(), setup).expect("options that pass their check begin a game")
}

fn legal<T, E: std::fmt::Display>(result: Result<T, E>) -> Result<T, TestCaseError> {
    result.map_err(|error| TestCaseError::fail(format!("refused: {error}")))
}

fn list<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// The length of the random game with this seed.
fn random_length<G: Game>(start: &G, seed: u64) -> usize {
    let played = crate::playout(&mut start.clone(), &mut series_rng(seed, 0));
    (played.moves + played.chances) as usize
}

/// A game of this many random steps, and actions seen on the way that may be illegal now.
fn walk<G: Game>(start: &G, rng: &mut ChaCha8Rng, steps: usize) -> (History<G>, Vec<G::Action>) {
    let mut history = History::begin(start.clone(), vec![]);
    let mut strangers = Vec::new();
    for _ in 0..steps {
        let Some(action) = random_step(history.position(), rng) else { break };
        let actions = list(history.position());
        strangers.extend((0..3).map(|_| *crate::pick(rng, &actions)));
        history.apply(action).expect("random steps are legal");
    }
    (history, strangers)
}

fn others_are_refused<G: Game>(game: &G, strangers: &[G::Action]) -> Checked {
    let actions = list(game);
    for action in strangers {
        let mut next = game.clone();
        let taken = next.apply(*action);
        prop_assert_eq!(taken.is_ok(), actions.contains(action), "{}: {:?}", action, taken);
        if let Err(refusal) = taken {
            prop_assert!(next == *game, "{} was refused but changed the position", action);
            prop_assert!(refusal.rule().starts_with(G::ID), "rule {} is not of {}", refusal.rule(), G::ID);
        }
    }
    Ok(())
}

fn chance_has_odds<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Checked {
    if game.turn() != Turn::Chance {
        return Ok(());
    }
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let outcomes: Vec<G::Action> = chances.iter().map(|(action, _)| *action).collect();
    prop_assert_eq!(&outcomes, &list(game), "odds for every outcome, in order");
    prop_assert!(chances.iter().all(|(_, weight)| *weight > 0), "an outcome without odds");
    for _ in 0..8 {
        let sampled = game.sample(rng);
        prop_assert!(outcomes.contains(&sampled), "{} was sampled but is no outcome", sampled);
    }
    Ok(())
}

fn sampled_actions_are_listed<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Checked {
    if let Turn::Player(seat) = game.turn() {
        prop_assert!(seat.index() < game.players());
        let actions = list(game);
        for _ in 0..8 {
            let sampled = game.random_action(rng);
            prop_assert!(actions.contains(&sampled), "{} was sampled but is not listed", sampled);
        }
    }
    Ok(())
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> Checked {
    let json = legal(serde_json::to_string(value))?;
    let back: T = legal(serde_json::from_str(&json))?;
    prop_assert!(back == *value, "read back differently: {}", json);
    Ok(())
}

fn written_and_read_back<G: Game>(game: &G) -> Checked {
    round_trip(&game.setup())?;
    for viewer in Viewer::all(game.players()) {
        round_trip(&game.view(viewer))?;
    }
    for action in list(game) {
        let text = action.to_string();
        prop_assert_eq!(text.parse().ok(), Some(action), "{} read back differently", text);
        prop_assert_eq!(serde_json::to_value(action).ok(), Some(text.into()), "JSON is the notation");
    }
    Ok(())
}

fn record_replays<G: Game>(history: &History<G>) -> Checked {
    let record = legal(Record::parse(&history.record().to_json()))?;
    let replayed = legal(record.replay::<G>())?;
    prop_assert!(replayed.position() == history.position(), "a replayed record leads to another position");
    let mut undone = history.clone();
    let actions = history.actions().len();
    if actions > 0 {
        legal(undone.undo(Seat::new(0), 1))?;
        prop_assert!(*undone.position() == history.position_after(actions - 1), "undo leads to another position");
        legal(legal(Record::parse(&undone.record().to_json()))?.replay::<G>())?;
    }
    Ok(())
}

/// All hidden actions have the same log line. The log line of an open action is the same in a position that looks the
/// same to the viewer.
fn log_keeps_secrets<G: Game>(game: &G, twin: &G, viewer: Viewer) -> Checked {
    let actions = list(game);
    let mut hidden = None;
    for action in actions.iter().step_by(1 + actions.len() / 24) {
        let told = game.describe(*action, viewer);
        match game.seen(*action, viewer) {
            Seen::Hidden => {
                let first = hidden.get_or_insert_with(|| told.clone());
                prop_assert_eq!(&told, &*first, "what {:?} reads of the hidden {}", viewer, action);
            }
            Seen::Open(seen) => {
                prop_assert_eq!(seen, *action, "what {:?} sees of {}", viewer, action);
                if twin.check(*action).is_ok() {
                    prop_assert_eq!(twin.describe(*action, viewer), told, "what {:?} reads of {}", viewer, action);
                }
            }
        }
    }
    let own = |seat| viewer == Viewer::Seat(seat) && hidden.is_some();
    prop_assert!(!matches!(game.turn(), Turn::Player(seat) if own(seat)), "own actions are open");
    Ok(())
}

fn points_add_up<G: Game>(game: &G) -> Checked {
    let outcome = game.outcome();
    for seat in Seat::all(game.players()) {
        let breakdown = game.breakdown(seat);
        let sum: i32 = breakdown.lines.iter().map(|line| line.points).sum();
        prop_assert_eq!(breakdown.total, sum, "a breakdown adds up");
        prop_assert_eq!(breakdown.total, game.points(seat), "breakdown and points");
        if let Some(outcome) = &outcome {
            prop_assert_eq!(outcome.points[seat.index()], game.points(seat), "outcome and points");
            prop_assert!((1..=game.players().max(2) as u8).contains(&outcome.place(seat)));
        }
    }
    prop_assert_eq!(outcome.is_some(), game.turn() == Turn::Over);
    prop_assert!(outcome.is_none_or(|outcome| game.players() == 1 || outcome.winners().count() > 0));
    Ok(())
}
