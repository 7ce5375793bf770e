//! What an action would lead to.

use rynek_kernel::{Breakdown, Seat, Viewer};
use rynek_tables::{PersonId, Refused, Table};
use serde::Serialize;
use serde_json::Value;

use crate::{Problem, wire::seats_of};

/// What an action would lead to, up to where chance or another acts, as its player may know it.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Preview {
    /// The game after it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Value,
    /// The player's points before it.
    pub points_before: i32,
    /// The player's points after it.
    pub points_after: i32,
    /// Where the points before it come from.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = crate::api::forms::BreakdownForm)]
    pub breakdown_before: Breakdown,
    /// Where the points after it come from.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = crate::api::forms::BreakdownForm)]
    pub breakdown_after: Breakdown,
}

/// What an action of a person's seat would lead to. Nothing is decided by asking.
pub fn preview(table: &Table, person: PersonId, seat: Seat, action: &str) -> Result<Preview, Problem> {
    if !seats_of(table, Some(person)).contains(&seat) {
        return Err(Refused::NotYours(seat).into());
    }
    if table.mover() != Some(seat) {
        return Err(Refused::NotYourTurn(seat).into());
    }
    let now = table.position();
    let mut next = now.duplicate();
    next.apply(action).map_err(|refusal| table.refusing(refusal))?;
    Ok(Preview {
        view: next.view(Viewer::Seat(seat)),
        points_before: now.points(seat),
        points_after: next.points(seat),
        breakdown_before: now.breakdown(seat),
        breakdown_after: next.breakdown(seat),
    })
}
