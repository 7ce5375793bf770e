//! The connections that are open, and who makes room when there are too many.
//!
//! A connection *waits* while its client owes something: a request, the rest of a body, the hello of a live table. When
//! there is no room, the one that has waited longest goes, of the address that has the most. So silence never keeps
//! anybody out, and a request that is being answered is never broken off.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use tokio::sync::Notify;

use crate::Ceilings;

/// The connections that are open.
#[derive(Debug)]
pub(crate) struct Visits {
    most: usize,
    most_of_one: usize,
    inside: Mutex<Inside>,
    /// Told when the last one has gone.
    empty: Notify,
}

/// Why a connection cannot be taken in: nobody there waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// Its address has as many as one may have.
    Address,
    /// The server has as many as it takes.
    Server,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    visits: Arc<Visits>,
    id: u64,
    leave: Arc<Notify>,
    is_served: AtomicBool,
}

#[derive(Debug, Default)]
struct Inside {
    /// A number for the next connection, and for the next one that begins to wait.
    next: u64,
    visitors: HashMap<u64, Visitor>,
    places: HashMap<IpAddr, Place>,
    /// The places of those who wait, by how many connections are from there.
    crowded: BTreeSet<(usize, IpAddr)>,
}

#[derive(Debug)]
struct Visitor {
    from: IpAddr,
    /// Since when it waits, if it does.
    waits: Option<u64>,
    leave: Arc<Notify>,
}

/// Where connections come from.
#[derive(Debug, Default)]
struct Place {
    count: usize,
    /// Others speak through it, so that how many there are says nothing.
    is_proxy: bool,
    /// Those who wait, the one that has waited longest first.
    waiting: BTreeMap<u64, u64>,
}

impl Place {
    fn crowd(&self) -> usize {
        if self.is_proxy { 1 } else { self.count }
    }
}

impl Visits {
    /// Nobody is here yet.
    pub fn new(ceilings: &Ceilings) -> Visits {
        let most = ceilings.connections;
        // However the limits are set, no address can take everything.
        let most_of_one = ceilings.connections_per_address.min(most - most / 4);
        Visits { most, most_of_one, inside: Mutex::default(), empty: Notify::new() }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new connection, which waits, if there is room for it or somebody makes room.
    pub fn enter(self: &Arc<Self>, from: IpAddr, is_proxy: bool) -> Result<Visit, Full> {
        let mut inside = self.inside();
        let already = inside.places.get(&from).map_or(0, Place::crowd);
        if !is_proxy && already >= self.most_of_one {
            inside.dismiss_from(from).ok_or(Full::Address)?;
        } else if inside.visitors.len() >= self.most {
            let crowded = inside.most_crowded(|(crowd, place)| crowd > already || place == from);
            crowded.and_then(|place| inside.dismiss_from(place)).ok_or(Full::Server)?;
        }
        let leave = Arc::new(Notify::new());
        let id = inside.add(from, is_proxy, leave.clone());
        Ok(Visit { visits: self.clone(), id, leave, is_served: AtomicBool::new(false) })
    }

    /// Sends the connection away that has waited longest, of the address that has the most.
    pub fn make_room(&self) {
        let mut inside = self.inside();
        if let Some(place) = inside.most_crowded(|_| true) {
            inside.dismiss_from(place);
        }
    }

    /// Waits until all have gone.
    pub async fn all_gone(&self) {
        loop {
            let told = self.empty.notified();
            if self.inside().visitors.is_empty() {
                return;
            }
            told.await;
        }
    }
}

impl Inside {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn add(&mut self, from: IpAddr, is_proxy: bool, leave: Arc<Notify>) -> u64 {
        let (id, now) = (self.number(), self.number());
        self.visitors.insert(id, Visitor { from, waits: Some(now), leave });
        self.change(from, |place| {
            place.count += 1;
            place.is_proxy = is_proxy;
            place.waiting.insert(now, id);
        });
        id
    }

    fn remove(&mut self, id: u64) -> Option<Visitor> {
        let visitor = self.visitors.remove(&id)?;
        self.change(visitor.from, |place| {
            place.count -= 1;
            visitor.waits.map(|since| place.waiting.remove(&since));
        });
        Some(visitor)
    }

    /// Whether it waits from now on. One that was sent away meanwhile is no longer here.
    fn set_waiting(&mut self, id: u64, waits: bool) {
        let since = waits.then(|| self.number());
        let Some(visitor) = self.visitors.get_mut(&id) else { return };
        let (from, before) = (visitor.from, std::mem::replace(&mut visitor.waits, since));
        self.change(from, |place| {
            before.map(|before| place.waiting.remove(&before));
            since.map(|since| place.waiting.insert(since, id));
        });
    }

    /// Changes a place, and keeps the order of the crowded ones.
    fn change(&mut self, from: IpAddr, change: impl FnOnce(&mut Place)) {
        let place = self.places.entry(from).or_default();
        let before = (!place.waiting.is_empty()).then(|| place.crowd());
        change(place);
        let after = (!place.waiting.is_empty()).then(|| place.crowd());
        if place.count == 0 {
            self.places.remove(&from);
        }
        if before != after {
            before.map(|crowd| self.crowded.remove(&(crowd, from)));
            after.map(|crowd| self.crowded.insert((crowd, from)));
        }
    }

