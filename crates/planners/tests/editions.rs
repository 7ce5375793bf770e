//! Editions: those that ship, and faulty files, which are refused with the place of the fault.

use crate::common::*;
use rynek_kernel::{Arg, Edition, EditionRef, Explain, Game, History, Message, Record, Seat, Viewer};
use rynek_planners::{Colour, Components, ObjectKind, Planners};
use serde_json::{Value, json};

/// The hash of the first edition. Records and tables that were begun with it name it.
const FIRST: &str = "4880a973d9f946f3f06485a5e31461b9e4ceea87305edcf2111ac1eeeac9a731";

#[test]
fn two_editions_ship() {
    let shipped: Vec<&str> = EditionRef::<Components>::all_shipped().map(|(shipped, _)| shipped.id).collect();
    assert_eq!(shipped, ["standard", "24"]);
    assert_eq!(first_edition().fingerprint().to_string(), FIRST);
    assert_eq!(EditionRef::called(FIRST), Some(first_edition()));
    assert_ne!(EditionRef::shipped(), first_edition());
}

/// A record from before the second edition has a hash but no components.
#[test]
fn a_record_of_the_first_edition_replays() {
    let record = Record::parse(include_str!("records/first-edition.json")).unwrap();
    let history: History<Planners> = record.replay().unwrap();
    let game = history.position();
    assert_eq!(game.edition(), first_edition());
    assert_eq!(
        (Seat::all(2).map(|seat| game.points(seat)).collect::<Vec<_>>(), places(game)),
        (vec![13, 13], vec![2, 1])
    );
    assert_eq!(serde_json::to_value(history.record()).unwrap()["edition"]["hash"], json!(FIRST));
}

/// Yellow is for street lamps in a file that does not say it, as it was before files could say it.
#[test]
fn an_edition_names_its_objects() {
    use ObjectKind::{Buildings, Fountains, StreetLamps, Trams, TreeRows};
    let kinds = |components: &Components| Colour::ALL.map(|colour| components.kind(colour));
    assert_eq!(kinds(standard()), [Buildings, TreeRows, Fountains, Trams]);
    assert_eq!(kinds(&first_edition()), [Buildings, TreeRows, Fountains, StreetLamps]);
    let view = opened(2, 13).view(Viewer::Spectator);
    assert_eq!((view.kinds, view.lengths), (kinds(&first_edition()), vec![2, 3, 4, 4, 5, 6]));
    let mut sheet = first_sheet();
    for line in sheet["colours"].as_array_mut().unwrap() {
        line.as_object_mut().unwrap().remove("object");
    }
    assert_eq!(EditionRef::load(&sheet.to_string()).unwrap(), first_edition());
    // Earlier files had names with a space.
    sheet["colours"][1]["object"] = json!("tree rows");
    sheet["colours"][3]["object"] = json!("street lamps");
    assert_eq!(EditionRef::load(&sheet.to_string()).unwrap(), first_edition());
    sheet["colours"][3]["object"] = json!("trams");
    let trams = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    assert_ne!(trams, first_edition());
    assert_eq!(kinds(&trams), [Buildings, TreeRows, Fountains, Trams]);
    for kind in [Buildings, TreeRows, Fountains, Trams, StreetLamps] {
        assert_eq!(serde_json::to_value(kind).unwrap(), json!(kind.name()));
    }
}

/// What a changed edition file is refused for: the key of the message, and the place.
fn fault(change: impl FnOnce(&mut Value)) -> (String, String) {
    let mut sheet = first_sheet();
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
    assert_eq!(fault(|sheet| sheet["colours"][3]["object"] = json!("fountains")), twice("colours[3].object"));
    assert_eq!(fault(|sheet| sheet["colours"][3]["object"] = json!("ships")), value("colours[3].object"));
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
    let mut sheet = first_sheet();
    sheet["actions"] = json!(["extend_city", "place_object"]);
    sheet["variants"] = json!([{"id": "youngest", "holes_block": false}]);
    sheet["players"]["source"] = json!("a picture");
    sheet["tiles"]["families"] = json!([{"family": 1, "pattern": ["ab.", "oda", "bco"]}]);
    sheet["tiles"]["list"][0]["family"] = json!(1);
    sheet["end"]["score"] = json!("fewest remaining elements");
    let explained = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    assert_eq!(explained, first_edition());
}

/// A box may be for fewer players than the rules allow.
#[test]
fn an_edition_can_be_for_three_at_most() {
    let mut sheet = first_sheet();
    sheet["players"]["max"] = json!(3);
    let edition = EditionRef::<Components>::load(&sheet.to_string()).unwrap();
    assert!(Planners::new(edition.clone(), &for_players(3)).is_ok());
    assert_eq!(Planners::new(edition, &for_players(4)).unwrap_err().rule(), "planners.setup.players");
}
