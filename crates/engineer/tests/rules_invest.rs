//! The rules of Engineer, one test or more for each: the company, investment, building, the end phase, the end, the
//! extended game and challenges.

use crate::common::*;
use rynek_engineer::{BuildingCard, Engineer, Medal, Mode, Step};
use rynek_kernel::{Game, Outcome, Seat, Turn, Viewer};
use serde_json::{Value, json};

/// The investment phase on an area, with these dice and this stock.
fn invest(area: &str, dice: &str, stock: [u8; 4]) -> Engineer {
    table(json!({"step": "invest", "at": area, "dice": dice, "stock": stock}))
}

/// engineer.company.money
#[test]
fn money_is_no_resource() {
    for text in ["take money", "P3 b3 take money", "P4 d2 swap money>wood+coal", "trade wood>money", "trade sell money"]
    {
        assert!(text.parse::<rynek_engineer::Action>().is_err(), "{text}");
    }
    // With money alone there is nothing to exchange or sell.
    assert_eq!(written(&invest("a2", "36", [0, 0, 0, 5])), ["pass", "trade"]);
}

/// engineer.company.least
#[test]
fn nothing_falls_below_zero() {
    refuses(&invest("d2", "56", [1, 0, 1, 0]), "build 2 5", "engineer.build.cost");
    refuses(&invest("a2", "36", [0, 1, 0, 0]), "trade sell wood", "engineer.trade.sale");
    let poor = table(json!({"step": "extra", "tokens": ["a1"], "stock": [0, 0, 0, 1]}));
    refuses(&poor, "clear a1 $", "engineer.extra.money");
}

/// engineer.company.most
#[test]
fn gains_beyond_five_are_lost() {
    assert_eq!(stock(&played(invest("a1", "16", [4, 0, 0, 0]), &["take wood 1"]))[0], 5);
    assert_eq!(stock(&played(invest("a1", "1", [5, 0, 0, 0]), &["take wood"]))[0], 5);
    assert_eq!(stock(&played(invest("b1", "1", [0, 0, 0, 4]), &["tax"]))[3], 5);
    assert_eq!(stock(&played(table(json!({"stock": [0, 5, 0, 0]})), &["P3 b3 take coal"]))[1], 5);
}

/// engineer.invest.may
#[test]
fn the_area_may_be_left_unused() {
    for area in ["a1", "a2", "b1"] {
        let game = played(invest(area, "1", [0, 0, 0, 0]), &["pass"]);
        assert_eq!((stock(&game), tokens(&game)), ([0, 0, 0, 0], vec![area.to_owned()]));
    }
}

/// engineer.invest.token
#[test]
fn an_area_with_a_token_has_no_action() {
    let game = played(table(json!({"tokens": ["a1"]})), &["P1 a1 nothing"]);
    assert!(is_at(&game, Step::Roll));
    assert_eq!(stock(&game)[0], 0);
}

/// engineer.area.kinds
#[test]
fn each_kind_of_area_has_its_own_action() {
    let areas = [("a1", "industrial"), ("a2", "trade"), ("b1", "residential")];
    for (area, kind) in areas {
        let game = invest(area, "16", [2, 2, 2, 2]);
        assert_eq!(game.face(area.parse().unwrap()).kind.name(), kind);
        for (action, own) in
            [("take wood", "industrial"), ("trade", "trade"), ("tax", "residential"), ("build 1 6", "residential")]
        {
            if own != kind {
                refuses(&game, action, "engineer.area.kinds");
            }
        }
    }
}

/// engineer.area.die
#[test]
fn the_stronger_action_needs_a_die_that_the_area_shows() {
    refuses(&invest("a1", "36", [0, 0, 0, 0]), "take wood 3", "engineer.area.die");
    refuses(&invest("b1", "35", [1, 1, 0, 1]), "build 1 5", "engineer.area.die");
    refuses(&invest("a2", "16", [1, 0, 0, 0]), "trade wood>coal+coal 1", "engineer.area.die");
    refuses(&invest("a1", "36", [0, 0, 0, 0]), "take wood 1", "engineer.dice.active");
    let game = played(invest("a1", "16", [0, 0, 0, 0]), &["take wood 1"]);
    // The die was used: no dollar for two unused dice.
    assert_eq!(stock(&game), [2, 0, 0, 0]);
}

