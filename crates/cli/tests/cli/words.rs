//! All texts for people exist in every language, and come from the Fluent files.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use rynek_kernel::{Explain, Language, OptionKind, Texts};
use rynek_words::{Words, faults, keys, untranslated};

use crate::caller::{err, out, rynek};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of the command line, which a binary cannot export: `en.ftl` and, for the boards, `polis.en.ftl`.
fn cli_texts() -> Vec<Texts> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let mut found: BTreeMap<String, Vec<(&'static str, &'static str)>> = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder can be listed") {
        let path = entry.expect("a folder can be listed").path();
        let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let (of, code) = stem.rsplit_once('.').unwrap_or(("", &stem));
        let text = fs::read_to_string(&path).expect("a Fluent file");
        found.entry(of.to_owned()).or_default().push((code.to_owned().leak(), text.leak()));
    }
    found.into_values().map(|texts| Texts(texts.leak())).collect()
}

pub fn all_texts() -> Vec<Texts> {
    let mut texts = vec![rynek_kernel::WORDS];
    texts.extend(rynek_catalog::all().flat_map(|info| [info.words, info.lessons.words]));
    texts.extend(cli_texts());
    texts.extend([
        rynek_arena::WORDS,
        rynek_catalog::WORDS,
        rynek_hall::WORDS,
        rynek_daily::WORDS,
        rynek_review::WORDS,
        rynek_server::WORDS,
        rynek_store::WORDS,
        rynek_table::WORDS,
        rynek_wire::WORDS,
    ]);
    texts
}

fn sources(dir: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(dir).expect("a folder can be listed") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("a source can be read");
            found.push((path, text));
        }
    }
}

/// The sources of the crates with texts: all except the kernel's example and suite.
pub fn speaking_sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut crates: Vec<&str> = vec!["kernel", "arena", "cli", "hall", "review", "server", "store", "table"];
    crates.extend(rynek_catalog::IDS);
    for name in crates {
        sources(&root().join("crates").join(name).join("src"), &mut found);
    }
    found.retain(|(path, _)| {
        let path = path.to_string_lossy();
        !path.ends_with("kernel/src/example.rs") && !path.contains("conformance")
    });
    found
}

/// The string literal right after `before`, in code.
fn quoted_after(text: &str, before: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let after = code.split(before).skip(1);
    after.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).map(str::to_owned).collect()
}

/// The messages of refusals that are string literals.
fn quoted_rules(text: &str) -> Vec<String> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let literals = code.flat_map(|line| line.split('"').skip(1).step_by(2));
    let part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
    let is_rule = |literal: &&str| {
        literal.chars().all(part) && rynek_catalog::IDS.iter().any(|id| literal.starts_with(&format!("{id}.")))
    };
    literals.filter(is_rule).map(|rule| rule.replace('.', "-")).collect()
}

/// The texts of the page and of its boards.
fn page_texts() -> Vec<Texts> {
    let boards = fs::read_dir(root().join("web/src/boards")).expect("a folder can be listed");
    let folders = boards
        .map(|entry| entry.expect("a folder can be listed").path())
        .chain([root().join("web/words"), root().join("web/src/editions")]);
    folders.filter(|folder| folder.join("en.ftl").exists()).map(|folder| texts_in(&folder)).collect()
}

fn texts_in(folder: &Path) -> Texts {
    let files = fs::read_dir(folder).expect("a folder can be listed").map(|entry| entry.expect("a file").path());
    let texts: Vec<(&'static str, &'static str)> = files
        .filter(|path| path.extension().is_some_and(|kind| kind == "ftl"))
        .map(|path| {
            let code = path.file_stem().expect("a file").to_string_lossy().into_owned();
            (&*code.leak(), &*fs::read_to_string(&path).expect("a Fluent file").leak())
        })
        .collect();
    Texts(texts.leak())
}

