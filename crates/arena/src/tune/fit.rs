//! Fits weights to results: expected points to points, doubts to wins.

use rayon::prelude::*;
use rynek_bots::{LOGISTIC, shares};
use rynek_kernel::{Game, Seats};

use super::{algebra::Normal, dials::Dials, samples::Sample};

/// The share of its size by which a weight is changed to estimate its derivative.
const SHIFT: f64 = 0.01;
/// The most steps of a fit, and the most tries of each.
const STEPS: usize = 10;
const TRIES: usize = 8;
/// The fit ends with a step that gains less than this share of the loss.
const ENOUGH: f64 = 1e-5;
/// Samples are summed up in portions of this size, so that sums do not depend on threads.
const PORTION: usize = 128;
/// The least doubt, and the least probability of a win.
const LEAST_DOUBT: f64 = 1e-3;
const LEAST_CHANCE: f64 = 1e-6;

/// The result of a fit: the mean loss of a sample, and the numbers.
pub(super) struct Fitted {
    pub(super) numbers: Vec<f64>,
    pub(super) before: f64,
    pub(super) after: f64,
}

/// The input of a fit.
pub(super) struct Fit<'a, G: Game> {
    pub(super) dials: &'a Dials,
    pub(super) samples: &'a [Sample<G>],
    /// The number of games that the samples are from. Samples of one game are hardly independent.
    pub(super) games: u64,
}

impl<G: Game> Fit<'_, G> {
    /// Minimizes the squared error of the expected points.
    pub(super) fn points(&self, from: &[f64]) -> Option<Fitted> {
        let build = |numbers: &[f64]| self.sum_up(numbers, points_of_portion);
        let loss = |numbers: &[f64]| self.loss(numbers, points_loss);
        let before = loss(from);
        self.descend(from, before, &build, &loss)
    }

    /// Minimizes the log loss of the winner, by the weights that affect the doubt and not the points.
    pub(super) fn doubts(&self, from: &[f64]) -> Option<Fitted> {
        let for_points = self.sum_up(from, points_of_portion)?;
        let for_doubt_alone = |n: usize| for_points.matrix[n][n] == 0.0;
        let build = |numbers: &[f64]| Some(self.sum_up(numbers, doubts_of_portion)?.only(for_doubt_alone));
        let loss = |numbers: &[f64]| self.loss(numbers, doubt_loss);
        self.descend(from, 1.0, &build, &loss)
    }

    /// The Levenberg-Marquardt method. Each weight is held to its start with its size as the standard deviation, so
    /// that weights without evidence stay unchanged.
    fn descend(
        &self,
        from: &[f64],
        spread: f64,
        build: &dyn Fn(&[f64]) -> Option<Normal>,
        loss: &dyn Fn(&[f64]) -> f64,
    ) -> Option<Fitted> {
        let sizes = self.dials.sizes();
        let a_game = self.samples.len() as f64 / self.games.max(1) as f64;
        let hold: Vec<f64> = sizes.iter().map(|size| spread * a_game / (size * size)).collect();
        let held = |numbers: &[f64]| {
            let away = numbers.iter().zip(from).zip(&hold);
            let held: f64 = away.map(|((number, from), hold)| hold * (number - from).powi(2)).sum();
            loss(numbers) + held / self.samples.len() as f64
        };
        let before = loss(from);
        let (mut numbers, mut now, mut damping) = (from.to_vec(), before, 1e-3);
        for _ in 0..STEPS {
            let mut normal = build(&numbers)?;
            for n in 0..numbers.len() {
                normal.side[n] -= hold[n] * (numbers[n] - from[n]);
            }
            let Some((next, at)) = self.step(&numbers, now, &normal, (&hold, &sizes), &mut damping, &held) else {
                break;
            };
            let gain = now - at;
            (numbers, now) = (next, at);
            if gain < ENOUGH * now.abs() {
                break;
            }
        }
        (before.is_finite() && now.is_finite()).then(|| Fitted { after: loss(&numbers), numbers, before })
    }

    /// One step that lowers the loss. It is shorter if the derivatives cannot be trusted.
    fn step(
        &self,
        numbers: &[f64],
        now: f64,
        normal: &Normal,
        (hold, sizes): (&[f64], &[f64]),
        damping: &mut f64,
        held: &dyn Fn(&[f64]) -> f64,
    ) -> Option<(Vec<f64>, f64)> {
        for _ in 0..TRIES {
            let ridge: Vec<f64> = (0..hold.len()).map(|n| hold[n] + *damping * normal.matrix[n][n]).collect();
            let step = normal.solve(&ridge)?;
            let turned =
                numbers.iter().zip(&step).zip(sizes).map(|((number, step), size)| number + step.clamp(-size, *size));
            let next: Vec<f64> = turned.collect();
            let at = held(&next);
            if at < now {
                *damping = (*damping / 4.0).max(1e-9);
                return Some((next, at));
            }
            *damping *= 8.0;
        }
        None
    }

    /// The mean loss with these numbers; infinite if they are not valid.
    fn loss(&self, numbers: &[f64], of: fn(&Sample<G>, &G::Weights) -> f64) -> f64 {
        let Some(weights) = self.dials.weights::<G::Weights>(numbers) else { return f64::INFINITY };
        let portions = self.samples.par_chunks(PORTION);
        let sums: Vec<f64> = portions.map(|portion| portion.iter().map(|one| of(one, &weights)).sum()).collect();
        let mean = sums.iter().sum::<f64>() / self.samples.len() as f64;
        if mean.is_finite() { mean } else { f64::INFINITY }
    }

    fn sum_up(
        &self,
        numbers: &[f64],
        of: impl Fn(&Shifted<G::Weights>, &[Sample<G>]) -> Normal + Sync,
    ) -> Option<Normal> {
        let shifted = Shifted::new(self.dials, numbers)?;
        let portions: Vec<Normal> = self.samples.par_chunks(PORTION).map(|portion| of(&shifted, portion)).collect();
        Some(portions.iter().fold(Normal::new(numbers.len()), Normal::plus))
    }
}