/// A developed map, the engineer in the investment phase.
fn developed(area: &str, dice: &str, stock: [u8; 4]) -> Engineer {
    table(json!({"step": "invest", "at": area, "dice": dice, "stock": stock,
        "developed": ["north_west", "north_east", "south_west", "south_east"]}))
}

/// engineer.area.side-b
#[test]
fn on_side_b_either_value_can_be_used() {
    for die in [1, 6] {
        allows(&developed("a1", "16", [0, 0, 0, 0]), &format!("take wood {die}"));
    }
    refuses(&developed("a1", "23", [0, 0, 0, 0]), "take wood 2", "engineer.area.die");
}

/// engineer.industrial.basic
#[test]
fn an_industrial_area_gives_one_resource() {
    for (area, resource, after) in
        [("a1", "wood", [1, 0, 0, 0]), ("b2", "coal", [0, 1, 0, 0]), ("b3", "steel", [0, 0, 1, 0])]
    {
        assert_eq!(stock(&played(invest(area, "4", [0, 0, 0, 0]), &[&format!("take {resource}")])), after);
    }
}

/// engineer.industrial.die
#[test]
fn with_a_die_an_industrial_area_gives_two() {
    for (area, action, after) in
        [("a1", "take wood 1", [2, 0, 0, 0]), ("b2", "take coal 2", [0, 2, 0, 0]), ("b3", "take steel 3", [0, 0, 2, 0])]
    {
        let die = action.rsplit(' ').next().unwrap();
        assert_eq!(stock(&played(invest(area, die, [0, 0, 0, 0]), &[action])), after);
    }
}

/// engineer.industrial.resource
#[test]
fn an_industrial_area_gives_its_own_resource_only() {
    let game = invest("a1", "16", [0, 0, 0, 0]);
    refuses(&game, "take coal", "engineer.industrial.resource");
    refuses(&game, "take steel 1", "engineer.industrial.resource");
    assert_eq!(written(&game), ["pass", "take wood", "take wood 1"]);
}

/// engineer.industrial.any
#[test]
fn an_area_for_any_resource_gives_one_of_choice_or_two_of_one_kind() {
    let game = developed("b2", "26", [0, 0, 0, 0]);
    for (resource, place) in [("wood", 0), ("coal", 1), ("steel", 2)] {
        assert_eq!(stock(&played(game.clone(), &[&format!("take {resource}")]))[place], 1);
        assert_eq!(stock(&played(game.clone(), &[&format!("take {resource} 2")]))[place], 2);
    }
}

/// engineer.trade.money
#[test]
fn a_trade_area_gives_a_dollar_in_any_case() {
    let game = invest("a2", "3", [1, 0, 0, 0]);
    assert_eq!(stock(&played(game.clone(), &["trade"])), [1, 0, 0, 1]);
    assert_eq!(stock(&played(game.clone(), &["trade wood>steel"])), [0, 0, 1, 1]);
    assert_eq!(stock(&played(game.clone(), &["trade wood>steel+steel 3"])), [0, 0, 2, 1]);
    assert_eq!(stock(&played(game, &["trade sell wood"])), [0, 0, 0, 3]);
}

/// engineer.trade.swap
#[test]
fn one_resource_is_exchanged_for_one_other_or_none() {
    let game = invest("a2", "4", [1, 0, 1, 0]);
    let swaps: Vec<String> = written(&game).into_iter().filter(|action| !action.contains("sell")).collect();
    let expected = ["pass", "trade", "trade wood>coal", "trade wood>steel", "trade steel>wood", "trade steel>coal"];
    assert_eq!(swaps, expected);
    refuses(&game, "trade coal>wood", "engineer.swap.owned");
}

