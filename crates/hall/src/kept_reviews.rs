//! The latest reviews of finished games. They are kept while the process lives.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
};

use rynek_review::Reviewing;
use rynek_table::TableId;

use super::lock;

/// How many reviews are kept.
const KEPT: usize = 32;

/// A review that several people may wait for.
pub struct KeptReview {
    /// Held by the request that works on it.
    pub(super) turn: tokio::sync::Mutex<()>,
    /// What was found until now.
    pub found: Mutex<Reviewing>,
}

/// The latest reviews, the newest last.
#[derive(Default)]
pub(super) struct Reviews(Mutex<VecDeque<(TableId, Arc<KeptReview>)>>);

impl std::fmt::Debug for Reviews {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Reviews").field(&lock(&self.0).len()).finish()
    }
}

impl Reviews {
    /// The review of a table, if it is kept.
    pub fn find(&self, id: TableId) -> Option<Arc<KeptReview>> {
        lock(&self.0).iter().find(|(of, _)| *of == id).map(|(_, review)| review.clone())
    }

    /// Keeps a review that was begun, unless there is one.
    pub fn keep(&self, id: TableId, review: Reviewing) -> Arc<KeptReview> {
        let mut kept = lock(&self.0);
        if let Some((_, review)) = kept.iter().find(|(of, _)| *of == id) {
            return review.clone();
        }
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        let review = Arc::new(KeptReview { turn: tokio::sync::Mutex::default(), found: Mutex::new(review) });
        kept.push_back((id, review.clone()));
        review
    }
}