#[test]
fn every_language_says_the_same() {
    let texts = [all_texts(), page_texts()].concat();
    assert!(texts.len() > 20, "the texts of crates, boards and the page");
    let faults: Vec<String> = texts.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a preview does not translate is said in English. The test prints how much that is; Planners is whole in German.
#[test]
fn a_preview_tells_what_it_does_not_translate() {
    for language in Language::all().filter(|language| language.is_preview()) {
        let texts = [all_texts(), page_texts()].concat();
        let all: usize = texts.iter().map(|texts| keys(texts.english()).len()).sum();
        let left: Vec<String> = texts.iter().flat_map(|texts| untranslated(texts, language)).collect();
        println!("{language:?}: {} of {all} messages are not translated:\n{}", left.len(), left.join("\n"));
        let own = |key: &&String| key.starts_with("planners-") || key.starts_with("board-planners-");
        assert_eq!(left.iter().find(own), None, "{language:?}");
        assert!(left.len() < all, "{language:?} translates nothing");
    }
}

/// A name is never declined, so it must be the subject of a sentence or come after a colon.
#[test]
fn a_player_stands_first_in_a_sentence() {
    for text in all_texts().iter().flat_map(|texts| texts.0).map(|(_, text)| text) {
        for (at, _) in text.match_indices("$player }") {
            let before = text[..at].trim_end_matches("{ ");
            let first = ["= ", "] ", ". ", ": "].iter().any(|end| before.ends_with(end));
            assert!(first, "{:?}", text[..at].lines().last());
        }
    }
}

/// The messages of a Fluent file, each in one line.
fn messages(text: &str) -> Vec<String> {
    text.lines().fold(Vec::new(), |mut found, line| {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            found.push(String::new());
        }
        found.last_mut().into_iter().for_each(|message| *message += line);
        found
    })
}

