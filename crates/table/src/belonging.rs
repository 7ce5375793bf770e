//! Who belongs at a table: who may look from which seat, sit down and write in the chat.

use rynek_kernel::{Seat, Viewer};

use crate::{Person, PersonId, Refused, SeatKey, Table};

impl Table {
    /// The seats that belong to a person.
    pub fn seats_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        let owns = |seat: &Seat| person.is_some_and(|person| self.chairs[seat.index()].belongs_to(person));
        Seat::all(self.chairs.len()).filter(owns).collect()
    }

    /// From which seat a person looks: the one they ask for, if it is theirs; else their seat to move, else their
    /// first. A person without a seat is a spectator.
    pub fn viewer_of(&self, person: Option<PersonId>, asked: Option<Seat>) -> Result<Viewer, Refused> {
        let yours = self.seats_of(person);
        if let Some(seat) = asked {
            return self.check_owner(person, seat).map(|()| Viewer::Seat(seat));
        }
        let to_move = self.mover().filter(|seat| yours.contains(seat));
        Ok(to_move.or_else(|| yours.first().copied()).map_or(Viewer::Spectator, Viewer::Seat))
    }

    /// Refuses a seat that is not this person's own.
    pub fn check_owner(&self, person: Option<PersonId>, seat: Seat) -> Result<(), Refused> {
        match self.chairs.get(seat.index()) {
            None => Err(Refused::NoSeat(seat)),
            Some(chair) if person.is_some_and(|person| chair.belongs_to(person)) => Ok(()),
            Some(_) => Err(Refused::NotYours(seat)),
        }
    }

    /// The people whom the host removed and did not readmit.
    pub fn removed(&self) -> &[Person] {
        &self.removed
    }

    /// Whether the host removed this person from the table.
    pub fn is_removed(&self, person: PersonId) -> bool {
        self.removed.iter().any(|removed| removed.id == person)
    }

    /// Whether a person may write in the chat. At a private table only these may: the host, the players, people for
    /// whom a seat is reserved, and people with the key of a seat.
    pub fn may_write(&self, person: PersonId, key: Option<&str>) -> Result<(), Refused> {
        if self.chairs.iter().any(|chair| chair.belongs_to(person)) {
            return Ok(());
        }
        if self.is_removed(person) {
            return Err(Refused::Removed);
        }
        let expected = self.chairs.iter().any(|chair| chair.kept == Some(person));
        let opens = |lock: &SeatKey| key.is_some_and(|key| lock.opens(key));
        let invited = self.chairs.iter().filter_map(|chair| chair.key.as_ref()).any(opens);
        let belongs = self.terms.public || self.host.id == person || expected || invited;
        if belongs { Ok(()) } else { Err(Refused::Private) }
    }

    /// The person whom `who`, if they are the host, would remove by clearing a seat.
    pub(crate) fn would_remove(&self, seat: Seat, who: Option<&Person>) -> Option<&Person> {
        let sitting = self.chairs.get(seat.index())?.person.as_ref()?;
        let by_host = who.is_some_and(|who| who.id == self.host.id && who.id != sitting.id);
        Some(sitting).filter(|_| by_host)
    }
}
