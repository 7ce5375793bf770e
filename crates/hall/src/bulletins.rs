//! What nodes tell each other, and what they know of each other. None of it is stored.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rynek_table::{Person, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::lock;

/// The longest bulletin; PostgreSQL allows 8,000 bytes.
const MAX_BULLETIN: usize = 7_500;
/// How many people of a table are named to other nodes, so that a table fits into a bulletin.
const MAX_NAMED: usize = 25;

/// The people who look at a table through one node.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Company {
    /// Those who are signed in, players first.
    pub people: Vec<Person>,
    /// How many viewers have no seat.
    pub watching: u64,
}

impl Company {
    /// Whether no one is there.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty() && self.watching == 0
    }
}

/// What a node tells the others.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Bulletin {
    node: String,
    /// Another number after each start of the node.
    start: u64,
    /// What the node told before is void.
    anew: bool,
    /// The node wants to hear everything from the others.
    asks: bool,
    /// The node stops.
    leaves: bool,
    /// Who looks at these tables now.
    companies: Vec<(TableId, Company)>,
}

/// Who looks at which table, through this node and others.
#[derive(Debug, Default)]
pub(super) struct Companies {
    known: Mutex<Presences>,
    /// Notified when there is something to tell.
    changed: Notify,
    sent: AtomicU64,
}

#[derive(Debug, Default)]
struct Presences {
    here: HashMap<TableId, Company>,
    untold: Untold,
    elsewhere: BTreeMap<String, OtherNode>,
    /// When this node heard a bulletin of its own. Before that, it may be deaf.
    heard_own: Option<Instant>,
}

/// What the other nodes have to be told.
#[derive(Debug, Default)]
pub(super) struct Untold {
    tables: BTreeSet<TableId>,
    anew: bool,
    asks: bool,
}

#[derive(Debug)]
struct OtherNode {
    start: u64,
    heard: Instant,
    companies: HashMap<TableId, Company>,
}

/// A node, and which of its lives this is.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub node: &'a str,
    pub start: u64,
}

impl Companies {
    /// Notes who looks at a table here, to tell the others.
    pub fn announce(&self, id: TableId, mut company: Company) {
        company.people.truncate(MAX_NAMED);
        let mut known = lock(&self.known);
        if company.is_empty() {
            known.here.remove(&id);
        } else {
            known.here.insert(id, company);
        }
        known.untold.tables.insert(id);
        drop(known);
        self.changed.notify_one();
    }

    /// Who looks at a table through other nodes.
    pub fn elsewhere(&self, id: TableId) -> Vec<Company> {
        lock(&self.known).elsewhere.values().filter_map(|node| node.companies.get(&id)).cloned().collect()
    }

    /// Asks all other nodes to tell everything: this one may have missed something.
    pub fn ask(&self) {
        lock(&self.known).untold.asks = true;
        self.changed.notify_one();
    }

    /// What has to be told now, in as few bulletins as it fits into. If this fails to be sent, call
    /// [`Companies::put_back`].
    pub fn take(&self, teller: Teller<'_>) -> (Vec<String>, Untold) {
        let mut known = lock(&self.known);
        let untold = std::mem::take(&mut known.untold);
        let tables = if untold.anew { known.here.keys().copied().collect() } else { untold.tables.clone() };
        let now = |id| (id, known.here.get(&id).cloned().unwrap_or_default());
        let mut bulletins = vec![Bulletin {
            node: teller.node.to_owned(),
            start: teller.start,
            anew: untold.anew,
            asks: untold.asks,
            ..Bulletin::default()
        }];
        let mut length = length(&bulletins[0]);
        for told in tables.into_iter().map(now) {
            let more = length_of(&told);
            if length + more > MAX_BULLETIN {
                bulletins.push(Bulletin { node: teller.node.to_owned(), start: teller.start, ..Bulletin::default() });
                length = self::length(&bulletins[bulletins.len() - 1]);
            }
            length += more;
            if let Some(bulletin) = bulletins.last_mut() {
                bulletin.companies.push(told);
            }
        }
        (bulletins.iter().map(text).collect(), untold)
    }

