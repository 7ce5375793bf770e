//! Looking back at a game: its log, earlier positions, its scores.

use rynek_kernel::{Language, Seat};
use rynek_table::{PersonId, TableId};
use rynek_wire::{
    Log, ToldLine,
    study::{MomentSight, Scores},
};

use crate::{App, Problem};

/// The most entries of a log at once.
const MOST: usize = 500;

/// Which part of a log.
#[derive(Clone, Copy)]
pub struct LogPart {
    /// The number of the entry before it.
    pub after: u64,
    /// The most entries.
    pub limit: usize,
}

/// A part of the log of a table, in words.
pub async fn log(
    app: &App,
    table: TableId,
    person: Option<PersonId>,
    seat: Option<Seat>,
    part: LogPart,
    language: Language,
) -> Result<Log, Problem> {
    let now = app.hall().table(table).await?;
    let viewer = now.viewer_of(person, seat)?;
    let told = app.hall().told(table, viewer, part.after, part.limit.clamp(1, MOST)).await?;
    let words = app.words(language);
    let entries: Vec<ToldLine> = told.into_iter().map(|told| ToldLine::new(told, words)).collect();
    let number = entries.last().map_or(0, |last| last.told.number).max(now.number());
    Ok(Log { entries, number })
}

/// A table after this many steps.
pub async fn at(
    app: &App,
    table: TableId,
    person: Option<PersonId>,
    seat: Option<Seat>,
    steps: usize,
    language: Language,
) -> Result<MomentSight, Problem> {
    let now = app.hall().table(table).await?;
    let viewer = now.viewer_of(person, seat)?;
    Ok(rynek_wire::study::at(&now, viewer, steps, app.words(language))?)
}

/// The scores over a game; for a game with hidden hands, only after its end.
pub async fn scores(app: &App, table: TableId) -> Result<Scores, Problem> {
    let now = app.hall().table(table).await?;
    let counted = tokio::task::spawn_blocking(move || rynek_wire::study::scores(&now)).await;
    Ok(counted.map_err(|_| Problem::internal())??)
}
