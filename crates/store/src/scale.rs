//! Ratings as people read them.
//!
//! Ratings are computed and stored on the scale of Weng and Lin, where players begin at 25 with a deviation of 25/3.
//! People read a familiar scale: players begin at 1500, and a player with 400 points more wins ten games out of eleven.
//! The uncertainty is shown beside it and subtracted for the leaderboard: one lucky game does not lead to the top.

/// What people read for where the method begins.
const NEWCOMER: f64 = 1500.0;
/// Points that people read for one of the method's.
const POINTS: f64 = 30.0;
/// How many deviations a rating may be off: it is not further off nineteen times out of twenty.
pub(super) const SURELY: f64 = 2.0;

/// How strong a player is thought to be.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Rating {
    /// The best guess.
    pub mean: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// From how many games it comes.
    pub games: u64,
}

/// The best guess of somebody's strength, as people read it.
pub fn points(mean: f64) -> i64 {
    (NEWCOMER + POINTS * (mean - Rating::NEWCOMER.mean)).round() as i64
}

impl Rating {
    /// Somebody who has not played yet.
    pub const NEWCOMER: Rating = Rating { mean: 25.0, deviation: 25.0 / 3.0, games: 0 };

    /// The best guess, as people read it.
    pub fn points(&self) -> i64 {
        points(self.mean)
    }

    /// How many points it may be off, up or down.
    pub fn uncertainty(&self) -> i64 {
        (POINTS * SURELY * self.deviation).round() as i64
    }
}

#[cfg(test)]
mod tests {
    use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

    use super::*;

    #[test]
    fn everybody_begins_at_1500() {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        assert_eq!((Rating::NEWCOMER.mean, Rating::NEWCOMER.deviation), (rating, uncertainty));
        assert_eq!((Rating::NEWCOMER.points(), Rating::NEWCOMER.uncertainty()), (1500, 500));
    }

    #[test]
    fn whoever_has_400_points_more_wins_ten_games_out_of_eleven() {
        let sure = |rating| WengLinRating { rating, uncertainty: 0.0 };
        let (strong, weak) = (sure(25.0 + 400.0 / POINTS), sure(25.0));
        let (wins, _) = expected_score(&strong, &weak, &WengLinConfig::new());
        assert!((wins - 10.0 / 11.0).abs() < 0.01, "{wins}");
    }
}
