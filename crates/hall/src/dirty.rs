//! Tables that have changed on other nodes and are not read yet.
//!
//! A notification only marks its table. However many notifications a table gets while it waits, it is read once.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::Mutex,
};

use rynek_table::TableId;
use tokio::sync::Notify;

use super::lock;

/// What of a table has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Missed {
    /// Entries were added.
    pub entries: bool,
    /// Lines of chat were added.
    pub chat: bool,
    /// The history was rewritten.
    pub whole: bool,
}

impl Missed {
    fn and(self, more: Missed) -> Missed {
        let Missed { entries, chat, whole } = more;
        Missed { entries: self.entries || entries, chat: self.chat || chat, whole: self.whole || whole }
    }
}

/// Tables that have to be read, in the order in which they were marked.
#[derive(Debug, Default)]
pub(super) struct DirtyTables {
    queue: Mutex<DirtyQueue>,
    marked: Notify,
    /// Notified when changes of any table may have been missed.
    doubted: Notify,
}

#[derive(Debug, Default)]
struct DirtyQueue {
    missed: HashMap<TableId, Missed>,
    order: VecDeque<TableId>,
    being_read: HashSet<TableId>,
}

impl DirtyQueue {
    fn mark(&mut self, id: TableId, more: Missed) {
        let is_new = !self.missed.contains_key(&id);
        let missed = self.missed.entry(id).or_default();
        *missed = missed.and(more);
        // A table that changes while it is read waits until that is done.
        if is_new && !self.being_read.contains(&id) {
            self.order.push_back(id);
        }
    }

    fn next(&mut self) -> Option<(TableId, Missed)> {
        let id = self.order.pop_front()?;
        self.being_read.insert(id);
        Some((id, self.missed.remove(&id).unwrap_or_default()))
    }

    fn done(&mut self, id: TableId) {
        self.being_read.remove(&id);
        if self.missed.contains_key(&id) {
            self.order.push_back(id);
        }
    }
}

impl DirtyTables {
    /// Marks a table.
    pub fn mark(&self, id: TableId, missed: Missed) {
        lock(&self.queue).mark(id, missed);
        self.marked.notify_one();
    }

    /// Notes that changes of any table may have been missed.
    pub fn doubt_all(&self) {
        self.doubted.notify_one();
    }

    /// How many tables are marked or being read.
    pub fn count(&self) -> usize {
        let queue = lock(&self.queue);
        queue.order.len() + queue.being_read.len()
    }

    /// Waits until a table may be marked.
    pub async fn marked(&self) {
        self.marked.notified().await;
    }

    /// Waits until changes of any table may have been missed.
    pub async fn doubted(&self) {
        self.doubted.notified().await;
    }

    /// The next table to read. Call [`DirtyTables::done`] after that.
    pub fn next(&self) -> Option<(TableId, Missed)> {
        lock(&self.queue).next()
    }

    /// Notes that a table was read.
    pub fn done(&self, id: TableId) {
        lock(&self.queue).done(id);
        self.marked.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENTRIES: Missed = Missed { entries: true, chat: false, whole: false };
    const CHAT: Missed = Missed { entries: false, chat: true, whole: false };

    #[test]
    fn a_table_is_read_once_however_often_it_is_marked() {
        let mut queue = DirtyQueue::default();
        let (one, two) = (TableId::new(1), TableId::new(2));
        for _ in 0..100 {
            queue.mark(one, ENTRIES);
            queue.mark(two, ENTRIES);
        }
        queue.mark(one, CHAT);
        assert_eq!(queue.next(), Some((one, ENTRIES.and(CHAT))));
        assert_eq!(queue.next(), Some((two, ENTRIES)));
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn a_table_that_changes_while_it_is_read_is_read_again() {
        let mut queue = DirtyQueue::default();
        let id = TableId::new(1);
        queue.mark(id, ENTRIES);
        queue.next();
        queue.mark(id, CHAT);
        assert_eq!(queue.next(), None, "it is not read twice at the same time");
        queue.done(id);
        assert_eq!(queue.next(), Some((id, CHAT)));
        queue.done(id);
        assert_eq!((queue.next(), queue.missed.len(), queue.being_read.len()), (None, 0, 0));
    }
}
