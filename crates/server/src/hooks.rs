//! Webhooks: signed JSON messages to people's own programs, for example about their turns.
//!
//! Messages wait in the store, so a restart loses none and several nodes share the work. A message that does not arrive
//! is sent again later, at growing intervals. Messages go to public addresses only, unless the operator allows others:
//! otherwise anyone could make this server send requests behind its own firewall.
//!
//! The number of messages being sent is limited for each person and for each host, so that slow programs do not delay
//! others. When the server stops, messages that are being sent are returned to the store and sent again later. So a
//! program may get a message twice, but never misses one.

mod post;

use std::{
    collections::HashMap,
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use rynek_store::{Notice, Store, StoreError};
use rynek_table::{Moment, PersonId};
use tokio::task::{Id, JoinSet};

use post::{Post, host};
pub use post::{is_address, signature};

use crate::warnings;

/// How many messages are sent at the same time.
const CONCURRENT: usize = 64;
/// How many of them to one person. While half of all are in use, it is one, so that slow programs leave room.
const PER_PERSON: usize = 4;
/// How many of them to one host.
const PER_HOST: usize = 8;
/// How long a message is locked for other nodes: longer than any attempt takes.
const LOCKED_MILLIS: i64 = 60_000;
/// How long a message waits whose host is at its limit.
const CROWDED_MILLIS: i64 = 1_000;

/// How messages are delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Whether private addresses are allowed.
    pub to_private: bool,
    /// How often to look for due messages.
    pub every: Duration,
    /// How long a program may take to answer.
    pub patience: Duration,
}

impl Default for Delivery {
    fn default() -> Delivery {
        Delivery { to_private: false, every: Duration::from_secs(1), patience: Duration::from_secs(10) }
    }
}

/// Delivers messages until `stop`, then returns those being sent to the store.
pub async fn deliver(store: Store, delivery: Delivery, clock: impl Fn() -> Moment, stop: impl Future<Output = ()>) {
    let mut deliveries = Deliveries::new(store, delivery);
    let mut stop = pin!(stop);
    loop {
        let wait = match deliveries.begin_due(clock()).await {
            Ok(()) => delivery.every,
            Err(error) => {
                warnings::of_store(&error);
                delivery.every.max(delivery.patience)
            }
        };
        tokio::select! {
            () = &mut stop => break,
            () = deliveries.one_done() => {}
            () = tokio::time::sleep(wait) => {}
        }
    }
    if let Err(error) = deliveries.give_back(clock()).await {
        warnings::of_store(&error);
    }
}

/// The messages that are being sent.
struct Deliveries {
    store: Store,
    post: Post,
    hosts: Hosts,
    going: JoinSet<Result<(), StoreError>>,
    /// Their recipients and hosts.
    in_flight: HashMap<Id, (PersonId, String)>,
}

impl Deliveries {
    fn new(store: Store, delivery: Delivery) -> Deliveries {
        Deliveries {
            store,
            post: Post::new(delivery.to_private, delivery.patience),
            hosts: Hosts::default(),
            going: JoinSet::new(),
            in_flight: HashMap::new(),
        }
    }

    /// Sends due messages as far as the limits allow: one for each person, then the next one for each.
    async fn begin_due(&mut self, now: Moment) -> Result<(), StoreError> {
        loop {
            let free = CONCURRENT.saturating_sub(self.in_flight.len());
            if free == 0 {
                return Ok(());
            }
            let due = self.store.due_notices(now, now.after(LOCKED_MILLIS), free, &self.busy()).await?;
            if due.is_empty() {
                return Ok(());
            }
            due.into_iter().for_each(|notice| self.begin(notice, now));
        }
    }

    /// The people who are at their limit.
    fn busy(&self) -> Vec<PersonId> {
        let most = if self.in_flight.len() < CONCURRENT / 2 { PER_PERSON } else { 1 };
        let mut counts: HashMap<PersonId, usize> = HashMap::new();
        for (person, _) in self.in_flight.values() {
            *counts.entry(*person).or_default() += 1;
        }
        counts.into_iter().filter(|(_, count)| *count >= most).map(|(person, _)| person).collect()
    }

    fn begin(&mut self, notice: Notice, now: Moment) {
        let (store, post, hosts) = (self.store.clone(), self.post.clone(), self.hosts.clone());
        let (person, name) = (notice.person, notice.name.clone());
        let task = self.going.spawn(async move { deliver_one(&store, &post, &hosts, &notice, now).await });
        self.in_flight.insert(task.id(), (person, name));
    }

