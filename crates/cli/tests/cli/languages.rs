//! No text escapes translation: every message gets values that its text expects, and in the language that is made from
//! English nothing is left in plain English.

use std::collections::BTreeSet;

use rynek_kernel::{EditionRef, Explain, Game, Language, Message, Turn, Viewer, random_step, series_rng, setup};
use rynek_words::{Expected, keys};

use crate::{
    caller::{err, out, rynek, rynek_with},
    words::{all_texts, help, listed, speaking_sources},
};

/// The language that is made from English. All its letters have accents.
const MADE: &str = "en-XA";

/// Plays games at random and collects what their log lines and refusals get wrong.
struct Misuses<'a>(&'a Expected);

impl rynek_catalog::Visitor for Misuses<'_> {
    type Output = BTreeSet<String>;

    fn visit<G: Game>(self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        let mut check = |message: &Message| found.extend(self.0.misuses(message));
        let every = setup::every::<G::Setup>();
        for (n, setup) in every.iter().step_by(every.len().div_ceil(40)).enumerate() {
            let mut rng = series_rng(16, n as u64);
            let mut game = G::new(EditionRef::shipped(), setup).expect("options of the game");
            let mut seen = Vec::new();
            while let Some(action) = random_step(&game, &mut rng) {
                check(&game.describe(action, Viewer::Spectator));
                if let Turn::Player(seat) = game.turn() {
                    check(&game.describe(action, Viewer::Seat(seat)));
                }
                // Actions of other positions are refused, each for its reason.
                for old in seen.iter().rev().step_by(7).take(12) {
                    if let Err(illegal) = game.check(*old) {
                        check(&illegal.message());
                    }
                }
                seen.push(action);
                game.play_unchecked(action);
            }
        }
        found
    }
}

#[test]
fn every_value_is_one_that_its_text_expects() {
    let expected = Expected::new(&all_texts());
    let misuses: Vec<String> = rynek_catalog::IDS
        .iter()
        .flat_map(|id| rynek_catalog::visit(id, Misuses(&expected)).expect("a game of the catalog"))
        .collect();
    assert!(misuses.is_empty(), "{}", misuses.join("\n"));
}

#[test]
fn no_message_is_handed_the_text_of_another() {
    let mut found = Vec::new();
    for (path, text) in speaking_sources() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, _) in code.match_indices(".with(\"") {
            let value = value_after(&code[at + 6..]);
            let glued = [".say(", ".word(", ".join(", "{:.", "\" %\""].iter().any(|part| value.contains(part));
            if glued {
                found.push(format!("{}: {}", path.display(), value.trim()));
            }
        }
    }
    assert!(found.is_empty(), "pass ids, lists and numbers:\n{}", found.join("\n"));
}

/// The arguments of a call, from behind its bracket.
fn value_after(code: &str) -> &str {
    let mut depth = 1;
    for (at, letter) in code.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &code[..at];
        }
    }
    code
}

/// The words of at least three plain letters in a text.
fn plain_words(text: &str) -> impl Iterator<Item = &str> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_' || c == '-' || c == '…';
    let words = text.split(move |c: char| !is_letter(c)).map(|word| word.trim_matches('-'));
    words.filter(|word| word.chars().filter(char::is_ascii_alphabetic).count() >= 3 && word.is_ascii())
}

/// What is not translated in any language: names of commands, options, games, bots, files, and notations.
fn codes() -> BTreeSet<String> {
    let mut codes: BTreeSet<String> = BTreeSet::new();
    let mut add = |text: &str| codes.extend(plain_words(text).map(str::to_owned));
    add(include_str!("../../src/tree/mod.rs"));
    add(include_str!("../../src/tree/arguments.rs"));
    let settings = include_str!("../../../server/src/config/options.rs");
    add(settings);
    add(&settings.replace(['_', '.'], "-"));
    // The options of the commands of Polis, and placeholders that are the same everywhere.
    add("house-group lake-size lakes-are-edge goals PORT MIB");
    for info in rynek_catalog::all() {
        add(info.id);
        info.options.iter().for_each(|option| add(&format!("{} {}", option.name, option.name.replace('_', "-"))));
        add(&format!("{:?}", info.options));
    }
    rynek_bots::NAMES.iter().for_each(|name| add(name));
    // What can be typed at a table.
    for key in all_texts().iter().flat_map(|texts| keys(texts.english())) {
        ["-attraction-", "-colour-", "-resource-"]
            .iter()
            .filter_map(|of| key.split_once(of))
            .for_each(|(_, id)| add(id));
    }
    add("rynek json tmp data home human XDG_DATA_HOME RYNEK_LANG RYNEK_CONFIG NO_COLOR UTF-8 localhost");
    codes
}

