//! The rules of Boulevards, one test or more for each: what is in the box, the town, set-up, what is hidden, and
//! notation. Play is in `rules_play.rs`, money and the end in `rules_money.rs`.

use std::collections::BTreeMap;

use crate::common::*;
use rynek_boulevards::{Action, Attraction, Boulevards, Components, Kind, Lot, LotSet, Setup, Street, neighbours};
use rynek_kernel::{Edition, EditionRef, Game, Seat, Seen, Turn, Viewer, series_rng, setup};
use serde_json::{Value, json};

/// boulevards.box.buildings boulevards.box.kind
#[test]
fn the_box_has_twelve_buildings_of_each_kind() {
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for lot in Lot::all() {
        *kinds.entry(components().kind(lot.street())).or_default() += 1;
    }
    assert_eq!(kinds.values().copied().collect::<Vec<_>>(), [12, 12, 12, 12]);
    assert_eq!(components().kind(lot("H3").street()), Kind::Factory);
    let in_play = inventory(&game(6)).keys().filter(|name| name.starts_with("building ")).count();
    assert_eq!(in_play, 48);
}

/// boulevards.box.costs
#[test]
fn all_buildings_together_cost_112() {
    assert_eq!(Lot::all().map(|lot| components().cost(lot)).sum::<u16>(), 112);
    let costs = ["A3", "H3", "K1", "L4", "F4"].map(|name| components().cost(lot(name)));
    assert_eq!(costs, [3, 3, 6, 3, 3]);
}

/// boulevards.box.shares
#[test]
fn each_attraction_has_a_free_card_and_four_with_rising_prices() {
    for attraction in Attraction::ALL {
        let prices = components().prices(attraction);
        assert_eq!(prices[0], 0);
        assert!(prices.windows(2).all(|pair| pair[0] < pair[1]));
    }
    assert_eq!(components().prices(Attraction::Pool), &[0, 5, 7, 9, 12]);
    assert_eq!(components().prices(Attraction::Stadium), &[0, 6, 8, 10, 13]);
    let in_play: u32 = inventory(&game(2)).iter().filter(|(name, _)| name.starts_with("share ")).map(|(_, n)| n).sum();
    assert_eq!(in_play, 45);
}

/// boulevards.box.dividends
#[test]
fn more_shares_pay_more() {
    let pays = |attraction| (0..=5).map(|shares| components().dividend(attraction, shares)).collect::<Vec<_>>();
    assert_eq!(pays(Attraction::Pool), [0, 7, 18, 32, 49, 70]);
    assert_eq!(pays(Attraction::Cafe), [0, 4, 10, 18, 28, 40]);
    assert_eq!(pays(Attraction::SportsHall), [0, 5, 13, 23, 35, 50]);
    assert_eq!(pays(Attraction::Restaurant), [0, 8, 20, 36, 56, 80]);
}

/// boulevards.box.bank
#[test]
fn the_bank_pays_whatever_is_due() {
    let all = [5, 7, 9, 12, 0];
    let rich = table(2).built("A1 A2 A3").hand(1, "A4").cash(1, 15_000).shares(1, "pool", &all).set();
    assert_eq!(cash(&after(&rich, &["build A4"])), [15_069, 20]);
}

/// boulevards.street.map boulevards.street.ends
#[test]
fn streets_run_between_neighbours() {
    let ends = |letter: char| {
        let street = Street::from_letter(letter).unwrap();
        components().ends(street).map(Attraction::name)
    };
    assert_eq!(ends('B'), ["theatre", "pool"]);
    assert_eq!(ends('H'), ["amusement_park", "cafe"]);
    assert_eq!(ends('K'), ["stadium", "sports_hall"]);
    let touching = |attraction| components().lots_at(attraction);
    assert_eq!(touching(Attraction::Pool), lots("A4 B4"));
    assert_eq!(touching(Attraction::Cafe), lots("D1 E1 H4 I4"));
    assert_eq!(touching(Attraction::Stadium), lots("K1 L1"));
    for lot in Lot::all() {
        assert_eq!(components().touches(lot).is_some(), lot.number() == 1 || lot.number() == 4);
    }
}

/// boulevards.street.line
#[test]
fn lots_of_different_streets_are_never_neighbours() {
    assert_eq!(neighbours(lots("A2")), lots("A1 A3"));
    assert_eq!(neighbours(lots("A4")), lots("A3"));
    assert_eq!(neighbours(lots("B1")), lots("B2"));
    assert_eq!(neighbours(lots("L4 A1")), lots("L3 A2"));
}

