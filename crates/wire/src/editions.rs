//! The editions of a game: those that ship, those that are installed, and checks of others.

use rynek_catalog::{About, edition_faults, edition_title, read_edition, shipped_edition};
use rynek_kernel::{EditionError, Explain, edition::provenance::PartSource, json::value_of};
use rynek_words::Words;
use serde::Serialize;
use serde_json::{Value, json};

use crate::{Fault, games::known};

/// Where an edition is from.
#[derive(Clone, Copy, Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EditionOrigin {
    /// It ships with the game.
    Shipped,
    /// The operator has installed it.
    Installed,
}

/// An edition in a list.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct EditionLine {
    /// Its name in requests.
    pub name: String,
    /// Where it is from.
    pub origin: EditionOrigin,
    /// Its content hash.
    pub hash: String,
    /// Its name for people, if it ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// An edition.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    /// Its name and hash.
    #[serde(flatten)]
    pub line: EditionLine,
    /// Its components, without fields that follow from others.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub components: Value,
    /// Where its parts come from.
    pub about: Vec<AboutPart>,
}

/// Where a part of an edition comes from.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct AboutPart {
    /// The path of the part in the components.
    pub part: String,
    /// Its name for people.
    pub label: String,
    /// Where it comes from.
    pub source: PartSource,
    /// The same for people.
    pub source_label: String,
    /// What else is known about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// An edition without faults.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct CheckedEdition {
    /// Its content hash.
    pub hash: String,
    /// Its name for people, if it is an edition that ships.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
}

/// What is wrong with an edition: the details of the error `edition` of a check.
#[derive(Serialize, ts_rs::TS)]
#[ts(optional_fields)]
pub struct EditionFaults {
    /// The path of the first fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The faults, at most 100.
    pub faults: Vec<EditionFault>,
    /// How many there are.
    pub count: usize,
}

/// A fault of an edition.
#[derive(Serialize, ts_rs::TS)]
#[ts(optional_fields)]
pub struct EditionFault {
    /// The path of the field; none if the file as a whole is meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// What is wrong, for people.
    pub message: String,
}

/// The most faults that are told at once.
const MOST_FAULTS: usize = 100;

/// An edition by its name, and the text of its file.
#[derive(Clone, Copy)]
pub struct Named<'a> {
    /// Its name in requests.
    pub name: &'a str,
    /// The text of the components file.
    pub text: &'a str,
    /// Where it is from.
    pub origin: EditionOrigin,
}

/// The editions that ship with a game, the default first.
pub fn shipped(game: &str) -> Result<Vec<Named<'static>>, Fault> {
    let named = known(game)?.editions.iter().map(|shipped| Named {
        name: shipped.id,
        text: shipped.json,
        origin: EditionOrigin::Shipped,
    });
    Ok(named.collect())
}

/// The edition that ships with a game under this name.
pub fn find_shipped(game: &str, name: &str) -> Option<Named<'static>> {
    let shipped = shipped_edition(game, name)?;
    Some(Named { name: shipped.id, text: shipped.json, origin: EditionOrigin::Shipped })
}

/// An edition in a list; `None` if it is not one of this game.
pub fn line(game: &str, edition: Named<'_>, words: &Words) -> Option<EditionLine> {
    let file = read_edition(game, edition.text)?.ok()?;
    Some(describe(game, edition, file.hash, words))
}

/// An edition with its components.
pub fn info(game: &str, edition: Named<'_>, words: &Words) -> Result<EditionInfo, Fault> {
    let file = read_edition(game, edition.text).and_then(Result::ok).ok_or_else(Fault::not_found)?;
    let about = rynek_catalog::about(game, edition.text, words).into_iter().map(AboutPart::from).collect();
    Ok(EditionInfo { line: describe(game, edition, file.hash, words), components: file.components, about })
}

/// Checks the text of an edition file.
pub fn check(game: &str, text: &str, words: &Words) -> Result<CheckedEdition, Fault> {
    let read = read_edition(game, text).ok_or_else(Fault::not_found)?;
    let file = read.map_err(|error| refused(&error).with_details(value_of(&all_faults(&error, game, text, words))))?;
    let title = file.shipped.map(|shipped| edition_title(game, shipped, words));
    Ok(CheckedEdition { hash: file.hash, title })
}

/// What is wrong with an edition. If there is no room for one more edition, it is not the edition that is at fault.
pub fn refused(error: &EditionError) -> Fault {
    let fault = if error.is_no_room() {
        Fault::new(503, "no_room", error.message())
    } else {
        Fault::unprocessable("edition", error.message())
    };
    match error.place() {
        Some(place) => fault.with_details(json!({ "place": place })),
        None => fault,
    }
}

/// All faults of a file, of which the first is known.
fn all_faults(first: &EditionError, game: &str, text: &str, words: &Words) -> EditionFaults {
    let faults = edition_faults(game, text).unwrap_or_default();
    let told = |fault: &EditionError| EditionFault {
        place: fault.place().map(str::to_owned),
        message: words.say(&fault.message()),
    };
    EditionFaults {
        place: first.place().map(str::to_owned),
        faults: faults.iter().take(MOST_FAULTS).map(told).collect(),
        count: faults.len(),
    }
}

fn describe(game: &str, edition: Named<'_>, hash: String, words: &Words) -> EditionLine {
    let Named { name, origin, .. } = edition;
    let title = match origin {
        EditionOrigin::Shipped => Some(edition_title(game, name, words)),
        EditionOrigin::Installed => None,
    };
    EditionLine { name: name.to_owned(), origin, hash, title }
}

impl From<About> for AboutPart {
    fn from(about: About) -> AboutPart {
        let About { part, label, source, source_label, note } = about;
        AboutPart { part, label, source, source_label, note }
    }
}
