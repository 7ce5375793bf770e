//! The name of a field, or of a variant, as a value.

use serde::{
    Deserializer,
    de::{Expected, Unexpected, Visitor, value::BorrowedStrDeserializer},
    forward_to_deserialize_any,
};

use super::Unread;

/// A name to read. Where a map has numbers as keys, they are text in JSON.
#[derive(Clone, Copy)]
pub(super) struct Key<'a>(pub &'a str);

impl Key<'_> {
    /// The whole number that the name is.
    fn number(self, expected: &dyn Expected) -> Result<i64, Unread> {
        self.0.parse().map_err(|_| Unread::kind(Unexpected::Str(self.0), expected))
    }
}

macro_rules! numbers {
    ($($name:ident)+) => {
        $(fn $name<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
            let number = self.number(&visitor)?;
            visitor.visit_i64(number)
        })+
    };
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Unread;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier
        ignored_any
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        BorrowedStrDeserializer::new(self.0).deserialize_enum(name, variants, visitor)
    }
}
