//! Help, suggestions, completion and the manual page.

use std::{fs, path::Path, process::Command};

use rynek_kernel::Language;

use crate::{
    caller::{RYNEK, err, fails, out, place, rynek, rynek_in, scratch},
    screen::Console,
    words::{help, listed},
};

/// All commands, with the games of those that take one.
fn commands() -> Vec<Vec<String>> {
    let mut waiting: Vec<Vec<String>> = vec![Vec::new()];
    let mut found = Vec::new();
    while let Some(command) = waiting.pop() {
        let below = listed(&help(&command, Language::ENGLISH)).into_iter();
        waiting.extend(below.map(|name| [command.clone(), vec![name]].concat()));
        found.push(command);
    }
    found
}

#[test]
fn help_fits_the_terminal() {
    let data = place("data");
    for command in commands() {
        for language in ["en", "pl"] {
            let mut args: Vec<&str> = command.iter().map(String::as_str).collect();
            args.extend(["--help", "--lang", language]);
            let mut screen = Console::usual().run(&args, &data, &[]);
            screen.wait_for_end();
            for line in screen.lines() {
                assert!(line.chars().count() <= 80, "{command:?} in {language}: {line:?}");
            }
        }
    }
}

#[test]
fn bots_and_defaults_come_from_the_code() {
    let play = out(&rynek(&["play", "--help"])).split_whitespace().collect::<Vec<_>>().join(" ");
    for bot in rynek_bots::NAMES {
        assert!(play.contains(bot), "{bot}: {play}");
    }
    assert!(play.contains("(default: human against strong)"), "{play}");
    // What the help promises happens.
    let begun = out(&crate::caller::rynek_with(&["play", "polis", "--seed", "1"], "quit\n"));
    assert!(begun.contains("Seat 2: Strong bot"), "{begun}");
    let simulate = out(&rynek(&["simulate", "polis", "--help"]));
    for shown in ["(default: 1000)", "(default: random)", "(default: 1)", "<1..1000000000>", "<1..1024>"] {
        assert!(simulate.contains(shown), "{shown}: {simulate}");
    }
    let serve = out(&rynek(&["serve", "--help"])).split_whitespace().collect::<Vec<_>>().join(" ");
    for shown in ["(default: 7878)", "(default: info)", "(default: 20000)", "(default: false)"] {
        assert!(serve.contains(shown), "{shown}: {serve}");
    }
}

#[test]
fn examples_are_about_the_game() {
    for game in rynek_catalog::IDS {
        for command in ["play", "simulate", "arena", "tune", "bench"] {
            let text = out(&rynek(&[command, game, "--help"]));
            let examples = text.split("Examples:").nth(1).unwrap_or_else(|| panic!("{command} {game}: {text}"));
            assert!(examples.contains(&format!("rynek {command} {game}")), "{examples}");
            let others = rynek_catalog::IDS.iter().filter(|other| *other != game);
            assert!(others.into_iter().all(|other| !examples.contains(other)), "{examples}");
        }
    }
    // They can be typed: the options of the example exist.
    let rooftops = out(&rynek(&["play", "rooftops", "--help"]));
    assert!(rooftops.contains("rynek play rooftops --goals five_districts,five_connected,grey_3_2"), "{rooftops}");
}

#[test]
fn placeholders_are_in_the_language_of_the_help() {
    for command in commands() {
        let text = help(&command, Language::from_code("pl").expect("Polish"));
        for word in ["FILE", "DIR>", "GAME", "SEAT", "SEED", "MINUTES", "RECORD", "COMMAND", "NAME", "SHELL", "DAYS"] {
            assert!(!text.contains(word), "{command:?} shows {word}: {text}");
        }
    }
    assert!(
        help(&["play".to_owned()], Language::from_code("pl").expect("Polish")).contains("--seats <MIEJSCE,MIEJSCE…>")
    );
    assert!(
        help(&["rules".to_owned()], Language::from_code("pl").expect("Polish")).contains("rynek rules GRA [opcje]")
    );
}

