//! Figures and their intervals.

use serde::{Deserialize, Serialize};

/// The 97.5 % quantile of the standard normal distribution.
const NORMAL: f64 = 1.959_963_984_540_054;

/// A figure with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of games won, given the share of each deal.
///
/// The games of a deal have the same random draws, so they count as one observation: the variance between deals, not
/// the number of games, gives the interval. It is Wilson's interval for the number of independent games that would have
/// the same variance, or for the number of deals if their variance is zero.
///
/// ```
/// use rynek_arena::win_rate;
/// let always = win_rate(&[1.0; 50]);
/// assert_eq!(always.mean, 1.0);
/// assert!((always.low - 0.929).abs() < 0.001);
/// ```
pub fn win_rate(deals: &[f64]) -> Estimate {
    let mean = mean(deals);
    let variance = variance_of_mean(deals);
    if variance > 0.0 {
        wilson(mean, mean * (1.0 - mean) / variance, student(deals.len() - 1))
    } else {
        wilson(mean, deals.len().max(1) as f64, NORMAL)
    }
}

/// Student's interval of a mean, given the mean of each deal. `None` if the deals do not differ, or if there is only
/// one: they say nothing about the variance then.
pub fn interval_of_mean(deals: &[f64]) -> Option<[f64; 2]> {
    let variance = variance_of_mean(deals);
    let half = (variance > 0.0).then(|| student(deals.len() - 1) * variance.sqrt())?;
    Some([mean(deals) - half, mean(deals) + half])
}

/// Wilson's interval for a share of `games` independent games.
fn wilson(share: f64, games: f64, quantile: f64) -> Estimate {
    let square = quantile * quantile;
    let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
    let inner = share * (1.0 - share) / games + square / (4.0 * games * games);
    let half = quantile * inner.sqrt() / (1.0 + square / games);
    Estimate { mean: share, low: (middle - half).clamp(0.0, share), high: (middle + half).clamp(share, 1.0) }
}

/// The 97.5 % quantile of Student's distribution, by the Cornish-Fisher expansion.
fn student(freedom: usize) -> f64 {
    let (z, n) = (NORMAL, freedom as f64);
    match freedom {
        0 | 1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        _ => {
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
            z + first / n + second / n.powi(2) + third / n.powi(3)
        }
    }
}

/// The mean; 0 for an empty list.
pub fn mean(numbers: &[f64]) -> f64 {
    if numbers.is_empty() { 0.0 } else { numbers.iter().sum::<f64>() / numbers.len() as f64 }
}

/// The standard deviation of a sample.
pub fn deviation(numbers: &[f64]) -> f64 {
    (variance_of_mean(numbers) * numbers.len() as f64).sqrt()
}

/// This quantile of the numbers, interpolated between neighbours.
pub fn quantile(sorted: &[f64], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let place = share * last as f64;
    let below = sorted[place.floor() as usize];
    let above = sorted[place.ceil() as usize];
    below + (above - below) * place.fract()
}

fn variance_of_mean(numbers: &[f64]) -> f64 {
    if numbers.len() < 2 {
        return 0.0;
    }
    let mean = mean(numbers);
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    squares / ((numbers.len() - 1) * numbers.len()) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.001, "{found} is not {expected}");
    }

    #[test]
    fn students_quantiles_are_as_in_published_tables() {
        for (freedom, expected) in [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)] {
            assert!((student(freedom) - expected).abs() < 0.01, "{freedom}: {}", student(freedom));
        }
        close(student(100_000), 1.960);
    }

    #[test]
    fn wilsons_interval_is_as_in_published_tables() {
        let half = wilson(0.5, 100.0, NORMAL);
        close(half.low, 0.404);
        close(half.high, 0.596);
        let few = wilson(0.1, 10.0, NORMAL);
        close(few.low, 0.018);
        close(few.high, 0.404);
    }

    #[test]
    fn independent_games_give_the_interval_of_independent_games() {
        let deals: Vec<f64> = (0..1000).map(|n| f64::from(u8::from(n % 10 < 6))).collect();
        let found = win_rate(&deals);
        let expected = wilson(0.6, 1000.0, NORMAL);
        close(found.low, expected.low);
        close(found.high, expected.high);
    }

    #[test]
    fn dependent_games_widen_the_interval_and_balanced_deals_narrow_it() {
        // A hundred deals of two games each: in one series both games have the same winner, in the other they balance.
        let together: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let balanced: Vec<f64> = (0..100).map(|n| if n % 10 == 0 { 1.0 } else { 0.5 }).collect();
        let width = |deals: &[f64]| win_rate(deals).high - win_rate(deals).low;
        assert!((width(&together) - 2.0 * 0.096).abs() < 0.005, "{}", width(&together));
        assert!(width(&balanced) < 0.4 * width(&together));
    }

    #[test]
    fn every_interval_has_a_width_and_is_within_0_and_1() {
        for deals in [vec![0.0; 5], vec![1.0; 5], vec![0.5; 5], vec![1.0], vec![0.5, 1.0], vec![0.0, 0.0, 0.5]] {
            let Estimate { mean, low, high } = win_rate(&deals);
            assert!(low < high && (0.0..=mean).contains(&low) && (mean..=1.0).contains(&high), "{deals:?}");
        }
    }

    #[test]
    fn a_mean_has_students_interval() {
        let [low, high] = interval_of_mean(&[1.0, 2.0, 3.0, 4.0, 5.0]).expect("the deals differ");
        close((low + high) / 2.0, 3.0);
        assert!((high - (3.0 + 2.776 * 0.707)).abs() < 0.02, "{low} {high}");
        assert_eq!((interval_of_mean(&[7.0]), interval_of_mean(&[7.0; 3])), (None, None));
        close(deviation(&[1.0, 2.0, 3.0, 4.0, 5.0]), 1.581);
    }

    #[test]
    fn quantiles_are_interpolated() {
        close(quantile(&[1.0, 2.0, 4.0], 0.5), 2.0);
        close(quantile(&[1.0, 2.0, 4.0], 0.75), 3.0);
        close(quantile(&[], 0.5), 0.0);
    }
}
