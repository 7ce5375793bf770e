//! The worth of a position to each seat.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Outcome, Seat, Seats, Weight};

/// Up to this many outcomes of chance are all considered; of more, this many are sampled.
const OUTCOMES: usize = 64;
/// The scale of a logistic distribution with standard deviation 1.
pub const LOGISTIC: f64 = 0.5513;
/// How much the lead counts beside winning, so that bots keep playing when the game is won or lost.
const LEAD: f64 = 0.1;
/// The lead that makes most of that difference, in doubts.
const WIDE: f64 = 3.0;
/// The least doubt of an evaluation, in points.
const SUREST: f64 = 0.1;

/// The worth of a position to each seat.
#[derive(Clone, Debug)]
pub struct Worth {
    /// What each seat maximizes: mostly wins, and the lead to a small part. In a solo game it is wins only.
    pub utility: Seats<f64>,
    /// The share of games that each seat is expected to win.
    pub wins: Seats<f64>,
    /// The points that each seat is expected to have at the end.
    pub points: Seats<f64>,
}

/// The worth of a position to each seat.
pub fn worth<G: Game>(game: &G, weights: &G::Weights) -> Worth {
    let points = game.prospects(weights);
    if points.len() == 1 {
        let wins = Seats::from_iter([alone(game, weights)]);
        return Worth { utility: wins.clone(), wins, points };
    }
    let scale = scale(game, weights);
    let wins = match game.outcome() {
        Some(outcome) => wins(&outcome),
        None => shares(&points, scale),
    };
    let leads = shares(&points, WIDE * scale.max(SUREST * WIDE));
    let utility = wins.iter().zip(leads).map(|(win, lead)| (1.0 - LEAD) * win + LEAD * lead).collect();
    Worth { utility, wins, points }
}

/// The utility of a seat.
pub fn aim<G: Game>(game: &G, weights: &G::Weights, seat: Seat) -> f64 {
    if game.players() == 1 { alone(game, weights) } else { worth(game, weights).utility[seat.index()] }
}

/// The probability of a win in a solo game, where the lead is the logarithm of the odds.
fn alone<G: Game>(game: &G, weights: &G::Weights) -> f64 {
    1.0 / (1.0 + libm::exp(-game.lead(weights, Seat::new(0))))
}

/// The derivative of a seat's utility by its lead, at a utility of `utility`.
pub fn slope<G: Game>(game: &G, weights: &G::Weights, utility: f64) -> f64 {
    let scale = if game.players() == 1 { 1.0 } else { scale(game, weights) };
    (utility * (1.0 - utility)).max(0.02) / scale
}

fn scale<G: Game>(game: &G, weights: &G::Weights) -> f64 {
    LOGISTIC * game.doubt(weights).max(SUREST)
}

/// One win, divided among the seats in first place.
pub fn wins(outcome: &Outcome) -> Seats<f64> {
    let winners = outcome.winners().count().max(1) as f64;
    let share = |seat| if outcome.place(seat) == 1 { 1.0 / winners } else { 0.0 };
    Seat::all(outcome.points.len()).map(share).collect()
}

/// One win, divided by points or expected points. A lead of `scale` points makes a win e times as likely.
pub fn shares(prospects: &[f64], scale: f64) -> Seats<f64> {
    let most = prospects.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let grown: Seats<f64> = prospects.iter().map(|points| libm::exp((points - most) / scale)).collect();
    let sum: f64 = grown.iter().sum();
    grown.into_iter().map(|share| share / sum).collect()
}

/// The position after an action.
pub fn after<G: Game>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    next.play_unchecked(action);
    next
}

/// The outcomes of chance that are considered.
pub fn chances<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Vec<(G::Action, Weight)> {
    let mut chances = Vec::new();
    game.chances(&mut chances);
    if chances.len() > OUTCOMES {
        chances = (0..OUTCOMES).map(|_| (game.sample(rng), 1)).collect();
    }
    chances
}
