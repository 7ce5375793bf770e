//! The one source that types are read from: a document that is parsed already.
//!
//! The code that reads a type is compiled once for every kind of source. So text, files, records and requests are parsed
//! to a [`Value`] first. What does not depend on the type is in functions that are compiled once. Besides being small,
//! it knows the place of a fault.

use serde::{
    Deserializer,
    de::{
        DeserializeOwned, DeserializeSeed, EnumAccess, Expected, MapAccess, SeqAccess, Unexpected, VariantAccess,
        Visitor,
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Number, Value, map};

use super::{Unread, key::Key, parse, unread::Step};

/// Reads a value.
///
/// ```
/// use rynek_kernel::json::read;
/// use serde_json::json;
///
/// assert_eq!(read::<Vec<u8>>(&json!([1, 2])).unwrap(), [1, 2]);
/// let fault = read::<Vec<Vec<u8>>>(&json!([[1], [2, "x"]])).unwrap_err();
/// assert_eq!(fault.place(), "[1][1]");
/// assert_eq!(fault.detail(), "invalid type: string \"x\", expected u8");
/// ```
pub fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Unread> {
    T::deserialize(JsonReader(value))
}

/// Reads text, in which no field of an object may occur twice.
pub fn read_text<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    read(&parse(text)?)
}

/// Reads an object whose field `tag` names a variant of an enum. `read` reads the enum as if it had no tag.
pub fn read_tagged<T>(
    mut value: Value,
    tag: &'static str,
    read: impl FnOnce(TaggedReader<'_>) -> Result<T, Unread>,
) -> Result<T, Unread> {
    let name = take_tag(&mut value, tag)?;
    read(TaggedReader { name: &name, fields: &value })
}

fn take_tag(value: &mut Value, tag: &'static str) -> Result<String, Unread> {
    let expected = &"an object";
    if !value.is_object() {
        return Err(JsonReader(value).other(expected));
    }
    match value.as_object_mut().and_then(|fields| fields.shift_remove(tag)) {
        Some(Value::String(name)) => Ok(name),
        Some(other) => Err(JsonReader(&other).other(&"a string").inside(Step::Field(tag))),
        None => Err(serde::de::Error::missing_field(tag)),
    }
}

/// A value to read.
#[derive(Clone, Copy)]
struct JsonReader<'a>(&'a Value);

/// A variant of an enum: a name, and what it has.
type Variant<'a> = (&'a str, Option<&'a Value>);

impl<'a> JsonReader<'a> {
    #[cold]
    fn other(self, expected: &dyn Expected) -> Unread {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(found) => Unexpected::Bool(*found),
            Value::Number(found) => match (found.as_u64(), found.as_i64()) {
                (Some(found), _) => Unexpected::Unsigned(found),
                (_, Some(found)) => Unexpected::Signed(found),
                _ => Unexpected::Float(found.as_f64().unwrap_or_default()),
            },
            Value::String(found) => Unexpected::Str(found),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Unread::kind(found, expected)
    }

    fn text(self, expected: &dyn Expected) -> Result<&'a str, Unread> {
        self.0.as_str().ok_or_else(|| self.other(expected))
    }

    fn list(self, expected: &dyn Expected) -> Result<&'a [Value], Unread> {
        self.0.as_array().map(Vec::as_slice).ok_or_else(|| self.other(expected))
    }

    fn object(self, expected: &dyn Expected) -> Result<&'a Map<String, Value>, Unread> {
        self.0.as_object().ok_or_else(|| self.other(expected))
    }

    fn number(self, expected: &dyn Expected) -> Result<&'a Number, Unread> {
        self.0.as_number().ok_or_else(|| self.other(expected))
    }

    fn variant(self, expected: &dyn Expected) -> Result<Variant<'a>, Unread> {
        match self.0 {
            Value::String(name) => Ok((name, None)),
            Value::Object(map) if map.len() == 1 => {
                let (name, value) = map.iter().next().ok_or_else(|| self.other(expected))?;
                Ok((name, Some(value)))
            }
            Value::Object(_) => Err(serde::de::Error::invalid_value(Unexpected::Map, &"map with a single key")),
            _ => Err(self.other(expected)),
        }
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Unread> {
    match (number.as_u64(), number.as_i64()) {
        (Some(number), _) => visitor.visit_u64(number),
        (_, Some(number)) => visitor.visit_i64(number),
        _ => visitor.visit_f64(number.as_f64().unwrap_or_default()),
    }
}