/// A log line says "you" to the player it is about.
#[test]
fn a_log_line_addresses_its_player() {
    let texts = all_texts();
    let all = texts.iter().flat_map(|texts| texts.0).flat_map(|(_, text)| messages(text));
    let is_about = |line: &String| {
        line.split_once(" = ").is_some_and(|(key, text)| key.contains("-log-") && text.contains("{ $player }"))
    };
    let lines: Vec<String> = all.filter(is_about).collect();
    assert!(lines.len() > 50, "{}", lines.len());
    let others: Vec<&String> = lines.iter().filter(|line| !line.contains("{ $whose ->")).collect();
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn every_message_that_code_names_has_words() {
    let known: BTreeSet<String> = all_texts().iter().flat_map(|texts| keys(texts.english())).collect();
    let mut missing = Vec::new();
    for (path, text) in speaking_sources() {
        let named = ["Message::new(", "Failure::at(", "Failure::refused(", "Failure::usage(", "say(", "word("];
        let messages = named.iter().flat_map(|before| quoted_after(&text, before));
        let unknown = messages.chain(quoted_rules(&text)).filter(|key| !known.contains(key));
        missing.extend(unknown.map(|key| format!("{}: {key}", path.display())));
    }
    assert!(missing.is_empty(), "no words for\n{}", missing.join("\n"));
}

#[test]
fn every_game_names_its_options_editions_and_scores() {
    for language in Language::complete() {
        let words = Words::new(language, &all_texts());
        let mut wanted = Vec::new();
        for info in rynek_catalog::all() {
            let id = info.id;
            wanted.extend(["title", "tagline", "length", "play-help"].map(|part| format!("{id}-{part}")));
            wanted.extend(rynek_bots::LEVELS.map(|level| format!("{id}-level-{level}")));
            for option in info.options {
                wanted.push(format!("{id}-option-{}", option.name));
                wanted.push(format!("{id}-option-{}-help", option.name));
                if let OptionKind::Choice(names) | OptionKind::Subset(names) = option.kind {
                    wanted.extend(names.iter().map(|name| format!("{id}-option-{}-{name}", option.name)));
                }
            }
            // A table offers a choice of editions only if several ship.
            for edition in info.editions.iter().filter(|_| info.editions.len() > 1) {
                wanted.extend(["", "-help"].map(|part| format!("{id}-edition-{}{part}", edition.id)));
            }
            wanted.extend(rynek_catalog::visit(id, ScoreKeys).expect("a game of the catalog"));
        }
        wanted.retain(|key| !words.knows(key));
        assert!(wanted.is_empty(), "{}: no words for\n{}", language.code(), wanted.join("\n"));
    }
}

/// The labels of a score sheet.
struct ScoreKeys;

impl rynek_catalog::Visitor for ScoreKeys {
    type Output = Vec<String>;

    fn visit<G: rynek_kernel::Game>(self) -> Vec<String> {
        let game = G::new(rynek_kernel::EditionRef::shipped(), &Default::default()).expect("default options");
        let lines = game.breakdown(rynek_kernel::Seat::new(0)).lines;
        let facts = lines.iter().flat_map(|line| &line.facts).map(|fact| format!("{}-fact-{}", G::ID, fact.id));
        lines.iter().map(|line| format!("{}-score-{}", G::ID, line.id)).chain(facts).collect()
    }
}

#[test]
fn no_message_of_the_command_line_is_left_over() {
    let code: String = speaking_sources().into_iter().map(|(_, text)| text).collect();
    // Keys that are composed: the part of the literal before the first brace.
    let beginnings: BTreeSet<&str> =
        code.split('"').filter_map(|literal| literal.split_once('{')).map(|(beginning, _)| beginning).collect();
    let composed = |key: &str| {
        key.match_indices('-').any(|(dash, _)| beginnings.contains(&key[..=dash]))
            || key.strip_suffix("-examples").is_some_and(|command| code.contains(&format!("\"{command}\"")))
            || rynek_catalog::IDS.iter().any(|id| key == format!("{id}-play-help"))
    };
    let used = |key: &String| code.contains(&format!("\"{key}\"")) || composed(key);
    let texts = cli_texts().into_iter().chain([rynek_arena::WORDS]);
    let left: Vec<String> = texts.flat_map(|texts| keys(texts.english())).filter(|key| !used(key)).collect();
    assert!(left.is_empty(), "nobody says\n{}", left.join("\n"));
}

/// The terms of docs/words.md that a text must not use: of a game or `everywhere`, in a language.
fn forbidden() -> Vec<(String, &'static str, String)> {
    let page = fs::read_to_string(root().join("docs/words.md")).expect("the page on words");
    let mut found = Vec::new();
    let mut of = String::new();
    for line in page.lines().filter(|line| line.starts_with('|') && !line.starts_with("| ---")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if !cells[0].is_empty() {
            of = cells[0].to_lowercase();
        }
        for (code, cell) in [("en", cells[2]), ("pl", cells[4])] {
            found.extend(cell.split('`').skip(1).step_by(2).map(|term| (of.clone(), code, term.to_owned())));
        }
    }
    found
}

/// The texts for people: of a Fluent file without its keys, comments and code, of a page without its code.
fn prose(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a text");
    let said = |line: &str| match path.extension().is_some_and(|kind| kind == "ftl") {
        true if line.starts_with('#') => String::new(),
        true => line.split_once(" = ").map_or(line, |(_, text)| text).to_owned(),
        false => line.split('`').step_by(2).collect(),
    };
    text.lines().map(said).collect::<Vec<_>>().join("\n").to_lowercase()
}

/// The files with texts of a game, or of all games and everything else.
fn files_of(game: &str, code: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let games: Vec<&str> = if game == "everywhere" { rynek_catalog::IDS.to_vec() } else { vec![game] };
    let page = |game: &&str| match code {
        "en" => format!("docs/rules/{game}.md"),
        code => format!("docs/rules/{game}.{code}.md"),
    };
    found.extend(games.iter().map(page));
    for game in games {
        found.push(format!("crates/{game}/words/{code}.ftl"));
        found.push(format!("crates/{game}/words/lessons.{code}.ftl"));
        found.push(format!("crates/cli/words/{game}.{code}.ftl"));
        found.push(format!("web/src/boards/{game}/{code}.ftl"));
    }
    if game == "everywhere" {
        let rest = ["arena", "cli", "hall", "kernel", "server", "store", "table"];
        found.extend(rest.iter().map(|name| format!("crates/{name}/words/{code}.ftl")));
        found.push(format!("web/words/{code}.ftl"));
    }
    found.into_iter().map(|path| root().join(path)).filter(|path| path.exists()).collect()
}

#[test]
fn one_thing_has_one_name() {
    let terms = forbidden();
    assert!(terms.len() > 15, "the table of terms was found: {terms:?}");
    let mut found = Vec::new();
    for (game, code, term) in terms {
        for path in files_of(&game, code) {
            let text = prose(&path);
            let is_inside = |end: Option<char>| end.is_some_and(char::is_alphanumeric);
            let (stem, any_ending) = (term.trim_end_matches('*'), term.ends_with('*'));
            let hits = text.match_indices(stem).filter(|(at, _)| {
                !is_inside(text[..*at].chars().next_back())
                    && (any_ending || !is_inside(text[at + stem.len()..].chars().next()))
            });
            found.extend(hits.map(|(at, _)| {
                let line = text[..at].lines().count();
                format!("{}:{line}: {term}", path.strip_prefix(root()).unwrap_or(&path).display())
            }));
        }
    }
    assert!(found.is_empty(), "docs/words.md has other names for these:\n{}", found.join("\n"));
}

#[test]
fn the_command_line_says_nothing_by_itself() {
    let mut found = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let mut prose = Vec::new();
    for (path, text) in found {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (n, line) in code.lines().enumerate() {
            // Panic messages are for programmers.
            let aside = ["//", "expect(", "unreachable!", "panic!"].iter().any(|mark| line.contains(mark));
            if !aside && line.split('"').skip(1).step_by(2).any(is_prose) {
                prose.push(format!("{}:{}: {}", path.display(), n + 1, line.trim()));
            }
        }
    }
    assert!(prose.is_empty(), "words outside the Fluent files:\n{}", prose.join("\n"));
}

/// Whether a text has two words in a row.
fn is_prose(literal: &str) -> bool {
    let word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic());
    let words: Vec<&str> = literal.split(' ').collect();
    words.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
}