/// engineer.trade.die
#[test]
fn a_die_makes_it_one_for_two_and_nothing_else() {
    let game = invest("a2", "34", [1, 0, 0, 0]);
    refuses(&game, "trade wood>coal+steel", "engineer.trade.die");
    refuses(&game, "trade wood>coal 3", "engineer.trade.die");
    let doubles: Vec<String> =
        written(&game).into_iter().filter(|action| action.contains('+') && !action.contains("sell")).collect();
    let expected = ["coal+coal", "coal+steel", "steel+steel"].map(|get| format!("trade wood>{get} 3"));
    assert_eq!(doubles, expected);
    // Without anything to exchange the die is of no use.
    assert!(written(&invest("a2", "34", [0, 0, 0, 5])).iter().all(|action| !action.contains('3')));
}

/// engineer.trade.sale
#[test]
fn a_resource_from_before_or_after_the_exchange_is_sold() {
    let game = invest("a2", "3", [1, 1, 0, 0]);
    // Coal from before, steel from the exchange.
    assert_eq!(stock(&played(game.clone(), &["trade wood>steel sell coal"])), [0, 0, 1, 3]);
    assert_eq!(stock(&played(game.clone(), &["trade wood>steel sell steel"])), [0, 1, 0, 3]);
    // The only wood is given away, so it cannot be sold as well.
    refuses(&game, "trade wood>steel sell wood", "engineer.trade.sale");
    // One resource only.
    assert!("trade sell coal sell wood".parse::<rynek_engineer::Action>().is_err());
}

/// engineer.trade.sale-first
#[test]
fn the_sale_makes_room_for_the_exchange() {
    // Five coal: selling one first leaves room for the one got for wood.
    let game = invest("a2", "3", [1, 5, 0, 0]);
    assert_eq!(stock(&played(game.clone(), &["trade wood>coal sell coal"])), [0, 5, 0, 3]);
    assert_eq!(stock(&played(game, &["trade wood>coal+coal 3 sell coal"])), [0, 5, 0, 3]);
    // Nothing to sell before the exchange: it comes after.
    let game = invest("a2", "3", [1, 0, 0, 0]);
    assert_eq!(stock(&played(game, &["trade wood>coal+coal 3 sell coal"])), [0, 1, 0, 3]);
}

/// engineer.residential.tax
#[test]
fn a_residential_area_gives_two_dollars() {
    assert_eq!(stock(&played(invest("b1", "1", [0, 0, 0, 1]), &["tax"])), [0, 0, 0, 3]);
}

/// engineer.residential.build
#[test]
fn with_a_die_a_residential_area_builds() {
    let game = invest("b1", "16", [1, 1, 0, 1]);
    assert_eq!(written(&game), ["pass", "tax", "build 1 6"]);
    let game = played(game, &["build 1 6"]);
    assert_eq!((built(&game), stock(&game)), (vec![1], [0, 0, 0, 0]));
}

/// engineer.build.card
#[test]
fn only_what_the_card_shows_is_built() {
    let game = invest("b1", "16", [5, 5, 5, 5]);
    assert_eq!(actions_like(&game, "build"), ["build 1 6", "build 2 6", "build 3 6", "build 4 6"]);
    refuses(&game, "build 5 6", "engineer.build.card");
    let tower = table(json!({"mode": "empire_state_easy", "step": "invest", "dice": "16", "stock": [5, 5, 5, 5],
        "built": ["1", "2", "3", "4"]}));
    allows(&tower, "build 5 6");
}

/// engineer.build.once
#[test]
fn a_building_is_built_once() {
    let game = table(json!({"step": "invest", "dice": "16", "stock": [5, 5, 5, 5], "built": ["2"]}));
    refuses(&game, "build 2 6", "engineer.build.once");
    assert_eq!(actions_like(&game, "build").len(), 3);
}

/// engineer.build.any-order
#[test]
fn buildings_are_built_in_any_order() {
    for first in 1..=4 {
        for mode in ["a_easy", "b_medium"] {
            let game = table(json!({"mode": mode, "step": "invest", "dice": "16", "stock": [5, 5, 5, 5]}));
            assert_eq!(built(&played(game, &[&format!("build {first} 6")])), [first]);
        }
    }
}

