//! Who belongs at a table: who may sit down and write there.

use crate::{Person, PersonId, Refused, SeatKey, Table};

impl Table {
    /// Those whom the host sent away, and did not let back in.
    pub fn removed(&self) -> &[Person] {
        &self.removed
    }

    pub(crate) fn is_removed(&self, person: PersonId) -> bool {
        self.removed.iter().any(|removed| removed.id == person)
    }

    /// Whether a person may write in the chat. At a private table only its people may: the host, whoever sits there or
    /// is expected, and whoever has the key of a seat.
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

    /// The person whom the host would send away from a seat by having it cleared.
    pub(crate) fn sent_away(&self, seat: rynek_kernel::Seat, who: Option<&Person>) -> Option<&Person> {
        let sitting = self.chairs.get(seat.index())?.person.as_ref()?;
        let by_host = who.is_some_and(|who| who.id == self.host.id && who.id != sitting.id);
        Some(sitting).filter(|_| by_host)
    }
}
