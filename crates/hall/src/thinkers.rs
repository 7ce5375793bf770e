//! A fair queue for the bots that may think concurrently.
//!
//! All thinking is charged to a person. People are served by turns, however much each of them has waiting, and so are a
//! person's tables. Every person in the queue has a round: their next request is served in it, and the one after that a
//! round later. The lowest round is served first, and a newcomer joins the round that is being served, so a person waits
//! for at most one request of each other person. This is start-time fair queueing with requests of one size.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use rynek_table::{PersonId, TableId};

/// The limit on bots that think concurrently, and the queue for it. Cloning it gives the same queue.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<ThinkQueue>>);

/// A place in the queue and, once it was served, a permit to think. Dropping it gives up either.
#[derive(Debug)]
pub(super) struct ThinkPermit {
    thinkers: Thinkers,
    payer: PersonId,
    table: TableId,
    ticket: u64,
}

#[derive(Debug)]
struct ThinkQueue {
    /// How many may think at once, and how many do.
    most: usize,
    busy: usize,
    waiting: usize,
    /// The last ticket that was given out.
    tickets: u64,
    /// The round that is being served.
    round: u64,
    people: HashMap<PersonId, PersonQueue>,
    /// Those with requests: by their round, then by who came first.
    turns: BTreeMap<(u64, u64), PersonId>,
}

/// What a person has waiting. It is kept without any until their round has come.
#[derive(Debug, Default)]
struct PersonQueue {
    round: u64,
    /// The ticket with which they came.
    came: u64,
    /// The tables that wait, the next one first; none is without requests.
    tables: VecDeque<(TableId, VecDeque<QueuedThought>)>,
}

#[derive(Debug)]
struct QueuedThought {
    ticket: u64,
    served: oneshot::Sender<()>,
}

impl Thinkers {
    /// So many may think at once.
    pub fn new(most: usize) -> Thinkers {
        let (people, turns) = Default::default();
        Thinkers(Arc::new(Mutex::new(ThinkQueue { most, busy: 0, waiting: 0, tickets: 0, round: 0, people, turns })))
    }

    /// Waits for leave to think about a table, at the expense of a person.
    pub async fn wait(&self, payer: PersonId, table: TableId) -> ThinkPermit {
        let (permit, served) = self.line_up(payer, table);
        // The queue keeps the other end until then.
        let _ = served.await;
        permit
    }

    /// How many think.
    pub fn busy(&self) -> usize {
        self.queue().busy
    }

    /// How many wait.
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
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn line_up(&self, payer: PersonId, table: TableId) -> (ThinkPermit, oneshot::Receiver<()>) {
        let (served, receiver) = oneshot::channel();
        let ticket = self.queue().join(payer, table, served);
        (ThinkPermit { thinkers: self.clone(), payer, table, ticket }, receiver)
    }
}

impl Drop for ThinkPermit {
    fn drop(&mut self) {
        self.thinkers.queue().leave(self.payer, self.table, self.ticket);
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

    /// Lets those think whose turn it is.
    fn serve(&mut self) {
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

    /// Takes a request out of the queue, or takes back the leave to think.
    fn leave(&mut self, payer: PersonId, table: TableId, ticket: u64) {
        if let Some(account) = self.people.get_mut(&payer)
            && account.remove(table, ticket)
        {
            if account.tables.is_empty() {
                self.turns.remove(&(account.round, account.came));
            }
            self.waiting -= 1;
        } else {
            self.busy -= 1;
            self.serve();
        }
    }
}

impl PersonQueue {
    fn push(&mut self, table: TableId, request: QueuedThought) {
        match self.tables.iter_mut().find(|(id, _)| *id == table) {
            Some((_, requests)) => requests.push_back(request),
            None => self.tables.push_back((table, [request].into())),
        }
    }

    /// The next request; its table is the last to have the next one.
    fn pop(&mut self) -> Option<QueuedThought> {
        let (table, mut requests) = self.tables.pop_front()?;
        let request = requests.pop_front();
        if !requests.is_empty() {
            self.tables.push_back((table, requests));
        }
        request
    }

    /// Removes a request; whether it was there.
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

    /// A queue in front of one thinker, and all who wait in it.
    struct OneThinker {
        thinkers: Thinkers,
        waiting: Vec<(&'static str, ThinkPermit, oneshot::Receiver<()>)>,
    }

    impl OneThinker {
        fn new() -> OneThinker {
            OneThinker { thinkers: Thinkers::new(1), waiting: Vec::new() }
        }

        fn come(&mut self, name: &'static str, person: u128, table: u128) {
            let (permit, served) = self.thinkers.line_up(PersonId::new(person), TableId::new(table));
            self.waiting.push((name, permit, served));
        }

        /// The one who thinks now, and has done so when the place is dropped.
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
            thinker.come(name, 1, table as u128);
        }
        let (first, permit) = thinker.next().expect("nobody thought");
        thinker.come("b1", 2, 20);
        thinker.come("b2", 2, 21);
        thinker.come("c1", 3, 30);
        drop(permit);
        assert_eq!([&[first][..], &thinker.order()].concat(), ["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]);
    }

    #[test]
    fn the_tables_of_a_person_are_served_by_turns() {
        let mut thinker = OneThinker::new();
        for (name, table) in [("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("c1", 3), ("c2", 3)] {
            thinker.come(name, 1, table);
        }
        assert_eq!(thinker.thinkers.waiting_at(PersonId::new(1), TableId::new(1)), 2);
        assert_eq!(thinker.order(), ["a1", "a2", "b1", "c1", "a3", "c2"]);
    }

    #[test]
    fn coming_back_at_once_does_not_keep_the_others_waiting() {
        let mut thinker = OneThinker::new();
        for (table, name) in ["a1", "a2", "a3"].into_iter().enumerate() {
            thinker.come(name, 1, table as u128);
        }
        let mut order = Vec::new();
        thinker.come("b", 2, 20);
        while let Some((name, permit)) = thinker.next() {
            order.push(name);
            drop(permit);
            if order.len() < 6 && name == "b" {
                thinker.come("b", 2, 20);
            }
        }
        assert_eq!(order, ["a1", "b", "a2", "b", "a3", "b"]);
        assert!(thinker.thinkers.queue().people.len() <= 2);
    }

    #[test]
    fn whoever_gives_up_leaves_the_queue() {
        let mut thinker = OneThinker::new();
        for (name, person) in [("a", 1), ("b", 2), ("c", 3)] {
            thinker.come(name, person, person);
        }
        drop(thinker.waiting.remove(1));
        assert_eq!((thinker.thinkers.busy(), thinker.thinkers.waiting()), (1, 1));
        // The first had leave to think already, and never took it up.
        drop(thinker.waiting.remove(0));
        assert_eq!((thinker.thinkers.busy(), thinker.thinkers.waiting()), (1, 0));
        assert_eq!(thinker.order(), ["c"]);
    }

    #[tokio::test]
    async fn a_thinker_that_panics_makes_room() {
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
