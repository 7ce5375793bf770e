//! The difference of two JSON texts, as a JSON Patch (RFC 6902).
//!
//! Only `add`, `remove` and `replace` are used, so that clients can apply patches with a few lines of code. A list with
//! many changes is replaced as a whole, because that is shorter. The texts are compared without parsing them into
//! documents: both come from the same serializer, so they have no white space, and equal parts are equal bytes.

use rynek_kernel::JsonText;
use serde::Serialize;

/// A step of a patch.
#[derive(Clone, PartialEq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum PatchStep {
    /// Add a value; in a list, insert it before the value that is there.
    Add {
        /// The place, as a JSON Pointer.
        path: String,
        /// The value.
        value: JsonText,
    },
    /// Remove a value.
    Remove {
        /// The place, as a JSON Pointer.
        path: String,
    },
    /// Replace a value.
    Replace {
        /// The place, as a JSON Pointer.
        path: String,
        /// The value.
        value: JsonText,
    },
}

/// A patch as JSON text, written while two documents are compared.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Patch(String);

impl Patch {
    /// The steps, separated by commas.
    pub fn steps(&self) -> &str {
        &self.0
    }

    /// Appends the steps of another patch.
    pub fn extend(&mut self, other: &Patch) {
        if !other.0.is_empty() {
            self.separate();
            self.0.push_str(&other.0);
        }
    }

    /// Appends the steps from one document to another, both below this path.
    pub fn compare(&mut self, path: &str, before: &JsonText, after: &JsonText) {
        Differ { path: path.to_owned(), patch: self }.value(before.get(), after.get());
    }

    /// Adds a value. Paths are written as in a JSON string, values as JSON.
    pub fn add(&mut self, path: &str, value: &str) {
        self.step("add", path, Some(value));
    }

    /// Removes a value.
    pub fn remove(&mut self, path: &str) {
        self.step("remove", path, None);
    }

    /// Replaces a value.
    pub fn replace(&mut self, path: &str, value: &str) {
        self.step("replace", path, Some(value));
    }

    fn step(&mut self, op: &str, path: &str, value: Option<&str>) {
        self.separate();
        for part in [r#"{"op":""#, op, r#"","path":""#, path] {
            self.0.push_str(part);
        }
        if let Some(value) = value {
            self.0.push_str(r#"","value":"#);
            self.0.push_str(value);
            self.0.push('}');
        } else {
            self.0.push_str(r#""}"#);
        }
    }

    fn separate(&mut self) {
        if !self.0.is_empty() {
            self.0.push(',');
        }
    }
}

struct Differ<'a> {
    /// The current place, escaped as in a JSON string.
    path: String,
    patch: &'a mut Patch,
}

impl Differ<'_> {
    fn value(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        match (before.as_bytes()[0], after.as_bytes()[0]) {
            (b'{', b'{') => self.fields(before, after),
            (b'[', b'[') => self.items(before, after),
            _ => self.patch.replace(&self.path, after),
        }
    }

    fn fields(&mut self, before: &str, after: &str) {
        let (old, new): (Vec<_>, Vec<_>) = (Fields(Parts::of(before)).collect(), Fields(Parts::of(after)).collect());
        for (n, (name, value)) in old.iter().enumerate() {
            match find(&new, n, name) {
                Some(new) => self.at(name, |differ| differ.value(value, new)),
                None => self.at(name, |differ| differ.patch.remove(&differ.path)),
            }
        }
        for (n, (name, value)) in new.iter().enumerate() {
            if find(&old, n, name).is_none() {
                self.at(name, |differ| differ.patch.add(&differ.path, value));
            }
        }
    }

    fn items(&mut self, before: &str, after: &str) {
        let begun = self.patch.0.len();
        let (old, new): (Vec<_>, Vec<_>) = (Parts::of(before).collect(), Parts::of(after).collect());
        let most = begun + after.len() + self.path.len();
        for (n, (old, new)) in old.iter().zip(&new).enumerate() {
            // Too long already: the rest need not be compared.
            if old != new && self.patch.0.len() <= most {
                self.at(&n.to_string(), |differ| differ.value(old, new));
            }
        }
        // From the end, so that the other indices stay valid.
        for n in (new.len()..old.len()).rev() {
            self.at(&n.to_string(), |differ| differ.patch.remove(&differ.path));
        }
        for item in new.iter().skip(old.len()) {
            self.at("-", |differ| differ.patch.add(&differ.path, item));
        }
        if self.patch.0.len() > most {
            self.patch.0.truncate(begun);
            self.patch.replace(&self.path, after);
        }
    }

    /// Continues below a field or an item, whose name is written as in the text.
    fn at(&mut self, name: &str, work: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        self.path.push('/');
        if name.contains(['~', '/']) {
            self.path.push_str(&name.replace('~', "~0").replace('/', "~1"));
        } else {
            self.path.push_str(name);
        }
        work(self);
        self.path.truncate(length);
    }
}

