//! Positions on paper: what no game could reach is refused before it can be played on from.

mod common;

use common::*;
use rynek_boulevards::Boulevards;
use serde_json::{Value, json};

#[test]
fn every_position_of_a_game_is_read_back() {
    for seed in 0..10 {
        random_game(game(2 + (seed % 5) as u8), seed, |game, _| {
            let written = serde_json::to_value(game).unwrap();
            assert_eq!(serde_json::from_value::<Boulevards>(written).unwrap(), *game);
        });
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let game = table(3).hand(1, "K1 L1").hand(2, "A1").hand(3, "B1").set();
    let refused = |change: &dyn Fn(&mut Value)| {
        let mut position = serde_json::to_value(&game).unwrap();
        change(&mut position);
        serde_json::from_value::<Boulevards>(position).is_err()
    };
    assert!(!refused(&|_| {}));
    assert!(refused(&|position| position["bag"] = json!([])));
    assert!(refused(&|position| position["mover"] = json!(4)));
    assert!(refused(&|position| position["step"] = json!("share")));
    assert!(refused(&|position| position["step"] = json!("over")));
    assert!(refused(&|position| position["step"] = json!("deal")));
    assert!(refused(&|position| position["players"][0]["hand"] = json!(["K1", "K1"])));
    assert!(refused(&|position| position["players"][0]["cash"] = json!(60_000)));
    assert!(refused(&|position| position["players"][0]["out"] = json!(1)));
    assert!(refused(&|position| position["players"][0]["shares"] = json!({"pool": [5]})));
    assert!(refused(&|position| position["stacks"]["pool"] = json!([5, 7])));
    assert!(refused(&|position| position["retired"] = json!(["pool"])));
    assert!(refused(&|position| position["hands_then"] = json!([["K1"], ["A1"], ["B1"]])));
    assert!(refused(&|position| position["notes"] = json!(["1 short 3"])));
    let noted = |notes: Value| {
        refused(&|position| {
            position["hands_then"] = json!([["K1", "L1"], ["A1"], ["B1"]]);
            position["notes"] = notes.clone();
        })
    };
    assert!(!noted(json!(["1 short 5"])));
    // With 6 it could have been paid; A1 was never drawn; nothing was built.
    assert!(noted(json!(["1 short 6"])));
    assert!(noted(json!(["1 drew A1"])));
    assert!(noted(json!(["1 built A2"])));
    assert!(noted(json!(["4 short 1"])));
    assert!(noted(json!(["1 stole 1"])));
    // Seat 1 is still in the game.
    assert!(noted(json!(["1 broke 5"])));
}
