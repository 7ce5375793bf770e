//! Reviews of finished games, in the time that bots leave.

use std::{sync::Arc, time::Duration};

use rynek_kernel::{Explain, Viewer};
use rynek_review::{ReviewError, ReviewTerms, Reviewing};
use rynek_table::TableId;

use super::{Hall, HallError, kept_reviews::KeptReview, lock, state::HallState};

/// How many looks are made with one permit to think: a few hundredths of a second.
const SLICE: u64 = 500;
/// How many reviews may wait for idle time, and when to ask again if there are more.
const MAX_WAITING: usize = 32;
const RETRY: Duration = Duration::from_secs(10);

impl Hall {
    /// Whether a review of a table has begun: another request for it costs nothing.
    pub fn has_review(&self, id: TableId) -> bool {
        self.state().reviews.find(id).is_some()
    }

    /// The complete review of a finished game. It is made in slices while no bot waits; if the future is dropped, what was
    /// found is kept for the next request.
    pub async fn review(&self, id: TableId) -> Result<Arc<KeptReview>, HallError> {
        let state = self.state();
        let review = match state.reviews.find(id) {
            Some(review) => review,
            None if state.thinkers.waiting_for_idle() >= MAX_WAITING => {
                return Err(HallError::Busy { retry: RETRY });
            }
            None => {
                let record = self.record(id, Viewer::Spectator).await?;
                let begun =
                    tokio::task::spawn_blocking(move || Reviewing::begin(&record, ReviewTerms::default())).await;
                state.reviews.keep(id, begun.map_err(|_| HallError::Closing)?.map_err(refusal)?)
            }
        };
        tokio::select! {
            () = state.finish(&review) => Ok(review),
            () = state.closed() => Err(HallError::Closing),
        }
    }
}

fn refusal(error: ReviewError) -> HallError {
    let message = error.message();
    if error == ReviewError::NotOver { HallError::Review(message) } else { HallError::Record(message) }
}

impl HallState {
    async fn finish(&self, review: &Arc<KeptReview>) {
        // Several people may wait for it, but only one of the requests works on it.
        let _turn = review.turn.lock().await;
        while !lock(&review.found).progress().done {
            let permit = self.thinkers.wait_for_idle().await;
            let review = review.clone();
            let slice = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                lock(&review.found).go_on(SLICE);
            });
            if slice.await.is_err() {
                return;
            }
        }
    }
}
