//! The ids of tables and people.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// An id of 128 bits, written as 32 hexadecimal digits.
macro_rules! id {
    ($Id:ident, $noun:literal, $schema:literal, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $Id(u128);

        rynek_kernel::typescript!($Id, "string");
        rynek_kernel::schema!($Id, String, $schema);

        impl $Id {
            /// The id with this number, which should come from a good source of randomness.
            pub const fn new(number: u128) -> $Id {
                $Id(number)
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($Id))
            }
        }

        impl FromStr for $Id {
            type Err = String;

            fn from_str(text: &str) -> Result<$Id, String> {
                let digits = text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
                let number = if digits { u128::from_str_radix(text, 16).ok() } else { None };
                number.map($Id).ok_or_else(|| format!("{text:?} is not a {}: 32 hexadecimal digits are needed", $noun))
            }
        }

        impl TryFrom<String> for $Id {
            type Error = String;

            fn try_from(text: String) -> Result<$Id, String> {
                text.parse()
            }
        }

        impl From<$Id> for String {
            fn from(id: $Id) -> String {
                id.to_string()
            }
        }
    };
}

id!(
    TableId,
    "table",
    "A table: 32 hexadecimal digits",
    "The id of a table. It cannot be guessed; a client that has it may look at the table."
);
id!(PersonId, "person", "A person: 32 hexadecimal digits", "The id of a person. It cannot be guessed.");
