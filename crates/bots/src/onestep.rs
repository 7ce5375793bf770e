//! Bots that look one action ahead.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Rng, Seat, Turn, order, pick};

use crate::{
    bot::{Bot, Budget, Candidate},
    characters::Characters,
    forced::{candidate, forced},
    level::Errors,
    temper::{Attention, Temper},
    utility::{after, chances},
};

/// Plays any legal action, each with the same odds.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let action = game.random_action(rng);
        vec![candidate(&game, G::weights(), seat, action)]
    }

    fn choose(&self, known: &G::Known, _seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        G::imagine(known, rng).random_action(rng)
    }
}

/// Plays the action with the best score right now; among equals, any. It is the reference for measurements and is never
/// changed.
pub struct Baseline;

impl<G: Game> Bot<G> for Baseline {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let action = best_score(&game, seat, rng);
        vec![candidate(&game, G::weights(), seat, action)]
    }

    fn choose(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        best_score(&G::imagine(known, rng), seat, rng)
    }
}

fn best_score<G: Game>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let scores: Vec<i32> = actions.iter().map(|action| after(game, *action).points(seat)).collect();
    let most = scores.iter().max().expect("the player to move has an action");
    let best: Vec<G::Action> =
        actions.iter().zip(&scores).filter(|(_, score)| *score == most).map(|(action, _)| *action).collect();
    *pick(rng, &best)
}

/// Plays the action with the best evaluation after it, averaged over chance; among equals, any.
pub struct Greedy<G: Game> {
    characters: Characters<G::Weights>,
    errors: Errors,
    /// The share of the actions that it overlooks.
    overlooks: f64,
    budget: Budget,
}

/// The number of the best actions that are evaluated more closely if chance follows.
const CLOSER: usize = 6;

impl<G: Game> Greedy<G> {
    /// Evaluates by these weights, without errors.
    pub fn new(weights: G::Weights) -> Greedy<G> {
        Greedy::erring(Characters::none(weights), Errors::default(), 0.0)
    }

    /// Evaluates by the weights of a character, with errors, and overlooks a share of the actions.
    pub(crate) fn erring(characters: Characters<G::Weights>, errors: Errors, overlooks: f64) -> Greedy<G> {
        Greedy { characters, errors, overlooks, budget: Budget::default() }
    }

    /// The same bot with a budget: it skips the closer evaluation once the time is over or it is told to stop.
    pub fn within(self, budget: Budget) -> Greedy<G> {
        Greedy { budget, ..self }
    }

    /// Adds the errors to the leads after these actions.
    fn misjudge(&self, game: &G, ranked: &mut [(G::Action, f64)], seat: Seat, temper: Temper, rng: &mut ChaCha8Rng) {
        let Errors { noise, misjudge, short } = self.errors;
        for (action, lead) in ranked {
            if short > 0.0 {
                *lead = (1.0 - short) * *lead + short * f64::from(after(game, *action).points(seat));
            }
            if misjudge > 0.0 {
                *lead += misjudge * temper.misjudged(action);
            }
            if noise > 0.0 {
                *lead += noise * bell(rng);
            }
        }
    }

    /// Evaluates the first of these actions more closely and sorts them by that, unless the budget ends before.
    fn look_closer(
        &self,
        game: &G,
        weights: &G::Weights,
        ranked: &mut [(G::Action, f64)],
        seat: Seat,
        rng: &mut ChaCha8Rng,
    ) {
        let spending = self.budget.begin(u64::MAX);
        let mut closer = ranked[..ranked.len().min(CLOSER)].to_vec();
        for (action, lead) in &mut closer {
            if spending.is_over(1.0) {
                return;
            }
            *lead = closer_look(game, weights, *action, seat, rng);
        }
        order::sort_by(&mut closer, |one, other| other.1.total_cmp(&one.1));
        ranked[..closer.len()].copy_from_slice(&closer);
    }
}

/// The lead after an action, averaged over the outcomes of chance that follow.
fn closer_look<G: Game>(game: &G, weights: &G::Weights, action: G::Action, seat: Seat, rng: &mut ChaCha8Rng) -> f64 {
    let next = after(game, action);
    if next.turn() != Turn::Chance {
        return next.lead(weights, seat);
    }
    let chances = chances(&next, rng);
    let all: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let lead = |(chance, weight): &(G::Action, u32)| f64::from(*weight) * after(&next, *chance).lead(weights, seat);
    chances.iter().map(lead).sum::<f64>() / all
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn consider(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let temper = Temper::of(rng, seat);
        let weights = self.characters.of(temper);
        let game = G::imagine(known, rng);
        if let Some(only) = forced(&game, weights, seat) {
            return vec![only];
        }
        let mut ranked = Vec::new();
        game.rank(weights, &mut ranked);
        Attention::new(self.overlooks, rng).keep_seen(&mut ranked, |(action, _)| *action);
        self.misjudge(&game, &mut ranked, seat, temper, rng);
        best_first(&mut ranked, rng);
        // A second look would see through the errors.
        if self.errors.are_none() {
            self.look_closer(&game, weights, &mut ranked, seat, rng);
        }
        ranked.iter().map(|(action, _)| candidate(&game, weights, seat, *action)).take(CLOSER).collect()
    }
}

/// Sorts by worth, equals in random order.
fn best_first<A: Copy>(ranked: &mut [(A, f64)], rng: &mut impl Rng) {
    let mut drawn: Vec<(A, f64, u32)> =
        ranked.iter().map(|(action, worth)| (*action, *worth, rng.next_u32())).collect();
    order::sort_by(&mut drawn, |one, other| other.1.total_cmp(&one.1).then(one.2.cmp(&other.2)));
    ranked.iter_mut().zip(drawn).for_each(|(place, (action, worth, _))| *place = (action, worth));
}

/// A normally distributed number, made of twelve uniform ones so that it is the same on every machine.
fn bell(rng: &mut impl Rng) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}
