//! A fair queue for the bots that may think concurrently.
//!
//! All thinking is charged to a person. People are served by turns, however much each of them has waiting, and so are a
//! person's tables. Every person in the queue has a round: their next request is served in it, and the one after that a
//! round later. The lowest round is served first, and a newcomer joins the round that is being served, so a person
//! waits for at most one request of each other person. This is start-time fair queueing with requests of one size.
//!
//! What nobody waits for at a table, such as reviews, thinks in idle time: only while no bot waits, in the order of its
//! requests.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard},
};

use tokio::sync::oneshot;

use rynek_table::{PersonId, TableId};

use super::lock;

/// The limit on bots that think concurrently, and the queue for it. Cloning it gives the same queue.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<ThinkQueue>>);

/// A place in the queue and, once it is served, a permit to think. Dropping it gives up both.
#[derive(Debug)]
pub(super) struct ThinkPermit {
    thinkers: Thinkers,
    /// Who is charged, and the table; `None` in idle time.
    turn: Option<(PersonId, TableId)>,
    ticket: u64,
}

#[derive(Debug)]
struct ThinkQueue {
    /// How many bots may think concurrently, and how many do.
    most: usize,
    busy: usize,
    waiting: usize,
    /// The last ticket that was given out.
    tickets: u64,
    /// The round that is being served.
    round: u64,
    people: HashMap<PersonId, PersonQueue>,
    /// People with requests, by round and then by ticket.
    turns: BTreeMap<(u64, u64), PersonId>,
    /// The requests for idle time.
    idle: VecDeque<QueuedThought>,
}

/// The requests of a person. It stays in the map without requests until their round has come.
#[derive(Debug, Default)]
struct PersonQueue {
    round: u64,
    /// The ticket of their first request.
    came: u64,
    /// Their tables with requests, the next one first.
    tables: VecDeque<(TableId, VecDeque<QueuedThought>)>,
}

#[derive(Debug)]
struct QueuedThought {
    ticket: u64,
    served: oneshot::Sender<()>,
}

impl Thinkers {
    /// Lets `most` bots think concurrently.
    pub fn new(most: usize) -> Thinkers {
        let (people, turns, idle) = Default::default();
        let queue = ThinkQueue { most, busy: 0, waiting: 0, tickets: 0, round: 0, people, turns, idle };
        Thinkers(Arc::new(Mutex::new(queue)))
    }

    /// Waits for a permit to think about a table. The thinking is charged to `payer`.
    pub async fn wait(&self, payer: PersonId, table: TableId) -> ThinkPermit {
        let (permit, served) = self.enqueue(payer, table);
        // The queue holds the sender, so this cannot fail.
        let _ = served.await;
        permit
    }

    /// Waits for a permit to think while no bot waits.
    pub async fn wait_for_idle(&self) -> ThinkPermit {
        let (permit, served) = self.enqueue_idle();
        // The queue holds the sender, so this cannot fail.
        let _ = served.await;
        permit
    }

    /// How many requests wait for idle time.
    pub fn waiting_for_idle(&self) -> usize {
        self.queue().idle.len()
    }

    /// How many bots think.
    pub fn busy(&self) -> usize {
        self.queue().busy
    }

    /// How many bots wait.
    pub fn waiting(&self) -> usize {
        self.queue().waiting
    }

    /// How many requests of a person wait at a table.
    pub fn waiting_at(&self, payer: PersonId, table: TableId) -> usize {
        let queue = self.queue();
        let mut tables = queue.people.get(&payer).into_iter().flat_map(|account| &account.tables);
        tables.find(|(id, _)| *id == table).map_or(0, |(_, requests)| requests.len())
    }

    fn queue(&self) -> MutexGuard<'_, ThinkQueue> {
        lock(&self.0)
    }

    fn enqueue(&self, payer: PersonId, table: TableId) -> (ThinkPermit, oneshot::Receiver<()>) {
        let (served, receiver) = oneshot::channel();
        let ticket = self.queue().join(payer, table, served);
        (ThinkPermit { thinkers: self.clone(), turn: Some((payer, table)), ticket }, receiver)
    }

    fn enqueue_idle(&self) -> (ThinkPermit, oneshot::Receiver<()>) {
        let (served, receiver) = oneshot::channel();
        let ticket = self.queue().join_idle(served);
        (ThinkPermit { thinkers: self.clone(), turn: None, ticket }, receiver)
    }
}