/// Weights, and the same with each number a little lower and a little higher.
struct Shifted<W> {
    here: W,
    pairs: Vec<(f64, [W; 2])>,
}

impl<W: rynek_kernel::Weights> Shifted<W> {
    fn new(dials: &Dials, numbers: &[f64]) -> Option<Shifted<W>> {
        let sizes = dials.sizes();
        let pair = |n: usize| {
            let by = SHIFT * sizes[n];
            let shift = |by: f64| {
                let mut shifted = numbers.to_vec();
                shifted[n] += by;
                dials.weights(&shifted)
            };
            Some((2.0 * by, [shift(-by)?, shift(by)?]))
        };
        Some(Shifted { here: dials.weights(numbers)?, pairs: (0..numbers.len()).map(pair).collect::<Option<_>>()? })
    }

    /// The derivatives of several figures by each number.
    fn slopes(&self, of: impl Fn(&W) -> Seats<f64>) -> Vec<Vec<f64>> {
        let beside: Vec<_> = self.pairs.iter().map(|(width, [low, high])| (width, of(low), of(high))).collect();
        let slope = |figure: usize, low: &[f64], high: &[f64], width: f64| {
            let slope = (high[figure] - low[figure]) / width;
            if slope.is_finite() { slope } else { 0.0 }
        };
        let slopes = |figure| beside.iter().map(|(width, low, high)| slope(figure, low, high, **width)).collect();
        (0..of(&self.here).len()).map(slopes).collect()
    }
}

fn points_loss<G: Game>(sample: &Sample<G>, weights: &G::Weights) -> f64 {
    let expected = sample.position.prospects(weights);
    expected.iter().zip(&sample.points).map(|(expected, points)| (expected - points).powi(2)).sum::<f64>()
        / sample.points.len() as f64
}

fn points_of_portion<G: Game>(shifted: &Shifted<G::Weights>, portion: &[Sample<G>]) -> Normal {
    let mut normal = Normal::new(shifted.pairs.len());
    for Sample { position, points, .. } in portion {
        let here = position.prospects(&shifted.here);
        for (seat, slopes) in shifted.slopes(|weights| position.prospects(weights)).iter().enumerate() {
            normal.add(slopes, points[seat] - here[seat], 1.0 / points.len() as f64);
        }
    }
    normal
}

fn doubt<G: Game>(position: &G, weights: &G::Weights) -> f64 {
    LOGISTIC * position.doubt(weights).max(LEAST_DOUBT)
}

#[expect(clippy::disallowed_methods, reason = "a statistic, which no game depends on")]
fn doubt_loss<G: Game>(sample: &Sample<G>, weights: &G::Weights) -> f64 {
    let chances = shares(&sample.position.prospects(weights), doubt(&sample.position, weights));
    -chances.iter().zip(&sample.wins).map(|(chance, win)| win * chance.max(LEAST_CHANCE).ln()).sum::<f64>()
}

/// Fisher's scoring, by the logarithm of the odds.
fn doubts_of_portion<G: Game>(shifted: &Shifted<G::Weights>, portion: &[Sample<G>]) -> Normal {
    let mut normal = Normal::new(shifted.pairs.len());
    for Sample { position, wins, .. } in portion {
        let here = doubt(position, &shifted.here);
        let expected = position.prospects(&shifted.here);
        let chances = shares(&expected, here);
        let mean: f64 = expected.iter().zip(&chances).map(|(points, chance)| points * chance).sum();
        let slopes = &shifted.slopes(|weights| Seats::from_iter([doubt(position, weights)]))[0];
        for seat in 0..wins.len() {
            let spread = (expected[seat] - mean) / (here * here);
            let odds: Vec<f64> = slopes.iter().map(|slope| -spread * slope).collect();
            let surprise = if chances[seat] > LEAST_CHANCE { wins[seat] / chances[seat] - 1.0 } else { 0.0 };
            normal.add(&odds, surprise, chances[seat]);
        }
    }
    normal
}
