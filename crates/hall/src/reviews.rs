//! Reviews of finished games, in the time that bots leave.

use std::time::Duration;

use rynek_kernel::{Explain, Viewer};
use rynek_review::{ReviewTerms, Reviewing};
use rynek_table::{PersonId, TableId};

use super::{Hall, HallError, kept_reviews::SharedReview, lock, state::HallState};

/// How many looks are made with one permit to think: a few hundredths of a second.
const SLICE: u64 = 500;
/// The most requests of a person that may wait for one table's review.
const MAX_WAITING: usize = 2;
/// How long a review steps back while bots wait, and how often before it joins their queue.
const STEP_BACK: Duration = Duration::from_millis(50);
const MOST_STEPS_BACK: usize = 20;

impl Hall {
    /// The complete review of a finished game. The thinking is charged to `asker`, in slices between which bots have their
    /// turn; if the future is dropped, what was found is kept for the next request.
    pub async fn review(&self, id: TableId, asker: PersonId) -> Result<SharedReview, HallError> {
        let state = self.state();
        let review = match state.reviews.find(id) {
            Some(review) => review,
            None => {
                let record = self.record(id, Viewer::Spectator).await?;
                let begun =
                    tokio::task::spawn_blocking(move || Reviewing::begin(&record, ReviewTerms::default())).await;
                let begun = begun.map_err(|_| HallError::Closing)?;
                state.reviews.keep(id, begun.map_err(|error| HallError::Review(error.message()))?)
            }
        };
        if state.thinkers.waiting_at(asker, id) >= MAX_WAITING {
            return Err(HallError::Busy { retry: Duration::from_secs(1) });
        }
        tokio::select! {
            () = state.finish(id, asker, &review) => Ok(review),
            () = state.closed() => Err(HallError::Closing),
        }
    }
}

impl HallState {
    async fn finish(&self, id: TableId, asker: PersonId, review: &SharedReview) {
        while !lock(review).progress().done {
            for _ in 0..MOST_STEPS_BACK {
                if self.thinkers.waiting() == 0 {
                    break;
                }
                tokio::time::sleep(STEP_BACK).await;
            }
            let permit = self.thinkers.wait(asker, id).await;
            let review = review.clone();
            let slice = tokio::task::spawn_blocking(move || {
                let _permit = permit;
                lock(&review).go_on(SLICE);
            });
            if slice.await.is_err() {
                return;
            }
        }
    }
}
