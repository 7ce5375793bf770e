//! The suite finds games that break a promise.

use std::panic::catch_unwind;

use rynek_kernel::{
    Breakdown, EditionRef, Game, Illegal, Knowledge, Message, NotationError, Outcome, Rng, ScoreLine, Seat, Seen,
    Texts, Turn, Viewer, conformance, conformance::Inventory, edition::EmptyBox, setup::PlayersOnly,
};
use serde::{Deserialize, Serialize};

/// The fault of a game.
const NOTHING: u8 = 0;
const LISTS_TOO_MUCH: u8 = 1;
const CHECKS_TOO_LITTLE: u8 = 2;
const NEVER_ENDS: u8 = 3;
const LOSES_CARDS: u8 = 4;
const SHOWS_HANDS: u8 = 5;
const TELLS_IN_THE_LOG: u8 = 6;
const MISCOUNTS: u8 = 7;
const SAMPLES_OTHERWISE: u8 = 8;
const TELLS_WHAT_IS_HIDDEN: u8 = 9;

/// Two players are dealt three of the cards 0 to 7 each and play them one by one; the higher sum wins. `FAULT`
/// is what is wrong with the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Cards<const FAULT: u8> {
    /// Bits of cards.
    hands: [u8; 2],
    deck: u8,
    played: [Vec<u8>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Card(u8);

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        text.parse().map(Card).map_err(|_| NotationError::new(text, "CARD"))
    }
}

rynek_kernel::serde_as_notation!(Card);

fn cards(set: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |card| set >> card & 1 == 1)
}

impl<const FAULT: u8> Cards<FAULT> {
    fn dealt(&self, seat: usize) -> usize {
        self.hands[seat].count_ones() as usize + self.played[seat].len()
    }

    fn receiver(&self) -> usize {
        usize::from(self.dealt(0) > self.dealt(1))
    }
}

/// What a seat knows: its own hand, and the other cards as one set.
type Known = (usize, u8, u8, [Vec<u8>; 2], u32, u32);

rynek_kernel::typescript!(View, "unknown");

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct View {
    hand: u8,
    counts: [u32; 2],
    played: [Vec<u8>; 2],
}

impl<const FAULT: u8> Game for Cards<FAULT> {
    const ID: &'static str = "cards";
    const RULES_VERSION: u32 = 1;
    const LONGEST: usize = 12;
    const HAS_SECRETS: bool = true;
    const RULES: Texts = Texts::NONE;
    const WORDS: Texts = Texts::NONE;

    type Edition = EmptyBox;
    type Setup = PlayersOnly<2, 2>;
    type Action = Card;
    type View = View;
    type Known = Known;
    type Weights = ();

    fn new(_: EditionRef<EmptyBox>, _: &Self::Setup) -> Result<Self, Illegal> {
        Ok(Cards { hands: [0; 2], deck: 0xff, played: [vec![], vec![]] })
    }

    fn edition(&self) -> EditionRef<EmptyBox> {
        EditionRef::shipped()
    }

    fn setup(&self) -> Self::Setup {
        PlayersOnly::default()
    }

    fn turn(&self) -> Turn {
        if self.dealt(0) + self.dealt(1) < 6 {
            Turn::Chance
        } else if self.hands == [0; 2] && FAULT != NEVER_ENDS {
            Turn::Over
        } else {
            Turn::Player(Seat::new(usize::from(self.played[0].len() > self.played[1].len())))
        }
    }

    fn actions(&self, out: &mut Vec<Card>) {
        match self.turn() {
            Turn::Chance => out.extend(cards(self.deck).map(Card)),
            Turn::Player(seat) => out.extend(cards(self.hands[seat.index()]).map(Card)),
            Turn::Over => {}
        }
        if FAULT == LISTS_TOO_MUCH && matches!(self.turn(), Turn::Player(_)) {
            out.push(Card(9));
        }
        if FAULT == NEVER_ENDS && out.is_empty() {
            out.push(Card(0));
        }
    }

    fn check(&self, card: Card) -> Result<(), Illegal> {
        let mut listed = Vec::new();
        self.actions(&mut listed);
        let careless = FAULT == CHECKS_TOO_LITTLE && self.turn() != Turn::Over;
        let held = card.0 < 8 && (listed.contains(&card) || careless);
        if held { Ok(()) } else { Err(Illegal::new("cards.play")) }
    }

    fn play_unchecked(&mut self, card: Card) {
        match self.turn() {
            Turn::Chance => {
                let receiver = self.receiver();
                self.deck &= !(1 << card.0);
                self.hands[receiver] |= 1 << card.0;
            }
            Turn::Player(seat) => {
                self.hands[seat.index()] &= !(1 << card.0);
                if FAULT != LOSES_CARDS || card.0 != 5 {
                    self.played[seat.index()].push(card.0);
                }
            }
            Turn::Over => {}
        }
    }

