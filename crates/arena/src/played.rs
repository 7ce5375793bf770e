//! The data that is stored of a game.

use rynek_kernel::{Game, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// A finished game of a contest; lists are in seat order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The number of the deal.
    pub deal: u64,
    /// The index of the table in the contest.
    pub table: usize,
    /// The points at the end.
    pub points: Seats<i32>,
    /// The places, from 1; equal for a shared place.
    pub places: Seats<u8>,
    /// The number of decisions of each seat.
    pub moves: Seats<u64>,
    /// The processor time of each seat, in nanoseconds.
    pub nanos: Seats<u64>,
    /// Data about the course of the game, if the contest collects it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub course: Option<Course>,
    /// How lucky each seat was with the draws, in millionths of a win, if the contest measures it: see [`Luck`](crate::Luck).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Seats<i64>>,
}

impl Played {
    /// The share of a seat in the win: 1, or less if the win is shared.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The share of a seat in the win without its luck; `None` if that was not measured. It can be below 0 or above 1.
    pub fn share_without_luck(&self, seat: Seat) -> Option<f64> {
        let luck = self.luck.as_ref()?[seat.index()];
        Some(self.share(seat) - luck as f64 / 1e6)
    }

    /// The place of a seat; players who share places each have the middle of them.
    pub fn rank(&self, seat: Seat) -> f64 {
        let place = self.places[seat.index()];
        let alike = self.places.iter().filter(|other| **other == place).count();
        f64::from(place) + (alike - 1) as f64 / 2.0
    }

    /// What identifies it among the games of its contest.
    pub(crate) fn key(&self) -> (u64, usize) {
        (self.deal, self.table)
    }

    /// Whether its lists have the right lengths.
    pub(crate) fn fits(&self, players: usize, positions: bool) -> bool {
        let lists = [self.points.len(), self.places.len(), self.moves.len(), self.nanos.len()];
        let course = self.course.as_ref().map_or(!positions, |course| course.fits(players));
        let luck = self.luck.as_ref().is_none_or(|luck| luck.len() == players);
        course && luck && lists.iter().all(|length| *length == players)
    }

    /// The number of decisions in the game.
    pub fn length(&self) -> u64 {
        self.moves.iter().sum()
    }
}

/// The number of moments at which scores are recorded, the beginning and the end included.
pub const MOMENTS: usize = 21;

/// Data about the course of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Course {
    /// The number of legal actions at each decision.
    pub choices: Vec<u32>,
    /// How often the lead passed from one seat to another.
    pub lead_changes: u32,
    /// The points of each seat at [`MOMENTS`] moments spread evenly over the game.
    pub points: Seats<Vec<i32>>,
    /// The sources of points of each seat.
    pub sources: Seats<Vec<(String, i32)>>,
}

impl Course {
    fn fits(&self, players: usize) -> bool {
        let moments = self.points.iter().all(|points| points.len() == MOMENTS);
        moments && self.points.len() == players && self.sources.len() == players
    }
}

/// Collects data while a game is played.
#[derive(Default)]
pub struct Observer {
    choices: Vec<u32>,
    scores: Vec<Seats<i32>>,
}

impl Observer {
    /// Records a position.
    pub fn watch<G: Game>(&mut self, game: &G) {
        if let Turn::Player(_) = game.turn() {
            let mut actions = Vec::new();
            game.actions(&mut actions);
            self.choices.push(actions.len() as u32);
            self.scores.push(Seat::all(game.players()).map(|seat| game.points(seat)).collect());
        }
    }

    /// Completes the data with the last position.
    pub fn course<G: Game>(mut self, last: &G, outcome: &Outcome) -> Course {
        self.scores.push(outcome.points.clone());
        let seats = || Seat::all(outcome.points.len());
        Course {
            lead_changes: lead_changes(&self.scores),
            points: seats().map(|seat| at_moments(&self.scores, seat)).collect(),
            sources: seats().map(|seat| sources(last, seat)).collect(),
            choices: self.choices,
        }
    }
}

fn sources<G: Game>(game: &G, seat: Seat) -> Vec<(String, i32)> {
    game.breakdown(seat).lines.into_iter().map(|line| (line.id.into_owned(), line.points)).collect()
}

fn at_moments(scores: &[Seats<i32>], seat: Seat) -> Vec<i32> {
    let last = scores.len() - 1;
    (0..MOMENTS).map(|moment| scores[moment * last / (MOMENTS - 1)][seat.index()]).collect()
}

/// The number of lead changes. A seat keeps the lead until another one is alone in front.
fn lead_changes(scores: &[Seats<i32>]) -> u32 {
    let leaders = scores.iter().filter_map(|points| alone_ahead(points));
    let mut changes = 0;
    leaders.reduce(|before, now| {
        changes += u32::from(before != now);
        now
    });
    changes
}

/// The seat with more points than every other seat.
pub fn alone_ahead(points: &[i32]) -> Option<usize> {
    let most = points.iter().max()?;
    let mut ahead = points.iter().enumerate().filter(|(_, points)| *points == most);
    let (first, _) = ahead.next()?;
    ahead.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(places: &[u8]) -> Played {
        Played {
            deal: 0,
            table: 0,
            points: places.iter().map(|place| -i32::from(*place)).collect(),
            places: places.iter().copied().collect(),
            moves: places.iter().map(|_| 1).collect(),
            nanos: places.iter().map(|_| 1).collect(),
            course: None,
            luck: None,
        }
    }

    #[test]
    fn wins_and_places_are_shared() {
        let shared = played(&[1, 1, 3]);
        assert_eq!(Seat::all(3).map(|seat| shared.share(seat)).collect::<Vec<_>>(), [0.5, 0.5, 0.0]);
        assert_eq!(Seat::all(3).map(|seat| shared.rank(seat)).collect::<Vec<_>>(), [1.5, 1.5, 3.0]);
        let lost_alone = played(&[2]);
        assert_eq!((lost_alone.share(Seat::new(0)), lost_alone.rank(Seat::new(0))), (0.0, 2.0));
    }

    #[test]
    fn the_lead_passes_only_when_another_is_ahead_alone() {
        let scores = [[0, 0], [3, 0], [3, 3], [3, 5], [9, 5], [9, 9]];
        let scores: Vec<Seats<i32>> = scores.iter().map(|points| points.iter().copied().collect()).collect();
        assert_eq!(lead_changes(&scores), 2);
    }

    #[test]
    fn a_line_without_a_course_can_be_read_again() {
        let line = serde_json::to_string(&played(&[1, 2])).unwrap();
        assert!(!line.contains("course") && !line.contains("luck"));
        assert_eq!(serde_json::from_str::<Played>(&line).unwrap(), played(&[1, 2]));
    }
}
