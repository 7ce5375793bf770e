//! Several people at one keyboard, each with a hidden hand.

use rynek_kernel::{Game, Message, RecordSeat, Seat, Turn};

use super::game::{Hand, TerminalGame};
use crate::failure::Failure;

impl<G: Game> TerminalGame<'_, '_, G> {
    /// Whether people who share this keyboard have hidden hands.
    pub fn has_hands_to_hide(&self) -> bool {
        G::HAS_SECRETS && self.people().nth(1).is_some() && self.terminal.has_keyboard()
    }

    /// Asks this person to take the keyboard before their hand is shown. Returns whether they did.
    pub fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.has_hands_to_hide() || self.hand.is_some_and(|hand| hand.seat == seat) {
            return Ok(true);
        }
        self.cover()?;
        let message = Message::new("play-hand-over").with("player", RecordSeat::called(self.history.seats(), seat));
        let question = self.terminal.words().say(&message) + " ";
        let seated = self.prompt.wait(&question, self.terminal)?;
        if seated {
            self.hand = Some(Hand { seat, since: self.history.actions().len() });
        }
        Ok(seated)
    }

    /// Whether the turn has passed from the person whose hand is on the screen.
    pub fn hand_is_due(&self) -> bool {
        self.hand.is_some_and(|hand| self.history.position().turn() != Turn::Player(hand.seat))
    }

    /// Wipes the hand on the screen. The public part of the turn is shown again.
    pub fn cover(&mut self) -> Result<(), Failure> {
        let Some(hand) = self.hand.take() else { return Ok(()) };
        self.terminal.clear()?;
        self.drawn.clear();
        for line in self.lines().skip(hand.since).collect::<Vec<_>>() {
            self.terminal.marked("·", &line)?;
        }
        Ok(())
    }

    /// Called when an undo leaves only this many actions.
    pub fn hand_goes_back_to(&mut self, actions: usize) {
        if let Some(hand) = &mut self.hand {
            hand.since = hand.since.min(actions);
        }
    }
}
