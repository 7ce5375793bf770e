//! The tree search: what it finds, and that its budget and its threads work.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use rynek_bots::{Bot, Budget, Candidate, Search, SearchSettings};
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Seat, Turn, example::Nim, random_step, series_rng, setup};
use rynek_planners::Planners;
use rynek_rooftops::Rooftops;

use crate::midway;

fn search<G: Game>(settings: SearchSettings, budget: Budget) -> Search<G> {
    Search::new(G::weights().clone(), settings, budget)
}

fn start<G: Game>() -> G {
    G::new(EditionRef::shipped(), &G::Setup::default()).expect("default options")
}

fn visits<A>(candidates: &[Candidate<A>]) -> u64 {
    candidates.iter().map(|candidate| candidate.visits).sum()
}

#[test]
fn search_wins_nim() {
    let mut game: Nim = start();
    let bot = search::<Nim>(SearchSettings::default(), Budget::iterations(400));
    while let Turn::Player(seat) = game.turn() {
        let action = if seat == Seat::new(0) {
            bot.choose(&game, seat, &mut series_rng(1, 0))
        } else {
            game.random_action(&mut series_rng(2, 0))
        };
        game.apply(action).expect("a legal action");
    }
    assert_eq!(game.points(Seat::new(0)), 1);
}

#[test]
fn candidates_are_the_best_first_and_tell_what_to_expect() {
    let (game, seat) = midway::<Rooftops>(&Default::default(), 30, 3);
    let bot = search::<Rooftops>(SearchSettings::default(), Budget::iterations(300));
    let candidates = bot.consider(&game.known(seat), seat, &mut series_rng(1, 0));
    assert_eq!(visits(&candidates), 300);
    assert!(candidates.len() > 1);
    for candidate in &candidates {
        assert!(game.check(candidate.action).is_ok());
        assert!((0.0..=1.0).contains(&candidate.win) && candidate.points.is_finite());
    }
    let best = candidates[0].visits;
    assert!(candidates.iter().all(|other| other.visits <= 2 * best));
}

#[test]
fn the_same_seed_and_budget_give_the_same_candidates() {
    for trees in [1, 3] {
        let (game, seat) = midway::<Planners>(&Default::default(), 12, 5);
        let settings = SearchSettings { trees, ..SearchSettings::default() };
        let think = || {
            let bot = search::<Planners>(settings.clone(), Budget::iterations(150));
            bot.consider(&game.known(seat), seat, &mut series_rng(9, 0))
        };
        assert_eq!(think(), think());
        assert_eq!(visits(&think()), 150 * trees as u64);
    }
}

#[test]
fn more_rivals_get_more_iterations() {
    for (players, crowd) in [(2, 1), (3, 1), (4, 1), (2, 2), (4, 2)] {
        let setup = serde_json::from_value(serde_json::json!({ "players": players })).expect("options");
        let mut game = Planners::new(EditionRef::shipped(), &setup).expect("a valid number of players");
        while game.turn() == Turn::Chance {
            game.play_unchecked(game.sample(&mut series_rng(4, 0)));
        }
        let Turn::Player(seat) = game.turn() else { panic!("a player begins") };
        let settings = SearchSettings { iterations: 40, crowd, ..SearchSettings::default() };
        let bot = search::<Planners>(settings, Budget::default());
        let candidates = bot.consider(&game.known(seat), seat, &mut series_rng(1, 0));
        assert_eq!(visits(&candidates), 40 * (players - 1_u64).pow(crowd));
    }
}

#[test]
fn a_search_ends_when_time_is_over_or_it_is_told_to_stop() {
    let (game, seat) = midway::<Planners>(&Default::default(), 12, 5);
    let quick = search::<Planners>(SearchSettings::default(), Budget::time(Duration::from_millis(2)));
    assert!(game.check(quick.choose(&game, seat, &mut series_rng(1, 0))).is_ok());
    let stop = Some(Arc::new(AtomicBool::new(true)));
    let stopped = search::<Planners>(SearchSettings::default(), Budget { stop, ..Budget::iterations(1_000_000) });
    let candidates = stopped.consider(&game, seat, &mut series_rng(1, 0));
    assert!(visits(&candidates) == 1 && game.check(candidates[0].action).is_ok());
}

/// Searches a game in modes of every kind.
struct ManyModes;

impl Visitor for ManyModes {
    type Output = ();

    fn visit<G: Game>(self) {
        let every = setup::every::<G::Setup>();
        let some = every.len().div_ceil(24);
        for setup in every.into_iter().step_by(some) {
            let Ok(mut game) = G::new(EditionRef::shipped(), &setup) else { continue };
            let mut rng = series_rng(8, 0);
            let bot = search::<G>(SearchSettings::default(), Budget::iterations(3));
            for step in 0_u32.. {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Player(seat) if step.is_multiple_of(9) => bot.choose(&game.known(seat), seat, &mut rng),
                    _ => random_step(&game, &mut rng).expect("the game is not over"),
                };
                game.apply(action).unwrap_or_else(|illegal| panic!("{}: {action}: {illegal:?}", G::ID));
            }
        }
    }
}

#[test]
fn every_game_can_be_searched_in_every_kind_of_mode() {
    for id in rynek_catalog::IDS {
        rynek_catalog::visit(id, ManyModes).expect("a game of the catalog");
    }
}
