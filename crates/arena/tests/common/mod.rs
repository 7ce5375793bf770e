//! A game so small that its best weights are known: each turn offers two fields and coins, and the player takes one.

use std::{fmt, str::FromStr, sync::LazyLock};

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Message, NotationError, Outcome, Rng, ScoreLine, Seat, Seats, Setup, Texts,
    Turn, Viewer, below, edition::EmptyBox, setup::PlayersOnly, shipped_weights,
};
use serde::{Deserialize, Serialize};

/// The turns of each seat.
const TURNS: u8 = 6;
/// The points of a field at the end.
const FIELD: i32 = 2;

rynek_kernel::typescript!(Farm, "unknown");

/// The position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Farm {
    coins: Seats<u8>,
    fields: Seats<u8>,
    taken: u8,
    offer: Option<Deed>,
}

/// What is on offer; at chance's turn, the offer that is drawn: so many coins and so many fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// This many coins and this many fields are on offer.
    Offer(u8, u8),
    Coins,
    Fields,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Offer(coins, fields) => write!(f, "{coins}/{fields}"),
            Deed::Coins => f.write_str("coins"),
            Deed::Fields => f.write_str("fields"),
        }
    }
}

impl FromStr for Deed {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deed, NotationError> {
        let offer = || {
            let (coins, fields) = text.split_once('/')?;
            Some(Deed::Offer(coins.parse().ok()?, fields.parse().ok()?))
        };
        match text {
            "coins" => Ok(Deed::Coins),
            "fields" => Ok(Deed::Fields),
            _ => offer().ok_or_else(|| NotationError::new(text, "COINS/FIELDS")),
        }
    }
}

rynek_kernel::serde_as_notation!(Deed);

/// The weights of this game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The worth of a field.
    pub field: f64,
    /// The worth of a turn to come.
    pub turn: f64,
    /// How far the lead may change in a turn.
    pub doubt: f64,
    /// A weight that is not used.
    pub idle: f64,
}

impl Farm {
    fn mover(&self) -> Seat {
        Seat::new(usize::from(self.taken) % self.coins.len())
    }

    fn left(&self) -> u8 {
        TURNS * self.coins.len() as u8 - self.taken
    }
}

impl Game for Farm {
    const ID: &'static str = "farm";
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 72;
    const RULES: Texts = Texts::NONE;
    const WORDS: Texts = Texts::NONE;
    const BOTS: &'static str = r#"{ "weights": { "field": 0.5, "turn": 1.0, "doubt": 9.0, "idle": 7.0 } }"#;

    type Edition = EmptyBox;
    type Setup = PlayersOnly<1, 4>;
    type Action = Deed;
    type View = Farm;
    type Known = Farm;
    type Weights = Weights;

    fn new(_: EditionRef<EmptyBox>, setup: &Self::Setup) -> Result<Farm, Illegal> {
        let none: Seats<u8> = (0..setup.players()).map(|_| 0).collect();
        Ok(Farm { coins: none.clone(), fields: none, taken: 0, offer: None })
    }

    fn turn(&self) -> Turn {
        match (self.left(), self.offer) {
            (0, _) => Turn::Over,
            (_, None) => Turn::Chance,
            _ => Turn::Player(self.mover()),
        }
    }

    fn actions(&self, out: &mut Vec<Deed>) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance => out.extend((0..5).flat_map(|coins| (0..5).map(move |fields| Deed::Offer(coins, fields)))),
            Turn::Player(_) => out.extend([Deed::Coins, Deed::Fields]),
        }
    }

    fn check(&self, deed: Deed) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.actions(&mut legal);
        if legal.contains(&deed) { Ok(()) } else { Err(Illegal::new("farm.take")) }
    }

    fn play_unchecked(&mut self, deed: Deed) {
        let seat = self.mover().index();
        match (deed, self.offer.take()) {
            (Deed::Offer(..), _) => {
                self.offer = Some(deed);
                return;
            }
            (Deed::Coins, Some(Deed::Offer(coins, _))) => self.coins[seat] += coins,
            (Deed::Fields, Some(Deed::Offer(_, fields))) => self.fields[seat] += fields,
            _ => unreachable!("only an offer can be taken"),
        }
        self.taken += 1;
    }

    fn sample(&self, rng: &mut impl Rng) -> Deed {
        Deed::Offer(below(rng, 5) as u8, below(rng, 5) as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = || Seat::all(self.players()).map(|seat| self.points(seat));
        let alone = || Outcome::alone(self.points(Seat::new(0)) >= 30, self.points(Seat::new(0)));
        let over = self.left() == 0;
        over.then(|| if self.players() == 1 { alone() } else { Outcome::ranked(points().map(|points| (points, 0))) })
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.coins[seat.index()]) + FIELD * i32::from(self.fields[seat.index()])
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        Breakdown::new(vec![ScoreLine::new("all", self.points(seat), &[])])
    }

    fn edition(&self) -> EditionRef<EmptyBox> {
        EditionRef::shipped()
    }

    fn setup(&self) -> Self::Setup {
        rynek_kernel::setup::from_json(&serde_json::json!({ "players": self.players() }))
            .expect("a valid number of players")
    }

    fn players(&self) -> usize {
        self.coins.len()
    }

    fn view(&self, _: Viewer) -> Farm {
        self.clone()
    }

    fn describe(&self, deed: Deed, _: Viewer) -> Message {
        Message::new("farm-log").with("deed", deed.to_string())
    }

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| shipped_weights(Farm::BOTS));
        &WEIGHTS
    }

    fn evaluate(&self, weights: &Weights, seat: Seat) -> f64 {
        let turns = f64::from(self.left()) / self.players() as f64;
        f64::from(self.coins[seat.index()])
            + weights.field * f64::from(self.fields[seat.index()])
            + weights.turn * turns
    }

    fn doubt(&self, weights: &Weights) -> f64 {
        (weights.doubt * f64::from(self.left()).sqrt()).max(0.1)
    }
}
