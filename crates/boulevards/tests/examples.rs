//! The worked examples of the rulebook.

use crate::common::*;
use rynek_boulevards::{Attraction, Kind, Step};
use rynek_kernel::{Game, Turn};

/// boulevards.build.hand boulevards.cost.printed
///
/// A factory for 3 that can be built on lot H3 only.
#[test]
fn the_factory_h3_costs_3() {
    assert_eq!(components().kind(lot("H3").street()), Kind::Factory);
    let game = table(2).built("H4").hand(1, "H3").hand(2, "B1").set();
    assert_eq!(written(&game), ["build H3"]);
    let game = after(&game, &["build H3"]);
    assert_eq!((game.built(), game.cash(seat(1))), (lots("H3 H4"), 17));
}

/// boulevards.cost.printed boulevards.cost.double
///
/// The first building of a street goes next to an attraction at either end, the next ones next to a building or an
/// attraction; anything else costs double.
#[test]
fn the_first_building_of_a_street_stands_at_an_end() {
    let empty = table(2).hand(1, "D1").hand(2, "B1").set();
    assert_eq!(["D1", "D2", "D3", "D4"].map(|name| empty.cost(lot(name))), [2, 4, 4, 1]);
    let begun = table(2).built("D4").hand(1, "D1").hand(2, "B1").set();
    assert_eq!(["D1", "D2", "D3"].map(|name| begun.cost(lot(name))), [2, 4, 2]);
}

/// boulevards.payout.both-ends
///
/// The street between the pool and the theatre is finished: two shares of the pool pay 18, one of the theatre 6.
#[test]
fn two_pool_shares_pay_18_and_one_theatre_share_6() {
    let start = table(3).built("B1 B2 B3").hand(1, "B4").shares(2, "pool", &[0, 5]).shares(3, "theatre", &[5]).set();
    assert_eq!(cash(&after(&start, &["build B4"])), [19, 38, 26]);
    let both = table(2).built("B1 B2 B3").hand(1, "B4").shares(2, "pool", &[0, 5]).shares(2, "theatre", &[0]).set();
    assert_eq!(cash(&after(&both, &["build B4"])), [19, 44]);
}

/// boulevards.free.site
///
/// The free share of the theatre comes with B1, C4 or D4.
#[test]
fn the_free_theatre_share_comes_from_b1_c4_or_d4() {
    assert_eq!(components().lots_at(Attraction::Theatre), lots("B1 C4 D4"));
    for name in lots("B1 B2 C4 C3 D4 D1").iter() {
        let game = table(2).open("mall").hand(1, &name.to_string()).hand(2, "L1").set();
        let game = after(&game, &[&format!("build {name}")]);
        let free = written(&game).contains(&"free theatre".to_owned());
        assert_eq!(free, lots("B1 C4 D4").has(name), "{name}");
    }
}

/// boulevards.sell.half boulevards.sell.stack
///
/// A card of the pool bought for 7 is sold for 4 and goes on top of its stack.
#[test]
fn a_card_bought_for_7_sells_for_4() {
    let start = table(2).hand(1, "K1").cash(1, 2).shares(1, "pool", &[0, 5, 7]).hand(2, "B1").set();
    let game = after(&start, &["sell pool 7"]);
    assert_eq!(game.cash(seat(1)), 6);
    assert_eq!(game.view(rynek_kernel::Viewer::Spectator).attractions[0].stack, [7, 9, 12]);
}

/// boulevards.sell.dead
///
/// Shares of the pool and the theatre may be sold while there are empty lots at their streets; shares of the restaurant
/// may not once its streets are finished.
#[test]
fn pool_and_theatre_are_sold_but_not_the_restaurant() {
    let start = table(2).built("C1 C2 C3 C4 J1 J2 J3 J4").hand(1, "K1").cash(1, 0).hand(2, "A1");
    let start = start.shares(1, "pool", &[12]).shares(1, "theatre", &[11]).shares(1, "restaurant", &[13]).set();
    assert_eq!(written(&start), ["sell pool 12", "sell theatre 11"]);
    refuses(&start, "sell restaurant 13", "boulevards.sell.dead");
}

/// boulevards.end.connection boulevards.end.bonus boulevards.end.order
///
/// Two ways to end the game: the last building goes up in the middle of a path, or at its end.
#[test]
fn the_last_building_ends_the_game_wherever_it_stands() {
    let straight = table(2).built("B1 B2 B3 B4 C1 C2 C3 C4 J1 J3 J4 K1 K2 K3 K4").hand(1, "J2").hand(2, "A1");
    let straight = after(&straight.shares(2, "restaurant", &[0]).set(), &["build J2"]);
    assert_eq!((straight.turn(), cash(&straight)), (Turn::Over, vec![20 - 2 + 20, 20 + 8]));
    let corner = "A1 A2 A3 A4 E1 E2 E3 E4 H1 H2 H3 H4 L2 L3 L4 B1 B2 D1 F4";
    let corner = after(&table(2).built(corner).hand(1, "L1").hand(2, "C1").set(), &["build L1"]);
    assert_eq!((corner.step(), cash(&corner)), (Step::Over, vec![20 - 6 + 20, 20]));
}
