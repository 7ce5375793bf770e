//! Positions for tests.
//!
//! Tests play on the map of a first game:
//!
//! ```text
//!            a              b         |       c              d
//!   1   wood 1         residential 6  |  coal 3         trade 1
//!   2   trade 3        coal 2         |  steel 4        residential 5
//!       ------------------------------+------------------------------
//!   3   residential 5  steel 3        |  steel 4        wood 1
//!   4   wood 2         trade 4        |  coal 2         residential 6
//! ```

// Each test file uses some of this.
#![allow(dead_code)]

use rynek_engineer::{Components, Engineer, Layout, Mode, Setup, Step, Stock};
pub use rynek_kernel::conformance::testing::*;
use rynek_kernel::{Edition, EditionRef, Game};
use serde_json::{Map, Value, json};

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// A game before its first action.
pub fn game(mode: Mode, layout: Layout) -> Engineer {
    Engineer::new(EditionRef::shipped(), &Setup { mode, layout, ..Setup::default() }).unwrap()
}

/// A game on the first map, the engineer set on `b1`, before the first roll.
pub fn first_game(mode: Mode) -> Engineer {
    played(game(mode, Layout::FirstGame), &["start b1"])
}

/// A position on the first map: a project phase with the engineer on `b1` and dice 1 and 3, with these changes.
///
/// The fields are those of a position in JSON. `stock` may be `[wood, coal, steel, money]`, `mode` sets the time too
/// unless that is given, and all other tokens and cards are in the pool and on the discard pile.
pub fn table(changes: Value) -> Engineer {
    let changes = changes.as_object().unwrap();
    let mode: Mode = serde_json::from_value(changes.get("mode").cloned().unwrap_or(json!("a_easy"))).unwrap();
    let mut position = serde_json::to_value(first_game(mode)).unwrap();
    position["step"] = json!("project");
    position["dice"] = json!("13");
    for (field, value) in changes.iter().filter(|(field, _)| *field != "mode") {
        position[field] = value.clone();
    }
    if let Value::Array(stock) = &position["stock"] {
        let named = ["wood", "coal", "steel", "money"].into_iter().map(str::to_owned).zip(stock.clone());
        position["stock"] = named.collect::<Map<_, _>>().into();
    }
    if !changes.contains_key("pool") {
        let placed = ["tokens", "built"].map(|field| position[field].as_array().unwrap().len());
        position["pool"] = json!(10 - placed[0] - placed[1]);
    }
    let held = position["hand"].as_array().unwrap().clone();
    let all = (1..=6).map(|number| json!(format!("P{number}")));
    position["discarded"] = all.filter(|card| !held.contains(card)).collect();
    serde_json::from_value(position).unwrap_or_else(|error| panic!("{error}"))
}

/// The position after these actions.
pub fn played(mut game: Engineer, actions: &[&str]) -> Engineer {
    play_all(&mut game, actions);
    game
}

/// The legal actions that begin with this.
pub fn actions_like(game: &Engineer, beginning: &str) -> Vec<String> {
    written(game).into_iter().filter(|action| action.starts_with(beginning)).collect()
}

/// Wood, coal, steel and money.
pub fn stock(game: &Engineer) -> [u8; 4] {
    let Stock { wood, coal, steel, money } = game.stock();
    [wood, coal, steel, money]
}

/// The areas with tokens.
pub fn tokens(game: &Engineer) -> Vec<String> {
    game.tokens().iter().map(|area| area.to_string()).collect()
}

/// The project cards in hand.
pub fn hand(game: &Engineer) -> Vec<String> {
    game.hand().iter().map(|project| project.to_string()).collect()
}

/// The numbers of the buildings built.
pub fn built(game: &Engineer) -> Vec<usize> {
    game.built().iter().map(|building| building.index() + 1).collect()
}

/// Where the engineer is.
pub fn engineer(game: &Engineer) -> String {
    game.engineer().unwrap().to_string()
}

/// Whether the game is at this step.
pub fn is_at(game: &Engineer, step: Step) -> bool {
    game.step() == step
}
