//! The seat of a viewer.

use rynek_kernel::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

/// The viewer's seat.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AsSeat {
    /// One of your seats, from 1 (default: your seat to move, else your first seat, else a spectator).
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}