/// engineer.build.cost
#[test]
fn a_building_costs_what_the_card_says() {
    let rich = invest("b1", "16", [5, 5, 5, 5]);
    for (building, left) in [(1, [4, 4, 5, 4]), (2, [4, 5, 4, 4]), (3, [5, 4, 3, 4]), (4, [3, 4, 4, 5])] {
        assert_eq!(stock(&played(rich.clone(), &[&format!("build {building} 6")])), left);
    }
    for (building, short) in [(1, [1, 0, 0, 1]), (2, [1, 0, 1, 0]), (3, [0, 1, 1, 1]), (4, [1, 1, 1, 1])] {
        refuses(&invest("b1", "16", short), &format!("build {building} 6"), "engineer.build.cost");
    }
}

/// engineer.build.token
#[test]
fn a_building_takes_a_token_from_the_pool() {
    let game = invest("b1", "16", [1, 1, 0, 1]);
    let game = played(game, &["build 1 6"]);
    // One on the building, one on the area in the end phase.
    assert_eq!((game.pool(), tokens(&game)), (8, vec!["b1".to_owned()]));
    let all = json!(["a1", "a2", "a3", "a4", "c1", "c2", "c3", "c4", "d1", "d2"]);
    let empty = table(json!({"step": "invest", "dice": "16", "stock": [5, 5, 5, 5], "tokens": all}));
    assert_eq!(empty.pool(), 0);
    refuses(&empty, "build 1 6", "engineer.build.token");
    assert_eq!(written(&empty), ["pass", "tax"]);
}

/// engineer.build.twice
#[test]
fn a_card_and_an_area_build_in_the_same_round() {
    let game = table(json!({"at": "b3", "dice": "26", "stock": [5, 5, 5, 5]}));
    let game = played(game, &["P3 b1 build 1", "build 2 6"]);
    assert_eq!(built(&game), [1, 2]);
}

/// engineer.end-phase.order
#[test]
fn the_end_phase_places_the_token_before_it_pays_and_moves_time() {
    // Without a token the game is lost before the dollar and before the time marker moves.
    let all = json!(["a1", "a2", "a3", "a4", "c1", "c2", "c3", "c4", "d1", "d2"]);
    let game = table(json!({"step": "invest", "tokens": all, "stock": [0, 0, 0, 0], "time": 1}));
    let lost = played(game, &["pass"]);
    assert_eq!((lost.step(), lost.time(), stock(&lost)[3]), (Step::OutOfTokens, 1, 0));
    // With one, the dollar comes before the time that ends the game.
    let late = played(table(json!({"step": "invest", "stock": [0, 0, 0, 0], "time": 1})), &["pass"]);
    assert_eq!((late.step(), stock(&late)[3], tokens(&late).len()), (Step::OutOfTime, 1, 1));
}

/// engineer.end-phase.token
#[test]
fn a_token_is_left_on_the_engineers_area() {
    for action in ["pass", "take wood"] {
        let game = played(invest("a1", "1", [0, 0, 0, 0]), &[action]);
        assert_eq!((tokens(&game), game.pool()), (vec!["a1".to_owned()], 9));
    }
}

/// engineer.end-phase.occupied
#[test]
fn an_area_with_a_token_gets_no_second_one() {
    let game = played(table(json!({"tokens": ["a1"]})), &["P1 a1 nothing"]);
    assert_eq!((tokens(&game), game.pool()), (vec!["a1".to_owned()], 9));
}

/// engineer.end-phase.dice
#[test]
fn two_unused_dice_are_worth_a_dollar() {
    let money = |dice: &str| stock(&played(invest("a1", dice, [0, 0, 0, 0]), &["pass"]))[3];
    assert_eq!(["16", "44", "1", ""].map(money), [1, 1, 0, 0]);
}

