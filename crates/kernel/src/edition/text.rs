//! The text of an edition file: comments, and where a value is.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::value::RawValue;

/// The text with its comments replaced by spaces, so that lines and columns stay. A comment begins with `//` outside of
/// a text and ends with its line.
pub fn without_comments(text: &str) -> Cow<'_, str> {
    if !text.contains("//") {
        return Cow::Borrowed(text);
    }
    let lines = text.split_inclusive('\n').map(|line| match comment(line) {
        None => line.to_owned(),
        Some(start) => {
            let end = line.trim_end_matches(['\r', '\n']).len();
            format!("{}{}{}", &line[..start], " ".repeat(end - start), &line[end..])
        }
    });
    Cow::Owned(lines.collect())
}

/// Where a comment begins in a line. No text of JSON has a line break in it.
fn comment(line: &str) -> Option<usize> {
    let (mut quoted, mut escaped, mut slash) = (false, false, false);
    for (at, letter) in line.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '/' if !quoted && slash => return Some(at - 1),
            _ => {}
        }
        slash = letter == '/' && !quoted;
    }
    None
}

/// The line and the column, from 1, of the value at a path such as `tiles.list[3].rows`, or of the last part of the
/// path that exists.
pub fn position(text: &str, place: &str) -> Option<(usize, usize)> {
    let text = without_comments(text);
    let mut raw: &RawValue = serde_json::from_str(&text).ok()?;
    for step in place.split(['.', '[']).map(|step| step.trim_end_matches(']')).filter(|step| !step.is_empty()) {
        match inside(raw, step) {
            Some(part) => raw = part,
            None => break,
        }
    }
    let before = &text[..raw.get().as_ptr() as usize - text.as_ptr() as usize];
    let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
    Some((before.matches('\n').count() + 1, column))
}

fn inside<'a>(raw: &'a RawValue, step: &str) -> Option<&'a RawValue> {
    if let Ok(n) = step.parse::<usize>()
        && let Ok(list) = serde_json::from_str::<Vec<&RawValue>>(raw.get())
    {
        return list.get(n).copied();
    }
    serde_json::from_str::<BTreeMap<Cow<'_, str>, &RawValue>>(raw.get()).ok()?.get(step).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "{\n  // The lake, see http://x\n  \"a\": [1, \"//\\\" //\", 3], // three\n  \"b\": {\"c\": 2}\n}";

    #[test]
    fn comments_become_spaces() {
        let plain = without_comments(FILE);
        let value: serde_json::Value = serde_json::from_str(&plain).unwrap();
        assert_eq!(value, serde_json::json!({ "a": [1, "//\" //", 3], "b": { "c": 2 } }));
        assert_eq!(plain.lines().count(), FILE.lines().count());
        assert!(matches!(without_comments("[1]"), Cow::Borrowed(_)));
    }

    #[test]
    fn a_path_has_a_line_and_a_column() {
        assert_eq!(position(FILE, "a[2]"), Some((3, 23)));
        assert_eq!(position(FILE, "b.c"), Some((4, 14)));
        assert_eq!(position(FILE, "b.missing"), Some((4, 8)), "where it would be");
        assert_eq!(position("{", "a"), None);
    }
}
