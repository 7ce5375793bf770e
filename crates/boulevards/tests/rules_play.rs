//! The rules of Boulevards, one test or more for each: turns, building, shares and drawing.

use crate::common::*;
use rynek_boulevards::{Attraction, LotSet, Step};
use rynek_kernel::{Game, Seat, Turn};

/// boulevards.turn.order
#[test]
fn turns_go_round_the_table_and_skip_bankrupt_players() {
    let mut turns = Vec::new();
    random_game(game(3), 1, |game, _| {
        if game.step() == Step::Build && game.plays(seat(1)) && game.plays(seat(2)) && game.plays(seat(3)) {
            turns.push(mover(game).unwrap().index());
        }
    });
    turns.dedup();
    assert!(turns.len() > 9 && turns.iter().enumerate().all(|(n, turn)| *turn == n % 3), "{turns:?}");

    let start = table(3).hand(1, "A1").hand(2, "K1").hand(3, "B1 B2").cash(2, 0).set();
    let game = after(&start, &["build A1", "pass", "draw A2", "bankrupt", "build B1", "pass", "draw C1"]);
    assert_eq!(game.turn(), Turn::Player(seat(1)));
}

/// boulevards.turn.steps
#[test]
fn a_turn_builds_pays_takes_a_share_and_draws() {
    let start = table(2).built("A1 A2 A3").hand(1, "A4 K1").shares(1, "cinema", &[0]).hand(2, "B1").set();
    let mut game = start.clone();
    play(&mut game, "build A4");
    // 1 paid for the villa, 5 got for the cinema.
    assert_eq!((game.step(), game.cash(seat(1))), (Step::Share, 24));
    play(&mut game, "free pool");
    assert_eq!((game.step(), game.turn()), (Step::Draw, Turn::Chance));
    play(&mut game, "draw L4");
    assert_eq!(game.hand(seat(1)), lots("K1 L4"));
    assert_eq!(game.turn(), Turn::Player(seat(2)));
}

/// boulevards.turn.empty-hand
#[test]
fn an_empty_hand_only_draws() {
    let start = table(3).hand(1, "A1").hand(3, "B1").set();
    let game = after(&start, &["build A1", "pass", "draw A2"]);
    // Seat 2 has nothing to build.
    assert_eq!((game.step(), game.turn()), (Step::Draw, Turn::Chance));
    let game = after(&game, &["draw A3"]);
    assert_eq!(game.hand(seat(2)), lots("A3"));
    assert_eq!(game.turn(), Turn::Player(seat(3)));
    // With an empty bag, the turn is skipped.
    let start = table(3).empty_bag().hand(1, "K1 K2").hand(3, "L1 L2").set();
    assert_eq!(after(&start, &["build K2"]).turn(), Turn::Player(seat(3)));
}

/// boulevards.build.must
#[test]
fn a_player_who_can_build_must_build() {
    let game = table(2).hand(1, "A1 K1").hand(2, "B1").set();
    refuses(&game, "pass", "boulevards.build.must");
    assert_eq!(written(&game), ["build A1", "build K1"]);
    // Not even when sales are needed first.
    let short = table(2).hand(1, "K1").cash(1, 5).shares(1, "pool", &[5]).hand(2, "B1").set();
    refuses(&short, "pass", "boulevards.build.must");
    assert_eq!(written(&short), ["sell pool 5"]);
}

/// boulevards.build.one
#[test]
fn one_building_a_turn() {
    let game = after(&table(2).hand(1, "A1 A2").hand(2, "B1").set(), &["build A1"]);
    refuses(&game, "build A2", "boulevards.build.one");
    assert_eq!(game.built(), lots("A1"));
}

/// boulevards.build.hand
#[test]
fn a_player_builds_only_from_their_hand() {
    let game = table(2).built("C1").hand(1, "A1").hand(2, "B1").set();
    for other in ["B1", "C1", "D1"] {
        refuses(&game, &format!("build {other}"), "boulevards.build.hand");
    }
    let game = after(&game, &["build A1"]);
    assert_eq!((game.built(), game.hand(seat(1))), (lots("A1 C1"), LotSet::default()));
}

