//! Watching a table.

use std::sync::Arc;

use tokio::sync::broadcast;

use rynek_store::ChatLine;
use rynek_table::{Entry, Table};

/// How many pieces of news a watcher may fall behind before it has to watch again.
pub(super) const BEHIND: usize = 64;

/// Something that happened at a table, after it is stored.
#[derive(Clone, Debug)]
pub enum News {
    /// Entries were added, by one command or, from another node, by several.
    Moved {
        /// The table they were added to.
        before: Arc<Table>,
        /// What was added.
        entries: Vec<Entry>,
        /// The table they led to.
        after: Arc<Table>,
    },
    /// A person wrote in the chat.
    Said(ChatLine),
    /// Viewers came or left on another node.
    Company,
    /// The history was rewritten because a person's data was deleted: discard what was known of it.
    Anew(Arc<Table>),
    /// The table is gone.
    Gone,
    /// The watcher was too slow: watch again.
    Behind,
}

/// A subscription to a table: its state at the start, and all news after that, each once and in order.
#[derive(Debug)]
pub struct Watch {
    /// The table as it stood when the watch began.
    pub table: Arc<Table>,
    /// The number of the last line of chat before the watch began: later ones come as news.
    pub said: u64,
    pub(super) news: Option<broadcast::Receiver<Arc<News>>>,
}

impl Watch {
    /// The next news. `None` at the end: the table is gone, the hall is closed, or the watcher was told that it fell
    /// behind.
    pub async fn next(&mut self) -> Option<Arc<News>> {
        match self.news.as_mut()?.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => self.fall_behind(),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }

    /// The next news that is there already, without waiting.
    pub fn waiting(&mut self) -> Option<Arc<News>> {
        match self.news.as_mut()?.try_recv() {
            Ok(news) => Some(news),
            Err(broadcast::error::TryRecvError::Lagged(_)) => self.fall_behind(),
            Err(broadcast::error::TryRecvError::Empty | broadcast::error::TryRecvError::Closed) => None,
        }
    }

    fn fall_behind(&mut self) -> Option<Arc<News>> {
        self.news = None;
        Some(Arc::new(News::Behind))
    }
}
