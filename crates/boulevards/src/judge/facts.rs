//! What a seat knows: the table, its own hand, and the remembered events.

use rynek_kernel::{Rng, Seat, below};

use crate::{
    Boulevards, Lot, LotSet,
    memory::{Memory, Note},
};

/// A remembered event, as one seat knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clue {
    /// A player drew. The building is known if this seat drew it.
    Drew(Seat, Option<Lot>),
    /// A building went from a hand to the board.
    Built(Seat, Lot),
    /// This much money paid for no building in the hand: none of these was there.
    Short(Seat, u16, LotSet),
    /// The same for a hand that went into the bag.
    Broke(Seat, u16, LotSet),
}

/// The table as one seat sees it, and the clues to what is hidden.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Facts {
    pub(crate) seat: Seat,
    /// The table without hidden buildings, except this seat's hand.
    pub(crate) table: Boulevards,
    /// The number of buildings of each seat.
    pub(crate) sizes: Vec<usize>,
    /// The number of buildings of each seat at the first clue, and this seat's hand then.
    pub(crate) sizes_then: Vec<usize>,
    pub(crate) hand_then: LotSet,
    pub(crate) clues: Vec<Clue>,
}

impl Facts {
    pub(crate) fn of_seat(game: &Boulevards, seat: Seat) -> Facts {
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
        Facts {
            seat,
            table,
            sizes: game.hands.iter().map(|hand| hand.len()).collect(),
            sizes_then: memory.hands.iter().map(|hand| hand.len()).collect(),
            hand_then: memory.hands.get(seat.index()).copied().unwrap_or_default(),
            clues: memory.notes.iter().map(clue).collect(),
        }
    }

    /// The number of buildings of each seat at the first clue, or now if there is no clue.
    pub(crate) fn sizes_at_first(&self) -> &[usize] {
        if self.sizes_then.is_empty() { &self.sizes } else { &self.sizes_then }
    }

    /// The buildings in other hands or in the bag.
    pub(crate) fn unseen(&self) -> LotSet {
        LotSet::ALL.except(self.table.built).except(self.table.hand(self.seat))
    }

    /// While another player sells, at least one of these buildings is in that hand: otherwise it would be a bankruptcy
    /// (boulevards.open.proof).
    pub(crate) fn must_hold_one(&self) -> Option<(Seat, LotSet)> {
        let table = &self.table;
        (table.selling && table.mover != self.seat)
            .then(|| (table.mover, table.edition.payable(table.built, table.funds(table.mover))))
    }

    /// A position in which every deal of the hidden buildings is equally likely.
    pub(crate) fn deal_evenly(&self, rng: &mut impl Rng) -> Boulevards {
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
