//! The bodies of requests: how much memory they may use, and how long they may take to arrive.
//!
//! The memory of a body is charged to the server, to the client's address and to the person until the request is
//! answered. A body that does not fit is refused before more of it is read.

use std::{
    collections::HashMap,
    future::poll_fn,
    hash::Hash,
    net::IpAddr,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use rynek_table::PersonId;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    time::{Instant, Sleep, sleep_until},
};

use crate::{Ceilings, Problem};

/// The largest body of a request; records may be larger.
pub const MOST_BODY: usize = 64 * 1024;
/// The largest record.
pub const MOST_RECORD: usize = 8 * 1024 * 1024;

/// Memory is charged in steps of this size. A body that has just begun is charged one step, because its connection may
/// already hold that much. So the limits in bytes also bound the number of bodies.
pub(crate) const STEP: usize = 64 * 1024;
const MEBIBYTE: usize = 1024 * 1024;
/// How long a body may take. It must not pause for longer than the first value, and has one second more for each step
/// that has arrived, up to the second value.
const MAX_PAUSE: Duration = Duration::from_secs(10);
const MAX_TIME: Duration = Duration::from_secs(50);
/// When a client may try again.
const RETRY: Duration = Duration::from_secs(5);
/// The unit of `parsing`.
const KIBIBYTE: usize = 1024;

/// The memory that bodies use now.
#[derive(Debug)]
pub struct Bodies {
    loads: Mutex<Loads>,
    /// Permits to parse records. Parsing takes many times the length of a record, so only so much is parsed at a time.
    parsing: Arc<Semaphore>,
}

#[derive(Debug, Default)]
struct Loads {
    most: usize,
    most_of_address: usize,
    most_of_person: usize,
    all: usize,
    of_address: HashMap<IpAddr, usize>,
    of_person: HashMap<PersonId, usize>,
}

/// The limit that is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FullLimit {
    Person,
    Address,
    Server,
}

/// The memory charged for the body of one request, until the last copy of this is dropped.
#[derive(Clone, Debug)]
pub struct Hold(Arc<Held>);

#[derive(Debug)]
struct Held {
    bodies: Arc<Bodies>,
    address: IpAddr,
    charged: Mutex<Charged>,
}

#[derive(Debug, Default)]
struct Charged {
    person: Option<PersonId>,
    bytes: usize,
    /// Why the rest of the body was not read.
    refused: Option<Problem>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn subtract<K: Hash + Eq>(loads: &mut HashMap<K, usize>, key: &K, bytes: usize) {
    if let Some(load) = loads.get_mut(key) {
        *load -= bytes.min(*load);
        if *load == 0 {
            loads.remove(key);
        }
    }
}

impl Bodies {
    /// An empty account with these limits.
    pub fn new(ceilings: &Ceilings) -> Bodies {
        let parsing = Arc::new(Semaphore::new(MOST_RECORD / KIBIBYTE));
        let bodies = Bodies { loads: Mutex::default(), parsing };
        bodies.limit(ceilings);
        bodies
    }

    /// Changes the limits. Bodies that have begun keep what is charged.
    pub fn limit(&self, ceilings: &Ceilings) {
        let bytes = |mebibytes: usize| mebibytes.saturating_mul(MEBIBYTE);
        let mut loads = lock(&self.loads);
        loads.most = bytes(ceilings.body_memory);
        loads.most_of_address = bytes(ceilings.body_memory_per_address);
        loads.most_of_person = bytes(ceilings.body_memory_per_person);
    }

    /// The account for the body of a request from an address.
    pub fn hold(self: &Arc<Self>, address: IpAddr) -> Hold {
        Hold(Arc::new(Held { bodies: self.clone(), address, charged: Mutex::default() }))
    }

    /// How many bytes are charged now.
    pub fn bytes(&self) -> usize {
        lock(&self.loads).all
    }

    /// Waits until a record of this length may be parsed: one of the largest at a time, or several smaller ones.
    pub async fn permit_parsing(&self, bytes: usize) -> Option<OwnedSemaphorePermit> {
        let part = bytes.clamp(KIBIBYTE, MOST_RECORD).div_ceil(KIBIBYTE);
        self.parsing.clone().acquire_many_owned(part as u32).await.ok()
    }

