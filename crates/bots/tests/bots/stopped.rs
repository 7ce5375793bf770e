//! A bot that is told to stop does so. This is measured in positions imagined and evaluated.

use std::{
    cell::Cell,
    sync::{Arc, atomic::AtomicBool},
};

use rynek_bots::{Budget, Candidate, NAMES, Spec, settings};
use rynek_boulevards::{Action, Boulevards, Components, Known, Setup, View, Weights};
use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Knowledge, Message, Outcome, Rng, Seat, Seats, Texts, Turn, Viewer,
    random_step, series_rng,
};

thread_local! {
    static IMAGINED: Cell<usize> = const { Cell::new(0) };
    static JUDGED: Cell<usize> = const { Cell::new(0) };
}

/// Forwards methods to the game inside.
macro_rules! forward {
    ($($name:ident($($arg:ident: $kind:ty),*) -> $output:ty;)+) => {
        $(fn $name(&self $(, $arg: $kind)*) -> $output {
            self.0.$name($($arg),*)
        })+
    };
}

/// Boulevards with counters of what bots call.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
struct Counted(Boulevards);

impl Game for Counted {
    const ID: &'static str = "counted";
    const RULES_VERSION: u32 = Boulevards::RULES_VERSION;
    const LONGEST: usize = Boulevards::LONGEST;
    const HAS_SECRETS: bool = Boulevards::HAS_SECRETS;
    const RULES: Texts = Boulevards::RULES;
    const WORDS: Texts = Boulevards::WORDS;
    const BOTS: &'static str = Boulevards::BOTS;

    type Edition = Components;
    type Setup = Setup;
    type Action = Action;
    type View = View;
    type Known = Known;
    type Weights = Weights;

    fn new(edition: EditionRef<Components>, setup: &Setup) -> Result<Counted, Illegal> {
        Boulevards::new(edition, setup).map(Counted)
    }

    forward! {
        edition() -> EditionRef<Components>;
        setup() -> Setup;
        turn() -> Turn;
        actions(out: &mut Vec<Action>) -> ();
        check(action: Action) -> Result<(), Illegal>;
        outcome() -> Option<Outcome>;
        points(seat: Seat) -> i32;
        breakdown(seat: Seat) -> Breakdown;
        view(viewer: Viewer) -> View;
        describe(action: Action, viewer: Viewer) -> Message;
    }

    fn play_unchecked(&mut self, action: Action) {
        self.0.play_unchecked(action);
    }

    fn weights() -> &'static Weights {
        Boulevards::weights()
    }

    fn prospects(&self, weights: &Weights) -> Seats<f64> {
        JUDGED.set(JUDGED.get() + 1);
        self.0.prospects(weights)
    }
}

impl Knowledge<Counted> for Known {
    fn of_seat(game: &Counted, seat: Seat) -> Known {
        game.0.known(seat)
    }

    fn deal(&self, rng: &mut impl Rng) -> Counted {
        IMAGINED.set(IMAGINED.get() + 1);
        Counted(Boulevards::imagine(self, rng))
    }
}

/// A position with many actions to choose from.
fn midway(players: u8) -> (Counted, Seat) {
    let mut game =
        Counted::new(EditionRef::shipped(), &Setup { players, ..Setup::default() }).expect("a valid number of players");
    let mut rng = series_rng(3, 0);
    for step in 0.. {
        if let Turn::Player(seat) = game.turn()
            && step > 60
        {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            if actions.len() > 3 {
                return (game, seat);
            }
        }
        let action = random_step(&game, &mut rng).expect("the game is not over");
        game.play_unchecked(action);
    }
    unreachable!("games are longer")
}

/// The result of a bot, and how many positions it imagined and evaluated.
fn thought(bot: &Spec, game: &Counted, seat: Seat) -> (Vec<Candidate<Action>>, usize, usize) {
    let known = game.known(seat);
    IMAGINED.set(0);
    JUDGED.set(0);
    let candidates = bot.build::<Counted>(Counted::weights().clone(), &settings::<Counted>()).consider(
        &known,
        seat,
        &mut series_rng(1, 0),
    );
    (candidates, IMAGINED.get(), JUDGED.get())
}

/// Asserts that a bot that is told to stop answers immediately. Returns how many positions it imagined and evaluated.
fn stops(bot: &Spec, game: &Counted, seat: Seat) -> (usize, usize) {
    let stop = Some(Arc::new(AtomicBool::new(true)));
    let bot = bot.clone().with_budget(Budget { stop, ..Budget::default() });
    let (candidates, imagined, judged) = thought(&bot, game, seat);
    assert!(game.check(candidates[0].action).is_ok(), "{bot}");
    // One to list the actions, one for the root of the tree, one for the first iteration.
    assert!((1..=3).contains(&imagined), "{bot} imagined {imagined} positions");
    // Each action is ranked once here and once for each decision of one iteration.
    let mut actions = Vec::new();
    game.actions(&mut actions);
    assert!(judged <= 12 * actions.len(), "{bot} judged {judged} positions, {} actions", actions.len());
    (imagined, judged)
}

fn every_bot() -> impl Iterator<Item = (&'static str, Spec)> {
    NAMES.into_iter().map(|name| (name, name.parse().expect("a bot")))
}

#[test]
fn every_bot_stops_when_told() {
    for players in [2, 5] {
        let (game, seat) = midway(players);
        for (name, bot) in every_bot() {
            let (imagined, judged) = stops(&bot, &game, seat);
            let (_, imagined_freely, judged_freely) = thought(&bot, &game, seat);
            if matches!(name, "greedy" | "search" | "expectimax" | "expert" | "master") {
                assert!(judged_freely > judged, "{name} judges {judged_freely} positions");
            }
            if matches!(name, "search" | "expert" | "master") {
                assert!(imagined_freely > imagined, "{name} imagines {imagined_freely} positions");
            }
        }
    }
}

#[test]
fn every_bot_stops_where_hidden_hands_are_hard_to_imagine() {
    let position = include_str!("../../../boulevards/tests/worst/five_b.json");
    let game: Counted = serde_json::from_str(position).expect("a position");
    let Turn::Player(seat) = game.turn() else { panic!("a player is to move") };
    assert!(game.known(seat).guesses(), "there is too much to count");
    for (_, bot) in every_bot() {
        stops(&bot, &game, seat);
    }
}

/// A position with one legal action.
fn without_choice() -> (Counted, Seat) {
    for number in 0.. {
        let mut game = Counted::new(EditionRef::shipped(), &Setup::default()).expect("default options");
        let mut rng = series_rng(3, number);
        while game.turn() != Turn::Over {
            let mut actions = Vec::new();
            if let Turn::Player(seat) = game.turn() {
                game.actions(&mut actions);
                if actions.len() == 1 {
                    return (game, seat);
                }
            }
            game.play_unchecked(random_step(&game, &mut rng).expect("the game is not over"));
        }
    }
    unreachable!("some games have such a position")
}

#[test]
fn no_bot_thinks_where_there_is_no_choice() {
    let (game, seat) = without_choice();
    for (name, bot) in every_bot() {
        let (candidates, imagined, judged) = thought(&bot, &game, seat);
        assert_eq!((candidates.len(), imagined), (1, 1), "{name}");
        // What the action is worth is told.
        assert!(judged <= 1, "{name} judged {judged} positions");
    }
}

#[test]
#[should_panic(expected = "counted is not in the catalog")]
fn only_games_of_the_catalog_have_their_bots_ready() {
    let _ = "greedy".parse::<Spec>().expect("a bot").bot::<Counted>();
}
