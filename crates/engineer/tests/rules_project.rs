//! The rules of Engineer, one test or more for each: preparation, tokens, projects, planning and taking cards back.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_engineer::{DistrictSide, Mode, Quarter, Step};
use rynek_kernel::{Game, Turn};
use serde_json::json;

/// engineer.round.phases
#[test]
fn a_round_goes_from_preparation_to_the_end_phase() {
    let mut game = first_game(Mode::AEasy);
    let round = [
        ("roll 136", Step::Keep),
        ("keep 13", Step::Project),
        ("P2 b3 nothing", Step::Invest),
        ("take steel 3", Step::Roll),
        ("roll 244", Step::Keep),
        // There is a token now, so clearing is offered too.
        ("keep 24", Step::Extra),
        ("pass", Step::Project),
        ("P1 b2 nothing", Step::Invest),
        ("take coal 2", Step::Roll),
    ];
    for (action, step) in round {
        play(&mut game, action);
        assert_eq!(game.step(), step, "{action}");
    }
    assert_eq!((game.time(), stock(&game), tokens(&game)), (8, [0, 2, 2, 2], vec!["b2".into(), "b3".into()]));
}

/// engineer.round.order
#[test]
fn an_action_of_another_phase_is_refused() {
    let mut game = first_game(Mode::AEasy);
    refuses(&game, "keep 13", "engineer.round.order");
    play(&mut game, "roll 136");
    for action in ["start b1", "roll 136", "set 13", "P1 a1 nothing", "clear a1 $", "tax", "bonus halt", "pass"] {
        refuses(&game, action, "engineer.round.order");
    }
    play(&mut game, "keep 13");
    for action in ["take wood", "keep 13", "build 1 6", "clear a1 $", "layout D1 D2 D3 D4"] {
        refuses(&game, action, "engineer.round.order");
    }
}

/// engineer.round.optional
#[test]
fn optional_actions_are_offered_only_where_they_are_possible() {
    let with_token = table(json!({"step": "keep", "dice": "136", "tokens": ["a1"]}));
    allows(&played(with_token, &["keep 13"]), "pass");
    // Without a token to clear, the project follows.
    let without = table(json!({"step": "keep", "dice": "136"}));
    assert!(is_at(&played(without, &["keep 13"]), Step::Project));
    // The investment is offered on an area without a token, and skipped on one with a token.
    let game = table(json!({"tokens": ["b2"]}));
    allows(&played(game.clone(), &["P1 a1 nothing"]), "pass");
    assert!(is_at(&played(game, &["P1 b2 nothing"]), Step::Roll));
}

/// engineer.roll.three
#[test]
fn all_three_dice_are_rolled() {
    let game = first_game(Mode::AEasy);
    assert_eq!(game.turn(), Turn::Chance);
    refuses(&game, "roll 13", "engineer.roll.three");
    assert_eq!(played(game, &["roll 244"]).dice().to_string(), "244");
}

/// engineer.roll.odds
#[test]
fn three_dice_have_216_cases() {
    let mut chances = Vec::new();
    first_game(Mode::AEasy).chances(&mut chances);
    assert_eq!(chances.len(), 56);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    let odds = |roll: &str| chances.iter().find(|(action, _)| action.to_string() == roll).unwrap().1;
    assert_eq!(["roll 444", "roll 144", "roll 146"].map(odds), [1, 3, 6]);
}

/// engineer.keep.two
#[test]
fn two_of_the_dice_are_kept_as_they_fell() {
    let rolled = |dice: &str| table(json!({"step": "keep", "dice": dice}));
    assert_eq!(written(&rolled("136")), ["keep 13", "keep 16", "keep 36"]);
    assert_eq!(written(&rolled("144")), ["keep 14", "keep 44"]);
    assert_eq!(written(&rolled("444")), ["keep 44"]);
    for action in ["keep 11", "keep 12", "keep 1", "keep 136"] {
        refuses(&rolled("136"), action, "engineer.keep.two");
    }
}