    fn random_action(&self, rng: &mut impl Rng) -> Card {
        let mut listed = Vec::new();
        self.actions(&mut listed);
        if FAULT == SAMPLES_OTHERWISE { Card(8) } else { *rynek_kernel::pick(rng, &listed) }
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.turn() == Turn::Over;
        over.then(|| Outcome::ranked(Seat::all(2).map(|seat| (self.points(seat), 0))))
    }

    fn points(&self, seat: Seat) -> i32 {
        self.played[seat.index()].iter().map(|card| i32::from(*card)).sum()
    }

    fn breakdown(&self, seat: Seat) -> Breakdown {
        let extra = i32::from(FAULT == MISCOUNTS && self.points(seat) > 10);
        Breakdown::new(vec![ScoreLine::new("cards", self.points(seat) + extra, &[])])
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self.hands[seat.index()],
            Viewer::Spectator if FAULT == SHOWS_HANDS => self.hands[0],
            Viewer::Spectator => 0,
        };
        View { hand, counts: self.hands.map(u8::count_ones), played: self.played.clone() }
    }

    fn seen(&self, card: Card, viewer: Viewer) -> Seen<Card> {
        match self.turn() {
            Turn::Chance if viewer != Viewer::Seat(Seat::new(self.receiver())) => Seen::Hidden,
            _ => Seen::Open(card),
        }
    }

    fn describe(&self, card: Card, viewer: Viewer) -> Message {
        if self.seen(card, viewer) == Seen::Hidden && FAULT != TELLS_WHAT_IS_HIDDEN {
            return Message::new("cards-log-hidden");
        }
        let message = Message::new("cards-log").with("card", card.0);
        if FAULT == TELLS_IN_THE_LOG { message.with("deck", self.deck) } else { message }
    }

    fn weights() -> &'static () {
        &()
    }
}

impl<const FAULT: u8> Knowledge<Cards<FAULT>> for Known {
    fn of_seat(game: &Cards<FAULT>, seat: Seat) -> Known {
        let (own, other) = (seat.index(), 1 - seat.index());
        let unseen = game.deck | game.hands[other];
        (own, game.hands[own], unseen, game.played.clone(), game.hands[other].count_ones(), game.deck.count_ones())
    }

    fn deal(&self, rng: &mut impl Rng) -> Cards<FAULT> {
        let (own, hand, unseen, played, count, _) = self;
        let mut left: Vec<u8> = cards(*unseen).collect();
        let mut other = 0;
        for _ in 0..*count {
            let place = rynek_kernel::below(rng, left.len() as u32) as usize;
            other |= 1 << left.swap_remove(place);
        }
        let mut hands = [other; 2];
        hands[*own] = *hand;
        Cards { hands, deck: left.iter().fold(0, |deck, card| deck | 1 << card), played: played.clone() }
    }
}

fn inventory<const FAULT: u8>(game: &Cards<FAULT>) -> Inventory {
    let out = game.played.iter().flatten().count() as u32;
    let held = game.hands[0].count_ones() + game.hands[1].count_ones() + game.deck.count_ones();
    Inventory::from([("cards".to_owned(), out + held)])
}

/// Whether the suite finds a fault.
fn is_found<const FAULT: u8>() -> bool {
    catch_unwind(|| conformance::suite(inventory::<FAULT>).cases(64).run()).is_err()
}

#[test]
fn a_game_that_keeps_its_promises_passes() {
    assert!(!is_found::<NOTHING>());
}

#[test]
fn broken_promises_are_found() {
    assert!(is_found::<LISTS_TOO_MUCH>(), "an action that is listed and refused");
    assert!(is_found::<CHECKS_TOO_LITTLE>(), "an action that is taken and not listed");
    assert!(is_found::<NEVER_ENDS>(), "a game without end");
    assert!(is_found::<LOSES_CARDS>(), "a component that vanishes");
    assert!(is_found::<SAMPLES_OTHERWISE>(), "a random action that is not listed");
    assert!(is_found::<MISCOUNTS>(), "a breakdown that does not add up");
}

#[test]
fn leaks_are_found() {
    assert!(is_found::<SHOWS_HANDS>(), "a spectator who sees a hand");
    assert!(is_found::<TELLS_IN_THE_LOG>(), "a log line that depends on what is hidden");
    assert!(is_found::<TELLS_WHAT_IS_HIDDEN>(), "a log line that names a hidden card");
}
