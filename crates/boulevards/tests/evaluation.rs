//! The evaluation of positions for bots.

use crate::common::*;
use rynek_boulevards::{Action, Boulevards, Weights};
use rynek_kernel::{Game, Seat, Turn, random_step, series_rng};

/// The points that a seat can expect, by the weights that ship.
fn expected(game: &Boulevards, number: usize) -> f64 {
    game.evaluate(Boulevards::weights(), seat(number))
}

/// The action that looks best to the player to move.
fn favourite(game: &Boulevards) -> String {
    let mut ranked = Vec::new();
    game.rank(Boulevards::weights(), &mut ranked);
    ranked.iter().max_by(|one, other| one.1.total_cmp(&other.1)).unwrap().0.to_string()
}

/// Four streets at the pool and around it, nearly finished.
fn busy_table() -> Table {
    table(2).built("A2 A3 A4 B2 B3 B4 E1 E2 E3").cash(1, 20).cash(2, 20)
}

#[test]
fn at_the_end_the_evaluation_is_the_points() {
    for seed in 0..20 {
        let game = random_game(game(2 + (seed % 5) as u8), seed, |_, _| {});
        for seat in Seat::all(game.players()) {
            assert_eq!(game.evaluate(Boulevards::weights(), seat), f64::from(game.points(seat)));
        }
    }
}

#[test]
fn every_position_can_be_evaluated() {
    let weights = Boulevards::weights();
    for players in 2..=6 {
        for seed in 0..4 {
            random_game(game(players), seed, |game, _| {
                let prospects = game.prospects(weights);
                assert_eq!(prospects.len(), usize::from(players));
                for (seat, points) in Seat::all(game.players()).zip(prospects) {
                    assert!(points.is_finite() && game.lead(weights, seat).is_finite());
                    assert_eq!(points, game.evaluate(weights, seat));
                }
                assert!(game.doubt(weights) > 1.0 && game.doubt(weights) < 200.0);
            });
        }
    }
}

#[test]
fn ranking_is_the_lead_after_each_action() {
    let weights = Boulevards::weights();
    for players in 2..=6 {
        random_game(game(players), 7, |game, _| {
            let Some(mover) = mover(game) else { return };
            let mut ranked = Vec::new();
            game.rank(weights, &mut ranked);
            assert_eq!(ranked.iter().map(|(action, _)| *action).collect::<Vec<Action>>(), actions(game));
            for (action, lead) in ranked {
                let mut next = game.clone();
                next.play_unchecked(action);
                assert_eq!(next.lead(weights, mover), lead, "{action}");
            }
        });
    }
}

#[test]
fn the_lead_does_not_depend_on_hidden_hands() {
    let weights = Boulevards::weights();
    for seed in 0..6 {
        let mut rng = series_rng(seed, 1);
        random_game(game(2 + (seed % 5) as u8), seed, |game, _| {
            let Turn::Player(mover) = game.turn() else { return };
            let imagined = Boulevards::imagine(&game.known(mover), &mut rng);
            assert_eq!(imagined.lead(weights, mover), game.lead(weights, mover));
        });
    }
}

#[test]
fn money_and_shares_are_worth_having() {
    let plain = busy_table().hand(1, "A1 K2").hand(2, "L2 L3").open("pool").set();
    let richer = edited(&plain, |position| position["wallets"][0]["cash"] = 30.into());
    let holder = busy_table().hand(1, "A1 K2").hand(2, "L2 L3").open("pool").shares(1, "pool", &[5]).set();
    let owner = busy_table().hand(1, "A1 K2").hand(2, "L2 L3").open("pool").shares(1, "pool", &[5, 7]).set();
    assert!(expected(&richer, 1) > expected(&plain, 1) + 5.0);
    assert!(expected(&holder, 1) > expected(&plain, 1) + 3.0);
    assert!(expected(&owner, 1) > expected(&holder, 1) + 5.0);
}

