//! Checks JSON against the part of JSON Schema that the API and the options of games use. An unknown keyword panics,
//! so that nothing goes unchecked.

use serde_json::{Map, Value, json};

/// Keywords without constraints.
const NOTES: [&str; 6] = ["$schema", "default", "description", "example", "format", "title"];

/// The errors of a value. References lead into `document`.
pub fn faults(schema: &Value, document: &Value, value: &Value) -> Vec<String> {
    let mut check = Check { document, faults: Vec::new() };
    check.check(schema, value, "");
    check.faults
}

struct Check<'a> {
    document: &'a Value,
    faults: Vec<String>,
}

impl Check<'_> {
    fn check(&mut self, schema: &Value, value: &Value, at: &str) {
        let words = match schema {
            Value::Bool(true) => return,
            Value::Bool(false) => return self.faults.push(format!("no value is allowed at {at:?}")),
            schema => schema.as_object().expect("a schema is an object"),
        };
        for (word, rule) in words.iter().filter(|(word, _)| !NOTES.contains(&word.as_str())) {
            if !self.fits(words, word, rule, value, at) {
                self.faults.push(format!("{value} at {at:?} is against {word} {rule}"));
            }
        }
    }

    /// Whether a value fits one keyword of a schema. Errors inside the value are noted.
    fn fits(&mut self, words: &Map<String, Value>, word: &str, rule: &Value, value: &Value, at: &str) -> bool {
        let document = self.document;
        match word {
            "$ref" => {
                let pointer = rule.as_str().and_then(|rule| rule.strip_prefix('#')).expect("a place in the document");
                self.check(document.pointer(pointer).expect("it exists"), value, at);
                true
            }
            "type" => list(rule).iter().any(|kind| is_a(value, kind)),
            "enum" => list(rule).contains(value),
            "const" => value == rule,
            "minItems" => value.as_array().is_none_or(|items| items.len() as u64 >= rule.as_u64().expect("a count")),
            "maxItems" => value.as_array().is_none_or(|items| items.len() as u64 <= rule.as_u64().expect("a count")),
            "minLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 >= rule.as_u64().expect("a length"))
            }
            "maxLength" => {
                value.as_str().is_none_or(|text| text.chars().count() as u64 <= rule.as_u64().expect("a length"))
            }
            // Only for forms: the readers of editions check such texts.
            "pattern" => rule.is_string(),
            "minimum" => value.as_f64().is_none_or(|number| rule.as_f64().expect("a number") <= number),
            "maximum" => value.as_f64().is_none_or(|number| rule.as_f64().expect("a number") >= number),
            "required" => value
                .as_object()
                .is_none_or(|fields| list(rule).iter().all(|name| fields.contains_key(name.as_str().expect("a name")))),
            "uniqueItems" => value
                .as_array()
                .is_none_or(|items| items.iter().enumerate().all(|(n, item)| !items[..n].contains(item))),
            "items" => {
                for (n, item) in value.as_array().into_iter().flatten().enumerate() {
                    self.check(rule, item, &format!("{at}/{n}"));
                }
                true
            }
            "properties" | "additionalProperties" | "propertyNames" => {
                let known = &words.get("properties").unwrap_or(&Value::Null);
                for (name, field) in value.as_object().into_iter().flatten() {
                    let inside = format!("{at}/{name}");
                    match (word, known.get(name)) {
                        ("properties", Some(rule)) => self.check(rule, field, &inside),
                        ("additionalProperties", None) => self.check(rule, field, &inside),
                        ("propertyNames", _) => self.check(rule, &json!(name), &inside),
                        _ => {}
                    }
                }
                true
            }
            "allOf" => {
                list(rule).iter().for_each(|rule| self.check(rule, value, at));
                true
            }
            "oneOf" => list(rule).iter().filter(|rule| faults(rule, document, value).is_empty()).count() == 1,
            _ => panic!("unknown keyword {word}: add it here"),
        }
    }
}

fn list(rule: &Value) -> &[Value] {
    rule.as_array().map_or(std::slice::from_ref(rule), Vec::as_slice)
}

fn is_a(value: &Value, kind: &Value) -> bool {
    match kind.as_str().expect("the name of a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        kind => panic!("{kind} is not a type of JSON"),
    }
}

#[test]
fn violations_are_found() {
    let document = json!({ "seat": { "type": "integer", "minimum": 1, "maximum": 6 } });
    let schema = json!({
        "type": "object",
        "properties": {
            "seat": { "$ref": "#/seat" },
            "name": { "type": ["string", "null"] },
            "kinds": { "type": "array", "items": { "enum": ["me", "bot"] }, "uniqueItems": true },
            "one": { "oneOf": [{ "type": "null" }, { "type": "number" }, { "type": "integer" }] },
            "all": { "allOf": [{ "type": "object" }, { "propertyNames": { "enum": ["a"] } }] },
            "none": false,
        },
        "required": ["seat"],
        "additionalProperties": { "type": "boolean" },
    });
    let with = |name: &str, value: Value| {
        let mut fields = json!({ "seat": 2 });
        fields[name] = value;
        faults(&schema, &document, &fields).len()
    };
    let good =
        [("name", json!(null)), ("kinds", json!(["me", "bot"])), ("one", json!(1.5)), ("all", json!({ "a": 1 }))];
    for (name, value) in good.into_iter().chain([("name", json!("Ada")), ("seat", json!(6.0)), ("other", json!(true))])
    {
        assert_eq!(with(name, value.clone()), 0, "{name}: {value}");
    }
    let bad = [
        ("name", json!(1)),
        ("kinds", json!(["me", "me"])),
        ("kinds", json!(["you"])),
        ("kinds", json!({})),
        ("one", json!(1)),
        ("one", json!("1")),
        ("all", json!({ "b": 1 })),
        ("all", json!([])),
        ("none", json!(1)),
        ("seat", json!(0)),
        ("seat", json!(7)),
        ("seat", json!(1.5)),
        ("seat", json!("1")),
        ("other", json!(1)),
    ];
    for (name, value) in bad {
        assert_eq!(with(name, value.clone()), 1, "{name}: {value}");
    }
    assert_eq!(faults(&schema, &document, &json!({})).len(), 1, "a seat is required");
    assert_eq!(faults(&schema, &document, &json!([])).len(), 1, "a list is not an object");
}
