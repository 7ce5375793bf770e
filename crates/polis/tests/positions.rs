//! Positions on paper: what no game could reach is refused before it can be played on from.

use rynek_kernel::{Edition, EditionRef, Game, random_step, series_rng};
use rynek_polis::{City, Components, Hex, Polis, Setup, TileId};
use serde_json::{Value, json};

/// A random game after so many actions, as JSON.
fn written(players: u8, actions: usize) -> Value {
    let mut game = Polis::new(EditionRef::shipped(), &Setup { players, ..Setup::default() }).expect("options");
    let mut rng = series_rng(3, 0);
    for _ in 0..actions {
        let Some(action) = random_step(&game, &mut rng) else { break };
        game.play(action);
    }
    serde_json::to_value(&game).expect("a position can be written")
}

fn refused(position: &Value) -> bool {
    serde_json::from_value::<Polis>(position.clone()).is_err()
}

#[test]
fn every_position_of_a_game_is_read_back() {
    for players in 2..=4 {
        assert!((0..130).all(|actions| !refused(&written(players, actions))));
    }
}

#[test]
fn a_position_that_does_not_add_up_is_refused() {
    let changes: [(&str, Value); 12] = [
        ("stacks", json!(12)),
        ("stacks", json!(0)),
        ("to_draw", json!(1)),
        ("mover", json!(1)),
        ("mover", json!(5)),
        ("chief", json!(2)),
        ("stones", json!([1])),
        ("pile", json!([1, 2, 3])),
        ("market", json!([])),
        ("market", json!([1, 1, 1])),
        ("cities", json!([[], []])),
        ("cities", json!([["draw 1"], []])),
    ];
    let position = written(2, 29);
    assert!(!refused(&position));
    for (field, value) in changes {
        let mut changed = position.clone();
        assert_ne!(changed[field], value, "{field} is changed");
        changed[field] = value;
        assert!(refused(&changed), "{field}: {}", changed[field]);
    }
}

#[test]
fn a_full_city_is_never_to_move() {
    let components = Components::shipped();
    let mut city = City::new(components);
    let lay = |city: &mut City, tile: u8| {
        let spot = city.spots()[0];
        city.lay(components, TileId(tile), spot);
        format!("{tile} {spot}")
    };
    let full: Vec<String> = (1..=30).map(|tile| lay(&mut city, tile)).collect();
    let mut other = City::new(components);
    let rest: Vec<String> = (31..=58).map(|tile| lay(&mut other, tile)).collect();
    let start = Polis::new(EditionRef::shipped(), &Setup { long_game: true, ..Setup::default() }).expect("options");
    let mut position = serde_json::to_value(start).expect("a position can be written");
    for (field, value) in [("pile", json!([])), ("stacks", json!(0)), ("to_draw", json!(0)), ("mover", json!(1))] {
        position[field] = value;
    }
    position["market"] = json!([59, 60, 61]);
    position["cities"] = json!([full, rest]);
    assert!(refused(&position));
}

#[test]
fn no_column_stands_nowhere() {
    let components = Components::shipped();
    let mut city = City::new(components);
    let spot = city.spots()[0];
    city.lay(components, TileId(1), spot);
    assert!(city.column(Hex::new(i8::MIN, i8::MIN)).is_none());
}
