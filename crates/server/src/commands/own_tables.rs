//! Limits on tables with editions of a person's own.

use axum::http::StatusCode;
use rynek_kernel::Message;
use rynek_store::{Listed, Listing, Page, Summary};
use rynek_table::{PersonId, Phase};

use crate::{App, Problem};

/// How many tables are listed at a time.
const PAGE: usize = 100;

/// Whether a person may open one more table with an edition of their own.
pub async fn allow_own_table(app: &App, person: PersonId) -> Result<(), Problem> {
    if !app.config().own_editions {
        return Err(Problem::new(StatusCode::FORBIDDEN, "own_editions", Message::new("api-own-editions")));
    }
    app.limits().own_table(person, own_tables(app, person).await?)
}

/// How many unfinished tables of a person have an edition of their own.
async fn own_tables(app: &App, host: PersonId) -> Result<usize, Problem> {
    let mut count = 0;
    let mut from = None;
    loop {
        let listed = app.store().list(Listing::Of(host), None, Page { from, most: PAGE }).await?;
        let is_own = |listed: &&Listed| {
            let Summary { own_edition, phase, host: of, .. } = &listed.summary;
            *own_edition && of.id == host && matches!(phase, Phase::Gathering | Phase::Playing)
        };
        count += listed.iter().filter(is_own).count();
        match listed.last() {
            Some(last) if listed.len() == PAGE => from = Some(last.cursor()),
            _ => return Ok(count),
        }
    }
}
