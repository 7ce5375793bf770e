//! The open connections, and which of them are closed when there are too many.
//!
//! A connection *waits* while the server waits for its client: for a request, the rest of a body or the hello of a live
//! table. When there is no room, the connection that has waited longest is closed, of the address with the most
//! connections. So idle connections never block others, and a request that is being answered is never interrupted.

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

/// The open connections.
#[derive(Debug)]
pub(crate) struct Visits {
    inside: Mutex<OpenVisits>,
    /// Notified when the last connection has been closed.
    empty: Notify,
}

/// Why a connection is refused: the limit is reached, and none of the connections that count waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The limit of its address.
    Address,
    /// The limit of the server.
    Server,
}

/// An open connection. It counts until this is dropped.
#[derive(Debug)]
pub(crate) struct Visit {
    visits: Arc<Visits>,
    id: u64,
    leave: Arc<Notify>,
    is_served: AtomicBool,
}

#[derive(Debug, Default)]
struct OpenVisits {
    most: usize,
    most_of_one: usize,
    /// The next number, for a connection or for the order of waiting.
    next: u64,
    visitors: HashMap<u64, OpenVisit>,
    addresses: HashMap<IpAddr, AddressVisits>,
    /// The addresses of waiting connections, by their number of connections.
    crowded: BTreeSet<(usize, IpAddr)>,
}

#[derive(Debug)]
struct OpenVisit {
    from: IpAddr,
    /// When it began to wait, if it waits.
    waits: Option<u64>,
    leave: Arc<Notify>,
}

/// The connections of one address.
#[derive(Debug, Default)]
struct AddressVisits {
    count: usize,
    /// Whether it is a proxy for many clients, so that its number of connections means nothing.
    is_proxy: bool,
    /// The waiting connections, the one that has waited longest first.
    waiting: BTreeMap<u64, u64>,
}

impl AddressVisits {
    fn crowd(&self) -> usize {
        if self.is_proxy { 1 } else { self.count }
    }
}

impl Visits {
    /// No connections yet.
    pub fn new(ceilings: &Ceilings) -> Visits {
        let visits = Visits { inside: Mutex::default(), empty: Notify::new() };
        visits.limit(ceilings);
        visits
    }

    /// Changes the limits. Connections that are already open stay open.
    pub fn limit(&self, ceilings: &Ceilings) {
        let mut inside = self.inside();
        inside.most = ceilings.connections;
        // Whatever the limits are, one address cannot use all connections.
        inside.most_of_one = ceilings.connections_per_address.min(inside.most - inside.most / 4);
    }

    fn inside(&self) -> MutexGuard<'_, OpenVisits> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection, which waits, if there is room for it or another one can be closed.
    pub fn enter(self: &Arc<Self>, from: IpAddr, is_proxy: bool) -> Result<Visit, Full> {
        let mut inside = self.inside();
        let already = inside.addresses.get(&from).map_or(0, AddressVisits::crowd);
        if !is_proxy && already >= inside.most_of_one {
            inside.dismiss_from(from).ok_or(Full::Address)?;
        } else if inside.visitors.len() >= inside.most {
            let crowded = inside.most_crowded(|(crowd, address)| crowd > already || address == from);
            crowded.and_then(|address| inside.dismiss_from(address)).ok_or(Full::Server)?;
        }
        let leave = Arc::new(Notify::new());
        let id = inside.add(from, is_proxy, leave.clone());
        Ok(Visit { visits: self.clone(), id, leave, is_served: AtomicBool::new(false) })
    }

    /// Closes the connection that has waited longest, of the address with the most connections.
    pub fn make_room(&self) {
        let mut inside = self.inside();
        if let Some(address) = inside.most_crowded(|_| true) {
            inside.dismiss_from(address);
        }
    }

    /// Waits until all connections are closed.
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

impl OpenVisits {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn add(&mut self, from: IpAddr, is_proxy: bool, leave: Arc<Notify>) -> u64 {
        let (id, now) = (self.number(), self.number());
        self.visitors.insert(id, OpenVisit { from, waits: Some(now), leave });
        self.change(from, |address| {
            address.count += 1;
            address.is_proxy = is_proxy;
            address.waiting.insert(now, id);
        });
        id
    }

    fn remove(&mut self, id: u64) -> Option<OpenVisit> {
        let visitor = self.visitors.remove(&id)?;
        self.change(visitor.from, |address| {
            address.count -= 1;
            visitor.waits.map(|since| address.waiting.remove(&since));
        });
        Some(visitor)
    }

    /// Sets whether a connection waits. It may have been removed already.
    fn set_waiting(&mut self, id: u64, waits: bool) {
        let since = waits.then(|| self.number());
        let Some(visitor) = self.visitors.get_mut(&id) else { return };
        let (from, before) = (visitor.from, std::mem::replace(&mut visitor.waits, since));
        self.change(from, |address| {
            before.map(|before| address.waiting.remove(&before));
            since.map(|since| address.waiting.insert(since, id));
        });
    }

