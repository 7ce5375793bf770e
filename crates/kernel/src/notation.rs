//! Notation: a short readable text for every action, used in logs, records and the protocol.

use std::{fmt, hash::Hash, str::FromStr};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Explain, Message};

/// What every action type implements. `Display` and `FromStr` are its notation, and its JSON is the same text: see
/// [`serde_as_notation!`](crate::serde_as_notation).
pub trait Action:
    Copy
    + Eq
    + Ord
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = NotationError>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}

impl<T> Action for T where
    T: Copy
        + Eq
        + Ord
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// Text that is not the notation of anything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read {text:?} as {form}")]
pub struct NotationError {
    text: String,
    form: &'static str,
}

/// The most characters of the text that an error quotes.
const QUOTED: usize = 60;

impl NotationError {
    /// `text` should have this form, such as `TILE Q,R K`.
    pub fn new(text: &str, form: &'static str) -> NotationError {
        let mut quoted: String = text.chars().take(QUOTED).collect();
        if quoted.len() < text.len() {
            quoted.push('…');
        }
        NotationError { text: quoted, form }
    }
}

impl Explain for NotationError {
    fn message(&self) -> Message {
        Message::new("notation").with("text", self.text.as_str()).with("form", self.form)
    }
}

/// Implements serde for a type by its notation: a string, written by `Display` and read by `FromStr`.
#[macro_export]
macro_rules! serde_as_notation {
    ($kind:ty) => {
        $crate::typescript!($kind, "string");

        impl ::serde::Serialize for $kind {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $kind {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                let text = <::std::string::String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}