    /// Notes that this could not be told.
    pub fn put_back(&self, untold: Untold) {
        let mut known = lock(&self.known);
        known.untold.tables.extend(untold.tables);
        known.untold.anew |= untold.anew;
        known.untold.asks |= untold.asks;
    }

    /// Notes what another node tells. Returns the tables whose company has changed.
    pub fn hear(&self, text: &str, own: u64) -> BTreeSet<TableId> {
        let Ok(bulletin) = serde_json::from_str::<Bulletin>(text) else { return BTreeSet::new() };
        let mut known = lock(&self.known);
        if bulletin.start == own {
            known.heard_own = Some(Instant::now());
            return BTreeSet::new();
        }
        // A node that was taken for dead, or whose first bulletin was missed.
        if !known.elsewhere.contains_key(&bulletin.node) && !bulletin.anew && !bulletin.leaves {
            known.untold.asks = true;
            self.changed.notify_one();
        }
        if bulletin.asks {
            known.untold.anew = true;
            self.changed.notify_one();
        }
        let Presences { elsewhere, .. } = &mut *known;
        let is_other = elsewhere.get(&bulletin.node).is_some_and(|node| node.start != bulletin.start);
        let mut changed = BTreeSet::new();
        if bulletin.anew || bulletin.leaves || is_other {
            changed.extend(elsewhere.remove(&bulletin.node).into_iter().flat_map(|node| node.companies.into_keys()));
        }
        if bulletin.leaves {
            return changed;
        }
        let fresh = OtherNode { start: bulletin.start, heard: Instant::now(), companies: HashMap::new() };
        let node = elsewhere.entry(bulletin.node).or_insert(fresh);
        node.heard = Instant::now();
        for (id, company) in bulletin.companies {
            changed.insert(id);
            if company.is_empty() {
                node.companies.remove(&id);
            } else {
                node.companies.insert(id, company);
            }
        }
        changed
    }

    /// Forgets nodes that were not heard of for longer than this before this node last heard itself. Returns their names,
    /// and the tables whose company has changed.
    pub fn forget_silent(&self, silence: Duration) -> (Vec<String>, BTreeSet<TableId>) {
        let mut known = lock(&self.known);
        let Some(heard_own) = known.heard_own else { return Default::default() };
        let (mut nodes, mut tables) = (Vec::new(), BTreeSet::new());
        known.elsewhere.retain(|name, node| {
            let is_silent = heard_own.saturating_duration_since(node.heard) > silence;
            if is_silent {
                nodes.push(name.clone());
                tables.extend(node.companies.keys().copied());
            }
            !is_silent
        });
        (nodes, tables)
    }

    /// How many other nodes are alive.
    pub fn nodes(&self) -> usize {
        lock(&self.known).elsewhere.len()
    }

    /// Waits until there is something to tell.
    pub async fn something_to_tell(&self) {
        self.changed.notified().await;
    }

    /// Wakes the one who waits for something to tell.
    pub fn try_again(&self) {
        self.changed.notify_one();
    }

    pub fn count_sent(&self, count: u64) {
        self.sent.fetch_add(count, Ordering::Relaxed);
    }

    /// How many bulletins were sent.
    pub fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }
}

/// The last bulletin of a node that stops.
pub(super) fn goodbye(teller: Teller<'_>) -> String {
    text(&Bulletin { node: teller.node.to_owned(), start: teller.start, leaves: true, ..Bulletin::default() })
}

fn text(bulletin: &Bulletin) -> String {
    serde_json::to_string(bulletin).unwrap_or_default()
}

fn length(bulletin: &Bulletin) -> usize {
    text(bulletin).len()
}

fn length_of(told: &(TableId, Company)) -> usize {
    serde_json::to_string(told).map_or(0, |text| text.len() + 1)
}

#[cfg(test)]
mod tests {
    use rynek_table::PersonId;

    use super::*;

    fn company(people: u128, name: &str) -> Company {
        let people = (0..people).map(|id| Person { id: PersonId::new(id), name: name.to_owned() }).collect();
        Company { people, watching: 1 }
    }

