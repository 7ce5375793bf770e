//! Ratings as people read them.
//!
//! Ratings are computed and stored on the scale of Weng and Lin, where players begin at 25 with a deviation of 25/3.
//! People read a familiar scale: players begin at 1500, and a player with 400 points more wins ten games out of eleven.
//! The uncertainty is shown beside it and subtracted for the leaderboard: one lucky game does not lead to the top.

/// The rating of a new player, as people read it.
const NEWCOMER: f64 = 1500.0;
/// Points that people read for one point of the method.
const POINTS: f64 = 30.0;
/// The deviation of a player whose place is known: small, but the method divides by it.
const KNOWN: f64 = 0.5;
/// A rating is right within this many deviations nineteen times out of twenty.
pub(super) const DEVIATIONS: f64 = 2.0;

/// An estimate of a player's strength.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How many games it is based on.
    pub games: u64,
}

/// The estimate as people read it.
pub fn points(mean: f64) -> i64 {
    (NEWCOMER + POINTS * (mean - Rating::NEWCOMER.mean)).round() as i64
}

impl Rating {
    /// A player who has not played yet.
    pub const NEWCOMER: Rating = Rating { mean: 25.0, deviation: 25.0 / 3.0, games: 0 };

    /// A player whose place on the scale that people read is known.
    pub fn fixed(points: f64, games: u64) -> Rating {
        Rating { mean: Rating::NEWCOMER.mean + (points - NEWCOMER) / POINTS, deviation: KNOWN, games }
    }

    /// The estimate as people read it.
    pub fn points(&self) -> i64 {
        points(self.mean)
    }

    /// How many points it may be off in either direction.
    pub fn uncertainty(&self) -> i64 {
        (POINTS * DEVIATIONS * self.deviation).round() as i64
    }
}

#[cfg(test)]
mod tests {
    use skillratings::weng_lin::{WengLinConfig, WengLinRating, expected_score};

    use super::*;

    #[test]
    fn players_begin_at_1500() {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        assert_eq!((Rating::NEWCOMER.mean, Rating::NEWCOMER.deviation), (rating, uncertainty));
        assert_eq!((Rating::NEWCOMER.points(), Rating::NEWCOMER.uncertainty()), (1500, 500));
    }

    #[test]
    fn a_player_with_400_points_more_wins_ten_games_out_of_eleven() {
        let sure = |rating| WengLinRating { rating, uncertainty: 0.0 };
        let (strong, weak) = (sure(25.0 + 400.0 / POINTS), sure(25.0));
        let (wins, _) = expected_score(&strong, &weak, &WengLinConfig::new());
        assert!((wins - 10.0 / 11.0).abs() < 0.01, "{wins}");
    }
}
