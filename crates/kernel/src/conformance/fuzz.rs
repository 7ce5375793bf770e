//! What fuzz targets do with their bytes, and a short deterministic run of the same for `cargo test`.
//!
//! Each function takes anything and must neither panic nor see a promise broken.

use std::{fs, path::Path};

use arbitrary::{Arbitrary, Unstructured};
use serde_json::Value;

use crate::{EditionRef, Game, History, Record, Turn, below, series_rng, setup};

/// The generator and the checker agree: an action is listed if and only if it is taken.
///
/// The bytes choose options, lead a game somewhere, then offer arbitrary actions.
pub fn actions_agree<G>(data: &[u8])
where
    G: Game,
    G::Action: for<'a> Arbitrary<'a>,
{
    let mut bytes = Unstructured::new(data);
    let Ok(game) = somewhere::<G>(&mut bytes) else { return };
    let mut listed = Vec::new();
    game.actions(&mut listed);
    for action in &listed {
        assert!(game.check(*action).is_ok(), "{action} is listed but refused");
    }
    while let Ok(action) = G::Action::arbitrary(&mut bytes) {
        let mut next = game.clone();
        let taken = next.apply(action);
        assert_eq!(taken.is_ok(), listed.contains(&action), "{action}: {taken:?}");
        assert!(taken.is_ok() || next == game, "{action} was refused but changed the position");
        assert_eq!(action.to_string().parse().ok(), Some(action), "notation of {action}");
        if bytes.is_empty() {
            return;
        }
    }
}

/// A position that the bytes lead to.
fn somewhere<G: Game>(bytes: &mut Unstructured<'_>) -> arbitrary::Result<G> {
    let mut options = setup::defaults::<G::Setup>();
    for spec in <G::Setup as crate::Setup>::options() {
        let values = spec.kind.values();
        options.insert(spec.name.to_owned(), bytes.choose(&values)?.clone());
    }
    let setup: G::Setup = setup::from_json(&options.into()).unwrap_or_default();
    let mut game = G::new(EditionRef::shipped(), &setup).map_err(|_| arbitrary::Error::IncorrectFormat)?;
    let steps = bytes.int_in_range(0..=G::LONGEST)?;
    let mut rng = series_rng(bytes.arbitrary()?, 0);
    for _ in 0..steps {
        if game.turn() == Turn::Over {
            break;
        }
        let mut listed = Vec::new();
        game.actions(&mut listed);
        game.play(*crate::pick(&mut rng, &listed));
    }
    Ok(game)
}

/// A record is read and replayed, or refused; what was replayed reads back the same.
pub fn record<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = Record::parse(text) else { return };
    let Ok(history): Result<History<G>, _> = record.replay() else { return };
    let again = Record::parse(&history.record_with(record.result.clone()).to_json()).expect("what was written is read");
    assert_eq!(again.events, record.events);
}

/// An edition is checked or refused; what was checked plays.
pub fn edition<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // Not kept: a fuzzer would fill the shelf.
    let _ = <G::Edition as crate::Edition>::parse(text);
}

/// Options are read or refused.
pub fn setup_options<G: Game>(data: &[u8]) {
    let Ok(value) = serde_json::from_slice::<Value>(data) else { return };
    if let Ok(setup) = setup::from_json::<G::Setup>(&value) {
        assert!(G::new(EditionRef::shipped(), &setup).is_ok(), "options that pass begin a game");
    }
}

/// A notation is read or refused; what was read is written the same.
pub fn notation<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse().ok(), Some(action));
    }
}

/// A position is read or refused; what was read can be played on from.
pub fn position<G: Game>(data: &[u8]) {
    let Ok(mut game) = serde_json::from_slice::<G>(data) else { return };
    let mut rng = series_rng(1, 0);
    for _ in 0..G::LONGEST {
        let Some(action) = crate::random_step(&game, &mut rng) else { break };
        game.apply(action).expect("random steps are legal");
    }
    let _ = game.outcome();
}

/// Runs a target over every file of a corpus, and over files changed a little in `rounds` deterministic ways: cut
/// short, bytes changed, pieces doubled or mixed.
///
/// # Panics
/// If the target does, or if there is no corpus.
pub fn run_corpus(dir: impl AsRef<Path>, rounds: u64, target: fn(&[u8])) {
    let dir = dir.as_ref();
    let entries = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    let corpus: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("a corpus file can be read")).collect();
    assert!(!corpus.is_empty(), "{} is empty", dir.display());
    corpus.iter().for_each(|data| target(data));
    for round in 0..rounds {
        let mut rng = series_rng(99, round);
        let mut data = crate::pick(&mut rng, &corpus).clone();
        for _ in 0..=below(&mut rng, 4) {
            change(&mut data, &corpus, &mut rng);
        }
        target(&data);
    }
}

fn change(data: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut impl crate::Rng) {
    if data.is_empty() {
        data.extend((0..64).map(|_| rng.next_u32() as u8));
        return;
    }
    let at = below(rng, data.len() as u32) as usize;
    let end = at + below(rng, (data.len() - at + 1).min(40) as u32) as usize;
    match below(rng, 6) {
        0 => data.truncate(at),
        1 => data[at] = rng.next_u32() as u8,
        2 => data[at] = *crate::pick(rng, b"0123456789-,.:\"{}[] #\n"),
        3 => drop(data.drain(at..end)),
        4 => data.extend_from_within(at..end),
        _ => {
            let other = crate::pick(rng, corpus);
            let from = below(rng, other.len().max(1) as u32) as usize;
            data.splice(at..end, other[from..].iter().take(40).copied());
        }
    }
}
