//! A game at the prompt: refusals, what is possible, boards that fit, and the end.

use std::fs;

use crate::{
    caller::{err, fails, file, json_of, out, place, rynek, rynek_with},
    screen::{Console, Screen},
};

/// The first action that `moves` lists at the start of a game.
fn first_action(game: &str) -> String {
    let text = out(&rynek_with(&["play", game, "--seed", "3"], "moves\nquit\n"));
    let line = text.lines().find_map(|line| line.strip_prefix("1: ")).unwrap_or_else(|| panic!("{game}: {text}"));
    line.split("   ").next().expect("an action").to_owned()
}

#[test]
fn the_case_of_letters_does_not_matter() {
    for game in rynek_catalog::IDS {
        let action = first_action(game);
        let played = |typed: &str| {
            let kept = place("game.json");
            let input = format!("{typed}\nQUIT\n");
            out(&rynek_with(&["play", game, "--seed", "3", "--seats", "human", "--save", &kept], input));
            let text = fs::read_to_string(kept).expect("the game is saved");
            text.matches(&format!("\"{action}\"")).count()
        };
        let plain = played(&action);
        assert!(plain > 0, "{game}: {action}");
        for typed in [action.to_uppercase(), action.to_lowercase(), format!("  {}  ", action.replace(' ', "  "))] {
            assert_eq!(played(&typed), plain, "{game}: {typed}");
        }
    }
    let text = out(&rynek_with(&["play", "polis", "--seed", "2"], "Moves\nHELP\nBoard\nquit\n"));
    assert!(text.contains("40 of") && text.contains("draw the table again"), "{text}");
}

#[test]
fn a_refusal_names_the_rule_and_what_is_possible() {
    let text = out(&rynek_with(&["play", "polis", "--seed", "2"], "99 0,0 0\nnonsense\nquit\n"));
    assert!(text.contains("[polis.take."), "{text}");
    assert!(text.contains("“nonsense” cannot be read as an action.\nPossible now: "), "{text}");
    let lines = ["keep 99", "nonsense", "quit"].join("\n");
    let text = out(&rynek_with(&["play", "engineer", "--seed", "2", "--lang", "pl"], lines));
    assert!(text.contains("Teraz można: ") && !text.contains("Poprawna postać"), "{text}");
}

/// The prompt in Engineer names what the area and the card allow, no more.
#[test]
fn prompts_and_refusals_list_what_is_possible_here_and_now() {
    let mut moves = String::new();
    let mut seen = (false, false);
    for _ in 0..60 {
        let text = out(&rynek_with(&["play", "engineer", "--seed", "4"], format!("{moves}P1 a1 dance\nquit\n")));
        let kinds = ["The area gives a resource", "The area brings taxes", "The area trades"];
        let last = text.rsplit(")>").nth(2).unwrap_or_default().to_owned();
        if let Some(kind) = kinds.iter().find(|kind| last.contains(*kind)) {
            assert_eq!(kinds.iter().filter(|kind| last.contains(*kind)).count(), 1, "{kind}: {last}");
            seen.0 = true;
        }
        if text.contains("After “P1") {
            let right = text.split("After “P1").nth(1).and_then(|rest| rest.lines().next()).expect("a line");
            assert!(right.contains("you can type: ") && right.contains('|'), "{right}");
            seen.1 = true;
        }
        if seen == (true, true) {
            return;
        }
        moves += "moves\n1\n";
    }
    panic!("an investment and a project: {seen:?}");
}

