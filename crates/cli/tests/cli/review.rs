//! `rynek review`: what luck and what the players did in a finished game.

use std::fs;

use serde_json::json;

use crate::caller::{fails, file, json_from, json_in, out, place, rynek};

/// A finished game of Planners between bots, which is short.
fn record() -> String {
    let path = place("game.json");
    out(&rynek(&["play", "planners", "--seats", "greedy,random", "--seed", "4", "--save", &path]));
    path
}

/// A review with few samples.
fn quick<'a>(path: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["review", path, "--bot", "greedy", "--samples", "1"], more].concat()
}

#[test]
fn a_review_tells_luck_choices_and_moments() {
    let path = record();
    let told = out(&rynek(&quick(&path, &[])));
    for part in ["Chance to win", "Decisive moments", "Luck and choices", "accuracy", "█"] {
        assert!(told.contains(part), "{part} is missing: {told}");
    }
    let polish = out(&rynek(&quick(&path, &["--lang", "pl"])));
    assert!(polish.contains("Szansa na wygraną") && polish.contains("dokładność"), "{polish}");
}

#[test]
fn a_review_for_programs_adds_up_and_can_be_repeated() {
    let path = record();
    let ask = || out(&rynek(&quick(&path, &["--json", "--seed", "3"])));
    let review = json_from(ask());
    assert_eq!((&review["game"], &review["seed"], &review["done"]), (&json!("planners"), &json!(3), &json!(true)));
    for player in review["players"].as_array().expect("players") {
        let part = |name: &str| player["win"][name].as_f64().expect("a number");
        let sum = part("start") + part("luck") + part("own") + part("others");
        assert!((sum - part("result")).abs() < 1e-9, "{player}");
    }
    let steps = json_in(&path)["events"].as_array().expect("events").len();
    assert_eq!(review["steps"].as_array().expect("steps").len(), steps);
    assert_eq!(ask(), ask(), "the same seed gives the same review");
}

/// A record has the components of an edition of one's own, and the bots of the review play on with them.
#[test]
fn a_game_with_an_own_edition_is_reviewed() {
    let new = out(&rynek(&["edition", "new", "planners"]));
    let own = file("own.json", &new.replacen("[2, 3, 4, 5, 6, 7]", "[2, 3]", 1));
    let path = place("game.json");
    out(&rynek(&["play", "planners", "--seats", "greedy,random", "--seed", "4", "--edition", &own, "--save", &path]));
    assert_eq!(json_in(&path)["edition"]["components"]["objects_per_player"]["lengths"], json!([2, 3]));
    let review = json_from(out(&rynek(&quick(&path, &["--json"]))));
    assert_eq!((&review["game"], &review["done"]), (&json!("planners"), &json!(true)));
    assert_eq!(review["players"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_review_is_also_a_page() {
    let path = record();
    let page = place("review.html");
    out(&rynek(&quick(&path, &["--html", &page])));
    let html = fs::read_to_string(&page).expect("the page is there");
    assert!(html.contains("<svg") && html.contains("Decisive moments") && !html.contains("<script"), "{html}");
    assert!(!html.contains("http://") && !html.contains("https://"), "the page needs no other files");
}

#[test]
fn what_cannot_be_reviewed_is_explained() {
    let path = record();
    let mut cut = json_in(&path);
    cut["events"].as_array_mut().expect("events").truncate(20);
    cut.as_object_mut().expect("a record").remove("result");
    let cut = file("cut.json", &cut.to_string());
    fails(&rynek(&quick(&cut, &[])), 1, "not over");
    fails(&rynek(&["review", &path, "--bot", "master:2s"]), 2, "limit of time");
    fails(&rynek(&["review", &path, "--bot", "oracle"]), 2, "oracle");
    fails(&rynek(&["review", &file("none.json", "{}")]), 1, "");
}
