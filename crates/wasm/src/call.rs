//! The calls, as they are read. `README.md` describes them.

use std::fmt::Display;

use rynek_bots::Candidate;
use rynek_kernel::{Seat, json};
use rynek_table::{Command, Date, Entry, Moment, Person, TableId};
use rynek_wire::{Fault, lessons::Trial, tables::NewTable};
use serde::Deserialize;
use serde_json::Value;

use crate::library::TextFile;

/// The number of a table, a thought, a study or a review in this instance.
pub type Handle = u32;

/// A request without its language. Its field `call` names the variant: see [`read`].
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Call {
    Texts {
        texts: TextFile,
    },
    Games {},
    Game {
        game: String,
    },
    Rules {
        game: String,
    },
    Editions {
        game: String,
    },
    Edition {
        game: String,
        name: String,
    },
    EditionSchema {
        game: String,
    },
    CheckEdition {
        game: String,
        components: Value,
    },
    Lessons {
        game: String,
    },
    Try {
        game: String,
        trial: Trial,
    },
    Verify {
        record: Value,
    },
    New(Box<New>),
    Day {
        game: String,
        date: Date,
        id: TableId,
        person: Person,
        now: Moment,
    },
    Open(Box<Open>),
    Close {
        table: Handle,
    },
    Fold {
        table: Handle,
        entries: Vec<Entry>,
    },
    Hello {
        table: Handle,
        person: Option<Person>,
        now: Moment,
        seat: Option<Seat>,
        after: Option<u64>,
    },
    ViewAs {
        table: Handle,
        person: Option<Person>,
        now: Moment,
        seat: Option<Seat>,
    },
    Do(Box<Do>),
    Sight {
        table: Handle,
        person: Option<Person>,
        now: Moment,
        seat: Option<Seat>,
    },
    Log(Log),
    Preview {
        table: Handle,
        person: Person,
        seat: Seat,
        action: String,
    },
    At {
        table: Handle,
        person: Option<Person>,
        seat: Option<Seat>,
        steps: usize,
    },
    Scores {
        table: Handle,
    },
    Record {
        table: Handle,
        #[serde(default)]
        whole: bool,
    },
    Import(Box<Import>),
    Think {
        table: Handle,
        bot: Option<String>,
        seat: Option<Seat>,
    },
    ThinkOn {
        thought: Handle,
        looks: u64,
        #[serde(default)]
        spent: f64,
    },
    ThinkEnd {
        thought: Handle,
    },
    Hint(Box<Hint>),
    Study {
        record: Value,
    },
    Advance {
        study: Handle,
        #[serde(default)]
        take_back: usize,
        #[serde(default)]
        actions: Vec<String>,
    },
    Judge {
        study: Handle,
        seat: Seat,
        action: String,
        #[serde(default)]
        names: Vec<String>,
    },
    StudyEnd {
        study: Handle,
    },
    #[cfg(feature = "review")]
    Review(Box<Review>),
    #[cfg(feature = "review")]
    ReviewOn {
        review: Handle,
        looks: u64,
    },
    #[cfg(feature = "review")]
    ReviewResult {
        review: Handle,
    },
    #[cfg(feature = "review")]
    ReviewSave {
        review: Handle,
    },
    #[cfg(feature = "review")]
    ReviewAt {
        review: Handle,
        step: usize,
        #[serde(default)]
        actions: Vec<String>,
        seat: Option<Seat>,
    },
    #[cfg(feature = "review")]
    ReviewBranch {
        review: Handle,
        step: usize,
        #[serde(default)]
        actions: Vec<String>,
    },
    #[cfg(feature = "review")]
    ReviewEnd {
        review: Handle,
    },
}

/// Opens a new table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub new_table: NewTable,
    pub id: TableId,
    pub seed: String,
    pub entropy: String,
    pub person: Person,
    pub now: Moment,
}

/// Opens a table again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Open {
    pub id: TableId,
    pub history: Vec<Entry>,
    pub seed: String,
    pub person: Option<Person>,
}

/// Carries out a command.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Do {
    pub table: Handle,
    pub person: Option<Person>,
    pub command: Command,
    pub id: Option<String>,
    pub now: Moment,
    pub seat: Option<Seat>,
    pub viewer: Option<Person>,
}

/// Asks for a part of the log.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    pub table: Handle,
    pub person: Option<Person>,
    pub seat: Option<Seat>,
    #[serde(default)]
    pub after: u64,
    pub limit: Option<usize>,
}

/// Makes a table of a record.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Import {
    pub record: Value,
    pub id: TableId,
    pub seed: String,
    pub person: Person,
    pub now: Moment,
    #[serde(default)]
    pub play: bool,
}

/// Begins a review, or goes on with one that was saved.
#[cfg(feature = "review")]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    pub record: Option<Value>,
    pub table: Option<Handle>,
    pub bot: Option<String>,
    pub samples: Option<u32>,
    pub seed: Option<u64>,
    pub saved: Option<rynek_review::SavedReview>,
}

/// Says in words what a bot recommends.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    pub table: Handle,
    pub person: Person,
    pub seat: Seat,
    pub best: Vec<Candidate<String>>,
    pub now: Moment,
}

/// A request and the language of its answer.
pub fn read(request: &str) -> Result<(Option<String>, Call), Fault> {
    let malformed = |error: &dyn Display| Fault::malformed(error.to_string());
    let mut request: Value = json::parse(request).map_err(|error| malformed(&error))?;
    let fields = request.as_object_mut().ok_or_else(|| malformed(&"a request is an object"))?;
    let lang = fields.shift_remove("lang").and_then(|lang| lang.as_str().map(str::to_owned));
    let call = json::read_tagged(request, "call", |call| Call::deserialize(call)).map_err(|error| malformed(&error))?;
    Ok((lang, call))
}