/// engineer.end-phase.time
#[test]
fn the_time_marker_moves_down_by_one() {
    let game = table(json!({"step": "invest", "time": 7}));
    assert_eq!(played(game, &["pass"]).time(), 6);
    let halted = table(json!({"step": "invest", "time": 7, "halted": true}));
    assert_eq!(played(halted.clone(), &["pass"]).time(), 7);
    // The log line contains what happened without a choice.
    let effects = |game: &Engineer, action: &str| {
        game.describe(action.parse().unwrap(), Viewer::Spectator).effects.map(|effects| effects.value())
    };
    assert_eq!(effects(&halted, "pass"), Some(json!({"token": "b1", "money": 1, "from": 7, "to": 7})));
    let occupied = table(json!({"tokens": ["a1"], "time": 7}));
    assert_eq!(effects(&occupied, "P1 a1 nothing"), Some(json!({"token": null, "money": 1, "from": 7, "to": 6})));
    assert_eq!(effects(&table(json!({"time": 7})), "P1 a1 nothing"), None);
    let one_die = table(json!({"step": "invest", "time": 7, "dice": "1"}));
    assert_eq!(effects(&one_die, "pass"), Some(json!({"token": "b1", "money": 0, "from": 7, "to": 6})));
}

/// One building short of a win, which can be paid and has its die.
fn almost(changes: Value) -> Engineer {
    let mut all = json!({"built": ["1", "2", "3"], "stock": [2, 1, 1, 0], "dice": "26"});
    all.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    table(all)
}

/// engineer.end.won
#[test]
fn the_last_building_wins_immediately() {
    let won = played(almost(json!({"step": "invest"})), &["build 4 6"]);
    assert_eq!((won.step(), won.turn()), (Step::Won, Turn::Over));
    // There is no end phase: no token is placed, and the time marker does not move.
    assert_eq!((tokens(&won).len(), won.time()), (0, 10));
    assert_eq!(won.outcome(), Some(Outcome::alone(true, 14)));
    assert!(is_at(&played(almost(json!({})), &["P3 b3 build 4"]), Step::Won));
}

/// engineer.end.won
#[test]
fn a_win_brings_a_medal_by_its_mode_and_the_time_left() {
    let after = |changes| played(almost(changes), &["build 4 6"]).medal();
    let medal = |mode: &str, time: u8| after(json!({"step": "invest", "mode": mode, "time": time}));
    assert_eq!([medal("a_easy", 2), medal("a_easy", 3)], [Some(Medal::Bronze), Some(Medal::Silver)]);
    assert_eq!([medal("a_medium", 2), medal("a_medium", 5)], [Some(Medal::Silver), Some(Medal::Gold)]);
    let hard = played(challenge("eiffel_hard", 3, &[]), &["P3 b3 build 4"]);
    assert_eq!((hard.medal(), challenge("eiffel_hard", 3, &[]).medal()), (Some(Medal::Gold), None));
}

/// engineer.end.time
#[test]
fn the_game_is_lost_when_time_is_up() {
    let lost = played(table(json!({"step": "invest", "time": 1})), &["tax"]);
    assert_eq!((lost.step(), lost.time()), (Step::OutOfTime, 0));
    assert_eq!(lost.outcome(), Some(Outcome::alone(false, 0)));
}

/// engineer.end.last-round
#[test]
fn the_last_round_can_still_be_won() {
    let won = played(almost(json!({"step": "invest", "time": 1})), &["build 4 6"]);
    assert_eq!(won.outcome(), Some(Outcome::alone(true, 5)));
    // Ten rounds with a limit of ten.
    let mut game = first_game(Mode::AEasy);
    let mut rounds = 0;
    while game.turn() != Turn::Over {
        play(&mut game, "roll 444");
        play(&mut game, "keep 44");
        while game.step() == Step::Extra {
            play(&mut game, "pass");
        }
        let next = hand(&game).first().cloned().unwrap_or("recover".to_owned());
        let action = actions_like(&game, &next).into_iter().find(|action| !action.ends_with("plan")).unwrap();
        rounds += 1 + u8::from(next == "recover");
        play(&mut game, &action);
        if game.step() == Step::Invest {
            play(&mut game, "pass");
        }
    }
    assert_eq!((game.step(), rounds), (Step::OutOfTime, 10));
}

