//! Several people at one keyboard, each with a hand that the others must not see.

use rynek_kernel::{Game, Message, Seat, Turn};

use super::table::Table;
use crate::failure::Failure;

/// A hand that may be on the screen.
#[derive(Clone, Copy)]
pub struct Hand {
    /// Whose it is.
    seat: Seat,
    /// How many actions there were when it was shown.
    since: usize,
}

impl<G: Game> Table<'_, '_, G> {
    /// Whether there are hands to hide from people who share this keyboard.
    pub fn has_hands_to_hide(&self) -> bool {
        G::HAS_SECRETS && self.people().nth(1).is_some() && self.terminal.has_keyboard()
    }

    /// Lets this person sit down before anything of theirs is shown. Whether they did.
    pub fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if !self.has_hands_to_hide() || self.hand.is_some_and(|hand| hand.seat == seat) {
            return Ok(true);
        }
        self.cover()?;
        let name = self.history.seats()[seat.index()].name.clone();
        let question = self.terminal.words().say(&Message::new("play-hand-over").with("name", name)) + " ";
        let seated = self.prompt.wait(&question, self.terminal)?;
        if seated {
            self.hand = Some(Hand { seat, since: self.history.actions().len() });
        }
        Ok(seated)
    }

    /// Whether the turn has passed on from the person whose hand is on the screen.
    pub fn hand_is_due(&self) -> bool {
        self.hand.is_some_and(|hand| self.history.position().turn() != Turn::Player(hand.seat))
    }

    /// Wipes the hand that is on the screen. What everyone may know of the turn is told again.
    pub fn cover(&mut self) -> Result<(), Failure> {
        let Some(hand) = self.hand.take() else { return Ok(()) };
        self.terminal.clear()?;
        for line in self.lines().skip(hand.since).collect::<Vec<_>>() {
            self.terminal.say(&Message::new("play-log").with("line", line))?;
        }
        Ok(())
    }

    /// Only so many actions are left.
    pub fn hand_goes_back_to(&mut self, actions: usize) {
        if let Some(hand) = &mut self.hand {
            hand.since = hand.since.min(actions);
        }
    }
}
