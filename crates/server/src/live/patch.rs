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

impl PatchStep {
    /// Its approximate length as JSON.
    fn length(&self) -> usize {
        const AROUND: usize = 30;
        match self {
            PatchStep::Add { path, value } | PatchStep::Replace { path, value } => {
                AROUND + path.len() + value.get().len()
            }
            PatchStep::Remove { path } => AROUND + path.len(),
        }
    }
}

/// The steps from one document to another, both below this path.
pub fn steps(path: &str, before: &JsonText, after: &JsonText) -> Vec<PatchStep> {
    let mut differ = Differ { path: path.to_owned(), steps: Vec::new() };
    differ.value(before.get(), after.get());
    differ.steps
}

struct Differ {
    path: String,
    steps: Vec<PatchStep>,
}

impl Differ {
    fn value(&mut self, before: &str, after: &str) {
        if before == after {
            return;
        }
        match (before.as_bytes()[0], after.as_bytes()[0]) {
            (b'{', b'{') => self.fields(before, after),
            (b'[', b'[') => self.items(before, after),
            _ => self.replace(after),
        }
    }

    fn fields(&mut self, before: &str, after: &str) {
        let (old, new): (Vec<_>, Vec<_>) = (Fields(Parts::of(before)).collect(), Fields(Parts::of(after)).collect());
        for (n, (name, value)) in old.iter().enumerate() {
            match find(&new, n, name) {
                Some(new) => self.at(name, |differ| differ.value(value, new)),
                None => self.at(name, Differ::remove),
            }
        }
        for (n, (name, value)) in new.iter().enumerate() {
            if find(&old, n, name).is_none() {
                self.at(name, |differ| differ.add(value));
            }
        }
    }

    fn items(&mut self, before: &str, after: &str) {
        let begun = self.steps.len();
        let (old, new): (Vec<_>, Vec<_>) = (Parts::of(before).collect(), Parts::of(after).collect());
        for (n, (old, new)) in old.iter().zip(&new).enumerate() {
            self.at(&n.to_string(), |differ| differ.value(old, new));
        }
        // From the end, so that the other indices stay valid.
        for n in (new.len()..old.len()).rev() {
            self.at(&n.to_string(), Differ::remove);
        }
        for item in new.iter().skip(old.len()) {
            self.at("-", |differ| differ.add(item));
        }
        let written: usize = self.steps[begun..].iter().map(PatchStep::length).sum();
        if written > after.len() + self.path.len() {
            self.steps.truncate(begun);
            self.replace(after);
        }
    }

    /// Continues below a field or an item, whose name is written as in the text.
    fn at(&mut self, name: &str, work: impl FnOnce(&mut Differ)) {
        let length = self.path.len();
        self.path.push('/');
        if name.contains(['\\', '~', '/']) {
            let name: String = serde_json::from_str(&format!("\"{name}\"")).expect("the name of a field");
            self.path.push_str(&name.replace('~', "~0").replace('/', "~1"));
        } else {
            self.path.push_str(name);
        }
        work(self);
        self.path.truncate(length);
    }

    fn add(&mut self, value: &str) {
        self.steps.push(PatchStep::Add { path: self.path.clone(), value: part(value) });
    }

    fn remove(&mut self) {
        self.steps.push(PatchStep::Remove { path: self.path.clone() });
    }

    fn replace(&mut self, value: &str) {
        self.steps.push(PatchStep::Replace { path: self.path.clone(), value: part(value) });
    }
}

fn part(text: &str) -> JsonText {
    JsonText::part(text).expect("a value within JSON")
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
    let (mut at, mut depth) = (begin, 0_usize);
    loop {
        match text[at] {
            b'"' => at = end_of_string(text, at) - 1,
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        at += 1;
        // A number or a literal ends at the next delimiter.
        if depth == 0 && (at == text.len() || matches!(text[at], b',' | b':' | b'}' | b']')) {
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

    fn steps_between(before: &Value, after: &Value) -> Vec<PatchStep> {
        steps("", &JsonText::of(before), &JsonText::of(after))
    }

    /// Applies steps with an independent implementation.
    fn applied(mut before: Value, steps: &[PatchStep]) -> Value {
        let patch: json_patch::Patch =
            serde_json::from_value(serde_json::to_value(steps).expect("plain data")).expect("a patch");
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
                assert_eq!(&applied(before.clone(), &steps_between(before, after)), after);
            }
            assert_eq!(steps_between(before, before), []);
        }
    }

    #[test]
    fn a_small_change_is_a_small_step() {
        let before = json!({ "cities": [{ "name": "a", "tiles": [1, 2, 3] }, { "name": "b", "tiles": [4] }], "n": 1 });
        let mut after = before.clone();
        after["cities"][1]["name"] = json!("c");
        let step = PatchStep::Replace { path: "/cities/1/name".to_owned(), value: JsonText::of(&"c") };
        assert_eq!(steps_between(&before, &after), [step]);
    }

    #[test]
    fn a_list_that_changed_much_is_replaced() {
        let list = |from: u32| json!({ "actions": (from..from + 50).map(|n| format!("a{n}")).collect::<Vec<_>>() });
        assert_eq!(steps_between(&list(0), &list(7)).len(), 1);
    }
}
