//! `rynek arena` as people and scripts call it.

use std::{fs, process::Output};

use serde_json::{Value, json};

use crate::caller::{fails, file, json_in, json_of, out, place, rynek, scratch};

fn arena(args: &[&str]) -> Output {
    rynek(&[&["arena"], args].concat())
}

/// The output without the only number that changes from run to run.
fn without_time(mut report: Value) -> Value {
    for seat in report["seats"].as_array_mut().expect("seats") {
        seat.as_object_mut().expect("an object").remove("ms_per_move");
    }
    report
}

#[test]
fn seats_are_listed_as_given_and_threads_change_nothing() {
    let play = |threads| {
        let args = ["polis", "--seats", "random,baseline", "--games", "5", "--json", "--threads", threads];
        json_of(&arena(&args))
    };
    let report = play("1");
    assert_eq!((&report["deals"], &report["games"], &report["players"]), (&json!(5), &json!(10), &json!(2)));
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&json!("random"), &json!("baseline")));
    for seat in seats {
        for figure in ["win_rate", "mean_score", "mean_rank", "ms_per_move"] {
            assert!(seat[figure].is_number(), "{figure}");
        }
        let [low, high] = [0, 1].map(|end| seat["interval"][end].as_f64().expect("an end"));
        let rate = seat["win_rate"].as_f64().expect("a share");
        assert!(low < high && (low..=high).contains(&rate), "{seat}");
    }
    assert_eq!(without_time(report), without_time(play("2")));
}

#[test]
fn every_game_has_an_arena() {
    for game in rynek_catalog::IDS {
        let report = json_of(&arena(&[game, "--seats", "baseline,random", "--games", "2", "--json"]));
        assert_eq!((&report["game"], &report["games"]), (&json!(game), &json!(4)));
    }
}

#[test]
fn a_list_of_bots_fills_one_table_or_meets_in_all_groups() {
    let played = |args: &[&str]| {
        let fixed = ["--games", "1", "--json"];
        let report = json_of(&arena(&[args, &fixed[..]].concat()));
        let ratings = report["ratings"].as_array().expect("ratings").len();
        (report["players"].as_u64().unwrap_or(0), report["games"].as_u64().unwrap_or(0), ratings)
    };
    assert_eq!(played(&["polis", "--seats", "baseline,random,random,random"]), (4, 4, 2));
    assert_eq!(played(&["polis", "--seats", "baseline,random", "--players", "4"]), (4, 4, 2));
    assert_eq!(played(&["polis", "--seats", "baseline,random,casual", "--players", "2"]), (2, 6, 3));
    assert_eq!(played(&["polis", "--seats", "random,novice,casual,baseline,greedy"]), (2, 20, 5));
    assert_eq!(played(&["polis", "--seats", "baseline,random", "--rotate=false"]), (2, 1, 2));
    assert_eq!(played(&["polis", "--seats", "baseline,random", "--rotate"]), (2, 2, 2));
    assert_eq!(played(&["engineer", "--seats", "random,greedy"]), (1, 2, 0));
}

#[test]
fn people_get_a_table() {
    let text = out(&arena(&["polis", "--seats", "random,casual,baseline", "--players", "2", "--games", "2"]));
    for said in ["Polis, 2 players: 2 deals, 12 games, seed 1", "mean place", "Seat 2 wins", "rating"] {
        assert!(text.contains(said), "{said:?} is not in {text}");
    }
    let text = out(&arena(&["engineer", "--seats", "random", "--games", "2", "--lang", "pl"]));
    assert!(text.contains("2 rozdania, 2 partie") && text.contains("wygrane"), "{text}");
}

