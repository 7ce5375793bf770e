//! The expectimax search: what it finds, and that its budget is kept.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use rynek_bots::{Bot, Budget, Candidate, Expectimax, ExpectimaxSettings, Search, SearchSettings};
use rynek_engineer::{Engineer, Mode, Setup, Step};
use rynek_kernel::{EditionRef, Game, Seat, Turn, series_rng};
use rynek_polis::Polis;

const ALONE: Seat = Seat::new(0);

fn expectimax<G: Game>(settings: ExpectimaxSettings, budget: Budget) -> Expectimax<G> {
    Expectimax::new(G::weights().clone(), settings, budget)
}

/// A game of Engineer after a few random steps, with a choice to be made.
fn midway(mode: Mode) -> Engineer {
    crate::midway(&Setup { mode, ..Setup::default() }, 14, 3).0
}

fn think(game: &Engineer, settings: &ExpectimaxSettings, budget: Budget) -> Vec<Candidate<<Engineer as Game>::Action>> {
    expectimax::<Engineer>(settings.clone(), budget).consider(game, ALONE, &mut series_rng(1, 0))
}

/// The first map, the engineer on `b1`, with these dice and this stock.
fn table(step: &str, dice: &str, stock: [u8; 4], built: &[&str], time: u8) -> Engineer {
    let setup = Setup { layout: rynek_engineer::Layout::FirstGame, ..Setup::default() };
    let mut game = Engineer::new(EditionRef::shipped(), &setup).expect("options of the game");
    game.play_unchecked("start b1".parse().expect("an action"));
    let mut written = serde_json::to_value(&game).expect("a position can be written");
    let [wood, coal, steel, money] = stock;
    written["step"] = step.into();
    written["dice"] = dice.into();
    written["stock"] = serde_json::json!({ "wood": wood, "coal": coal, "steel": steel, "money": money });
    written["built"] = built.into();
    written["pool"] = (10 - built.len()).into();
    written["time"] = time.into();
    serde_json::from_value(written).expect("a sound position")
}

#[test]
fn a_win_within_the_turn_is_found() {
    // Card P3 builds anywhere with a 2, P5 with a 1; without either there is no win in the last round.
    let game = table("keep", "246", [1, 1, 0, 1], &["2", "3", "4"], 1);
    let candidates = think(&game, &ExpectimaxSettings::default(), Budget::default());
    assert!(candidates[0].win > 0.999, "{candidates:?}");
    assert!(candidates[0].action.to_string().contains('2'));
    let bot = expectimax::<Engineer>(ExpectimaxSettings::default(), Budget::default());
    let mut game = game;
    while game.turn() != Turn::Over {
        game.apply(bot.choose(&game, ALONE, &mut series_rng(1, 0))).expect("a legal action");
    }
    assert_eq!(game.step(), Step::Won);
}

#[test]
fn candidates_are_the_best_first_and_each_comes_once() {
    let game = midway(Mode::BHard);
    let settings = ExpectimaxSettings { width: 6, finalists: 1, answers: 1, ..ExpectimaxSettings::default() };
    let candidates = think(&game, &settings, Budget::default());
    for (n, candidate) in candidates.iter().enumerate() {
        assert!(game.check(candidate.action).is_ok());
        assert!((0.0..=1.0).contains(&candidate.win) && candidate.points.is_finite() && candidate.visits > 0);
        assert!(candidates[..n].iter().all(|better| better.action != candidate.action));
    }
    assert_eq!(candidates, think(&game, &settings, Budget::default()));
}

#[test]
fn the_budget_is_kept() {
    let game = midway(Mode::AbHard);
    let settings = ExpectimaxSettings::default();
    let visits = |positions| -> u64 {
        think(&game, &settings, Budget::iterations(positions)).iter().map(|candidate| candidate.visits).sum()
    };
    assert!(visits(1) <= 20 && visits(60) <= 80, "{} and {}", visits(1), visits(60));
    let stop = Some(Arc::new(AtomicBool::new(true)));
    for budget in [Budget { stop, ..Budget::default() }, Budget::time(Duration::from_nanos(1))] {
        let candidates = think(&game, &settings, budget);
        assert!(game.check(candidates[0].action).is_ok());
    }
}

#[test]
fn games_with_several_seats_can_be_played_too() {
    let mut game = Polis::new(EditionRef::shipped(), &Default::default()).expect("default options");
    let settings = ExpectimaxSettings { width: 3, ..ExpectimaxSettings::default() };
    let bot = expectimax::<Polis>(settings, Budget::iterations(40));
    let mut rng = series_rng(2, 0);
    for _ in 0..12 {
        let action = match game.turn() {
            Turn::Player(seat) => bot.choose(&game.known(seat), seat, &mut rng),
            Turn::Chance => game.sample(&mut rng),
            Turn::Over => break,
        };
        game.apply(action).expect("a legal action");
    }
}

#[test]
fn tree_search_plays_solo_games_too() {
    let game = table("keep", "246", [1, 1, 0, 1], &["2", "3", "4"], 1);
    let budget = Budget::iterations(60);
    let bot = Search::<Engineer>::new(Engineer::weights().clone(), SearchSettings::default(), budget);
    let candidates = bot.consider(&game, ALONE, &mut series_rng(1, 0));
    assert!(candidates[0].win > 0.9 && candidates[0].action.to_string().contains('2'), "{candidates:?}");
}
