//! Positions of the game and of lines beside it, and games that go on from there.

use rynek_catalog::{AnyGame, Refusal};
use rynek_kernel::{Message, Record, Seat, Seen, Turn, Viewer, record::RecordEvent};

use crate::reviewing::Reviewing;

/// A position, and the position and the action that led to it.
pub type Reached = (Box<dyn AnyGame>, Option<(Box<dyn AnyGame>, String)>);

impl Reviewing {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.game.players()
    }

    /// The position after this many steps of the game and then these actions; `None` if there are fewer steps.
    pub fn after(&self, step: usize, actions: &[String]) -> Result<Option<Reached>, Refusal> {
        if step > self.length() {
            return Ok(None);
        }
        let mut position = self.game.after(step);
        for action in actions {
            position.apply(action)?;
        }
        let last = position.played().checked_sub(1).and_then(|before| {
            let (_, action) = position.step(before)?;
            Some((position.after(before), action))
        });
        Ok(Some((position, last)))
    }

    /// The record of the game up to there, to be played on; `None` if there are fewer steps.
    pub fn branch(&self, step: usize, actions: &[String]) -> Result<Option<Record>, Refusal> {
        let Some((position, _)) = self.after(step, actions)? else { return Ok(None) };
        let event = |step: usize| {
            let (seat, action) = position.step(step)?;
            Some(match seat {
                Some(seat) => RecordEvent::Action { seat, action },
                None => RecordEvent::Chance { action },
            })
        };
        let events = (0..position.played()).filter_map(event).collect();
        let result = position.outcome();
        Ok(Some(Record { events, result, fair: None, ..self.record.clone() }))
    }

    /// An action in words, with all that is open now that the game is over.
    pub fn describe(&self, before: &dyn AnyGame, action: &str) -> Message {
        let sees = |seat: &Seat| matches!(before.seen(action, Viewer::Seat(*seat)), Ok(Seen::Open(_)));
        let viewer = match before.turn() {
            Turn::Player(seat) => Viewer::Seat(seat),
            _ => Seat::all(before.players()).find(sees).map_or(Viewer::Spectator, Viewer::Seat),
        };
        let line = before.describe(action, viewer);
        line.map_or_else(|_| Message::new("review-unknown"), |line| line.naming(&|seat| Some(self.called(seat))))
    }
}