/// engineer.keep.third
#[test]
fn the_third_die_is_activated() {
    let game = played(table(json!({"step": "keep", "dice": "136"})), &["keep 13"]);
    assert_eq!(game.dice().to_string(), "13");
    // P4 needs a 6.
    refuses(&game, "P4 d2 halt", "engineer.project.die");
}

/// engineer.dice.active
#[test]
fn only_an_active_die_can_be_used() {
    let extra = table(json!({"step": "extra", "dice": "13", "tokens": ["a1"]}));
    refuses(&extra, "clear a1 6", "engineer.dice.active");
    let invest = table(json!({"step": "invest", "at": "a1", "dice": "3"}));
    refuses(&invest, "take wood 1", "engineer.dice.active");
}

/// engineer.dice.once
#[test]
fn a_die_is_used_once_a_round() {
    // The 3 clears a token, so it cannot be used for P1.
    let game = table(json!({"step": "extra", "dice": "13", "tokens": ["a1", "d1"]}));
    let game = played(game, &["clear a1 3"]);
    assert_eq!(game.dice().to_string(), "1");
    refuses(&game, "P1 a1 develop D2", "engineer.project.die");
    // Of two equal dice, the other is still active.
    let twins = table(json!({"step": "extra", "dice": "33", "tokens": ["a1", "d1"]}));
    allows(&played(twins, &["clear a1 3"]), "P1 a1 develop D2");
}

/// engineer.extra.when
#[test]
fn tokens_are_cleared_after_the_dice_are_chosen() {
    let game = table(json!({"step": "keep", "dice": "136", "tokens": ["a1"]}));
    refuses(&game, "clear a1 $", "engineer.round.order");
    let game = played(game, &["keep 13"]);
    assert!(is_at(&game, Step::Extra));
    allows(&game, "clear a1 $");
    let later = played(game, &["pass"]);
    refuses(&later, "clear a1 $", "engineer.round.order");
    // After planning it is the same.
    let set = table(json!({"step": "set_dice", "dice": "", "tokens": ["a1"]}));
    assert!(is_at(&played(set, &["set 26"]), Step::Extra));
}

/// engineer.extra.die
#[test]
fn any_active_die_clears_a_token() {
    let game = table(json!({"step": "extra", "dice": "25", "tokens": ["a1", "d4"], "stock": [0, 0, 0, 1]}));
    assert_eq!(written(&game), ["pass", "clear a1 2", "clear d4 2", "clear a1 5", "clear d4 5"]);
    let game = played(game, &["clear d4 5"]);
    assert_eq!((tokens(&game), game.dice().to_string()), (vec!["a1".to_owned()], "2".to_owned()));
    assert!(is_at(&game, Step::Project));
}

/// engineer.extra.money
#[test]
fn two_dollars_clear_a_token() {
    let game = table(json!({"step": "extra", "dice": "25", "tokens": ["a1"], "stock": [0, 0, 0, 2]}));
    let cleared = played(game, &["clear a1 $"]);
    assert_eq!((stock(&cleared), cleared.pool(), cleared.dice().len()), ([0, 0, 0, 0], 10, 2));
    let poor = table(json!({"step": "extra", "dice": "25", "tokens": ["a1"], "stock": [0, 0, 0, 1]}));
    refuses(&poor, "clear a1 $", "engineer.extra.money");
}

/// engineer.extra.each
#[test]
fn a_die_and_money_clear_one_token_each() {
    let game = table(json!({"step": "extra", "dice": "25", "tokens": ["a1", "d4"], "stock": [0, 0, 0, 2]}));
    let cleared = played(game.clone(), &["clear a1 d4 5$"]);
    assert_eq!((tokens(&cleared).len(), stock(&cleared)[3], cleared.dice().to_string()), (0, 0, "2".to_owned()));
    for action in ["clear a1 d4 5", "clear a1 d4 $", "clear a1 5$"] {
        refuses(&game, action, "engineer.extra.each");
    }
    assert!(is_at(&played(game, &["pass"]), Step::Project));
}

