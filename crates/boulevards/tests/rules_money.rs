//! The rules of Boulevards, one test or more for each: payouts, sales, bankruptcy, the end and who wins.

use crate::common::*;
use rynek_boulevards::{Action, Attraction, LotSet, Step};
use rynek_kernel::{Game, Seat, Turn, Viewer, series_rng};
use serde_json::json;

/// boulevards.payout.when
#[test]
fn a_street_pays_once_with_its_fourth_building() {
    let start = table(2).built("A2").hand(1, "A1 A3 B3").shares(1, "pool", &[0]).hand(2, "A4 B4").set();
    let game = after(&start, &["build A1", "free cinema", "draw K1", "build A4", "pass", "draw K2"]);
    assert_eq!(cash(&game), [19, 19]);
    let game = after(&game, &["build A3", "pass", "draw K3"]);
    // 3 for the villa; 7 for the pool and 5 for the cinema.
    assert_eq!(cash(&game), [28, 19]);
    let game = after(&game, &["build B4", "pass", "draw C1", "build B3"]);
    assert_eq!(cash(&game)[0], 27);
}

/// boulevards.payout.both-ends
#[test]
fn both_ends_pay_by_their_own_tables() {
    let start = table(2)
        .built("K1 K2 K3")
        .hand(1, "K4")
        .shares(1, "stadium", &[0, 6, 8])
        .shares(1, "sports_hall", &[4, 6])
        .set();
    // Three shares of the stadium pay 36, two of the hall 13; K4 costs 2.
    assert_eq!(cash(&after(&start, &["build K4"])), [20 - 2 + 36 + 13, 20]);
}

/// boulevards.payout.everyone
#[test]
fn everyone_is_paid_no_matter_who_built() {
    let start = table(3).built("A1 A2 A3").hand(1, "A4").shares(2, "pool", &[0]).shares(3, "cinema", &[4, 6]).set();
    assert_eq!(cash(&after(&start, &["build A4"])), [19, 27, 33]);
}

/// boulevards.payout.free-counts
#[test]
fn a_free_share_counts() {
    let with = |prices: &[u8]| {
        let start = table(2).built("A1 A2 A3").hand(1, "A4").shares(1, "pool", prices).set();
        after(&start, &["build A4"]).cash(seat(1))
    };
    assert_eq!((with(&[0]), with(&[5]), with(&[0, 5]), with(&[5, 7])), (26, 26, 37, 37));
}

/// boulevards.payout.kept
#[test]
fn shares_are_kept_and_pay_again() {
    let start = table(2).built("A1 A2 A3 B1 B2 B3").hand(1, "A4 B4").shares(1, "pool", &[0]).hand(2, "C2").set();
    let game = after(&start, &["build A4", "pass", "draw K1", "build C2", "pass", "draw K2"]);
    assert_eq!((game.cash(seat(1)), game.shares(seat(1), Attraction::Pool).len()), (26, 1));
    assert_eq!(after(&game, &["build B4"]).cash(seat(1)), 32);
}

/// boulevards.payout.before-share
#[test]
fn a_share_taken_now_earns_nothing_from_this_street() {
    let start = table(2).built("A1 A2 A3").hand(1, "A4 B3").hand(2, "C2").set();
    let game = after(&start, &["build A4", "free pool"]);
    assert_eq!(game.cash(seat(1)), 19);
}

/// boulevards.sell.when
#[test]
fn shares_are_not_sold_for_a_more_expensive_building() {
    let start = table(2).hand(1, "A1 K1").cash(1, 1).shares(1, "pool", &[5, 12]).hand(2, "B1").set();
    refuses(&start, "sell pool 12", "boulevards.sell.when");
    let short = table(2).hand(1, "K1 L1").cash(1, 1).shares(1, "pool", &[5, 12]).hand(2, "B1").set();
    assert_eq!(written(&short), ["sell pool 5", "sell pool 12"]);
}

/// boulevards.sell.start
#[test]
fn shares_are_not_sold_after_building() {
    let start = table(2).hand(1, "A4").cash(1, 1).shares(1, "mall", &[5]).hand(2, "B1").set();
    refuses(&after(&start, &["build A4"]), "sell mall 5", "boulevards.sell.start");
}