    /// Waits until at least one message is done; forever, if there is none.
    async fn one_done(&mut self) {
        let Some(mut done) = self.going.join_next_with_id().await else { return std::future::pending().await };
        loop {
            let id = match done {
                Ok((id, Ok(()))) => id,
                Ok((id, Err(error))) => {
                    warnings::of_store(&error);
                    id
                }
                Err(error) => error.id(),
            };
            self.in_flight.remove(&id);
            match self.going.try_join_next_with_id() {
                Some(next) => done = next,
                None => return,
            }
        }
    }

    /// Stops waiting for answers. It is unknown what has arrived, so all messages are due again.
    async fn give_back(mut self, now: Moment) -> Result<(), StoreError> {
        self.going.shutdown().await;
        let names: Vec<String> = self.in_flight.into_values().map(|(_, name)| name).collect();
        if names.is_empty() { Ok(()) } else { self.store.hand_back_notices(names, now).await }
    }
}

async fn deliver_one(
    store: &Store,
    post: &Post,
    hosts: &Hosts,
    notice: &Notice,
    now: Moment,
) -> Result<(), StoreError> {
    let hook = match store.person(notice.person).await {
        Ok(profile) => profile.settings.hook,
        Err(StoreError::NotFound) => None,
        Err(error) => return Err(error),
    };
    // A person without a webhook is not told.
    let Some(hook) = hook else { return store.notice_done(&notice.name).await };
    let Some(_visit) = hosts.enter(host(&hook.url)) else {
        return store.hand_back_notices(vec![notice.name.clone()], now.after(CROWDED_MILLIS)).await;
    };
    match post.deliver(&hook, notice, now).await {
        Ok(()) => store.notice_done(&notice.name).await,
        Err(fault) => {
            tracing::debug!(%fault, "a message to a person's program did not arrive");
            store.notice_failed(&notice.name, &fault, now).await
        }
    }
}

/// How many messages are being sent to each host.
#[derive(Clone, Debug, Default)]
struct Hosts(Arc<Mutex<HashMap<String, usize>>>);

/// A message that is being sent to a host, until this is dropped.
#[derive(Debug)]
struct Call {
    hosts: Hosts,
    host: String,
}

