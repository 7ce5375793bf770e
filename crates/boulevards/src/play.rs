//! What an action does.

use rynek_kernel::Seat;

use crate::{Attraction, Boulevards, Lot, LotSet, Street, components::Cards, memory::Note, state::Step};

impl Boulevards {
    pub(crate) fn draw(&mut self, lot: Lot) {
        self.bag.remove(lot);
        self.hands[self.mover.index()].insert(lot);
        if self.step == Step::Deal {
            return self.deal_on();
        }
        self.memory.note(Note::Drew(self.mover, lot));
        self.next_turn();
    }

    /// boulevards.setup.hands: seat by seat, until all hands are full; then seat 1 begins.
    fn deal_on(&mut self) {
        if self.hands[self.mover.index()].len() == usize::from(self.edition.hand_size()) {
            self.mover = self.mover.next(self.hands.len());
            if self.mover.index() == 0 {
                self.step = Step::Build;
            }
        }
    }

    /// boulevards.turn.steps: build, be paid, then take a share or not.
    pub(crate) fn build(&mut self, lot: Lot) {
        let cost = self.cost(lot);
        let wallet = &mut self.wallets[self.mover.index()];
        wallet.cash -= cost;
        wallet.buildings += cost;
        self.hands[self.mover.index()].remove(lot);
        self.built.insert(lot);
        self.selling = false;
        self.memory.note(Note::Built(self.mover, lot));
        let street = lot.street();
        if street.ground().except(self.built).is_empty() {
            self.finish(street);
        }
        if self.step == Step::Over {
            return;
        }
        self.site = Some(lot);
        // boulevards.share.nothing: a step without a choice is skipped.
        if self.free_card().is_some() || self.affordable().next().is_some() {
            self.step = Step::Share;
        } else {
            self.end_turn();
        }
    }

    /// boulevards.payout.when, boulevards.end.connection
    fn finish(&mut self, street: Street) {
        self.finished |= 1 << street.index();
        if self.edition.connects(self.finished) {
            // boulevards.end.bonus: before the payout, after the cost.
            self.wallets[self.mover.index()].cash += self.edition.bonus();
            self.connector = Some(self.mover);
            self.step = Step::Over;
        }
        // boulevards.payout.both-ends
        for attraction in self.edition.ends(street) {
            for wallet in &mut self.wallets {
                let dividend = self.edition.dividend(attraction, wallet.cards[attraction as usize].len());
                wallet.cash += dividend;
                wallet.earned[attraction as usize] += dividend;
            }
        }
    }

    pub(crate) fn sell(&mut self, attraction: Attraction, price: u8) {
        if !self.selling {
            self.remember_shortage();
        }
        self.selling = true;
        let place = self.edition.prices(attraction).iter().position(|printed| *printed == price);
        let place = place.expect("a card with this price");
        let card = Cards::at(place);
        let value = self.edition.sale_value(attraction, card);
        let wallet = &mut self.wallets[self.mover.index()];
        wallet.cash += value;
        wallet.sold += value;
        wallet.cards[attraction as usize] = wallet.cards[attraction as usize].without(card);
        self.give_back(attraction, place);
    }

    /// The first sale of a turn shows that there was no money for any building in the hand (boulevards.open.proof).
    fn remember_shortage(&mut self) {
        let cash = self.cash(self.mover);
        if !self.edition.payable(self.built, cash).except(self.built).is_empty() {
            self.memory.begin(&self.hands);
            self.memory.note(Note::Short(self.mover, cash));
        }
    }

    /// The top card of a stack, free or paid.
    pub(crate) fn take(&mut self, attraction: Attraction) {
        let card = self.take_next(attraction);
        let wallet = &mut self.wallets[self.mover.index()];
        let price = self.edition.printed(attraction, card);
        wallet.cash -= price;
        wallet.shares += price;
        wallet.cards[attraction as usize] = wallet.cards[attraction as usize].with(card);
        self.end_turn();
    }

    /// boulevards.bankrupt.returns
    pub(crate) fn go_bankrupt(&mut self) {
        self.memory.begin(&self.hands);
        self.memory.note(Note::Broke(self.mover, self.funds(self.mover)));
        let hand = &mut self.hands[self.mover.index()];
        self.bag = self.bag.or(*hand);
        *hand = LotSet::default();
        self.bankrupts += 1;
        let wallet = &mut self.wallets[self.mover.index()];
        wallet.out = self.bankrupts;
        wallet.lost = wallet.cash;
        wallet.cash = 0;
        let held = std::mem::take(&mut wallet.cards);
        for (attraction, cards) in Attraction::ALL.into_iter().zip(held) {
            self.give_all_back(attraction, cards.paid());
            // boulevards.bankrupt.free-cards: free cards leave the game.
            self.retired |= u16::from(cards.has_free()) << attraction as u8;
        }
        if self.wallets.iter().filter(|wallet| wallet.plays()).count() == 1 {
            // boulevards.end.last-player
            self.step = Step::Over;
        } else {
            self.next_turn();
        }
    }

    /// boulevards.draw.end, boulevards.draw.empty
    pub(crate) fn end_turn(&mut self) {
        self.site = None;
        if self.bag.is_empty() {
            self.next_turn();
        } else {
            self.step = Step::Draw;
        }
    }

    /// Goes to the next player who can build, or can draw with an empty hand (boulevards.turn.empty-hand).
    fn next_turn(&mut self) {
        loop {
            self.mover = self.next_seat(self.mover);
            if !self.hands[self.mover.index()].is_empty() {
                self.step = Step::Build;
                return;
            }
            if !self.bag.is_empty() {
                self.step = Step::Draw;
                return;
            }
        }
    }

    /// boulevards.turn.order: bankrupt players are skipped.
    fn next_seat(&self, mut seat: Seat) -> Seat {
        loop {
            seat = seat.next(self.hands.len());
            if self.wallets[seat.index()].plays() {
                return seat;
            }
        }
    }
}
