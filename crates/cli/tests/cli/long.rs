//! Long commands: ranges, rows, records, Ctrl-C, and targets.

use std::fs;

use serde_json::{Value, json};

use crate::{
    caller::{err, fails, file, json_from, json_in, json_of, out, place, rynek, rynek_with},
    screen::Console,
};

#[test]
fn numbers_out_of_range_are_refused_with_the_range() {
    for (args, range) in [
        (&["simulate", "polis", "--games", "0"][..], "from 1 to 1000000000"),
        (&["simulate", "polis", "--threads", "100000"], "from 1 to 1024"),
        (&["simulate", "polis", "--threads", "0"], "from 1 to 1024"),
        (&["arena", "polis", "--seats", "random", "--games", "0"], "from 1 to 1000000"),
        (&["arena", "polis", "--seats", "random", "--threads", "5000"], "from 1 to 1024"),
        (&["hint", "game.json", "--best", "0"], "from 1 to 1000"),
        (&["tune", "polis", "--games", "0"], "from 1 to 1000000"),
        (&["tune", "polis", "--generations", "99999"], "from 0 to 1000"),
    ] {
        fails(&rynek(args), 2, range);
        let option = args[args.len() - 2];
        assert!(err(&rynek(args)).starts_with(&format!("Error: {option} does not take")), "{args:?}");
    }
    fails(&rynek(&["simulate", "polis", "--games", "0", "--lang", "pl"]), 2, "od 1 do 1000000000");
    fails(&rynek(&["simulate", "polis", "--seed"]), 2, "--seed needs a value");
}

#[test]
fn rows_are_printed_as_json_lines_and_csv() {
    let simulate = |format| out(&rynek(&["simulate", "polis", "--players", "3", "--games", "10", format]));
    let whole = json_from(simulate("--json"));
    let lines: Vec<Value> = simulate("--jsonl").lines().map(json_from).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[2]["seat"], &lines[2]["score"]), (&json!(3), &whole["seats"][2]["score"]));
    let csv = simulate("--csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0].join(","), "game,games,players,seed,seat,bot,win_rate,score.mean,score.sd,score.min,score.max");
    assert!(rows.len() == 4 && rows.iter().all(|row| row.len() == rows[0].len()), "{csv}");
    let arena = ["arena", "polis", "--seats", "random,baseline", "--games", "2", "--csv"];
    assert_eq!(out(&rynek(&arena)).lines().count(), 3);
    assert_eq!(out(&rynek(&["games", "--csv"])).lines().count(), 1 + rynek_catalog::IDS.len());
    assert_eq!(out(&rynek(&["games", "--jsonl"])).lines().count(), rynek_catalog::IDS.len());
    assert_eq!(out(&rynek(&["bench", "engineer", "--seconds", "0.01", "--csv"])).lines().count(), 2);
    let city = |command, format| out(&rynek_with(&["polis", command, "-", format], "30 1,-1 1\n\n4 0,1 2\n"));
    assert_eq!(city("score", "--csv").lines().count(), 3);
    assert!(city("moves", "--csv").starts_with("city,q,r,k\n1,"));
    fails(&rynek(&["games", "--csv", "--json"]), 2, "can’t be combined");
}

#[test]
fn a_hint_is_printed_in_rows() {
    let kept = place("game.json");
    out(&rynek_with(&["play", "engineer", "--seed", "2", "--save", &kept], "quit\n"));
    let lines = out(&rynek(&["hint", &kept, "--bot", "greedy", "--best", "2", "--jsonl"]));
    let actions: Vec<Value> = lines.lines().map(|line| json_from(line)["action"].clone()).collect();
    let whole = json_of(&rynek(&["hint", &kept, "--bot", "greedy", "--best", "2", "--json"]));
    assert_eq!(json!(actions), json!([whole["best"][0]["action"], whole["best"][1]["action"]]));
}

#[test]
fn records_of_a_simulation_are_kept_and_hold() {
    let folder = place("records");
    let simulate = |folder: &str| {
        rynek(&[
            "simulate",
            "polis",
            "--games",
            "12",
            "--seed",
            "5",
            "--bots",
            "greedy,random",
            "--records",
            folder,
            "-j",
        ])
    };
    let with = out(&simulate(&folder));
    let without = ["simulate", "polis", "--games", "12", "--seed", "5", "--bots", "greedy,random", "-j"];
    assert_eq!(with, out(&rynek(&without)), "records change nothing");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    assert_eq!((names.len(), names[0].as_str(), names[11].as_str()), (12, "01.json", "12.json"));
    let path = format!("{folder}/07.json");
    assert_eq!(json_of(&rynek(&["replay", &path, "--json"]))["over"], true);
    assert_eq!(json_in(&path)["seats"][0]["player"], "greedy");
    fails(&simulate(&folder), 1, "is not empty");
}

