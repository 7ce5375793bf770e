//! Dealing what is hidden with very nearly its true odds, in bounded time and memory, where counting them is too much
//! work.
//!
//! Many guesses (`guess`) follow the clues side by side. Where their weights drift apart, those that weigh little give
//! way to copies of those that weigh much, and in the end one is chosen by its weight: a particle filter.

use rynek_kernel::{Rng, Seat};

use crate::{
    Boulevards, LotSet,
    draw::{fraction, weighted},
    guess::{Event, Guess},
    known::{Clue, Known},
    world::remembered,
};

/// How many guesses go side by side; then, if none of them fits all clues, so many.
const GUESSES: [usize; 3] = [64, 512, 4096];

/// What is known, as events that guesses follow.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sampler {
    unbuilt: LotSet,
    sizes: Vec<usize>,
    events: Vec<Event>,
    must_hold: Option<(Seat, LotSet)>,
}

impl Sampler {
    pub(crate) fn of(known: &Known) -> Sampler {
        let built_since = known.clues.iter().filter_map(|clue| match clue {
            Clue::Built(_, lot) => Some(*lot),
            _ => None,
        });
        let unbuilt = LotSet::ALL.except(known.table.built).or(built_since.collect());
        Sampler {
            unbuilt,
            sizes: known.sizes_at_first().to_vec(),
            events: (0..known.clues.len()).flat_map(|clue| events(known, clue)).collect(),
            must_hold: known.must_hold_one(),
        }
    }

    /// A whole position. `None` if no guess fits all clues.
    pub(crate) fn deal(&self, known: &Known, rng: &mut impl Rng) -> Option<Boulevards> {
        let mut guess = GUESSES.iter().find_map(|guesses| self.guess(known, *guesses, rng))?;
        guess.complete(rng);
        let seats = Seat::all(self.sizes.len());
        let mut game = known.table.clone();
        game.bag = guess.bag();
        game.hands = seats.map(|seat| guess.hand(seat)).collect();
        let mut from = 0;
        let hands_then = self.sizes.iter().map(|size| {
            from += size;
            guess.first_hand(from - size, *size)
        });
        let drawn = (0..known.clues.len()).map(|clue| guess.drawn(clue));
        game.memory = remembered(known, hands_then, drawn);
        Some(game)
    }

    fn guess(&self, known: &Known, guesses: usize, rng: &mut impl Rng) -> Option<Guess> {
        let own_hand = if known.sizes_then.is_empty() { known.table.hand(known.seat) } else { known.hand_then };
        let mut all = vec![Guess::begin(self.unbuilt, &self.sizes, known.seat, own_hand); guesses];
        for event in &self.events {
            all.iter_mut().filter(|guess| guess.weight > 0.0).for_each(|guess| guess.follow(*event, rng));
            if matches!(event, Event::See { .. } | Event::Build { .. }) {
                all = balanced(all, rng)?;
            }
        }
        all.iter_mut().filter(|guess| guess.weight > 0.0).for_each(|guess| guess.close(self.must_hold, rng));
        let chosen = weighted(rng, 0..all.len(), |n| all[*n].weight)?;
        Some(all.swap_remove(chosen))
    }
}

/// What a clue does to a guess.
fn events(known: &Known, n: usize) -> Vec<Event> {
    match known.clues[n] {
        Clue::Drew(seat, Some(lot)) => vec![Event::See { seat, clue: n, lot }],
        Clue::Drew(seat, None) => {
            let next = known.clues[n + 1..].iter().find_map(|clue| match *clue {
                Clue::Built(builder, lot) if builder == seat => Some(Some(lot)),
                Clue::Broke(broke, ..) if broke == seat => Some(None),
                _ => None,
            });
            vec![Event::Draw { seat, clue: n, next: next.flatten() }]
        }
        Clue::Built(seat, lot) => {
            let latest = known.clues[..n].iter().rev().find_map(|clue| match *clue {
                Clue::Built(builder, _) if builder == seat => Some(false),
                Clue::Drew(drawer, seen) if drawer == seat => Some(seen.is_none()),
                _ => None,
            });
            vec![Event::Build { seat, lot, foreseen: latest == Some(true) }]
        }
        Clue::Short(seat, _, lots) => vec![Event::Bar { seat, lots }],
        Clue::Broke(seat, _, lots) => vec![Event::Bar { seat, lots }, Event::Return { seat }],
    }
}

/// The same guesses if they weigh about the same; otherwise as many, each as often as it weighs. `None` if nothing is
/// left of them.
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
    // Rounding may have cost the last one.
    next.extend(next.last().cloned().filter(|_| next.len() < guesses.len()));
    Some(next)
}
