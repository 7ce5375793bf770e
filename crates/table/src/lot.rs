//! Seats drawn by lot when a game begins.

use rand_chacha::ChaCha20Rng;
use rynek_kernel::{Seat, shuffle};

use crate::{Chair, Event, Table};

/// For each seat, the seat in which its player sat before the lot.
pub(crate) fn order(seats: usize, mut rng: ChaCha20Rng) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::all(seats).collect();
    shuffle(&mut rng, &mut order);
    order
}

/// Whether every seat is there once.
pub(crate) fn is_order(order: &[Seat], seats: usize) -> bool {
    order.len() == seats && Seat::all(seats).all(|seat| order.contains(&seat))
}

impl Table {
    /// The draw of the seats, if the terms ask for one.
    pub(crate) fn lot(&self) -> Option<Event> {
        let drawn = self.terms.seats_by_lot && self.chairs.len() > 1;
        drawn.then(|| Event::SeatsDrawn { order: self.lot_in(self.number + 1) })
    }

    /// The result of a lot in the entry with this number.
    pub(crate) fn lot_in(&self, number: u64) -> Vec<Seat> {
        order(self.chairs.len(), self.seed.draw_rng(self.contributions(), number))
    }

    /// Moves all players to the seats that were drawn, with their keys and contributions.
    pub(crate) fn change_seats(&mut self, order: &[Seat]) -> Result<(), String> {
        if !is_order(order, self.chairs.len()) {
            return Err("not every seat is drawn once".to_owned());
        }
        let moved: Vec<Chair> = order.iter().map(|from| self.chairs[from.index()].clone()).collect();
        self.chairs = moved;
        Ok(())
    }
}