    fn most_crowded(&self, fits: impl FnOnce((usize, IpAddr)) -> bool) -> Option<IpAddr> {
        self.crowded.last().copied().filter(|crowded| fits(*crowded)).map(|(_, place)| place)
    }

    /// Sends away whoever has waited longest there.
    fn dismiss_from(&mut self, from: IpAddr) -> Option<()> {
        let id = *self.places.get(&from)?.waiting.first_key_value()?.1;
        self.remove(id)?.leave.notify_one();
        metrics::counter!("rynek_connections_dropped_total").increment(1);
        Some(())
    }
}

impl Visit {
    /// The client owes something.
    pub fn waits(&self) {
        self.is_served.store(false, Ordering::Release);
        self.visits.inside().set_waiting(self.id, true);
    }

    /// The client has said all there is to say for now.
    pub fn is_served(&self) {
        self.is_served.store(true, Ordering::Release);
        self.visits.inside().set_waiting(self.id, false);
    }

    /// Waits until the connection has to make room for others. What has come meanwhile is still to be answered: whether
    /// something has.
    pub async fn has_to_leave(&self) -> bool {
        self.leave.notified().await;
        self.is_served.load(Ordering::Acquire)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut inside = self.visits.inside();
        inside.remove(self.id);
        if inside.visitors.is_empty() {
            self.visits.empty.notify_waiters();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visits(most: usize, most_of_one: usize) -> Arc<Visits> {
        let ceilings = Ceilings { connections: most, connections_per_address: most_of_one, ..Ceilings::default() };
        Arc::new(Visits::new(&ceilings))
    }

    fn from(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    fn enter(visits: &Arc<Visits>, last: u8, times: usize) -> Vec<Visit> {
        (0..times).map(|_| visits.enter(from(last), false).expect("room")).collect()
    }

    /// Those who were sent away, by their place in the list.
    fn sent_away(visits: &[Visit]) -> Vec<usize> {
        let inside = visits[0].visits.inside();
        (0..visits.len()).filter(|n| !inside.visitors.contains_key(&visits[*n].id)).collect()
    }

    #[test]
    fn whoever_waited_longest_goes_when_an_address_has_too_many() {
        let visits = visits(100, 3);
        let there = enter(&visits, 1, 3);
        there[0].is_served();
        let _fourth = enter(&visits, 1, 1);
        assert_eq!(sent_away(&there), [1]);
        there[0].waits();
        let _fifth = enter(&visits, 1, 1);
        assert_eq!(sent_away(&there), [1, 2], "the first waits for a shorter time");
        assert_eq!(visits.inside().visitors.len(), 3);
    }

    #[test]
    fn nobody_who_is_served_makes_room() {
        let visits = visits(100, 2);
        let there = enter(&visits, 1, 2);
        there.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Address);
        assert!(visits.enter(from(2), false).is_ok(), "another address has its own");
        drop(there);
        assert!(visits.enter(from(1), false).is_ok());
    }

    #[test]
    fn the_address_with_the_most_makes_room_for_others() {
        let visits = visits(8, 100);
        let (crowd, few) = (enter(&visits, 1, 5), enter(&visits, 2, 3));
        let newcomers = enter(&visits, 3, 2);
        assert_eq!((sent_away(&crowd), sent_away(&few)), (vec![0, 1], vec![]));
        crowd.iter().chain(&few).chain(&newcomers).for_each(Visit::is_served);
        assert_eq!(visits.enter(from(3), false).unwrap_err(), Full::Server);
    }

    #[test]
    fn a_crowd_does_not_push_others_out() {
        let visits = visits(8, 6);
        let (crowd, few) = (enter(&visits, 1, 5), enter(&visits, 2, 3));
        crowd.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Server);
        assert_eq!(sent_away(&few), Vec::<usize>::new());
    }

    #[test]
    fn no_address_takes_everything() {
        let visits = visits(8, 100);
        let crowd = enter(&visits, 1, 6);
        crowd.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Address);
        assert!(visits.enter(from(2), false).is_ok());
    }

    #[test]
    fn a_proxy_has_as_many_as_it_needs() {
        let visits = visits(20, 2);
        let proxied: Vec<Visit> = (0..18).map(|_| visits.enter(from(1), true).expect("room")).collect();
        let direct = enter(&visits, 2, 2);
        let _newcomer = enter(&visits, 3, 1);
        assert_eq!((sent_away(&proxied), sent_away(&direct)), (vec![], vec![0]), "the proxy is not the crowd");
    }

    #[tokio::test]
    async fn whoever_is_sent_away_hears_of_it_and_the_last_one_to_go_is_noticed() {
        let visits = visits(4, 1);
        let first = visits.enter(from(1), false).expect("room");
        let second = visits.enter(from(1), false).expect("room is made");
        assert!(!first.has_to_leave().await);
        second.is_served();
        drop((first, second));
        visits.all_gone().await;
        let inside = visits.inside();
        assert!(inside.places.is_empty() && inside.crowded.is_empty());
    }
}
