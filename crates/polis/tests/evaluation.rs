//! The evaluation of positions for bots.

use std::collections::BTreeMap;

use crate::common::{actions, dealt, every_length, game_with, play, random_game, seat, with_stones};
use rynek_kernel::{Game, Seat, Turn};
use rynek_polis::{Action, City, District, Face, HouseGroup, LakeSize, Polis, Setup, Variants, Weights};
use serde_json::{Value, json};

/// Options of every kind, each with two players and one with more.
fn every_mode() -> Vec<Setup> {
    let variants = District::ALL.map(|district| Variants::of(&[district]));
    let all = Variants::of(&District::ALL);
    let usual = Setup::default();
    let mut modes = every_length();
    modes.extend(variants.into_iter().chain([all]).map(|variants| Setup { variants, ..usual }));
    modes.push(Setup { house_group: HouseGroup::Value, players: 3, ..usual });
    modes.push(Setup { lakes_are_edge: true, players: 4, ..usual });
    modes.push(Setup { lake_size: LakeSize::Single, variants: all, ..usual });
    modes
}

/// Every action with the lead after playing it.
fn played_out(game: &Polis, mover: Seat) -> BTreeMap<Action, f64> {
    let lead = |action: Action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        (action, next.lead(Polis::weights(), mover))
    };
    actions(game).into_iter().map(lead).collect()
}

fn assert_ranked_as_played(game: &Polis) {
    let Turn::Player(mover) = game.turn() else { return };
    let played = played_out(game, mover);
    let mut ranked = Vec::new();
    game.rank(Polis::weights(), &mut ranked);
    assert_eq!(ranked.len(), played.len());
    for (action, lead) in ranked {
        assert!((lead - played[&action]).abs() < 1e-9, "{action}: {lead}, but played {}", played[&action]);
    }
}

#[test]
fn ranking_agrees_with_playing_every_action() {
    for (seed, mode) in every_mode().into_iter().enumerate() {
        let mut turn = 0;
        random_game(game_with(mode), seed as u64, |game| {
            turn += 1;
            if turn % 5 == 0 {
                assert_ranked_as_played(game);
            }
        });
    }
}

#[test]
fn at_the_end_the_evaluation_is_the_points() {
    for (seed, mode) in every_mode().into_iter().enumerate() {
        let end = random_game(game_with(mode), seed as u64, |game| {
            assert!(game.prospects(Polis::weights()).iter().all(|points| points.is_finite()));
            assert!(game.doubt(Polis::weights()) > 0.0);
        });
        for seat in Seat::all(end.players()) {
            assert_eq!(end.evaluate(Polis::weights(), seat), f64::from(end.points(seat)));
        }
        assert!(end.doubt(Polis::weights()) < game_with(mode).doubt(Polis::weights()));
    }
}

/// The best-ranked action.
fn best(game: &Polis) -> Action {
    let mut ranked = Vec::new();
    game.rank(Polis::weights(), &mut ranked);
    ranked.into_iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("a player is to move").0
}

fn expected(game: &Polis, number: usize) -> f64 {
    game.evaluate(Polis::weights(), seat(number))
}

#[test]
fn the_last_turn_is_played_for_points() {
    let mut turns = 0;
    random_game(game_with(Setup::default()), 4, |game| {
        let Turn::Player(mover) = game.turn() else { return };
        if game.stacks() > 0 || game.market().len() > 2 {
            return;
        }
        let points = |action: Action| {
            let mut next = game.clone();
            next.play_unchecked(action);
            next.points(mover)
        };
        let most = actions(game).into_iter().map(points).max();
        assert_eq!(Some(points(best(game))), most);
        turns += 1;
    });
    assert_eq!(turns, 1);
}

#[test]
fn a_stone_is_worth_more_than_its_point_while_there_are_tiles_to_buy() {
    let game = dealt(&[22, 21, 10, 14]);
    let gain = expected(&with_stones(&game, &[2, 2]), 1) - expected(&with_stones(&game, &[1, 2]), 1);
    assert!(gain > 1.0, "{gain}");
}

/// The places where a tile would cover three quarries.
fn quarry_terraces(city: &City) -> usize {
    let is_quarry = |hex| city.column(hex).is_some_and(|column| column.face == Face::Quarry);
    city.spots().into_iter().filter(|spot| spot.hexes().into_iter().all(is_quarry)).count()
}

#[test]
fn quarries_are_placed_next_to_each_other() {
    let mut game = with_stones(&dealt(&[22, 21, 10, 14]), &[0, 0]);
    let first = best(&game);
    game.play_unchecked(first);
    assert!(quarry_terraces(game.city(seat(1))) > 0, "{first}");
}

#[test]
fn a_temple_that_is_not_surrounded_yet_is_worth_something() {
    let mut game = dealt(&[23, 21, 10, 14]);
    play(&mut game, "23 1,-1 1");
    let hopeless = Weights { unfinished: [0.0; 3], ..Polis::weights().clone() };
    assert!(expected(&game, 1) > game.evaluate(&hopeless, seat(1)));
    assert_eq!(expected(&game, 2), game.evaluate(&hopeless, seat(2)));
}

#[test]
fn weights_come_from_the_file_that_ships_and_are_complete() {
    let shipped: Value = serde_json::from_str(Polis::BOTS).expect("JSON");
    let mut weights = serde_json::to_value(Polis::weights()).expect("weights can be written");
    assert_eq!(weights, shipped["weights"]);
    weights["luck"] = json!(1.0);
    assert!(serde_json::from_value::<Weights>(weights).is_err());
}
