//! What a seat knows: the table, its own hand, and what it remembers of what everyone did.

use rynek_kernel::{Rng, Seat, below};

use crate::{
    Boulevards, Lot, LotSet,
    deal::Odds,
    effort::Effort,
    memory::{Memory, Note},
    sampler::Sampler,
};

/// How many steps the odds may be counted in: a few milliseconds and megabytes at most.
const MOST_STEPS: u32 = 5_000;

/// Something remembered, as one seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clue {
    /// Somebody drew; which building, only for the own seat.
    Drew(Seat, Option<Lot>),
    /// A building went from a hand to the board.
    Built(Seat, Lot),
    /// So much money could not pay for any building in the hand: none of these was there.
    Short(Seat, u16, LotSet),
    /// The same of a hand that went into the bag.
    Broke(Seat, u16, LotSet),
}

/// All that one seat knows of a game, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    pub(crate) seat: Seat,
    /// The table with nothing hidden in it but the own hand.
    pub(crate) table: Boulevards,
    /// How many buildings each seat has.
    pub(crate) sizes: Vec<usize>,
    /// How many buildings each seat had when there was first something to remember, and the own hand then.
    pub(crate) sizes_then: Vec<usize>,
    pub(crate) hand_then: LotSet,
    pub(crate) clues: Vec<Clue>,
    /// How the rest is dealt; it follows from what is known.
    dealer: Dealer,
}

/// How what is hidden is dealt.
#[derive(Clone, PartialEq, Debug)]
enum Dealer {
    /// Nothing is known of it: every deal is equally likely.
    Evenly,
    /// By its odds, which have been counted.
    Exactly(Odds),
    /// By guessing, where counting would be too much work.
    Guessing(Sampler),
}

impl Known {
    pub(crate) fn of(game: &Boulevards, seat: Seat) -> Known {
        let memory = &game.memory;
        let mut table = game.clone();
        table.memory = Memory::default();
        table.bag = LotSet::default();
        for (_, hand) in table.hands.iter_mut().enumerate().filter(|(n, _)| *n != seat.index()) {
            *hand = LotSet::default();
        }
        let mut built = memory.built_then(game.built);
        let clue = |note: &Note| match *note {
            Note::Drew(who, lot) => Clue::Drew(who, (who == seat).then_some(lot)),
            Note::Built(who, lot) => {
                built.insert(lot);
                Clue::Built(who, lot)
            }
            Note::Short(who, cash) => Clue::Short(who, cash, game.edition.payable(built, cash)),
            Note::Broke(who, funds) => Clue::Broke(who, funds, game.edition.payable(built, funds)),
        };
        let mut known = Known {
            seat,
            table,
            sizes: game.hands.iter().map(|hand| hand.len()).collect(),
            sizes_then: memory.hands.iter().map(|hand| hand.len()).collect(),
            hand_then: memory.hands.get(seat.index()).copied().unwrap_or_default(),
            clues: memory.notes.iter().map(clue).collect(),
            dealer: Dealer::Evenly,
        };
        if !known.clues.is_empty() || known.must_hold_one().is_some() {
            known.dealer = match Odds::of(&known, &mut Effort::up_to(MOST_STEPS)) {
                Some(odds) => Dealer::Exactly(odds),
                None => Dealer::Guessing(Sampler::of(&known)),
            };
        }
        known
    }

    /// The same knowledge, with what is hidden dealt by guessing whether or not its odds can be counted. For tests.
    #[doc(hidden)]
    pub fn guessing(mut self) -> Known {
        self.dealer = Dealer::Guessing(Sampler::of(&self));
        self
    }

    /// The same knowledge, with the odds of what is hidden counted even if that takes so many steps. For tests.
    #[doc(hidden)]
    pub fn counting(mut self, most: u32) -> Option<Known> {
        self.dealer = Dealer::Exactly(Odds::of(&self, &mut Effort::up_to(most))?);
        Some(self)
    }

    /// Whether the odds of what is hidden were too much work to count. For tests.
    #[doc(hidden)]
    pub fn guesses(&self) -> bool {
        matches!(self.dealer, Dealer::Guessing(_))
    }

    /// In how many steps the odds are counted, given up after so many. For tests.
    #[doc(hidden)]
    pub fn steps(&self, most: u32) -> u32 {
        let mut effort = Effort::up_to(most);
        Odds::of(self, &mut effort);
        effort.spent()
    }

    /// How many buildings each seat had when there was first something to remember, or has now.
    pub(crate) fn sizes_at_first(&self) -> &[usize] {
        if self.sizes_then.is_empty() { &self.sizes } else { &self.sizes_then }
    }

    /// The buildings that lie in other hands or in the bag.
    pub(crate) fn unseen(&self) -> LotSet {
        LotSet::ALL.except(self.table.built).except(self.table.hand(self.seat))
    }

    /// While somebody else sells, at least one of these buildings is in that hand: otherwise it would be a bankruptcy
    /// (boulevards.open.proof).
    pub(crate) fn must_hold_one(&self) -> Option<(Seat, LotSet)> {
        let table = &self.table;
        (table.selling && table.mover != self.seat)
            .then(|| (table.mover, table.edition.payable(table.built, table.funds(table.mover))))
    }

    /// A position that this seat cannot tell from the true one, with the true odds.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> Boulevards {
        match &self.dealer {
            Dealer::Evenly => self.deal_evenly(rng),
            Dealer::Exactly(odds) => odds.deal(self, rng),
            // Were no guess found, a deal of the right sizes would still be one to play from.
            Dealer::Guessing(sampler) => sampler.deal(self, rng).unwrap_or_else(|| self.deal_evenly(rng)),
        }
    }

    fn deal_evenly(&self, rng: &mut impl Rng) -> Boulevards {
        let mut game = self.table.clone();
        game.bag = self.unseen();
        for seat in Seat::all(self.sizes.len()).filter(|seat| *seat != self.seat) {
            for _ in 0..self.sizes[seat.index()] {
                let place = below(rng, game.bag.len() as u32) as usize;
                let lot = game.bag.nth(place).expect("as many unseen as are held");
                game.bag.remove(lot);
                game.hands[seat.index()].insert(lot);
            }
        }
        game
    }
}
