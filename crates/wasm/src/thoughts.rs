//! Bots that think in slices.

use rynek_bots::{Candidate, Progress, Spec, USUAL};
use rynek_kernel::Seat;
use rynek_table::Refused;
use rynek_wire::Fault;
use serde::Serialize;

use crate::{
    Engine,
    call::Handle,
    engine::{Body, body},
    local_table::no_such_bot,
};

/// How far a thought is.
#[derive(Serialize)]
struct Report {
    thought: Handle,
    looks: u64,
    most: u64,
    done: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<Vec<Candidate<String>>>,
}

#[derive(Serialize)]
struct Best {
    best: Vec<Candidate<String>>,
}

impl Engine {
    pub(crate) fn think(&mut self, table: Handle, bot: Option<&str>, seat: Option<Seat>) -> Body {
        let table = &self.tables.get(table)?.table;
        let bot: Spec = match (bot, table.bot_to_move()) {
            (Some(bot), _) => bot.parse().map_err(|_| no_such_bot(bot))?,
            // A bot with a name that this version does not know is replaced.
            (None, Some((_, bot))) => bot.parse().or_else(|_| USUAL.parse()).map_err(|_| no_such_bot(bot))?,
            (None, None) => return Err(Fault::not_found()),
        };
        // There is no clock here: the caller says how much of the time is spent.
        if bot.budget().time.is_some() {
            return Err(no_such_bot(&bot.to_string()));
        }
        let seat = seat.or(table.mover()).ok_or(Refused::Over)?;
        if table.mover() != Some(seat) {
            return Err(Refused::NotYourTurn(seat).into());
        }
        let thought = rynek_bots::begin(table.position(), seat, &bot, &mut table.bot_rng());
        let handle = self.thoughts.add(thought.ok_or_else(Fault::not_found)?);
        self.report(handle)
    }

    pub(crate) fn think_on(&mut self, thought: Handle, looks: u64, spent: f64) -> Body {
        self.thoughts.get(thought)?.go_on(looks, spent);
        self.report(thought)
    }

    pub(crate) fn think_end(&mut self, thought: Handle) -> Body {
        body(&Best { best: self.thoughts.take(thought)?.candidates() })
    }

    /// How far a thought is. When it is done, it is forgotten.
    fn report(&mut self, handle: Handle) -> Body {
        let thought = self.thoughts.get(handle)?;
        let Progress { looks, most, is_done } = thought.progress();
        let best = is_done.then(|| thought.candidates());
        if is_done {
            self.thoughts.take(handle)?;
        }
        body(&Report { thought: handle, looks, most, done: is_done, best })
    }
}
