//! Who plays: people and bots.

use rynek_bots::{NAMES, Spec};
use rynek_kernel::{Message, OptionKind, OptionSpec, RecordSeat};
use rynek_words::Words;
use serde_json::Value;

use crate::failure::Failure;

/// What a seat is called in a record when a person sits there.
pub const HUMAN: &str = "human";

/// The bot that takes the seats nobody was named for.
const HOUSE_BOT: &str = "strong";

/// Reads `human,greedy,random`: one word a seat. Without a list a person sits first; seats not named are bots.
pub fn from_list(list: Option<&String>, players: usize, words: &Words) -> Result<Vec<RecordSeat>, Failure> {
    let given: Vec<&str> = list.map_or(vec![HUMAN], |list| list.split(',').map(str::trim).collect());
    if given.len() > players {
        let message = Message::new("cli-too-many-seats").with("given", given.len()).with("players", players);
        return Err(Failure::usage(message));
    }
    (0..players).map(|n| seat(n, given.get(n).copied().unwrap_or(HOUSE_BOT), words)).collect()
}

fn seat(n: usize, player: &str, words: &Words) -> Result<RecordSeat, Failure> {
    if player != HUMAN && player.parse::<Spec>().is_err() {
        let known = format!("{HUMAN}, {}", NAMES.join(", "));
        return Err(Failure::usage(Message::new("cli-unknown-player").with("given", player).with("known", known)));
    }
    let key = if player == HUMAN { "play-name-human" } else { "play-name-bot" };
    let name = words.say(&Message::new(key).with("seat", n + 1).with("bot", player));
    Ok(RecordSeat { name, player: player.to_owned() })
}

/// A list of seats says how many play, unless that was said already.
pub fn count_from_list(list: Option<&String>, options: &mut Value, specs: &[OptionSpec]) {
    let Some(list) = list else { return };
    let named = list.split(',').count();
    let counted = specs.iter().find(|spec| spec.name == "players").map(|spec| spec.kind);
    if let Some(OptionKind::Count { min, .. }) = counted
        && options.get("players").is_none()
        && named > usize::from(min)
    {
        options["players"] = named.into();
    }
}