#[test]
fn a_contest_goes_on_where_it_was() {
    let state = place("state.jsonl");
    let play = |games, more: &[&str]| {
        let args = ["polis", "--seats", "baseline,random", "--json", "--games", games, "--state", &state];
        arena(&[&args[..], more].concat())
    };
    json_of(&play("2", &[]));
    let kept = fs::read_to_string(&state).expect("kept");
    // As if it had been stopped in the middle of a line.
    fs::write(&state, &kept[..kept.len() - 9]).expect("cut");
    let resumed = without_time(json_of(&play("4", &[])));
    let whole = arena(&["polis", "--seats", "baseline,random", "--json", "--games", "4"]);
    assert_eq!(resumed, without_time(json_of(&whole)));
    fails(&play("4", &["--seed", "2"]), 1, "“seed” is 1 there, but 2 here");
    fails(&play("4", &["--players", "3"]), 1, "“setup”");
}

#[test]
fn a_report_is_one_page_that_says_how_to_make_it_again() {
    let dir = place("report");
    let args = ["boulevards", "--seats", "baseline,random", "--games", "2", "--report", &dir];
    assert!(out(&arena(&args)).contains("index.html"));
    let page = fs::read_to_string(format!("{dir}/index.html")).expect("a page");
    assert!(page.contains("rynek arena boulevards --seats baseline,random --games 2"));
    assert!(page.contains("<svg") && !page.contains("http") && !page.contains("boulevards-score"), "{page}");
    out(&arena(&[&args[..], &["--lang", "pl"]].concat()));
    assert!(fs::read_to_string(format!("{dir}/index.html")).expect("a page").contains("Kto wygrywa"));
}

#[test]
fn what_the_arena_did_not_write_is_left_as_it_is() {
    let dir = scratch("");
    let place = |name: &str| dir.join(name).display().to_string();
    let bots = ["polis", "--seats", "random,random", "--games", "1"];
    let suite = r#"{ "matches": [{ "game": "polis", "seats": "random,random", "games": 1 }] }"#;
    fs::write(dir.join("suite.json"), suite).expect("a suite");
    // Without the end of a line, as a truncated file has it.
    for (name, text) in [("one.txt", "Of cities."), ("two.txt", "Of cities.\nOf towns."), ("index.html", "<h1>Us</h1>")]
    {
        fs::write(dir.join(name), text).expect("a file");
    }
    fs::write(dir.join("results.json"), r#"{ "mine": true }"#).expect("a file");
    let before = |name: &str| fs::read_to_string(dir.join(name)).expect("it is there");
    let kept = ["one.txt", "two.txt", "index.html", "results.json"].map(|name| (name, before(name)));
    for state in ["one.txt", "two.txt"] {
        fails(&arena(&[&bots[..], &["--state", &place(state)]].concat()), 1, state);
    }
    fails(&arena(&[&bots[..], &["--report", &place("")]].concat()), 1, "index.html already exists");
    fails(&arena(&["--suite", &place("suite.json"), "--state", &place("")]), 1, "results.json already exists");
    for (name, text) in kept {
        assert_eq!(before(name), text);
    }
    // It replaces its own files: a report, results, and a state file that was cut off in its first line.
    let report = place("report");
    for _ in 0..2 {
        assert!(arena(&[&bots[..], &["--report", &report]].concat()).status.success());
        assert!(arena(&["--suite", &place("suite.json"), "--state", &place("state")]).status.success());
    }
    let games = format!("{report}/games.jsonl");
    let cut = fs::read_to_string(&games).expect("games")[..20].to_owned();
    fs::write(&games, cut).expect("cut");
    assert!(arena(&[&bots[..], &["--report", &report]].concat()).status.success());
}

#[test]
fn a_suite_is_played_beside_its_targets() {
    let text = r#"{ "matches": [
        { "game": "polis", "seats": "baseline,random", "games": 4,
          "targets": { "baseline": { "wins_at_least": 0.3, "ms_at_most": 0 } } },
        { "game": "engineer", "options": { "mode": "a_medium" }, "seats": "random", "games": 3, "targets": { "random": {} } }
    ] }"#;
    let (suite, state) = (file("suite.json", text), place("state"));
    let output = arena(&["--suite", &suite, "--state", &state]);
    fails(&output, 4, "One of 2 targets was missed.");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(text.contains("reached") && text.contains("missed") && text.contains("engineer mode=a_medium"), "{text}");
    let results = json_in(format!("{state}/results.json"));
    assert_eq!(results[0]["verdicts"][0]["reached"], true);
    assert_eq!(results[0]["verdicts"][1]["reached"], false);
    assert_eq!(results[1]["verdicts"][0]["target"], Value::Null);
    let one = json_of(&arena(&["engineer", "--suite", &suite, "--json", "--games", "1"]));
    assert_eq!((one.as_array().map(Vec::len), &one[0]["standings"]["games"]), (Some(1), &json!(1)));
}

