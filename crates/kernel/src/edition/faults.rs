//! What is wrong with the values of an edition file, held against its schema.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::{EditionError, text::without_comments};
use crate::{Message, json::parse};

/// The longest value that a message repeats.
const LONGEST_FOUND: usize = 40;

/// The most fields of a file that are told to be unknown.
const MOST_UNKNOWN: usize = 30;

/// Every fault of a file: those that its schema shows, and those that the reader of the game finds. A reader stops at the
/// first field that it does not know, so it reads again without it.
pub(super) fn of_file<E>(
    text: &str,
    schema: &Value,
    read: impl Fn(&str) -> Result<E, EditionError>,
) -> Vec<EditionError> {
    let Err(fault) = read(text) else { return Vec::new() };
    let Ok(mut value) = parse(&without_comments(text)) else { return vec![fault] };
    let mut found = faults(schema, &value);
    let mut places: HashSet<String> = found.iter().filter_map(EditionError::place).map(str::to_owned).collect();
    let mut next = Some(fault);
    for _ in 0..MOST_UNKNOWN {
        let Some(fault) = next.take() else { break };
        if fault.is_unknown() && fault.place().is_some_and(|place| remove(&mut value, place)) {
            next = read(&value.to_string()).err();
        }
        found.extend(
            fault.all().into_iter().filter(|fault| places.insert(fault.place().unwrap_or_default().to_owned())),
        );
    }
    found
}

/// Removes the field at a path. Whether there was one.
fn remove(value: &mut Value, place: &str) -> bool {
    let (around, name) = place.rsplit_once('.').unwrap_or(("", place));
    let mut steps = around.split(['.', '[']).map(|step| step.trim_end_matches(']')).filter(|step| !step.is_empty());
    let found = steps.try_fold(value, |value, step| match value {
        Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
        value => value.get_mut(step),
    });
    found.and_then(Value::as_object_mut).is_some_and(|map| map.remove(name).is_some())
}

/// Every fault of a value that its schema shows. Unknown fields are left to the reader, which knows former fields.
pub(super) fn faults(schema: &Value, value: &Value) -> Vec<EditionError> {
    let mut found = Vec::new();
    look(schema, value, String::new(), &mut found);
    found
}

/// A value in a message.
pub(super) fn shown(value: &Value) -> String {
    let text = match value {
        Value::String(text) => format!("“{text}”"),
        other => other.to_string(),
    };
    match text.char_indices().nth(LONGEST_FOUND) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The path of a field of what is at `place`.
pub(super) fn inside(place: &str, name: &str) -> String {
    if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") }
}

fn look(schema: &Value, value: &Value, place: String, found: &mut Vec<EditionError>) {
    let kind = schema["type"].as_str().unwrap_or_default();
    let fits = match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        _ => true,
    };
    if !fits {
        let message = Message::new(format!("edition-kind-{kind}")).with("found", shown(value));
        found.push(EditionError::at(place, message));
        return;
    }
    match value {
        Value::Object(map) => fields(schema, map, &place, found),
        Value::Array(list) => items(schema, list, &place, found),
        Value::String(text) => {
            span(schema, ("minLength", "maxLength"), text.chars().count(), "edition-letters", &place, found);
            choice(schema, value, &place, found);
        }
        Value::Number(number) => {
            bounds(schema, number.as_i64().unwrap_or(i64::MAX), &place, found);
            choice(schema, value, &place, found);
        }
        _ => choice(schema, value, &place, found),
    }
}

fn fields(schema: &Value, map: &Map<String, Value>, place: &str, found: &mut Vec<EditionError>) {
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let is_required = |name: &str| schema["required"].as_array().is_some_and(|names| names.iter().any(|n| n == name));
    for name in required.filter(|name| !map.contains_key(*name)) {
        found.push(EditionError::missing(inside(place, name)));
    }
    for (name, value) in map {
        // A field without a value is a field that is left out.
        let left_out = value.is_null() && !is_required(name);
        if let Some(field) = super::schema::field(schema, name).filter(|_| !left_out) {
            look(field, value, inside(place, name), found);
        }
    }
}

fn items(schema: &Value, list: &[Value], place: &str, found: &mut Vec<EditionError>) {
    span(schema, ("minItems", "maxItems"), list.len(), "edition-entries", place, found);
    for (n, value) in list.iter().enumerate() {
        look(&schema["items"], value, format!("{place}[{n}]"), found);
    }
}

/// A length within the bounds of these names.
fn span(
    schema: &Value,
    names: (&str, &str),
    length: usize,
    key: &'static str,
    place: &str,
    found: &mut Vec<EditionError>,
) {
    let bound = |name: &str| schema[name].as_u64().map(|bound| bound as usize);
    let (least, most) = (bound(names.0).unwrap_or(0), bound(names.1).unwrap_or(usize::MAX));
    if !(least..=most).contains(&length) {
        let most = if most == usize::MAX { String::new() } else { most.to_string() };
        let range = if least.to_string() == most { most } else { format!("{least}–{most}") };
        found.push(EditionError::at(place, Message::new(key).with("found", length).with("expected", range)));
    }
}

fn bounds(schema: &Value, number: i64, place: &str, found: &mut Vec<EditionError>) {
    let (least, most) =
        (schema["minimum"].as_i64().unwrap_or(i64::MIN), schema["maximum"].as_i64().unwrap_or(i64::MAX));
    if !(least..=most).contains(&number) {
        let range = match (least, most) {
            (least, i64::MAX) => format!("{least}–"),
            (least, most) => format!("{least}–{most}"),
        };
        found.push(EditionError::value(place, number, range));
    }
}

fn choice(schema: &Value, value: &Value, place: &str, found: &mut Vec<EditionError>) {
    let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let only = schema.get("const").map(std::slice::from_ref);
    let Some(choices) = only.or_else(|| schema["enum"].as_array().map(Vec::as_slice)) else { return };
    if !choices.contains(value) {
        let names: Vec<String> = choices.iter().map(plain).collect();
        found.push(EditionError::value(place, shown(value), names.join(", ")));
    }
}
