//! Weights led uphill by many small matches.

use rayon::prelude::*;
use rynek_kernel::{Game, below, series_rng};

use super::{dials::Dials, duel::Table};

/// By which share of its size every weight is turned, one way on one side of the table and the other way on the other.
const TURN: f64 = 0.3;
/// How far the weight that matters most is moved, as a multiple of that.
const STRIDE: f64 = 1.5;
/// How much of what was seen around the old weights still counts around the new ones.
const STILL: f64 = 0.5;
/// Parts the draws of directions from those of deals.
const DIRECTIONS: u64 = 0x6469_7265_6374_696f;

/// How wins change with each weight, as far as games have shown.
pub(super) struct Slopes {
    sums: Vec<f64>,
    squares: f64,
    deals: f64,
}

impl Slopes {
    pub(super) fn new(weights: usize) -> Slopes {
        Slopes { sums: vec![0.0; weights], squares: 0.0, deals: 0.0 }
    }

    /// Plays deals between two sides whose weights are turned by the same steps in opposite directions, drawn anew for
    /// each deal: whatever wins more often shows where to go.
    pub(super) fn explore<G: Game>(
        &mut self,
        table: &Table<'_, G>,
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

    /// Where to go from here: further along what is surer. `None` if nothing is more than an accident.
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

    /// The weights have moved: what was seen counts less.
    pub(super) fn fade(&mut self) {
        self.sums.iter_mut().for_each(|sum| *sum *= STILL);
        self.squares *= STILL;
        self.deals *= STILL;
    }
}

/// One way or the other for each weight.
fn signs(seed: u64, number: u64, weights: usize) -> Vec<f64> {
    let mut rng = series_rng(seed ^ DIRECTIONS, number);
    (0..weights).map(|_| if below(&mut rng, 2) == 0 { -1.0 } else { 1.0 }).collect()
}