#[test]
fn the_suites_that_ship_can_be_read() {
    let mut matches = 0;
    for id in rynek_catalog::IDS {
        // A game may have no targets.
        let Ok(text) = fs::read_to_string(format!("{}/../{id}/strength.json", env!("CARGO_MANIFEST_DIR"))) else {
            continue;
        };
        let suite: rynek_arena::Suite = serde_json::from_str(&text).expect("a suite");
        for one in &suite.matches {
            assert_eq!(&one.game, id, "every game has targets of its own");
            let aims = one.aims().unwrap_or_else(|error| panic!("{}: {error}", one.slug()));
            let seats: Vec<&str> = one.seats.split(',').collect();
            assert!(aims.iter().all(|(bot, _)| seats.contains(&bot.as_str())), "{}", one.slug());
            assert!(seats.iter().all(|seat| seat.parse::<rynek_bots::Spec>().is_ok()), "{}", one.slug());
            let takes = rynek_catalog::visit(id, Takes(one.options.clone().into())).expect("a game");
            assert!(takes, "{}", one.slug());
        }
        matches += suite.matches.len();
    }
    assert!(matches > 20, "only {matches} matches");
}

/// Whether a game accepts these options.
struct Takes(Value);

impl rynek_catalog::Visitor for Takes {
    type Output = bool;

    fn visit<G: rynek_kernel::Game>(self) -> bool {
        rynek_kernel::setup::from_json::<G::Setup>(&self.0).is_ok()
    }
}

#[test]
fn what_cannot_be_played_is_explained() {
    fails(&arena(&["polis"]), 2, "--seats");
    fails(&arena(&["--json"]), 2, "--suite");
    fails(&arena(&["chess", "--seats", "random"]), 2, "The games are: ");
    fails(&arena(&["polis", "--seats", "random,oracle"]), 2, "oracle");
    fails(&arena(&["polis", "--seats", &["random"; 17].join(",")]), 2, "16");
    fails(&arena(&["polis", "--seats", "random", "--rotate=maybe"]), 2, "maybe");
    fails(&arena(&["polis", "--seats", "random", "--games", "18446744073709551615"]), 2, "from 1 to 1000000");
    fails(&arena(&["polis", "--seats", "random", "--players", "9"]), 2, "2 to 4");
    fails(&arena(&["polis", "--seats", "random", "--report", "/dev/null/report"]), 3, "cannot be written");
    fails(&arena(&["polis", "--seats", "random", "--state", "no/such/folder/state"]), 3, "no/such/folder");
    let suite = |text: &str| arena(&["--suite", &file("suite.json", text)]);
    fails(&suite("{"), 1, "not a list of matches");
    fails(&suite(r#"{"matches": [{"game": "chess", "seats": "random", "games": 1}]}"#), 1, "chess");
    let odd = r#"{"matches": [{"game": "polis", "seats": "random", "games": 1, "targets": {"random": {"luck": 1}}}]}"#;
    fails(&suite(odd), 1, "luck");
    fails(&arena(&["--suite", "no/such/suite"]), 3, "no/such/suite");
}