/// Whole games of Engineer by a bot.
#[test]
fn the_end_phase_is_told_in_full() {
    let play = |language: &str| {
        let game = |seed: u8| {
            let seed = seed.to_string();
            out(&rynek(&["play", "engineer", "--seats", "random", "--seed", &seed, "--lang", language]))
        };
        let told: Vec<String> = (1..=20).map(game).collect();
        told.iter()
            .flat_map(|text| text.lines())
            .filter(|line| line.starts_with("· "))
            .filter_map(|line| {
                line.find("The round ends. ").or_else(|| line.find("Koniec rundy. ")).map(|at| &line[at..])
            })
            .map(str::to_owned)
            .collect()
    };
    let (english, polish): (Vec<String>, Vec<String>) = (play("en"), play("pl"));
    assert!(english.len() > 100 && english.len() == polish.len(), "{} {}", english.len(), polish.len());
    // The token, the money for unused dice, and the time marker.
    let steps = [
        ("token", [" gets a token.", "already has its token."], [" dostaje żeton.", "ma już żeton."]),
        (
            "time",
            ["The time marker moves from ", "The time marker stays on "],
            ["przechodzi z pola ", "zostaje na polu "],
        ),
    ];
    for (line, zdanie) in english.iter().zip(&polish) {
        assert!(line.starts_with("The round ends. ") && zdanie.starts_with("Koniec rundy. "), "{line} {zdanie}");
        for (step, en, pl) in steps {
            let told = |text: &str, ways: [&str; 2]| ways.map(|way| text.contains(way));
            assert!(told(line, en) == told(zdanie, pl) && told(line, en) != [false; 2], "{step}: {line} {zdanie}");
        }
        assert_eq!(line.contains("Two unused dice are worth $1."), zdanie.contains("kości dają 1 $."), "{line}");
    }
    for part in ["already has its token.", "stays on ", "unused dice"] {
        assert!(english.iter().any(|line| line.contains(part)), "{part}");
    }
}

/// Waits for a question, and returns the lines since the last one.
fn lines_until_prompt(screen: &mut Screen, before: &mut usize) -> Vec<String> {
    screen.wait_for(&[")>"]);
    let lines = screen.lines();
    let new = lines[*before..].to_vec();
    *before = lines.len();
    new
}

/// Plays the first action of the list.
fn play_first(screen: &mut Screen) {
    screen.press("moves\r");
    screen.wait_for(&["to play", "aby "]);
    screen.wait_for(&[")>"]);
    screen.press("1\r");
    screen.wait_for(&["· "]);
}

#[test]
fn boards_fit_eighty_columns_or_say_what_they_need() {
    for game in rynek_catalog::IDS {
        for language in ["en", "pl"] {
            let args = ["play", game, "--seed", "5", "--lang", language];
            let mut screen = Console::usual().run(&args, &place("data"), &[("NO_COLOR", "1")]);
            let mut before = 0;
            for _ in 0..6 {
                let lines = lines_until_prompt(&mut screen, &mut before);
                let narrow = lines.iter().any(|line| line.contains("columns;") || line.contains("kolumn, a"));
                let wide = lines.iter().find(|line| line.chars().count() > 80);
                assert!(wide.is_none() || narrow, "{game} in {language}: {wide:?}\n{}", lines.join("\n"));
                play_first(&mut screen);
                before = screen.lines().len();
            }
        }
    }
}

#[test]
fn a_move_redraws_what_changed() {
    for game in rynek_catalog::IDS {
        let mut screen = Console::usual().run(&["play", game, "--seed", "5"], &place("data"), &[("NO_COLOR", "1")]);
        let mut before = 0;
        let first = lines_until_prompt(&mut screen, &mut before);
        play_first(&mut screen);
        before = screen.lines().len();
        let next = lines_until_prompt(&mut screen, &mut before);
        screen.press("board\r");
        screen.wait_for(&["\n"]);
        let whole = lines_until_prompt(&mut screen, &mut before);
        // Legends and players that did not change are not drawn again.
        let same: Vec<&String> =
            whole.iter().filter(|line| line.chars().count() > 20 && first.contains(line)).collect();
        let again = same.iter().filter(|line| next.contains(line)).count();
        assert!(again < same.len(), "{game} draws everything again:\n{}", next.join("\n"));
    }
}

#[test]
fn the_card_that_begins_the_end_is_pointed_out() {
    let shipped = include_str!("../../../rooftops/components.json");
    let scarce = shipped.replacen("\"floors_per_color\": 30", "\"floors_per_color\": 11", 1);
    assert_ne!(scarce, shipped);
    let edition = file("scarce.json", &scarce);
    let moves = "moves take\n1\nmoves return\n1\n".repeat(30);
    let args = [
        "play",
        "rooftops",
        "--seed",
        "6",
        "--seats",
        "human,greedy",
        "--start-sites",
        "random",
        "--edition",
        &edition,
    ];
    let text = out(&rynek_with(&args, moves + "quit\n"));
    let warned = text.find("Taking this card triggers the end of the game").unwrap_or_else(|| panic!("{text}"));
    let told = text.find("everyone has one last turn").unwrap_or_else(|| panic!("{text}"));
    assert!(warned < told, "{text}");
}

