//! The editions that ship: their hashes, the names of their fields, and where their parts come from.

use std::collections::BTreeSet;

use rynek_catalog::{IDS, edition_schema, info, read_edition, words};
use rynek_kernel::{
    Language,
    edition::{provenance::provenance, schema},
};

/// Games in stores and records name these.
const HASHES: &[(&str, &str, &str)] = &[
    ("polis", "standard", "f45f2dd037edc796a811cc830bef0d835bb211b3310f31abe8e435909ead88c1"),
    ("rooftops", "standard", "a18e51847a9de97656fcc9f9c464cc53d76cc63bf07f632b48ca9d48b06d8f04"),
    ("boulevards", "standard", "b5031d618d6896fba6603d2408e36f21e4f051afa04d753aa1c80277f47bc3cc"),
    ("planners", "standard", "4880a973d9f946f3f06485a5e31461b9e4ceea87305edcf2111ac1eeeac9a731"),
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

/// Every part of every edition says where it comes from, and every note has a text.
#[test]
fn parts_say_where_they_come_from() {
    let mut wrong = Vec::new();
    for info in rynek_catalog::all() {
        let schema = edition_schema(info.id).expect("a schema");
        let parts = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys());
        let parts: Vec<&String> = parts.filter(|name| *name != "game").collect();
        for shipped in info.editions {
            let origins = provenance(shipped.json);
            let covers = |part: &str, origin: &str| origin.split(['.', '[']).next() == Some(part);
            let uncovered = parts.iter().filter(|part| !origins.iter().any(|origin| covers(part, &origin.part)));
            wrong.extend(uncovered.map(|part| format!("{} {}: {part} says nothing", info.id, shipped.id)));
            for origin in &origins {
                if schema::at(&schema, &origin.part).is_none() {
                    wrong.push(format!("{} {}: there is no {}", info.id, shipped.id, origin.part));
                }
                let notes = origin.note.iter().map(|note| format!("{}-provenance-{note}", info.id));
                let unknown = |key: &String| Language::complete().any(|language| !words(language, &[]).knows(key));
                wrong.extend(notes.filter(unknown).map(|key| format!("{key} has no text")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
