//! An edition file with comments, for people who fill it in.

use rynek_catalog::limits;
use rynek_kernel::edition::schema::field;
use serde_json::{Map, Value};

const STEP: &str = "  ";

/// The file: a comment above each field, one line for each tile or card.
pub fn file(schema: &Value, components: &Value, head: &str) -> String {
    let head: String = head.lines().map(|line| format!("// {line}\n")).collect();
    format!("{head}{}\n", value(schema, components, 0))
}

fn value(schema: &Value, found: &Value, depth: usize) -> String {
    match found {
        Value::Object(map) => object(schema, map, depth),
        Value::Array(list) if list.iter().any(Value::is_object) => entries(&schema["items"], list, depth),
        other => compact(other),
    }
}

fn object(schema: &Value, map: &Map<String, Value>, depth: usize) -> String {
    let (indent, end) = (STEP.repeat(depth + 1), STEP.repeat(depth));
    let fields = map.iter().map(|(name, found)| {
        let schema = field(schema, name).unwrap_or(&Value::Null);
        let comment = remark(schema).map(|remark| format!("{indent}// {remark}\n")).unwrap_or_default();
        format!("{comment}{indent}{}: {}", Value::from(name.as_str()), value(schema, found, depth + 1))
    });
    format!("{{\n{}\n{end}}}", fields.collect::<Vec<_>>().join(",\n"))
}

/// A list of tiles or cards: the fields are explained once, above the first.
fn entries(schema: &Value, list: &[Value], depth: usize) -> String {
    let (indent, end) = (STEP.repeat(depth + 1), STEP.repeat(depth));
    let fields = schema["properties"].as_object().into_iter().flatten();
    let remarks = fields.filter_map(|(name, field)| Some(format!("{indent}// {name}: {}\n", remark(field)?)));
    let lines: Vec<String> = list.iter().map(|entry| format!("{indent}{}", compact(entry))).collect();
    format!("[\n{}{}\n{end}]", remarks.collect::<String>(), lines.join(",\n"))
}

/// What a field is, and what it may be.
fn remark(schema: &Value) -> Option<String> {
    let title = schema["title"].as_str()?;
    let limits = Some(limits(schema)).filter(|limits| !limits.is_empty());
    let limits = limits.map(|limits| format!(" ({limits})")).unwrap_or_default();
    let help = schema["description"].as_str().map(|help| format!(". {help}")).unwrap_or_default();
    Some(format!("{title}{limits}{help}"))
}

/// JSON on one line, with spaces after commas and colons.
fn compact(value: &Value) -> String {
    let list = |parts: Vec<String>| parts.join(", ");
    match value {
        Value::Object(map) => {
            let field =
                |(name, value): (&String, &Value)| format!("{}: {}", Value::from(name.as_str()), compact(value));
            format!("{{{}}}", list(map.iter().map(field).collect()))
        }
        Value::Array(values) => format!("[{}]", list(values.iter().map(compact).collect())),
        other => other.to_string(),
    }
}
