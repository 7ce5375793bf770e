//! Hints: what a bot would do in a person's place.

use rynek_bots::{Candidate, Spec};
use rynek_hall::HallError;
use rynek_kernel::{Language, Seat, Viewer};
use rynek_table::{PersonId, Table, TableId};
use rynek_words::Words;

use crate::{
    App, Problem,
    wire::{Advice, Hint, ScoreChange},
};

/// How many actions a hint names.
const BEST: usize = 3;
/// The default bot for hints: the strongest.
const ADVISER: &str = "master";

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
    let words = app.words(language);
    Ok(Hint { best: best.into_iter().map(|candidate| explain(&table, seat, candidate, words)).collect() })
}

fn explain(table: &Table, seat: Seat, candidate: Candidate<String>, words: &Words) -> Advice {
    let Candidate { action, visits, win, points } = candidate;
    let line = table.describe(table.position(), &action, Viewer::Seat(seat));
    Advice { text: words.say(&line), changes: changes(table, seat, &action, words), action, visits, win, points }
}

fn changes(table: &Table, seat: Seat, action: &str, words: &Words) -> Vec<ScoreChange> {
    let now = table.position();
    let mut next = now.duplicate();
    if next.apply(action).is_err() {
        return Vec::new();
    }
    let before = now.breakdown(seat).lines;
    let was = |id: &str| before.iter().find(|line| line.id == id).map_or(0, |line| line.points);
    let change = next.breakdown(seat).lines.into_iter().map(|line| ScoreChange {
        label: words.word(&format!("{}-score-{}", now.id(), line.id)),
        points: line.points - was(&line.id),
        id: line.id.into_owned(),
    });
    change.filter(|change| change.points != 0).collect()
}
