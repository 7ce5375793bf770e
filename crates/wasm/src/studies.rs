//! Games of a server, followed here: what an action would lead to, and why one is not legal.

use rynek_catalog::AnyGame;
use rynek_kernel::{Explain, Seat, Turn, Viewer, record::RecordEvent};
use rynek_table::{Preview, Refused, check_record};
use rynek_wire::Fault;
use serde::Serialize;
use serde_json::Value;

use crate::{
    Engine,
    call::Handle,
    catalog::read_record,
    engine::{Body, body},
};

#[derive(Serialize)]
struct Followed {
    study: Handle,
    steps: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    mover: Option<Seat>,
}

impl Engine {
    pub(crate) fn study(&mut self, record: &Value) -> Body {
        let fault = |error: &dyn Explain| Fault::unprocessable("record", error.message());
        let record = read_record(record)?;
        check_record(&record).map_err(|error| fault(&error))?;
        let components = record.edition.components.as_ref().map(ToString::to_string);
        let start = rynek_catalog::reopen(&record.game, components.as_deref(), &record.edition.hash, &record.setup);
        let mut game = start.map_err(|error| fault(&error))?;
        for event in &record.events {
            match event {
                RecordEvent::Chance { action } | RecordEvent::Action { action, .. } => game.apply(action)?,
                RecordEvent::Undo { actions, .. } => take_back(game.as_mut(), *actions)?,
                RecordEvent::Resign { .. } | RecordEvent::TimeOut { .. } | RecordEvent::TakeOver { .. } => {}
            }
        }
        let study = self.studies.add(game);
        self.followed(study)
    }

    pub(crate) fn advance(&mut self, study: Handle, back: usize, actions: &[String]) -> Body {
        let game = self.studies.get(study)?;
        let mut after = game.duplicate();
        take_back(after.as_mut(), back)?;
        actions.iter().try_for_each(|action| after.apply(action))?;
        *game = after;
        self.followed(study)
    }

    fn followed(&mut self, study: Handle) -> Body {
        let game = self.studies.get(study)?;
        let mover = if let Turn::Player(seat) = game.turn() { Some(seat) } else { None };
        body(&Followed { study, steps: game.played(), mover })
    }

    pub(crate) fn judge(&mut self, study: Handle, seat: Seat, action: &str, names: &[String]) -> Body {
        let game = self.studies.get(study)?;
        if game.turn() != Turn::Player(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let line = game.describe(action, Viewer::Seat(seat));
        let mut next = game.duplicate();
        let name = |seat: Seat| names.get(seat.index()).map(|name| name.as_str().into());
        next.apply(action).map_err(|refusal| refusal.naming(&name))?;
        body(&Preview {
            view: next.view(Viewer::Seat(seat)),
            points_before: game.points(seat),
            points_after: next.points(seat),
            effects: line.ok().and_then(|line| line.effects.as_deref().cloned()),
            breakdown_before: game.breakdown(seat),
            breakdown_after: next.breakdown(seat),
        })
    }
}

fn take_back(game: &mut dyn AnyGame, actions: usize) -> Result<(), Fault> {
    game.take_back(actions).ok_or_else(|| Refused::NothingToTakeBack.into())
}
