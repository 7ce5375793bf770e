//! Warnings that would otherwise fill the log: one a minute, however many requests fail.

use std::{
    fmt::Display,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The least time between two warnings of one kind.
const BETWEEN: Duration = Duration::from_secs(60);

/// When something was last warned of, and how often it happened since.
#[derive(Debug, Default)]
struct Seldom {
    last: Option<Instant>,
    left_out: u64,
}

impl Seldom {
    const fn new() -> Seldom {
        Seldom { last: None, left_out: 0 }
    }

    /// Whether to warn now, and how many warnings were left out before.
    fn due(&mut self, now: Instant) -> Option<u64> {
        if self.last.is_some_and(|last| now.saturating_duration_since(last) < BETWEEN) {
            self.left_out += 1;
            return None;
        }
        self.last = Some(now);
        Some(std::mem::take(&mut self.left_out))
    }
}

/// Warns that the store does not answer, or does not take a change.
pub(crate) fn of_store(why: &dyn Display) {
    static STORE: Mutex<Seldom> = Mutex::new(Seldom::new());
    metrics::counter!("rynek_store_failures_total").increment(1);
    let due = STORE.lock().unwrap_or_else(PoisonError::into_inner).due(Instant::now());
    if let Some(left_out) = due {
        tracing::warn!(%why, left_out, "the store does not answer, or takes no changes; next warning in a minute");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_warning_a_minute_counts_the_others() {
        let (mut seldom, start) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.due(start), Some(0));
        for seconds in 1..60 {
            assert_eq!(seldom.due(start + Duration::from_secs(seconds)), None);
        }
        assert_eq!(seldom.due(start + Duration::from_secs(60)), Some(59));
        assert_eq!(seldom.due(start + Duration::from_secs(61)), None);
        assert_eq!(seldom.due(start + Duration::from_secs(200)), Some(1));
    }
}