/// engineer.end.tokens
#[test]
fn the_game_is_lost_without_a_token_for_the_area() {
    let all = json!(["a1", "a2", "a3", "a4", "c2", "c3", "c4", "d1", "d2", "d3"]);
    let game = table(json!({"tokens": all.clone(), "dice": "44"}));
    let lost = played(game.clone(), &["P1 c1 plan"]);
    assert_eq!((lost.step(), lost.outcome()), (Step::OutOfTokens, Some(Outcome::alone(false, 0))));
    // An area that has one needs no other.
    assert!(is_at(&played(game, &["P1 a1 nothing"]), Step::Roll));
}

/// engineer.end.over
#[test]
fn nothing_happens_after_the_end() {
    let lost = played(table(json!({"time": 1})), &["recover a1"]);
    assert!(written(&lost).is_empty());
    for action in ["pass", "roll 136", "P1 a1 nothing", "take wood"] {
        refuses(&lost, action, "engineer.end.over");
    }
}

/// The last building of side A in the extended game, about to be built.
fn last_of_a(changes: Value) -> Engineer {
    let mut all = json!({"mode": "ab_easy", "tokens": ["a1", "c3"], "developed": ["north_east"], "hand": ["P3", "P1"],
        "stock": [3, 2, 2, 1], "time": 9});
    all.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    almost(all)
}

/// engineer.extended.turn
#[test]
fn after_the_last_a_building_all_tokens_return_and_the_card_is_flipped() {
    let game = played(last_of_a(json!({})), &["P3 b3 build 4"]);
    assert_eq!((game.building_card(), built(&game).len()), (BuildingCard::B, 0));
    assert_eq!((game.pool(), tokens(&game).len()), (10, 0));
}

/// engineer.extended.goes-on
#[test]
fn the_round_continues_after_the_card_is_flipped() {
    // b2 had a token; now it is open.
    let game = last_of_a(json!({"tokens": ["b2"], "at": "a1"}));
    let game = played(game, &["P3 b2 build 4"]);
    assert_eq!(game.step(), Step::Invest);
    assert_eq!(stock(&played(game, &["take coal"]))[1], 2);
    // Built by an area: the end phase follows and places a token.
    let game = played(last_of_a(json!({"step": "invest"})), &["build 4 6"]);
    assert_eq!((game.step(), tokens(&game), game.time()), (Step::Roll, vec!["b1".to_owned()], 8));
}

/// engineer.extended.carry
#[test]
fn stock_hand_districts_and_time_carry_over() {
    let game = played(last_of_a(json!({})), &["P3 b3 build 4"]);
    assert_eq!((stock(&game), hand(&game), game.time()), ([1, 1, 1, 1], vec!["P1".to_owned()], 9));
    assert_eq!(game.side(rynek_engineer::Quarter::NorthEast), rynek_engineer::DistrictSide::B);
}

/// engineer.extended.won
#[test]
fn the_extended_game_is_won_with_side_b() {
    let game = table(json!({"mode": "ab_easy", "card": 1, "built": ["1", "2", "3"], "stock": [1, 1, 4, 2],
        "dice": "26", "time": 3}));
    let won = played(game, &["P3 b3 build 4"]);
    assert_eq!(won.outcome(), Some(Outcome::alone(true, 8 + 3)));
}

/// A challenge with this many parts built, and everything to build the next by P3 from `b1` to `b3`.
fn challenge(mode: &str, parts: usize, tokens: &[&str]) -> Engineer {
    let built: Vec<String> = (1..=parts).map(|part| part.to_string()).collect();
    table(json!({"mode": mode, "built": built, "dice": "26", "stock": [3, 3, 5, 5], "tokens": tokens}))
}