impl Drop for ThinkPermit {
    fn drop(&mut self) {
        self.thinkers.queue().leave(self.turn, self.ticket);
    }
}

impl ThinkQueue {
    fn join(&mut self, payer: PersonId, table: TableId, served: oneshot::Sender<()>) -> u64 {
        self.tickets += 1;
        let ticket = self.tickets;
        let account = self.people.entry(payer).or_default();
        if account.tables.is_empty() {
            account.round = account.round.max(self.round);
            account.came = ticket;
            self.turns.insert((account.round, ticket), payer);
        }
        account.push(table, QueuedThought { ticket, served });
        self.waiting += 1;
        self.serve();
        ticket
    }

    fn join_idle(&mut self, served: oneshot::Sender<()>) -> u64 {
        self.tickets += 1;
        let ticket = self.tickets;
        self.idle.push_back(QueuedThought { ticket, served });
        self.serve();
        ticket
    }

    /// Gives out permits while there are any.
    fn serve(&mut self) {
        self.serve_turns();
        while self.busy < self.most
            && let Some(request) = self.idle.pop_front()
        {
            self.busy += 1;
            let _ = request.served.send(());
        }
    }

    fn serve_turns(&mut self) {
        while self.busy < self.most
            && let Some(((round, came), payer)) = self.turns.pop_first()
        {
            if round > self.round {
                self.round = round;
                self.people.retain(|_, account| account.round > round || !account.tables.is_empty());
            }
            let Some(account) = self.people.get_mut(&payer) else { continue };
            let Some(request) = account.pop() else { continue };
            account.round = round + 1;
            if !account.tables.is_empty() {
                self.turns.insert((account.round, came), payer);
            }
            self.waiting -= 1;
            self.busy += 1;
            // If the receiver is gone, dropping its permit frees the thinker.
            let _ = request.served.send(());
        }
    }

    /// Removes a request from the queue or, if it was served, its permit.
    fn leave(&mut self, turn: Option<(PersonId, TableId)>, ticket: u64) {
        let waited = match turn {
            Some((payer, table)) => self.cancel(payer, table, ticket),
            None => {
                let before = self.idle.len();
                self.idle.retain(|request| request.ticket != ticket);
                self.idle.len() < before
            }
        };
        if !waited {
            self.busy -= 1;
            self.serve();
        }
    }

    /// Removes a request that waits, and returns whether it was there.
    fn cancel(&mut self, payer: PersonId, table: TableId, ticket: u64) -> bool {
        let Some(account) = self.people.get_mut(&payer) else { return false };
        if !account.remove(table, ticket) {
            return false;
        }
        if account.tables.is_empty() {
            self.turns.remove(&(account.round, account.came));
        }
        self.waiting -= 1;
        true
    }
}

impl PersonQueue {
    fn push(&mut self, table: TableId, request: QueuedThought) {
        match self.tables.iter_mut().find(|(id, _)| *id == table) {
            Some((_, requests)) => requests.push_back(request),
            None => self.tables.push_back((table, [request].into())),
        }
    }

    /// The next request. Its table moves to the end of the queue.
    fn pop(&mut self) -> Option<QueuedThought> {
        let (table, mut requests) = self.tables.pop_front()?;
        let request = requests.pop_front();
        if !requests.is_empty() {
            self.tables.push_back((table, requests));
        }
        request
    }