/// The value of a field, which is most likely at the same index as in the other document.
fn find<'a>(fields: &[(&str, &'a str)], place: usize, name: &str) -> Option<&'a str> {
    let here = fields.get(place).filter(|field| field.0 == name);
    here.or_else(|| fields.iter().find(|field| field.0 == name)).map(|field| field.1)
}

/// The items of a list as text; for an object, its names and values in turn.
struct Parts<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str) -> Parts<'a> {
        Parts { text, at: 1 }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let begin = self.at;
        if begin + 1 >= self.text.len() {
            return None;
        }
        let end = end_of_value(self.text.as_bytes(), begin);
        // It is followed by a comma, a colon or the closing bracket.
        self.at = end + 1;
        Some(&self.text[begin..end])
    }
}

/// The fields of an object: the name, without its quotes, and the value.
struct Fields<'a>(Parts<'a>);

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let name = self.0.next()?;
        Some((&name[1..name.len() - 1], self.0.next()?))
    }
}

/// The end of the value that begins here.
fn end_of_value(text: &[u8], begin: usize) -> usize {
    let is_delimiter = |byte: &u8| matches!(byte, b',' | b'}' | b']');
    match text[begin] {
        b'"' => end_of_string(text, begin),
        b'{' | b'[' => end_of_brackets(text, begin),
        // A number or a literal.
        _ => text[begin..].iter().position(is_delimiter).map_or(text.len(), |length| begin + length),
    }
}

/// The position after the closing bracket of the list or object that begins here.
fn end_of_brackets(text: &[u8], begin: usize) -> usize {
    let (mut at, mut depth) = (begin, 0_usize);
    loop {
        match text[at] {
            b'"' => at = end_of_string(text, at) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 {
            return at;
        }
    }
}

/// The position after the closing quote of the string that begins here.
fn end_of_string(text: &[u8], begin: usize) -> usize {
    let mut at = begin + 1;
    while text[at] != b'"' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn steps_between(before: &Value, after: &Value) -> Vec<Value> {
        let mut patch = Patch::default();
        patch.compare("", &JsonText::of(before), &JsonText::of(after));
        serde_json::from_str(&format!("[{}]", patch.steps())).expect("a JSON list")
    }

    /// Applies steps with an independent implementation.
    fn applied(mut before: Value, steps: Vec<Value>) -> Value {
        let patch: json_patch::Patch = serde_json::from_value(steps.into()).expect("a patch");
        json_patch::patch(&mut before, &patch).expect("the patch fits");
        before
    }

    #[test]
    fn steps_lead_from_one_to_the_other() {
        let documents = [
            json!({}),
            json!({ "a": 1, "b": [1, 2, 3], "c": { "d/e": null, "~": "x" } }),
            json!({ "a": 1, "b": [1, 2], "c": { "d/e": 1, "~": "y" } }),
            json!({ "b": [{ "x": 1, "long": "a long text to keep" }, { "x": 2, "long": "another long text" }], "a": 1 }),
            json!({ "b": [{ "x": 3, "long": "a long text to keep" }], "a": [] }),
            json!({ "b": [[], [1], { "y": [] }, "z", 4], "c": {} }),
            json!({ "quo\"te": { "back\\slash": 1, "ę": [-1.5e-7, true] }, "]": "}{\\\"," }),
            json!({ "quo\"te": { "back\\slash": 2, "ę": [-1.5e-8, false] }, "]": "\\" }),
            json!([1, 2, 3]),
            json!("text"),
        ];
        for before in &documents {
            for after in &documents {
                assert_eq!(&applied(before.clone(), steps_between(before, after)), after);
            }
            assert_eq!(steps_between(before, before), [] as [Value; 0]);
        }
    }

    #[test]
    fn a_small_change_is_a_small_step() {
        let before = json!({ "cities": [{ "name": "a", "tiles": [1, 2, 3] }, { "name": "b", "tiles": [4] }], "n": 1 });
        let mut after = before.clone();
        after["cities"][1]["name"] = json!("c");
        let step = PatchStep::Replace { path: "/cities/1/name".to_owned(), value: JsonText::of(&"c") };
        assert_eq!(steps_between(&before, &after), [serde_json::to_value(step).expect("plain data")]);
    }

    #[test]
    fn patches_are_joined() {
        let (mut one, mut other) = (Patch::default(), Patch::default());
        one.remove("/a");
        other.extend(&one);
        other.extend(&Patch::default());
        other.extend(&one);
        assert_eq!(other.steps(), r#"{"op":"remove","path":"/a"},{"op":"remove","path":"/a"}"#);
    }

    #[test]
    fn a_list_that_changed_much_is_replaced() {
        let list = |from: u32| json!({ "actions": (from..from + 50).map(|n| format!("a{n}")).collect::<Vec<_>>() });
        assert_eq!(steps_between(&list(0), &list(7)).len(), 1);
    }
}