/// boulevards.sell.go-on
#[test]
fn selling_may_continue_until_building() {
    let start = table(2).hand(1, "K1 H1").cash(1, 1).shares(1, "pool", &[5, 7, 12]).hand(2, "B1").set();
    let game = after(&start, &["sell pool 5"]);
    // 4 pay for H1 now; more shares may be sold for K1.
    assert_eq!(written(&game), ["build H1", "sell pool 7", "sell pool 12"]);
    let game = after(&game, &["sell pool 7"]);
    assert_eq!(written(&game), ["build H1", "build K1", "sell pool 12"]);
    assert_eq!(cash(&after(&game, &["build K1"]))[0], 1 + 3 + 4 - 6);
    // In the next turn there is money for a building, so no share is sold.
    let next = after(&start, &["sell pool 5", "sell pool 7", "build H1", "free amusement_park", "draw A1"]);
    let next = after(&next, &["build B1", "pass", "draw A2"]);
    refuses(&next, "sell pool 12", "boulevards.sell.when");
}

/// boulevards.sell.own
#[test]
fn a_player_sells_only_their_own_shares() {
    let start = table(2).hand(1, "K1").cash(1, 1).shares(1, "pool", &[12]).shares(2, "pool", &[5]).hand(2, "B1").set();
    for action in ["sell pool 5", "sell pool 7", "sell pool 6", "sell mall 5", "sell pool 0"] {
        refuses(&start, action, "boulevards.sell.own");
    }
}

/// boulevards.sell.free
#[test]
fn free_shares_are_not_sold() {
    let start = table(2).hand(1, "K1").cash(1, 1).shares(1, "pool", &[0, 12]).hand(2, "B1").set();
    refuses(&start, "sell pool 0", "boulevards.sell.free");
    assert_eq!(written(&start), ["sell pool 12"]);
}

/// boulevards.sell.dead
#[test]
fn shares_that_cannot_pay_any_more_are_not_sold() {
    let built = "A1 A2 A3 A4 B1 B2 B3 B4";
    let start = table(2).built(built).hand(1, "K1").cash(1, 1).shares(1, "pool", &[12]).shares(1, "cafe", &[9]);
    let start = start.hand(2, "C1").set();
    refuses(&start, "sell pool 12", "boulevards.sell.dead");
    assert_eq!(written(&start), ["sell cafe 9"]);
    assert_eq!(start.funds(seat(1)), 6);
}

/// boulevards.sell.half
#[test]
fn half_the_price_is_paid_rounded_up_for_each_card() {
    for attraction in Attraction::ALL {
        let prices = components().prices(attraction);
        let start = table(2).hand(1, "K1").cash(1, 5).shares(1, attraction.name(), prices).hand(2, "B1").set();
        for price in &prices[1..] {
            let game = after(&start, &[&format!("sell {attraction} {price}")]);
            assert_eq!(game.cash(seat(1)), 5 + u16::from(price / 2 + price % 2));
        }
    }
}

/// boulevards.sell.half boulevards.open.hands
#[test]
fn only_the_seller_sees_the_value_of_each_share() {
    let start = table(2).hand(1, "K1").cash(1, 2).shares(1, "pool", &[5, 7]).hand(2, "B1").set();
    let sales = start.view(Viewer::Seat(seat(1))).sales;
    let brings: Vec<(String, u16, [u16; 2])> =
        sales.iter().map(|sale| (sale.action.to_string(), sale.brings, sale.pays)).collect();
    let pays = [2, 1].map(|shares| components().dividend(Attraction::Pool, shares));
    assert_eq!(brings, [("sell pool 5".to_owned(), 3, pays), ("sell pool 7".to_owned(), 4, pays)]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(start.view(viewer).sales.is_empty());
    }
}

