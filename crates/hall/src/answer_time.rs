//! When a bot answers in a game with hidden hands.

use std::time::Duration;

/// Thinking ends this fraction of a beat before the answer, so that a search that is stopped still answers in time.
const MARGIN: u32 = 8;

/// When a bot answers, counted from the moment when it gets its permit to think. It does not depend on the position, so
/// the time of an answer reveals nothing about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AnswerTime {
    /// How long it may think.
    pub think: Duration,
    /// How long until it answers.
    pub answer: Duration,
}

impl AnswerTime {
    /// The first beat after the beginning of the turn that leaves enough time to think.
    pub fn after(waited: Duration, needed: Duration, pace: Duration) -> AnswerTime {
        let margin = pace / MARGIN;
        // Beats that have passed do not matter, however long ago the turn began.
        let waited = nanos(waited.as_nanos() % pace.as_nanos().max(1));
        let beats = (waited + needed + margin).as_nanos().div_ceil(pace.as_nanos().max(1));
        let answer = pace.saturating_mul(u32::try_from(beats).unwrap_or(u32::MAX)).saturating_sub(waited);
        AnswerTime { think: answer.saturating_sub(margin), answer }
    }
}

fn nanos(nanos: u128) -> Duration {
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Duration = Duration::from_millis(800);

    fn after(waited: u64, needed: u64) -> (u64, u64) {
        let beat = AnswerTime::after(Duration::from_millis(waited), Duration::from_millis(needed), PACE);
        (beat.think.as_millis() as u64, beat.answer.as_millis() as u64)
    }

    #[test]
    fn there_is_always_as_much_time_as_is_needed() {
        assert_eq!(after(0, 20), (700, 800));
        assert_eq!(after(0, 700), (700, 800));
        assert_eq!(after(0, 701), (1500, 1600));
        assert_eq!(after(3, 20), (697, 797));
        assert_eq!(after(800 * u64::from(u32::MAX) * 9 + 3, 20), (697, 797));
        for waited in (0..5_000).step_by(37) {
            for needed in (0..5_000).step_by(41) {
                let (think, answer) = after(waited, needed);
                assert!(think >= needed && think < needed + 800, "{waited} {needed}");
                assert_eq!((waited + answer) % 800, 0, "{waited} {needed}");
            }
        }
    }
}
