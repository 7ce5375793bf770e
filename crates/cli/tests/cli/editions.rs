//! `rynek edition`: files are written, checked, shown and played with.

use std::fs;

use rynek_catalog::IDS;

use crate::caller::{err, fails, file, json_from, json_in, json_of, out, place, rynek};

/// A new file has comments, is sound, is the edition that ships, and can be played with.
#[test]
fn a_new_file_is_the_edition_that_ships() {
    for game in IDS {
        let path = place("new.json");
        let told = out(&rynek(&["edition", "new", game, &path]));
        assert!(told.contains(&path), "{told}");
        let text = fs::read_to_string(&path).expect("the file");
        assert!(text.starts_with("// ") && text.matches("// ").count() > 10, "{text}");
        let listed = json_of(&rynek(&["edition", "list", game, "--json"]));
        let checked = json_of(&rynek(&["edition", "check", &path, "--json"]));
        assert_eq!((&checked["hash"], &checked["game"].as_str()), (&listed[0]["hash"], &Some(*game)));
        assert_eq!(checked["faults"].as_array().map(Vec::len), Some(0));
        let shown = out(&rynek(&["edition", "show", &path]));
        assert!(shown.contains(listed[0]["hash"].as_str().expect("a hash")), "{shown}");
        let simulated = rynek(&["simulate", game, "--games", "1", "--edition", &path]);
        assert!(simulated.status.success(), "{}", err(&simulated));
    }
}

#[test]
fn a_file_is_not_replaced_without_force() {
    let path = file("mine.json", "mine");
    fails(&rynek(&["edition", "new", "polis", &path]), 1, "--force");
    assert_eq!(fs::read_to_string(&path).expect("the file"), "mine");
    assert!(rynek(&["edition", "new", "polis", &path, "--force"]).status.success());
    fails(&rynek(&["edition", "new", "polis", "--from", "royal"]), 2, "standard");
    assert!(out(&rynek(&["edition", "new", "polis", "--from", "standard"])).contains("\"plaza_stars\""));
}

/// All faults are listed, each with its line and what would be right, and no word of the parser.
#[test]
fn a_check_lists_every_fault() {
    let new = out(&rynek(&["edition", "new", "polis"]));
    let faulty = new.replacen("\"house\": 1", "\"house\": 12", 1).replacen(
        "\"players\": 2, \"hexes\": \"Hqq\"",
        "\"players\": \"two\", \"hexes\": \"Hq\"",
        1,
    );
    let path = file("faulty.json", &faulty);
    let checked = rynek(&["edition", "check", &path]);
    let told = out_of(&checked);
    assert_eq!(checked.status.code(), Some(1));
    let line = |text: &str| faulty.lines().position(|line| line.contains(text)).expect("the line") + 1;
    for (line, place, expected) in [
        (line("\"house\": 12"), "plaza_stars.house", "1–9"),
        (line("\"two\""), "tiles[0].players", "a whole number"),
        (line("\"two\""), "tiles[0].hexes", "3"),
    ] {
        let found = told.lines().find(|told| told.contains(place)).unwrap_or_else(|| panic!("{place}: {told}"));
        assert!(found.starts_with(&format!("{line}:")) && found.contains(expected), "{found}");
    }
    assert!(err(&checked).contains("3 faults"), "{}", err(&checked));
    for jargon in ["struct", "u8", "expected", "invalid type", "Sheet"] {
        assert!(!told.contains(jargon), "{told}");
    }
    let polish = rynek(&["edition", "check", &path, "--lang", "pl"]);
    assert!(out_of(&polish).contains("liczba całkowita"), "{}", out_of(&polish));
}

/// What the rules find is listed as well as what the schema shows, and every field that no file has.
#[test]
fn a_check_lists_what_is_wrong_with_different_parts() {
    let new = out(&rynek(&["edition", "new", "planners"]));
    let faulty = new
        .replacen("\"T02\"", "\"T01\"", 1)
        .replacen("\"T05\"", "\"T5\"", 1)
        .replacen("\"T06\"", "\"T05\"", 1)
        .replacen("\"min\": 2", "\"min\": 4", 1)
        .replacen("\"max\": 4", "\"max\": 3, \"mean\": 3", 1)
        .replacen("\"lengths\"", "\"lenghts\": [2], \"lengths\"", 1)
        .replacen("\"object\"", "\"objct\"", 1);
    let checked = json_from(&rynek(&["edition", "check", &file("parts.json", &faulty), "--json"]).stdout);
    let places: Vec<&str> =
        checked["faults"].as_array().expect("faults").iter().filter_map(|fault| fault["place"].as_str()).collect();
    let unknown = ["players.mean", "objects_per_player.lenghts", "colours[3].objct"];
    for place in ["players.max", "tiles.list[1].id", "tiles.list[5].id"].into_iter().chain(unknown) {
        assert!(places.contains(&place), "{place}: {places:?}");
    }
}

