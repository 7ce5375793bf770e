//! Editions: what a file must contain, and that an error names the place of the fault.

use crate::common::*;
use rynek_kernel::{Edition, EditionRef, Explain, Game, History, Record, random_step, series_rng};
use rynek_rooftops::{Components, Rooftops, Setup, StartSites};
use serde_json::{Value, json};

fn sheet() -> Value {
    serde_json::from_str(Components::SHIPPED[0].json).unwrap()
}

/// The fault of the shipped edition with a change: its key, and the place it names.
fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let mut sheet = sheet();
    change(&mut sheet);
    let message = Components::parse(&sheet.to_string()).expect_err("a faulty edition").message();
    let place = message.args.get("place").map(|place| serde_json::to_value(place).unwrap());
    (message.key.to_string(), place.and_then(|place| place.as_str().map(str::to_owned)).unwrap_or_default())
}

fn wrong(place: &str, change: impl FnOnce(&mut Value)) {
    assert_eq!(fault(change), ("edition-value".to_owned(), place.to_owned()));
}

#[test]
fn an_edition_is_written_as_it_is_read() {
    let shipped = EditionRef::<Components>::shipped();
    let text = serde_json::to_string(shipped.get()).unwrap();
    assert_eq!(EditionRef::<Components>::load(&text).unwrap(), shipped);
}

/// What follows from the rest may be stated, and then has to agree.
#[test]
fn stated_sums_are_compared() {
    let state = |sheet: &mut Value| {
        sheet["provenance"] = json!({"anything": "at all"});
        let counts = &mut sheet["components"];
        for (name, count) in
            [("floors_total", 120), ("supply_cards", 44), ("goal_cards", 10), ("bonus_tokens", 12), ("cone_markers", 4)]
        {
            counts[name] = json!(count);
        }
        sheet["player_board"]["bonus_token_slots"] = json!(3);
        sheet["player_board"]["machine_tracks"]["colors"] = json!(["black", "white", "grey", "brown"]);
        sheet["goals"][3]["predicate"] = json!({"type": "grey_split", "need": [3, 2]});
        sheet["goals"][3]["meaning"] = json!("three and two");
        sheet["supply_cards"][0]["family"] = json!("two_wild");
        let board = &mut sheet["boards"]["board_2"];
        board["site_count"] = json!(30);
        board["street_count"] = json!(40);
        board["sites"][0]["neighbors"] = json!([7]);
        board["districts"][0]["sites"] = json!([0, 1, 2, 7, 8, 9]);
        board["districts"][0]["site_count"] = json!(6);
        board["lake"]["sites"] = json!([11, 12, 17, 18, 22, 23, 27, 28]);
        board["parks"]["sites"] = json!([4, 5, 8, 15, 16, 25, 26]);
    };
    let mut full = sheet();
    state(&mut full);
    let edition = EditionRef::<Components>::load(&full.to_string()).unwrap();
    assert_eq!(edition, EditionRef::shipped(), "explanations do not change an edition");

    wrong("components.floors_total", |sheet| sheet["components"]["floors_total"] = json!(119));
    wrong("components.supply_cards", |sheet| sheet["components"]["supply_cards"] = json!(43));
    wrong("components.bonus_tokens", |sheet| sheet["components"]["bonus_tokens"] = json!(11));
    wrong("goals[3].predicate", |sheet| sheet["goals"][3]["predicate"] = json!({"type": "grey_split", "need": [2, 2]}));
    wrong("boards.board_2.site_count", |sheet| sheet["boards"]["board_2"]["site_count"] = json!(31));
    wrong("boards.board_2.sites[1].neighbors", |sheet| {
        sheet["boards"]["board_2"]["sites"][1]["neighbors"] = json!([2, 7]);
    });
    wrong("boards.board_2.districts[0].sites", |sheet| {
        sheet["boards"]["board_2"]["districts"][0]["sites"] = json!([0, 1, 2, 7, 8]);
    });
    wrong("boards.board_2.lake.sites", |sheet| sheet["boards"]["board_2"]["lake"]["sites"] = json!([11]));
    wrong("boards.board_2.borders[0].crossing_streets", |sheet| {
        sheet["boards"]["board_2"]["borders"] = json!([{"districts": ["A", "C"], "crossing_streets": [[2, 3]]}]);
    });
    assert_eq!(
        fault(|sheet| sheet["boards"]["board_2"]["borders"] = json!([])),
        ("edition-lacks".to_owned(), "boards.board_2.borders".to_owned())
    );
}

