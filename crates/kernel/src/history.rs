//! A game being played: where it stands, and everything that led there.

use crate::{
    Game, Illegal, Outcome, Record, RecordSeat, Seat, Seen, Turn, Viewer,
    record::{Event, EventFault, RECORD_FORMAT, RecordEdition},
};

/// What stands in a record for an action that its reader may not see.
const HIDDEN: &str = "?";

/// A position together with the events that led to it.
///
/// Nothing else changes a game: an action comes in, it is checked, applied and written down.
#[derive(Clone, PartialEq, Debug)]
pub struct History<G: Game> {
    start: G,
    position: G,
    /// Who sat where at the start, and who sits there now.
    seated: Vec<RecordSeat>,
    seats: Vec<RecordSeat>,
    events: Vec<Event>,
    /// The actions that stand, without those taken back.
    actions: Vec<G::Action>,
}

impl<G: Game> History<G> {
    /// A game before its first action. Seats that are not named are called by their number.
    pub fn begin(start: G, mut seats: Vec<RecordSeat>) -> History<G> {
        for seat in Seat::all(start.players()).skip(seats.len()) {
            seats.push(RecordSeat { name: seat.to_string(), player: "human".to_owned() });
        }
        History {
            position: start.clone(),
            start,
            seated: seats.clone(),
            seats,
            events: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Where the game stands.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// Who sits where now.
    pub fn seats(&self) -> &[RecordSeat] {
        &self.seats
    }

    /// Everything that happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The actions that stand, without those taken back.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The position after this many of the standing actions.
    pub fn position_after(&self, actions: usize) -> G {
        let mut position = self.start.clone();
        for action in &self.actions[..actions.min(self.actions.len())] {
            position.play(*action);
        }
        position
    }

    /// Carries out an action of whoever is to move, or of chance.
    pub fn apply(&mut self, action: G::Action) -> Result<(), Illegal> {
        let turn = self.position.turn();
        self.position.apply(action)?;
        self.actions.push(action);
        self.events.push(match turn {
            Turn::Player(seat) => Event::Action { seat, action: action.to_string() },
            Turn::Chance | Turn::Over => Event::Chance { action: action.to_string() },
        });
        Ok(())
    }

    /// Takes back the latest actions, chance included.
    pub fn undo(&mut self, seat: Seat, actions: usize) -> Result<(), EventFault> {
        self.happen(Event::Undo { seat, actions })
    }

    /// Lets an event happen as a record tells it, if it can.
    pub fn happen(&mut self, event: Event) -> Result<(), EventFault> {
        let turn = self.position.turn();
        match &event {
            Event::Chance { action } if turn == Turn::Chance => return Ok(self.apply(action.parse()?)?),
            Event::Action { seat, action } if turn == Turn::Player(*seat) => return Ok(self.apply(action.parse()?)?),
            Event::Chance { .. } | Event::Action { .. } => return Err(EventFault::Turn { turn }),
            Event::Undo { seat, actions } => {
                self.has_seat(*seat)?;
                let played = self.actions.len();
                let left = played.checked_sub(*actions).ok_or(EventFault::Undo { actions: *actions, played })?;
                self.actions.truncate(left);
                self.position = self.position_after(left);
            }
            Event::Resign { seat } | Event::TimeOut { seat } => self.has_seat(*seat)?,
            Event::TakeOver { seat, player } => {
                self.has_seat(*seat)?;
                self.seats[seat.index()].player.clone_from(player);
            }
        }
        self.events.push(event);
        Ok(())
    }

    fn has_seat(&self, seat: Seat) -> Result<(), EventFault> {
        let here = seat.index() < self.start.players();
        if here { Ok(()) } else { Err(EventFault::Seat(seat)) }
    }

    /// Whether somebody resigned or ran out of time.
    pub fn given_up(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Resign { .. } | Event::TimeOut { .. }))
    }

    /// The game as a document.
    pub fn record(&self) -> Record {
        self.record_with(self.position.outcome())
    }

    /// The game as a document for one viewer: until it is over, what they may not see is written `?`, so that nothing
    /// hidden leaves the table. Such a document can be read, but not replayed.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = self.record();
        if self.position.outcome().is_some() {
            return record;
        }
        let mut game = self.start.clone();
        let mut played: Vec<G::Action> = Vec::new();
        for event in &mut record.events {
            match event {
                Event::Chance { action } | Event::Action { action, .. } => {
                    let taken: G::Action = action.parse().expect("what was written is read");
                    if game.seen(taken, viewer) == Seen::Hidden {
                        *action = HIDDEN.to_owned();
                    }
                    game.play(taken);
                    played.push(taken);
                }
                Event::Undo { actions, .. } => {
                    played.truncate(played.len() - *actions);
                    game = self.start.clone();
                    played.iter().for_each(|action| game.play(*action));
                }
                Event::Resign { .. } | Event::TimeOut { .. } | Event::TakeOver { .. } => {}
            }
        }
        record
    }

    /// The game as a document with a result of its own, for a game that was given up.
    pub fn record_with(&self, result: Option<Outcome>) -> Record {
        let edition = self.start.edition();
        let shipped = edition == crate::EditionRef::shipped();
        let components = (!shipped).then(|| serde_json::to_value(edition.get()).expect("editions are plain data"));
        Record {
            format: RECORD_FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: RecordEdition { hash: edition.fingerprint().to_string(), components },
            setup: serde_json::to_value(self.start.setup()).expect("options are plain data"),
            // Seats as they were at the start: if one changed hands, the events tell.
            seats: self.seated.clone(),
            events: self.events.clone(),
            result,
            fair: None,
        }
    }
}
