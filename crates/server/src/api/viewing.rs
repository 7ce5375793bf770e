//! From which seat somebody looks.

use rynek_kernel::Seat;
use serde::Deserialize;
use utoipa::IntoParams;

/// From which seat to look.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AsSeat {
    /// One of one's own seats, from 1. If not said: the one to move, else the first of them, else as a spectator.
    #[serde(default)]
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}