    /// Changes the entry of an address, and keeps `crowded` in order.
    fn change(&mut self, from: IpAddr, change: impl FnOnce(&mut AddressVisits)) {
        let address = self.addresses.entry(from).or_default();
        let before = (!address.waiting.is_empty()).then(|| address.crowd());
        change(address);
        let after = (!address.waiting.is_empty()).then(|| address.crowd());
        if address.count == 0 {
            self.addresses.remove(&from);
        }
        if before != after {
            before.map(|crowd| self.crowded.remove(&(crowd, from)));
            after.map(|crowd| self.crowded.insert((crowd, from)));
        }
    }

    fn most_crowded(&self, fits: impl FnOnce((usize, IpAddr)) -> bool) -> Option<IpAddr> {
        self.crowded.last().copied().filter(|crowded| fits(*crowded)).map(|(_, address)| address)
    }

    /// Closes the connection of this address that has waited longest.
    fn dismiss_from(&mut self, from: IpAddr) -> Option<()> {
        let id = *self.addresses.get(&from)?.waiting.first_key_value()?.1;
        self.remove(id)?.leave.notify_one();
        metrics::counter!("rynek_connections_dropped_total").increment(1);
        Some(())
    }
}

impl Visit {
    /// The server waits for the client.
    pub fn waits(&self) {
        self.is_served.store(false, Ordering::Release);
        self.visits.inside().set_waiting(self.id, true);
    }

    /// The client waits for the server.
    pub fn is_served(&self) {
        self.is_served.store(true, Ordering::Release);
        self.visits.inside().set_waiting(self.id, false);
    }

    /// Waits until the connection has to make room for others. Returns whether a request has arrived in the meantime,
    /// which must still be answered.
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

    /// The indices of those that were closed.
    fn closed(visits: &[Visit]) -> Vec<usize> {
        let inside = visits[0].visits.inside();
        (0..visits.len()).filter(|n| !inside.visitors.contains_key(&visits[*n].id)).collect()
    }

    #[test]
    fn the_longest_waiting_connection_of_a_full_address_is_closed() {
        let visits = visits(100, 3);
        let there = enter(&visits, 1, 3);
        there[0].is_served();
        let _fourth = enter(&visits, 1, 1);
        assert_eq!(closed(&there), [1]);
        there[0].waits();
        let _fifth = enter(&visits, 1, 1);
        assert_eq!(closed(&there), [1, 2], "the first waits for a shorter time");
        assert_eq!(visits.inside().visitors.len(), 3);
    }

    #[test]
    fn a_connection_with_a_request_is_never_closed() {
        let visits = visits(100, 2);
        let there = enter(&visits, 1, 2);
        there.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Address);
        assert!(visits.enter(from(2), false).is_ok(), "another address has its own limit");
        drop(there);
        assert!(visits.enter(from(1), false).is_ok());
    }

    #[test]
    fn the_address_with_the_most_connections_makes_room() {
        let visits = visits(8, 100);
        let (crowd, few) = (enter(&visits, 1, 5), enter(&visits, 2, 3));
        let newcomers = enter(&visits, 3, 2);
        assert_eq!((closed(&crowd), closed(&few)), (vec![0, 1], vec![]));
        crowd.iter().chain(&few).chain(&newcomers).for_each(Visit::is_served);
        assert_eq!(visits.enter(from(3), false).unwrap_err(), Full::Server);
    }

    #[test]
    fn an_address_with_many_connections_does_not_displace_others() {
        let visits = visits(8, 6);
        let (crowd, few) = (enter(&visits, 1, 5), enter(&visits, 2, 3));
        crowd.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Server);
        assert_eq!(closed(&few), Vec::<usize>::new());
    }

    #[test]
    fn no_address_can_use_all_connections() {
        let visits = visits(8, 100);
        let crowd = enter(&visits, 1, 6);
        crowd.iter().for_each(Visit::is_served);
        assert_eq!(visits.enter(from(1), false).unwrap_err(), Full::Address);
        assert!(visits.enter(from(2), false).is_ok());
    }

    #[test]
    fn a_proxy_has_no_connection_limit() {
        let visits = visits(20, 2);
        let proxied: Vec<Visit> = (0..18).map(|_| visits.enter(from(1), true).expect("room")).collect();
        let direct = enter(&visits, 2, 2);
        let _newcomer = enter(&visits, 3, 1);
        assert_eq!((closed(&proxied), closed(&direct)), (vec![], vec![0]), "the proxy counts as one connection");
    }

    #[tokio::test]
    async fn a_closed_connection_is_notified_and_the_last_one_is_noticed() {
        let visits = visits(4, 1);
        let first = visits.enter(from(1), false).expect("room");
        let second = visits.enter(from(1), false).expect("room is made");
        assert!(!first.has_to_leave().await);
        second.is_served();
        drop((first, second));
        visits.all_gone().await;
        let inside = visits.inside();
        assert!(inside.addresses.is_empty() && inside.crowded.is_empty());
    }
}
