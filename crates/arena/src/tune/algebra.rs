//! Linear algebra for fits.

/// A symmetric matrix and a right-hand side, summed up from samples.
#[derive(Clone)]
pub(super) struct Normal {
    pub(super) matrix: Vec<Vec<f64>>,
    pub(super) side: Vec<f64>,
}

impl Normal {
    pub(super) fn new(size: usize) -> Normal {
        Normal { matrix: vec![vec![0.0; size]; size], side: vec![0.0; size] }
    }

    /// Adds a sample: its derivatives by each unknown, its error, and its weight.
    pub(super) fn add(&mut self, slopes: &[f64], off: f64, weight: f64) {
        for (row, slope) in slopes.iter().enumerate() {
            if *slope == 0.0 {
                continue;
            }
            self.side[row] += weight * slope * off;
            for (cell, other) in self.matrix[row].iter_mut().zip(slopes) {
                *cell += weight * slope * other;
            }
        }
    }

    pub(super) fn plus(mut self, other: &Normal) -> Normal {
        for (row, others) in self.matrix.iter_mut().zip(&other.matrix) {
            row.iter_mut().zip(others).for_each(|(cell, more)| *cell += more);
        }
        self.side.iter_mut().zip(&other.side).for_each(|(cell, more)| *cell += more);
        self
    }

    /// The same system with only the unknowns that are wanted.
    pub(super) fn only(mut self, wanted: impl Fn(usize) -> bool) -> Normal {
        for unknown in (0..self.side.len()).filter(|unknown| !wanted(*unknown)) {
            self.side[unknown] = 0.0;
            self.matrix[unknown].fill(0.0);
            self.matrix.iter_mut().for_each(|row| row[unknown] = 0.0);
        }
        self
    }

    /// Adds these numbers to the diagonal and solves by Cholesky's method. `None` if there is no unique solution.
    pub(super) fn solve(&self, ridge: &[f64]) -> Option<Vec<f64>> {
        let size = self.side.len();
        let mut lower = vec![vec![0.0; size]; size];
        for row in 0..size {
            for column in 0..=row {
                let done: f64 = (0..column).map(|k| lower[row][k] * lower[column][k]).sum();
                let own = self.matrix[row][column] + if row == column { ridge[row] } else { 0.0 };
                lower[row][column] =
                    if row == column { (own - done).sqrt() } else { (own - done) / lower[column][column] };
            }
            if lower[row][row].is_nan() || lower[row][row] <= 0.0 {
                return None;
            }
        }
        let mut answer = self.side.clone();
        for row in 0..size {
            let done: f64 = (0..row).map(|k| lower[row][k] * answer[k]).sum();
            answer[row] = (answer[row] - done) / lower[row][row];
        }
        for row in (0..size).rev() {
            let done: f64 = (row + 1..size).map(|k| lower[k][row] * answer[k]).sum();
            answer[row] = (answer[row] - done) / lower[row][row];
        }
        answer.iter().all(|number| number.is_finite()).then_some(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_fitted() {
        let mut normal = Normal::new(2);
        for x in 0..10 {
            let x = f64::from(x);
            normal.add(&[1.0, x], 3.0 - 0.5 * x, 1.0);
        }
        let line = normal.solve(&[0.0, 0.0]).expect("one answer");
        assert!((line[0] - 3.0).abs() < 1e-9 && (line[1] + 0.5).abs() < 1e-9, "{line:?}");
    }

    #[test]
    fn a_system_without_a_unique_solution_gives_none() {
        let mut normal = Normal::new(2);
        normal.add(&[1.0, 1.0], 1.0, 1.0);
        assert!(normal.solve(&[0.0, 0.0]).is_none());
        let even = normal.solve(&[0.001, 0.001]).expect("the ridge decides");
        assert!((even[0] - even[1]).abs() < 1e-9);
    }
}
