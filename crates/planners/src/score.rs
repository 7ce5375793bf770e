//! Points, places and ties.
//!
//! The rules rank planners by the elements they have left, the fewest first. Points count the other way round, so that
//! more is better: the elements placed (planners.score.points). A player who has placed
//! everything has the most points possible, and therefore comes first.

use rynek_kernel::{Outcome, Seat};

use crate::Planners;

impl Planners {
    /// The elements and the objects that a seat has placed.
    pub(crate) fn laid(&self, seat: Seat) -> (i32, i32) {
        let Some(planner) = self.planners.get(seat.index()) else { return (0, 0) };
        let elements = self.edition.elements() - planner.rack.elements(&self.edition);
        let objects = self.edition.lengths().len() as i32 - i32::from(planner.rack.len());
        (elements.into(), objects)
    }

    /// planners.score.winner, planners.score.tie, planners.score.shared
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.planners.len()).map(|seat| self.laid(seat)))
    }
}
