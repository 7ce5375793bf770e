//! How a table's game ended.

use rynek_kernel::{Outcome, Seat, Seats, Standing};
use serde::{Deserialize, Serialize};

use crate::Chair;

/// The result of a table's game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ending {
    /// The place of each seat, 1 for the winner. Alone, a loss is place 2.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub places: Seats<u8>,
    /// The points of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<i32>))]
    pub points: Seats<i32>,
    /// Whether the game was played to its end.
    pub finished: bool,
}

impl Ending {
    /// A game played to its end. Players who gave up are placed behind all others.
    pub(crate) fn finished(outcome: &Outcome, chairs: &[Chair]) -> Ending {
        let place = |seat: Seat| match &outcome.standing {
            Standing::Won(_) => u32::from(outcome.place(seat)),
            Standing::Places(_) => {
                let of = |seat: Seat| (chairs[seat.index()].forfeited, outcome.place(seat));
                1 + Seat::all(chairs.len()).filter(|other| of(*other) < of(seat)).count() as u32
            }
        };
        let places = Seat::all(chairs.len()).map(|seat| if lost_alone(chairs) { 2 } else { place(seat) as u8 });
        Ending { places: places.collect(), points: outcome.points.clone(), finished: true }
    }

    /// A game that ended because all players but one gave up, or the only player did.
    pub(crate) fn given_up(points: Seats<i32>, chairs: &[Chair]) -> Ending {
        let places = chairs.iter().map(|chair| 1 + u8::from(chair.forfeited)).collect();
        Ending { places, points, finished: false }
    }
}

fn lost_alone(chairs: &[Chair]) -> bool {
    chairs.len() == 1 && chairs[0].forfeited
}
