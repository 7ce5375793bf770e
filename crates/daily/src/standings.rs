//! Ranks, percentiles, weeks and streaks.

use std::collections::{BTreeMap, BTreeSet};

use rynek_table::{Date, PersonId};

/// How many days of a week count.
pub const BEST_OF: usize = 5;

/// The result of a finished attempt. A better place counts first, then more points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// The place among all seats of the table, 1 for the winner.
    pub place: u64,
    /// The points.
    pub points: i64,
}

impl Score {
    fn key(self) -> (u64, i64) {
        (self.place, -self.points)
    }
}

/// Where an attempt stands among all of its day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// From 1; equal results share a rank.
    pub rank: usize,
    /// The percentage of attempts that are not better, itself included; 0 for an attempt without a result.
    pub percentile: usize,
}

/// Where each of these attempts stands, in their order. One without a result, because it was not finished on its day,
/// is behind all others.
///
/// ```
/// use rynek_daily::{Score, ranked};
/// let won = |points| Some(Score { place: 1, points });
/// let lost = Some(Score { place: 2, points: 99 });
/// let placed = ranked(&[lost, won(60), None, won(70)]);
/// assert_eq!(placed.iter().map(|placed| placed.rank).collect::<Vec<_>>(), [3, 2, 4, 1]);
/// assert_eq!(placed.iter().map(|placed| placed.percentile).collect::<Vec<_>>(), [50, 75, 0, 100]);
/// ```
pub fn ranked(scores: &[Option<Score>]) -> Vec<Placed> {
    let key = |score: &Option<Score>| score.map_or((u64::MAX, i64::MAX), Score::key);
    let mut sorted: Vec<_> = scores.iter().map(key).collect();
    sorted.sort_unstable();
    let placed = |score: &Option<Score>| {
        let better = sorted.partition_point(|other| *other < key(score));
        let percentile = if score.is_some() { 100 * (sorted.len() - better) / sorted.len() } else { 0 };
        Placed { rank: better + 1, percentile }
    };
    scores.iter().map(placed).collect()
}

/// What a person has reached in a week.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeekScore {
    /// Who.
    pub person: PersonId,
    /// From 1; equal scores share a rank.
    pub rank: usize,
    /// The sum of the percentiles of the best days.
    pub score: usize,
    /// How many days they played.
    pub days: usize,
}

/// The table of a week, the best first: for each person the percentiles of their best [`BEST_OF`] days, together.
pub fn week(attempts: &[(Date, PersonId, Option<Score>)]) -> Vec<WeekScore> {
    let days: BTreeSet<Date> = attempts.iter().map(|(date, ..)| *date).collect();
    let mut percentiles: BTreeMap<PersonId, Vec<usize>> = BTreeMap::new();
    for day in days {
        let (people, scores): (Vec<_>, Vec<_>) =
            attempts.iter().filter(|(date, ..)| *date == day).map(|(_, person, score)| (*person, *score)).unzip();
        for (person, placed) in people.into_iter().zip(ranked(&scores)) {
            percentiles.entry(person).or_default().push(placed.percentile);
        }
    }
    let mut scores: Vec<WeekScore> = percentiles.into_iter().map(|(person, days)| of_days(person, days)).collect();
    scores.sort_by_key(|score| (std::cmp::Reverse(score.score), score.person));
    for n in 0..scores.len() {
        scores[n].rank = if n > 0 && scores[n].score == scores[n - 1].score { scores[n - 1].rank } else { n + 1 };
    }
    scores
}

fn of_days(person: PersonId, mut percentiles: Vec<usize>) -> WeekScore {
    percentiles.sort_unstable_by_key(|percentile| std::cmp::Reverse(*percentile));
    let score = percentiles.iter().take(BEST_OF).sum();
    WeekScore { person, rank: 0, score, days: percentiles.len() }
}

/// On how many days without a gap something was finished, up to today. A day that is not over breaks nothing.
///
/// ```
/// use rynek_table::Date;
/// let today: Date = "2026-11-19".parse().unwrap();
/// let days = |ago: &[i64]| ago.iter().map(|ago| today.plus(-ago)).collect::<Vec<_>>();
/// assert_eq!(rynek_daily::streak(&days(&[1, 2, 3, 5]), today), 3);
/// assert_eq!(rynek_daily::streak(&days(&[0, 0, 1]), today), 2);
/// assert_eq!(rynek_daily::streak(&days(&[2]), today), 0);
/// ```
pub fn streak(finished: &[Date], today: Date) -> usize {
    let days: BTreeSet<Date> = finished.iter().copied().collect();
    let last = if days.contains(&today) { today } else { today.plus(-1) };
    (0_i64..).take_while(|ago| days.contains(&last.plus(-ago))).count()
}