    fn charge(
        &self,
        address: IpAddr,
        person: Option<PersonId>,
        bytes: usize,
        has_begun: bool,
    ) -> Result<(), FullLimit> {
        // The last quarter is reserved for bodies that only begin, so that large ones do not block small ones.
        let room = |load: usize, most: usize| load + bytes <= if has_begun { most - most / 4 } else { most };
        let mut loads = lock(&self.loads);
        let of_address = loads.of_address.get(&address).copied().unwrap_or_default();
        let of_person = person.and_then(|person| loads.of_person.get(&person)).copied().unwrap_or_default();
        if person.is_some() && !room(of_person, loads.most_of_person) {
            return Err(FullLimit::Person);
        }
        if !room(of_address, loads.most_of_address) {
            return Err(FullLimit::Address);
        }
        if !room(loads.all, loads.most) {
            return Err(FullLimit::Server);
        }
        loads.all += bytes;
        *loads.of_address.entry(address).or_default() += bytes;
        if let Some(person) = person {
            *loads.of_person.entry(person).or_default() += bytes;
        }
        Ok(())
    }

    fn release(&self, address: IpAddr, charged: &Charged) {
        let mut loads = lock(&self.loads);
        loads.all -= charged.bytes;
        subtract(&mut loads.of_address, &address, charged.bytes);
        if let Some(person) = &charged.person {
            subtract(&mut loads.of_person, person, charged.bytes);
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let charged = self.charged.get_mut().unwrap_or_else(PoisonError::into_inner);
        if charged.bytes > 0 {
            self.bodies.release(self.address, charged);
        }
    }
}

impl Hold {
    /// Sets the person who sends the body. This has an effect only before anything is read.
    pub(crate) fn belongs_to(&self, person: PersonId) {
        let mut charged = lock(&self.0.charged);
        if charged.bytes == 0 {
            charged.person = Some(person);
        }
    }

    /// Why the rest of the body was not read, if it was refused.
    pub(crate) fn refused(&self) -> Option<Problem> {
        lock(&self.0.charged).refused.clone()
    }

    /// Charges for a body of which this many bytes have arrived.
    fn cover(&self, arrived: usize) -> Result<(), ()> {
        let mut charged = lock(&self.0.charged);
        let needed = arrived.div_ceil(STEP).max(1) * STEP;
        if needed <= charged.bytes {
            return Ok(());
        }
        let more = needed - charged.bytes;
        match self.0.bodies.charge(self.0.address, charged.person, more, charged.bytes > 0) {
            Ok(()) => {
                charged.bytes = needed;
                Ok(())
            }
            Err(full) => {
                drop(charged);
                let (why, problem) = match full {
                    FullLimit::Person => ("person", Problem::too_many(RETRY)),
                    FullLimit::Address => ("address", Problem::too_many(RETRY)),
                    FullLimit::Server => ("server", Problem::busy(RETRY)),
                };
                self.refuse(why, problem);
                Err(())
            }
        }
    }

    fn refuse(&self, why: &'static str, problem: Problem) {
        metrics::counter!("rynek_bodies_refused_total", "why" => why).increment(1);
        lock(&self.0.charged).refused = Some(problem);
    }
}

/// A body that is charged for as it arrives, and has a deadline.
pub(crate) struct Metered {
    body: Body,
    hold: Hold,
    arrived: usize,
    /// When reading began, and the deadline.
    clock: Option<(Instant, Pin<Box<Sleep>>)>,
}

impl Metered {
    pub fn new(body: Body, hold: Hold) -> Metered {
        Metered { body, hold, arrived: 0, clock: None }
    }

    fn allowed(&self) -> Duration {
        (MAX_PAUSE + Duration::from_secs((self.arrived / STEP) as u64)).min(MAX_TIME)
    }

    fn begin(&mut self) -> Result<(), ()> {
        if self.clock.is_none() {
            self.hold.cover(0)?;
            let now = Instant::now();
            self.clock = Some((now, Box::pin(sleep_until(now + MAX_PAUSE))));
        }
        Ok(())
    }