/// engineer.token.back
#[test]
fn a_token_that_is_removed_can_be_used_again() {
    let game = table(json!({"tokens": ["a1", "c3"]}));
    let game = played(game, &["P1 a1 remove a1"]);
    assert_eq!((game.pool(), tokens(&game)), (9, vec!["c3".to_owned()]));
    let game = played(game, &["take wood"]);
    assert_eq!((game.pool(), tokens(&game)), (8, vec!["a1".to_owned(), "c3".to_owned()]));
}

/// engineer.token.there
#[test]
fn an_area_without_a_token_has_none_to_remove() {
    let game = table(json!({"tokens": ["a1"]}));
    refuses(&game, "P1 a1 remove c3", "engineer.token.there");
    let extra = table(json!({"step": "extra", "tokens": ["a1"]}));
    refuses(&extra, "clear c3 1", "engineer.token.there");
}

/// engineer.token.most
#[test]
fn a_card_removes_at_most_its_number_of_tokens() {
    let game = table(json!({"tokens": ["a1", "c3", "d4"]}));
    refuses(&game, "P1 a1 remove a1 c3", "engineer.token.most");
    // Two, or one of them.
    allows(&game, "P2 b3 remove a1 c3");
    allows(&game, "P2 b3 remove c3");
    assert_eq!(actions_like(&game, "P2 b3 remove").len(), 3 + 3);
}

/// engineer.token.exact
/// engineer.option.exact-removal
#[test]
fn a_card_can_have_to_remove_its_whole_number_of_tokens() {
    let exactly = |tokens: &[&str]| {
        let game = table(json!({"tokens": tokens}));
        edited(&game, |position| position["setup"]["exact_removal"] = json!(true))
    };
    let game = exactly(&["a1", "c3", "d4"]);
    refuses(&game, "P2 b3 remove c3", "engineer.token.exact");
    allows(&game, "P2 b3 remove a1 c3");
    assert_eq!(actions_like(&game, "P2 b3 remove").len(), 3);
    // The card may still be played for nothing, and others remove one.
    allows(&game, "P2 b3 nothing");
    allows(&game, "P1 a1 remove c3");
    // If only one is there, it is removed.
    allows(&exactly(&["c3"]), "P2 b3 remove c3");
}

/// engineer.token.buildings
#[test]
fn tokens_on_buildings_stay_there() {
    let game = table(json!({"step": "extra", "tokens": ["a1"], "built": ["1", "2"]}));
    let game = played(game, &["clear a1 1"]);
    assert_eq!((game.pool(), built(&game)), (8, vec![1, 2]));
    // Only areas can be named.
    assert!("clear 1 1".parse::<rynek_engineer::Action>().is_err());
}

/// engineer.token.own-area
#[test]
fn removing_the_token_under_the_engineer_opens_the_area() {
    let game = table(json!({"tokens": ["a1"]}));
    assert!(is_at(&played(game.clone(), &["P1 a1 nothing"]), Step::Roll));
    let opened = played(game, &["P1 a1 remove a1"]);
    assert!(is_at(&opened, Step::Invest));
    assert_eq!(stock(&played(opened, &["take wood 1"]))[0], 2);
    // The same in the preparation phase.
    let extra = table(json!({"step": "extra", "tokens": ["a1"]}));
    assert!(is_at(&played(extra, &["clear a1 3", "P1 a1 nothing"]), Step::Invest));
}

/// engineer.project.must
#[test]
fn the_project_phase_cannot_be_passed() {
    refuses(&table(json!({})), "pass", "engineer.project.must");
}

/// engineer.project.hand
#[test]
fn only_a_card_in_hand_can_be_played() {
    let game = table(json!({"hand": ["P2", "P3"]}));
    refuses(&game, "P1 a1 nothing", "engineer.project.hand");
    let cards: BTreeSet<String> = written(&game).iter().map(|action| action[..2].to_owned()).collect();
    assert_eq!(cards, ["P2", "P3", "re"].map(str::to_owned).into());
}

