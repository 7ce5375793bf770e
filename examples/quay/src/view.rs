//! The view: everything but which ship comes next.

use rynek_kernel::{Breakdown, Seat, Turn};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Quay, Ship};

/// The harbour, the same for all viewers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct View {
    /// Whose turn it is.
    pub turn: Turn,
    /// The ship that has come in.
    pub ship: Option<Ship>,
    /// How many ships are still at sea.
    pub at_sea: u32,
    /// Each seat's quay.
    pub quays: Vec<QuayView>,
}

/// A quay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct QuayView {
    /// The berths in a row: `#` is taken, `.` is free.
    pub berths: String,
    /// The points if the game ended now.
    pub score: Breakdown,
}

impl Quay {
    pub(crate) fn harbour_view(&self) -> View {
        View {
            turn: self.whose_turn(),
            ship: self.incoming(),
            at_sea: self.at_sea.count_ones(),
            quays: Seat::all(self.quays.len()).map(|seat| self.quay_view(seat)).collect(),
        }
    }

    fn quay_view(&self, seat: Seat) -> QuayView {
        let taken = self.quay(seat).taken;
        let berth = |berth| if taken >> berth & 1 == 1 { '#' } else { '.' };
        QuayView { berths: (0..self.edition.berths).map(berth).collect(), score: self.breakdown_of(seat) }
    }
}
