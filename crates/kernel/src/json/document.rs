//! Text as a document.

use std::fmt::{self, Write};

use serde::{
    Serialize,
    de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor},
};
use serde_json::{Deserializer, Map, Value};

use super::{Unread, unread::joint};

/// Parses text. Unlike [`Value`] by itself, it refuses an object in which a field occurs twice.
///
/// ```
/// use rynek_kernel::json::parse;
/// assert_eq!(parse("[1, 2]").unwrap()[1], 2);
/// assert_eq!(parse("[1, 2").unwrap_err().position(), Some((1, 5)));
/// assert_eq!(parse(r#"{"a": [{"b": 1, "b": 2}]}"#).unwrap_err().place(), "a[0]");
/// ```
pub fn parse(text: &str) -> Result<Value, Unread> {
    let mut parser = Deserializer::from_str(text);
    let mut place = String::new();
    let parsed = Part { place: &mut place }.deserialize(&mut parser).and_then(|value| parser.end().map(|()| value));
    parsed.map_err(|error| Unread::text(&error, place))
}

/// Data as a document. It is written as text and parsed: code that writes a type is compiled once for every kind of
/// target too, and nothing that needs a document is in a hurry.
///
/// # Panics
/// If `data` cannot be written as JSON: a map with keys that are not text, or a `Serialize` that fails.
pub fn value_of(data: &impl Serialize) -> Value {
    let text = serde_json::to_string(data).expect("plain data can be written as JSON");
    parse(&text).expect("it was just written")
}

/// A part of a document that is parsed. `place` is its path; after a fault it stays at what is faulty.
struct Part<'a> {
    place: &'a mut String,
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Value;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        let length = self.place.len();
        loop {
            write!(self.place, "[{}]", list.len()).map_err(Error::custom)?;
            let item = items.next_element_seed(Part { place: self.place })?;
            self.place.truncate(length);
            match item {
                Some(item) => list.push(item),
                None => return Ok(list.into()),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        let length = self.place.len();
        while let Some(name) = fields.next_key::<String>()? {
            if map.contains_key(&name) {
                return Err(Error::custom(format_args!("duplicate field `{name}`")));
            }
            self.place.push_str(joint(self.place));
            self.place.push_str(&name);
            let value = fields.next_value_seed(Part { place: self.place })?;
            self.place.truncate(length);
            map.insert(name, value);
        }
        Ok(map.into())
    }
}