#[test]
fn counts_and_set_up_are_checked() {
    wrong("game", |sheet| sheet["game"] = json!("polis"));
    wrong("colors", |sheet| sheet["colors"] = json!(["black", "white", "brown", "grey"]));
    wrong("components.floors_per_color", |sheet| sheet["components"]["floors_per_color"] = json!(6));
    wrong("components.floors_per_color", |sheet| sheet["components"]["floors_per_color"] = json!(61));
    wrong("components.roofs_per_player", |sheet| sheet["components"]["roofs_per_player"] = json!(11));
    wrong("setup.market_size", |sheet| sheet["setup"]["market_size"] = json!(4));
    wrong("setup.goals_in_play", |sheet| sheet["setup"]["goals_in_play"] = json!(2));
    wrong("setup.start_stock_per_color", |sheet| sheet["setup"]["start_stock_per_color"] = json!(6));
    wrong("setup.stock_limit_end_of_turn", |sheet| sheet["setup"]["stock_limit_end_of_turn"] = json!(3));
    wrong("setup.max_start_floors_advanced.4", |sheet| sheet["setup"]["max_start_floors_advanced"]["4"] = json!(6));
    wrong("setup.bonus_tokens_per_goal.3[1]", |sheet| {
        sheet["setup"]["bonus_tokens_per_goal"]["3"] = json!([3, 5, 7]);
    });
    wrong("setup.bonus_tokens_per_goal.2", |sheet| {
        sheet["setup"]["bonus_tokens_per_goal"]["2"] = json!([5, 4, 3, 2, 1]);
    });
    let named = |key: &str, place: &str| (key.to_owned(), place.to_owned());
    assert_eq!(fault(|sheet| sheet["fortune"] = json!(1)), named("edition-unknown", "fortune"));
    let part = fault(|sheet| sheet["setup"]["market_size"] = json!("three"));
    assert_eq!(part, named("edition-part", "setup.market_size"));
    let stock = fault(|sheet| sheet["setup"]["start_stock_per_color"] = json!("three"));
    assert_eq!(stock, named("edition-kind-integer", "setup.start_stock_per_color"));
}

#[test]
fn tracks_are_checked() {
    let tracks = "player_board.machine_tracks";
    let change = |field: &'static str, value: Value| {
        move |sheet: &mut Value| sheet["player_board"]["machine_tracks"][field] = value
    };
    wrong(&format!("{tracks}.start_position"), change("start_position", json!(1)));
    wrong(&format!("{tracks}.value_by_position"), change("last_position", json!(11)));
    wrong(&format!("{tracks}.star_positions[1]"), change("star_positions", json!([4, 4])));
    wrong(&format!("{tracks}.star_positions[0]"), change("star_positions", json!([0])));
    wrong(&format!("{tracks}.star_positions[3]"), change("star_positions", json!([2, 4, 6, 13])));
    wrong("player_board.cone_track.value_by_visible_roofs", |sheet| {
        sheet["player_board"]["cone_track"]["spaces"] = json!(6);
    });
}

#[test]
fn cards_and_goals_are_checked() {
    let twice = |place: &str| ("edition-twice".to_owned(), place.to_owned());
    assert_eq!(fault(|sheet| sheet["supply_cards"][1]["id"] = json!(1)), twice("supply_cards[1].id"));
    wrong("supply_cards[0].id", |sheet| sheet["supply_cards"][0]["id"] = json!(65));
    wrong("supply_cards[0].id", |sheet| sheet["supply_cards"][0]["id"] = json!(0));
    wrong("supply_cards[2].floors_bottom_to_top", |sheet| {
        sheet["supply_cards"][2]["floors_bottom_to_top"] = json!([]);
    });
    wrong("supply_cards[2].floors_bottom_to_top", |sheet| {
        sheet["supply_cards"][2]["floors_bottom_to_top"] = json!(["any", "any", "any", "any", "any"]);
    });
    wrong("supply_cards[4].machine.steps", |sheet| sheet["supply_cards"][4]["machine"]["steps"] = json!(0));
    wrong("supply_cards", |sheet| sheet["supply_cards"].as_array_mut().unwrap().truncate(7));
    assert_eq!(fault(|sheet| sheet["goals"][1]["id"] = json!("each_color")), twice("goals[1].id"));
    wrong("goals[4].start", |sheet| sheet["goals"][4]["start"] = json!(true));
    wrong("goals", |sheet| sheet["goals"].as_array_mut().unwrap().truncate(9));
    let unknown = fault(|sheet| sheet["goals"][0]["id"] = json!("four_seas"));
    assert_eq!(unknown, ("edition-part".to_owned(), "goals[0].id".to_owned()));
}