    /// Removes a request and returns whether it was there.
    fn remove(&mut self, table: TableId, ticket: u64) -> bool {
        let Some(permit) = self.tables.iter().position(|(id, _)| *id == table) else { return false };
        let requests = &mut self.tables[permit].1;
        let before = requests.len();
        requests.retain(|request| request.ticket != ticket);
        let removed = requests.len() < before;
        if requests.is_empty() {
            self.tables.remove(permit);
        }
        removed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A queue for one thinker, with all requests in it.
    struct OneThinker {
        thinkers: Thinkers,
        waiting: Vec<(&'static str, ThinkPermit, oneshot::Receiver<()>)>,
    }

    impl OneThinker {
        fn new() -> OneThinker {
            OneThinker { thinkers: Thinkers::new(1), waiting: Vec::new() }
        }

        fn request_idle(&mut self, name: &'static str) {
            let (permit, served) = self.thinkers.enqueue_idle();
            self.waiting.push((name, permit, served));
        }

        fn request(&mut self, name: &'static str, person: u128, table: u128) {
            let (permit, served) = self.thinkers.enqueue(PersonId::new(person), TableId::new(table));
            self.waiting.push((name, permit, served));
        }

        /// The request that is served now. It is finished when its permit is dropped.
        fn next(&mut self) -> Option<(&'static str, ThinkPermit)> {
            let served = self.waiting.iter_mut().position(|(_, _, served)| served.try_recv().is_ok())?;
            let (name, permit, _) = self.waiting.remove(served);
            Some((name, permit))
        }

        fn order(mut self) -> Vec<&'static str> {
            let order = std::iter::from_fn(|| self.next().map(|(name, _)| name)).collect();
            assert_eq!((self.thinkers.busy(), self.thinkers.waiting()), (0, 0));
            order
        }
    }

    #[test]
    fn people_are_served_by_turns() {
        let mut thinker = OneThinker::new();
        for (table, name) in ["a1", "a2", "a3", "a4", "a5"].into_iter().enumerate() {
            thinker.request(name, 1, table as u128);
        }
        let (first, permit) = thinker.next().expect("a request is served");
        thinker.request("b1", 2, 20);
        thinker.request("b2", 2, 21);
        thinker.request("c1", 3, 30);
        drop(permit);
        assert_eq!([&[first][..], &thinker.order()].concat(), ["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]);
    }

    #[test]
    fn the_tables_of_a_person_are_served_by_turns() {
        let mut thinker = OneThinker::new();
        for (name, table) in [("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("c1", 3), ("c2", 3)] {
            thinker.request(name, 1, table);
        }
        assert_eq!(thinker.thinkers.waiting_at(PersonId::new(1), TableId::new(1)), 2);
        assert_eq!(thinker.order(), ["a1", "a2", "b1", "c1", "a3", "c2"]);
    }

    #[test]
    fn asking_again_immediately_does_not_delay_the_others() {
        let mut thinker = OneThinker::new();
        for (table, name) in ["a1", "a2", "a3"].into_iter().enumerate() {
            thinker.request(name, 1, table as u128);
        }
        let mut order = Vec::new();
        thinker.request("b", 2, 20);
        while let Some((name, permit)) = thinker.next() {
            order.push(name);
            drop(permit);
            if order.len() < 6 && name == "b" {
                thinker.request("b", 2, 20);
            }
        }
        assert_eq!(order, ["a1", "b", "a2", "b", "a3", "b"]);
        assert!(thinker.thinkers.queue().people.len() <= 2);
    }

    #[test]
    fn idle_time_begins_when_no_bot_waits() {
        let mut thinker = OneThinker::new();
        thinker.request("a1", 1, 1);
        thinker.request_idle("review");
        thinker.request_idle("dropped");
        thinker.request_idle("another");
        thinker.request("a2", 1, 2);
        drop(thinker.waiting.remove(2));
        assert_eq!((thinker.thinkers.waiting(), thinker.thinkers.waiting_for_idle()), (1, 2));
        let mut order = Vec::new();
        while let Some((name, permit)) = thinker.next() {
            order.push(name);
            if name == "review" {
                thinker.request("b", 2, 20);
                thinker.request_idle("review again");
            }
            drop(permit);
        }
        assert_eq!(order, ["a1", "a2", "review", "b", "another", "review again"]);
    }

    #[test]
    fn a_dropped_request_leaves_the_queue() {
        let mut thinker = OneThinker::new();
        for (name, person) in [("a", 1), ("b", 2), ("c", 3)] {
            thinker.request(name, person, person);
        }
        drop(thinker.waiting.remove(1));
        assert_eq!((thinker.thinkers.busy(), thinker.thinkers.waiting()), (1, 1));
        // The first had its permit already, and never used it.
        drop(thinker.waiting.remove(0));
        assert_eq!((thinker.thinkers.busy(), thinker.thinkers.waiting()), (1, 0));
        assert_eq!(thinker.order(), ["c"]);
    }

    #[tokio::test]
    async fn a_bot_that_panics_gives_its_permit_back() {
        let thinkers = Thinkers::new(1);
        let permit = thinkers.wait(PersonId::new(1), TableId::new(1)).await;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            panic!("a bot that fails");
        });
        assert!(thought.await.is_err());
        drop(thinkers.wait(PersonId::new(2), TableId::new(2)).await);
        assert_eq!((thinkers.busy(), thinkers.waiting()), (0, 0));
    }
}
