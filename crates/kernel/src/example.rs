//! Nim, a minimal game: seven matches, each turn a player takes one or two, and the player who takes the last one wins.

use std::{fmt, str::FromStr};

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, NotationError, Outcome, ScoreLine, Seat, Texts, Turn, Viewer,
    edition::EmptyBox, setup::PlayersOnly,
};
use serde::{Deserialize, Serialize};

/// The position: who is to move, and how many matches are left.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Nim {
    mover: Seat,
    matches: u8,
}

/// Take this many matches. The notation is the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Take, NotationError> {
        text.parse().map(Take).map_err(|_| NotationError::new(text, "MATCHES"))
    }
}

rynek_kernel::serde_as_notation!(Take);

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 7;
    const RULES: Texts = Texts(&[("en", "- `nim.take` Take one or two."), ("pl", "- `nim.take` Weź jedną lub dwie.")]);
    const WORDS: Texts = Texts(&[("en", "nim-take = Take one or two."), ("pl", "nim-take = Weź jedną lub dwie.")]);

    type Edition = EmptyBox;
    type Setup = PlayersOnly<2, 2>;
    type Action = Take;
    type View = Nim;
    type Known = Nim;
    type Weights = ();

    fn new(_: EditionRef<EmptyBox>, _: &Self::Setup) -> Result<Nim, Illegal> {
        Ok(Nim { mover: Seat::new(0), matches: 7 })
    }

    fn turn(&self) -> Turn {
        if self.matches == 0 { Turn::Over } else { Turn::Player(self.mover) }
    }

    fn actions(&self, out: &mut Vec<Take>) {
        out.extend((1..=self.matches.min(2)).map(Take));
    }

    fn check(&self, take: Take) -> Result<(), Illegal> {
        let legal = (1..=self.matches.min(2)).contains(&take.0);
        if legal { Ok(()) } else { Err(Illegal::new("nim.take").with("matches", take.0)) }
    }

    fn play_unchecked(&mut self, take: Take) {
        self.matches -= take.0;
        self.mover = self.mover.next(2);
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.matches == 0;
        over.then(|| Outcome::ranked(Seat::all(2).map(|seat| (self.points(seat), 0))))
    }

    fn points(&self, seat: Seat) -> i32 {
        // The player not to move took the last match.
        i32::from(self.matches == 0 && seat != self.mover)
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        Breakdown::new(vec![ScoreLine::new("last-match", self.points(seat), &[])])
    }

    fn edition(&self) -> EditionRef<EmptyBox> {
        EditionRef::shipped()
    }

    fn setup(&self) -> Self::Setup {
        PlayersOnly::default()
    }

    fn view(&self, _: Viewer) -> Nim {
        self.clone()
    }

    fn describe(&self, take: Take, _: Viewer) -> Message {
        Message::new("nim-log-take").with("matches", take.0)
    }

    fn weights() -> &'static () {
        &()
    }
}
