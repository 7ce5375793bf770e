//! JSON: how it is read, how it is stored as text, and where it is wrong.

mod document;
mod key;
mod reader;
mod text;
mod unread;

pub use document::{parse, value_of};
pub use reader::{TaggedReader, read, read_tagged, read_text};
pub use rynek_texts::ReadTagged;
pub use serde_json::Value;
pub use text::JsonText;
pub use unread::Unread;
