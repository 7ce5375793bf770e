//! Reviews of finished games.

use rynek_kernel::Language;
use rynek_review::Review;
use rynek_table::{PersonId, Phase, TableId};

use crate::{App, Problem};

/// The complete review of a table whose game is over.
pub async fn review(app: &App, table: TableId, person: PersonId, language: Language) -> Result<Review, Problem> {
    if !matches!(app.hall().table(table).await?.phase(), Phase::Over | Phase::Closed) {
        return Err(rynek_wire::study::not_before_the_end().into());
    }
    // To wait for a review that has begun, or to ask for it again, costs nothing.
    if !app.hall().has_review(table) {
        app.limits().hint(person)?;
    }
    let review = app.hall().review(table).await?;
    let app = app.clone();
    let told = tokio::task::spawn_blocking(move || {
        review.found.lock().map(|mut review| review.review(app.words(language))).ok().flatten()
    });
    told.await.ok().flatten().ok_or_else(Problem::internal)
}
