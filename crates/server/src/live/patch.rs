//! What changed from one document to the next, as a JSON Patch (RFC 6902).
//!
//! Only `add`, `remove` and `replace` are used, so that a client needs a few lines to apply it. A list that changed
//! much, such as the legal actions, is replaced as a whole: that is shorter than to name every change.

use serde::Serialize;
use serde_json::Value;

/// A step of a patch.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum PatchStep {
    /// Put a value where none is; in a list, before what is there.
    Add {
        /// Where, as a JSON Pointer.
        path: String,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
    /// Take a value away.
    Remove {
        /// Where.
        path: String,
    },
    /// Put a value in place of another.
    Replace {
        /// Where.
        path: String,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
}

impl PatchStep {
    /// About how long it is when written.
    fn length(&self) -> usize {
        const AROUND: usize = 30;
        match self {
            PatchStep::Add { path, value } | PatchStep::Replace { path, value } => AROUND + path.len() + length(value),
            PatchStep::Remove { path } => AROUND + path.len(),
        }
    }
}

/// About how long a value is when written.
fn length(value: &Value) -> usize {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => 5,
        Value::String(text) => text.len() + 3,
        Value::Array(items) => 2 + items.iter().map(length).sum::<usize>(),
        Value::Object(fields) => 2 + fields.iter().map(|(name, value)| name.len() + 4 + length(value)).sum::<usize>(),
    }
}

/// The steps that lead from one document to another.
pub fn steps(before: &Value, after: &Value) -> Vec<PatchStep> {
    let mut differ = Differ { path: String::new(), steps: Vec::new() };
    differ.value(before, after);
    differ.steps
}

struct Differ {
    path: String,
    steps: Vec<PatchStep>,
}

impl Differ {
    fn value(&mut self, before: &Value, after: &Value) {
        match (before, after) {
            (Value::Object(before), Value::Object(after)) => self.fields(before, after),
            (Value::Array(old), Value::Array(new)) => self.items(old, new, after),
            _ if before == after => {}
            _ => self.replace(after),
        }
    }

    fn fields(&mut self, before: &serde_json::Map<String, Value>, after: &serde_json::Map<String, Value>) {
        for (name, value) in before {
            match after.get(name) {
                Some(new) => self.at(name, |differ| differ.value(value, new)),
                None => self.at(name, Differ::remove),
            }
        }
        for (name, value) in after.iter().filter(|(name, _)| !before.contains_key(*name)) {
            self.at(name, |differ| differ.add(value));
        }
    }

    fn items(&mut self, old: &[Value], new: &[Value], whole: &Value) {
        let begun = self.steps.len();
        for (n, (old, new)) in old.iter().zip(new).enumerate() {
            self.at(&n.to_string(), |differ| differ.value(old, new));
        }
        // From the end, so that the numbers of the others stay.
        for n in (new.len()..old.len()).rev() {
            self.at(&n.to_string(), Differ::remove);
        }
        for item in new.iter().skip(old.len()) {
            self.at("-", |differ| differ.add(item));
        }
        let written: usize = self.steps[begun..].iter().map(PatchStep::length).sum();
        if written > 0 && written > length(whole) + self.path.len() {
            self.steps.truncate(begun);
            self.replace(whole);
        }
    }

    fn at(&mut self, name: &str, work: impl FnOnce(&mut Differ)) {
        let length = self.path.len();
        self.path.push('/');
        for c in name.chars() {
            match c {
                '~' => self.path.push_str("~0"),
                '/' => self.path.push_str("~1"),
                c => self.path.push(c),
            }
        }
        work(self);
        self.path.truncate(length);
    }

    fn add(&mut self, value: &Value) {
        self.steps.push(PatchStep::Add { path: self.path.clone(), value: value.clone() });
    }

    fn remove(&mut self) {
        self.steps.push(PatchStep::Remove { path: self.path.clone() });
    }

    fn replace(&mut self, value: &Value) {
        self.steps.push(PatchStep::Replace { path: self.path.clone(), value: value.clone() });
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Applies steps with another's code, which knows nothing of ours.
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
            json!([1, 2, 3]),
            json!("text"),
        ];
        for before in &documents {
            for after in &documents {
                assert_eq!(&applied(before.clone(), &steps(before, after)), after);
            }
            assert_eq!(steps(before, before), []);
        }
    }

    #[test]
    fn a_small_change_is_a_small_step() {
        let before = json!({ "cities": [{ "name": "a", "tiles": [1, 2, 3] }, { "name": "b", "tiles": [4] }], "n": 1 });
        let mut after = before.clone();
        after["cities"][1]["name"] = json!("c");
        let step = PatchStep::Replace { path: "/cities/1/name".to_owned(), value: json!("c") };
        assert_eq!(steps(&before, &after), [step]);
    }

    #[test]
    fn a_list_that_changed_much_is_replaced() {
        let list = |from: u32| json!({ "actions": (from..from + 50).map(|n| format!("a{n}")).collect::<Vec<_>>() });
        assert_eq!(steps(&list(0), &list(7)).len(), 1);
    }
}