/// engineer.project.first-move
#[test]
fn the_engineer_moves_before_the_action() {
    // D1 can be developed by moving out of it.
    let game = table(json!({"at": "b1", "tokens": ["a1"], "dice": "35"}));
    allows(&game, "P1 c1 develop D1");
    refuses(&game, "P1 a1 develop D1", "engineer.develop.engineer");
    assert_eq!(engineer(&played(game.clone(), &["P1 c1 develop D1"])), "c1");
    // Exactly one of the three: basic, advanced or planning.
    let ways = actions_like(&game, "P1 c1");
    assert_eq!(ways, ["P1 c1 nothing", "P1 c1 remove a1", "P1 c1 develop D1", "P1 c1 plan"]);
}

/// engineer.project.ways
#[test]
fn a_card_allows_only_its_own_actions() {
    let game = table(json!({"dice": "36", "tokens": ["d4"], "stock": [1, 1, 0, 1]}));
    for deed in ["take wood", "set 3 5", "build 1", "halt", "swap wood>coal+coal"] {
        refuses(&game, &format!("P1 a1 {deed}"), "engineer.project.ways");
    }
    refuses(&game, "P4 d2 remove d4", "engineer.project.ways");
}

/// engineer.project.idle
#[test]
fn the_basic_action_may_be_without_effect() {
    allows(&table(json!({})), "P1 a1 nothing");
    let game = table(json!({"tokens": ["d4"]}));
    allows(&game, "P1 a1 nothing");
    assert_eq!(tokens(&played(game, &["P1 a1 nothing", "pass"])), ["a1", "d4"]);
    // There is nothing to remove, but the card can be played.
    let bare = table(json!({"hand": ["P5"], "dice": "44"}));
    assert_eq!(actions_like(&bare, "P5 c3"), ["P5 c3 nothing", "P5 c3 plan"]);
}

/// engineer.project.die
#[test]
fn the_advanced_action_takes_the_die_on_the_card() {
    let game = table(json!({"dice": "36", "tokens": ["d4"]}));
    let after = played(game.clone(), &["P1 a1 develop D4"]);
    assert_eq!(after.dice().to_string(), "6");
    let other = table(json!({"dice": "46", "tokens": ["d4"]}));
    refuses(&other, "P1 a1 develop D4", "engineer.project.die");
    // The basic action takes none.
    assert_eq!(played(game, &["P1 a1 remove d4"]).dice().len(), 2);
}

/// engineer.project.real
#[test]
fn an_advanced_action_without_effect_cannot_be_chosen() {
    // A 3 for P1 but no district to develop; a 2 for P3 but nothing to pay with; a 6 for P4 but nothing to exchange.
    assert_eq!(actions_like(&table(json!({"dice": "36"})), "P1 a1"), ["P1 a1 nothing", "P1 a1 plan"]);
    assert!(written(&table(json!({"dice": "26"}))).iter().all(|action| !action.contains("build")));
    let four = actions_like(&table(json!({"dice": "66", "stock": [0, 0, 0, 5]})), "P4 d2");
    assert!(four.iter().all(|action| !action.contains("swap")) && four.contains(&"P4 d2 halt".to_owned()));
}

/// engineer.project.discard
#[test]
fn a_card_that_was_played_is_discarded() {
    for deed in ["nothing", "plan", "take coal"] {
        let game = played(table(json!({})), &[&format!("P3 b3 {deed}")]);
        assert_eq!(hand(&game), ["P1", "P2", "P4", "P5", "P6"]);
        assert_eq!(game.discarded().iter().map(|card| card.to_string()).collect::<Vec<_>>(), ["P3"]);
    }
}

/// Where a card leads.
fn ends(game: &rynek_engineer::Engineer, card: &str) -> Vec<String> {
    let list = actions_like(game, card).into_iter().filter(|action| action.ends_with("nothing"));
    list.map(|action| action.split(' ').nth(1).unwrap().to_owned()).collect()
}