#[test]
fn help_is_a_command_too() {
    assert_eq!(out(&rynek(&["help"])), out(&rynek(&["--help"])));
    assert_eq!(out(&rynek(&["help", "arena"])), out(&rynek(&["arena", "--help"])));
    assert_eq!(out(&rynek(&["help", "play", "polis"])), out(&rynek(&["play", "polis", "-h"])));
    fails(&rynek(&["help", "frobnicate"]), 2, "There is no command “frobnicate”");
}

#[test]
fn a_close_word_is_suggested() {
    for (args, word) in [
        (&["paly"][..], "“play”"),
        (&["play", "poils"], "“polis”"),
        (&["play", "polis", "--sead", "1"], "“--seed”"),
        (&["play", "polis", "--seats", "human,stong"], "“strong”"),
        (&["play", "polis", "--seats", "humna"], "“human”"),
        (&["simulate", "polis", "--bots", "gredy"], "“greedy”"),
        (&["tune", "polis", "--method", "mach"], "“match”"),
        (&["rules", "rooftop"], "“rooftops”"),
        (&["simulate", "rooftops", "--goals", "four_lake,four_parc,levels_1_4"], "“four_park”"),
    ] {
        fails(&rynek(args), 2, &format!("Did you mean {word}?"));
    }
    assert!(err(&rynek(&["paly", "--lang", "pl"])).contains("Może chodzi o „play”?"));
    assert!(!err(&rynek(&["xyzzy"])).contains("Did you mean"));
}

#[test]
fn short_flags_do_what_long_ones_do() {
    let long = ["simulate", "polis", "--players", "3", "--games", "20", "--seed", "4", "--bots", "greedy", "--json"];
    let short = ["simulate", "polis", "-p", "3", "-n", "20", "-S", "4", "-b", "greedy", "-j", "-t", "1"];
    assert_eq!(out(&rynek(&short)), out(&rynek(&long)));
    assert_eq!(out(&rynek(&["games", "-l", "pl"])), out(&rynek(&["games", "--lang", "pl"])));
}

#[test]
fn the_version_names_the_commit() {
    let version = out(&rynek(&["--version"]));
    let commit = option_env!("BUILD_COMMIT").map(|commit| format!(" ({commit})")).unwrap_or_default();
    assert_eq!(version, format!("rynek {}{commit}\n", env!("CARGO_PKG_VERSION")));
    assert!(commit.chars().filter(char::is_ascii_hexdigit).count() >= 9 || commit.is_empty(), "{commit}");
}

/// What Bash offers for the last of these words, by the script of the program.
fn completions(typed: &[&str]) -> Vec<String> {
    let script = place("rynek.bash");
    fs::write(&script, out(&rynek(&["completions", "bash"]))).expect("a script");
    let programs = Path::new(RYNEK).parent().expect("a folder").display().to_string();
    let asks = r#"
        PATH="$1:$PATH"; source "$2"; shift 2
        COMP_WORDS=(rynek "$@"); COMP_CWORD=$#; COMP_TYPE=9
        _clap_complete_rynek rynek "${COMP_WORDS[COMP_CWORD]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let output = Command::new("bash").args(["--norc", "-c", asks, "bash", &programs, &script]).args(typed).output();
    out(&output.expect("Bash")).lines().map(str::to_owned).collect()
}

#[test]
fn values_are_completed() {
    // Commands, games and options.
    assert_eq!(completions(&["sim"]), ["simulate"]);
    assert_eq!(completions(&["play", "po"]), ["polis"]);
    assert_eq!(completions(&["play", "polis", "--vari"]), ["--variants"]);
    // Levels, and values of options.
    for (typed, word) in [
        (["play", "polis", "--seats", "hu"], "human"),
        (["simulate", "polis", "--bots", "str"], "strong"),
        (["play", "engineer", "--mode", "a_m"], "a_medium"),
        (["rules", "polis", "--color", "al"], "always"),
        (["serve", "--log-format=text", "--log", "de"], "debug"),
    ] {
        assert_eq!(completions(&typed), [word], "{typed:?}");
    }
    for part in ["human,ma", "human,strong,ma", "ma"] {
        let whole = format!("{}master", &part[..part.len() - 2]);
        assert_eq!(completions(&["play", "polis", "--seats", part]), [whole], "every part of a list");
    }
    assert_eq!(completions(&["simulate", "rooftops", "--goals", "four_park,four_la"]), ["four_park,four_lake"]);
    assert!(completions(&["play", "polis", "--seats", "human,"]).contains(&"human,strong".to_owned()));
    assert_eq!(completions(&["play", "polis", "--seats", "human,xyz"]), [""]);
}

