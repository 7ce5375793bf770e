//! Whether the store takes changes now. It can answer questions while its disk is full, or while it is read-only.

use std::{
    future::Future,
    time::{Duration, Instant},
};

use rynek_store::StoreError;
use tokio::{sync::Mutex, time::timeout};

use crate::warnings;

/// How long an answer is valid: however often it is asked for, the store is asked once.
const FRESH: Duration = Duration::from_secs(1);
/// How long the store may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// The latest answer.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    /// The latest answer, or a new one if that is old. `attempt` stores something. Those who ask meanwhile wait for it.
    pub async fn check(&self, attempt: impl Future<Output = Result<(), StoreError>>) -> bool {
        let mut last = self.0.lock().await;
        if let Some((when, answer)) = *last
            && when.elapsed() < FRESH
        {
            return answer;
        }
        let answer = match timeout(PATIENCE, attempt).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                warnings::of_store(&error);
                false
            }
            Err(_) => {
                warnings::of_store(&"it did not answer in time");
                false
            }
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_store_that_takes_no_changes_is_not_ready() {
        assert!(Readiness::default().check(async { Ok(()) }).await);
        assert!(!Readiness::default().check(async { Err(StoreError::unavailable("the disk is full")) }).await);
        assert!(!Readiness::default().check(std::future::pending()).await);
    }
}