/// boulevards.sell.stack
#[test]
fn a_stack_stays_in_the_order_of_prices() {
    let start = table(2).hand(1, "L1 K1").cash(1, 0).shares(1, "pool", &[0, 5, 7, 9, 12]).hand(2, "B1").set();
    let stack = |game: &rynek_boulevards::Boulevards| game.view(Viewer::Spectator).attractions[0].stack.clone();
    let game = after(&start, &["sell pool 5"]);
    assert_eq!(stack(&game), [5]);
    // The more expensive card is below, although it is sold later.
    assert_eq!(stack(&after(&game, &["sell pool 12"])), [5, 12]);
    assert_eq!(stack(&after(&start, &["sell pool 12", "sell pool 7"])), [7, 12]);
}

/// boulevards.sell.on-top
/// boulevards.option.sold-cards
#[test]
fn a_sold_card_can_go_on_top() {
    let start = table(2).hand(1, "L1 K1").cash(1, 0).shares(1, "pool", &[0, 5, 7, 9, 12]).hand(2, "B1").set();
    let start = edited(&start, |position| position["setup"]["sold_cards"] = json!("on_top"));
    let stack = |game: &rynek_boulevards::Boulevards| game.view(Viewer::Spectator).attractions[0].stack.clone();
    let game = after(&start, &["sell pool 5", "sell pool 12"]);
    assert_eq!(stack(&game), [12, 5]);
    assert_eq!(stack(&after(&start, &["sell pool 12", "sell pool 7"])), [7, 12]);
}

/// boulevards.sell.again
#[test]
fn a_share_that_was_sold_can_be_bought_again_at_full_price() {
    let start = table(2).hand(1, "K4 L1").cash(1, 0).shares(1, "pool", &[0, 5, 12]).hand(2, "B2").set();
    let game = after(&start, &["sell pool 12", "build K4", "pass", "draw A1", "build B2"]);
    assert_eq!(after(&game, &["buy pool"]).cash(seat(2)), 20 - 2 - 7);
    let start = table(2).hand(1, "K4 L1").cash(1, 0).shares(1, "pool", &[0, 5, 7, 9, 12]).hand(2, "B2").set();
    let game = after(&start, &["sell pool 12", "sell pool 9", "build K4"]);
    assert_eq!(after(&game, &["buy pool"]).cash(seat(1)), 6 + 5 - 2 - 9);
}

/// boulevards.trade.none
#[test]
fn there_is_no_action_between_players() {
    let start = table(2).hand(1, "A4").shares(1, "pool", &[0, 5]).shares(2, "mall", &[5]).hand(2, "B1").set();
    let others =
        |game: &rynek_boulevards::Boulevards| (game.cash(seat(2)), game.hand(seat(2)), game.share_prices(seat(2)));
    for action in actions(&start) {
        let mut next = start.clone();
        next.play_unchecked(action);
        assert_eq!(others(&next), others(&start), "{action}");
    }
}

/// boulevards.bankrupt.when
#[test]
fn a_player_who_cannot_pay_is_bankrupt() {
    let with = |cash, shares: &[u8]| {
        table(3).hand(1, "K1 L1").cash(1, cash).shares(1, "pool", shares).hand(2, "B1").hand(3, "C1").set()
    };
    // K1 and L1 cost 6. The bank pays 3 for a share for 5.
    assert_eq!(written(&with(2, &[5])), ["bankrupt"]);
    assert_eq!(written(&with(3, &[5])), ["sell pool 5"]);
    assert_eq!(written(&with(5, &[0])), ["bankrupt"]);
    refuses(&with(3, &[5]), "bankrupt", "boulevards.bankrupt.when");
    refuses(&with(6, &[]), "bankrupt", "boulevards.bankrupt.when");
    // Not in the middle of a turn, either.
    refuses(&after(&with(6, &[]), &["build K1"]), "bankrupt", "boulevards.bankrupt.when");
}

/// boulevards.bankrupt.no-sale
#[test]
fn a_sale_that_is_not_enough_is_not_made() {
    let game = table(2).hand(1, "K1 L1").cash(1, 2).shares(1, "pool", &[5]).hand(2, "B1").set();
    refuses(&game, "sell pool 5", "boulevards.bankrupt.no-sale");
}

