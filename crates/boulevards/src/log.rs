//! Log lines: what happened, told to one viewer.

use rynek_kernel::{Message, Seat, Viewer};

use crate::{Action, Attraction, Boulevards, Lot, LotSet, actions::name};

impl Boulevards {
    pub(crate) fn log_line(&self, action: Action, viewer: Viewer) -> Message {
        let said = |key: &'static str| Message::new(key).with("player", self.mover);
        match action {
            // boulevards.open.draw
            Action::Draw(lot) if viewer == Viewer::Seat(self.mover) => {
                self.with_building(said("boulevards-log-draw"), lot)
            }
            Action::Draw(_) => said("boulevards-log-draw-hidden"),
            Action::Build(lot) => self.built_line(lot),
            Action::Sell(attraction, price) => said("boulevards-log-sell")
                .with("attraction", name(attraction))
                .with("price", price)
                .with("value", price.div_ceil(2)),
            Action::Free(attraction) => said("boulevards-log-free").with("attraction", name(attraction)),
            Action::Buy(attraction) => said("boulevards-log-buy")
                .with("attraction", name(attraction))
                .with("price", self.open_price(attraction).unwrap_or(0)),
            Action::Pass => said("boulevards-log-pass"),
            Action::Bankrupt => said("boulevards-log-bankrupt").with("buildings", self.hand(self.mover).len()),
        }
    }

    fn with_building(&self, message: Message, lot: Lot) -> Message {
        let kind = Message::new(format!("boulevards-kind-{}", self.edition.kind(lot.street()).name()));
        message.with("lot", lot.to_string()).with("kind", kind)
    }

    fn built_line(&self, lot: Lot) -> Message {
        let street = lot.street();
        let finishes = street.ground().except(self.built).except(LotSet::from_iter([lot])).is_empty();
        let connects = finishes && self.edition.connects(self.finished | 1 << street.index());
        let key = match (finishes, connects) {
            (false, _) => "boulevards-log-build",
            (true, false) => "boulevards-log-finish",
            (true, true) => "boulevards-log-connect",
        };
        let cost = self.cost(lot);
        let double = if cost > self.edition.cost(lot) { "yes" } else { "no" };
        let message = Message::new(key).with("player", self.mover).with("cost", cost).with("double", double);
        let message = self.with_building(message, lot);
        if !finishes {
            return message;
        }
        let [one, other] = self.edition.ends(street);
        let message = message.with("street", street.to_string()).with("one", name(one)).with("other", name(other));
        let message = message.with("paid", self.paid_list([one, other]));
        if connects { message.with("bonus", self.edition.bonus()) } else { message }
    }

    /// What everybody gets for the shares of these attractions.
    fn paid_list(&self, ends: [Attraction; 2]) -> Message {
        let sum = |seat: Seat| -> u16 {
            let due = |end: Attraction| self.edition.dividend(end, self.shares(seat, end).len());
            ends.into_iter().map(due).sum()
        };
        let paid = Seat::all(self.hands.len()).map(|seat| (seat, sum(seat))).filter(|(_, sum)| *sum > 0);
        let paid = paid.map(|(seat, sum)| Message::new("boulevards-log-paid").with("player", seat).with("sum", sum));
        let listed = paid
            .rev()
            .reduce(|rest, first| Message::new("boulevards-log-paid-more").with("first", first).with("rest", rest));
        listed.unwrap_or_else(|| Message::new("boulevards-log-paid-none"))
    }
}
