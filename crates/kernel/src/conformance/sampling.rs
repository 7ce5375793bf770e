//! Checks that sampled actions have their odds.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;

use crate::{EditionRef, Game, Turn, Weight, random_step, series_rng};

/// The expected count of each outcome in a sample.
const EXPECTED: u32 = 40;

/// Compares random actions with uniform odds, and samples of chance with their odds, in positions spread over a random
/// game of each number of players and each mode.
///
/// # Panics
/// If a sample is so far off that it would happen once in a million runs with the right odds. The generator is seeded,
/// so a game that passes keeps passing.
pub fn sampling_is_fair<G: Game>() {
    for (name, options) in super::modes::<G::Setup>() {
        let mut game = G::new(EditionRef::shipped(), &options).expect("a mode that passes its check");
        let mut rng = series_rng(40, 0);
        let mut steps = 0;
        while let Some(action) = random_step(&game, &mut rng) {
            if steps % 17 == 0 {
                compare(&game, &mut rng, &format!("{name}, after {steps} actions"));
            }
            game.play_unchecked(action);
            steps += 1;
        }
    }
}

fn compare<G: Game>(game: &G, rng: &mut ChaCha8Rng, place: &str) {
    let mut odds: Vec<(G::Action, Weight)> = Vec::new();
    let chance = game.turn() == Turn::Chance;
    if chance {
        game.chances(&mut odds);
    } else {
        let mut actions = Vec::new();
        game.actions(&mut actions);
        odds.extend(actions.into_iter().map(|action| (action, 1)));
    }
    let all: f64 = odds.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let samples = EXPECTED * odds.len() as u32;
    let mut seen: BTreeMap<G::Action, u32> = odds.iter().map(|(action, _)| (*action, 0)).collect();
    for _ in 0..samples {
        let action = if chance { game.sample(rng) } else { game.random_action(rng) };
        *seen.get_mut(&action).unwrap_or_else(|| panic!("{place}: {action} is sampled but has no odds")) += 1;
    }
    let surprise: f64 = odds
        .iter()
        .map(|(action, weight)| {
            let expected = f64::from(samples) * f64::from(*weight) / all;
            (f64::from(seen[action]) - expected).powi(2) / expected
        })
        .sum();
    // The chi-square statistic has mean `freedom` and variance twice that; its tail is a little heavier than normal.
    let freedom = odds.len() as f64 - 1.0;
    let most = freedom + 5.5 * (2.0 * freedom).sqrt() + 12.0;
    assert!(surprise <= most, "{place}: {} outcomes, chi-square {surprise:.1} over {most:.1}", odds.len());
}