#[test]
fn goals_are_named_in_any_order() {
    let goals = |list: &str| rynek(&["simulate", "rooftops", "--games", "2", "--json", "--goals", list]);
    let setup = json_of(&goals("four_park,five_connected,four_lake"))["setup"].clone();
    assert_eq!((&setup["goal_1"], &setup["goal_3"]), (&"five_connected".into(), &"four_park".into()));
    assert_eq!(json_of(&goals("four_lake,four_park,five_connected"))["setup"], setup);
    assert_eq!(json_of(&goals("random"))["setup"]["goal_1"], "random");
    let wrong = goals("four_lake,castles,four_park");
    fails(&wrong, 2, "--goals does not take “castles”");
    for name in ["each_color", "two_borders", "random"] {
        assert!(err(&wrong).contains(name), "{}", err(&wrong));
    }
    fails(&goals("four_lake,four_park"), 2, "takes 3 different names");
    fails(&goals("four_lake,four_lake,four_park"), 2, "takes 3 different names");
}

#[test]
fn a_city_that_is_only_a_comment_is_scored() {
    let cities = "30 1,-1 1\n\n# nothing built here\n\n4 0,1 2\n";
    let scores = json_of(&rynek_with(&["polis", "score", "-", "--json"], cities));
    assert_eq!(scores.as_array().map(Vec::len), Some(3), "{scores}");
    assert_eq!(scores[1]["total"], 0);
}

/// The sentences that tell how ties are broken, in English and Polish.
const TIES: [(&str, [&str; 2]); 4] = [
    (
        "boulevards",
        [
            "The higher sum of the prices printed on the shares decides.",
            "Rozstrzyga wyższa suma cen na kartach udziałów.",
        ],
    ),
    ("planners", ["More objects placed decide.", "Rozstrzyga większa liczba umieszczonych obiektów."]),
    ("polis", ["More stones left decide.", "Rozstrzyga większa liczba kamieni."]),
    ("rooftops", ["More floors in stock decide.", "Rozstrzyga większa liczba pięter w zasobach."]),
];

const FIRST_EDITION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../planners/components-24.json");

/// Random players with equally many points, in every game for several players.
#[test]
fn a_tie_and_its_break_are_told() {
    let several = rynek_catalog::all().filter(|info| *info.players().end() > 1);
    let mut games: Vec<&str> = several.map(|info| info.id).collect();
    games.sort_unstable();
    assert_eq!(games, TIES.map(|(game, _)| game));
    for (game, sentences) in TIES {
        let folder = place("records");
        let simulate = ["simulate", game, "--games", "400", "--seed", "5", "--records", &folder];
        // With the default edition of Planners, random players who tie have the same objects left.
        let edition: &[&str] = if game == "planners" { &["--edition", FIRST_EDITION] } else { &[] };
        out(&rynek(&[&simulate, edition].concat()));
        let mut told = 0;
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            let record = crate::caller::json_in(&path);
            let (points, places) = (&record["result"]["points"], &record["result"]["places"]);
            if points[0] != points[1] || places[0] == places[1] {
                continue;
            }
            let result = |language| out(&rynek(&["replay", &path.display().to_string(), "--lang", language]));
            let [english, polish] = [result("en"), result("pl")];
            let tie = if points[0] == 1 { "1 point each: ".to_owned() } else { format!("{} points each: ", points[0]) };
            assert!(english.contains(&tie) && english.contains(&format!(". {}", sentences[0])), "{english}");
            assert!(polish.contains(sentences[1]), "{polish}");
            let bankrupt = game == "boulevards" && points[0] == 0;
            assert_eq!(english.contains("Bankrupt players come after all others"), bankrupt, "{english}");
            told += 1;
        }
        assert!(told > 0, "no game of {game} ended in a tie");
    }
}
