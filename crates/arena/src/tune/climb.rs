//! Tuning by many small matches, uphill.

use rayon::prelude::*;
use rynek_kernel::{Game, below, series_rng};

use super::{dials::Dials, duel::Conditions};

/// The share of its size by which every weight is changed, up for one side and down for the other.
const TURN: f64 = 0.3;
/// How far the most important weight is moved, as a multiple of that.
const STRIDE: f64 = 1.5;
/// How much the results around the old weights count around the new ones.
const STILL: f64 = 0.5;
/// Separates the random numbers of directions from those of deals.
const DIRECTIONS: u64 = 0x6469_7265_6374_696f;

/// How wins change with each weight, by the games so far.
pub(super) struct Slopes {
    sums: Vec<f64>,
    squares: f64,
    deals: f64,
}

impl Slopes {
    pub(super) fn new(weights: usize) -> Slopes {
        Slopes { sums: vec![0.0; weights], squares: 0.0, deals: 0.0 }
    }

    /// Plays deals between two sides whose weights are changed by the same steps in opposite directions, drawn anew for
    /// each deal. The side that wins more often shows the direction.
    pub(super) fn explore<G: Game>(
        &mut self,
        table: &Conditions<'_, G>,
        dials: &Dials,
        numbers: &[f64],
        first: u64,
        deals: u64,
    ) {
        let sizes = dials.sizes();
        let seen: Vec<(Vec<f64>, f64)> = (first..first + deals)
            .into_par_iter()
            .filter_map(|number| {
                let signs = signs(table.seed, number, numbers.len());
                let side = |way: f64| {
                    let turned = numbers.iter().zip(&sizes).zip(&signs);
                    let turned: Vec<f64> =
                        turned.map(|((number, size), sign)| number + way * TURN * size * sign).collect();
                    dials.weights::<G::Weights>(&turned)
                };
                let edge = table.mirrored([&side(1.0)?, &side(-1.0)?], number).merit() - table.even();
                Some((signs, edge))
            })
            .collect();
        for (signs, edge) in seen {
            self.sums.iter_mut().zip(&signs).for_each(|(sum, sign)| *sum += edge * sign);
            self.squares += edge * edge;
            self.deals += 1.0;
        }
    }

    /// The next step: longer where the direction is surer. `None` if no direction is significant.
    pub(super) fn step(&self, dials: &Dials, numbers: &[f64]) -> Option<Vec<f64>> {
        let error = self.squares.sqrt() / self.deals.max(1.0);
        let slope = |sum: &f64| {
            let slope = sum / self.deals.max(1.0);
            if slope.abs() > error { slope * (1.0 - (error / slope).powi(2)) } else { 0.0 }
        };
        let slopes: Vec<f64> = self.sums.iter().map(slope).collect();
        let steepest = slopes.iter().map(|slope| slope.abs()).fold(0.0, f64::max);
        let turned = numbers.iter().zip(dials.sizes()).zip(&slopes);
        (steepest > 0.0)
            .then(|| turned.map(|((number, size), slope)| number + STRIDE * TURN * size * slope / steepest).collect())
    }

    /// Lowers the weight of the results so far, after the weights have moved.
    pub(super) fn fade(&mut self) {
        self.sums.iter_mut().for_each(|sum| *sum *= STILL);
        self.squares *= STILL;
        self.deals *= STILL;
    }
}

/// A random direction for each weight.
fn signs(seed: u64, number: u64, weights: usize) -> Vec<f64> {
    let mut rng = series_rng(seed ^ DIRECTIONS, number);
    (0..weights).map(|_| if below(&mut rng, 2) == 0 { -1.0 } else { 1.0 }).collect()
}
