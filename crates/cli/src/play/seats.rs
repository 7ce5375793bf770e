//! The players: people and bots.

use rynek_bots::{NAMES, Spec};
use rynek_kernel::{Message, RecordSeat};
use rynek_words::Words;

pub use crate::tree::{DEFAULT_BOT, HUMAN};
use crate::{args, failure::Failure, suggest};

/// Assigns names to seats. The remaining seats are bots.
pub fn from_list(given: &[&str], players: usize, words: &Words) -> Result<Vec<RecordSeat>, Failure> {
    args::not_more_than(players, given.len())?;
    (0..players).map(|n| seat(n, given.get(n).copied().unwrap_or(DEFAULT_BOT), words)).collect()
}

fn seat(n: usize, name: &str, words: &Words) -> Result<RecordSeat, Failure> {
    if name != HUMAN {
        player(name)?;
    }
    let key = if name == HUMAN { "play-name-human" } else { "play-name-bot" };
    let said = words.say(&Message::new(key).with("seat", n + 1).with("bot", name));
    Ok(RecordSeat { name: said, player: name.to_owned() })
}

/// The bot with this name.
pub fn player(name: &str) -> Result<Spec, Failure> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = [HUMAN].into_iter().chain(NAMES).collect();
        let refused = Failure::usage("cli-unknown-player").with("given", name).with("known", known.join(", "));
        refused.with("mean", suggest::question(name, known))
    })
}