/// boulevards.bankrupt.returns
#[test]
fn everything_of_a_bankrupt_player_goes_back() {
    let start = table(3).hand(1, "K1 L1").cash(1, 1).shares(1, "pool", &[7]).shares(1, "cafe", &[0]).hand(2, "B1");
    let start = start.shares(2, "pool", &[0, 9]).hand(3, "C1").set();
    let game = after(&start, &["bankrupt"]);
    assert_eq!((game.hand(seat(1)), game.cash(seat(1))), (LotSet::default(), 0));
    assert!(game.bag().has(lot("K1")) && game.bag().has(lot("L1")));
    assert_eq!(game.view(Viewer::Spectator).attractions[0].stack, [5, 7, 12]);
    assert!(!game.plays(seat(1)));
    assert_eq!(game.turn(), Turn::Player(seat(2)));
    assert_eq!(game.breakdown(seat(1)).lines.iter().find(|line| line.id == "bankruptcy").unwrap().points, -1);
}

/// boulevards.bankrupt.hidden
#[test]
fn what_goes_back_into_the_bag_is_not_shown() {
    let with = |hand: &str, other: &str| {
        let start = table(3).hand(1, hand).cash(1, 1).hand(2, "B1 D2").hand(3, other).set();
        after(&start, &["bankrupt"])
    };
    let (one, two) = (with("K1 L1", "H1 G1"), with("H1 L1", "K1 G1"));
    assert_eq!(one.known(seat(2)), two.known(seat(2)));
    assert_eq!(one.view(Viewer::Seat(seat(2))), two.view(Viewer::Seat(seat(2))));
    // But all players know that no building for 1 was there, so one for more is in the bag.
    let known = one.known(seat(2));
    let mut rng = series_rng(3, 0);
    for _ in 0..500 {
        let imagined = rynek_boulevards::Boulevards::imagine(&known, &mut rng);
        assert!(imagined.bag().iter().filter(|lot| one.cost(*lot) > 1).count() >= 2);
    }
    // A bankrupt player knows what they returned: no other player has it.
    let known = one.known(seat(1));
    for _ in 0..500 {
        let imagined = rynek_boulevards::Boulevards::imagine(&known, &mut rng);
        assert!(imagined.bag().has(lot("K1")) && imagined.bag().has(lot("L1")));
    }
}

/// boulevards.bankrupt.free-cards
#[test]
fn free_cards_leave_the_game_and_stacks_stay_open() {
    let start = table(3).hand(1, "K1").cash(1, 1).shares(1, "pool", &[0]).hand(2, "A2").hand(3, "C1").set();
    let game = after(&start, &["bankrupt", "build A2"]);
    assert_eq!(game.view(Viewer::Spectator).attractions[0].stack, [5, 7, 9, 12]);
    assert!(written(&game).contains(&"buy pool".to_owned()));
    refuses(&game, "free pool", "boulevards.free.site");
}

/// boulevards.bankrupt.stands
#[test]
fn buildings_of_a_bankrupt_player_stay() {
    let start = table(3).hand(1, "A1 K1").cash(1, 1).hand(2, "B1").hand(3, "C1").set();
    let game =
        after(&start, &["build A1", "pass", "draw L1", "build B1", "pass", "draw L2", "build C1", "pass", "draw L3"]);
    let game = after(&game, &["bankrupt"]);
    assert!(game.built().has(lot("A1")));
}

/// boulevards.bankrupt.no-draw
#[test]
fn a_bankrupt_player_neither_draws_nor_is_paid() {
    let start = table(3).built("A1 A2 A3").hand(1, "K1").cash(1, 1).shares(1, "pool", &[0]).hand(2, "A4").hand(3, "C1");
    let game = after(&start.set(), &["bankrupt", "build A4", "pass", "draw B1", "build C1"]);
    assert_eq!((game.cash(seat(1)), game.points(seat(1))), (0, 0));
    assert!(game.hand(seat(1)).is_empty());
}