/// Presses Ctrl-C as soon as games are played.
fn interrupted(args: &[&str]) -> (Option<i32>, String) {
    let mut screen = Console::new().run(args, &place("data"), &[("NO_COLOR", "1")]);
    screen.wait_for(&["/s"]);
    screen.interrupt();
    let code = screen.wait_for_code();
    (code, screen.lines().join("\n"))
}

#[test]
fn ctrl_c_prints_the_results_so_far() {
    let (code, said) = interrupted(&["simulate", "polis", "--bots", "greedy", "--games", "100000000"]);
    assert_eq!(code, Some(130), "{said}");
    for part in ["Stopping.", "Score: mean", "Stopped after", "of 100000000"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let (code, said) = interrupted(&["arena", "polis", "--seats", "greedy,random", "--games", "1000000", "-t", "1"]);
    assert_eq!(code, Some(130), "{said}");
    assert!(said.contains("greedy") && said.contains("Seat 1 wins") && said.contains("Stopped after"), "{said}");
}

#[test]
fn ctrl_c_prints_what_was_measured() {
    let mut screen = Console::new().run(&["bench", "--seconds", "3600"], &place("data"), &[("NO_COLOR", "1")]);
    screen.wait_for(&["Measuring"]);
    screen.interrupt();
    let code = screen.wait_for_code();
    let said = screen.lines().join("\n");
    assert_eq!(code, Some(130), "{said}");
    for part in ["Stopping.", "One core, actions sampled", "Stopped after 1 of 20"] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

#[test]
fn ctrl_c_ends_tuning_after_the_generation() {
    let out = place("weights.json");
    let args = ["tune", "polis", "--games", "6", "--generations", "1000", "--out", &out];
    let (code, said) = interrupted(&args);
    assert_eq!(code, Some(130), "{said}");
    assert!(said.contains("Generation 1") && said.contains("of 1000"), "{said}");
    assert!(json_in(&out).is_object());
}

#[test]
fn missed_targets_fail() {
    let suite = |target: &str| {
        let text = format!(
            r#"{{"matches": [{{"game": "polis", "seats": "baseline,random", "games": 4,
                "targets": {{"baseline": {{ {target} }}}}}}]}}"#
        );
        rynek(&["arena", "--suite", &file("suite.json", &text)])
    };
    fails(&suite(r#""ms_at_most": 0, "wins_at_least": 0.3"#), 4, "One of 2 targets was missed.");
    out(&suite(r#""wins_at_least": 0.3"#));
    out(&suite(""));
}

#[test]
fn messages_name_no_types_of_the_program() {
    let suite = |text: &str| rynek(&["arena", "--suite", &file("suite.json", text)]);
    let record = |text: &str| rynek(&["replay", &file("game.json", text)]);
    let engine = |line: &str| rynek_with(&["engine", "polis"], line);
    let mut said = vec![
        err(&suite(r#"{"matches": [{"game": "polis", "seats": 3, "games": 1}]}"#)),
        err(&suite("[]")),
        err(&suite(r#"{"matches": [{"game": "polis", "seats": "random", "games": -1}]}"#)),
        err(&record("[]")),
        err(&record(r#"{"format": "x"}"#)),
        err(&record(r#"{"format": 70000000000}"#)),
        err(&rynek(&["tune", "polis", "--from", &file("weights.json", r#"{"weights": 3}"#)])),
        err(&rynek(&["serve", "--port", "99999"])),
        err(&rynek(&["serve", "--log", "foo"])),
        err(&rynek(&["serve", "--config", &file("rynek.toml", "port = \"x\"")])),
        err(&rynek(&["arena", "polis", "--seats", "random", "--state", &file("state.jsonl", "{}\n")])),
    ];
    said.extend(
        out(&engine("{\"cmd\":\"undo\",\"actions\":\"x\"}\n{\"cmd\":\"go\",\"ms\":-1}\n[]\n"))
            .lines()
            .skip(1)
            .map(str::to_owned),
    );
    for text in said {
        for word in
            ["u8", "u16", "u32", "u64", "usize", "i64", "f64", "struct", "enum", "TOML parse", "expected", "serde"]
        {
            assert!(!text.contains(word), "{word:?} is in {text}");
        }
    }
    fails(&rynek(&["replay", "/nowhere/game.json"]), 3, "/nowhere/game.json cannot be read. It does not exist.");
}

#[test]
fn an_undo_of_any_size_is_quoted_as_it_is() {
    let lines = "{\"cmd\":\"setup\"}\n{\"cmd\":\"undo\",\"actions\":18446744073709551615}\n";
    let said = out(&rynek_with(&["engine", "polis"], lines));
    assert!(said.contains("18446744073709551615 actions can’t be taken back. None was played."), "{said}");
}