impl Hosts {
    fn enter(&self, host: String) -> Option<Call> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(host.clone()).or_default();
        if *count >= PER_HOST {
            return None;
        }
        *count += 1;
        drop(counts);
        Some(Call { hosts: self.clone(), host })
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let mut counts = self.hosts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.host) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.host);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{Read, Write},
        net::{TcpListener, TcpStream},
        sync::atomic::{AtomicUsize, Ordering},
    };

    use rynek_store::{Hook, Settings, TokenHash};
    use rynek_trials::TempDir;
    use serde_json::json;
    use tokio::sync::oneshot;

    use super::*;

    /// A program that gives these answers one after another, and counts its requests.
    fn program(answers: &'static [&'static str]) -> (String, Arc<AtomicUsize>) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://localhost:{}/", listener.local_addr().expect("an address").port());
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        std::thread::spawn(move || {
            for (answer, stream) in answers.iter().zip(listener.incoming()) {
                let mut stream = stream.expect("a connection");
                count.fetch_add(1, Ordering::SeqCst);
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).expect("a request");
                let answer = format!("HTTP/1.1 {answer}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).expect("an answer");
                // Closing with unread data could cut off the answer.
                let _ = stream.read_to_end(&mut Vec::new());
            }
        });
        (url, asked)
    }

    /// A program that accepts connections and never answers, and the connections it holds.
    fn tarpit() -> (String, Arc<Mutex<Vec<TcpStream>>>) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://127.0.0.1:{}/", listener.local_addr().expect("an address").port());
        let held = Arc::new(Mutex::new(Vec::new()));
        let holding = held.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                holding.lock().expect("no panic").push(stream.expect("a connection"));
            }
        });
        (url, held)
    }

    async fn until(mut happened: impl FnMut() -> bool) {
        for _ in 0..12_000 {
            if happened() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("waited too long");
    }

    const THEN: Moment = Moment::from_millis(0);

    /// Creates a person with a webhook, and this many messages for them.
    async fn tell(store: &Store, who: u128, url: &str, messages: usize) {
        let person = PersonId::new(who);
        store.create_person(person, "Ada", TokenHash::of(&who.to_string()), THEN).await.expect("a new person");
        let hook = Some(Hook { url: url.to_owned(), secret: "secret".to_owned() });
        store.set_settings(person, &Settings { hook, ..Settings::default() }).await.expect("settings");
        for n in 0..messages {
            let notice = Notice::new(format!("your-turn/{who}/{n}"), person, json!({ "what": "your-turn" }), THEN);
            store.keep_notice(notice).await.expect("a notice");
        }
    }

    /// A store with one person who has a webhook and one message.
    async fn store_with(url: &str) -> (Store, TempDir) {
        let folder = TempDir::new().expect("a folder");
        let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("a store");
        tell(&store, 1, url, 1).await;
        (store, folder)
    }

    /// Delivers what is due then, and returns how many messages that were.
    async fn due(store: &Store, to_private: bool, seconds: i64) -> usize {
        let mut deliveries = Deliveries::new(store.clone(), Delivery { to_private, ..Delivery::default() });
        deliveries.begin_due(Moment::from_millis(seconds * 1_000)).await.expect("the store answers");
        let count = deliveries.in_flight.len();
        while !deliveries.in_flight.is_empty() {
            deliveries.one_done().await;
        }
        count
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_message_that_does_not_arrive_is_sent_again() {
        let (url, asked) = program(&["500 Oops", "302 Found\r\nlocation: /elsewhere", "204 No Content"]);
        let (store, _folder) = store_with(&url).await;
        // Ten seconds after the first attempt, forty after the second, and then it has arrived.
        let tried = [(0, 1, 1), (9, 0, 1), (10, 1, 2), (49, 0, 2), (50, 1, 3), (9_999, 0, 3)];
        for (second, delivered, in_all) in tried {
            assert_eq!(due(&store, true, second).await, delivered, "after {second} seconds");
            assert_eq!(asked.load(Ordering::SeqCst), in_all, "after {second} seconds");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn messages_to_private_addresses_are_refused() {
        let (url, asked) = program(&["204 No Content"]);
        let (store, _folder) = store_with(&url).await;
        // The name is resolved, and its address is refused.
        assert_eq!(due(&store, false, 0).await, 1);
        assert_eq!(asked.load(Ordering::SeqCst), 0);
        assert_eq!(due(&store, true, 10).await, 1);
        assert_eq!((asked.load(Ordering::SeqCst), due(&store, true, 99_999).await), (1, 0));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_person_without_a_webhook_is_not_told() {
        let (store, _folder) = store_with("http://localhost:9/").await;
        store.set_settings(PersonId::new(1), &Settings::default()).await.expect("settings");
        assert_eq!((due(&store, true, 0).await, due(&store, true, 99_999).await), (1, 0));
    }

    /// Waits for programs without a limit.
    fn patient() -> Delivery {
        Delivery { to_private: true, patience: Duration::from_secs(3_600), ..Delivery::default() }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn slow_programs_of_one_person_do_not_delay_others() {
        let (slow, held) = tarpit();
        let (quick, asked) = program(&["204 No Content"]);
        let (store, _folder) = store_with(&slow).await;
        tell(&store, 2, &slow, 40).await;
        tell(&store, 3, &quick, 1).await;
        let going = tokio::spawn(deliver(store, patient(), || THEN, std::future::pending()));
        until(|| asked.load(Ordering::SeqCst) == 1).await;
        // One message to the first person, and the most for one person to the second.
        until(|| held.lock().expect("no panic").len() == 1 + PER_PERSON).await;
        going.abort();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn messages_to_one_host_are_limited_and_do_not_delay_others() {
        let (slow, held) = tarpit();
        let (quick, asked) = program(&["204 No Content"]);
        let (store, _folder) = store_with(&slow).await;
        for who in 2..40 {
            tell(&store, who, &slow, 2).await;
        }
        tell(&store, 99, &quick, 1).await;
        let going = tokio::spawn(deliver(store, patient(), || THEN, std::future::pending()));
        until(|| asked.load(Ordering::SeqCst) == 1).await;
        assert!(held.lock().expect("no panic").len() <= PER_HOST);
        going.abort();
    }

    #[test]
    fn stopping_does_not_wait_for_programs_and_returns_their_messages() {
        let (slow, held) = tarpit();
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        let (store, _folder) = runtime.block_on(store_with(&slow));
        let (stop, stopped) = oneshot::channel::<()>();
        let going = runtime.spawn(deliver(store.clone(), patient(), || THEN, async { drop(stopped.await) }));
        runtime.block_on(until(|| !held.lock().expect("no panic").is_empty()));
        stop.send(()).expect("it runs until then");
        runtime.block_on(going).expect("no panic");
        let due = runtime.block_on(store.due_notices(THEN, THEN, 10, &[])).expect("the store answers");
        assert_eq!(due.iter().map(|notice| notice.attempts).collect::<Vec<_>>(), [0], "it is due immediately");
        drop((store, runtime));
        // The server has closed the connection.
        let mut stream = held.lock().expect("no panic").pop().expect("a connection");
        stream.read_to_end(&mut Vec::new()).expect("the end of the message");
    }
}