/// boulevards.bankrupt.rank
#[test]
fn bankrupt_players_rank_last_the_earlier_the_lower() {
    let start = table(4).hand(1, "K1").hand(2, "L1").hand(3, "B1").hand(4, "C1");
    let start = start.cash(1, 0).cash(2, 0).cash(3, 0).cash(4, 60).set();
    let game = after(&start, &["bankrupt", "bankrupt", "bankrupt"]);
    let outcome = game.outcome().unwrap();
    assert_eq!(Seat::all(4).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [4, 3, 2, 1]);
    // A player still in the game is ahead even without any money.
    let start =
        table(3).built("A1 A2 A3 A4 F1 F2 F3 F4 G1 G2 G3 G4 L1 L2 L3").hand(1, "K1").hand(2, "L4").hand(3, "B1");
    let game = after(&start.cash(1, 0).cash(2, 60).cash(3, 0).set(), &["bankrupt", "build L4"]);
    let outcome = game.outcome().unwrap();
    assert_eq!(Seat::all(3).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [3, 1, 2]);
    assert_eq!(outcome.points[2], 0);
}

/// A street short of a connection along the northern and eastern edge.
const ALMOST: &str = "A1 A2 A3 A4 F1 F2 F3 F4 G1 G2 G3 G4 L1 L2 L3";

/// boulevards.end.connection
#[test]
fn the_game_ends_when_pool_and_stadium_are_connected() {
    let start = table(2).built(ALMOST).hand(1, "L4 B1").hand(2, "B2").set();
    assert_eq!(after(&start, &["build L4"]).turn(), Turn::Over);
    assert_eq!(after(&start, &["build B1"]).step(), Step::Share);
    // Sixteen buildings are the least, on any street that leads on.
    assert_eq!(lots(ALMOST).len() + 1, 16);
    let way = |game: &rynek_boulevards::Boulevards| {
        let way = game.view(Viewer::Spectator).way;
        (way.missing, way.streets)
    };
    assert_eq!(way(&game(2)), (16, "ABCDEFGHIJKL".to_owned()));
    assert_eq!(way(&start), (1, "AFGL".to_owned()));
    assert_eq!(way(&after(&start, &["build L4"])).0, 0);
    // All twelve streets are not needed, and streets that miss the stadium do not end it.
    let far = table(2).built("A1 A2 A3 A4 F1 F2 F3 F4 G1 G2 G3 K1 K2 K3 K4").hand(1, "G4").hand(2, "B2").set();
    assert_ne!(after(&far, &["build G4"]).turn(), Turn::Over);
}

/// boulevards.end.path
#[test]
fn any_path_of_finished_streets_connects() {
    let lots_of = |letters: &str| -> String {
        letters.chars().flat_map(|letter| (1..=4).map(move |n| format!("{letter}{n} "))).collect()
    };
    // Each list ends with the street that completes a path.
    for letters in ["BCJK", "AEIK", "BDHL", "KJCB", "BDEFGHIJK", "AFGHDCJK"] {
        let built = lots_of(letters);
        let (last, rest) = built.trim().rsplit_once(' ').map(|(rest, last)| (last, rest)).unwrap();
        let other = LotSet::ALL.except(lots(&built)).nth(0).unwrap().to_string();
        let start = table(2).built(rest).hand(1, last).hand(2, &other).set();
        assert_eq!(after(&start, &[&format!("build {last}")]).turn(), Turn::Over, "{letters}");
    }
}

/// boulevards.end.bonus
#[test]
fn the_builder_of_the_connection_gets_20() {
    let start = table(2).built(ALMOST).hand(1, "L4").hand(2, "B2").set();
    let game = after(&start, &["build L4"]);
    assert_eq!(cash(&game), [20 - 3 + 20, 20]);
    let effects = start.describe("build L4".parse().unwrap(), Viewer::Spectator).effects;
    let paid = json!([{"seat": 1, "amount": 20, "parts": [{"id": "bonus", "points": 20}]}]);
    let attractions = components().ends("L4".parse::<rynek_boulevards::Lot>().unwrap().street());
    assert_eq!(effects.unwrap().value(), json!({"street": "L", "attractions": attractions, "paid": paid}));
    assert_eq!(game.breakdown(seat(1)).lines.iter().find(|line| line.id == "bonus").unwrap().points, 20);
}