/// engineer.move.straight
#[test]
fn a_step_is_never_diagonal_or_off_the_map() {
    assert_eq!(ends(&table(json!({"at": "b2"})), "P1"), ["b1", "a2", "c2", "b3"]);
    assert_eq!(ends(&table(json!({"at": "a1"})), "P1"), ["b1", "a2"]);
    assert_eq!(ends(&table(json!({"at": "d3"})), "P1"), ["d2", "c3", "d4"]);
}

/// engineer.move.exact
#[test]
fn the_engineer_takes_exactly_so_many_steps() {
    let game = table(json!({"at": "a1"}));
    assert_eq!(ends(&game, "P2"), ["c1", "b2", "a3"]);
    // Three steps lead next door by way of another area.
    assert_eq!(ends(&game, "P4"), ["b1", "d1", "a2", "c2", "b3", "a4"]);
    assert_eq!(ends(&game, "P6"), ["c1", "b2", "d2", "a3", "c3", "b4"]);
    refuses(&game, "P2 b1 nothing", "engineer.move.exact");
    refuses(&game, "P2 d1 nothing", "engineer.move.exact");
}

/// engineer.move.return
#[test]
fn the_engineer_does_not_end_where_the_move_began() {
    let game = table(json!({"at": "b2"}));
    for card in ["P2", "P6"] {
        refuses(&game, &format!("{card} b2 nothing"), "engineer.move.return");
    }
    refuses(&game, "recover b2", "engineer.move.return");
}

/// engineer.move.tokens
#[test]
fn tokens_do_not_stop_the_engineer() {
    let open = table(json!({"at": "a1"}));
    let closed = table(json!({"at": "a1", "tokens": ["b1", "a2", "c1", "b2", "a3"]}));
    for card in ["P1", "P2", "P4", "P6"] {
        assert_eq!(ends(&closed, card), ends(&open, card));
    }
}

/// engineer.take.any
#[test]
fn taking_a_resource_is_a_free_choice() {
    let game = table(json!({}));
    for (resource, after) in [("wood", [1, 0, 0, 2]), ("coal", [0, 1, 0, 2]), ("steel", [0, 0, 1, 2])] {
        assert_eq!(stock(&played(game.clone(), &[&format!("P3 b3 take {resource}")])), after);
    }
}

/// engineer.set-die.active
#[test]
fn an_active_die_is_set_for_later_in_the_round() {
    // The 3 becomes a 5, which d2 accepts.
    let game = table(json!({"at": "b1", "dice": "13", "stock": [1, 1, 0, 1]}));
    let game = played(game, &["P4 d2 set 3 5"]);
    assert_eq!(game.dice().to_string(), "15");
    assert_eq!(built(&played(game, &["build 1 5"])), [1]);
    refuses(&table(json!({"dice": "13"})), "P4 d2 set 4 5", "engineer.set-die.active");
}

/// engineer.set-die.other
#[test]
fn a_die_is_set_to_another_value() {
    let game = table(json!({"dice": "13"}));
    refuses(&game, "P4 d2 set 3 3", "engineer.set-die.other");
    assert_eq!(actions_like(&game, "P4 d2 set 3"), ["1", "2", "4", "5", "6"].map(|to| format!("P4 d2 set 3 {to}")));
}

/// engineer.build.anywhere
#[test]
fn a_card_builds_wherever_the_engineer_is() {
    for (at, token) in [("a1", false), ("b2", false), ("b2", true)] {
        let tokens = if token { json!([at]) } else { json!([]) };
        let game = table(json!({"hand": ["P3", "P1"], "tokens": tokens, "dice": "26", "stock": [1, 1, 0, 1],
            "at": if at == "a1" { "c1" } else { "a1" }}));
        let game = played(game, &[&format!("P3 {at} build 1")]);
        assert_eq!((built(&game), stock(&game)[..3].to_vec()), (vec![1], vec![0, 0, 0]));
    }
}

/// engineer.halt.round
#[test]
fn the_time_marker_stops_for_one_round() {
    let game = table(json!({"dice": "16", "time": 5}));
    let game = played(game, &["P4 d2 halt"]);
    assert!(game.halted());
    let game = played(game, &["tax"]);
    assert_eq!((game.time(), game.halted()), (5, false));
    let game = played(game, &["roll 111", "keep 11", "pass", "P1 d1 nothing", "trade"]);
    assert_eq!(game.time(), 4);
}

