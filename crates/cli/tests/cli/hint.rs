//! `rynek hint`: what a bot would do.

use serde_json::json;

use crate::caller::{fails, file, json_from, json_in, json_of, out, place, rynek, rynek_with};

/// A finished game between bots, as a record.
fn record(game: &str) -> String {
    let path = place("game.json");
    out(&rynek(&["play", game, "--seats", "random", "--seed", "4", "--save", &path]));
    path
}

/// The same game after this many actions.
fn cut(path: &str, events: usize) -> String {
    let mut record = json_in(path);
    record["events"].as_array_mut().expect("events").truncate(events);
    record.as_object_mut().expect("a record").remove("result");
    file("cut.json", &record.to_string())
}

/// The number of actions before the first choice of a player.
fn first_choice(path: &str) -> usize {
    let record = json_in(path);
    let events = record["events"].as_array().expect("events");
    events.iter().position(|event| event["type"] == "action").expect("somebody acted")
}

#[test]
fn the_best_actions_are_told() {
    for game in ["polis", "boulevards"] {
        let path = record(game);
        let at = first_choice(&path).to_string();
        let words = out(&rynek(&["hint", &path, "--at", &at, "--bot", "greedy"]));
        assert!(words.lines().count() == 7 && words.contains("Bot greedy suggests:"), "{words}");
        let told = json_of(&rynek(&["hint", &path, "--at", &at, "--bot", "greedy", "--best", "2", "--json"]));
        let best = told["best"].as_array().expect("a list");
        assert_eq!((best.len(), &told["seat"]), (2, &json!(1)));
        for advice in best {
            assert!(advice["win"].as_f64().is_some_and(|win| (0.0..=1.0).contains(&win)), "{advice}");
            assert!(advice["points"].is_number() && advice["visits"].is_number(), "{advice}");
            assert!(words.contains(advice["action"].as_str().expect("notation")), "{advice}");
        }
    }
}

#[test]
fn an_unfinished_game_is_asked_about_where_it_stands() {
    let path = record("polis");
    let at = first_choice(&path);
    let cut = cut(&path, at);
    let ask = || out(&rynek(&["hint", &cut, "--bot", "search:8", "--json"]));
    let told = json_from(ask());
    assert_eq!((&told["at"], &told["bot"]), (&json!(at), &json!("search:8")));
    assert_eq!(ask(), ask(), "the same seed gives the same advice");
}

#[test]
fn there_is_nothing_to_ask_at_the_end_or_of_chance() {
    let path = record("polis");
    fails(&rynek(&["hint", &path]), 1, "the game is over");
    fails(&rynek(&["hint", &path, "--at", "0"]), 1, "a random draw follows");
    fails(&rynek(&["hint", &path, "--at", "9999"]), 2, "There is no action 9999");
    fails(&rynek(&["hint", &path, "--bot", "oracle"]), 2, "There is no bot");
    fails(&rynek(&["hint", "/nowhere.json"]), 3, "cannot be read");
    fails(&rynek(&["hint"]), 2, "RECORD is missing");
    for text in ["", "{}", "[]", r#"{"format":1,"game":"chess"}"#, "\u{0}"] {
        fails(&rynek_with(&["hint", "-", "--json"], text), 1, "{\"error\"");
    }
}

#[test]
fn the_table_gives_the_same_advice() {
    let said = out(&rynek_with(&["play", "polis", "--seats", "human,random", "--seed", "4"], "hint\n1\nquit\n"));
    assert!(said.contains("Expert bot suggests:") && said.contains("points at the end"), "{said}");
    let polish =
        out(&rynek_with(&["play", "polis", "--seats", "human,random", "--seed", "4", "--lang", "pl"], "rada\n"));
    assert!(polish.contains("Bot Ekspert proponuje:") && polish.contains("pkt"), "{polish}");
}