/// boulevards.end.order
#[test]
fn the_bonus_does_not_pay_for_the_building_that_earns_it() {
    let start = table(2).built(ALMOST).hand(1, "L4").cash(1, 2).shares(1, "stadium", &[0]).hand(2, "B2").set();
    refuses(&start, "build L4", "boulevards.build.pay");
    assert_eq!(written(&start), ["bankrupt"]);
    // Cost 3, bonus 20, payout 8.
    let start = table(2).built(ALMOST).hand(1, "L4").cash(1, 3).shares(1, "stadium", &[0]).hand(2, "B2").set();
    assert_eq!(cash(&after(&start, &["build L4"])), [28, 20]);
}

/// boulevards.end.stops boulevards.end.over
#[test]
fn after_the_connection_nothing_more_happens() {
    let start = table(2).built(ALMOST).open("pool").hand(1, "L4 B1").hand(2, "B2").set();
    let game = after(&start, &["build L4"]);
    assert!(actions(&game).is_empty());
    for action in
        ["free amusement_park", "buy pool", "pass", "draw K1", "build B1", "build B2", "bankrupt", "sell pool 5"]
    {
        refuses(&game, action, "boulevards.end.over");
    }
    assert_eq!(game.hand(seat(1)), lots("B1"));
}

/// boulevards.end.last-player
#[test]
fn the_last_player_left_wins_immediately() {
    let start = table(2).hand(1, "K1").cash(1, 3).hand(2, "B1").cash(2, 1).set();
    let game = after(&start, &["bankrupt"]);
    assert_eq!(game.turn(), Turn::Over);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.place(seat(2)), outcome.place(seat(1))), (1, 2));
    assert_eq!(outcome.points.as_slice(), [0, 1]);
}

/// A finished game in which two seats have this cash and these shares of the pool and the mall.
fn ended(cash_each: [u16; 2], pool: &[u8], mall: &[u8]) -> Vec<u8> {
    let start = table(3).built(ALMOST).hand(3, "L4").hand(1, "B1").hand(2, "B2");
    let start = start.cash(1, cash_each[0]).cash(2, cash_each[1]).cash(3, 3);
    let start = start.shares(1, "pool", pool).shares(2, "mall", mall).set();
    let start = edited(&start, |written| written["mover"] = json!(3));
    let outcome = after(&start, &["build L4"]).outcome().unwrap();
    Seat::all(3).map(|seat| outcome.place(seat)).collect()
}

/// boulevards.win.cash
#[test]
fn most_cash_wins_whatever_the_shares() {
    // Seat 3 ends with 20.
    assert_eq!(ended([30, 29], &[], &[5, 7, 9, 12]), [1, 2, 3]);
    assert_eq!(ended([10, 29], &[12], &[]), [3, 1, 2]);
}

/// boulevards.win.tie
#[test]
fn the_prices_of_shares_break_ties() {
    assert_eq!(ended([30, 30], &[5, 7], &[12]), [1, 1, 3]);
    assert_eq!(ended([30, 30], &[5, 7], &[9]), [1, 2, 3]);
    // A free card counts 0.
    assert_eq!(ended([30, 30], &[0, 5], &[7]), [2, 1, 3]);
}

/// boulevards.win.shared
#[test]
fn players_equal_in_both_share_the_place() {
    assert_eq!(ended([30, 30], &[], &[]), [1, 1, 3]);
    assert_eq!(ended([30, 30], &[0], &[0]), [1, 1, 3]);
    assert_eq!(ended([20, 20], &[], &[]), [1, 1, 1]);
}

/// boulevards.win.cash
#[test]
fn the_score_sheet_tells_where_the_money_came_from() {
    for seed in 0..20 {
        let end = random_game(game(2 + (seed % 5) as u8), seed, |game, action| {
            for seat in Seat::all(game.players()) {
                let start = game.breakdown(seat).lines[0].points;
                let each = components().starting_cash(game.players()).unwrap();
                assert_eq!(start, i32::from(each), "before {action}");
            }
        });
        assert!(matches!(end.turn(), Turn::Over));
        assert!(actions(&end).iter().all(|action| !matches!(action, Action::Pass)));
    }
}