#[test]
fn boards_are_checked() {
    let small = |field: &'static str, value: Value| move |sheet: &mut Value| sheet["boards"]["board_2"][field] = value;
    wrong("boards.board_2.streets[0]", small("streets", json!([[0, 30]])));
    wrong("boards.board_2.streets[0]", small("streets", json!([[7, 0]])));
    wrong("boards.board_2.sites", small("sites", json!([])));
    wrong("boards.board_2.canvas[1]", small("canvas", json!([1000, 0])));
    wrong("boards.board_2.districts", |sheet| {
        sheet["boards"]["board_2"]["districts"].as_array_mut().unwrap().truncate(4);
    });
    wrong("boards.board_2.sites[3].id", |sheet| sheet["boards"]["board_2"]["sites"][3]["id"] = json!(4));
    wrong("boards.board_2.sites[3].district", |sheet| sheet["boards"]["board_2"]["sites"][3]["district"] = json!("A"));
    wrong("boards.board_2.sites[3].x", |sheet| sheet["boards"]["board_2"]["sites"][3]["x"] = json!(-1));
    let again = fault(|sheet| sheet["boards"]["board_2"]["sites"][1]["label"] = json!("A1"));
    assert_eq!(again, ("edition-twice".to_owned(), "boards.board_2.sites[1].label".to_owned()));
    let again = fault(small("streets", json!([[0, 7], [0, 7]])));
    assert_eq!(again, ("edition-twice".to_owned(), "boards.board_2.streets[1]".to_owned()));
    let crowded: Vec<[usize; 2]> = (1..=8).map(|other| [0, other]).collect();
    wrong("boards.board_2.sites[0]", small("streets", json!(crowded)));
    // Two boards for two, and none.
    let again = fault(|sheet| sheet["boards"]["board_3_4"]["players"] = json!([2, 3, 4]));
    assert_eq!(again, ("edition-twice".to_owned(), "boards.board_3_4.players".to_owned()));
    let none = fault(small("players", json!([])));
    assert_eq!(none, ("edition-no-board".to_owned(), "boards".to_owned()));
}

/// Every number of starting floors finds its sites, however they are placed or drawn.
#[test]
fn starting_floors_must_fit_the_board() {
    // Five sites, a star: one floor in the middle blocks all of a colour.
    let star = |sheet: &mut Value| {
        let sites: Vec<Value> = ["A1", "B1", "C1", "D1", "E1"]
            .iter()
            .enumerate()
            .map(|(id, label)| {
                json!({"id": id, "label": label, "district": &label[..1], "x": 0, "y": 0, "lake": false, "park": false})
            })
            .collect();
        let board = &mut sheet["boards"]["board_2"];
        board["sites"] = json!(sites);
        board["streets"] = json!([[0, 1], [0, 2], [0, 3], [0, 4]]);
    };
    assert_eq!(fault(star), ("edition-blocked".to_owned(), "boards.board_2.sites".to_owned()));
    // Three Petersen graphs: it takes nine floors to block a colour, but no four sites are three streets apart.
    let petersen = |sheet: &mut Value| {
        let street = |one: usize, other: usize| [one.min(other), one.max(other)];
        let five = |n: usize| [street(n, (n + 1) % 5), street(n, n + 5), street(n + 5, (n + 2) % 5 + 5)];
        let streets = (0..3).flat_map(|copy| (0..5).flat_map(five).map(move |street| street.map(|n| 10 * copy + n)));
        sheet["boards"]["board_2"]["streets"] = json!(streets.collect::<Vec<_>>());
    };
    assert_eq!(fault(petersen), ("edition-no-start".to_owned(), "boards.board_2.sites".to_owned()));
}

/// Another edition plays like the one that ships.
#[test]
fn another_edition_plays() {
    let other = edition(|sheet| {
        sheet["components"]["floors_per_color"] = json!(20);
        sheet["components"]["roofs_per_player"] = json!(5);
        sheet["setup"]["stock_limit_end_of_turn"] = json!(8);
        sheet["player_board"]["machine_tracks"]["star_positions"] = json!([1, 2, 3]);
        sheet["supply_cards"][0]["floors_bottom_to_top"] = json!(["black", "any", "any", "white"]);
    });
    assert_ne!(other, EditionRef::shipped());
    for seed in 0..20 {
        for start_sites in [StartSites::Chosen, StartSites::Random] {
            let game = Rooftops::new(other.clone(), &Setup { start_sites, ..players(3) }).unwrap();
            let (mut history, mut rng) = (History::begin(game, vec![]), series_rng(seed, 0));
            while let Some(action) = random_step(history.position(), &mut rng) {
                history.apply(action).unwrap();
            }
            assert!(history.position().outcome().is_some());
            let replayed = Record::parse(&history.record().to_json()).unwrap().replay::<Rooftops>().unwrap();
            assert_eq!(replayed.position(), history.position());
        }
    }
}
