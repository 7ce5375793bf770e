//! The editions that ship: their hashes, the names of their fields, and where their parts come from.

use std::{collections::BTreeSet, fs, path::PathBuf};

use rynek_catalog::{
    IDS, Info, about, edition_schema, edition_schema_in, edition_title, info, limits, part_key, read_edition, words,
};
use rynek_kernel::{
    Language,
    edition::{
        provenance::{PartOrigin, provenance},
        schema,
    },
};
use rynek_words::Words;
use serde_json::Value;

/// Games in stores and records name these.
const HASHES: &[(&str, &str, &str)] = &[
    ("polis", "standard", "f45f2dd037edc796a811cc830bef0d835bb211b3310f31abe8e435909ead88c1"),
    ("rooftops", "standard", "a18e51847a9de97656fcc9f9c464cc53d76cc63bf07f632b48ca9d48b06d8f04"),
    ("boulevards", "standard", "b5031d618d6896fba6603d2408e36f21e4f051afa04d753aa1c80277f47bc3cc"),
    ("planners", "standard", "53cdf134ebf62ac0d113ae19956a64eed5dd6717b9c647b8e53681400377266d"),
    ("planners", "24", "4880a973d9f946f3f06485a5e31461b9e4ceea87305edcf2111ac1eeeac9a731"),
    ("engineer", "standard", "beb65566140bc0216359b771018adf4e822db26eea300c8f91588e2603fcda40"),
];

#[test]
fn what_ships_keeps_its_hash() {
    let found: Vec<(&str, &str, String)> = IDS
        .iter()
        .filter_map(|game| info(game))
        .flat_map(|info| info.editions.iter().map(move |shipped| (info.id, shipped)))
        .map(|(game, shipped)| {
            let file = read_edition(game, shipped.json).expect("a game").expect("sound");
            (game, shipped.id, file.hash)
        })
        .collect();
    let found: Vec<(&str, &str, &str)> = found.iter().map(|(game, id, hash)| (*game, *id, hash.as_str())).collect();
    assert_eq!(found, HASHES);
}

