//! A table as one person sees it.

use rynek_kernel::{Seat, Viewer};
use rynek_tables::{
    ChairSight, Clock, Commitment, Ending, Moment, OnTimeOut, Person, PersonId, Phase, Refused, Request, Sight, Table,
    TableId,
};
use serde::Serialize;
use serde_json::Value;

use crate::Problem;

/// A table as one person sees it: what the table tells that viewer, and what the house knows besides.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableSight {
    /// The number of the last entry: actions chosen now name it.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub number: u64,
    /// How far the table has come.
    #[cfg_attr(feature = "ts", ts(as = "crate::api::forms::PhaseForm"))]
    #[schema(value_type = crate::api::forms::PhaseForm)]
    pub phase: Phase,
    /// The game's id.
    pub game: String,
    /// The options of the game.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    #[schema(value_type = Object)]
    pub options: Value,
    /// Who sits where.
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::api::forms::ChairForm>"))]
    #[schema(value_type = Vec<crate::api::forms::ChairForm>)]
    pub chairs: Vec<ChairSight>,
    /// Whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[schema(value_type = Option<u8>)]
    pub mover: Option<Seat>,
    /// The game, as the viewer may see it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[schema(value_type = Object)]
    pub view: Value,
    /// What the viewer can do, if it is their turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub actions: Option<Vec<String>>,
    /// How many actions the viewer may take back without asking.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub free_to_take_back: usize,
    /// How many actions the viewer may ask the others to take back: 0 if there is nothing to ask for now.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub on_request_to_take_back: usize,
    /// A question that waits for answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::api::forms::RequestForm>"))]
    #[schema(value_type = Option<crate::api::forms::RequestForm>)]
    pub request: Option<Request>,
    /// How time is kept.
    #[cfg_attr(feature = "ts", ts(as = "crate::api::forms::ClockForm"))]
    #[schema(value_type = crate::api::forms::ClockForm)]
    pub clock: Clock,
    /// When the running clock runs out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    #[schema(value_type = Option<i64>)]
    pub runs_out: Option<Moment>,
    /// Milliseconds each seat had left when the last entry was made.
    #[cfg_attr(feature = "ts", ts(type = "(number | null)[]"))]
    pub time_left: Vec<Option<i64>>,
    /// What the luck of the game is bound to.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    #[schema(value_type = String)]
    pub commitment: Commitment,
    /// The seed itself, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seed: Option<String>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<crate::api::forms::EndingForm>"))]
    #[schema(value_type = Option<crate::api::forms::EndingForm>)]
    pub ending: Option<Ending>,
    /// Where the same players meet again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    #[schema(value_type = Option<String>)]
    pub rematch: Option<TableId>,
    /// Whether it was taken in from a record, to be studied.
    pub imported: bool,
    /// Who opened it.
    #[cfg_attr(feature = "ts", ts(as = "crate::api::people::PersonSight"))]
    #[schema(value_type = crate::api::forms::PersonForm)]
    pub host: Person,
    /// Whether everybody may find and watch it.
    pub public: bool,
    /// Those whom the host sent away: they cannot sit down again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<crate::api::people::PersonSight>>"))]
    #[schema(value_type = Option<Vec<crate::api::forms::PersonForm>>)]
    pub removed: Vec<Person>,
    /// Whether players may ask a bot what it would do.
    pub hints: bool,
    /// What happens when time has run out.
    #[cfg_attr(feature = "ts", ts(as = "crate::api::forms::OnTimeOutForm"))]
    #[schema(value_type = crate::api::forms::OnTimeOutForm)]
    pub on_time_out: OnTimeOut,
    /// The bot that plays for whoever is away.
    pub stand_in: String,
    /// When it was opened.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = i64)]
    pub opened: Moment,
    /// When the last entry was made.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = i64)]
    pub changed: Moment,
    /// What the server's clock said when this was sent.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    #[schema(value_type = i64)]
    pub now: Moment,
    /// How many actions stand, chance included.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub steps: usize,
    /// The seat looked from; none for a spectator.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    #[schema(value_type = Option<u8>)]
    pub viewer: Option<Seat>,
    /// The seats that belong to whoever looks.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    #[schema(value_type = Vec<u32>)]
    pub yours: Vec<Seat>,
    /// The points of each seat now; missing while hands are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub points: Option<Vec<i32>>,
}

impl TableSight {
    /// The table as a viewer sees it, to whom these seats belong.
    pub fn new(table: &Table, viewer: Viewer, yours: Vec<Seat>, now: Moment) -> TableSight {
        let terms = table.terms();
        let (opened, changed) = table.dates();
        let Sight {
            number,
            phase,
            game,
            options,
            chairs,
            mover,
            view,
            actions,
            free_to_take_back,
            on_request_to_take_back,
            request,
            clock,
            runs_out,
            time_left,
            commitment,
            seed,
            ending,
            rematch,
            imported,
        } = table.sight(viewer);
        TableSight {
            number,
            phase,
            game,
            options,
            chairs,
            mover,
            view,
            actions,
            free_to_take_back,
            on_request_to_take_back,
            request,
            clock,
            runs_out,
            time_left,
            commitment,
            seed,
            ending,
            rematch,
            imported,
            host: table.host().clone(),
            public: terms.public,
            removed: table.removed().to_vec(),
            hints: terms.hints,
            on_time_out: terms.on_time_out,
            stand_in: terms.stand_in.clone(),
            opened,
            changed,
            now,
            steps: table.actions_played(),
            viewer: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            yours,
            points: open_points(table),
        }
    }
}

/// The points of each seat, where nothing hidden could show through them.
fn open_points(table: &Table) -> Option<Vec<i32>> {
    let open = !table.position().has_secrets() || table.phase() == Phase::Over;
    open.then(|| Seat::all(table.chairs().len()).map(|seat| table.position().points(seat)).collect())
}

/// The seats of a table that belong to a person.
pub fn seats_of(table: &Table, person: Option<PersonId>) -> Vec<Seat> {
    let owns = |seat: &Seat| person.is_some_and(|person| table.chairs()[seat.index()].belongs_to(person));
    Seat::all(table.chairs().len()).filter(owns).collect()
}

/// From where a person looks at a table: the seat they ask for, if it is theirs; else their seat to move, else their
/// first; a spectator if they have none.
pub fn viewer_of(table: &Table, person: Option<PersonId>, asked: Option<Seat>) -> Result<Viewer, Problem> {
    let yours = seats_of(table, person);
    match asked {
        Some(seat) if yours.contains(&seat) => Ok(Viewer::Seat(seat)),
        Some(seat) if seat.index() >= table.chairs().len() => Err(Refused::NoSeat(seat).into()),
        Some(seat) => Err(Refused::NotYours(seat).into()),
        None => {
            let to_move = table.mover().filter(|seat| yours.contains(seat));
            Ok(to_move.or_else(|| yours.first().copied()).map_or(Viewer::Spectator, Viewer::Seat))
        }
    }
}