/// boulevards.setup.players
#[test]
fn two_to_six_play() {
    for players in 0..=8 {
        let begun = Boulevards::new(EditionRef::shipped(), &Setup { players });
        if (2..=6).contains(&players) {
            assert_eq!(begun.unwrap().players(), usize::from(players));
        } else {
            assert_eq!(begun.unwrap_err().rule(), "boulevards.setup.players");
        }
    }
}

/// boulevards.setup.cash
#[test]
fn fewer_players_begin_with_more_money() {
    for (players, each) in [(2, 60), (3, 50), (4, 40), (5, 35), (6, 30)] {
        assert_eq!(cash(&game(players)), vec![each; players.into()]);
    }
}

/// boulevards.setup.hands
#[test]
fn everyone_draws_four_buildings_seat_by_seat() {
    let mut game = game(3);
    assert_eq!(game.bag(), LotSet::ALL);
    for n in 0..12 {
        assert_eq!(game.turn(), Turn::Chance);
        let drawer = Seat::new(n / 4);
        let before = game.hand(drawer).len();
        game.play_unchecked(game.sample(&mut series_rng(1, n as u64)));
        assert_eq!(game.hand(drawer).len(), before + 1);
    }
    assert!(Seat::all(3).all(|seat| game.hand(seat).len() == 4));
    assert_eq!(game.bag().len(), 36);
    assert_eq!(game.turn(), Turn::Player(seat(1)));
}

/// boulevards.setup.stacks
#[test]
fn the_free_card_is_on_top() {
    let view = game(2).view(Viewer::Spectator);
    assert_eq!(view.attractions[0].stack, [0, 5, 7, 9, 12]);
    assert!(view.attractions.iter().all(|attraction| attraction.stack.len() == 5 && attraction.stack[0] == 0));
}

/// boulevards.setup.first
#[test]
fn seat_1_begins() {
    assert_eq!(dealt(&["A1 A2 A3 A4", "B1 B2 B3 B4"]).turn(), Turn::Player(seat(1)));
}

/// boulevards.option.defaults
#[test]
fn only_the_number_of_players_can_be_chosen() {
    let chosen: Setup = setup::from_json(&json!({})).unwrap();
    assert_eq!(chosen, Setup { players: 2 });
    assert!(setup::from_json::<Setup>(&json!({"players": 7})).is_err());
    assert!(setup::from_json::<Setup>(&json!({"bonus": 7})).is_err());
    assert_eq!(setup::every::<Setup>().len(), 5);
}

/// boulevards.open.table
#[test]
fn money_shares_stacks_board_and_counts_are_open() {
    let mut game = dealt(&["D4 A2 K1 H3", "B1 C4 L1 G2"]);
    play(&mut game, "build D4");
    play(&mut game, "free theatre");
    play(&mut game, "draw J2");
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        assert_eq!(view.players.iter().map(|player| player.cash).collect::<Vec<_>>(), [59, 60]);
        assert_eq!(view.players.iter().map(|player| player.buildings).collect::<Vec<_>>(), [4, 4]);
        assert_eq!(view.players[0].shares[Attraction::Theatre as usize], [0]);
        assert_eq!(view.attractions[Attraction::Theatre as usize].stack, [5, 7, 9, 11]);
        assert_eq!(view.bag, 39);
        let built: Vec<String> = view
            .streets
            .iter()
            .flat_map(|street| &street.lots)
            .filter(|lot| lot.built)
            .map(|lot| lot.lot.to_string())
            .collect();
        assert_eq!(built, ["D4"]);
    }
}

/// boulevards.open.hands
#[test]
fn a_viewer_sees_only_their_own_hand() {
    let game = dealt(&["D4 A2 K1 H3", "B1 C4 L1 G2"]);
    let hand = |viewer| game.view(viewer).hand.map(|hand| hand.iter().map(|building| building.lot).collect::<LotSet>());
    assert_eq!(hand(Viewer::Seat(seat(1))), Some(lots("D4 A2 K1 H3")));
    assert_eq!(hand(Viewer::Seat(seat(2))), Some(lots("B1 C4 L1 G2")));
    assert_eq!(hand(Viewer::Spectator), None);
    // A board with the other hand exchanged looks the same to seat 1 and to a spectator.
    let other = dealt(&["D4 A2 K1 H3", "E1 E2 E3 E4"]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer));
    }
    assert_eq!(game.known(seat(1)), other.known(seat(1)));
    assert_ne!(game.known(seat(2)), other.known(seat(2)));
}

