//! The commands as a script calls them: output, exit codes, bad input.

use std::{
    fs,
    process::{Command, Stdio},
};

use serde_json::json;

use crate::caller::{RYNEK, err, fails, file, json_from, json_in, json_of, out, place, rynek, rynek_with, scratch};

/// Input that plays the first action of the list.
const FIRST: &str = "moves\n1\n";

/// A finished game between bots, as a record.
fn record() -> String {
    let path = place("game.json");
    out(&rynek(&["play", "polis", "--seats", "greedy,random", "--seed", "4", "--save", &path]));
    fs::read_to_string(path).expect("the game was kept")
}

#[test]
fn games_are_listed() {
    assert!(out(&rynek(&["games"])).contains("Polis"));
    let games = json_of(&rynek(&["games", "--json"]));
    let polis = games.as_array().expect("a list").iter().find(|game| game["id"] == "polis").expect("Polis");
    assert_eq!(polis["players"], json!({"min": 2, "max": 4}));
    assert_eq!(polis["options"]["properties"]["house_group"]["enum"], json!(["hexes", "value"]));
}

#[test]
fn rules_are_shown_in_both_languages() {
    let english = out(&rynek(&["rules", "polis"]));
    let polish = out(&rynek(&["rules", "polis", "--lang", "pl"]));
    assert!(english.contains("polis.place.ground") && polish.contains("polis.place.ground"));
    assert_ne!(english, polish);
    fails(&rynek(&["rules", "chess"]), 2, "polis");
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    fails(&rynek(&["frobnicate"]), 2, "There is no command “frobnicate”");
    fails(&rynek(&["play", "chess"]), 2, "The games are: ");
    fails(&rynek(&["play"]), 2, "polis");
    fails(&rynek(&["simulate", "polis", "--games", "many"]), 2, "--games");
    fails(&rynek(&["simulate", "polis", "--nonsense"]), 2, "--nonsense");
    fails(&rynek(&["simulate", "polis", "--players", "9"]), 2, "Allowed: 2 to 4");
    fails(&rynek(&["simulate", "polis", "--players", "two"]), 2, "Allowed: 2 to 4");
    fails(&rynek(&["simulate", "polis", "--variants", "houses,castles"]), 2, "castles");
    fails(&rynek(&["simulate", "polis", "--players", "4", "--long-game"]), 2, "[polis.setup.long-game]");
    fails(
        &rynek(&["simulate", "polis", "--bots", "oracle"]),
        2,
        "random, baseline, greedy, search, expectimax, beginner",
    );
    fails(&rynek(&["play", "polis", "--seats", "human,ghost"]), 2, "ghost");
    fails(&rynek(&["play", "polis", "--players", "2", "--seats", "human,random,random"]), 2, "3 seats");
    fails(&rynek(&["bench", "--seconds", "-1"]), 2, "0.01");
    fails(&rynek(&["polis", "score"]), 2, "FILE");
}

#[test]
fn errors_are_json_for_scripts() {
    let output = rynek(&["simulate", "polis", "--players", "9", "--json"]);
    let error = json_from(&output.stderr);
    assert_eq!(error["error"]["code"], 2);
    let output = rynek_with(&["polis", "score", "-", "--json"], "30 1,-1 1\n12 1,-1 1\n");
    let error = json_from(&output.stderr);
    assert_eq!(error["error"]["rule"], "polis.place.two-tiles");
    assert_eq!(error["error"]["line"], 2);
}

