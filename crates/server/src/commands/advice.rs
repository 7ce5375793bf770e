//! Hints: what a bot would do in a person's place.

use rynek_bots::Spec;
use rynek_hall::HallError;
use rynek_kernel::{Language, Seat};
use rynek_table::{PersonId, TableId};
use rynek_wire::{ADVISER, BEST, Hint};

use crate::{App, Problem};

/// What a bot would do for a person's seat. The table must allow hints, and it must be that seat's turn.
pub async fn advise(
    app: &App,
    table: TableId,
    person: PersonId,
    seat: Seat,
    bot: Option<&str>,
    language: Language,
) -> Result<Hint, Problem> {
    app.hall().table(table).await?.check_owner(Some(person), seat)?;
    let bot = bot.unwrap_or(ADVISER);
    let unknown = || HallError::NoSuchBot { given: bot.to_owned() };
    // Clients choose a level, not how long the bot thinks.
    let bot: Spec = bot.parse().ok().filter(|spec: &Spec| spec.name() == bot).ok_or_else(unknown)?;
    app.limits().hint(person)?;
    let (table, best) = app.hall().advise(table, seat, &bot, BEST).await?;
    Ok(Hint::new(&table, seat, best, app.words(language)))
}