/// Each field has a name in every language, and no name is left over.
#[test]
fn fields_have_names() {
    let mut wrong = Vec::new();
    for game in IDS {
        let wanted: BTreeSet<String> = schema::keys(&edition_schema(game).expect("a schema")).into_iter().collect();
        for language in Language::complete() {
            let words = words(language, &[]);
            let missing = wanted.iter().filter(|key| !words.knows(key));
            wrong.extend(missing.map(|key| format!("{}: {key} is missing", language.code())));
        }
        let texts = info(game).expect("a game").words;
        let named =
            rynek_words::keys(texts.english()).into_iter().filter(|key| key.starts_with(&format!("{game}-field-")));
        let left = named.filter(|key| !wanted.contains(key.strip_suffix("-help").unwrap_or(key)));
        wrong.extend(left.map(|key| format!("{key} is left over")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every field of every edition says where it comes from, and every part and note has a text.
#[test]
fn parts_say_where_they_come_from() {
    let mut wrong = Vec::new();
    for info in rynek_catalog::all() {
        let schema = edition_schema(info.id).expect("a schema");
        let mut fields = Vec::new();
        plain_fields(&schema, "", &mut fields);
        for shipped in info.editions {
            let origins = provenance(shipped.json);
            let covered = |field: &String| field == "game" || origins.iter().any(|origin| covers(origin, field));
            let uncovered = fields.iter().filter(|field| !covered(field));
            wrong.extend(uncovered.map(|field| format!("{} {}: {field} says nothing", info.id, shipped.id)));
            let notes = origins.iter().filter_map(|origin| origin.note.as_ref());
            let notes = notes.map(|note| format!("{}-provenance-{note}", info.id));
            let parts = origins.iter().map(|origin| part_key(info.id, &schema, &origin.part));
            let unknown = |key: &String| Language::complete().any(|language| !words(language, &[]).knows(key));
            wrong.extend(notes.chain(parts).filter(unknown).map(|key| format!("{key} has no text")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether what is said about a part is said about this field of every entry.
fn covers(origin: &PartOrigin, field: &str) -> bool {
    let rest = field.strip_prefix(&origin.part);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// The paths of all fields without fields of their own: `tiles.list[].rows`, `boards.*.lake.rect`.
fn plain_fields(schema: &Value, place: &str, fields: &mut Vec<String>) {
    if schema["type"] == "array" {
        return plain_fields(&schema["items"], &format!("{place}[]"), fields);
    }
    let any = schema.get("additionalProperties").filter(|any| any.is_object()).map(|any| ("*", any));
    let inside = schema["properties"].as_object().into_iter().flatten().map(|(name, field)| (name.as_str(), field));
    let inside: Vec<(&str, &Value)> = inside.chain(any).collect();
    if inside.is_empty() {
        fields.push(place.to_owned());
    }
    for (name, field) in inside {
        plain_fields(field, &if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }, fields);
    }
}

/// A part is named by its field, the entries that it is in, or the game.
#[test]
fn parts_are_named() {
    let words = words(Language::ENGLISH, &[]);
    let text = info("boulevards").expect("a game").editions[0].json;
    let labels: Vec<String> = about("boulevards", text, &words).into_iter().map(|about| about.label).collect();
    for label in [
        "Streets",
        "Streets (A)",
        "Attractions (theatre)",
        "Prices of the buildings on lots 1 to 4 (H, 3)",
        "Number of buildings",
    ] {
        assert!(labels.iter().any(|other| other == label), "{label}: {labels:?}");
    }
}

/// Compares a document with what it should be; with `RYNEK_BLESS=1` it is written instead.
fn compare(path: &str, expected: impl FnOnce(&str) -> String) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(path);
    let found = fs::read_to_string(&path).expect("a document");
    let expected = expected(&found);
    if std::env::var_os("RYNEK_BLESS").is_some() {
        fs::write(&path, expected).expect("a document");
    } else {
        assert!(found == expected, "{} is not up to date: run `make bless`", path.display());
    }
}

/// The rows of a table, with empty columns left out.
fn table(head: [String; 3], rows: &[[String; 3]]) -> String {
    let columns = if rows.iter().all(|row| row[2].is_empty()) { 2 } else { 3 };
    let line = |cells: &[String; 3]| format!("| {} |\n", cells[..columns].join(" | "));
    let rule = ["---"; 3].map(str::to_owned);
    [&head, &rule].into_iter().chain(rows).map(line).collect()
}

/// The rules page of a game ends with where its components come from.
#[test]
fn rules_pages_say_where_components_come_from() {
    for info in rynek_catalog::all() {
        for (code, _) in info.rules.0 {
            let language = Language::all().find(|language| language.code() == *code).expect("a language");
            let words = words(language, &[]);
            let page = if *code == "en" { format!("{}.md", info.id) } else { format!("{}.{code}.md", info.id) };
            compare(&format!("rules/{page}"), |found| with_box(found, &info, &words));
        }
    }
}

fn with_box(page: &str, info: &Info, words: &Words) -> String {
    let heading = format!("\n## {}\n", words.word("edition-about"));
    let rules = page.split(&heading).next().unwrap_or_default();
    let head = ["part", "source", "note"].map(|name| words.word(&format!("edition-about-{name}")));
    let boxes = info.editions.iter().map(|shipped| {
        let row = |about: rynek_catalog::About| [about.label, about.source_label, about.note.unwrap_or_default()];
        let rows: Vec<[String; 3]> = about(info.id, shipped.json, words).into_iter().map(row).collect();
        let title = match info.editions {
            [_] => String::new(),
            _ => format!("\n### {}\n", edition_title(info.id, shipped.id, words)),
        };
        format!("{title}\n{}", table(head.clone(), &rows))
    });
    format!("{rules}{heading}{}", boxes.collect::<String>())
}

/// `docs/editions.md` has every field of every game; the section of a new game is added.
#[test]
fn the_document_of_editions_is_complete() {
    let words = words(Language::ENGLISH, &[]);
    compare("editions.md", |found| {
        IDS.iter().fold(found.to_owned(), |page, game| {
            let (begin, end) = (format!("<!-- fields of {game} -->\n"), format!("<!-- end of {game} -->\n"));
            let title = words.word(&format!("{game}-title"));
            let new = || format!("{page}\n## {title}\n\n{begin}{end}");
            let page = if page.contains(&begin) { page.clone() } else { new() };
            let (before, rest) = page.split_once(&begin).expect("a section for every game");
            let (_, after) = rest.split_once(&end).expect("an end for every section");
            let mut rows = Vec::new();
            rows_of(&edition_schema_in(game, &words).expect("a schema"), "", &mut rows);
            let head = ["field", "what it is", "values"].map(str::to_owned);
            format!("{before}{begin}\n{}\n{end}{after}", table(head, &rows))
        })
    });
}

/// A row for each field: its path, its name with an explanation, its values.
fn rows_of(schema: &Value, place: &str, rows: &mut Vec<[String; 3]>) {
    if schema["type"] == "array" {
        rows_of(&schema["items"], &format!("{place}[]"), rows);
    }
    let any = schema.get("additionalProperties").filter(|any| any.is_object()).map(|any| ("NAME".to_owned(), any));
    let fields = schema["properties"].as_object().into_iter().flatten().map(|(name, field)| (name.clone(), field));
    for (name, field) in fields.chain(any) {
        let place = if place.is_empty() { name } else { format!("{place}.{name}") };
        let help = field["description"].as_str().map(|help| format!(". {help}")).unwrap_or_default();
        if let Some(title) = field["title"].as_str() {
            rows.push([format!("`{place}`"), format!("{title}{help}"), limits(field)]);
        }
        rows_of(field, &place, rows);
    }
}