#[test]
fn help_is_as_wide_as_columns_says() {
    let wrapped = |columns: &str| {
        let help =
            Command::new(RYNEK).args(["serve", "--help"]).env("RYNEK_LANG", "en").env("COLUMNS", columns).output();
        out(&help.expect("the command runs")).lines().map(|line| line.chars().count()).max()
    };
    assert!(wrapped("80") <= Some(80) && wrapped("120") > Some(100), "{:?} {:?}", wrapped("80"), wrapped("120"));
    assert_eq!(wrapped("many"), out(&rynek(&["serve", "--help"])).lines().map(|line| line.chars().count()).max());
}

#[test]
fn the_manual_page_has_every_command_in_both_languages() {
    for (language, headings) in [
        ("en", ["NAME", "SYNOPSIS", "OPTIONS", "COMMANDS", "ENVIRONMENT", "EXIT STATUS"]),
        ("pl", ["NAZWA", "SKŁADNIA", "OPCJE", "POLECENIA", "ŚRODOWISKO", "STAN WYJŚCIA"]),
    ] {
        let page = out(&rynek(&["man", "--lang", language]));
        assert!(page.contains(".TH RYNEK 1"), "{page}");
        for heading in headings {
            let quoted = if heading.contains(' ') { format!("\"{heading}\"") } else { heading.to_owned() };
            assert!(page.contains(&format!(".SH {quoted}\n")), "{heading}");
        }
        for command in listed(&help(&[], Language::ENGLISH)) {
            assert!(page.contains(&format!(".SS \"rynek {command} ")), "{command}: {page}");
        }
        for part in ["\\-\\-goals", "\\-\\-limits\\-connections", "RYNEK_LANG", "\\-\\-variants"] {
            assert!(page.contains(part), "{part}");
        }
        assert!(!page.contains("cli-") && !page.contains("cli\\-"), "a text is missing");
    }
}

#[test]
fn colours_are_used_when_wanted() {
    let coloured = |args: &[&str], settings: &[(&str, &str)]| {
        let mut screen = Console::usual().run(args, &place("data"), settings);
        screen.wait_for_end();
        screen.readable().contains("\u{1b}[")
    };
    assert!(coloured(&["rules", "polis"], &[]));
    assert!(!coloured(&["rules", "polis"], &[("NO_COLOR", "1")]));
    assert!(!coloured(&["rules", "polis", "--color", "never"], &[]));
    assert!(coloured(&["--color=always", "rules", "polis"], &[("NO_COLOR", "1")]));
    // Not on a terminal.
    assert!(!out(&rynek(&["rules", "polis"])).contains('\u{1b}'));
    assert!(out(&rynek(&["rules", "polis", "--color", "always"])).contains('\u{1b}'));
    assert!(!out(&rynek(&["--help"])).contains('\u{1b}'));
    fails(&rynek(&["rules", "polis", "--color", "red"]), 2, "auto, always, never");
    assert!(err(&rynek(&["frobnicate", "--color", "always"])).contains('\u{1b}'));
}

#[test]
fn quiet_leaves_only_results() {
    let game = rynek_in(&scratch("data"), &["play", "polis", "--seed", "1", "--quiet"], "quit\n");
    let said = out(&game);
    assert!(!said.contains("saved in") && !said.contains("Type an action") && said.contains("Market"), "{said}");
    let tuned = rynek(&["tune", "polis", "--games", "4", "--generations", "1", "-q"]);
    assert!(out(&tuned).starts_with('{') && !err(&tuned).contains("Generation"), "{}", err(&tuned));
}
