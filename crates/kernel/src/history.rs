//! A game in progress: its position and the events that led to it.

use crate::{
    Arg, EditionRef, Game, Illegal, Moves, Outcome, Record, RecordError, RecordSeat, Seat, Seen, SetupError, Standing,
    Turn, Viewer,
    json::value_of,
    record::{EventFault, HUMAN, RECORD_FORMAT, RecordEdition, RecordEvent},
    setup,
};

/// Replaces an action in a record that the reader may not see.
const HIDDEN: &str = "?";

/// A position together with the events that led to it.
///
/// Every change goes through here: an action is checked, applied and recorded.
#[derive(Clone, PartialEq, Debug)]
pub struct History<G: Game> {
    moves: Moves<G>,
    /// The players at the start, then the players now.
    seated: Vec<RecordSeat>,
    seats: Vec<RecordSeat>,
    events: Vec<RecordEvent>,
}

impl<G: Game> History<G> {
    /// A game before its first action. Seats beyond those given are people without a name.
    pub fn begin(start: G, mut seats: Vec<RecordSeat>) -> History<G> {
        for _ in seats.len()..start.players() {
            seats.push(RecordSeat::unnamed(HUMAN));
        }
        History { moves: Moves::begin(start), seated: seats.clone(), seats, events: Vec::new() }
    }

    /// The current position.
    pub fn position(&self) -> &G {
        self.moves.position()
    }

    /// The current players.
    pub fn seats(&self) -> &[RecordSeat] {
        &self.seats
    }

    /// What the players are called in sentences: see [`Message::naming`](crate::Message::naming).
    pub fn naming(&self) -> impl Fn(Seat) -> Option<Arg> {
        |seat| Some(RecordSeat::called(&self.seats, seat))
    }

    /// Everything that happened.
    pub fn events(&self) -> &[RecordEvent] {
        &self.events
    }

    /// The actions played and not taken back, each with the seat that took it; `None` is chance.
    pub fn actions(&self) -> &[(Option<Seat>, G::Action)] {
        self.moves.actions()
    }

    /// The position after this many of these actions.
    pub fn position_after(&self, actions: usize) -> G {
        self.moves.position_after(actions)
    }

    /// Carries out an action of the player to move, or of chance.
    pub fn apply(&mut self, action: G::Action) -> Result<(), Illegal> {
        let turn = self.position().turn();
        self.moves.apply(action)?;
        let action = action.to_string();
        self.events.push(match turn {
            Turn::Player(seat) => RecordEvent::Action { seat, action },
            Turn::Chance | Turn::Over => RecordEvent::Chance { action },
        });
        Ok(())
    }

    /// Takes back the latest actions, chance included.
    pub fn undo(&mut self, seat: Seat, actions: usize) -> Result<(), EventFault> {
        self.happen(RecordEvent::Undo { seat, actions })
    }

    /// Applies an event of a record.
    pub fn happen(&mut self, event: RecordEvent) -> Result<(), EventFault> {
        let turn = self.position().turn();
        match &event {
            RecordEvent::Chance { action } if turn == Turn::Chance => return Ok(self.apply(action.parse()?)?),
            RecordEvent::Action { seat, action } if turn == Turn::Player(*seat) => {
                return Ok(self.apply(action.parse()?)?);
            }
            RecordEvent::Chance { .. } | RecordEvent::Action { .. } => return Err(EventFault::Turn { turn }),
            RecordEvent::Undo { seat, actions } => {
                self.has_seat(*seat)?;
                let played = self.moves.actions().len();
                self.moves.take_back(*actions).ok_or(EventFault::Undo { actions: *actions, played })?;
            }
            RecordEvent::Resign { seat } | RecordEvent::TimeOut { seat } => self.has_seat(*seat)?,
            RecordEvent::TakeOver { seat, player } => {
                self.has_seat(*seat)?;
                self.seats[seat.index()].player.clone_from(player);
            }
        }
        self.events.push(event);
        Ok(())
    }

    fn has_seat(&self, seat: Seat) -> Result<(), EventFault> {
        let here = seat.index() < self.position().players();
        if here { Ok(()) } else { Err(EventFault::Seat(seat)) }
    }

    /// Whether a player resigned or ran out of time.
    pub fn given_up(&self) -> bool {
        self.events.iter().any(|event| matches!(event, RecordEvent::Resign { .. } | RecordEvent::TimeOut { .. }))
    }

    /// The record of the game.
    pub fn record(&self) -> Record {
        self.record_with(self.position().outcome())
    }