/// boulevards.build.pay
#[test]
fn a_building_is_paid_with_cash() {
    let game = table(2).hand(1, "A1 K1").cash(1, 5).shares(1, "pool", &[12]).hand(2, "B1").set();
    // K1 costs 6; the share cannot help while A1 can be paid.
    refuses(&game, "build K1", "boulevards.build.pay");
    assert_eq!(cash(&after(&game, &["build A1"])), [4, 20]);
}

/// boulevards.build.any
#[test]
fn any_affordable_building_may_be_chosen() {
    let game = table(2).hand(1, "A1 H1 K1 L2").cash(1, 6).hand(2, "B1").set();
    // L2 has no neighbour and costs 8.
    assert_eq!(written(&game), ["build A1", "build H1", "build K1"]);
}

/// boulevards.cost.printed
#[test]
fn ends_and_neighbours_have_the_printed_cost() {
    let game = table(2).built("G2").hand(1, "G3").set();
    let costs = ["G1", "G3", "G4", "H1", "H4"].map(|name| game.cost(lot(name)));
    assert_eq!(costs, [3, 2, 3, 4, 2]);
    assert_eq!(cash(&after(&game, &["build G3"])), [18, 20]);
}

/// boulevards.cost.double
#[test]
fn a_building_without_neighbour_costs_double() {
    // A1 is at the end, but A3 is not next to it; B4 is on another street.
    let game = table(2).built("A1 B4").hand(1, "A3 H3").set();
    assert_eq!(["A2", "A3", "H2", "H3"].map(|name| game.cost(lot(name))), [1, 6, 4, 6]);
    assert_eq!(cash(&after(&game, &["build A3"])), [14, 20]);
}

/// boulevards.cost.no-choice
#[test]
fn the_board_decides_the_cost() {
    let game = table(2).hand(1, "H3").hand(2, "B1").set();
    // There is one way to build it.
    assert_eq!(written(&game), ["build H3"]);
    assert_eq!(cash(&after(&game, &["build H3"]))[0], 14);
    // H2 now has a neighbour.
    assert_eq!(after(&game, &["build H3"]).cost(lot("H2")), 2);
}

/// boulevards.share.when
#[test]
fn a_share_comes_after_building() {
    let game = table(2).open("pool").hand(1, "A4").hand(2, "B1").set();
    refuses(&game, "buy pool", "boulevards.share.when");
    refuses(&game, "free cinema", "boulevards.share.when");
    play(&mut game.clone(), "build A4");
}

/// boulevards.share.one
#[test]
fn one_share_a_turn_be_it_free_or_bought() {
    let start = table(2).open("cafe").hand(1, "A4 C1").hand(2, "B1").set();
    for share in ["free pool", "buy cafe"] {
        let game = after(&start, &["build A4", share]);
        assert_eq!(game.step(), Step::Draw);
        refuses(&game, "buy cafe", "boulevards.draw.first");
    }
}

/// boulevards.share.optional
#[test]
fn a_share_may_be_declined() {
    let game = after(&table(2).open("cafe").hand(1, "A4").hand(2, "B1").set(), &["build A4", "pass"]);
    assert_eq!((game.step(), game.cash(seat(1))), (Step::Draw, 19));
    assert!(Attraction::ALL.into_iter().all(|attraction| game.shares(seat(1), attraction).is_empty()));
}

/// boulevards.share.nothing
#[test]
fn a_step_without_a_choice_is_skipped() {
    // No stack is open and A2 touches nothing.
    let game = after(&table(2).hand(1, "A2").hand(2, "B1").set(), &["build A2"]);
    assert_eq!(game.step(), Step::Draw);
    // The café is open, but 2 do not buy a share for 4.
    let poor = table(2).open("cafe").hand(1, "A2").cash(1, 4).hand(2, "B1").set();
    assert_eq!(after(&poor, &["build A2"]).step(), Step::Draw);
}