fn escaped(text: &str, codes: &BTreeSet<String>) -> BTreeSet<String> {
    plain_words(text).filter(|word| !codes.contains(*word)).map(str::to_owned).collect()
}

#[test]
fn no_help_escapes_translation() {
    let codes = codes();
    let mut waiting: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(command) = waiting.pop() {
        let below = listed(&help(&command, Language::ENGLISH)).into_iter();
        waiting.extend(below.map(|name| [command.clone(), vec![name]].concat()));
        let made = Language::from_code(MADE).expect("the language made from English");
        let left = escaped(&help(&command, made), &codes);
        assert!(left.is_empty(), "{command:?}: {left:?}");
    }
}

#[test]
fn no_page_of_rules_escapes_translation() {
    for game in rynek_catalog::IDS {
        let text = out(&rynek(&["rules", game, "--lang", MADE]));
        // Identifiers of rules, notations, options and files are code.
        let blocks: String = text.split("```").step_by(2).collect();
        let outside = |paragraph: &str| paragraph.split('`').step_by(2).collect::<String>();
        let prose: String = blocks.split("\n\n").map(outside).collect();
        let left = escaped(&prose, &codes());
        assert!(left.is_empty(), "{game}: {left:?}");
    }
}

#[test]
fn no_error_escapes_translation() {
    for args in [
        &["play", "chess"][..],
        &["play", "polis", "--seats", "human,strnog"],
        &["play", "polis", "--players", "7"],
        &["simulate", "polis", "--games", "0"],
        &["replay", "/nowhere/at.all"],
        &["hint", "-"],
        &["serve", "--port", "99999"],
        &["polis", "score", "-"],
    ] {
        let output = rynek_with(&[args, &["--lang", MADE]].concat(), "30 1,-1 1 nonsense\n");
        let given: BTreeSet<String> = args.iter().flat_map(|arg| plain_words(arg)).map(str::to_owned).collect();
        let known: BTreeSet<String> = codes().into_iter().chain(given).chain(["nonsense".to_owned()]).collect();
        let said = err(&output);
        assert!(said.contains('⟦') && escaped(&said, &known).is_empty(), "{args:?}: {said}");
    }
}

#[test]
fn no_game_in_the_terminal_escapes_translation() {
    for game in rynek_catalog::IDS {
        let args = ["play", game, "--seed", "7", "--lang", MADE];
        let first = out(&rynek_with(&args, ""));
        let commands = ["play-command-moves", "play-command-hint", "play-command-score", "play-command-help"];
        let words = rynek_words::Words::new(Language::from_code(MADE).expect("a language"), &all_texts());
        // In this language commands are typed as they are shown, without the marks of a message.
        let typed = commands.map(|key| words.word(key).trim_matches(['⟦', '⟧']).to_owned());
        let input = format!("{}\n1\n1\n1\nnonsense\n", typed.join("\n"));
        let text = out(&rynek_with(&args, input));
        assert!(text.len() > first.len() && text.contains('⟦'), "{game}: {text}");
        let mut known = codes();
        known.extend(plain_words(env!("CARGO_TARGET_TMPDIR")).map(str::to_owned));
        known.extend([format!("{game}-7"), "nonsense".to_owned()]);
        // What the prompt says can be typed is notation.
        for line in out(&rynek_with(&["play", game, "--seed", "7"], "moves\n1\nmoves\n1\nmoves\n1\n")).lines() {
            let notation =
                line.strip_prefix("Possible now: ").or_else(|| line.trim().split_once(": ").map(|(_, rest)| rest));
            known.extend(notation.into_iter().flat_map(|notation| {
                plain_words(notation.split("   ").next().unwrap_or("")).map(str::to_owned).collect::<Vec<_>>()
            }));
        }
        let left = escaped(&text, &known);
        assert!(left.is_empty(), "{game}: {left:?}\n{text}");
    }
}