    /// The record for one viewer. Until the game is over, actions that the viewer may not see are written as `?`. Such
    /// a record cannot be replayed.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = self.record();
        if self.position().outcome().is_some() {
            return record;
        }
        let mut moves = Moves::begin(self.moves.start().clone());
        for event in &mut record.events {
            match event {
                RecordEvent::Chance { action } | RecordEvent::Action { action, .. } => {
                    let taken: G::Action = action.parse().expect("a recorded action can be parsed");
                    if moves.position().seen(taken, viewer) == Seen::Hidden {
                        *action = HIDDEN.to_owned();
                    }
                    moves.apply(taken).expect("a recorded action is legal");
                }
                RecordEvent::Undo { actions, .. } => {
                    moves.take_back(*actions).expect("a recorded undo is possible");
                }
                RecordEvent::Resign { .. } | RecordEvent::TimeOut { .. } | RecordEvent::TakeOver { .. } => {}
            }
        }
        record
    }

    /// The record with this result, for a game that did not end by its rules.
    pub fn record_with(&self, result: Option<Outcome>) -> Record {
        let edition = self.position().edition();
        let shipped = edition == EditionRef::shipped();
        let components = (!shipped).then(|| value_of(edition.get()));
        Record {
            format: RECORD_FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            edition: RecordEdition { hash: edition.fingerprint().to_string(), components },
            setup: value_of(&self.position().setup()),
            // The players at the start. Events contain later changes.
            seats: self.seated.clone(),
            events: self.events.clone(),
            result,
            fair: None,
        }
    }
}

impl Record {
    /// Replays the record, checking every event and the result.
    ///
    /// ```
    /// use rynek_kernel::{EditionRef, Game, History, Record, example::Nim};
    /// let start = Nim::new(EditionRef::shipped(), &Default::default()).unwrap();
    /// let mut history = History::begin(start, vec![]);
    /// for take in ["2", "1", "2", "2"] {
    ///     history.apply(take.parse().unwrap()).unwrap();
    /// }
    /// let text = history.record().to_json();
    /// let replayed = Record::parse(&text).unwrap().replay::<Nim>().unwrap();
    /// assert_eq!(replayed.position(), history.position());
    ///
    /// let forged = text.replacen(r#""action":"2""#, r#""action":"3""#, 1);
    /// let error = Record::parse(&forged).unwrap().replay::<Nim>().unwrap_err();
    /// assert!(error.to_string().starts_with("event 1: against rule nim.take"));
    /// ```
    pub fn replay<G: Game>(&self) -> Result<History<G>, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::OtherGame { found: self.game.clone(), expected: G::ID });
        }
        if self.rules != G::RULES_VERSION {
            return Err(RecordError::OtherRules { found: self.rules, expected: G::RULES_VERSION });
        }
        let setup: G::Setup = setup::from_json(&self.setup)?;
        let start = G::new(self.load_edition::<G>()?, &setup).map_err(SetupError::Rule)?;
        if self.seats.len() != start.players() {
            return Err(RecordError::SeatCount { found: self.seats.len(), expected: start.players() });
        }
        let mut history = History::begin(start, self.seats.clone());
        for (n, event) in self.events.iter().enumerate() {
            history.happen(event.clone()).map_err(|fault| RecordError::RecordEvent { event: n + 1, fault })?;
        }
        self.check_result(&history)?;
        Ok(history)
    }

    fn load_edition<G: Game>(&self) -> Result<EditionRef<G::Edition>, RecordError> {
        let named = self.edition.hash.clone();
        let Some(components) = &self.edition.components else {
            return EditionRef::called(&named).ok_or(RecordError::NoEdition { hash: named });
        };
        let edition = EditionRef::<G::Edition>::load(&components.to_string())?;
        let found = edition.fingerprint().to_string();
        if found == named { Ok(edition) } else { Err(RecordError::OtherEdition { found, named }) }
    }

    /// A finished game has the result of its rules. A game that was given up has a result with a place for every seat.
    fn check_result<G: Game>(&self, history: &History<G>) -> Result<(), RecordError> {
        let outcome = history.position().outcome();
        let holds = match &self.result {
            None => outcome.is_none(),
            Some(claimed) if outcome.is_some() => outcome.as_ref() == Some(claimed),
            Some(claimed) => history.given_up() && complete(claimed, self.seats.len()),
        };
        if holds { Ok(()) } else { Err(RecordError::Result) }
    }
}

fn complete(outcome: &Outcome, players: usize) -> bool {
    let placed = match &outcome.standing {
        Standing::Places(places) => places.len(),
        Standing::Won(_) => 1,
    };
    outcome.points.len() == players && placed == players
}
