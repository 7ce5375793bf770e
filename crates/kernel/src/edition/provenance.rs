//! Where the parts of an edition come from: printed, stated in the rulebook, or reconstructed.
//!
//! A file says it in its field `provenance`, by the path of each part. It is not part of the content hash.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::text::without_comments;
use crate::json::parse;

/// Where a part comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PartSource {
    /// It is known from the printed game: reviews, lists or pictures show it.
    Known,
    /// The rulebook states it.
    Rulebook,
    /// Nothing shows it, so it was made to fit what is known.
    Reconstructed,
}

impl PartSource {
    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["known", "rulebook", "reconstructed"][self as usize]
    }

    fn read(name: &str) -> Option<PartSource> {
        [PartSource::Known, PartSource::Rulebook, PartSource::Reconstructed]
            .into_iter()
            .find(|source| source.name() == name)
    }
}

/// A part of an edition and where it comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartOrigin {
    /// The path of the part, such as `tiles.list`.
    pub part: String,
    /// Where it comes from.
    pub source: PartSource,
    /// The identifier of a note in the words of the game.
    pub note: Option<String>,
}

/// What a file says about its parts. Entries of another form are ignored, as they only explain the file.
pub fn provenance(text: &str) -> Vec<PartOrigin> {
    let file = parse(&without_comments(text)).unwrap_or_default();
    let stated = file.get("provenance").and_then(Value::as_object).into_iter().flatten();
    stated.filter_map(|(part, stated)| origin(part, stated)).collect()
}

/// `"reconstructed"`, or `["reconstructed", "tile-faces"]` with a note.
fn origin(part: &str, stated: &Value) -> Option<PartOrigin> {
    let (source, note) = match stated {
        Value::Array(both) => (both.first()?.as_str()?, both.get(1).and_then(Value::as_str)),
        source => (source.as_str()?, None),
    };
    Some(PartOrigin { part: part.to_owned(), source: PartSource::read(source)?, note: note.map(str::to_owned) })
}
