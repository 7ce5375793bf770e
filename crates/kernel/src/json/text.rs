//! JSON stored as text.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use serde::{Serialize, Serializer};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use super::parse;

/// JSON that is serialized once, then compared and sent as text. Clones share the text.
///
/// ```
/// use rynek_kernel::JsonText;
///
/// let text = JsonText::of(&["a", "b"]);
/// assert_eq!(text.get(), r#"["a","b"]"#);
/// assert_eq!(text.value()[1], "b");
/// ```
#[derive(Clone)]
pub struct JsonText(Arc<RawValue>);

crate::typescript!(JsonText, "unknown");

impl JsonText {
    /// Serializes `data`.
    ///
    /// # Panics
    /// If `data` cannot be written as JSON: a map with keys that are not text, or a `Serialize` that fails.
    pub fn of(data: &impl Serialize) -> JsonText {
        JsonText(to_raw_value(data).expect("plain data can be written as JSON").into())
    }

    /// Text that is JSON already, such as a part of another document.
    pub fn part(text: &str) -> Result<JsonText, serde_json::Error> {
        RawValue::from_string(text.to_owned()).map(|raw| JsonText(raw.into()))
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }

    /// The document as a value.
    pub fn value(&self) -> Value {
        parse(self.get()).expect("it is JSON")
    }

    /// Whether both share one text. This is cheap.
    pub fn is_copy_of(&self, other: &JsonText) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Default for JsonText {
    fn default() -> JsonText {
        JsonText::of(&())
    }
}

impl PartialEq for JsonText {
    fn eq(&self, other: &JsonText) -> bool {
        self.is_copy_of(other) || self.get() == other.get()
    }
}

impl Eq for JsonText {}

impl Hash for JsonText {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state);
    }
}

impl fmt::Debug for JsonText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get())
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
