//! Checks that rules and tests refer to each other.

use std::{collections::BTreeSet, fs, path::Path};

use crate::Game;

/// Checks that the rules, code and tests of the game crate at `root` agree:
///
/// - the rules pages have the same rules in the same order in every language;
/// - every rule is cited by a test, in a doc comment (`/// polis.place.ground`) above `#[test]`;
/// - every test in a file called `rules*.rs` cites a rule, and every file of tests belongs to a test program;
/// - no code and no test cites a rule that does not exist.
///
/// # Panics
/// If not, with a list of all faults.
pub fn rules_are_traced<G: Game>(root: impl AsRef<Path>) {
    let root = root.as_ref();
    let rules = identifiers::<G>(G::RULES.english());
    assert!(!rules.is_empty(), "the rules page of {} has no rules", G::ID);
    for (code, page) in G::RULES.0 {
        assert_eq!(rules, identifiers::<G>(page), "the rules pages of {} differ between en and {code}", G::ID);
    }
    let known: BTreeSet<&str> = rules.iter().map(String::as_str).collect();
    assert_eq!(known.len(), rules.len(), "a rule of {} is listed twice", G::ID);

    let mut faults = Vec::new();
    let mut tested = BTreeSet::new();
    for (path, text) in sources(&root.join("tests")) {
        for test in tests::<G>(&text) {
            if test.rules.is_empty() && path.starts_with("rules") {
                faults.push(format!("tests/{path}: {} cites no rule", test.name));
            }
            tested.extend(test.rules);
        }
        unknown::<G>(&known, &format!("tests/{path}"), &text, &mut faults);
    }
    faults.extend(forgotten(root));
    for (path, text) in sources(&root.join("src")) {
        unknown::<G>(&known, &format!("src/{path}"), &text, &mut faults);
    }
    faults.extend(rules.iter().filter(|rule| !tested.contains(*rule)).map(|rule| format!("{rule} has no test")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The files of tests that belong to no test program. Cargo does not look for them where a manifest lists the programs.
fn forgotten(root: &Path) -> Vec<String> {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    if !manifest.contains("autotests = false") {
        return Vec::new();
    }
    let main = fs::read_to_string(root.join("tests/main.rs")).unwrap_or_default();
    let is_named =
        |stem: &str| main.contains(&format!("mod {stem};")) || manifest.contains(&format!("name = \"{stem}\""));
    let files = sources(&root.join("tests")).into_iter();
    let stems = files.filter_map(|(path, _)| path.strip_suffix(".rs").map(str::to_owned));
    stems
        .filter(|stem| stem != "main" && !is_named(stem))
        .map(|stem| format!("tests/{stem}.rs is in no test program"))
        .collect()
}

/// The rules of a page: list items that begin with an identifier in backticks.
fn identifiers<G: Game>(page: &str) -> Vec<String> {
    let prefix = format!("- `{}.", G::ID);
    page.lines()
        .filter(|line| line.trim_start().starts_with(&prefix))
        .filter_map(|line| line.split('`').nth(1))
        .map(str::to_owned)
        .collect()
}

fn sources(dir: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, fs::read_to_string(path).ok()?))
    };
    files.iter().filter(|path| path.extension().is_some_and(|kind| kind == "rs")).filter_map(read).collect()
}

struct Test {
    name: String,
    rules: Vec<String>,
}

/// The tests of a file, each with the rules cited in the comment above it.
fn tests<G: Game>(text: &str) -> Vec<Test> {
    let mut found = Vec::new();
    let mut cited = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            cited.extend(cited_rules::<G>(comment));
        } else if line.starts_with("#[test]") {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ") {
            if is_test {
                let name = rest.split('(').next().unwrap_or_default().to_owned();
                found.push(Test { name, rules: std::mem::take(&mut cited) });
            }
            cited.clear();
            is_test = false;
        } else if line.is_empty() {
            cited.clear();
        }
    }
    found
}

/// Identifiers of this game's rules in a text, such as `polis.place.ground`.
fn cited_rules<G: Game>(text: &str) -> Vec<String> {
    let part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.' || c == '-';
    let prefix = format!("{}.", G::ID);
    text.split(|c: char| !part(c))
        .map(|word| word.trim_end_matches(['.', '-']))
        .filter(|word| word.starts_with(&prefix))
        .map(str::to_owned)
        .collect()
}

/// Rules cited in comments and strings that the page does not have.
fn unknown<G: Game>(known: &BTreeSet<&str>, path: &str, text: &str, faults: &mut Vec<String>) {
    for (number, line) in text.lines().enumerate() {
        // File names are not rules.
        let rules = cited_rules::<G>(line).into_iter().filter(|rule| !rule.ends_with(".md") && !rule.contains(".ftl"));
        for rule in rules.filter(|rule| !known.contains(rule.as_str())) {
            // A field of a variable that has the name of the game is code.
            if line.contains("//") || line.contains(&format!("\"{rule}\"")) {
                faults.push(format!("{path}:{}: there is no rule {rule}", number + 1));
            }
        }
    }
}