    /// Sends everything that one node has to tell to another.
    fn pass(from: &Companies, start: u64, to: &Companies) -> usize {
        let (bulletins, _) = from.take(Teller { node: "one", start });
        assert!(bulletins.iter().all(|bulletin| bulletin.len() <= 8_000), "PostgreSQL takes no longer ones");
        bulletins.iter().for_each(|bulletin| drop(to.hear(bulletin, 99)));
        bulletins.len()
    }

    #[test]
    fn a_crowd_fits_into_few_bulletins() {
        let (one, two) = (Companies::default(), Companies::default());
        for id in 0..1_000 {
            // Someone comes and goes: only the last state is told.
            one.announce(TableId::new(id), company(3, "Ada"));
            one.announce(TableId::new(id), company(1, "Ada"));
        }
        assert!(pass(&one, 1, &two) < 30);
        assert!((0..1_000).all(|id| two.elsewhere(TableId::new(id)) == [company(1, "Ada")]));
        assert_eq!(pass(&one, 1, &two), 1, "there is nothing to tell but that it lives");
    }

    #[test]
    fn the_longest_names_fit() {
        let (one, two) = (Companies::default(), Companies::default());
        one.announce(TableId::new(1), company(80, &"\u{1f3d9}".repeat(40)));
        one.announce(TableId::new(2), company(80, &"\"\\".repeat(20)));
        pass(&one, 1, &two);
        for id in [1, 2] {
            assert_eq!(two.elsewhere(TableId::new(id))[0].people.len(), MAX_NAMED);
        }
    }

    #[test]
    fn a_node_that_leaves_starts_again_or_falls_silent_has_no_people() {
        let (one, two) = (Companies::default(), Companies::default());
        let id = TableId::new(1);
        let tell = || {
            one.announce(id, company(1, "Ada"));
            pass(&one, 1, &two);
            assert_eq!(two.elsewhere(id).len(), 1);
        };
        tell();
        let leaves = Bulletin { node: "one".to_owned(), start: 1, leaves: true, ..Bulletin::default() };
        assert_eq!(two.hear(&text(&leaves), 99), [id].into());
        assert_eq!(two.elsewhere(id), []);
        tell();
        let again = Companies::default();
        pass(&again, 2, &two);
        assert_eq!(two.elsewhere(id), []);
        tell();
        assert_eq!(
            two.forget_silent(Duration::ZERO),
            (Vec::new(), BTreeSet::new()),
            "a deaf node takes nobody for dead"
        );
        let own = Bulletin { node: "two".to_owned(), start: 99, ..Bulletin::default() };
        two.hear(&text(&own), 99);
        assert_eq!(two.forget_silent(Duration::from_secs(3_600)), (Vec::new(), BTreeSet::new()));
        assert_eq!(two.forget_silent(Duration::ZERO), (vec!["one".to_owned()], [id].into()));
        assert_eq!(two.elsewhere(id), []);
        // If it lives after all, it is asked to tell everything again.
        pass(&one, 1, &two);
        assert!(lock(&two.known).untold.asks);
    }

    #[test]
    fn a_node_that_asks_is_told_everything() {
        let (one, two) = (Companies::default(), Companies::default());
        one.announce(TableId::new(1), company(1, "Ada"));
        pass(&one, 1, &Companies::default());
        two.ask();
        let (asking, _) = two.take(Teller { node: "two", start: 2 });
        asking.iter().for_each(|bulletin| drop(one.hear(bulletin, 1)));
        pass(&one, 1, &two);
        assert_eq!(two.elsewhere(TableId::new(1)).len(), 1);
        assert_eq!(one.hear("nonsense", 1), BTreeSet::new());
    }

    #[test]
    fn what_could_not_be_told_is_told_later() {
        let (one, two) = (Companies::default(), Companies::default());
        one.announce(TableId::new(1), company(1, "Ada"));
        let (_, untold) = one.take(Teller { node: "one", start: 1 });
        one.put_back(untold);
        pass(&one, 1, &two);
        assert_eq!(two.elsewhere(TableId::new(1)).len(), 1);
    }
}