    fn arrive(&mut self, bytes: usize) -> Result<(), ()> {
        self.arrived += bytes;
        let allowed = self.allowed();
        if let Some((begun, late)) = &mut self.clock {
            late.as_mut().reset((*begun + allowed).min(Instant::now() + MAX_PAUSE));
        }
        self.hold.cover(self.arrived)
    }

    /// Ready once the body has missed its deadline.
    fn poll_late(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some((_, late)) = &mut self.clock else { return Poll::Pending };
        ready!(late.as_mut().poll(context));
        self.hold.refuse("slow", Problem::too_slow());
        Poll::Ready(())
    }
}

/// The error that a handler sees when a body is refused; the client gets the reason from `Hold`.
fn broken() -> axum::Error {
    axum::Error::new("the body is not read any further")
}

impl HttpBody for Metered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = self.get_mut();
        if this.begin().is_err() {
            return Poll::Ready(Some(Err(broken())));
        }
        match Pin::new(&mut this.body).poll_frame(context) {
            Poll::Ready(Some(Ok(frame))) => {
                let bytes = frame.data_ref().map_or(0, Bytes::len);
                Poll::Ready(Some(this.arrive(bytes).map(|()| frame).map_err(|()| broken())))
            }
            Poll::Ready(other) => Poll::Ready(other),
            Poll::Pending => this.poll_late(context).map(|()| Some(Err(broken()))),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Reads a whole body of at most this length. The announced length is checked first.
pub(crate) async fn gather(mut body: Body, most: usize) -> Result<Vec<u8>, Problem> {
    let announced = body.size_hint();
    if announced.lower() > most as u64 {
        return Err(Problem::too_large());
    }
    // Room for the whole announced length could become resident before it is charged: the system may back it with huge pages.
    let mut bytes = Vec::with_capacity((announced.lower() as usize).min(STEP));
    while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
        let frame = frame.map_err(|error| Problem::malformed(error.to_string()))?;
        let Ok(data) = frame.into_data() else { continue };
        if bytes.len() + data.len() > most {
            return Err(Problem::too_large());
        }
        bytes.extend_from_slice(&data);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    /// A body whose parts arrive one after another, each after a delay.
    struct Slowly {
        parts: VecDeque<(Duration, usize)>,
        next: Option<Pin<Box<Sleep>>>,
    }

    impl Slowly {
        fn body(parts: impl IntoIterator<Item = (u64, usize)>) -> Body {
            let parts = parts.into_iter().map(|(seconds, bytes)| (Duration::from_secs(seconds), bytes)).collect();
            Body::new(Slowly { parts, next: None })
        }
    }

    impl HttpBody for Slowly {
        type Data = Bytes;
        type Error = axum::Error;

        fn poll_frame(
            self: Pin<&mut Self>,
            context: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
            let this = self.get_mut();
            let Some((wait, bytes)) = this.parts.front().copied() else { return Poll::Ready(None) };
            let next = this.next.get_or_insert_with(|| Box::pin(tokio::time::sleep(wait)));
            ready!(next.as_mut().poll(context));
            this.next = None;
            this.parts.pop_front();
            Poll::Ready(Some(Ok(Frame::data(vec![b'x'; bytes].into()))))
        }
    }

    fn bodies(all: usize, of_address: usize, of_person: usize) -> Arc<Bodies> {
        Arc::new(Bodies::new(&Ceilings {
            body_memory: all,
            body_memory_per_address: of_address,
            body_memory_per_person: of_person,
            ..Ceilings::default()
        }))
    }

    fn address(last: u8) -> IpAddr {
        [192, 0, 2, last].into()
    }

    /// Reads a body: its length, or why it was refused.
    async fn read(hold: &Hold, body: Body) -> Result<usize, &'static str> {
        let read = gather(Body::new(Metered::new(body, hold.clone())), MOST_RECORD).await;
        match hold.refused() {
            Some(problem) => Err(problem.code()),
            None => read.map(|bytes| bytes.len()).map_err(|problem| problem.code()),
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_body_has_to_arrive_in_time() {
        let bodies = bodies(64, 64, 64);
        let hold = || bodies.hold(address(1));
        assert_eq!(read(&hold(), Slowly::body([(9, 100), (0, 100)])).await, Ok(200));
        assert_eq!(read(&hold(), Slowly::body([(11, 100)])).await, Err("too_slow"));
        let drops = Slowly::body(std::iter::repeat_n((1, 1), 1_000));
        assert_eq!(read(&hold(), drops).await, Err("too_slow"), "a byte a second is too slow");
        let steady = Slowly::body(std::iter::repeat_n((1, 3 * STEP), 40));
        assert_eq!(read(&hold(), steady).await, Ok(120 * STEP));
        let stalled = Slowly::body([(0, 100 * STEP), (11, 1)]);
        assert_eq!(read(&hold(), stalled).await, Err("too_slow"), "however much has arrived");
        let long = Slowly::body(std::iter::repeat_n((1, STEP), 100));
        assert_eq!(read(&hold(), long).await, Err("too_slow"), "a body has a total limit");
        assert_eq!(bodies.bytes(), 0);
    }

    #[tokio::test]
    async fn memory_is_charged_until_it_is_released() {
        let bodies = bodies(8, 4, 2);
        let large = || Slowly::body([(0, MEBIBYTE)]);
        let of = |who: u128, place: u8| {
            let hold = bodies.hold(address(place));
            hold.belongs_to(PersonId::new(who));
            hold
        };
        let ada = of(1, 1);
        assert_eq!(read(&ada, large()).await, Ok(MEBIBYTE));
        assert_eq!(bodies.bytes(), MEBIBYTE);
        assert_eq!(read(&of(1, 2), large()).await, Err("too_many"), "a person has one limit for all addresses");
        assert_eq!(read(&of(1, 1), Slowly::body([(0, 9)])).await, Ok(9), "a small body has room");
        let (bob, eve) = (of(2, 1), of(3, 1));
        assert_eq!(read(&bob, large()).await, Ok(MEBIBYTE));
        assert_eq!(read(&eve, large()).await, Ok(MEBIBYTE));
        assert_eq!(read(&of(4, 1), large()).await, Err("too_many"), "the limit of the address is reached");
        let others = [of(5, 2), of(6, 2), of(7, 2)];
        for other in &others {
            assert_eq!(read(other, large()).await, Ok(MEBIBYTE));
        }
        assert_eq!(read(&of(8, 3), large()).await, Err("busy"), "the server is full");
        drop((ada, bob, eve, others));
        assert_eq!(bodies.bytes(), 0);
        assert_eq!(read(&of(8, 3), large()).await, Ok(MEBIBYTE));
    }

    #[tokio::test]
    async fn small_bodies_are_charged_too() {
        let bodies = bodies(8, 4, 1);
        let hold = || {
            let hold = bodies.hold(address(1));
            hold.belongs_to(PersonId::new(1));
            hold
        };
        let begun: Vec<Hold> = (0..MEBIBYTE / STEP).map(|_| hold()).collect();
        for hold in &begun {
            assert_eq!(read(hold, Slowly::body([(0, 1)])).await, Ok(1));
        }
        assert_eq!(read(&hold(), Slowly::body([(0, 1)])).await, Err("too_many"));
    }

    #[tokio::test]
    async fn a_body_with_a_large_announced_length_is_not_read() {
        let bodies = bodies(64, 64, 64);
        let hold = bodies.hold(address(1));
        let body = Body::new(Metered::new(Body::from(vec![b'x'; 100]), hold.clone()));
        assert_eq!(gather(body, 99).await.unwrap_err().code(), "too_large");
        assert_eq!(bodies.bytes(), 0, "nothing was read");
        assert_eq!(gather(Slowly::body([(0, 60), (0, 60)]), 99).await.unwrap_err().code(), "too_large");
    }

    #[tokio::test]
    async fn the_largest_records_are_parsed_one_by_one() {
        let bodies = bodies(64, 64, 64);
        let reading = bodies.permit_parsing(MOST_RECORD).await.expect("a permit");
        assert_eq!(bodies.parsing.available_permits(), 0);
        drop(reading);
        let (_one, _other) = (bodies.permit_parsing(100).await, bodies.permit_parsing(MOST_RECORD / 2).await);
    }
}
