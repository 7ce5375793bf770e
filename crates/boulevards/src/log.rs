//! Log lines for one viewer.

use rynek_kernel::{Message, Seat};
use serde::Serialize;

use crate::{Attraction, Boulevards, Lot, LotSet, Street};

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
        message.with("lot", lot.to_string()).with("kind", self.edition.kind(lot.street()).name())
    }

    /// The building; then whether it costs double, the bonus, and who is paid.
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
        let mut line = self.with_building(Message::new(key).with("player", self.mover).with("cost", cost), lot);
        if cost > self.edition.cost(lot) {
            line = line.then(Message::new("boulevards-log-double"));
        }
        if !finishes {
            return line;
        }
        let [one, other] = self.edition.ends(street);
        line = line.with("street", street.to_string()).with("one", one.name()).with("other", other.name());
        if connects {
            let bonus = Message::new("boulevards-log-bonus").with("player", self.mover);
            line = line.then(bonus.with("bonus", self.edition.bonus()));
        }
        self.paid_lines(street).into_iter().fold(line, Message::then).with_effects(&self.payout(street, connects))
    }

    fn paid_lines(&self, street: Street) -> Vec<Message> {
        let dividends = Seat::all(self.hands.len()).filter_map(|seat| self.paid(seat, self.edition.ends(street), None));
        let line = |paid: Paid| Message::new("boulevards-log-paid").with("player", paid.seat).with("sum", paid.amount);
        let lines: Vec<Message> = dividends.map(line).collect();
        if lines.is_empty() { vec![Message::new("boulevards-log-paid-none")] } else { lines }
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
