//! Taking actions back.
//!
//! Players can take back their own latest actions as long as no one else has acted and nothing was drawn since. Taking
//! back more needs the consent of every other person who plays. In the city of the day nothing is taken back.

use rynek_kernel::Seat;

use crate::{Table, UndoRequest};

impl Table {
    /// How many of the latest actions a seat may take back without asking.
    pub fn free_to_take_back(&self, seat: Seat) -> usize {
        if self.terms.day.is_some() { 0 } else { self.position.latest(&|taker| taker == Some(seat)) }
    }

    /// How many actions a seat may ask the others to take back; 0 if there are none, or a request is open.
    pub fn on_request_to_take_back(&self, seat: Seat) -> usize {
        if self.request.is_some() { 0 } else { self.since_last_choice(seat).unwrap_or(0) }
    }

    /// The open request, if there is one.
    pub fn request(&self) -> Option<&UndoRequest> {
        self.request.as_ref()
    }

    /// The number of actions since the last choice of this seat, that choice included.
    pub fn since_last_choice(&self, seat: Seat) -> Option<usize> {
        let since = self.position.latest(&|taker| taker != Some(seat));
        (since < self.actions_played() && self.terms.day.is_none()).then_some(since + 1)
    }

    pub(crate) fn answer(&mut self, seat: Seat, agrees: bool) {
        match &mut self.request {
            Some(request) if agrees => request.agreed.push(seat),
            _ => self.request = None,
        }
    }

    /// How many people still have to agree to a request, once `agreed` has.
    pub(crate) fn still_to_agree(&self, request: &UndoRequest, agreed: Option<Seat>) -> usize {
        let asked = Seat::all(self.chairs.len()).filter(|seat| {
            *seat != request.seat
                && self.chairs[seat.index()].player().is_some()
                && !self.is_same_person(*seat, request.seat)
        });
        asked.filter(|seat| !request.agreed.contains(seat) && agreed != Some(*seat)).count()
    }

    /// Whether two seats belong to the same person, who may play several seats on one device.
    fn is_same_person(&self, one: Seat, other: Seat) -> bool {
        let person = |seat: Seat| self.chairs[seat.index()].person.as_ref().map(|person| person.id);
        person(one).is_some() && person(one) == person(other)
    }
}
