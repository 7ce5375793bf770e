//! How good a position looks, for bots.

use rynek_kernel::Seat;

use crate::{Phase, Planners, lanes::LONGEST, state::Planner};

/// What being first is worth, beyond the elements laid.
const WIN: f64 = 24.0;
/// The share of an object's elements that a sure place for it is worth: it still takes a turn.
const READY: f64 = 0.6;
/// How likely it is that a place for an object is gone before it can be used: the same place may do for another
/// object, or a rival may build over it.
const LOST: f64 = 0.5;
/// How much the strongest rival's hopes count against one's own.
const RIVAL: f64 = 0.5;

impl Planners {
    /// What a seat has and can hope for, less a part of what its strongest rival has and can hope for.
    pub(crate) fn outlook(&self, seat: Seat) -> f64 {
        let rivals = Seat::all(self.planners.len()).filter(|rival| *rival != seat);
        let strongest = rivals.map(|rival| self.standing(rival)).fold(0.0, f64::max);
        self.standing(seat) - RIVAL * strongest
    }

    fn standing(&self, seat: Seat) -> f64 {
        let Some(planner) = self.planners.get(seat.index()) else { return 0.0 };
        let win = if planner.rack.is_empty() { WIN } else { 0.0 };
        f64::from(self.points_of(seat)) + win + self.hopes(seat, planner)
    }

    /// What the objects not laid yet can still bring: the more places there are for one, the surer it is.
    fn hopes(&self, seat: Seat, planner: &Planner) -> f64 {
        let mut places = [0_u32; LONGEST as usize + 1];
        for span in self.city.fits(&self.edition, planner.colour, planner.rack.lengths(&self.edition)) {
            places[span.line().map_or(0, |(_, length)| usize::from(length))] += 1;
        }
        let hopes = planner.rack.iter(&self.edition).map(|length| {
            let places = &mut places[usize::from(length)];
            let hope = f64::from(length) * (1.0 - LOST.powi(*places as i32));
            // A second object of the same length needs another place.
            *places = places.saturating_sub(1);
            hope
        });
        match self.phase {
            Phase::Over => 0.0,
            // planners.end.final-one: one more object at most, and only for those still to come.
            Phase::Final if seat < self.mover => 0.0,
            Phase::Final => READY * hopes.fold(0.0, f64::max),
            _ => READY * hopes.sum::<f64>(),
        }
    }
}
