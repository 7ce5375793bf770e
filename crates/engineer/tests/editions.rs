//! Editions: faulty files are refused with the place of the fault.

use crate::common::*;
use rynek_engineer::{Components, DistrictId, Engineer, Setup};
use rynek_kernel::{Arg, EditionRef, Explain, Game, Viewer};
use serde_json::{Value, json};

#[test]
fn a_faulty_edition_is_refused_at_the_fault() {
    let shipped: Value = serde_json::from_str(include_str!("../components.json")).unwrap();
    let faults = [
        ("/game", json!("polis"), "game"),
        ("/constants/dice", json!(4), "constants.dice"),
        ("/constants/tokens", json!(200), "constants.tokens"),
        ("/constants/recover_time", json!(0), "constants.recover_time"),
        ("/constants/start/money", json!(6), "constants.start.money"),
        ("/districts/2/id", json!("D1"), "districts[2].id"),
        ("/districts/0/A/0/resource", json!("gold"), "districts[0].A[0].resource"),
        ("/districts/0/A/0/resource", json!(null), "districts[0].A[0].resource"),
        ("/districts/0/A/2/resource", json!("wood"), "districts[0].A[2].resource"),
        ("/districts/1/B/0/kind", json!("farm"), "districts[1].B[0].kind"),
        ("/districts/1/B/0/die", json!([7]), "districts[1].B[0].die[0]"),
        ("/districts/1/B/0/die", json!([2, 2]), "districts[1].B[0].die[1]"),
        ("/districts/1/B/0/die", json!([]), "districts[1].B[0].die"),
        ("/districts/3/B", json!([]), "districts[3].B"),
        ("/districts/3/name", json!({"en": ""}), "districts[3].name.en"),
        ("/districts", json!([]), "districts"),
        ("/first_game_layout/SE", json!("D1"), "first_game_layout.SE"),
        ("/projects/0/move", json!(9), "projects[0].move"),
        ("/projects/0/advanced", json!("remove2"), "projects[0].advanced"),
        ("/projects", json!([]), "projects"),
        ("/building_card/A/1/id", json!("A1"), "building_card.A[1].id"),
        ("/building_card/A/1/cost/wood", json!(6), "building_card.A[1].cost.wood"),
        ("/building_card/A/1/name", json!({"pl": "x".repeat(41)}), "building_card.A[1].name.pl"),
        ("/building_card/B", json!([]), "building_card.B"),
        ("/building_card/B/0/bonus", json!("take1"), "building_card.B[0].bonus"),
        ("/challenges/eiffel/ordered", json!(false), "challenges.eiffel.ordered"),
        ("/modes/0/id", json!("0-easy"), "modes[0].id"),
        ("/modes/1/id", json!("1-easy"), "modes[1].id"),
        ("/modes/1/card", json!(["B"]), "modes[1].card"),
        ("/modes/1/level", json!("hard"), "modes[1].level"),
        ("/modes/1/rounds", json!(0), "modes[1].rounds"),
        ("/modes/1/rounds", json!(60), "modes[1].rounds"),
        ("/modes", json!([]), "modes"),
    ];
    for (path, value, place) in faults {
        let mut edition = shipped.clone();
        let field = path.rsplit('/').next().unwrap();
        match edition.pointer_mut(path) {
            Some(found) => *found = value.clone(),
            None => {
                let parent = edition.pointer_mut(path.strip_suffix(&format!("/{field}")).unwrap()).unwrap();
                parent[field] = value.clone();
            }
        }
        let fault = EditionRef::<Components>::load(&edition.to_string()).unwrap_err();
        let named = fault.message().args.get("place").cloned();
        assert_eq!(named, Some(place.into()), "{path}: {fault}");
    }
}

/// The texts have the names of what ships; an edition can give its own.
#[test]
fn an_edition_names_what_is_its_own() {
    let mut edition: Value = serde_json::from_str(include_str!("../components.json")).unwrap();
    let named = |name: &Value| Arg::Own { own: serde_json::from_value(name.clone()).unwrap() };
    let (harbour, forge) = (json!({"pl": "Port", "en": "Harbour"}), json!({"pl": "Kuźnia"}));
    edition["districts"][0]["name"] = harbour.clone();
    edition["building_card"]["A"][1]["name"] = forge.clone();
    let loaded = EditionRef::<Components>::load(&edition.to_string()).unwrap();
    assert_ne!(loaded, EditionRef::shipped());
    let names = DistrictId::all().map(|id| loaded.district(id).name.arg()).collect::<Vec<_>>();
    assert_eq!(names, [named(&harbour), "d2".into(), "d3".into(), "d4".into()]);
    let game = Engineer::new(loaded, &Setup::default()).unwrap();
    let names = game.view(Viewer::Spectator).buildings.into_iter().map(|building| building.name).collect::<Vec<_>>();
    assert_eq!(names, ["a1".into(), named(&forge), "a3".into(), "a4".into()]);
}

#[test]
fn other_editions_play() {
    let mut edition: Value = serde_json::from_str(include_str!("../components.json")).unwrap();
    edition["status"] = json!("for a test");
    edition["icon_texts"] = json!({"remove1": "remove a token"});
    edition["challenges"]["bonus_texts"] = json!({});
    edition["modes"][0]["simulated_win_rate"] = json!({"expert": 1.0});
    assert_eq!(EditionRef::<Components>::load(&edition.to_string()).unwrap(), EditionRef::shipped());
    edition["constants"]["tokens"] = json!(12);
    edition["modes"][0]["rounds"] = json!(7);
    let loaded = EditionRef::<Components>::load(&edition.to_string()).unwrap();
    let game = Engineer::new(loaded, &Setup::default()).unwrap();
    assert_eq!((game.pool(), game.time()), (12, 7));
    assert!(random_game(game, 3, |_| {}).outcome().is_some());
}

/// A record of the first format, with the components that shipped then and a name that was made up for the bot.
#[test]
fn a_record_of_an_earlier_version_is_played_on() {
    let record = rynek_kernel::Record::parse(include_str!("records/format-1.json")).unwrap();
    assert_ne!(record.edition.hash, EditionRef::<Components>::shipped().fingerprint().to_string());
    assert_eq!(record.seats, [rynek_kernel::RecordSeat::unnamed("greedy")]);
    let history = record.replay::<Engineer>().unwrap();
    assert_eq!(history.actions().len(), record.events.len());
    assert!(history.position().outcome().is_some());
}
