//! The commands.

pub mod arena;
pub mod backup;
pub mod bench;
pub mod check;
pub mod completions;
pub mod edition;
pub mod games;
pub mod hint;
pub mod man;
pub mod polis;
pub mod replay;
pub mod review;
pub mod rules;
pub mod serve;
pub mod simulate;
mod store;
pub mod tune;
pub mod verify;

/// A single value by itself, several as a list.
pub fn one_or_all<T: serde::Serialize>(things: &[T]) -> serde_json::Value {
    let value = match things {
        [thing] => serde_json::to_value(thing),
        things => serde_json::to_value(things),
    };
    value.expect("reports are plain data")
}
