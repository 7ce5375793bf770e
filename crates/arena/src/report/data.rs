//! The data of the plots, computed from the games.

use rynek_kernel::Seat;

use crate::{
    Course, MOMENTS, Played, Seating, Share,
    played::alone_ahead,
    rating::by_name,
    standings::{Sitting, share},
    statistics::{mean, quantile},
};

use super::figures::Curve;

/// The games of a contest, by distinct names.
pub struct Field<'a> {
    /// Their names, in the order given.
    pub players: Vec<String>,
    /// The player of each entrant.
    numbers: Vec<usize>,
    tables: &'a [Seating],
    played: &'a [Played],
}

impl<'a> Field<'a> {
    pub fn new(entrants: &[String], tables: &'a [Seating], played: &'a [Played]) -> Field<'a> {
        let (players, numbers) = by_name(entrants);
        Field { players, numbers, tables, played }
    }

    /// Every seat of a player in every game.
    fn sittings(&self, player: usize) -> impl Iterator<Item = Sitting<'a>> + Clone {
        let tables = self.tables;
        let numbers = self.numbers.clone();
        self.played.iter().flat_map(move |played| {
            let numbers = numbers.clone();
            let seats = tables[played.table].iter().enumerate();
            seats
                .filter(move |(_, entrant)| numbers[**entrant] == player)
                .map(|(seat, _)| Seat::new(seat))
                .map(move |seat| Sitting { played, seat })
        })
    }

    fn courses(&self) -> impl Iterator<Item = (&'a Played, &'a Course)> {
        self.played.iter().filter_map(|played| Some((played, played.course.as_ref()?)))
    }

    /// The points of each player at the end of each game.
    pub fn scores(&self) -> Vec<(String, Vec<i64>)> {
        let score = |sitting: Sitting<'_>| i64::from(sitting.played.points[sitting.seat.index()]);
        let scores = |(player, name): (usize, &String)| (name.clone(), self.sittings(player).map(score).collect());
        self.players.iter().enumerate().map(scores).collect()
    }

    /// The share of wins of a player in a seat, if it ever sat there.
    pub fn wins_at(&self, player: usize, seat: Seat) -> Option<Share> {
        let there = self.sittings(player).filter(move |sitting| sitting.seat == seat);
        there.clone().next()?;
        Some(share(there))
    }

    pub fn lengths(&self) -> Vec<i64> {
        self.played.iter().map(|played| played.length() as i64).collect()
    }

    pub fn all_choices(&self) -> Vec<i64> {
        self.courses().flat_map(|(_, course)| course.choices.iter().map(|choices| i64::from(*choices))).collect()
    }

    /// The number of legal actions over the course of a game: the median of all games, and the range of the middle 80%.
    pub fn choices(&self) -> Curve {
        let at = |moment: usize| {
            let choices = |(_, course): (_, &Course)| sampled(&course.choices, moment).map(f64::from);
            let mut choices: Vec<f64> = self.courses().filter_map(choices).collect();
            choices.sort_by(f64::total_cmp);
            choices
        };
        let moments: Vec<Vec<f64>> = (0..MOMENTS).map(at).collect();
        let line = |share| moments.iter().map(|choices| quantile(choices, share)).collect::<Vec<f64>>();
        Curve { player: None, values: line(0.5), band: Some((line(0.1), line(0.9))) }
    }

    pub fn lead_changes(&self) -> Vec<i64> {
        self.courses().map(|(_, course)| i64::from(course.lead_changes)).collect()
    }

    /// The points of each player over the course of a game.
    pub fn points(&self) -> Vec<Curve> {
        let at = |player: usize, moment: usize| {
            let points = |sitting: Sitting<'_>| {
                let course = sitting.played.course.as_ref()?;
                Some(f64::from(course.points[sitting.seat.index()][moment]))
            };
            mean(&self.sittings(player).filter_map(points).collect::<Vec<f64>>())
        };
        let curve = |player: usize| Curve {
            player: Some(player),
            values: (0..MOMENTS).map(|moment| at(player, moment)).collect(),
            band: None,
        };
        (0..self.players.len()).map(curve).collect()
    }

    /// How often the player who is alone in the lead wins, over the course of a game. Where no player is, as at the
    /// very beginning, it is 1 divided by the number of players.
    pub fn leader_wins(&self) -> Curve {
        let no_leader = 1.0 / self.tables[0].len() as f64;
        let at = |moment: usize| {
            let won = |(played, course): (&Played, &Course)| {
                let points: Vec<i32> = course.points.iter().map(|points| points[moment]).collect();
                Some(played.share(Seat::new(alone_ahead(&points)?)))
            };
            let shares: Vec<f64> = self.courses().filter_map(won).collect();
            if shares.is_empty() { no_leader } else { mean(&shares) }
        };
        Curve { player: None, values: (0..MOMENTS).map(at).collect(), band: None }
    }

    /// The mean points of each source for each player, in the order of the score sheet.
    pub fn sources(&self) -> Vec<(String, Vec<f64>)> {
        let mut sources: Vec<(String, Vec<f64>)> = Vec::new();
        for player in 0..self.players.len() {
            let sittings: Vec<Sitting<'_>> = self.sittings(player).collect();
            for (source, points) in sittings.iter().flat_map(lines) {
                let place = sources.iter().position(|(known, _)| known == source).unwrap_or_else(|| {
                    sources.push((source.clone(), vec![0.0; self.players.len()]));
                    sources.len() - 1
                });
                sources[place].1[player] += f64::from(*points) / sittings.len() as f64;
            }
        }
        sources
    }
}

fn lines<'a>(sitting: &Sitting<'a>) -> impl Iterator<Item = &'a (String, i32)> + use<'a> {
    let seat = sitting.seat.index();
    sitting.played.course.iter().flat_map(move |course| &course.sources[seat])
}

/// The value of a list of any length at one of [`MOMENTS`].
fn sampled(values: &[u32], moment: usize) -> Option<u32> {
    let last = values.len().checked_sub(1)?;
    values.get(moment * last / (MOMENTS - 1)).copied()
}
