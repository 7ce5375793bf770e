//! The documents hold what they say: every command in them is run, every output shown is the one of today, and every
//! link leads somewhere. `RYNEK_BLESS=1` writes outputs anew. The Rust examples are compiled by `crates/arena`.
#![cfg(unix)]

mod markdown;
mod scene;
mod script;

use std::{collections::BTreeMap, fs, thread};

use markdown::{Block, Document, tree};
use serde_json::Value;

/// `make test-guide` carries it out in a copy of the tree, to which it adds a game.
const GUIDE: &str = "docs/adding-a-game.md";

/// Blocks that are run, compiled or read, and blocks that are only shown.
const RUN: [&str; 4] = ["sh", "console", "python", "toml"];
const READ: [&str; 2] = ["json", "rust"];
const SHOWN: [&str; 4] = ["text", "mermaid", "nginx", "diff"];
/// Examples of the Python package, which its own tests run.
const PACKAGE: [&str; 1] = ["python,package"];
/// Lines of files of the tree.
const EXCERPTS: [&str; 2] = ["rust,ignore", "markdown"];

fn none(faults: impl IntoIterator<Item = String>) {
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn commands_run_and_say_what_is_shown() {
    let bless = std::env::var_os("RYNEK_BLESS").is_some();
    let documents: Vec<Document> = Document::all().into_iter().filter(|one| one.name != GUIDE).collect();
    let fault = |document: &Document| match script::check(document, bless) {
        Ok(text) if bless && text != document.text => {
            fs::write(&document.path, text).err().map(|fault| fault.to_string())
        }
        checked => checked.err(),
    };
    let faults = thread::scope(|scope| {
        let threads: Vec<_> = documents.iter().map(|document| scope.spawn(move || fault(document))).collect();
        threads.into_iter().filter_map(|thread| thread.join().expect("no panic")).collect::<Vec<_>>()
    });
    none(faults);
}

#[test]
fn blocks_say_what_they_are_and_can_be_read() {
    let compiled = fs::read_to_string(tree().join("crates/arena/src/lib.rs")).expect("the list of documents with Rust");
    let fault = |document: &Document, block: &Block| {
        let here = format!("{}:{}", document.name, block.start);
        let tag = block.tag.as_str();
        let known = RUN.iter().chain(&READ).chain(&SHOWN).chain(&PACKAGE).chain(&EXCERPTS).any(|known| *known == tag);
        if tag == "json" {
            return serde_json::from_str::<Value>(&block.text()).err().map(|error| format!("{here}: {error}"));
        }
        if tag == "rust" && !compiled.contains(&format!("/{}\")", document.name)) {
            return Some(format!("{here}: crates/arena/src/lib.rs does not compile this document"));
        }
        if EXCERPTS.contains(&tag) && !is_excerpt(block) {
            return Some(format!("{here}: no file of the tree has these lines:\n{}", block.text()));
        }
        // The page shows the rules, and knows no tags.
        let rules = tag.is_empty() && document.name.starts_with("docs/rules/");
        (!known && !rules).then(|| format!("{here}: {tag:?} is not a kind of block that this test knows"))
    };
    let documents = Document::all();
    none(documents.iter().flat_map(|one| one.blocks().into_iter().filter_map(move |block| fault(one, &block))));
}

/// Whether a file has all lines of the block, in this order.
fn is_excerpt(block: &Block) -> bool {
    let wanted: Vec<&str> = block.lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty()).collect();
    let has_all = |text: &str| {
        let mut lines = text.lines();
        wanted.iter().all(|wanted| lines.any(|line| line.trim() == *wanted))
    };
    let mut folders = vec![tree().join("crates"), tree().join("examples")];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if fs::read_to_string(&path).is_ok_and(|text| has_all(&text)) {
                return true;
            }
        }
    }
    false
}

#[test]
fn commands_named_in_sentences_exist() {
    let makefile = fs::read_to_string(tree().join("Makefile")).expect("the Makefile");
    let scripts = fs::read_to_string(tree().join("web/package.json")).expect("the scripts of the page");
    let mut helps: BTreeMap<String, Option<String>> = BTreeMap::new();
    let mut fault = |span: &str| {
        let words: Vec<&str> = span.split(' ').collect();
        match words[..] {
            ["make", target, ..] => {
                let rule = target == "TARGET" || makefile.lines().any(|line| line.starts_with(&format!("{target}:")));
                (!rule).then(|| "no such target".to_owned())
            }
            ["npm", "run", script, ..] => {
                (!scripts.contains(&format!("\"{script}\":"))).then(|| "no such script".to_owned())
            }
            ["rynek", command, ref rest @ ..] if command.starts_with(|c: char| c.is_ascii_lowercase()) => {
                let of_a_game = |word: &&&str| [command, word].iter().any(|word| rynek_catalog::IDS.contains(word));
                let second = rest.first().filter(of_a_game);
                let key: Vec<&str> = [command].into_iter().chain(second.copied()).collect();
                let help = helps.entry(key.join(" ")).or_insert_with(|| scene::help(&key));
                let Some(help) = help else { return Some("no such command".to_owned()) };
                let flags = rest.iter().filter(|word| word.starts_with("--"));
                let mut unknown = flags.filter(|flag| !help.contains(flag.split('=').next().unwrap_or(flag)));
                unknown.next().map(|flag| format!("no option {flag}"))
            }
            _ => None,
        }
    };
    let mut faults = Vec::new();
    for document in Document::all() {
        for span in document.code_spans() {
            faults.extend(fault(&span).map(|fault| format!("{}: {fault}: {span}", document.name)));
        }
    }
    none(faults);
}

#[test]
fn links_lead_somewhere() {
    let documents = Document::all();
    let anchors: BTreeMap<_, _> = documents.iter().map(|one| (one.path.clone(), one.anchors())).collect();
    let fault = |document: &Document, link: &str| {
        let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
        let path = if file.is_empty() { document.path.clone() } else { document.path.parent()?.join(file) };
        let Ok(path) = path.canonicalize() else { return Some(format!("{}: no file {link}", document.name)) };
        let known =
            anchor.is_empty() || anchors.get(&path).is_none_or(|anchors| anchors.iter().any(|one| one == anchor));
        (!known).then(|| format!("{}: no heading {link}", document.name))
    };
    let here = |link: &String| !link.contains("://");
    none(
        documents.iter().flat_map(|one| one.links().into_iter().filter(here).filter_map(move |link| fault(one, &link))),
    );
}

#[test]
fn pictures_are_few_and_shown() {
    let links: Vec<String> = Document::all().iter().flat_map(Document::links).collect();
    let listed = fs::read_dir(tree().join("docs/pictures")).expect("pictures").map(|entry| entry.expect("a picture"));
    let pictures: Vec<(String, u64)> = listed
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.metadata().expect("its size").len()))
        .collect();
    assert!(pictures.len() <= 20 && pictures.iter().map(|(_, size)| size).sum::<u64>() <= 3_000_000, "{pictures:?}");
    for (name, _) in pictures {
        assert!(links.iter().any(|link| link.ends_with(&format!("pictures/{name}"))), "no document shows {name}");
    }
}

#[test]
fn the_way_to_a_first_move_is_timed() {
    let output = scene::first_move();
    for part in ["start the server", "first answer of the page", "first legal action over the API", "in all"] {
        assert!(output.contains(&format!(" s  {part}")), "{part:?} is not in {output}");
    }
}