/// The help of a command.
pub fn help(command: &[String], language: Language) -> String {
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    out(&rynek(&[&command[..], &["--help", "--lang", language.code()]].concat()))
}

/// The commands or games that a help in English lists.
pub fn listed(text: &str) -> Vec<String> {
    let lines = text.lines().skip_while(|line| !["Commands:", "Games:"].contains(line)).skip(1);
    // Continued lines are further to the right.
    lines
        .take_while(|line| !line.is_empty())
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next().map(str::to_owned))
        .collect()
}

#[test]
fn help_is_complete_in_every_language() {
    let mut waiting: Vec<Vec<String>> = vec![Vec::new()];
    let mut seen = 0;
    while let Some(command) = waiting.pop() {
        let below = listed(&help(&command, Language::ENGLISH)).into_iter();
        waiting.extend(below.map(|name| [command.clone(), vec![name]].concat()));
        for language in Language::complete() {
            let text = help(&command, language);
            assert!(text.lines().count() > 4, "{command:?}: {text}");
            // A missing text would be shown by its key; the parser's own texts are English.
            let foreign = ["cli-", "play-command", "-option-", "OPTIONS", "Print help", "possible values", "[default"];
            assert!(foreign.iter().all(|word| !text.contains(word)), "{command:?} in {}: {text}", language.code());
            let heading = if language != Language::ENGLISH { "Użycie:" } else { "Usage:" };
            assert!(text.contains(heading), "{command:?}: {text}");
        }
        seen += 1;
    }
    assert!(seen > 40, "the whole tree, with the games of the commands that take one: {seen}");
}

#[test]
fn a_mistyped_option_points_to_the_help_of_the_same_command() {
    let commands = listed(&help(&[], Language::ENGLISH));
    for command in
        commands.iter().map(|command| vec![command.as_str()]).chain([vec!["polis", "score"], vec!["play", "polis"]])
    {
        let said = err(&rynek(&[&command[..], &["--sead", "1"]].concat()));
        assert!(said.contains(&format!("“rynek {} --help”", command.join(" "))), "{said}");
    }
}

#[test]
fn errors_speak_the_language_asked_for() {
    let error = rynek_kernel::setup::from_json::<rynek_polis::Setup>(&serde_json::json!({"players": 9})).unwrap_err();
    let said: Vec<String> =
        Language::complete().map(|language| Words::new(language, &all_texts()).say(&error.message())).collect();
    assert!(said[0].contains("is not allowed") && said[1].contains("nie jest dozwolona"), "{said:?}");
}