/// engineer.swap.owned
#[test]
fn only_what_is_owned_is_exchanged() {
    let game = table(json!({"dice": "16", "stock": [1, 0, 0, 0]}));
    refuses(&game, "P4 d2 swap coal>wood+steel", "engineer.swap.owned");
    assert_eq!(actions_like(&game, "P4 d2 swap").len(), 3);
}

/// engineer.swap.other
#[test]
fn nothing_is_exchanged_for_itself() {
    let game = table(json!({"dice": "16", "stock": [1, 0, 0, 0]}));
    refuses(&game, "P4 d2 swap wood>wood+steel", "engineer.swap.other");
    let trade = table(json!({"step": "invest", "at": "a2", "stock": [1, 0, 0, 0]}));
    refuses(&trade, "trade wood>wood", "engineer.swap.other");
}

/// engineer.swap.two
#[test]
fn one_is_exchanged_for_two_others() {
    let game = table(json!({"dice": "16", "stock": [1, 0, 0, 0]}));
    for (swap, after) in
        [("wood>coal+steel", [0, 1, 1, 0]), ("wood>coal+coal", [0, 2, 0, 0]), ("wood>steel+steel", [0, 0, 2, 0])]
    {
        assert_eq!(stock(&played(game.clone(), &[&format!("P4 d2 swap {swap}")])), after);
    }
    refuses(&game, "P4 d2 swap wood>coal", "engineer.swap.two");
}

/// engineer.develop.side
#[test]
fn a_district_is_turned_from_side_a_to_side_b() {
    let game = table(json!({"dice": "36", "tokens": ["d4"]}));
    let developed = played(game, &["P1 a1 develop D4"]);
    assert_eq!(developed.side(Quarter::SouthEast), DistrictSide::B);
    assert_eq!(developed.side(Quarter::SouthWest), DistrictSide::A);
    let again = table(json!({"dice": "36", "tokens": ["d4"], "developed": ["south_east"]}));
    refuses(&again, "P1 a1 develop D4", "engineer.develop.side");
}

/// engineer.develop.engineer
#[test]
fn the_engineers_own_district_is_not_developed() {
    let game = table(json!({"at": "b2", "dice": "36", "tokens": ["a1", "d1", "a3"]}));
    let developing = |to: &str| actions_like(&game, &format!("P1 {to} develop"));
    assert_eq!(developing("b1"), ["P1 b1 develop D2", "P1 b1 develop D3"]);
    assert_eq!(developing("c2"), ["P1 c2 develop D1", "P1 c2 develop D3"]);
    refuses(&game, "P1 b3 develop D3", "engineer.develop.engineer");
}

/// engineer.develop.token
#[test]
fn a_district_without_a_token_is_not_developed() {
    let game = table(json!({"dice": "36", "tokens": ["d4"]}));
    refuses(&game, "P1 a1 develop D2", "engineer.develop.token");
}

/// engineer.develop.clears
#[test]
fn developing_returns_the_tokens_of_the_district() {
    let game = table(json!({"dice": "36", "tokens": ["c3", "d3", "d4", "d1"]}));
    let game = played(game, &["P1 a1 develop D4"]);
    assert_eq!((tokens(&game), game.pool()), (vec!["d1".to_owned()], 9));
}

/// engineer.develop.stays
#[test]
fn a_developed_district_stays_developed() {
    let game = table(json!({"dice": "36", "tokens": ["d4"], "mode": "ab_easy"}));
    let game = played(game, &["P1 a1 develop D4"]);
    let end = random_game(game, 5, |game| assert_eq!(game.side(Quarter::SouthEast), DistrictSide::B));
    assert_eq!(end.side(Quarter::SouthEast), DistrictSide::B);
}

