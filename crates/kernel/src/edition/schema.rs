//! A JSON Schema of an edition file: for forms, for messages that say what would be right, and for documents.
//!
//! A schema describes the fields that have an effect. Fields that follow from others, and fields that older files had,
//! are read too, but are not part of it. The `title` of a field is the key of its name in the words of the game.

use std::ops::RangeInclusive;

use schemars::{JsonSchema, Schema, SchemaGenerator, schema_of};
use serde_json::{Map, Value, json};

use crate::json;

/// The schema in a file of a game: `schema.json` beside `components.json`.
///
/// # Panics
/// If it is not JSON: it is part of the program, and the conformance suite compares it with the types.
pub fn written(file: &str) -> Value {
    json::parse(file).unwrap_or_else(|error| panic!("schema.json: {error}"))
}

/// The schema of a file that is read as `S`, derived from the type; `None` without the feature `conformance`. References
/// are replaced by what they refer to.
pub fn derived<S: JsonSchema>(game: &str) -> Option<Value> {
    schema_of::<S>().map(|root| finished(root, game))
}

fn finished(mut root: Value, game: &str) -> Value {
    forget(&mut root, true);
    let mut parts = root.as_object_mut().and_then(|root| root.remove("$defs")).unwrap_or_default();
    let prefix = format!("{game}-field");
    name_fields(&mut root, &prefix);
    for (name, part) in parts.as_object_mut().into_iter().flatten() {
        name_fields(part, &format!("{prefix}-{}", in_key(name)));
    }
    resolved(&root, &parts)
}

/// Removes what the derive adds from the code: names of types, comments and formats such as `uint8`.
fn forget(schema: &mut Value, is_schema: bool) {
    match schema {
        Value::Object(map) => {
            if is_schema {
                for name in ["$schema", "description", "format", "default"] {
                    map.remove(name);
                }
                if map.get("title").and_then(Value::as_str).is_some_and(|title| !title.contains('-')) {
                    map.remove("title");
                }
            }
            for (name, part) in map {
                let names = is_schema && matches!(name.as_str(), "properties" | "$defs");
                forget(part, !names);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|part| forget(part, true)),
        _ => {}
    }
}

/// A name in JSON as a part of a key.
fn in_key(name: &str) -> String {
    name.replace('_', "-").to_lowercase()
}

/// Gives each field without a title the key of its name.
fn name_fields(schema: &mut Value, key: &str) {
    if let Some(items) = schema.get_mut("items") {
        name_fields(items, key);
    }
    for (name, field) in schema.get_mut("properties").and_then(Value::as_object_mut).into_iter().flatten() {
        let key = format!("{key}-{}", in_key(name));
        name_fields(field, &key);
        if let Some(field) = field.as_object_mut() {
            field.entry("title").or_insert(key.into());
        }
    }
}

fn resolved(schema: &Value, parts: &Value) -> Value {
    match schema {
        Value::Object(map) => {
            let mut whole = Map::new();
            if let Some(part) = map.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next())
                && let Value::Object(part) = resolved(&parts[part], parts)
            {
                whole = part;
            }
            let own = map.iter().filter(|(name, _)| *name != "$ref");
            whole.extend(own.map(|(name, part)| (name.clone(), resolved(part, parts))));
            whole.into()
        }
        Value::Array(list) => list.iter().map(|part| resolved(part, parts)).collect(),
        other => other.clone(),
    }
}

/// The schema of a value for each number of players, by the number as text.
pub fn by_players<T: JsonSchema>(generator: &mut SchemaGenerator, players: RangeInclusive<u8>) -> Schema {
    let one = generator.subschema_for::<T>();
    let field = |players: u8| {
        let mut field = one.clone();
        field.insert("title".to_owned(), format!("edition-players-{players}").into());
        (players.to_string(), field.to_value())
    };
    let required: Vec<String> = players.clone().map(|players| players.to_string()).collect();
    let properties: Map<String, Value> = players.map(field).collect();
    let schema = json!({ "type": "object", "properties": properties, "required": required });
    schema.try_into().expect("a schema is an object")
}