fn visit_list<'de, V: Visitor<'de>>(list: &'de [Value], visitor: V) -> Result<V::Value, Unread> {
    let mut items = Items { rest: list.iter(), read: 0 };
    let value = visitor.visit_seq(&mut items)?;
    items.end().map(|()| value)
}

fn visit_object<'de, V: Visitor<'de>>(map: &'de Map<String, Value>, visitor: V) -> Result<V::Value, Unread> {
    visitor.visit_map(Fields { rest: map.iter(), next: None })
}

macro_rules! numbers {
    ($($name:ident)+) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            visit_number(self.number(&visitor)?, visitor)
        })+
    };
}

impl<'de> Deserializer<'de> for JsonReader<'de> {
    type Error = Unread;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => visit_number(number, visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => visit_list(list, visitor),
            Value::Object(map) => visit_object(map, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.0 {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(self.other(&visitor)),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let text = self.text(&visitor)?;
        visitor.visit_borrowed_str(text)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        if self.0.is_null() { visitor.visit_unit() } else { Err(self.other(&visitor)) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visit_list(self.list(&visitor)?, visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visit_object(self.object(&visitor)?, visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        let (name, value) = self.variant(&visitor)?;
        visitor.visit_enum(Chosen { name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_unit()
    }
}

/// The values of a list.
struct Items<'a> {
    rest: std::slice::Iter<'a, Value>,
    read: usize,
}

impl Items<'_> {
    fn end(&self) -> Result<(), Unread> {
        match self.rest.len() {
            0 => Ok(()),
            more => Err(serde::de::Error::invalid_length(self.read + more, &"fewer elements in array")),
        }
    }
}

impl<'de> SeqAccess<'de> for &mut Items<'de> {
    type Error = Unread;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unread> {
        let Some(value) = self.rest.next() else { return Ok(None) };
        let at = self.read;
        self.read += 1;
        seed.deserialize(JsonReader(value)).map(Some).map_err(|fault| fault.inside(Step::Item(at)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The fields of an object.
struct Fields<'a> {
    rest: map::Iter<'a>,
    next: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Unread;

    #[inline(never)]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Unread> {
        self.next = self.rest.next().map(|(name, value)| (name.as_str(), value));
        self.next.map(|(name, _)| seed.deserialize(Key(name))).transpose()
    }

    #[inline(never)]
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Unread> {
        let Some((name, value)) = self.next else { return Err(serde::de::Error::custom("a value before its key")) };
        seed.deserialize(JsonReader(value)).map_err(|fault| fault.inside(Step::Field(name)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// A variant of an enum, by its name and the object with its fields.
#[derive(Clone, Copy)]
pub struct TaggedReader<'a> {
    name: &'a str,
    fields: &'a Value,
}

impl<'de> Deserializer<'de> for TaggedReader<'de> {
    type Error = Unread;

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_enum(self)
    }
}

impl<'de> EnumAccess<'de> for TaggedReader<'de> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Unread> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for TaggedReader<'de> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(JsonReader(self.fields))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        JsonReader(self.fields).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Unread> {
        JsonReader(self.fields).deserialize_map(visitor)
    }
}

/// A variant of an enum.
struct Chosen<'a> {
    name: &'a str,
    value: Option<&'a Value>,
}

impl<'a> Chosen<'a> {
    fn value(&self) -> Result<JsonReader<'a>, Unread> {
        self.value
            .map(JsonReader)
            .ok_or_else(|| serde::de::Error::invalid_type(Unexpected::UnitVariant, &"a variant with a value"))
    }
}

impl<'de> EnumAccess<'de> for Chosen<'de> {
    type Error = Unread;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Unread> {
        Ok((seed.deserialize(Key(self.name))?, self))
    }
}

impl<'de> VariantAccess<'de> for Chosen<'de> {
    type Error = Unread;

    fn unit_variant(self) -> Result<(), Unread> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(value) => Err(JsonReader(value).other(&"unit variant")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unread> {
        seed.deserialize(self.value()?).map_err(|fault| fault.inside(Step::Field(self.name)))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unread> {
        self.value()?.deserialize_seq(visitor).map_err(|fault| fault.inside(Step::Field(self.name)))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Unread> {
        self.value()?.deserialize_map(visitor).map_err(|fault| fault.inside(Step::Field(self.name)))
    }
}
