//! Who thinks next: a fair queue for the few bots that may think at once.
//!
//! All thinking is charged to a person. People are served by turns, however much each of them has waiting, and so are a
//! person's tables. Every person in the queue has a round: their next request is served in it, and the one after that a
//! round later. The lowest round is served first, and a newcomer joins the round that is being served, so nobody waits
//! for more than one request of anybody else. This is start-time fair queueing with requests of one size.

use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

use crate::{PersonId, TableId};

/// The bots that may think at once, and the queue for them. Cloning it gives the same queue.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<Queue>>);

/// A place in the queue, and once it was waited for, leave to think. Dropping it gives up either.
#[derive(Debug)]
pub(super) struct Place {
    thinkers: Thinkers,
    payer: PersonId,
    table: TableId,
    ticket: u64,
}

#[derive(Debug)]
struct Queue {
    /// How many may think at once, and how many do.
    most: usize,
    busy: usize,
    waiting: usize,
    /// The last ticket that was given out.
    tickets: u64,
    /// The round that is being served.
    round: u64,
    people: HashMap<PersonId, Account>,
    /// Those with requests: by their round, then by who came first.
    turns: BTreeMap<(u64, u64), PersonId>,
}

/// What a person has waiting. It is kept without any until their round has come.
#[derive(Debug, Default)]
struct Account {
    round: u64,
    /// The ticket with which they came.
    came: u64,
    /// The tables that wait, the next one first; none is without requests.
    tables: VecDeque<(TableId, VecDeque<Request>)>,
}

#[derive(Debug)]
struct Request {
    ticket: u64,
    served: oneshot::Sender<()>,
}

impl Thinkers {
    /// So many may think at once.
    pub fn new(most: usize) -> Thinkers {
        let (people, turns) = Default::default();
        Thinkers(Arc::new(Mutex::new(Queue { most, busy: 0, waiting: 0, tickets: 0, round: 0, people, turns })))
    }

