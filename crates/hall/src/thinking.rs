//! A bot that thinks on a blocking thread.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use rynek_bots::{Budget, Candidate, Spec, consider};
use rynek_kernel::Seat;
use rynek_table::Table;
use tokio::task::JoinHandle;

use super::{answer_time::AnswerTime, config::Time, thinkers::ThinkPermit};

/// The bot that chooses immediately.
const QUICK: &str = "greedy";

/// The candidates of a bot, the best first; empty if the bot failed.
pub(super) type Thought = Vec<Candidate<String>>;

/// A bot that thinks, on a thread of its own. It stops when this is dropped.
#[derive(Debug)]
pub(super) struct Thinking {
    stop: Arc<AtomicBool>,
    first: Arc<OnceLock<Thought>>,
    thought: JoinHandle<Thought>,
}

impl Thinking {
    /// Begins to think. A bot in a hurry (`hurries`) first notes a quick choice.
    pub fn begin(permit: ThinkPermit, table: Arc<Table>, seat: Seat, bot: Spec, hurries: bool) -> Thinking {
        let (stop, first) = (Arc::<AtomicBool>::default(), Arc::<OnceLock<Thought>>::default());
        let bot = bot.clone().with_budget(Budget { stop: Some(stop.clone()), ..bot.budget().clone() });
        let early = first.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let began = Instant::now();
            let position = table.position();
            if hurries && let Ok(quick) = QUICK.parse() {
                let _ = early.set(consider(position, seat, &quick, &mut table.bot_rng()));
            }
            let thought = consider(position, seat, &bot, &mut table.bot_rng());
            metrics::histogram!("rynek_bots_think_seconds").record(began.elapsed().as_secs_f64());
            thought
        });
        Thinking { stop, first, thought }
    }

    /// The result of the whole search.
    pub async fn best(&mut self) -> Thought {
        (&mut self.thought).await.unwrap_or_default()
    }

    /// Its answer, exactly at its time to answer. The search is stopped before that; if it still has no result, the
    /// quick choice is used.
    pub async fn in_time(mut self, beat: AnswerTime, time: &Time) -> Thought {
        let (enough, mut answer) = (time.sleep(beat.think), time.sleep(beat.answer));
        let first = self.first.clone();
        let mut thinking = Box::pin(async move {
            let stop = self.stop.clone();
            tokio::select! {
                thought = self.best() => return thought,
                () = enough => stop.store(true, Ordering::Relaxed),
            }
            self.best().await
        });
        let mut thought = None;
        loop {
            tokio::select! {
                biased;
                best = &mut thinking, if thought.is_none() => thought = Some(best),
                () = &mut answer => break,
            }
        }
        thought.or_else(|| first.get().cloned()).unwrap_or_default()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
