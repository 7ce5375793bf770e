//! Reviews of finished games, in slices.

use rynek_bots::Spec;
use rynek_kernel::{Explain, Message, Record, Seat, Viewer};
use rynek_review::{
    DEFAULT_BOT, Review, ReviewError, ReviewProgress, ReviewTerms, Reviewing, SavedMismatch, SavedReview,
};
use rynek_table::{Phase, Table};
use rynek_wire::{
    Fault,
    study::{MomentSight, not_before_the_end, step_told},
};
use serde::Serialize;

use crate::{
    Engine,
    call::{self, Handle},
    catalog::read_record,
    engine::{Body, body},
    local_table::{LocalTable, damaged, no_such_bot},
};

/// A slice of a review.
#[derive(Serialize)]
struct ReviewSlice {
    review: Handle,
    progress: ReviewProgress,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Review>,
}

/// What was found so far.
#[derive(Serialize)]
struct Saved {
    saved: SavedReview,
}

/// The game up to a position of it.
#[derive(Serialize)]
struct Branch {
    record: Record,
}

impl Engine {
    pub(crate) fn review(&mut self, asked: call::Review) -> Body {
        let record = match (&asked.record, asked.table) {
            (Some(record), None) => read_record(record)?,
            (None, Some(table)) => finished(self.tables.get(table)?)?,
            _ => return Err(Fault::malformed("a review has either a record or a table")),
        };
        let bot = asked.bot.as_deref().unwrap_or(DEFAULT_BOT);
        let bot: Spec = bot.parse().map_err(|_| no_such_bot(bot))?;
        // There is no clock here, and a review must lead to the same result everywhere.
        if bot.budget().time.is_some() {
            return Err(no_such_bot(&bot.to_string()));
        }
        let terms = ReviewTerms { bot, seed: asked.seed.unwrap_or(1), samples: asked.samples };
        let mut reviewing = Reviewing::begin(&record, terms).map_err(|error| match error {
            ReviewError::NotOver => Fault::new(409, "not_over", error.message()),
            error => Fault::unprocessable("record", error.message()),
        })?;
        if let Some(saved) = asked.saved {
            let damage = |error: SavedMismatch| Fault::unprocessable("damaged", error.message());
            reviewing.resume(saved).map_err(damage)?;
        }
        let handle = self.reviews.add(reviewing);
        self.slice(handle, 0)
    }

    pub(crate) fn review_on(&mut self, review: Handle, looks: u64) -> Body {
        let reviewing = self.reviews.get(review)?;
        let passes = reviewing.progress().passes;
        reviewing.go_on(looks);
        self.slice(review, passes)
    }

    /// How far a review is, and its result if a pass was completed since.
    fn slice(&mut self, review: Handle, passes: u32) -> Body {
        let words = self.words()?;
        let reviewing = self.reviews.get(review)?;
        let progress = reviewing.progress();
        let result = if progress.passes > passes { reviewing.review(&words) } else { None };
        body(&ReviewSlice { review, progress, result })
    }

    pub(crate) fn review_result(&mut self, review: Handle) -> Body {
        let words = self.words()?;
        let not_ready = || Fault::new(409, "not_ready", Message::new("review-not-ready"));
        body(&self.reviews.get(review)?.review(&words).ok_or_else(not_ready)?)
    }

    pub(crate) fn review_save(&mut self, review: Handle) -> Body {
        body(&Saved { saved: self.reviews.get(review)?.save() })
    }

    pub(crate) fn review_at(&mut self, review: Handle, step: usize, actions: &[String], seat: Option<Seat>) -> Body {
        let words = self.words()?;
        let reviewing = self.reviews.get(review)?;
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        if seat.is_some_and(|seat| seat.index() >= reviewing.players()) {
            return Err(Fault::not_found());
        }
        let (position, last) = reviewing.after(step, actions).map_err(Fault::from)?.ok_or_else(Fault::not_found)?;
        let last = last.map(|(before, action)| {
            let line = reviewing.describe(before.as_ref(), &action);
            step_told(before.as_ref(), &action, viewer, &line, &words)
        });
        let points = Seat::all(position.players()).map(|seat| position.points(seat)).collect();
        let steps = step + actions.len();
        body(&MomentSight {
            steps,
            of: steps.max(reviewing.length()),
            view: position.view(viewer),
            points: Some(points),
            last,
        })
    }

    pub(crate) fn review_branch(&mut self, review: Handle, step: usize, actions: &[String]) -> Body {
        let branch: Option<Record> = self.reviews.get(review)?.branch(step, actions)?;
        body(&Branch { record: branch.ok_or_else(Fault::not_found)? })
    }
}

/// The record of a table whose game is over.
fn finished(local: &LocalTable) -> Result<Record, Fault> {
    if !matches!(local.table.phase(), Phase::Over | Phase::Closed) {
        return Err(not_before_the_end());
    }
    let (_, now) = local.table.dates();
    Table::record(&local.history, local.seed.clone(), Viewer::Spectator, now).map_err(damaged)
}
