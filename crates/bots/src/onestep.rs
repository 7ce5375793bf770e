//! Players that look one action ahead.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Rng, Seat, Turn, pick};

use crate::{Bot, Budget, Candidate, search::utility};

/// Any legal action, each with the same odds.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let action = game.random_action(rng);
        vec![candidate(&game, G::weights(), seat, action)]
    }

    fn choose(&mut self, known: &G::Known, _seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        G::imagine(known, rng).random_action(rng)
    }
}

/// The action with the best score right now; among equals, any. It is the measuring stick, so it stays as it is.
pub struct Baseline;

impl<G: Game> Bot<G> for Baseline {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let action = best_score(&game, seat, rng);
        vec![candidate(&game, G::weights(), seat, action)]
    }

    fn choose(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        best_score(&G::imagine(known, rng), seat, rng)
    }
}

fn best_score<G: Game>(game: &G, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let scores: Vec<i32> = actions.iter().map(|action| after(game, *action).points(seat)).collect();
    let most = scores.iter().max().expect("whoever is to move has an action");
    let best: Vec<G::Action> =
        actions.iter().zip(&scores).filter(|(_, score)| *score == most).map(|(action, _)| *action).collect();
    *pick(rng, &best)
}

/// The action after which the position looks best, chance averaged; among equals, any.
pub struct Greedy<G: Game> {
    weights: G::Weights,
    /// How far a guess at an action's worth may be off, in points: the standard deviation.
    noise: f64,
    budget: Budget,
}

/// How many of the best actions are looked at more closely if chance follows.
const CLOSER: usize = 6;
/// Up to how many outcomes of chance are all looked at; of more, this many are drawn.
const OUTCOMES: usize = 64;

impl<G: Game> Greedy<G> {
    /// A player who judges by these weights and errs by this many points.
    pub fn new(weights: G::Weights, noise: f64) -> Greedy<G> {
        Greedy { weights, noise, budget: Budget::default() }
    }

    /// The same player, who looks no closer once this budget's time is over or somebody has said stop.
    pub fn within(self, budget: Budget) -> Greedy<G> {
        Greedy { budget, ..self }
    }

    /// Looks more closely at the first of these actions and sorts them by it, unless the budget ends before that.
    fn look_closer(&self, game: &G, ranked: &mut [(G::Action, f64)], seat: Seat, rng: &mut ChaCha8Rng) {
        let spending = self.budget.begin();
        let mut closer = ranked[..ranked.len().min(CLOSER)].to_vec();
        for (action, lead) in &mut closer {
            if spending.is_over(1.0) {
                return;
            }
            *lead = self.closer_look(game, *action, seat, rng);
        }
        closer.sort_by(|one, other| other.1.total_cmp(&one.1));
        ranked[..closer.len()].copy_from_slice(&closer);
    }

    /// The lead after an action, on average over what chance does next.
    fn closer_look(&self, game: &G, action: G::Action, seat: Seat, rng: &mut ChaCha8Rng) -> f64 {
        let next = after(game, action);
        if next.turn() != Turn::Chance {
            return next.lead(&self.weights, seat);
        }
        let mut chances = Vec::new();
        next.chances(&mut chances);
        if chances.len() > OUTCOMES {
            chances = (0..OUTCOMES).map(|_| (next.sample(rng), 1)).collect();
        }
        let all: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let lead =
            |(chance, weight): &(G::Action, u32)| f64::from(*weight) * after(&next, *chance).lead(&self.weights, seat);
        chances.iter().map(lead).sum::<f64>() / all
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn consider(&mut self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<Candidate<G::Action>> {
        let game = G::imagine(known, rng);
        let mut ranked = Vec::new();
        game.rank(&self.weights, &mut ranked);
        if self.noise > 0.0 {
            ranked.iter_mut().for_each(|(_, lead)| *lead += self.noise * bell(rng));
        }
        best_first(&mut ranked, rng);
        if self.noise == 0.0 {
            self.look_closer(&game, &mut ranked, seat, rng);
        }
        ranked.iter().map(|(action, _)| candidate(&game, &self.weights, seat, *action)).take(CLOSER).collect()
    }
}

/// Sorts by worth, equals in an order drawn anew each time.
fn best_first<A: Copy>(ranked: &mut [(A, f64)], rng: &mut impl Rng) {
    let mut drawn: Vec<(A, f64, u32)> =
        ranked.iter().map(|(action, worth)| (*action, *worth, rng.next_u32())).collect();
    drawn.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.2.cmp(&other.2)));
    ranked.iter_mut().zip(drawn).for_each(|(place, (action, worth, _))| *place = (action, worth));
}

/// A number from a bell curve of standard deviation 1: twelve dice, so that it is the same on every machine.
fn bell(rng: &mut impl Rng) -> f64 {
    (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0
}

pub(crate) fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    next.play(action);
    next
}

fn candidate<G: Game>(game: &G, weights: &G::Weights, seat: Seat, action: G::Action) -> Candidate<G::Action> {
    let next = after(game, action);
    let worth = utility::worth(&next, weights);
    Candidate { action, visits: 1, win: worth.wins[seat.index()], points: worth.points[seat.index()] }
}
