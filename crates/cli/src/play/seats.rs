//! The players: people and bots.

use rynek_bots::{NAMES, Spec};
use rynek_kernel::{Arg, Message, RecordSeat};

pub use crate::tree::{DEFAULT_BOT, HUMAN};
use crate::{args, failure::Failure, suggest};

/// Assigns players to seats. The remaining seats are bots.
pub fn from_list(given: &[&str], players: usize) -> Result<Vec<RecordSeat>, Failure> {
    args::not_more_than(players, given.len())?;
    (0..players).map(|n| seat(given.get(n).copied().unwrap_or(DEFAULT_BOT))).collect()
}

fn seat(name: &str) -> Result<RecordSeat, Failure> {
    if name != HUMAN {
        player(name)?;
    }
    Ok(RecordSeat::unnamed(name))
}

/// The bot with this name.
pub fn player(name: &str) -> Result<Spec, Failure> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = [HUMAN].into_iter().chain(NAMES).collect();
        let takes = Message::new("cli-known-players").with("known", Arg::list(known.iter().copied()));
        Failure::usage("cli-unknown-player").with("given", name).then(suggest::question(name, known)).then([takes])
    })
}
