//! What a position is worth to each seat.

use rynek_kernel::{Game, Outcome, Seat, Seats};

/// The share of a logistic curve's standard deviation that is its scale.
const LOGISTIC: f64 = 0.5513;
/// How much the lead itself counts beside winning, so that a won game is not thrown away and a lost one is still played.
const LEAD: f64 = 0.1;
/// The lead that makes most of that difference, in doubts.
const WIDE: f64 = 3.0;
/// No evaluation is surer than this many points.
const SUREST: f64 = 0.1;

/// What a position is worth.
#[derive(Clone, Debug)]
pub struct Worth {
    /// What each seat plays for: mostly to win, a little for points. Alone, a seat plays to win.
    pub utility: Seats<f64>,
    /// The share of games that each seat is likely to win.
    pub wins: Seats<f64>,
    /// The points that each seat can expect.
    pub points: Seats<f64>,
}

/// What a position is worth to each seat.
pub fn worth<G: Game>(game: &G, weights: &G::Weights) -> Worth {
    let points = game.prospects(weights);
    if points.len() == 1 {
        let wins = Seats::from_iter([alone(game, weights)]);
        return Worth { utility: wins.clone(), wins, points };
    }
    let scale = scale(game, weights);
    let wins = match game.outcome() {
        Some(outcome) => won(&outcome),
        None => shares(&points, scale),
    };
    let leads = shares(&points, WIDE * scale.max(SUREST * WIDE));
    let utility = wins.iter().zip(leads).map(|(win, lead)| (1.0 - LEAD) * win + LEAD * lead).collect();
    Worth { utility, wins, points }
}

/// What a seat plays for.
pub fn aim<G: Game>(game: &G, weights: &G::Weights, seat: Seat) -> f64 {
    if game.players() == 1 { alone(game, weights) } else { worth(game, weights).utility[seat.index()] }
}

/// The chance of somebody alone to win: their lead is the logarithm of the odds.
fn alone<G: Game>(game: &G, weights: &G::Weights) -> f64 {
    1.0 / (1.0 + (-game.lead(weights, Seat::new(0))).exp())
}

/// How much more a seat's utility is for one more point of its lead, where it is `utility` now.
pub fn slope<G: Game>(game: &G, weights: &G::Weights, utility: f64) -> f64 {
    let scale = if game.players() == 1 { 1.0 } else { scale(game, weights) };
    (utility * (1.0 - utility)).max(0.02) / scale
}

fn scale<G: Game>(game: &G, weights: &G::Weights) -> f64 {
    LOGISTIC * game.doubt(weights).max(SUREST)
}

fn won(outcome: &Outcome) -> Seats<f64> {
    let winners = outcome.winners().count().max(1) as f64;
    let share = |seat| if outcome.place(seat) == 1 { 1.0 / winners } else { 0.0 };
    Seat::all(outcome.points.len()).map(share).collect()
}

/// Parts one win by what each seat can expect.
fn shares(prospects: &[f64], scale: f64) -> Seats<f64> {
    let most = prospects.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let grown: Seats<f64> = prospects.iter().map(|points| ((points - most) / scale).exp()).collect();
    let sum: f64 = grown.iter().sum();
    grown.into_iter().map(|share| share / sum).collect()
}
