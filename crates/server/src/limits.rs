//! How much anybody may ask.

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
use rynek_tables::PersonId;

use crate::{Problem, bodies::Bodies, config::Ceilings, visits::Visit};

type Limiter<K> = DefaultKeyedRateLimiter<K>;

/// The limits of a house, and how far everybody is from them.
#[derive(Debug)]
pub struct Limits {
    ceilings: Ceilings,
    clock: DefaultClock,
    requests: Limiter<IpAddr>,
    newcomers: Limiter<IpAddr>,
    people: Limiter<PersonId>,
    tables: Limiter<PersonId>,
    hints: Limiter<PersonId>,
    lines: Limiter<PersonId>,
    doors: Arc<Doors>,
    bodies: Arc<Bodies>,
}

/// What proxies have open now for those they speak for: live tables, and requests that run.
#[derive(Debug, Default)]
struct Doors(Mutex<HashMap<IpAddr, usize>>);

/// Somebody who has come in, directly or through a proxy, and counts until this is dropped.
#[derive(Debug)]
pub struct Entered {
    address: IpAddr,
    /// Where they count, if they came through a proxy.
    doors: Option<Arc<Doors>>,
    /// The connection they use.
    visit: Option<Arc<Visit>>,
}

fn least_one(much: u32) -> NonZeroU32 {
    NonZeroU32::new(much).unwrap_or(NonZeroU32::MIN)
}

fn per_minute<K: std::hash::Hash + Eq + Clone>(much: u32) -> Limiter<K> {
    RateLimiter::keyed(Quota::per_minute(least_one(much)))
}

fn per_hour<K: std::hash::Hash + Eq + Clone>(much: u32) -> Limiter<K> {
    RateLimiter::keyed(Quota::per_hour(least_one(much)))
}

impl Limits {
    /// These limits, with nobody near them.
    pub fn new(ceilings: Ceilings) -> Limits {
        Limits {
            clock: DefaultClock::default(),
            requests: per_minute(ceilings.requests_per_address),
            newcomers: per_hour(ceilings.people_per_address),
            people: per_minute(ceilings.requests_per_person),
            tables: per_hour(ceilings.tables_per_person),
            hints: per_minute(ceilings.hints_per_person),
            lines: per_minute(ceilings.lines_per_person),
            doors: Arc::default(),
            bodies: Arc::new(Bodies::new(&ceilings)),
            ceilings,
        }
    }

    /// The limits themselves.
    pub fn ceilings(&self) -> &Ceilings {
        &self.ceilings
    }

    /// The memory for bodies of requests.
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

    /// Somebody new from an address.
    pub fn newcomer(&self, address: IpAddr) -> Result<(), Problem> {
        self.check(&self.newcomers, &household(address))
    }

    /// A request of a person.
    pub fn person(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.people, &person)
    }

    /// A message over a socket: a request of whoever sent it, or of their address if nobody knows who that is.
    pub fn message(&self, person: Option<PersonId>, socket: &Entered) -> Result<(), Problem> {
        match person {
            Some(person) => self.person(person),
            None => self.check(&self.requests, &socket.address),
        }
    }

    /// A new table of a person.
    pub fn table(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.tables, &person)
    }

    /// A hint for a person.
    pub fn hint(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.hints, &person)
    }

    /// A line of chat of a person.
    pub fn line(&self, person: PersonId) -> Result<(), Problem> {
        self.check(&self.lines, &person)
    }

    /// Something that a proxy does for an address, if there is room for it.
    pub fn enter(&self, address: IpAddr) -> Result<Entered, Problem> {
        let address = household(address);
        let mut inside = self.doors.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let count = inside.entry(address).or_default();
        if *count >= self.ceilings.connections_per_address {
            return Err(Problem::too_many(Duration::from_secs(10)));
        }
        *count += 1;
        Ok(Entered { address, doors: Some(self.doors.clone()), visit: None })
    }

    /// Somebody from an address whose own connection this is: it counts already.
    pub(crate) fn come_in(&self, address: IpAddr) -> Entered {
        Entered { address: household(address), doors: None, visit: None }
    }

    /// Forgets those who are far from every limit, so that memory stays bounded.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.newcomers.retain_recent();
        self.people.retain_recent();
        self.tables.retain_recent();
        self.hints.retain_recent();
        self.lines.retain_recent();
    }
}

impl Entered {
    /// The same, by this connection.
    #[must_use]
    pub(crate) fn by(mut self, visit: Option<Arc<Visit>>) -> Entered {
        self.visit = visit;
        self
    }

    /// They have said who they are: their connection need not make room for others any more.
    pub(crate) fn said_hello(&self) {
        if let Some(visit) = &self.visit {
            visit.is_served();
        }
    }

    /// Waits until their connection has to make room for others.
    pub(crate) async fn has_to_leave(&self) {
        match &self.visit {
            Some(visit) => drop(visit.has_to_leave().await),
            None => std::future::pending().await,
        }
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let Some(doors) = &self.doors else { return };
        let mut inside = doors.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(count) = inside.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.address);
            }
        }
    }
}

/// One household is one address, or the 64-bit network that a household gets.
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
    fn whoever_asks_too_much_is_told_when_to_come_back() {
        let limits = Limits::new(Ceilings { requests_per_address: 3, ..Ceilings::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        for _ in 0..3 {
            limits.request(one).expect("within the limit");
        }
        assert_eq!(limits.request(one).unwrap_err().code(), "too_many");
        limits.request(other).expect("another address has its own");
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(household(address("2001:db8:1:2:3::4")), household(address("2001:db8:1:2::9")));
        assert_ne!(household(address("2001:db8:1:2::4")), household(address("2001:db8:1:3::4")));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn whoever_leaves_makes_room() {
        let limits = Limits::new(Ceilings { connections_per_address: 1, ..Ceilings::default() });
        let here = limits.enter(address("192.0.2.1")).expect("room for one");
        assert!(limits.enter(address("192.0.2.1")).is_err());
        drop(here);
        assert!(limits.enter(address("192.0.2.1")).is_ok());
    }
}
