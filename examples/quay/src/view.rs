//! What a viewer may know: everything but which ship comes next.

use rynek_kernel::{Breakdown, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{Berths, Quay, Ship};

/// The harbour as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Whose turn it is.
    pub turn: Turn,
    /// The ship that has come in.
    pub ship: Option<Ship>,
    /// How many ships are still at sea.
    pub at_sea: u32,
    /// Each seat's quay.
    pub quays: Vec<Berths>,
    /// Each seat's points.
    pub scores: Vec<Breakdown>,
}

impl Quay {
    pub(crate) fn harbour_view(&self) -> View {
        View {
            turn: self.whose_turn(),
            ship: self.incoming(),
            at_sea: self.at_sea.count_ones(),
            quays: self.quays.to_vec(),
            scores: Seat::all(self.quays.len()).map(|seat| self.breakdown_of(seat)).collect(),
        }
    }
}
