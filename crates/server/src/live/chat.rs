//! Delivers chat at a live table.

use std::collections::VecDeque;

use rynek_store::{ChatLine, Store};
use rynek_table::PersonId;

use super::errand::Errand;

/// Lines that wait until the room knows who has muted their speaker. The store is asked for each line, so that muting
/// has an immediate effect on every node.
#[derive(Default)]
pub(crate) struct ChatQueue {
    waiting: VecDeque<ChatLine>,
    shunners: Errand<Vec<PersonId>>,
}

impl ChatQueue {
    pub fn hear(&mut self, line: ChatLine, store: &Store) {
        self.waiting.push_back(line);
        self.ask(store);
    }

    /// Asks who has muted the speaker of the first line.
    pub fn ask(&mut self, store: &Store) {
        if let Some(line) = self.waiting.front().filter(|_| !self.shunners.is_running()) {
            let (store, speaker) = (store.clone(), line.person);
            // If the store does not answer, the line is shown to all viewers.
            self.shunners.start(async move { store.shunners(speaker).await.unwrap_or_default() });
        }
    }

    /// Waits for the next line, and the people who must not see it.
    pub async fn next(&mut self) -> Option<(ChatLine, Vec<PersonId>)> {
        let shunners = self.shunners.done().await.unwrap_or_default();
        self.waiting.pop_front().map(|line| (line, shunners))
    }
}