/// boulevards.free.site
#[test]
fn a_free_share_needs_a_building_next_to_the_attraction() {
    let start = table(2).hand(1, "D4 D1 D2").hand(2, "B1").set();
    let game = after(&start, &["build D4"]);
    assert_eq!(written(&game), ["free theatre", "pass"]);
    refuses(&game, "free cafe", "boulevards.free.site");
    assert_eq!(written(&after(&start, &["build D1"])), ["free cafe", "pass"]);
    let game = after(&table(2).open("mall").hand(1, "D2").hand(2, "B1").set(), &["build D2"]);
    refuses(&game, "free cafe", "boulevards.free.site");
}

/// boulevards.free.once
#[test]
fn a_free_share_is_taken_once() {
    let start = table(2).shares(2, "theatre", &[0]).hand(1, "D4").hand(2, "B1").set();
    let game = after(&start, &["build D4"]);
    refuses(&game, "free theatre", "boulevards.free.once");
    assert_eq!(written(&game), ["buy theatre", "pass"]);
}

/// boulevards.free.choice
#[test]
fn free_or_bought_or_nothing() {
    let game = after(&table(2).open("pool").open("mall").hand(1, "D4").hand(2, "B1").set(), &["build D4"]);
    assert_eq!(written(&game), ["free theatre", "buy pool", "buy mall", "pass"]);
    let bought = after(&game, &["buy mall"]);
    assert!(bought.stack(Attraction::Theatre).has_free());
    assert_eq!(bought.cash(seat(1)), 14);
}

/// boulevards.free.refused
#[test]
fn a_free_share_waits_for_the_next_builder() {
    let start = table(2).hand(1, "D4 A2").hand(2, "B1 A1").set();
    let game = after(&start, &["build D4", "pass", "draw K1"]);
    // Seat 2 gets it for building next to the theatre, but not for building in another place.
    assert!(written(&after(&game, &["build B1"])).contains(&"free theatre".to_owned()));
    refuses(&after(&game, &["build A1"]), "free theatre", "boulevards.free.site");
    // All lots at the theatre are built on: its stack stays closed.
    let closed = table(2).built("B1 C4 D4").open("pool").hand(1, "A2").hand(2, "B2").set();
    let closed = after(&closed, &["build A2"]);
    refuses(&closed, "free theatre", "boulevards.free.site");
    refuses(&closed, "buy theatre", "boulevards.buy.closed");
}

/// boulevards.buy.any
#[test]
fn any_open_stack_may_be_bought_from() {
    let game = after(&table(2).open("stadium").open("cafe").hand(1, "A2").hand(2, "B1").set(), &["build A2"]);
    assert_eq!(written(&game), ["buy cafe", "buy stadium", "pass"]);
    assert_eq!(after(&game, &["buy stadium"]).shares(seat(1), Attraction::Stadium).len(), 1);
}

/// boulevards.buy.top
#[test]
fn the_cheapest_card_is_bought() {
    let start = table(2).shares(2, "pool", &[0, 7]).hand(1, "A2 C2").hand(2, "B2").cash(1, 40).set();
    // The card for 5 is in the stack, the one for 7 is not: first 5, then 9.
    let game = after(&start, &["build A2", "buy pool"]);
    assert_eq!(game.cash(seat(1)), 40 - 2 - 5);
    let game = after(&game, &["draw K1", "build B2", "pass", "draw K2", "build C2", "buy pool"]);
    assert_eq!(game.cash(seat(1)), 40 - 2 - 5 - 4 - 9);
    assert_eq!(game.share_prices(seat(1)), 14);
}

/// boulevards.buy.closed
#[test]
fn nothing_is_bought_before_the_free_card_is_taken() {
    let game = after(&table(2).open("pool").hand(1, "D4").hand(2, "B1").set(), &["build D4"]);
    refuses(&game, "buy theatre", "boulevards.buy.closed");
    refuses(&game, "buy cafe", "boulevards.buy.closed");
}