/// engineer.plan.any
#[test]
fn every_card_can_plan() {
    let game = table(json!({"at": "b2", "dice": "4"}));
    for card in 1..=6 {
        let plan = actions_like(&game, &format!("P{card}")).into_iter().find(|action| action.ends_with("plan"));
        assert!(is_at(&played(game.clone(), &[&plan.unwrap()]), Step::SetDice));
    }
}

/// engineer.plan.skips
#[test]
fn planning_skips_the_investment() {
    let game = played(table(json!({})), &["P1 a1 plan"]);
    assert!(is_at(&game, Step::SetDice));
    assert_eq!(stock(&game)[0], 0);
}

/// engineer.plan.end-phase
#[test]
fn planning_does_not_skip_the_end_phase() {
    let game = played(table(json!({"time": 5})), &["P1 a1 plan"]);
    // The token, the money for two unused dice, the time.
    assert_eq!((tokens(&game), stock(&game)[3], game.time()), (vec!["a1".to_owned()], 3, 4));
}

/// engineer.plan.no-roll
#[test]
fn after_planning_no_dice_are_rolled() {
    let game = played(table(json!({})), &["P1 a1 plan"]);
    assert_ne!(game.turn(), Turn::Chance);
    refuses(&game, "roll 136", "engineer.round.order");
    let game = played(game, &["set 25", "pass", "P2 b2 nothing", "take coal"]);
    assert_eq!(game.turn(), Turn::Chance);
}

/// engineer.plan.dice
#[test]
fn after_planning_two_dice_are_set() {
    let game = played(table(json!({})), &["P1 a1 plan"]);
    assert_eq!(written(&game).len(), 21);
    refuses(&game, "set 255", "engineer.plan.dice");
    refuses(&game, "set 2", "engineer.plan.dice");
    assert_eq!(played(game, &["set 66"]).dice().to_string(), "66");
}

/// engineer.recover.move
#[test]
fn taking_cards_back_moves_the_engineer_one_step() {
    let game = table(json!({"at": "b2", "hand": ["P1"]}));
    assert_eq!(actions_like(&game, "recover"), ["recover b1", "recover a2", "recover c2", "recover b3"]);
    refuses(&game, "recover d2", "engineer.move.exact");
    assert_eq!(engineer(&played(game, &["recover c2"])), "c2");
}

/// engineer.recover.all
#[test]
fn all_discarded_cards_are_taken_back() {
    let game = played(table(json!({"hand": ["P1", "P6"]})), &["recover a1"]);
    assert_eq!((hand(&game).len(), game.discarded().len()), (6, 0));
}

/// engineer.recover.time
#[test]
fn taking_cards_back_costs_time_immediately() {
    let game = played(table(json!({"time": 5})), &["recover a1"]);
    assert_eq!((game.time(), game.step()), (4, Step::Invest));
    assert_eq!(played(game, &["pass"]).time(), 3);
}

/// engineer.recover.zero
#[test]
fn taking_cards_back_in_the_last_round_loses() {
    let game = played(table(json!({"time": 1})), &["recover a1"]);
    assert_eq!((game.step(), game.time()), (Step::OutOfTime, 0));
    assert_eq!(game.turn(), Turn::Over);
}

/// engineer.recover.goes-on
#[test]
fn the_investment_follows_when_cards_are_taken_back() {
    let game = played(table(json!({})), &["recover a1", "take wood 1"]);
    assert_eq!((stock(&game)[0], tokens(&game)), (2, vec!["a1".to_owned()]));
    // Not on an area with a token.
    let game = played(table(json!({"tokens": ["a1"], "time": 5})), &["recover a1"]);
    assert_eq!((game.step(), game.time()), (Step::Roll, 3));
}

/// engineer.recover.always
#[test]
fn cards_can_be_taken_back_with_a_full_hand() {
    allows(&table(json!({})), "recover a1");
}

/// engineer.recover.forced
#[test]
fn without_cards_they_must_be_taken_back() {
    let game = table(json!({"hand": []}));
    assert_eq!(written(&game), ["recover a1", "recover c1", "recover b2"]);
}