/// Every tile, card, track, district, building and map is drawn.
#[test]
fn an_edition_is_drawn_piece_by_piece() {
    let shown = |game: &str| {
        let path = place("shown.json");
        assert!(rynek(&["edition", "new", game, &path, "--force"]).status.success());
        out(&rynek(&["edition", "show", &path]))
    };
    let has = |shown: &str, pieces: &[&str]| {
        for piece in pieces {
            assert!(shown.contains(piece), "{piece}: {shown}");
        }
        // The legend of the board is wrapped for a terminal only.
        let pieces = shown.lines().take_while(|line| !line.starts_with("A game with it"));
        let widest = pieces.map(|line| line.chars().count()).max();
        assert!(widest <= Some(100), "{widest:?}: {shown}");
    };
    has(&shown("planners"), &["All tiles (32)", "T01     T02", "T32", "(2 players)"]);
    has(&shown("polis"), &["Tiles (61)", "1 (2+)", "61 (4+)"]);
    has(&shown("rooftops"), &["[0] [1] [2]* [3]", "44", "[any]", "(2 players)", "(3 players)", "B10"]);
    has(&shown("boulevards"), &["[0] [5] [7] [9] [12]", "A          cinema  1    1    3    1"]);
    has(&shown("engineer"), &["D1 A Waterfront", "D4 B Railyard", "[1/6]", "A1  Tenement", "P1  1 step"]);
}

#[test]
fn a_file_without_a_game_is_told_what_to_say() {
    fails(&rynek(&["edition", "check", &file("none.json", "{}")]), 1, "planners");
    fails(&rynek(&["edition", "check", &file("cut.json", "{\"game\": \"polis\",")]), 1, "column");
    let missing = rynek(&["edition", "check", &file("none.json", "{}"), "--game", "planners"]);
    assert!(out_of(&missing).contains("tiles is missing"), "{}", out_of(&missing));
}

/// `--edition` takes the name of an edition that ships. A record of a game with it does not contain it.
#[test]
fn an_edition_that_ships_is_chosen_by_name() {
    let kept = place("game.json");
    let args = ["play", "polis", "--seats", "random,random", "--seed", "1", "--edition", "standard", "--save", &kept];
    assert!(rynek(&args).status.success());
    assert!(json_in(&kept)["edition"]["components"].is_null());
}

/// What older files had is read and ignored.
#[test]
fn names_in_former_files_are_accepted() {
    let new = rynek(&["edition", "new", "engineer"]);
    let mut edition = json_from(rynek_kernel::edition::text::without_comments(&out(&new)).as_bytes());
    edition["status"] = "counts come from the rulebook".into();
    edition["districts"][0]["name_en"] = "Waterfront".into();
    edition["building_card"]["A"][0]["name_pl"] = "Kamienica".into();
    edition["challenges"]["eiffel"]["name"] = "Tower".into();
    edition["modes"][0]["simulated_win_rate"] = 0.5.into();
    let path = file("former.json", &edition.to_string());
    let listed = json_of(&rynek(&["edition", "list", "engineer", "--json"]));
    assert_eq!(json_of(&rynek(&["edition", "check", &path, "--json"]))["hash"], listed[0]["hash"]);
}

#[test]
fn rules_say_where_components_come_from() {
    let told = out(&rynek(&["rules", "rooftops", "--box"]));
    assert!(told.contains("Supply cards: reconstructed."), "{told}");
    assert!(out(&rynek(&["rules", "rooftops"])).contains("About this box"));
    assert!(out(&rynek(&["rules", "rooftops", "--box", "--lang", "pl"])).contains("odtworzone"));
}

fn out_of(output: &std::process::Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}
