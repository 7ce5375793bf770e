//! Results for programs: one JSON document, or rows as JSON lines or CSV.

use clap::ArgMatches;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{failure::Failure, terminal::Terminal};

/// The format of the output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// For people.
    Text,
    Json,
    JsonLines,
    Csv,
}

impl Format {
    /// The format given by flags.
    pub fn of(matches: &ArgMatches) -> Format {
        let flag = |name: &str| matches.try_get_one::<bool>(name).ok().flatten().copied().unwrap_or_default();
        match (flag("json"), flag("jsonl"), flag("csv")) {
            (true, ..) => Format::Json,
            (_, true, _) => Format::JsonLines,
            (.., true) => Format::Csv,
            _ => Format::Text,
        }
    }

    pub fn is_json(self) -> bool {
        matches!(self, Format::Json | Format::JsonLines)
    }

    /// Prints a result in this format. Returns whether it did; people get it in words instead.
    pub fn print<R: Serialize>(
        self,
        whole: &impl Serialize,
        rows: impl IntoIterator<Item = R>,
        terminal: &mut Terminal<'_>,
    ) -> Result<bool, Failure> {
        let rows = rows.into_iter().map(|row| serde_json::to_value(row).expect("rows are plain data"));
        match self {
            Format::Text => return Ok(false),
            Format::Json => terminal.json(whole)?,
            Format::JsonLines => rows.into_iter().try_for_each(|row| terminal.line(&row.to_string()))?,
            Format::Csv => table(rows).iter().try_for_each(|line| terminal.line(line))?,
        }
        Ok(true)
    }
}

/// The lines of a table, with the names of the columns first. A row without a column has an empty cell there.
fn table(rows: impl Iterator<Item = Value>) -> Vec<String> {
    let mut columns: Vec<String> = Vec::new();
    let flat: Vec<Map<String, Value>> = rows
        .map(|row| {
            let mut cells = Map::new();
            flatten("", row, &mut cells);
            columns.extend(cells.keys().filter(|name| !columns.contains(name)).cloned().collect::<Vec<_>>());
            cells
        })
        .collect();
    let heading = columns.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(",");
    let line = |cells: &Map<String, Value>| {
        let cell = |name: &String| cells.get(name).map(cell).unwrap_or_default();
        columns.iter().map(cell).collect::<Vec<_>>().join(",")
    };
    std::iter::once(heading).chain(flat.iter().map(line)).collect()
}

/// Parts of a row by their path: `score.mean`, `interval.0`.
fn flatten(name: &str, value: Value, cells: &mut Map<String, Value>) {
    let below = |part: &str| if name.is_empty() { part.to_owned() } else { format!("{name}.{part}") };
    match value {
        Value::Object(parts) => parts.into_iter().for_each(|(part, value)| flatten(&below(&part), value, cells)),
        Value::Array(list) => {
            list.into_iter().enumerate().for_each(|(n, value)| flatten(&below(&n.to_string()), value, cells));
        }
        plain => {
            cells.insert(name.to_owned(), plain);
        }
    }
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => quoted(text),
        plain => plain.to_string(),
    }
}

/// Quotes a cell if it needs that (RFC 4180).
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn nested_rows_become_columns() {
        let rows = [
            json!({"bot": "strong", "score": {"mean": 1.5}, "interval": [0, 1]}),
            json!({"bot": "a,\"b\"", "score": {"mean": null}, "more": true}),
        ];
        let lines = table(rows.into_iter());
        assert_eq!(lines, ["bot,score.mean,interval.0,interval.1,more", "strong,1.5,0,1,", "\"a,\"\"b\"\"\",,,,true"]);
    }
}
