//! The bodies of fuzz targets, and a short deterministic run of them for `cargo test`.
//!
//! A game has two targets: [`actions_agree`] and [`reading`]. Each takes any bytes and must not panic.

use std::{fs, path::Path};

use arbitrary::{Arbitrary, Unstructured};
use serde_json::Value;

use crate::{EditionRef, Game, History, Playout, Record, below, series_rng, setup};

/// Checks that an action is listed if and only if it can be applied.
///
/// The bytes choose options, play to a position, then offer arbitrary actions.
pub fn actions_agree<G>(data: &[u8])
where
    G: Game,
    G::Action: for<'a> Arbitrary<'a>,
{
    let mut bytes = Unstructured::new(data);
    let Ok(game) = position_from::<G>(&mut bytes) else { return };
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

/// The position that the bytes lead to.
fn position_from<G: Game>(bytes: &mut Unstructured<'_>) -> arbitrary::Result<G> {
    let mut options = setup::defaults::<G::Setup>();
    for spec in <G::Setup as crate::Setup>::options() {
        let values = spec.kind.values();
        options.insert(spec.name.to_owned(), bytes.choose(&values)?.clone());
    }
    let setup: G::Setup = setup::from_json(&options.into()).unwrap_or_default();
    let mut game = G::new(EditionRef::shipped(), &setup).map_err(|_| arbitrary::Error::IncorrectFormat)?;
    let (part, seed) = (u64::from(bytes.arbitrary::<u8>()?), bytes.arbitrary()?);
    let Playout { moves, chances } = crate::playout(&mut game.clone(), &mut series_rng(seed, 0));
    let mut rng = series_rng(seed, 0);
    for _ in 0..(moves + chances) * part / 256 {
        let Some(action) = crate::random_step(&game, &mut rng) else { break };
        game.play_unchecked(action);
    }
    Ok(game)
}

/// Parses the same text as everything that can come from outside: a record, an edition, options, the notation of an
/// action. Each is parsed or refused; what was parsed must be valid.
pub fn reading<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    record::<G>(text);
    options::<G>(text);
    let _ = EditionRef::<G::Edition>::load(text);
    if let Ok(action) = text.parse::<G::Action>() {
        assert_eq!(action.to_string().parse().ok(), Some(action), "notation of {action}");
    }
}

/// A record that replays is written again with the same events.
fn record<G: Game>(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let Ok(history): Result<History<G>, _> = record.replay() else { return };
    let again = Record::parse(&history.record_with(record.result.clone()).to_json())
        .expect("a record that was written can be parsed");
    assert_eq!(again.events, record.events);
}

/// Valid options start a game.
fn options<G: Game>(text: &str) {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return };
    if let Ok(setup) = setup::from_json::<G::Setup>(&value) {
        assert!(G::new(EditionRef::shipped(), &setup).is_ok(), "valid options must start a game");
    }
}

/// A short deterministic run of both targets of a game over their corpora, `GAME_actions` and `GAME_reading`.
pub fn run_corpora<G>(corpora: impl AsRef<Path>)
where
    G: Game,
    G::Action: for<'a> Arbitrary<'a>,
{
    let corpora = corpora.as_ref();
    run_corpus(corpora.join(format!("{}_actions", G::ID)), 2_000, actions_agree::<G>);
    run_corpus(corpora.join(format!("{}_reading", G::ID)), 5_000, reading::<G>);
}

/// Runs a target over every file of a corpus, and over each file with `rounds` deterministic changes: cut short, bytes
/// changed, parts doubled or mixed.
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
