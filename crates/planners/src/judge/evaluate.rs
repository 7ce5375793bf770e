//! The evaluation of a position for bots: which player will be first to place all objects.
//!
//! The first player to place six objects wins. So a position is evaluated by what each player still has to do: objects
//! to place, turns until the city has room for those that do not fit yet, turns to wait. Everything is counted in
//! elements. The player with the least to do is expected to place everything, the others to have elements left by the
//! difference.

use rynek_kernel::{Game, Seat, Seats};

use crate::{Phase, Planners, Weights};

impl Planners {
    /// The elements that each seat can expect to have placed at the end.
    pub(crate) fn outlooks(&self, weights: &Weights) -> Seats<f64> {
        let seats = Seat::all(self.setup.players.into());
        match self.phase {
            Phase::Over => seats.map(|seat| f64::from(self.points(seat))).collect(),
            Phase::Final => seats.map(|seat| f64::from(self.points(seat) + self.last_object(seat))).collect(),
            _ => {
                let costs = self.costs(weights);
                let least = costs.iter().copied().fold(f64::INFINITY, f64::min);
                let all = f64::from(self.edition.elements());
                costs.into_iter().map(|cost| all - (cost - least)).collect()
            }
        }
    }

    /// planners.end.final-one: the elements of the longest object that a seat can still place.
    fn last_object(&self, seat: Seat) -> i32 {
        if seat < self.mover {
            return 0;
        }
        let planner = &self.planners[seat.index()];
        let held = planner.rack.lengths(&self.edition);
        let fits = self.city.fits(&self.edition, planner.colour, held);
        fits.filter_map(|span| span.line()).map(|(_, length)| i32::from(length)).max().unwrap_or(0)
    }

    /// How far a seat is ahead; of several rivals, the one furthest ahead counts most.
    pub(crate) fn ahead(&self, weights: &Weights, seat: Seat) -> f64 {
        let outlooks = self.outlooks(weights);
        let own = outlooks[seat.index()];
        let rivals = || outlooks.iter().enumerate().filter(|(n, _)| *n != seat.index()).map(|(_, outlook)| *outlook);
        let best = rivals().fold(f64::NEG_INFINITY, f64::max);
        if self.phase == Phase::Over {
            let won = self.final_outcome().place(seat) == 1;
            return own - best + if won { weights.win } else { -weights.win };
        }
        let scale = self.uncertainty(weights);
        own - best - scale * libm::log(rivals().map(|rival| libm::exp((rival - best) / scale)).sum())
    }

    /// By how many elements the lead at the end usually differs from what is expected.
    pub(crate) fn uncertainty(&self, weights: &Weights) -> f64 {
        let fewest = match self.phase {
            Phase::Over | Phase::Final => 0,
            _ => self.planners.iter().map(|planner| usize::from(planner.rack.len())).min().unwrap_or(usize::MAX),
        };
        let crowd = weights.crowd[usize::from(self.setup.players).clamp(2, 4) - 2];
        crowd * weights.doubt[fewest.min(weights.doubt.len() - 1)]
    }
}