#[test]
fn simulation_counts_scores_and_does_not_depend_on_threads() {
    let simulate = |threads| {
        let args =
            ["simulate", "polis", "--players", "3", "--games", "40", "--seed", "9", "--json", "--threads", threads];
        json_of(&rynek(&args))
    };
    let report = simulate("1");
    assert_eq!(report, simulate("3"));
    assert_eq!((&report["games"], &report["players"]), (&json!(40), &json!(3)));
    for figure in ["mean", "sd", "min", "max"] {
        assert!(report["score"][figure].is_number(), "{figure}");
    }
    assert_eq!(report["moves"]["mean"], 48.0);
    let wins: f64 =
        report["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["win_rate"].as_f64()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
}

#[test]
fn random_play_scores_as_expected() {
    for (players, mean) in [("2", 53.0), ("3", 40.2), ("4", 34.4)] {
        let args = ["simulate", "polis", "--players", players, "--games", "20000", "--seed", "1", "--json"];
        let found = json_of(&rynek(&args))["score"]["mean"].as_f64().expect("a mean");
        assert!((found - mean).abs() < 1.0, "{players} players: {found}, expected {mean}");
    }
}

#[test]
fn bench_puts_the_headline_first_and_no_game_allocates() {
    for game in rynek_catalog::IDS {
        let report = json_of(&rynek(&["bench", game, "--seconds", "0.05", "--json"]));
        let keys: Vec<&String> = report.as_object().expect("an object").keys().collect();
        assert_eq!(keys[..2], ["moves_per_second", "playouts_per_second"]);
        assert!(report["moves_per_second"].as_f64().expect("a number") > 0.0);
        assert_eq!(report["allocations_per_playout"], 0.0, "{game}");
        assert_eq!(report["listed"]["allocations_per_playout"], 0.0, "{game}");
        assert!(report["position_bytes"].as_u64().expect("a number") <= 4096, "{game}");
        assert_eq!(report["clock"], "processor", "{game}");
    }
    let said = out(&rynek(&["bench", "engineer", "--seconds", "0.01"]));
    assert!(said.contains("per second of processor time") && said.lines().count() == 6, "{said}");
}

/// This player in every seat of a game with its default number of players.
fn seats_of(game: &str, player: &str) -> String {
    let least = *rynek_catalog::info(game).expect("a game of the catalog").players().start();
    vec![player; least.into()].join(",")
}

#[test]
fn every_game_is_played_by_bots_kept_and_replayed() {
    for game in rynek_catalog::IDS {
        let kept = place("game.json");
        let seats = seats_of(game, "greedy");
        out(&rynek(&["play", game, "--seats", &seats, "--seed", "3", "--save", &kept]));
        assert!(out(&rynek(&["replay", &kept])).contains("The record is valid"), "{game}");
        assert_eq!(json_of(&rynek(&["replay", &kept, "--json"]))["over"], true);
        for language in ["en", "pl"] {
            let board = out(&rynek(&["replay", &kept, "--at", "20", "--lang", language]));
            assert!(board.lines().count() > 5, "{game}: {board}");
            // A missing text is shown by its key.
            assert!(!board.contains(&format!("{game}-")), "{game} in {language}: {board}");
        }
    }
}

#[test]
fn every_game_is_played_by_a_person_with_numbers() {
    for game in rynek_catalog::IDS {
        for language in ["en", "pl"] {
            let args = ["play", game, "--seed", "5", "--lang", language];
            let text = out(&rynek_with(&args, "help\nmoves\nscore\nlog\n".to_owned() + &FIRST.repeat(400)));
            let over = if language == "pl" { "Koniec partii." } else { "The game is over." };
            assert!(text.contains(over), "{game}: {text}");
            assert!(
                !text.contains(&format!("{game}-log")) && !text.contains(&format!("{game}-play")),
                "{game}: {text}"
            );
        }
    }
}

#[test]
fn every_game_is_simulated() {
    for game in rynek_catalog::IDS {
        let report = json_of(&rynek(&["simulate", game, "--games", "20", "--json"]));
        assert_eq!((&report["game"], &report["games"]), (&json!(game), &json!(20)));
        assert!(report["score"]["mean"].is_number(), "{game}");
    }
}

#[test]
fn a_city_is_scored() {
    let path = file("city.txt", "# two houses\n30 1,-1 1\n\n\n30 1,-1 1 # the same\n4 0,1 2\n");
    let text = out(&rynek(&["polis", "score", &path]));
    assert!(text.contains("City 1") && text.contains("City 2"), "{text}");
    let scores = json_of(&rynek(&["polis", "score", &path, "--json"]));
    assert_eq!(scores[0]["house"], json!({"value": 2, "stars": 1, "points": 2}));
    assert_eq!(scores[0]["total"], 2);
    assert_eq!(scores[1]["house"]["stars"], 2);
    let one = json_of(&rynek_with(&["polis", "score", "-", "--json"], "30 1,-1 1\n"));
    assert_eq!(one, scores[0]);
    let empty = json_of(&rynek_with(&["polis", "score", "-", "--json"], ""));
    assert_eq!(empty["house"], json!({"value": 0, "stars": 1, "points": 0}));
}

#[test]
fn a_city_is_scored_under_options() {
    // Houses worth 10 or more on several levels need many tiles: a raised temple shows the same.
    let city = "14 1,-1 1\n";
    let args = ["polis", "score", "-", "--json", "--variants", "houses,temples", "--house-group", "value"];
    let more = ["--lakes-are-edge", "--lake-size", "single"];
    let scored = json_of(&rynek_with(&[&args[..], &more[..]].concat(), city));
    assert_eq!(scored["temple"], json!({"value": 0, "stars": 2, "points": 0}));
    let underscored = ["polis", "score", "-", "--json", "--house_group", "value", "--lakes_are_edge=true"];
    assert!(rynek_with(&underscored, city).status.success());
    fails(&rynek_with(&["polis", "score", "-", "--lake-size", "huge"], city), 2, "any or single");
}

#[test]
fn moves_are_listed() {
    let text = out(&rynek_with(&["polis", "moves", "-"], ""));
    assert!(text.lines().all(|line| line.split(' ').count() == 2));
    let listed = json_of(&rynek_with(&["polis", "moves", "-", "--json"], ""));
    assert_eq!(listed.as_array().expect("a list").len(), text.lines().count());
    assert!(listed[0]["q"].is_i64() && listed[0]["r"].is_i64() && listed[0]["k"].is_u64());
    let two = json_of(&rynek_with(&["polis", "moves", "-", "--json"], "30 1,-1 1\n\n4 1,-1 1\n"));
    assert_eq!(two[0], two[1], "where a tile can go does not depend on the faces");
}

#[test]
fn a_bad_placement_is_named_by_line() {
    let score = |text: &str| rynek_with(&["polis", "score", "-"], text);
    fails(&score("# fine\n30 1,-1 1\nnonsense\n"), 1, "Line 3");
    fails(&score("30 1,-1 1\n30 0,1 2\n"), 1, "[polis.box.once]");
    fails(&score("62 1,-1 1\n"), 1, "[polis.box.tile]");
    fails(&score("30 5,5 0\n"), 1, "[polis.place.ground]");
    fails(&score("30 1,0 0\n"), 1, "[polis.place.gap]");
    fails(&score("30 1,-1 6\n"), 1, "Line 1");
    fails(&score("30 500,0 1\n"), 1, "Line 1");
    fails(&rynek(&["polis", "score", "no/such/file"]), 3, "no/such/file");
    fails(&rynek(&["polis", "moves", "."]), 3, "cannot be read");
}

#[test]
fn a_file_that_is_not_text_is_refused() {
    let path = scratch("bytes");
    fs::write(&path, [0x33, 0xff, 0xfe]).expect("a scratch file");
    fails(&rynek(&["polis", "score", &path.display().to_string()]), 1, "byte 1");
}

#[test]
fn an_edition_of_ones_own_is_played_with_and_kept_in_the_record() {
    let shipped = include_str!("../../../polis/components.json");
    let own = shipped.replacen("\"start_by_turn_order\": [1, 2, 3, 4]", "\"start_by_turn_order\": [5, 5, 5, 5]", 1);
    assert_ne!(own, shipped);
    let edition = file("own.json", &own);
    let kept = place("game.json");
    let args = ["play", "polis", "--seats", "random,random", "--seed", "1", "--edition", &edition, "--save", &kept];
    assert!(rynek(&args).status.success());
    let record = json_in(&kept);
    assert_eq!(record["edition"]["components"]["stones"]["start_by_turn_order"], json!([5, 5, 5, 5]));
    assert_eq!(json_of(&rynek(&["replay", &kept, "--json"]))["valid"], true);

    let broken = file("broken.json", &shipped.replacen("\"hexes\": \"Hqq\"", "\"hexes\": \"Hxq\"", 1));
    fails(&rynek(&["simulate", "polis", "--edition", &broken]), 1, "tiles[0].hexes");
    let cut = file("cut.json", &shipped[..shipped.len() / 2]);
    fails(&rynek(&["simulate", "polis", "--edition", &cut]), 1, "column");
}

#[test]
fn a_record_is_checked() {
    let text = record();
    let path = file("game.json", &text);
    let told = out(&rynek(&["replay", &path]));
    assert!(told.contains("The game is over") && told.contains("73 actions checked"), "{told}");
    assert!(out(&rynek(&["replay", &path, "--at", "10"])).contains("Market"));
    fails(&rynek(&["replay", &path, "--at", "1000"]), 2, "73");

    let replay = |text: &str| rynek(&["replay", &file("game.json", text)]);
    fails(&replay(&text[..text.len() / 2]), 1, "column");
    fails(&replay(""), 1, "Line");
    fails(&replay(&text.replacen("\"format\": 2", "\"format\": 3", 1)), 1, "newer version");
    fails(&replay(&text.replacen("\"game\": \"polis\"", "\"game\": \"chess\"", 1)), 1, "chess");
    fails(&replay(&text.replacen("\"rules\": 1", "\"rules\": 7", 1)), 1, "version 7");
    fails(&replay(&text.replacen("\"players\": 2", "\"players\": 3", 1)), 1, "3 players");
    fails(&replay(&text.replacen("draw ", "draw 1", 1)), 1, "Event 1 ");
    let doubled = text.replacen("\"type\":\"action\",\"seat\":1", "\"type\":\"action\",\"seat\":2", 1);
    fails(&replay(&doubled), 1, "Player 1 is to move");
    fails(&replay(&text.replacen("\"points\": [", "\"points\": [1", 1)), 1, "column");
    let mut forged = json_from(&text);
    forged["result"]["points"][0] = json!(999);
    fails(&replay(&forged.to_string()), 1, "does not follow");
    let mut unknown = json_from(&text);
    unknown["edition"]["hash"] = json!("00");
    fails(&replay(&unknown.to_string()), 1, "neither part of Rynek");
    let mut odd = json_from(&text);
    odd["events"][3] = json!({"type": "party"});
    fails(&replay(&odd.to_string()), 1, "Event 4 ");
}

#[test]
fn a_game_is_played_by_numbers_to_the_end() {
    let text = out(&rynek_with(&["play", "polis", "--seed", "2"], FIRST.repeat(18)));
    assert!(text.contains("The game is over."), "{text}");
    assert!(text.contains("Houses") && text.contains("stars"), "{text}");
}

#[test]
fn a_game_is_left_and_gone_on_with() {
    let kept = place("kept.json");
    let first = rynek_with(&["play", "polis", "--seed", "2", "--save", &kept], &(FIRST.to_owned() + "quit\n"));
    assert!(out(&first).contains(&format!("rynek play --resume {kept}")));
    let then = rynek_with(&["play", "--resume", &kept], FIRST.repeat(17));
    assert!(out(&then).contains("The game is over."), "{}", err(&then));
    assert_eq!(json_of(&rynek(&["replay", &kept, "--json"]))["over"], true);
}

#[test]
fn the_end_of_input_keeps_the_game() {
    let output = rynek_with(&["play", "polis", "--seed", "77"], "");
    assert!(output.status.success() && out(&output).contains("polis-77.json"), "{}", out(&output));
}

#[test]
fn taking_back_and_playing_again_meets_the_same_chance() {
    let play = |moves: &str| {
        let kept = place("kept.json");
        assert!(rynek_with(&["play", "polis", "--seed", "8", "--save", &kept], moves).status.success());
        let record = json_in(kept);
        let events = record["events"].as_array().expect("events").clone();
        events.last().expect("an event").clone()
    };
    let straight = FIRST.repeat(3) + "quit\n";
    let back = FIRST.repeat(2) + "moves\n7\nundo\n" + FIRST + "quit\n";
    assert_eq!(play(&straight), play(&back));
}

#[test]
fn what_cannot_be_done_at_the_table_is_explained() {
    let lines = ["", "nonsense", "99 0,0 0", "7", "next", "moves", "999999", "board 7", "undo", "moves zzz", "1"];
    let lines = [&lines[..], &["help", "hint", "log", "score", "rules"]].concat();
    let text = out(&rynek_with(&["play", "polis", "--seed", "2"], &(lines.join("\n") + "\nquit\n")));
    let refused = ["cannot be read", "Tile 99", "Number 7 stands for nothing", "Type “moves”.", "no move 999999"];
    let more = ["no seat “7”", "no move of yours", "No legal move", "list is empty"];
    for said in refused.into_iter().chain(more) {
        assert!(text.contains(said), "{said:?} is not in {text}");
    }
    assert!(text.contains("Expert bot suggests:") && text.contains("points at the end"), "{text}");
    assert!(text.contains("TILE Q,R K") && text.contains("rynek rules polis"));
}

#[test]
fn commands_at_the_table_are_understood_in_polish_and_english() {
    let text = out(&rynek_with(&["play", "polis", "--seed", "2", "--lang", "pl"], "ruchy\nmoves\nkoniec\n"));
    assert!(text.matches("Pokazano 40").count() == 2, "{text}");
    assert!(text.contains("Partia jest zapisana"));
}

#[test]
fn saving_where_one_cannot_does_not_end_the_game() {
    let output = rynek_with(&["play", "polis", "--seed", "2"], "save /dev/null/game.json\nquit\n");
    assert!(output.status.success() && err(&output).contains("cannot be written"), "{}", err(&output));
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = out(&rynek(&["completions", shell]));
        assert!(script.contains("rynek") && script.contains("COMPLETE"), "{shell}: {script}");
        // The script asks the program, which answers in the way of that shell.
        let asked = Command::new(RYNEK)
            .args(["--", "rynek", "sim"])
            .envs([("COMPLETE", shell), ("_CLAP_COMPLETE_INDEX", "1"), ("_CLAP_IFS", "\n")])
            .output();
        assert!(out(&asked.expect("the program runs")).starts_with("simulate"), "{shell}");
    }
}

#[test]
fn a_reader_that_stops_listening_is_no_error() {
    let mut child = Command::new(RYNEK)
        .args(["rules", "polis"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{}", err(&output));
}
