//! What a seat knows: the table, its own hand, and what it remembers of what everyone did.

use rynek_kernel::{Rng, Seat, below};

use crate::{
    Boulevards, Lot, LotSet,
    deal::Odds,
    memory::{Memory, Note},
};

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
    /// The odds of what is hidden; they follow from the rest. Without clues every deal is equally likely.
    odds: Option<Odds>,
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
            odds: None,
        };
        if !known.clues.is_empty() || known.must_hold_one().is_some() {
            known.odds = Some(Odds::of(&known));
        }
        known
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
        match &self.odds {
            Some(odds) => odds.deal(self, rng),
            None => self.deal_evenly(rng),
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
