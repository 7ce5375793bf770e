//! Reading from a document gives what serde_json reads from text, and each fault has a place.

use std::collections::BTreeMap;

use rynek_kernel::{
    Record, RecordError,
    json::{ReadTagged, parse, read, read_text, value_of},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};

#[derive(PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Shed {
    name: String,
    #[serde(default)]
    doors: Option<u8>,
    #[serde(default)]
    shelves: BTreeMap<u8, Vec<Tool>>,
    #[serde(default)]
    owner: Owner,
    #[serde(default)]
    size: (i8, f64),
    #[serde(default)]
    note: Value,
}

#[derive(PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Tool {
    Saw,
    Nails(u16),
    Plank { length: u32, wet: bool },
    Pair(char, char),
}

#[derive(PartialEq, Debug, Default, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum Owner {
    #[default]
    Nobody,
    Person {
        name: String,
        key: Key,
    },
}

#[derive(PartialEq, Debug, Deserialize)]
#[serde(untagged)]
enum Key {
    Number(i64),
    Word(String),
}

#[derive(PartialEq, Debug, Deserialize)]
struct Flat {
    id: u8,
    #[serde(flatten)]
    rest: BTreeMap<String, u8>,
}

fn same<T: DeserializeOwned + PartialEq + std::fmt::Debug>(text: &str) {
    let expected: T = serde_json::from_str(text).expect(text);
    assert_eq!(read_text::<T>(text).expect(text), expected, "{text}");
}

fn shed(more: &str) -> String {
    format!(r#"{{"name": "east"{more}}}"#)
}

#[test]
fn a_document_is_read_as_its_text_is() {
    for more in [
        "",
        r#", "doors": null"#,
        r#", "doors": 3, "size": [-4, 2], "note": {"a": [1, 2.5, null, "x"]}"#,
        r#", "shelves": {"7": ["saw", {"saw": null}, {"nails": 9}, {"plank": {"wet": true, "length": 2}}, {"pair": ["a", "ę"]}], "0": []}"#,
        r#", "owner": {"kind": "nobody"}"#,
        r#", "owner": {"name": "Ada", "kind": "person", "key": -7}"#,
        r#", "owner": {"kind": "person", "name": "Ada", "key": "brass"}"#,
    ] {
        same::<Shed>(&shed(more));
    }
    same::<Flat>(r#"{"a": 1, "id": 2, "b": 3}"#);
    same::<Vec<Option<bool>>>("[true, null, false]");
    same::<()>("null");
}

/// The same with the derive of serde, and read from a document.
macro_rules! order {
    ($derived:ident, $name:ident) => {
        #[derive(PartialEq, Debug, $derived)]
        #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
        enum $name {
            Wait,
            Go {
                to: String,
                #[serde(default)]
                fast: bool,
            },
            #[serde(skip)]
            #[allow(dead_code)]
            Secret,
            Stay(Stay),
        }
    };
}

#[derive(PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stay {
    days: Option<u8>,
}

order!(Deserialize, Derived);
order!(ReadTagged, Order);

#[test]
fn a_tagged_enum_is_read_as_serde_reads_it() {
    for text in [
        r#"{"type": "wait"}"#,
        r#"{"to": "east", "type": "go"}"#,
        r#"{"type": "go", "to": "west", "fast": true}"#,
        r#"{"type": "stay", "days": 3}"#,
        r#"{"type": "stay"}"#,
        r#"{"type": "go", "to": 7}"#,
        r#"{"type": "go"}"#,
        r#"{"type": "go", "to": "west", "by": "sea"}"#,
        r#"{"type": "stay", "weeks": 3}"#,
        r#"{"type": "secret"}"#,
        r#"{"type": "fly"}"#,
        r#"{"type": 7}"#,
        r#"{"to": "west"}"#,
        "[]",
        "7",
    ] {
        let expected = serde_json::from_str::<Derived>(text).map(|order| format!("{order:?}")).ok();
        for found in [serde_json::from_str::<Order>(text).ok(), read_text::<Order>(text).ok()] {
            assert_eq!(found.map(|order| format!("{order:?}")), expected, "{text}");
        }
    }
    let fault = read_text::<Order>(r#"{"type": "go", "to": "west", "by": "sea"}"#).expect_err("a field too many");
    assert_eq!(fault.detail(), "unknown field `by`, expected `to` or `fast`");
}

#[test]
fn a_fault_has_a_place_and_the_words_of_serde() {
    for (more, place, detail) in [
        (r#", "doors": 300"#, "doors", "invalid value: integer `300`, expected u8"),
        (r#", "doors": "x""#, "doors", "invalid type: string \"x\", expected u8"),
        (
            r#", "door": 1"#,
            "",
            "unknown field `door`, expected one of `name`, `doors`, `shelves`, `owner`, `size`, `note`",
        ),
        (r#", "shelves": []"#, "shelves", "invalid type: sequence, expected a map"),
        (r#", "shelves": {"7": [{"nails": -1}]}"#, "shelves.7[0].nails", "invalid value: integer `-1`, expected u16"),
        (
            r#", "shelves": {"7": ["axe"]}"#,
            "shelves.7[0]",
            "unknown variant `axe`, expected one of `saw`, `nails`, `plank`, `pair`",
        ),
        (
            r#", "shelves": {"7": [{"plank": {"wet": 1, "length": 2}}]}"#,
            "shelves.7[0].plank.wet",
            "invalid type: integer `1`, expected a boolean",
        ),
        (r#", "size": [1, 2, 3]"#, "size", "invalid length 3, expected fewer elements in array"),
        (r#", "size": [1]"#, "size", "invalid length 1, expected a tuple of size 2"),
        (r#", "owner": {"kind": "person", "name": "Ada"}"#, "owner", "missing field `key`"),
        (r#", "note": 1, "note": 2"#, "", "duplicate field `note`"),
        (r#", "note": {"a": [{"b": 1, "b": 2}]}"#, "note.a[0]", "duplicate field `b`"),
    ] {
        let fault = read_text::<Shed>(&shed(more)).expect_err(more);
        assert_eq!((fault.place(), fault.detail()), (place, detail), "{more}");
    }
    let fault = read::<Shed>(&json!([])).expect_err("a list");
    assert_eq!((fault.place(), fault.detail()), ("", "invalid type: sequence, expected struct Shed"));
}

#[test]
fn text_that_is_not_json_has_a_position() {
    for (text, at) in [("", (1, 0)), ("{\n  \"a\": nope\n}", (2, 9)), ("[1] 2", (1, 5)), ("{\"a\": 1e999}", (1, 11))] {
        let fault = parse(text).expect_err(text);
        assert_eq!(fault.position(), Some(at), "{text}: {fault}");
    }
    let deep = "[".repeat(1000);
    assert!(parse(&deep).expect_err("too deep").detail().contains("recursion limit"));
}

#[test]
fn a_fault_in_a_record_has_a_line_and_a_column() {
    for (text, at) in [
        ("{\n  \"format\": 2,\n  \"sise\": 1\n}", (3, 11)),
        ("{\n  \"format\": \"x\"\n}", (2, 13)),
        ("{\n  \"format\": 2,", (2, 14)),
    ] {
        let Err(RecordError::Json { line, column, .. }) = Record::parse(text) else { panic!("{text} is no record") };
        assert_eq!((line, column), at, "{text}");
    }
}

#[test]
fn data_becomes_a_document() {
    assert_eq!(value_of(&(1, "a", [None::<u8>])), json!([1, "a", [null]]));
}
