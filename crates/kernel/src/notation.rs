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

/// Implements the notation of an enum by its `name` method and its list `ALL`. `form` is what errors say is allowed.
#[macro_export]
macro_rules! named {
    ($kind:ty, $form:literal) => {
        impl ::std::fmt::Display for $kind {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $kind {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> ::std::result::Result<$kind, $crate::NotationError> {
                let found = <$kind>::ALL.into_iter().find(|known| known.name() == text);
                found.ok_or_else(|| $crate::NotationError::new(text, $form))
            }
        }
    };
}
