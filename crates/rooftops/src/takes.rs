//! Taking a card: which floors it gives, and which are returned when there are too many.

use rynek_kernel::{Arg, Illegal};

use crate::{
    Action, CardId, Floors, Rooftops,
    cards::Card,
    floors::{Handfuls, MOST_CHOSEN},
    phrases,
};

/// What a card gives with the current container.
#[derive(Clone, Copy)]
pub(crate) struct Supply {
    /// Printed floors that are there (rooftops.shortage.printed).
    pub(crate) printed: Floors,
    /// What is left in the container after those.
    pub(crate) rest: Floors,
    /// How many printed floors are missing.
    pub(crate) missing: u8,
    jokers: u8,
}

impl Supply {
    #[inline]
    fn of(card: &Card, bank: Floors) -> Supply {
        let printed = card.printed.at_most(bank);
        Supply { printed, rest: bank - printed, missing: card.printed.total() - printed.total(), jokers: card.jokers }
    }

    /// The fewest floors to choose: a joker has to be used where there is a floor (rooftops.card.joker).
    #[inline]
    fn least(&self) -> u8 {
        self.jokers.min(self.rest.total())
    }

    /// The most floors to choose: one for each joker and for each missing floor (rooftops.shortage.other).
    #[inline]
    fn most(&self) -> u8 {
        (self.jokers + self.missing).min(self.rest.total())
    }

    /// Whether taking the card begins the end (rooftops.end.shortage, rooftops.shortage.joker).
    pub(crate) fn is_short(&self) -> bool {
        self.missing > 0 || self.jokers > self.rest.total()
    }
}

impl Rooftops {
    #[inline]
    pub(crate) fn supply(&self, card: CardId) -> Supply {
        Supply::of(self.edition.get().known_card(card), self.bank)
    }

    /// The floors that may be chosen with a card of the market.
    #[inline]
    pub(crate) fn choices(&self, card: CardId) -> Handfuls {
        let supply = self.supply(card);
        Handfuls::new(supply.rest, supply.least(), supply.most())
    }

    pub(crate) fn check_take(&self, card: CardId, chosen: Floors) -> Result<(), Illegal> {
        if !self.market.contains(&card) {
            let market = Arg::list(self.market.iter().map(|card| card.0));
            return Err(Illegal::new("rooftops.card.market").with("card", card.0).with("market", market));
        }
        let supply = self.supply(card);
        let (least, most) = (supply.least(), supply.most());
        if !(least..=most).contains(&chosen.total()) {
            let rule = if supply.missing > 0 { "rooftops.shortage.other" } else { "rooftops.card.joker" };
            let refusal = Illegal::new(rule).with("card", card.0).with("chosen", chosen.total());
            return Err(refusal.with("least", least).with("most", most));
        }
        if !supply.rest.covers(chosen) {
            return Err(Illegal::new("rooftops.card.there").with("rest", phrases::floors(supply.rest)));
        }
        Ok(())
    }

    /// The number of floors that the mover has beyond the limit.
    #[inline]
    pub(crate) fn excess(&self) -> u8 {
        self.moving().stock.total().saturating_sub(self.edition.get().stock_limit())
    }

    /// The number of floors to be returned now. Only extra turns can make it more than a card shows
    /// (rooftops.limit.after-extra).
    #[inline]
    pub(crate) fn due_back(&self) -> u8 {
        self.excess().min(MOST_CHOSEN)
    }

    /// The floors that may be returned (rooftops.limit.ten).
    #[inline]
    pub(crate) fn returns(&self) -> Handfuls {
        let due = self.due_back();
        Handfuls::new(self.moving().stock, due, due)
    }

    pub(crate) fn check_return(&self, action: Action) -> Result<(), Illegal> {
        let due = self.due_back();
        let Action::Return(floors) = action else {
            return Err(Illegal::new("rooftops.limit.first").with("floors", due));
        };
        if floors.total() != due {
            return Err(Illegal::new("rooftops.limit.ten").with("floors", due).with("chosen", floors.total()));
        }
        if !self.moving().stock.covers(floors) {
            return Err(Illegal::new("rooftops.limit.own").then(phrases::have(self.moving().stock)));
        }
        Ok(())
    }
}