#[test]
fn a_player_finishes_a_street_that_pays_them() {
    let table = || busy_table().hand(1, "A1 G2").hand(2, "L2 L3").open("pool").open("cinema");
    assert_eq!(favourite(&table().shares(1, "pool", &[5, 7, 9]).set()), "build A1");
    assert_eq!(favourite(&table().shares(2, "pool", &[5, 7, 9]).set()), "build G2");
}

#[test]
fn the_last_building_is_worth_more_to_a_player_whom_the_street_pays() {
    let with = |hand: &str, other: &str| {
        let table = busy_table().hand(1, hand).hand(2, other).open("pool").open("cinema");
        expected(&table.shares(1, "pool", &[5, 7, 9]).set(), 1)
    };
    assert!(with("A1 G2", "L2 G3") > with("L2 G2", "A1 G3"));
}

#[test]
fn of_two_shares_at_one_price_the_one_that_pays_is_bought() {
    let table = busy_table().hand(1, "A1 B1 L2").hand(2, "L3 K3").open("pool").open("mall").shares(1, "pool", &[5]);
    let game = table.cash(1, 40).set();
    let choice = favourite(&after(&game, &["build L2"]));
    assert_eq!(choice, "buy pool");
}

#[test]
fn a_free_share_is_taken() {
    let game = dealt(&["D4 A2 K2 H3", "B1 C4 L1 G2"]);
    assert_eq!(favourite(&after(&game, &["build D4"])), "free theatre");
}

#[test]
fn the_last_million_is_not_spent_without_need() {
    let table = table(2).hand(1, "L2 G2 K2 I2").hand(2, "L3 K3 H2 I3").open("pool").cash(1, 12);
    let game = after(&table.set(), &["build G2"]);
    assert_eq!(favourite(&game), "pass");
}

#[test]
fn a_bankrupt_player_expects_nothing() {
    let weights = Boulevards::weights();
    let mut met = 0;
    for seed in 0..60 {
        random_game(game(3), seed, |game, _| {
            for out in Seat::all(3).filter(|seat| !game.plays(*seat)) {
                let least = Seat::all(3).filter(|seat| game.plays(*seat)).map(|seat| game.evaluate(weights, seat));
                assert!(least.fold(f64::INFINITY, f64::min) > game.evaluate(weights, out));
                met += 1;
            }
        });
    }
    assert!(met > 0);
}

#[test]
fn doubt_is_small_near_the_end() {
    let weights = Boulevards::weights();
    let start = dealt(&["D4 A2 K2 H3", "B1 C4 L1 G2"]);
    let end = table(2).hand(1, "A1 K2").hand(2, "L2 L3").empty_bag().set();
    assert!(end.doubt(weights) < 0.75 * start.doubt(weights));
}

#[test]
fn weights_are_read_strictly() {
    let shipped = serde_json::to_value(Boulevards::weights()).unwrap();
    assert_eq!(serde_json::from_value::<Weights>(shipped.clone()).unwrap(), *Boulevards::weights());
    let mut more = shipped.clone();
    more["gossip"] = 1.0.into();
    assert!(serde_json::from_value::<Weights>(more).is_err());
    let mut fewer = shipped;
    fewer.as_object_mut().unwrap().remove("purse");
    assert!(serde_json::from_value::<Weights>(fewer).is_err());
}

#[test]
fn greedy_play_beats_random_play() {
    let wins = (0..12).filter(|seed| {
        let mut game = game(2);
        let mut rng = series_rng(*seed, 2);
        let bot = Seat::new((*seed % 2) as usize);
        while let Some(action) = random_step(&game, &mut rng) {
            let action = match game.turn() == Turn::Player(bot) {
                true => favourite(&game).parse().unwrap(),
                false => action,
            };
            game.play_unchecked(action);
        }
        game.outcome().unwrap().place(bot) == 1
    });
    assert!(wins.count() >= 11);
}
