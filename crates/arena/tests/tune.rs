//! Tuning improves wrong weights, with the same result every time.

mod common;

use common::{Farm, Weights};
use rynek_arena::tune::{Generation, Method, TuneError, Tuned, Tuning, read_weights, tune};
use rynek_kernel::{EditionRef, Game, setup};
use serde_json::json;

fn start(players: u8) -> Farm {
    let setup = setup::from_json(&json!({ "players": players })).expect("a valid number of players");
    Farm::new(EditionRef::shipped(), &setup).expect("a farm")
}

fn tuning(method: Method) -> Tuning {
    let bot = "greedy".parse().expect("a bot");
    Tuning { method, seed: 5, games: 60, generations: 2, only: Vec::new(), bot, noise: Some(1.0) }
}

fn tuned(players: u8, tuning: &Tuning) -> (Tuned<Weights>, Vec<Generation>) {
    let mut told = Vec::new();
    let report = |generation: &Generation| told.push(generation.clone());
    let tuned = tune(&start(players), Farm::weights(), tuning, report).expect("weights");
    (tuned, told)
}

#[test]
fn a_fit_finds_the_true_weights() {
    for players in [1, 2, 3] {
        let (tuned, told) = tuned(players, &tuning(Method::Fit));
        let Weights { field, turn, doubt, idle } = tuned.weights;
        assert!((1.8..2.2).contains(&field), "{players}: {:?}", tuned.weights);
        assert!((4.0..6.5).contains(&turn), "{players}: {:?}", tuned.weights);
        assert_eq!(idle, 7.0, "an unused weight stays the same");
        assert_eq!(told.len(), 2);
        let [before, after] = told[0].error.expect("points were fitted");
        assert!(after < before / 2.0, "{before} {after}");
        if players > 1 {
            assert!(doubt < 6.0, "a turn changes the lead by a few points: {doubt}");
            let [before, after] = told[0].surprise.expect("doubts were fitted");
            assert!(after < before, "{before} {after}");
        }
        assert!(tuned.duel.expect("weights changed").lead > 0.0);
    }
}

#[test]
fn matches_find_better_weights() {
    for players in [1, 2, 4] {
        let tuning = Tuning { games: 100, generations: 6, ..tuning(Method::Match) };
        let (tuned, _) = tuned(players, &tuning);
        assert!(tuned.weights.field > 0.8, "{players}: {:?}", tuned.weights);
        let duel = tuned.duel.expect("weights changed");
        assert!(duel.share > duel.even && duel.lead > 0.0, "{players}: {duel:?}");
    }
}

#[test]
fn the_number_of_threads_does_not_change_results() {
    for method in [Method::Fit, Method::Match] {
        let run = |threads| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let (tuned, told) = pool.install(|| tuned(2, &tuning(method)));
            json!([tuned, told]).to_string()
        };
        assert_eq!(run(1), run(3));
    }
}

#[test]
fn only_the_chosen_weights_are_tuned() {
    let tuning = Tuning { only: vec!["field".into()], ..tuning(Method::Fit) };
    let (tuned, _) = tuned(2, &tuning);
    assert_eq!(tuned.changed.len(), 1);
    assert_eq!((tuned.weights.turn, tuned.weights.doubt), (1.0, 9.0));
    let unknown = Tuning { only: vec!["fields".into()], ..tuning };
    let error = tune(&start(2), Farm::weights(), &unknown, |_| {}).unwrap_err();
    assert!(matches!(error, TuneError::UnknownWeight { .. }), "{error}");
}

#[test]
fn weights_of_another_game_are_refused() {
    let shipped = read_weights::<Farm>(Farm::BOTS).expect("a whole bots.json");
    assert_eq!(&shipped, Farm::weights());
    let plain = json!(Farm::weights()).to_string();
    assert_eq!(&read_weights::<Farm>(&plain).expect("weights alone"), Farm::weights());
    for text in ["", "[]", "{}", "null", r#"{"field": 1.0}"#, r#"{"field": 1, "turn": 1, "doubt": 1, "idle": "1"}"#] {
        assert!(read_weights::<Farm>(text).is_err(), "{text}");
    }
}

#[test]
fn extreme_weights_stay_finite() {
    let wild = Weights { field: 1e300, turn: -1e300, doubt: 0.0, idle: -0.0 };
    for method in [Method::Fit, Method::Match] {
        let tuning = Tuning { games: 10, ..tuning(method) };
        let Weights { field, turn, doubt, idle } = tune(&start(2), &wild, &tuning, |_| {}).expect("weights").weights;
        assert!([field, turn, doubt, idle].iter().all(|number| number.is_finite()));
    }
}
