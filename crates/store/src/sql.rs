//! What both databases have in common: statements with numbered parameters, and rows of plain values.
//!
//! Every statement is written once, for a [`Session`]. SQLite answers immediately, PostgreSQL later.

use std::{future::Future, pin::Pin};

use rynek_table::{Moment, PersonId};

use super::{StoreChange, StoreError, TableId};

/// The future answer of a session.
pub(crate) type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A connection to a database, inside one transaction.
pub(crate) trait Session: Send {
    /// Runs one statement with the parameters `$1`, `$2` and so on.
    fn run<'a>(&'a mut self, statement: &'a str, cells: &'a [Cell]) -> Answer<'a, Vec<Row>>;

    /// Runs statements without parameters and results.
    fn script<'a>(&'a mut self, statements: &'a str) -> Answer<'a, ()>;

    /// The same, but it may be sent together with the next statement, to save a round trip.
    fn defer(&mut self, statements: &'static str) -> Result<(), StoreError>;

    /// The changes that all nodes are told of after the commit.
    fn told(&mut self) -> &mut Vec<StoreChange>;
}

/// A value in a database.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Cell {
    Nothing,
    Int(i64),
    Real(f64),
    Text(String),
}

impl Cell {
    /// PostgreSQL cannot store zero bytes in text, so they are replaced everywhere.
    fn text(text: String) -> Cell {
        Cell::Text(if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text })
    }
}

macro_rules! cell_from {
    ($($from:ty, $value:ident => $cell:expr;)*) => {$(
        impl From<$from> for Cell {
            fn from($value: $from) -> Cell {
                $cell
            }
        }
    )*};
}
cell_from! {
    i64, value => Cell::Int(value);
    u64, value => Cell::Int(i64::try_from(value).unwrap_or(i64::MAX));
    usize, value => Cell::Int(i64::try_from(value).unwrap_or(i64::MAX));
    bool, value => Cell::Int(value.into());
    f64, value => Cell::Real(value);
    String, value => Cell::text(value);
    &String, value => Cell::text(value.clone());
    &str, value => Cell::text(value.to_owned());
    Moment, value => Cell::Int(value.millis());
    TableId, value => Cell::Text(value.to_string());
    PersonId, value => Cell::Text(value.to_string());
}

impl<T: Into<Cell>> From<Option<T>> for Cell {
    fn from(value: Option<T>) -> Cell {
        value.map_or(Cell::Nothing, Into::into)
    }
}

/// The parameters of a statement.
macro_rules! cells {
    ($($value:expr),* $(,)?) => {
        &[$($crate::sql::Cell::from($value)),*]
    };
}
pub(crate) use cells;

/// A row of a result. A value of another type than expected is damage, not a reason to panic.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row(pub Vec<Cell>);

impl Row {
    pub fn int(&self, place: usize) -> Result<i64, StoreError> {
        match self.0.get(place) {
            Some(Cell::Int(value)) => Ok(*value),
            other => Err(unexpected("a number", place, other)),
        }
    }

    pub fn maybe_int(&self, place: usize) -> Result<Option<i64>, StoreError> {
        match self.0.get(place) {
            Some(Cell::Nothing) => Ok(None),
            _ => self.int(place).map(Some),
        }
    }

    /// A number that is never negative.
    pub fn count(&self, place: usize) -> Result<u64, StoreError> {
        u64::try_from(self.int(place)?).map_err(|_| StoreError::corrupt("a count is negative"))
    }

    pub fn moment(&self, place: usize) -> Result<Moment, StoreError> {
        self.int(place).map(Moment::from_millis)
    }

    pub fn real(&self, place: usize) -> Result<f64, StoreError> {
        match self.0.get(place) {
            Some(Cell::Real(value)) => Ok(*value),
            other => Err(unexpected("a measure", place, other)),
        }
    }

    pub fn text(&self, place: usize) -> Result<&str, StoreError> {
        match self.0.get(place) {
            Some(Cell::Text(value)) => Ok(value),
            other => Err(unexpected("text", place, other)),
        }
    }

    pub fn maybe_text(&self, place: usize) -> Result<Option<&str>, StoreError> {
        match self.0.get(place) {
            Some(Cell::Nothing) => Ok(None),
            _ => self.text(place).map(Some),
        }
    }

    /// An identifier.
    pub fn id<T: std::str::FromStr<Err = String>>(&self, place: usize) -> Result<T, StoreError> {
        self.text(place)?.parse().map_err(StoreError::corrupt)
    }

    /// A value stored as JSON.
    pub fn json<T: serde::de::DeserializeOwned>(&self, place: usize) -> Result<T, StoreError> {
        from_json(self.text(place)?)
    }
}

fn unexpected(expected: &str, place: usize, found: Option<&Cell>) -> StoreError {
    StoreError::corrupt(format!("column {place} should hold {expected} and holds {found:?}"))
}

pub(crate) fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::corrupt(error.to_string()))
}

/// Everything that is stored can be written as JSON: plain structs with text keys.
pub(crate) fn to_json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// The first row, if there is one.
pub(crate) async fn first(
    session: &mut dyn Session,
    statement: &str,
    cells: &[Cell],
) -> Result<Option<Row>, StoreError> {
    Ok(session.run(statement, cells).await?.into_iter().next())
}
