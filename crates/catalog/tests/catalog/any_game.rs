//! Games by their id, as text and JSON.

use rynek_catalog::{OpenError, open};
use rynek_kernel::{Explain, Turn, Viewer, series_rng};
use serde_json::json;

#[test]
fn every_game_can_be_played_to_its_end() {
    for id in rynek_catalog::IDS {
        let mut game = open(id, None, &json!({})).expect("default options");
        let mut rng = series_rng(3, 0);
        while game.turn() != Turn::Over {
            let action = match game.turn() {
                Turn::Chance => game.sample(&mut rng),
                _ => game.actions().swap_remove(0),
            };
            assert!(game.describe(&action, Viewer::Spectator).is_ok());
            game.apply(&action).expect("a legal action");
        }
        assert_eq!(game.outcome().expect("it is over").points.len(), game.players());
    }
}

#[test]
fn invalid_games_options_and_editions_are_refused() {
    assert!(matches!(open("chess", None, &json!({})), Err(OpenError::NoGame(_))));
    assert!(matches!(open("polis", None, &json!({ "players": 9 })), Err(OpenError::Setup(_))));
    assert!(matches!(open("polis", Some("{}"), &json!({})), Err(OpenError::Edition(_))));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game = open("planners", None, &json!({})).expect("default options");
    let before = game.mark();
    for action in ["", "?", "dance"] {
        let refusal = game.apply(action).expect_err("no such action");
        assert!(refusal.rule().is_none() && !refusal.message().key.is_empty());
    }
    assert_eq!(game.mark(), before);
}