/// boulevards.buy.price
#[test]
fn a_share_must_be_paid() {
    let start = table(2).open("pool").open("cafe").hand(1, "A2").hand(2, "B1").cash(1, 6).set();
    let game = after(&start, &["build A2"]);
    refuses(&game, "buy pool", "boulevards.buy.price");
    assert_eq!(cash(&after(&game, &["buy cafe"])), [0, 20]);
}

/// boulevards.buy.empty
#[test]
fn an_empty_stack_sells_nothing() {
    let start = table(2).open("cafe").shares(2, "pool", &[0, 5, 7, 9, 12]).hand(1, "A2").hand(2, "B1").set();
    refuses(&after(&start, &["build A2"]), "buy pool", "boulevards.buy.empty");
}

/// boulevards.buy.dead
#[test]
fn a_share_that_can_no_longer_pay_may_be_bought() {
    let start = table(2).built("A1 A2 A3 A4 B1 B2 B3 B4").open("pool").hand(1, "C2").hand(2, "C1").set();
    assert!(!start.pays(Attraction::Pool) && start.pays(Attraction::Theatre));
    assert_eq!(after(&start, &["build C2", "buy pool"]).shares(seat(1), Attraction::Pool).len(), 1);
}

/// boulevards.draw.end boulevards.draw.first
#[test]
fn the_turn_ends_with_a_draw() {
    let start = table(2).hand(1, "A2 A3").hand(2, "B1").set();
    let game = after(&start, &["build A2"]);
    assert_eq!(game.turn(), Turn::Chance);
    for action in ["build A3", "build B1", "pass", "bankrupt", "buy pool", "sell pool 5"] {
        refuses(&game, action, "boulevards.draw.first");
    }
    let game = after(&game, &["draw L1"]);
    assert_eq!(game.hand(seat(1)), lots("A3 L1"));
    assert!(!game.bag().has(lot("L1")));
}

/// boulevards.draw.bag
#[test]
fn every_building_in_the_bag_is_equally_likely() {
    let game = after(&table(2).hand(1, "A2 A3").hand(2, "B1").set(), &["build A2"]);
    for other in ["A2", "A3", "B1"] {
        refuses(&game, &format!("draw {other}"), "boulevards.draw.bag");
    }
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.len(), 45);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
}

/// boulevards.draw.when
#[test]
fn no_one_draws_out_of_turn() {
    let start = table(2).hand(1, "A4").hand(2, "B1").set();
    refuses(&start, "draw L1", "boulevards.draw.when");
    refuses(&after(&start, &["build A4"]), "draw L1", "boulevards.draw.when");
}

/// boulevards.draw.empty
#[test]
fn with_an_empty_bag_hands_shrink() {
    let start = table(2).empty_bag().hand(1, "K1 K2 K3").hand(2, "L1 L2 L3").set();
    let game = after(&start, &["build K1", "pass"]);
    assert_eq!((game.turn(), game.hand(seat(1))), (Turn::Player(seat(2)), lots("K2 K3")));
    let game = after(&game, &["build L1", "pass", "build K2"]);
    assert_eq!(Seat::all(2).map(|seat| game.hand(seat).len()).collect::<Vec<_>>(), [1, 2]);
}

/// boulevards.draw.no-catch-up
#[test]
fn one_draw_a_turn_when_the_bag_fills_again() {
    let start = table(3).empty_bag().hand(1, "K1 K4").hand(2, "L2 L3 J2").hand(3, "K2 K3 L4").cash(2, 0).set();
    // Seat 2 goes bankrupt and fills the bag with three buildings.
    let game = after(&start, &["build K4", "pass", "bankrupt"]);
    assert_eq!(game.bag(), lots("L2 L3 J2"));
    let game = after(&game, &["build K3", "draw L3", "build K1", "pass", "draw J2"]);
    assert_eq!(game.hand(seat(3)), lots("K2 L3 L4"));
    // Seat 1 had four once; it still draws only one.
    assert_eq!(game.hand(seat(1)), lots("J2"));
}