/// boulevards.open.draw
#[test]
fn a_draw_is_seen_by_its_drawer_only() {
    let mut game = dealt(&["D4 A2 K1 H3", "B1 C4 L1 G2"]);
    play(&mut game, "build D4");
    play(&mut game, "pass");
    let draw: Action = "draw J2".parse().unwrap();
    assert_eq!(game.seen(draw, Viewer::Seat(seat(1))), Seen::Open(draw));
    assert_eq!(game.seen(draw, Viewer::Seat(seat(2))), Seen::Hidden);
    assert_eq!(game.seen(draw, Viewer::Spectator), Seen::Hidden);
    let line = |viewer| game.describe(draw, viewer).to_string();
    assert!(line(Viewer::Seat(seat(1))).contains("J2"));
    assert_eq!(line(Viewer::Seat(seat(2))), "boulevards-log-draw-hidden (player: 1)");
    assert_eq!(line(Viewer::Spectator), line(Viewer::Seat(seat(2))));
}

/// boulevards.open.proof
#[test]
fn a_sale_proves_what_is_not_in_the_hand() {
    // With 1, seat 1 can pay for none of these; other players know that no building for 1 is there.
    let start = table(2).hand(1, "K1 L1 H3 G1").cash(1, 1).shares(1, "pool", &[5, 7, 9]).hand(2, "J1 J2 J3 J4").set();
    let game = after(&start, &["sell pool 9"]);
    let cheap: LotSet = Lot::all().filter(|lot| start.cost(*lot) <= 1).collect();
    let known = game.known(seat(2));
    let mut rng = series_rng(1, 0);
    for _ in 0..2000 {
        let imagined = Boulevards::imagine(&known, &mut rng);
        assert!(imagined.hand(seat(1)).and(cheap).is_empty());
        // Cash and sales together are 13: that pays for at least one.
        assert!(imagined.hand(seat(1)).iter().any(|lot| game.cost(lot) <= 13));
    }
    // Nothing is proven about seat 2.
    let before = start.known(seat(1));
    let holds_cheap = (0..200).filter(|_| !Boulevards::imagine(&before, &mut rng).hand(seat(2)).and(cheap).is_empty());
    assert!(holds_cheap.count() > 0);
}

/// boulevards.notation.lot
#[test]
fn a_lot_is_a_letter_and_a_number() {
    assert_eq!(Lot::all().map(|lot| lot.to_string()).take(5).collect::<Vec<_>>(), ["A1", "A2", "A3", "A4", "B1"]);
    for text in ["", "A", "A0", "A5", "M1", "a1", "A11", "1A", "Ä1"] {
        assert!(text.parse::<Lot>().is_err(), "{text}");
    }
}

/// boulevards.notation.attraction
#[test]
fn attractions_are_written_by_name() {
    for attraction in Attraction::ALL {
        assert_eq!(attraction.to_string().parse(), Ok(attraction));
    }
    assert!("zoo".parse::<Attraction>().is_err());
}

