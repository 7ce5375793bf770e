//! The rate limits of clients.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex},
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use rynek_table::PersonId;

use crate::{Problem, bodies::Bodies, config::Ceilings, visits::Visit};

type Limiter<K> = Arc<DefaultKeyedRateLimiter<K>>;

/// The limits of a server, and what each client has used of them.
#[derive(Debug)]
pub struct Limits {
    ceilings: Ceilings,
    clock: DefaultClock,
    requests: Limiter<IpAddr>,
    newcomers: Limiter<IpAddr>,
    people: Limiter<PersonId>,
    tables: Limiter<PersonId>,
    own_tables: Limiter<PersonId>,
    hints: Limiter<PersonId>,
    lines: Limiter<PersonId>,
    proxied: Arc<ProxyLoads>,
    bodies: Arc<Bodies>,
}

/// How many live tables and running requests proxies hold for each client address.
#[derive(Debug, Default)]
struct ProxyLoads(Mutex<HashMap<IpAddr, usize>>);

/// One of the connections that an address may have, held directly or through a proxy until this is dropped.
#[derive(Debug)]
pub struct Slot {
    address: IpAddr,
    /// Where it is counted, if it came through a proxy.
    proxied: Option<Arc<ProxyLoads>>,
    /// The connection it uses.
    visit: Option<Arc<Visit>>,
}

fn at_least_one(limit: u32) -> NonZeroU32 {
    NonZeroU32::new(limit).unwrap_or(NonZeroU32::MIN)
}

fn per_minute<K: std::hash::Hash + Eq + Clone>(limit: u32) -> Limiter<K> {
    Arc::new(RateLimiter::keyed(Quota::per_minute(at_least_one(limit))))
}

fn per_hour<K: std::hash::Hash + Eq + Clone>(limit: u32) -> Limiter<K> {
    Arc::new(RateLimiter::keyed(Quota::per_hour(at_least_one(limit))))
}

/// The counts of a limit that stays the same, or no counts yet.
fn kept<K>(old: &Limiter<K>, new: Limiter<K>, is_same: bool) -> Limiter<K>
where
    K: std::hash::Hash + Eq + Clone,
{
    if is_same { old.clone() } else { new }
}

impl Limits {
    /// These limits, with nothing used yet.
    pub fn new(ceilings: Ceilings) -> Limits {
        Limits {
            clock: DefaultClock::default(),
            requests: per_minute(ceilings.requests_per_address),
            newcomers: per_hour(ceilings.people_per_address),
            people: per_minute(ceilings.requests_per_person),
            tables: per_hour(ceilings.tables_per_person),
            own_tables: per_hour(ceilings.own_tables_per_person),
            hints: per_minute(ceilings.hints_per_person),
            lines: per_minute(ceilings.lines_per_person),
            proxied: Arc::default(),
            bodies: Arc::new(Bodies::new(&ceilings)),
            ceilings,
        }
    }

    /// These limits with others in their place. What clients have used counts on, except of the limits that change.
    pub fn changed(&self, ceilings: Ceilings) -> Limits {
        let (old, new) = (&self.ceilings, Limits::new(ceilings));
        self.bodies.limit(&ceilings);
        Limits {
            clock: new.clock,
            requests: kept(&self.requests, new.requests, old.requests_per_address == ceilings.requests_per_address),
            newcomers: kept(&self.newcomers, new.newcomers, old.people_per_address == ceilings.people_per_address),
            people: kept(&self.people, new.people, old.requests_per_person == ceilings.requests_per_person),
            tables: kept(&self.tables, new.tables, old.tables_per_person == ceilings.tables_per_person),
            own_tables: kept(
                &self.own_tables,
                new.own_tables,
                old.own_tables_per_person == ceilings.own_tables_per_person,
            ),
            hints: kept(&self.hints, new.hints, old.hints_per_person == ceilings.hints_per_person),
            lines: kept(&self.lines, new.lines, old.lines_per_person == ceilings.lines_per_person),
            proxied: self.proxied.clone(),
            bodies: self.bodies.clone(),
            ceilings,
        }
    }

    /// The configured limits.
    pub fn ceilings(&self) -> &Ceilings {
        &self.ceilings
    }