    /// Waits for leave to think about a table, at the expense of a person.
    pub async fn wait(&self, payer: PersonId, table: TableId) -> Place {
        let (place, served) = self.line_up(payer, table);
        // The queue keeps the other end until then.
        let _ = served.await;
        place
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

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn line_up(&self, payer: PersonId, table: TableId) -> (Place, oneshot::Receiver<()>) {
        let (served, receiver) = oneshot::channel();
        let ticket = self.queue().join(payer, table, served);
        (Place { thinkers: self.clone(), payer, table, ticket }, receiver)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.thinkers.queue().leave(self.payer, self.table, self.ticket);
    }
}

impl Queue {
    fn join(&mut self, payer: PersonId, table: TableId, served: oneshot::Sender<()>) -> u64 {
        self.tickets += 1;
        let ticket = self.tickets;
        let account = self.people.entry(payer).or_default();
        if account.tables.is_empty() {
            account.round = account.round.max(self.round);
            account.came = ticket;
            self.turns.insert((account.round, ticket), payer);
        }
        account.push(table, Request { ticket, served });
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
            // Whoever has just given up gives back the leave together with the place.
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

impl Account {
    fn push(&mut self, table: TableId, request: Request) {
        match self.tables.iter_mut().find(|(id, _)| *id == table) {
            Some((_, requests)) => requests.push_back(request),
            None => self.tables.push_back((table, [request].into())),
        }
    }

    /// The next request; its table is the last to have the next one.
    fn pop(&mut self) -> Option<Request> {
        let (table, mut requests) = self.tables.pop_front()?;
        let request = requests.pop_front();
        if !requests.is_empty() {
            self.tables.push_back((table, requests));
        }
        request
    }

    /// Removes a request; whether it was there.
    fn remove(&mut self, table: TableId, ticket: u64) -> bool {
        let Some(place) = self.tables.iter().position(|(id, _)| *id == table) else { return false };
        let requests = &mut self.tables[place].1;
        let before = requests.len();
        requests.retain(|request| request.ticket != ticket);
        let removed = requests.len() < before;
        if requests.is_empty() {
            self.tables.remove(place);
        }
        removed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A queue in front of one thinker, and all who wait in it.
    struct Door {
        thinkers: Thinkers,
        waiting: Vec<(&'static str, Place, oneshot::Receiver<()>)>,
    }

    impl Door {
        fn new() -> Door {
            Door { thinkers: Thinkers::new(1), waiting: Vec::new() }
        }

        fn come(&mut self, name: &'static str, person: u128, table: u128) {
            let (place, served) = self.thinkers.line_up(PersonId::new(person), TableId::new(table));
            self.waiting.push((name, place, served));
        }

        /// The one who thinks now, and has done so when the place is dropped.
        fn next(&mut self) -> Option<(&'static str, Place)> {
            let served = self.waiting.iter_mut().position(|(_, _, served)| served.try_recv().is_ok())?;
            let (name, place, _) = self.waiting.remove(served);
            Some((name, place))
        }

        fn order(mut self) -> Vec<&'static str> {
            let order = std::iter::from_fn(|| self.next().map(|(name, _)| name)).collect();
            assert_eq!((self.thinkers.busy(), self.thinkers.waiting()), (0, 0));
            order
        }
    }

    #[test]
    fn people_are_served_by_turns() {
        let mut door = Door::new();
        for (table, name) in ["a1", "a2", "a3", "a4", "a5"].into_iter().enumerate() {
            door.come(name, 1, table as u128);
        }
        let (first, place) = door.next().expect("nobody thought");
        door.come("b1", 2, 20);
        door.come("b2", 2, 21);
        door.come("c1", 3, 30);
        drop(place);
        assert_eq!([&[first][..], &door.order()].concat(), ["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]);
    }

    #[test]
    fn the_tables_of_a_person_are_served_by_turns() {
        let mut door = Door::new();
        for (name, table) in [("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("c1", 3), ("c2", 3)] {
            door.come(name, 1, table);
        }
        assert_eq!(door.thinkers.waiting_at(PersonId::new(1), TableId::new(1)), 2);
        assert_eq!(door.order(), ["a1", "a2", "b1", "c1", "a3", "c2"]);
    }

    #[test]
    fn coming_back_at_once_does_not_keep_the_others_waiting() {
        let mut door = Door::new();
        for (table, name) in ["a1", "a2", "a3"].into_iter().enumerate() {
            door.come(name, 1, table as u128);
        }
        let mut order = Vec::new();
        door.come("b", 2, 20);
        while let Some((name, place)) = door.next() {
            order.push(name);
            drop(place);
            if order.len() < 6 && name == "b" {
                door.come("b", 2, 20);
            }
        }
        assert_eq!(order, ["a1", "b", "a2", "b", "a3", "b"]);
        assert!(door.thinkers.queue().people.len() <= 2);
    }

    #[test]
    fn whoever_gives_up_leaves_the_queue() {
        let mut door = Door::new();
        for (name, person) in [("a", 1), ("b", 2), ("c", 3)] {
            door.come(name, person, person);
        }
        drop(door.waiting.remove(1));
        assert_eq!((door.thinkers.busy(), door.thinkers.waiting()), (1, 1));
        // The first had leave to think already, and never took it up.
        drop(door.waiting.remove(0));
        assert_eq!((door.thinkers.busy(), door.thinkers.waiting()), (1, 0));
        assert_eq!(door.order(), ["c"]);
    }

    #[tokio::test]
    async fn a_thinker_that_panics_makes_room() {
        let thinkers = Thinkers::new(1);
        let place = thinkers.wait(PersonId::new(1), TableId::new(1)).await;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            panic!("a bot that fails");
        });
        assert!(thought.await.is_err());
        drop(thinkers.wait(PersonId::new(2), TableId::new(2)).await);
        assert_eq!((thinkers.busy(), thinkers.waiting()), (0, 0));
    }
}