/// One of these texts.
pub fn one_of<T: AsRef<str>>(names: impl IntoIterator<Item = T>) -> Schema {
    let names: Vec<String> = names.into_iter().map(|name| name.as_ref().to_owned()).collect();
    json!({ "type": "string", "enum": names }).try_into().expect("a schema is an object")
}

/// A value without what the schema does not describe: fields that follow from others, and fields without a value.
pub fn trimmed(schema: &Value, value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let known = map.iter().filter_map(|(name, value)| Some((name, value, field(schema, name)?)));
            let stated = known.filter(|(_, value, _)| !value.is_null());
            stated.map(|(name, value, schema)| (name.clone(), trimmed(schema, value))).collect::<Map<_, _>>().into()
        }
        Value::Array(list) => list.iter().map(|value| trimmed(&schema["items"], value)).collect(),
        other => other.clone(),
    }
}

/// The schema of a field of an object.
pub fn field<'a>(schema: &'a Value, name: &str) -> Option<&'a Value> {
    let listed = schema.get("properties").and_then(|fields| fields.get(name));
    listed.or_else(|| schema.get("additionalProperties").filter(|any| any.is_object()))
}

/// The schema of the value at a path such as `tiles.list[3].rows`. Where an object has any names, `*` is one of them.
pub fn at<'a>(schema: &'a Value, place: &str) -> Option<&'a Value> {
    let steps = place.split(['.', '[']).filter(|step| !step.is_empty());
    steps.into_iter().try_fold(schema, |schema, step| match step.strip_suffix(']') {
        Some(_) => schema.get("items"),
        None => field(schema, step),
    })
}

/// The entries of lists that a path such as `streets[7].costs[2]` leads through: the path of each, and what it is called in
/// the file, or its number.
pub fn entries(file: &Value, place: &str) -> Vec<(String, String)> {
    let mut entries = Vec::new();
    let (mut value, mut end) = (file, 0);
    for step in place.split(['.', '[']) {
        end += step.len();
        let number = step.strip_suffix(']').and_then(|number| number.parse::<usize>().ok());
        let inside = number.map_or_else(|| value.get(step), |number| value.get(number));
        value = inside.unwrap_or(&Value::Null);
        let name = ["id", "letter", "label"].iter().find_map(|name| value.get(name));
        let called = number.map(|number| match name {
            Some(Value::String(name)) => name.clone(),
            Some(Value::Number(name)) => name.to_string(),
            _ => (number + 1).to_string(),
        });
        entries.extend(called.map(|called| (place[..end].to_owned(), called)));
        end += 1;
    }
    entries
}

/// The names of the fields of the object at a path.
pub(super) fn fields_at(schema: &Value, place: &str) -> Vec<String> {
    let fields = at(schema, place).and_then(|schema| schema["properties"].as_object());
    fields.into_iter().flat_map(Map::keys).cloned().collect()
}

/// Replaces the key of each name by `say`, in this language; a text that `help` has is added as the description.
pub fn in_words(schema: &mut Value, say: &dyn Fn(&str) -> String, help: &dyn Fn(&str) -> Option<String>) {
    match schema {
        Value::Object(map) => {
            if let Some(key) = map.get("title").and_then(Value::as_str).map(str::to_owned) {
                map.insert("title".to_owned(), say(&key).into());
                if let Some(help) = help(&key) {
                    map.insert("description".to_owned(), help.into());
                }
            }
            map.values_mut().for_each(|part| in_words(part, say, help));
        }
        Value::Array(list) => list.iter_mut().for_each(|part| in_words(part, say, help)),
        _ => {}
    }
}

/// The keys of all names in a schema.
pub fn keys(schema: &Value) -> Vec<String> {
    let mut keys = Vec::new();
    collect(schema, &mut keys);
    keys.sort();
    keys.dedup();
    keys
}

fn collect(schema: &Value, keys: &mut Vec<String>) {
    match schema {
        Value::Object(map) => {
            keys.extend(map.get("title").and_then(Value::as_str).map(str::to_owned));
            map.values().for_each(|part| collect(part, keys));
        }
        Value::Array(list) => list.iter().for_each(|part| collect(part, keys)),
        _ => {}
    }
}