/// boulevards.notation.actions
#[test]
fn actions_are_written_with_a_verb() {
    for text in ["build H3", "sell sports_hall 8", "free cafe", "buy mall", "pass", "bankrupt", "draw L4"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in
        ["", "H3", "build", "build H3 H4", "sell pool", "sell pool -1", "sell pool 300", "take pool", "pass pool"]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// A change to an edition.
type Change<'a> = &'a dyn Fn(&mut Value);

/// The shipped edition, changed.
fn edition(change: impl FnOnce(&mut Value)) -> Result<Components, String> {
    let mut sheet: Value = serde_json::from_str(Components::SHIPPED[0].json).unwrap();
    change(&mut sheet);
    Components::parse(&sheet.to_string()).map_err(|fault| fault.to_string())
}

/// boulevards.box.costs boulevards.box.shares boulevards.box.dividends boulevards.street.map
#[test]
fn a_faulty_edition_is_refused_with_the_place_of_the_fault() {
    let fault = |change: &dyn Fn(&mut Value)| edition(|sheet| change(sheet)).unwrap_err();
    let faults: [(&str, Change); 16] = [
        ("game", &|sheet| sheet["game"] = json!("polis")),
        ("players.starting_cash.4", &|sheet| {
            drop(sheet["players"]["starting_cash"].as_object_mut().unwrap().remove("4"))
        }),
        ("players.starting_cash.2", &|sheet| sheet["players"]["starting_cash"]["2"] = json!(5000)),
        ("hand_size", &|sheet| sheet["hand_size"] = json!(9)),
        ("end.to", &|sheet| sheet["end"]["to"] = json!("pool")),
        ("sale.rounding", &|sheet| sheet["sale"]["rounding"] = json!("down")),
        ("attractions[1].id", &|sheet| sheet["attractions"][1]["id"] = json!("pool")),
        ("attractions[2].card_prices_top_to_bottom[0]", &|sheet| {
            sheet["attractions"][2]["card_prices_top_to_bottom"][0] = json!(1);
        }),
        ("attractions[2].card_prices_top_to_bottom[3]", &|sheet| {
            sheet["attractions"][2]["card_prices_top_to_bottom"][3] = json!(7);
        }),
        ("attractions[0].dividend_by_share_count", &|sheet| {
            sheet["attractions"][0]["dividend_by_share_count"] = json!([0, 7])
        }),
        ("attractions[0].adjacent_lots", &|sheet| sheet["attractions"][0]["adjacent_lots"] = json!(["A4"])),
        ("streets[3].letter", &|sheet| sheet["streets"][3]["letter"] = json!("A")),
        ("streets[3].costs[1]", &|sheet| sheet["streets"][3]["costs"][1] = json!(0)),
        ("streets[0].lot4_end", &|sheet| sheet["streets"][0]["lot1_end"] = json!("stadium")),
        ("streets[1].lot4_end", &|sheet| sheet["streets"][1]["lot1_end"] = json!("cinema")),
        ("shares_per_attraction", &|sheet| sheet["shares_per_attraction"] = json!(6)),
    ];
    for (place, change) in faults {
        assert!(fault(change).contains(&format!("place: {place}")), "{place}: {}", fault(change));
    }
    assert!(fault(&|sheet| sheet["streets"] = json!([])).contains("edition-lacks (entry: A, place: streets)"));
    assert!(fault(&|sheet| sheet["rivers"] = json!([])).contains("rivers"));
    assert!(edition(|_| {}).is_ok());
    // What repeats a fact is compared with it.
    let building = json!({"lot": "H3", "kind": "factory", "cost": 4, "double_cost": 8, "adjacent_attraction": null,
        "adjacent_lots": ["H2", "H4"]});
    assert!(fault(&|sheet| sheet["buildings"] = json!([building])).contains("place: buildings[0].cost"));
}

/// boulevards.setup.cash boulevards.end.bonus
#[test]
fn a_table_may_play_with_its_own_edition() {
    let mut sheet: Value = serde_json::from_str(Components::SHIPPED[0].json).unwrap();
    sheet["players"]["starting_cash"]["2"] = json!(99);
    sheet["end"]["bonus"] = json!(7);
    let edition = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    let game = Boulevards::new(edition.clone(), &Setup { players: 2 }).unwrap();
    assert_eq!(cash(&game), [99, 99]);
    assert_eq!(game.view(Viewer::Spectator).bonus, 7);
    // Explanations and repetitions are dropped.
    let building = |lot: Lot| {
        let attraction = components().touches(lot);
        let (cost, near) = (components().cost(lot), neighbours(lots(&lot.to_string())).iter().collect::<Vec<_>>());
        let kind = components().kind(lot.street());
        json!({"lot": lot, "street": lot.street().to_string(), "index": lot.number(), "kind": kind, "cost": cost,
            "double_cost": 2 * cost, "adjacent_attraction": attraction, "adjacent_lots": near, "cost_source": "ours"})
    };
    sheet["buildings"] = Lot::all().map(building).collect();
    for explained in ["provenance_key", "placement", "price_ladder_by_base", "dividend_table_by_base"] {
        sheet[explained] = json!({"source": "ours"});
    }
    for explained in ["dividend_multipliers", "kinds", "quarters", "fixed_points"] {
        sheet[explained] = json!([{"values": [1, 2.5]}]);
    }
    assert_eq!(EditionRef::<Components>::load(&sheet.to_string()).unwrap(), edition);
    // The order of lists does not matter: equal components are one edition.
    sheet["streets"].as_array_mut().unwrap().reverse();
    assert_eq!(EditionRef::<Components>::load(&sheet.to_string()).unwrap(), edition);
}
