//! Expected numbers of action sequences, kept as data.

use std::{fs, path::Path};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{blessing, modes};
use crate::{EditionRef, Game, perft, random_step, series_rng, setup};

/// A position and its perft numbers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// What is special about this position.
    name: String,
    setup: Value,
    /// The actions that lead to it from the start.
    after: Vec<String>,
    /// The numbers of sequences of 1, 2, 3… actions.
    sequences: Vec<u64>,
}

/// The most sequences that are counted for a table.
const MOST: u64 = 300_000;

/// Compares the numbers in a table with [`perft`].
///
/// # Panics
/// If one differs, with the position and the depth. `RYNEK_BLESS=1` rewrites the numbers. If there is no table it makes
/// one, with positions from the beginning, the middle and the end of a random game of each mode.
pub fn perft_table<G: Game>(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let mut entries: Vec<Entry> = match fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
        Err(_) if blessing() => fresh_entries::<G>(),
        Err(error) => panic!("{}: {error}; RYNEK_BLESS=1 writes it", path.display()),
    };
    assert!(!entries.is_empty(), "{} has no positions", path.display());
    for entry in &mut entries {
        let game = position::<G>(entry);
        if blessing() {
            entry.sequences = count(&game);
        }
        assert!(!entry.sequences.is_empty(), "{} has no numbers", entry.name);
        for (depth, expected) in (1..).zip(&entry.sequences) {
            assert_eq!(perft(&game, depth), *expected, "{}, depth {depth}", entry.name);
        }
    }
    if blessing() {
        let lines: Vec<String> =
            entries.iter().map(|entry| serde_json::to_string(entry).expect("plain data")).collect();
        fs::write(path, format!("[\n{}\n]\n", lines.join(",\n"))).expect("a table can be written");
    }
}

fn position<G: Game>(entry: &Entry) -> G {
    let setup: G::Setup = setup::from_json(&entry.setup).expect("options of this game");
    let mut game = G::new(EditionRef::shipped(), &setup).expect("options that begin a game");
    for action in &entry.after {
        let action = action.parse().unwrap_or_else(|error| panic!("{}: {error}", entry.name));
        game.apply(action).unwrap_or_else(|error| panic!("{}: {error}", entry.name));
    }
    game
}

/// The numbers of sequences, as deep as they stay within [`MOST`].
fn count<G: Game>(game: &G) -> Vec<u64> {
    let mut counts: Vec<u64> = Vec::new();
    loop {
        let sequences = perft(game, counts.len() as u32 + 1);
        if sequences == 0 {
            return counts;
        }
        let growth = sequences / counts.last().copied().unwrap_or(1);
        counts.push(sequences);
        if sequences * growth.max(1) > MOST || counts.len() == 8 {
            return counts;
        }
    }
}

fn fresh_entries<G: Game>() -> Vec<Entry> {
    let mut entries = Vec::new();
    for (name, setup) in modes::<G::Setup>() {
        let mut game = G::new(EditionRef::shipped(), &setup).expect("a mode that passes its check");
        let mut rng = series_rng(30, 0);
        let mut actions = Vec::new();
        while let Some(action) = random_step(&game, &mut rng) {
            game.play_unchecked(action);
            actions.push(action.to_string());
        }
        let length = actions.len();
        for (place, steps) in
            [("start", 0), ("early", length / 5), ("middle", length / 2), ("late", length.saturating_sub(4))]
        {
            entries.push(Entry {
                name: format!("{name}, {place}"),
                setup: serde_json::to_value(&setup).expect("options are plain data"),
                after: actions[..steps].to_vec(),
                sequences: Vec::new(),
            });
        }
    }
    entries
}
