//! The evaluation of positions for bots.

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Setup as _, Turn, random_step, series_rng};
use rynek_rooftops::{Action, Goal, Rooftops, Setup, StartSites, Weights};
use serde_json::Value;

/// Options of every kind, for every number of players.
fn setups() -> Vec<Setup> {
    let all = (2..=4).flat_map(|number| {
        let usual = players(number);
        [
            usual,
            usual.with_random_goals(),
            Setup { start_floors: 5, ..usual },
            Setup {
                start_sites: StartSites::Random,
                ..usual.with_goals([Goal::GreySplit, Goal::FourBrown, Goal::FourLake])
            },
            usual.with_goals([Goal::DoubleRoofs, Goal::Levels, Goal::TwoBorders]),
        ]
    });
    all.inspect(|setup| setup.check().unwrap()).collect()
}

/// The positions of a random game, the last one over.
fn course(setup: Setup, seed: u64) -> Vec<Rooftops> {
    let mut game = Rooftops::new(EditionRef::shipped(), &setup).unwrap();
    let mut rng = series_rng(seed, 0);
    let mut course = vec![game.clone()];
    while let Some(action) = random_step(&game, &mut rng) {
        game.play_unchecked(action);
        course.push(game.clone());
    }
    course
}

fn expected(game: &Rooftops, number: usize) -> f64 {
    game.evaluate(Rooftops::weights(), seat(number))
}

#[test]
fn at_the_end_the_evaluation_is_the_points_and_floors_break_ties() {
    for setup in setups() {
        let course = course(setup, 3);
        let end = course.last().unwrap();
        for number in 1..=usize::from(setup.players) {
            let points = f64::from(end.points(seat(number)));
            let floors = f64::from(end.stock(seat(number)).total());
            assert!((expected(end, number) - points - floors / 100.0).abs() < 1e-9);
        }
        assert_eq!(end.doubt(Rooftops::weights()), 0.0);
    }
}

#[test]
fn rank_tells_the_lead_after_every_action() {
    let weights = Rooftops::weights();
    for (seed, setup) in setups().into_iter().enumerate() {
        for game in course(setup, seed as u64).iter().step_by(3) {
            let Turn::Player(mover) = game.turn() else { continue };
            let mut ranked = Vec::new();
            game.rank(weights, &mut ranked);
            let played = actions(game).into_iter().map(|action| {
                let mut next = game.clone();
                next.play_unchecked(action);
                (action, next.lead(weights, mover))
            });
            let played: Vec<(Action, f64)> = played.collect();
            assert_eq!(ranked.len(), played.len());
            for (one, other) in ranked.iter().zip(&played) {
                assert_eq!(one.0, other.0);
                assert!((one.1 - other.1).abs() < 1e-9, "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn every_position_has_sensible_prospects() {
    let weights = Rooftops::weights();
    for setup in setups() {
        for game in course(setup, 8) {
            let prospects = game.prospects(weights);
            assert_eq!(prospects.len(), usize::from(setup.players));
            for (n, points) in prospects.iter().enumerate() {
                assert!((-20.0..120.0).contains(points), "{points}");
                assert_eq!(*points, expected(&game, n + 1));
            }
            assert!((0.0..30.0).contains(&game.doubt(weights)));
        }
    }
}

#[test]
fn the_end_is_less_in_doubt_than_the_start() {
    let weights = Rooftops::weights();
    let course = course(Setup::default(), 1);
    let ending = course.iter().find(|game| game.end().is_some() && game.turn() != Turn::Over).unwrap();
    assert!(ending.doubt(weights) < begun(Setup::default()).doubt(weights) / 2.0);
}

#[test]
fn a_close_goal_is_worth_more_than_a_distant_one() {
    let with = |colour: &str| city(&format!("A1 black 1\nB1 {colour} 1\nC3 grey 1\nD3 brown .\nE5 brown ."));
    assert!(expected(&with("white"), 1) > expected(&with("black"), 1));
}

#[test]
fn floors_that_pay_for_a_build_are_worth_more_than_floors_that_do_not() {
    let game = city("A1 black .\nD3 grey .\nE5 brown .");
    let pays = with_stock(&game, 1, "black white");
    let does_not = with_stock(&game, 1, "white white");
    assert!(expected(&pays, 1) > expected(&does_not, 1));
}

#[test]
fn a_higher_track_and_a_token_are_worth_more() {
    let game = begun(Setup::default());
    let ahead = with_tracks(&game, 1, [3, 2, 3, 2]);
    assert!(expected(&ahead, 1) > expected(&game, 1) + 4.0);
    let richer = game.clone().with_tokens(seat(1), [7, 0, 0]);
    assert!(expected(&richer, 1) > expected(&game, 1));
    assert!(expected(&richer, 2) < expected(&game, 2));
}

#[test]
fn the_weights_are_those_of_the_file() {
    let file: Value = serde_json::from_str(Rooftops::BOTS).unwrap();
    assert_eq!(serde_json::to_value(Rooftops::weights()).unwrap(), file["weights"]);
    let mut strange = file["weights"].clone();
    strange["parking"] = 1.0.into();
    assert!(serde_json::from_value::<Weights>(strange).is_err());
}
