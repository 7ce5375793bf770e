//! Points, places and ties.
//!
//! The rules rank planners by the elements they have left, the fewest first. Points count the other way round, so that
//! more is better: the elements laid (planners.score.points). Whoever has laid everything has all the points there
//! are, more than anybody else, and therefore comes first.

use rynek_kernel::{Breakdown, Line, Outcome, Seat};

use crate::Planners;

impl Planners {
    /// The elements that a seat has laid, and how many objects they make.
    fn laid(&self, seat: Seat) -> (i32, i32) {
        let Some(planner) = self.planners.get(seat.index()) else { return (0, 0) };
        let elements = self.edition.elements() - planner.rack.elements(&self.edition);
        let objects = self.edition.lengths().len() as i32 - i32::from(planner.rack.len());
        (elements.into(), objects)
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.laid(seat).0
    }

    pub(crate) fn breakdown_of(&self, seat: Seat) -> Breakdown {
        let (elements, objects) = self.laid(seat);
        let left = i32::from(self.edition.elements()) - elements;
        Breakdown::new(vec![Line::new("elements", elements, &[("objects", objects), ("left", left)])])
    }

    /// planners.score.winner, planners.score.tie, planners.score.shared
    pub(crate) fn final_outcome(&self) -> Outcome {
        Outcome::ranked(Seat::all(self.planners.len()).map(|seat| self.laid(seat)))
    }
}
