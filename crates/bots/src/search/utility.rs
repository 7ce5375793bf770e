//! What a position is worth to each seat: the share of games it expects to win.

use rynek_kernel::{Game, Outcome, Seats};

/// The share of a logistic curve's standard deviation that is its scale.
const LOGISTIC: f64 = 0.5513;
/// How much the lead itself counts beside winning, so that a won game is not thrown away and a lost one is still played.
const LEAD: f64 = 0.1;
/// The lead that makes most of that difference, in doubts.
const WIDE: f64 = 3.0;

/// The share of games that each seat is likely to win from here.
pub fn wins<G: Game>(game: &G, weights: &G::Weights) -> Seats<f64> {
    match game.outcome() {
        Some(outcome) => won(&outcome),
        None => shares(&game.prospects(weights), LOGISTIC * game.doubt(weights)),
    }
}

/// What each seat plays for: mostly to win, a little for points. Alone, a seat plays for what it can expect.
pub fn utilities<G: Game>(game: &G, weights: &G::Weights) -> Seats<f64> {
    let prospects = game.prospects(weights);
    if prospects.len() == 1 {
        return prospects;
    }
    let doubt = LOGISTIC * game.doubt(weights).max(0.1);
    let wins = match game.outcome() {
        Some(outcome) => won(&outcome),
        None => shares(&prospects, doubt),
    };
    let leads = shares(&prospects, WIDE * doubt.max(5.0));
    wins.iter().zip(leads).map(|(win, lead)| (1.0 - LEAD) * win + LEAD * lead).collect()
}

fn won(outcome: &Outcome) -> Seats<f64> {
    let winners = outcome.winners().count().max(1) as f64;
    rynek_kernel::Seat::all(outcome.points.len())
        .map(|seat| if outcome.place(seat) == 1 { 1.0 / winners } else { 0.0 })
        .collect()
}

/// Parts one win by what each seat can expect.
fn shares(prospects: &[f64], scale: f64) -> Seats<f64> {
    let most = prospects.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let grown: Seats<f64> = prospects.iter().map(|points| ((points - most) / scale).exp()).collect();
    let sum: f64 = grown.iter().sum();
    grown.into_iter().map(|share| share / sum).collect()
}
