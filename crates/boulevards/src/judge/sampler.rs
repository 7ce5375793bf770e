//! Deals hidden buildings with nearly their true odds, in bounded time and memory, where counting the odds is too much
//! work.
//!
//! This is a particle filter: many guesses (`guess`) follow the clues in parallel. When their weights become too
//! different, guesses with little weight are replaced by copies of those with much weight. In the end one is chosen by
//! its weight.

use rynek_kernel::{Rng, Seat};

use super::{
    facts::{Clue, Facts},
    guess::{Guess, GuessStep},
    world::remembered,
};
use crate::{
    Boulevards, LotSet,
    draw::{fraction, weighted},
};

/// The number of guesses in parallel, and the number for a second attempt if none of them fits all clues.
const GUESSES: [usize; 3] = [64, 512, 4096];

/// The facts as steps that guesses follow.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sampler {
    unbuilt: LotSet,
    sizes: Vec<usize>,
    steps: Vec<GuessStep>,
    must_hold: Option<(Seat, LotSet)>,
}

impl Sampler {
    pub(crate) fn of(facts: &Facts) -> Sampler {
        let built_since = facts.clues.iter().filter_map(|clue| match clue {
            Clue::Built(_, lot) => Some(*lot),
            _ => None,
        });
        let unbuilt = LotSet::ALL.except(facts.table.built).or(built_since.collect());
        Sampler {
            unbuilt,
            sizes: facts.sizes_at_first().to_vec(),
            steps: (0..facts.clues.len()).flat_map(|clue| steps(facts, clue)).collect(),
            must_hold: facts.must_hold_one(),
        }
    }

    /// A position. `None` if no guess fits all clues.
    pub(crate) fn deal(&self, facts: &Facts, rng: &mut impl Rng) -> Option<Boulevards> {
        let mut guess = GUESSES.iter().find_map(|guesses| self.guess(facts, *guesses, rng))?;
        guess.complete(rng);
        let seats = Seat::all(self.sizes.len());
        let mut game = facts.table.clone();
        game.bag = guess.bag();
        game.hands = seats.map(|seat| guess.hand(seat)).collect();
        let mut from = 0;
        let hands_then = self.sizes.iter().map(|size| {
            from += size;
            guess.first_hand(from - size, *size)
        });
        let drawn = (0..facts.clues.len()).map(|clue| guess.drawn(clue));
        game.memory = remembered(facts, hands_then, drawn);
        Some(game)
    }

    fn guess(&self, facts: &Facts, guesses: usize, rng: &mut impl Rng) -> Option<Guess> {
        let own_hand = if facts.sizes_then.is_empty() { facts.table.hand(facts.seat) } else { facts.hand_then };
        let mut all = vec![Guess::begin(self.unbuilt, &self.sizes, facts.seat, own_hand); guesses];
        for step in &self.steps {
            all.iter_mut().filter(|guess| guess.weight > 0.0).for_each(|guess| guess.follow(*step, rng));
            if matches!(step, GuessStep::See { .. } | GuessStep::Build { .. }) {
                all = balanced(all, rng)?;
            }
        }
        all.iter_mut().filter(|guess| guess.weight > 0.0).for_each(|guess| guess.close(self.must_hold, rng));
        let chosen = weighted(rng, 0..all.len(), |n| all[*n].weight)?;
        Some(all.swap_remove(chosen))
    }
}

/// The steps of a clue.
fn steps(facts: &Facts, n: usize) -> Vec<GuessStep> {
    match facts.clues[n] {
        Clue::Drew(seat, Some(lot)) => vec![GuessStep::See { seat, clue: n, lot }],
        Clue::Drew(seat, None) => {
            let next = facts.clues[n + 1..].iter().find_map(|clue| match *clue {
                Clue::Built(builder, lot) if builder == seat => Some(Some(lot)),
                Clue::Broke(broke, ..) if broke == seat => Some(None),
                _ => None,
            });
            vec![GuessStep::Draw { seat, clue: n, next: next.flatten() }]
        }
        Clue::Built(seat, lot) => {
            let latest = facts.clues[..n].iter().rev().find_map(|clue| match *clue {
                Clue::Built(builder, _) if builder == seat => Some(false),
                Clue::Drew(drawer, seen) if drawer == seat => Some(seen.is_none()),
                _ => None,
            });
            vec![GuessStep::Build { seat, lot, foreseen: latest == Some(true) }]
        }
        Clue::Short(seat, _, lots) => vec![GuessStep::Bar { seat, lots }],
        Clue::Broke(seat, _, lots) => vec![GuessStep::Bar { seat, lots }, GuessStep::Return { seat }],
    }
}

/// The same guesses if their weights are similar; otherwise as many copies, in proportion to their weights. `None` if
/// all weights are 0.
fn balanced(guesses: Vec<Guess>, rng: &mut impl Rng) -> Option<Vec<Guess>> {
    let promises: Vec<f64> =
        guesses.iter().map(|guess| if guess.weight > 0.0 { guess.promise() } else { 0.0 }).collect();
    let weights: Vec<f64> = guesses.iter().zip(&promises).map(|(guess, promise)| guess.weight * promise).collect();
    let sum: f64 = weights.iter().sum();
    let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
    if sum <= 0.0 {
        return None;
    }
    if sum * sum > 0.5 * guesses.len() as f64 * squares {
        return Some(guesses);
    }
    let step = sum / guesses.len() as f64;
    let mut mark = step * fraction(rng);
    let mut up_to = 0.0;
    let mut next = Vec::with_capacity(guesses.len());
    for ((guess, weight), promise) in guesses.iter().zip(&weights).zip(&promises) {
        up_to += weight;
        while mark < up_to && next.len() < guesses.len() {
            next.push(guess.with_weight(1.0 / promise));
            mark += step;
        }
    }
    // Rounding may have lost the last one.
    next.extend(next.last().cloned().filter(|_| next.len() < guesses.len()));
    Some(next)
}
