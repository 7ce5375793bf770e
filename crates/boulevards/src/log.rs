//! Log lines for one viewer.

use rynek_kernel::{Message, Seat};
use serde::Serialize;

use crate::{Attraction, Boulevards, Lot, LotSet, Street, actions::name};

/// A finished street and what it pays: the effects in its log line.
#[derive(Serialize)]
struct Payout {
    street: char,
    attractions: [Attraction; 2],
    /// Only those who are paid.
    paid: Vec<Paid>,
}

/// What one player is paid.
#[derive(Serialize)]
struct Paid {
    seat: Seat,
    amount: u16,
    parts: Vec<Part>,
}

/// The payment of an attraction or the bonus, by its line on the score sheet.
#[derive(Serialize)]
struct Part {
    id: &'static str,
    points: u16,
}

impl Boulevards {
    pub(crate) fn with_building(&self, message: Message, lot: Lot) -> Message {
        let kind = Message::new(format!("boulevards-kind-{}", self.edition.kind(lot.street()).name()));
        message.with("lot", lot.to_string()).with("kind", kind)
    }

    pub(crate) fn built_line(&self, lot: Lot) -> Message {
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
        let dividends = |seat| self.paid(seat, [one, other], None);
        let message = message.with("paid", paid_list(Seat::all(self.hands.len()).filter_map(dividends)));
        let message = if connects { message.with("bonus", self.edition.bonus()) } else { message };
        message.with_effects(&self.payout(street, connects))
    }

    fn payout(&self, street: Street, connects: bool) -> Payout {
        let attractions = self.edition.ends(street);
        let bonus = |seat| (connects && seat == self.mover).then(|| self.edition.bonus());
        let paid = Seat::all(self.hands.len()).filter_map(|seat| self.paid(seat, attractions, bonus(seat))).collect();
        Payout { street: street.letter(), attractions, paid }
    }

    /// What a player gets for the shares of these attractions and for the connection, if it is anything.
    fn paid(&self, seat: Seat, ends: [Attraction; 2], bonus: Option<u16>) -> Option<Paid> {
        let due = |end: Attraction| (end.name(), self.edition.dividend(end, self.shares(seat, end).len()));
        let parts = ends.map(due).into_iter().chain(bonus.map(|bonus| ("bonus", bonus)));
        let parts: Vec<Part> =
            parts.filter(|(_, points)| *points > 0).map(|(id, points)| Part { id, points }).collect();
        let amount = parts.iter().map(|part| part.points).sum();
        (amount > 0).then_some(Paid { seat, amount, parts })
    }
}

fn paid_list(paid: impl DoubleEndedIterator<Item = Paid>) -> Message {
    let line = |paid: Paid| Message::new("boulevards-log-paid").with("player", paid.seat).with("sum", paid.amount);
    let listed = paid
        .map(line)
        .rev()
        .reduce(|rest, first| Message::new("boulevards-log-paid-more").with("first", first).with("rest", rest));
    listed.unwrap_or_else(|| Message::new("boulevards-log-paid-none"))
}