    /// The memory for the bodies of requests.
    pub(crate) fn bodies(&self) -> &Arc<Bodies> {
        &self.bodies
    }

    fn check<K: std::hash::Hash + Eq + Clone>(&self, limiter: &Limiter<K>, key: &K) -> Result<(), Problem> {
        limiter.check_key(key).map_err(|not_until| Problem::too_many(not_until.wait_time_from(self.clock.now())))
    }

    /// A request from an address.
    pub fn request(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.requests, &household(address))
    }

    /// A new person from an address.
    pub fn newcomer(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.newcomers, &household(address))
    }

    /// A request of a person.
    pub fn person(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.people, &person)
    }

    /// A message over a socket: it counts as a request of the person, or of the address if the person is unknown.
    pub fn message(&self, person: Option<PersonId>, socket: &Slot) -> Result<(), Problem> {
        match person {
            Some(person) => self.person(person),
            None => self.check(&self.requests, &socket.address),
        }
    }

    /// A new table of a person.
    pub fn table(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.tables, &person)
    }

    /// A new table of a person with an edition of their own, besides this many that are not finished.
    pub fn own_table(&self, person: PersonId, unfinished: usize) -> Result<(), Problem> {
        if unfinished >= self.ceilings.own_editions_per_person {
            return Err(Problem::too_many_own_editions(self.ceilings.own_editions_per_person));
        }
        self.check(&self.own_tables, &person)
    }

    /// A hint for a person.
    pub fn hint(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.hints, &person)
    }

    /// A line of chat of a person.
    pub fn line(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.lines, &person)
    }

    /// A request or a socket through a proxy, if the address is below its limit.
    pub fn enter(&self, address: IpAddr) -> Result<Slot, Problem> {
        let address = household(address);
        let mut inside = self.proxied.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = inside.entry(address).or_default();
        if *count >= self.ceilings.connections_per_address {
            return Err(Problem::too_many(Duration::from_secs(10)));
        }
        *count += 1;
        Ok(Slot { address, proxied: Some(self.proxied.clone()), visit: None })
    }

    /// A request or a socket on a direct connection, which is already counted.
    pub(crate) fn come_in(&self, address: IpAddr) -> Slot {
        Slot { address: household(address), proxied: None, visit: None }
    }

    /// Removes the entries of clients that are far from every limit, so that memory stays bounded.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.newcomers.retain_recent();
        self.people.retain_recent();
        self.tables.retain_recent();
        self.own_tables.retain_recent();
        self.hints.retain_recent();
        self.lines.retain_recent();
    }
}

impl Slot {
    /// Sets the connection.
    #[must_use]
    pub(crate) fn by(mut self, visit: Option<Arc<Visit>>) -> Slot {
        self.visit = visit;
        self
    }

    /// The client has said hello: its connection no longer has to make room for others.
    pub(crate) fn said_hello(&self) {
        if let Some(visit) = &self.visit {
            visit.is_served();
        }
    }

    /// Waits until the connection has to make room for others.
    pub(crate) async fn has_to_leave(&self) {
        match &self.visit {
            Some(visit) => drop(visit.has_to_leave().await),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(proxied) = &self.proxied else { return };
        let mut inside = proxied.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = inside.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

/// The network of a household: a single IPv4 address, or a 64-bit IPv6 network.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn too_many_requests_are_refused() {
        let limits = Limits::new(Ceilings { requests_per_address: 3, ..Ceilings::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        for _ in 0..3 {
            limits.request(one).expect("within the limit");
        }
        assert_eq!(limits.request(one).unwrap_err().code(), "too_many");
        limits.request(other).expect("another address has its own limit");
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(household(address("2001:db8:1:2:3::4")), household(address("2001:db8:1:2::9")));
        assert_ne!(household(address("2001:db8:1:2::4")), household(address("2001:db8:1:3::4")));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn a_closed_connection_makes_room() {
        let limits = Limits::new(Ceilings { connections_per_address: 1, ..Ceilings::default() });
        let here = limits.enter(address("192.0.2.1")).expect("room for one");
        assert!(limits.enter(address("192.0.2.1")).is_err());
        drop(here);
        assert!(limits.enter(address("192.0.2.1")).is_ok());
    }
}
