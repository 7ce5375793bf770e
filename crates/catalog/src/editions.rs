//! Edition files of any game.

use rynek_kernel::{
    Edition, EditionError, EditionRef, Game, Shipped,
    edition::{
        provenance::{PartSource, provenance},
        schema, text,
    },
    json::parse,
};
use rynek_words::Words;
use serde_json::Value;

use crate::{Visitor, visit};

/// An edition of a game, as a file states it.
#[derive(Clone, PartialEq, Debug)]
pub struct EditionFile {
    /// The content hash.
    pub hash: String,
    /// The components, without fields that follow from others.
    pub components: Value,
    /// Which of the editions that ship it is, if it is one.
    pub shipped: Option<&'static str>,
}

/// A part of an edition, and where it comes from, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The path of the part in the file.
    pub part: String,
    /// Its name.
    pub label: String,
    /// Where it comes from.
    pub source: PartSource,
    /// The same in words.
    pub source_label: String,
    /// What else is known about it.
    pub note: Option<String>,
}

/// Reads and checks an edition of a game. `None` if there is no such game.
pub fn read_edition(game: &str, text: &str) -> Option<Result<EditionFile, EditionError>> {
    visit(game, Read(text))
}

/// Every fault of an edition file that can be found at the same time.
pub fn edition_faults(game: &str, text: &str) -> Option<Vec<EditionError>> {
    visit(game, Faults(text))
}

/// A JSON Schema of the edition files of a game. The title of each field is the key of its name.
pub fn edition_schema(game: &str) -> Option<Value> {
    visit(game, FileSchema)
}

/// The same with names in the language of the words.
pub fn edition_schema_in(game: &str, words: &Words) -> Option<Value> {
    let mut schema = edition_schema(game)?;
    let help = |key: &str| Some(format!("{key}-help")).filter(|key| words.knows(key)).map(|key| words.word(&key));
    schema::in_words(&mut schema, &|key| words.word(key), &help);
    Some(schema)
}

/// The game that an edition file says it is of.
pub fn game_of(text: &str) -> Option<String> {
    let file: Value = parse(&text::without_comments(text)).ok()?;
    file["game"].as_str().map(str::to_owned)
}

/// The name of an edition that ships, in words.
pub fn edition_title(game: &str, shipped: &str, words: &Words) -> String {
    let own = format!("{game}-edition-{shipped}");
    if words.knows(&own) { words.word(&own) } else { words.word("edition-standard") }
}

/// The key of the name of a part: that of its field, or the game's own for a part that is not in the file, such as dice.
pub fn part_key(game: &str, schema: &Value, part: &str) -> String {
    // An entry has the name of its list.
    let field = part.strip_suffix(']').and_then(|entry| entry.rsplit_once('[')).map_or(part, |(list, _)| list);
    let title = schema::at(schema, field).and_then(|field| field["title"].as_str());
    title.map_or_else(|| format!("{game}-part-{}", part.replace('_', "-")), str::to_owned)
}

/// An entry of a list in words: `polis-field-tile-id` names the field, so `polis-tile-x` may name the entry `x`.
fn entry_in(words: &Words, schema: &Value, place: &str, id: String) -> String {
    let title = schema::at(schema, &format!("{place}.id")).and_then(|field| field["title"].as_str());
    let kind = title.and_then(|title| title.strip_suffix("-id")).map(|kind| kind.replacen("-field-", "-", 1));
    let key = kind.map(|kind| format!("{kind}-{}", id.replace('_', "-"))).filter(|key| words.knows(key));
    key.map_or(id, |key| words.word(&key))
}

/// What an edition file says about where its parts come from.
pub fn about(game: &str, text: &str, words: &Words) -> Vec<About> {
    let schema = edition_schema(game).unwrap_or_default();
    let file = parse(&text::without_comments(text)).unwrap_or_default();
    let label = |part: &str| {
        let entries = schema::entries(&file, part).into_iter();
        let entries: Vec<String> = entries.map(|(place, id)| entry_in(words, &schema, &place, id)).collect();
        let name = words.word(&part_key(game, &schema, part));
        if entries.is_empty() { name } else { format!("{name} ({})", entries.join(", ")) }
    };
    let origins = provenance(text).into_iter();
    let named = origins.filter(|origin| words.knows(&part_key(game, &schema, &origin.part)));
    let about = named.map(|origin| About {
        label: label(&origin.part),
        source: origin.source,
        source_label: words.word(&format!("edition-source-{}", origin.source.name())),
        note: origin.note.map(|note| words.word(&format!("{game}-provenance-{note}"))),
        part: origin.part,
    });
    about.collect()
}

/// The edition of a game that ships under this name.
pub fn shipped_edition(game: &str, name: &str) -> Option<&'static Shipped> {
    crate::info(game)?.editions.iter().find(|shipped| shipped.id == name)
}

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = Result<EditionFile, EditionError>;

    fn visit<G: Game>(self) -> Self::Output {
        let edition = EditionRef::<G::Edition>::load(self.0)?;
        Ok(EditionFile {
            hash: edition.fingerprint().to_string(),
            components: edition.to_file(),
            shipped: edition.as_shipped().map(|shipped| shipped.id),
        })
    }
}

struct Faults<'a>(&'a str);

impl Visitor for Faults<'_> {
    type Output = Vec<EditionError>;

    fn visit<G: Game>(self) -> Self::Output {
        G::Edition::faults(self.0)
    }
}

struct FileSchema;

impl Visitor for FileSchema {
    type Output = Value;

    fn visit<G: Game>(self) -> Value {
        G::Edition::schema()
    }
}

/// What a field may be, in signs that every language reads: `2–4`, `wood, coal`, `12 × 1–20`.
pub fn limits(schema: &Value) -> String {
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    if let Some(only) = schema.get("const") {
        return plain(only);
    }
    if let Some(choices) = schema["enum"].as_array() {
        return choices.iter().map(plain).collect::<Vec<_>>().join(", ");
    }
    match schema["type"].as_str() {
        Some("integer") => span(schema, "minimum", "maximum"),
        Some("array") => {
            let (count, items) = (span(schema, "minItems", "maxItems"), limits(&schema["items"]));
            let parts = [count, items].into_iter().filter(|part| !part.is_empty());
            parts.collect::<Vec<_>>().join(" × ")
        }
        _ => String::new(),
    }
}

fn span(schema: &Value, least: &str, most: &str) -> String {
    let bound = |name: &str| schema[name].as_i64().map(|bound| bound.to_string());
    match (bound(least), bound(most)) {
        (Some(least), Some(most)) if least == most => least,
        (None, None) => String::new(),
        (least, most) => format!("{}–{}", least.unwrap_or_default(), most.unwrap_or_default()),
    }
}
