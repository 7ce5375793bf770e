//! Functions for tests of rules, with actions in notation. They panic where a test should fail.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{Game, Seat, random_step, series_rng};

/// The seat with this number, counted from 1.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// Plays an action.
pub fn play<G: Game>(game: &mut G, action: &str) {
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    game.apply(parsed).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// Plays several actions.
pub fn play_all<G: Game>(game: &mut G, actions: &[&str]) {
    actions.iter().for_each(|action| play(game, action));
}

/// The position after these actions.
pub fn after<G: Game>(game: &G, actions: &[&str]) -> G {
    let mut game = game.clone();
    play_all(&mut game, actions);
    game
}

/// The legal actions.
pub fn actions<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// The legal actions in notation.
pub fn written<G: Game>(game: &G) -> Vec<String> {
    actions(game).iter().map(ToString::to_string).collect()
}

/// Asserts that an action is legal.
pub fn allows<G: Game>(game: &G, action: &str) {
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(game.check(parsed), Ok(()), "{action}");
    assert!(actions(game).contains(&parsed), "{action} is allowed but not listed");
}

/// Asserts that this rule forbids an action, and that the position stays the same.
pub fn refuses<G: Game>(game: &G, action: &str, rule: &str) {
    let parsed = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut after = game.clone();
    let refusal = after.apply(parsed).expect_err(action);
    assert_eq!(refusal.rule(), rule, "{action}");
    assert_eq!(after, *game, "{action} was refused but changed the position");
    assert!(!actions(game).contains(&parsed), "{action} is refused but listed");
}

/// Plays a random game to its end. `visit` sees every position before the last.
pub fn random_game<G: Game>(mut game: G, seed: u64, mut visit: impl FnMut(&G)) -> G {
    let mut rng = series_rng(seed, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        visit(&game);
        game.play_unchecked(action);
    }
    game
}

/// The position with a change to its JSON. Whether a game could lead to it is not checked.
pub fn edited<G: Game + Serialize + DeserializeOwned>(game: &G, change: impl FnOnce(&mut Value)) -> G {
    let mut position = serde_json::to_value(game).expect("a position can be written");
    change(&mut position);
    serde_json::from_value(position).unwrap_or_else(|error| panic!("not a position: {error}"))
}

/// How much a test does: `short` in `make test`, `long` in `make trials`, which sets `TRIALS=long`.
pub fn length(short: usize, long: usize) -> usize {
    if std::env::var("TRIALS").as_deref() == Ok("long") { long } else { short }
}
