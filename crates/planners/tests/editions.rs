//! Editions: faulty files are refused with the place of the fault.

use crate::common::*;
use rynek_kernel::{Arg, Edition, EditionRef, Explain, Game, Message};
use rynek_planners::{Components, Planners};
use serde_json::{Value, json};

/// What a changed edition file is refused for: the key of the message, and the place.
fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let mut sheet = shipped_sheet();
    change(&mut sheet);
    let Message { key, args, .. } = Components::parse(&sheet.to_string()).expect_err("a fault").message();
    match args.get("place") {
        Some(Arg::Text(place)) => (key.into_owned(), place.clone()),
        _ => (key.into_owned(), String::new()),
    }
}

#[test]
fn a_faulty_edition_is_refused_at_the_fault() {
    let value = |place: &str| ("edition-value".to_owned(), place.to_owned());
    let twice = |place: &str| ("edition-twice".to_owned(), place.to_owned());
    assert_eq!(fault(|sheet| sheet["game"] = json!("polis")), value("game"));
    assert_eq!(fault(|sheet| sheet["players"]["min"] = json!(1)), value("players.min"));
    assert_eq!(fault(|sheet| sheet["players"]["max"] = json!(5)), value("players.max"));
    assert_eq!(fault(|sheet| sheet["grid"]["tile_size"] = json!(4)), value("grid.tile_size"));
    assert_eq!(fault(|sheet| sheet["colours"][1]["id"] = json!("V")), value("colours[1].id"));
    assert_eq!(fault(|sheet| sheet["colours"][1]["id"] = json!("R")), twice("colours[1].id"));
    assert_eq!(fault(|sheet| drop(sheet["colours"].as_array_mut().unwrap().pop())), value("colours"));
    let objects = |field: &'static str, to: Value| fault(|sheet| sheet["objects_per_player"][field] = to);
    assert_eq!(objects("lengths", json!([])), value("objects_per_player.lengths"));
    assert_eq!(objects("lengths", json!([2, 3, 4, 4, 5, 8])), value("objects_per_player.lengths[5]"));
    assert_eq!(objects("count", json!(5)), value("objects_per_player.count"));
    assert_eq!(objects("elements_total", json!(25)), value("objects_per_player.elements_total"));
    assert_eq!(objects("elements_equal_length", json!(false)), value("objects_per_player.elements_equal_length"));
    assert_eq!(fault(|sheet| sheet["end"]["win_objects"] = json!(5)), value("end.win_objects"));
    assert_eq!(fault(|sheet| sheet["end"]["last_tile_final_round"] = json!(false)), value("end.last_tile_final_round"));
    let tiles = |field: &'static str, to: Value| fault(|sheet| sheet["tiles"][field] = to);
    assert_eq!(tiles("count", json!(23)), value("tiles.count"));
    assert_eq!(tiles("start_face_up", json!(2)), value("tiles.start_face_up"));
    assert_eq!(tiles("used_for_all_player_counts", json!(false)), value("tiles.used_for_all_player_counts"));
    assert_eq!(tiles("list", json!([])), value("tiles.list"));
    assert_eq!(tiles("totals", json!({"R": 35})), value("tiles.totals.R"));
    assert_eq!(tiles("totals", json!({"V": 36})), value("tiles.totals.V"));
    let tile = |field: &'static str, to: Value| fault(|sheet| sheet["tiles"]["list"][3][field] = to);
    assert_eq!(tile("id", json!("T33")), value("tiles.list[3].id"));
    assert_eq!(tile("id", json!("X1")), value("tiles.list[3].id"));
    assert_eq!(tile("id", json!("T+4")), value("tiles.list[3].id"));
    assert_eq!(tile("id", json!("T03")), twice("tiles.list[3].id"));
    assert_eq!(tile("rows", json!(["YR.", "oBY"])), value("tiles.list[3].rows"));
    assert_eq!(tile("rows", json!(["YR.", "oBY", "RGx"])), value("tiles.list[3].rows"));
    assert_eq!(tile("rows", json!(["YR.o", "BY", "RGo"])), value("tiles.list[3].rows"));
    let named = |key: &str, place: &str| (key.to_owned(), place.to_owned());
    assert_eq!(fault(|sheet| sheet["more"] = json!(1)), named("edition-unknown", "more"));
    assert_eq!(fault(|sheet| sheet["tiles"]["list"] = json!(7)), named("edition-kind-array", "tiles.list"));
}

/// A file may contain explanations. They do not change the edition.
#[test]
fn explanations_make_no_difference() {
    let mut sheet = shipped_sheet();
    sheet["actions"] = json!(["extend_city", "place_object"]);
    sheet["players"]["source"] = json!("a picture");
    sheet["tiles"]["families"] = json!([{"family": 1, "pattern": ["ab.", "oda", "bco"]}]);
    sheet["tiles"]["list"][0]["family"] = json!(1);
    sheet["end"]["score"] = json!("fewest remaining elements");
    let explained = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    assert_eq!(explained, EditionRef::shipped());
}

/// A box may be for fewer players than the rules allow.
#[test]
fn an_edition_can_be_for_three_at_most() {
    let mut sheet = shipped_sheet();
    sheet["players"]["max"] = json!(3);
    let edition = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    assert!(Planners::new(edition.clone(), &for_players(3)).is_ok());
    assert_eq!(Planners::new(edition, &for_players(4)).unwrap_err().rule(), "planners.setup.players");
}