/// engineer.challenge.order
#[test]
fn parts_are_built_in_order() {
    let game = challenge("eiffel_easy", 1, &[]);
    refuses(&game, "P3 b3 build 3", "engineer.challenge.order");
    refuses(&game, "P3 b3 build 1", "engineer.build.once");
    assert_eq!(actions_like(&game, "P3 b3 build"), ["P3 b3 build 2"]);
    let first = invest("b1", "16", [5, 5, 5, 5]);
    assert_eq!(actions_like(&first, "build").len(), 4);
}

/// engineer.bonus.when
#[test]
fn a_bonus_comes_right_after_the_part() {
    let game = played(challenge("eiffel_easy", 1, &[]), &["P3 b3 build 2"]);
    // Paid and with its token, but before the investment.
    assert_eq!((game.step(), stock(&game), game.pool()), (Step::CardBonus, [1, 3, 3, 4], 8));
    let game = played(game, &["bonus take steel"]);
    assert_eq!((game.step(), stock(&game)[2]), (Step::Invest, 4));
    // By an area: before the end phase.
    let game = table(json!({"mode": "eiffel_easy", "built": ["1"], "step": "invest", "dice": "16",
        "stock": [3, 3, 5, 5]}));
    let game = played(game, &["build 2 6"]);
    assert_eq!((game.step(), game.time()), (Step::AreaBonus, 16));
    assert_eq!(played(game, &["bonus take wood"]).time(), 15);
    // A part without a bonus has no choice.
    assert!(is_at(&played(challenge("eiffel_easy", 0, &[]), &["P3 b3 build 1"]), Step::Invest));
}

/// engineer.bonus.may
#[test]
fn a_bonus_may_be_passed() {
    let game = played(challenge("eiffel_easy", 1, &[]), &["P3 b3 build 2", "pass"]);
    assert_eq!((game.step(), stock(&game)[2]), (Step::Invest, 3));
    let game = played(challenge("empire_state_easy", 2, &[]), &["P3 b3 build 3", "pass", "pass"]);
    assert_eq!((game.halted(), game.time()), (false, 15));
}

/// engineer.bonus.kinds
#[test]
fn a_bonus_is_what_the_part_says() {
    let take = played(challenge("eiffel_easy", 1, &["a1"]), &["P3 b3 build 2"]);
    assert_eq!(written(&take), ["pass", "bonus take wood", "bonus take coal", "bonus take steel"]);
    refuses(&take, "bonus remove a1", "engineer.bonus.kinds");

    let remove = played(challenge("eiffel_easy", 2, &["a1", "d4"]), &["P3 b3 build 3"]);
    assert_eq!(written(&remove), ["pass", "bonus remove a1", "bonus remove d4", "bonus remove a1 d4"]);
    refuses(&remove, "bonus halt", "engineer.bonus.kinds");
    refuses(&remove, "bonus remove c3", "engineer.token.there");
    assert_eq!(tokens(&played(remove, &["bonus remove a1 d4"])).len(), 0);

    let halt = played(challenge("empire_state_easy", 2, &["a1"]), &["P3 b3 build 3"]);
    assert_eq!(written(&halt), ["pass", "bonus halt"]);
    assert_eq!(played(halt, &["bonus halt", "pass"]).time(), 16);
}

/// engineer.bonus.useless
#[test]
fn without_tokens_there_is_none_to_remove() {
    let game = played(challenge("eiffel_easy", 2, &[]), &["P3 b3 build 3"]);
    assert!(is_at(&game, Step::Invest));
    let game = played(challenge("empire_state_easy", 3, &["b3"]), &["P3 b3 build 4"]);
    // The token where the engineer is can be removed, which opens the area.
    assert!(is_at(&played(game, &["bonus remove b3"]), Step::Invest));
}

/// engineer.end.won
/// engineer.challenge.order
#[test]
fn a_challenge_is_won_with_its_last_part() {
    let won = played(challenge("eiffel_hard", 3, &[]), &["P3 b3 build 4"]);
    assert_eq!((won.step(), won.points(Seat::new(0))), (Step::Won, 4 + 10));
    let won = played(challenge("empire_state_hard", 4, &[]), &["P3 b3 build 5"]);
    assert_eq!((won.step(), won.points(Seat::new(0))), (Step::Won, 5 + 10));
}
