//! Positions on paper: what could trip play up is refused before it can be played on from.

mod common;

use common::*;
use rynek_kernel::{Game, below, pick, random_step, series_rng};
use rynek_rooftops::{Phase, Rooftops, Setup, StartSites};
use serde_json::{Value, json};

/// A random game after so many actions, as JSON.
fn written_after(setup: Setup, actions: usize) -> Value {
    let mut game = game_with(setup);
    let mut rng = series_rng(3, 0);
    for _ in 0..actions {
        let Some(action) = random_step(&game, &mut rng) else { break };
        game.play(action);
    }
    serde_json::to_value(&game).unwrap()
}

fn refused(position: &Value) -> bool {
    serde_json::from_value::<Rooftops>(position.clone()).is_err()
}

#[test]
fn every_position_of_a_game_is_read_back() {
    for number in 2..=4 {
        let advanced = Setup { start_floors: 5, start_sites: StartSites::Random, ..players(number) };
        for setup in [players(number), advanced.with_random_goals()] {
            random_game(game_with(setup), 4, |game| {
                let text = serde_json::to_string(game).unwrap();
                assert_eq!(serde_json::from_str::<Rooftops>(&text).unwrap(), *game);
            });
        }
    }
}

fn refuses_changes(position: &Value, changes: &[(&str, Value)]) {
    assert!(!refused(position));
    for (path, value) in changes {
        let mut changed = position.clone();
        let field = changed.pointer_mut(path).unwrap_or_else(|| panic!("{path} is there"));
        assert_ne!(*field, *value, "{path} is changed");
        *field = value.clone();
        assert!(refused(&changed), "{path}: {value}");
    }
}

#[test]
fn a_position_that_does_not_add_up_is_refused() {
    let tower = json!({"site": "A1", "colour": "black", "roofs": [null]});
    let changes = [
        ("/setup/players", json!(5)),
        ("/setup/start_floors", json!(9)),
        ("/phase", json!("goals")),
        ("/phase", json!("deal")),
        ("/phase", json!("start")),
        ("/phase", json!("refill")),
        ("/phase", json!("put_back")),
        ("/phase", json!("over")),
        ("/goals", json!([])),
        ("/goals", json!(["four_lake", "levels_1_4", "four_park"])),
        ("/pile", json!([])),
        ("/discards", json!([1, 1])),
        ("/market", json!([1, 2])),
        ("/market", json!([1, 2, 3, 4])),
        ("/starters", json!([1])),
        ("/buildings", json!([])),
        ("/buildings/0/site", json!("A10")),
        ("/buildings/0/roofs", json!([])),
        ("/buildings/0/roofs", json!([null, null, null, null, null, null, null])),
        ("/buildings/0/roofs", json!([3])),
        ("/buildings", json!([tower, tower, tower])),
        ("/developers", json!([])),
        ("/developers/0/stock/black", json!(11)),
        ("/developers/0/stock/black", json!(200)),
        ("/developers/0/tracks/0", json!(13)),
        ("/developers/0/tokens/0", json!(5)),
        ("/developers/0/cone", json!(8)),
        ("/developers/0/cone", json!(3)),
        ("/mover", json!(3)),
        ("/extra", json!(true)),
        ("/quiet", json!(20)),
        ("/end", json!({"trigger": "shortage", "seat": 3})),
        ("/last_turns", json!(true)),
    ];
    let position = serde_json::to_value(begun(players(2))).unwrap();
    refuses_changes(&position, &changes);
}

#[test]
fn play_before_the_start_is_refused() {
    let dealt = serde_json::to_value(dealt(players(2))).unwrap();
    let changes = [
        ("/developers/0/tracks/0", json!(1)),
        ("/developers/1/stock/black", json!(0)),
        ("/mover", json!(2)),
        ("/quiet", json!(1)),
        ("/building", json!(true)),
        ("/phase", json!("turn")),
        ("/market", json!([1])),
    ];
    refuses_changes(&dealt, &changes);
    let one_above_another = json!([
        {"site": "A1", "colour": "black", "roofs": [null]},
        {"site": "A4", "colour": "white", "roofs": [null, null]},
    ]);
    refuses_changes(&dealt, &[("/buildings", one_above_another)]);
}

/// Sites that no drawn set can have.
#[test]
fn starting_sites_that_cannot_be_drawn_are_refused() {
    let drawing = dealt(Setup { start_sites: StartSites::Random, ..players(2) });
    let near = json!([
        {"site": "A1", "colour": "black", "roofs": [null]},
        {"site": "A4", "colour": "grey", "roofs": [null]},
    ]);
    refuses_changes(&serde_json::to_value(drawing).unwrap(), &[("/buildings", near)]);
}

#[test]
fn neighbours_of_one_colour_are_refused() {
    let neighbours = json!([
        {"site": "A1", "colour": "black", "roofs": [null]},
        {"site": "A4", "colour": "black", "roofs": [null]},
        {"site": "E5", "colour": "grey", "roofs": [null]},
    ]);
    refuses_changes(&serde_json::to_value(begun(players(2))).unwrap(), &[("/buildings", neighbours)]);
}

/// Every place in a document that holds a plain value.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(list) => list.iter_mut().flat_map(leaves).collect(),
        Value::Object(map) => map.values_mut().flat_map(leaves).collect(),
        plain => vec![plain],
    }
}

/// Positions changed at random are refused, or can be played to the end.
#[test]
fn what_is_read_can_be_played_on_from() {
    let mut rng = series_rng(8, 0);
    let mut read = 0;
    for round in 0..4000_u32 {
        let number = 2 + (round % 3) as u8;
        let random = Setup { start_sites: StartSites::Random, ..players(number) }.with_random_goals();
        let setup = if round % 2 == 0 { players(number) } else { random };
        let mut position = written_after(setup, below(&mut rng, 90) as usize);
        for _ in 0..=below(&mut rng, 2) {
            let mut leaves = leaves(&mut position);
            let place = below(&mut rng, leaves.len() as u32) as usize;
            let values = [json!(0), json!(1), json!(2), json!(7), json!(12), json!(null), json!(true), json!("A4")];
            let phases = ["goals", "deal", "start", "turn", "refill", "put_back", "extra", "over"];
            let phase = json!(phases[below(&mut rng, 8) as usize]);
            let value = if leaves[place].is_string() { phase } else { pick(&mut rng, &values).clone() };
            *leaves[place] = value;
        }
        let Ok(mut game) = serde_json::from_value::<Rooftops>(position) else { continue };
        read += 1;
        while let Some(action) = random_step(&game, &mut rng) {
            game.apply(action).unwrap();
        }
        assert_eq!(game.phase(), Phase::Over);
    }
    assert!(read > 100, "{read} were read");
}
