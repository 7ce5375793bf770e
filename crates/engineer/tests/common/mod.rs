//! Positions in a few words.
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

use rynek_engineer::{Action, Components, Engineer, Layout, Mode, Setup, Step, Stock};
use rynek_kernel::{Edition, EditionRef, Game, random_step, series_rng};
use serde_json::{Map, Value, json};

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// A game before its first action.
pub fn game(mode: Mode, layout: Layout) -> Engineer {
    Engineer::new(EditionRef::shipped(), &Setup { mode, layout }).unwrap()
}

/// A game on the first map, the engineer set on `b1`, before the first roll.
pub fn first_game(mode: Mode) -> Engineer {
    played(game(mode, Layout::FirstGame), &["start b1"])
}

/// A position on the first map, by what differs from a project phase with the engineer on `b1` and dice 1 and 3.
///
/// The fields are those of a position in JSON, with shorter forms: `stock` may be `[wood, coal, steel, money]`; the
/// pool and the discard pile hold what is nowhere else; `mode` sets the time too, unless that is given.
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

/// Carries out one action.
pub fn play(game: &mut Engineer, action: &str) {
    let read: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    game.apply(read).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// The position after these actions.
pub fn played(mut game: Engineer, actions: &[&str]) -> Engineer {
    actions.iter().for_each(|action| play(&mut game, action));
    game
}

/// Asserts that a rule forbids an action, and that nothing happens.
pub fn refuses(game: &Engineer, action: &str, rule: &str) {
    let mut after = game.clone();
    let refusal = after.apply(action.parse().unwrap()).expect_err(action);
    assert_eq!(refusal.rule(), rule, "{action}");
    assert_eq!(after, *game, "{action} was refused but changed something");
    assert!(!actions(game).contains(&action.to_owned()), "{action} is refused but listed");
}

/// Asserts that an action is listed and taken.
pub fn allows(game: &Engineer, action: &str) {
    assert!(actions(game).contains(&action.to_owned()), "{action} is not listed");
    played(game.clone(), &[action]);
}

/// The legal actions, as they are written.
pub fn actions(game: &Engineer) -> Vec<String> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions.iter().map(Action::to_string).collect()
}

/// The legal actions that begin with this.
pub fn actions_like(game: &Engineer, beginning: &str) -> Vec<String> {
    actions(game).into_iter().filter(|action| action.starts_with(beginning)).collect()
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

/// A random game, every position on the way shown before it is left.
pub fn random_game(mut game: Engineer, seed: u64, mut visit: impl FnMut(&Engineer)) -> Engineer {
    let mut rng = series_rng(seed, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        visit(&game);
        game.play_unchecked(action);
    }
    game
}

/// Whether the game is at this step.
pub fn is_at(game: &Engineer, step: Step) -> bool {
    game.step() == step
}
