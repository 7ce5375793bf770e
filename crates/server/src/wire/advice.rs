//! What a bot would do in a person's place.

use rynek_bots::{Candidate, Spec};
use rynek_kernel::{Language, Seat, Viewer};
use rynek_tables::{PersonId, Refused, Table, TableId, hall::HallError};
use rynek_words::Words;
use serde::Serialize;

use crate::{House, Problem, wire::seats_of};

/// How many actions a hint names.
const BEST: usize = 3;
/// The bot that is asked if none is named: whoever asks wants the best there is.
const ADVISER: &str = "master";

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The actions it thinks best of, the best first.
    pub best: Vec<Advice>,
}

/// An action that a bot thinks well of.
#[derive(Clone, PartialEq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The action in words.
    pub text: String,
    /// How often it was tried in thought.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub visits: u64,
    /// The share of games the bot expects to win after it, from 0 to 1.
    pub win: f64,
    /// The points it expects at the end.
    pub points: f64,
    /// What it changes on the score sheet at once.
    pub changes: Vec<Change>,
}

/// A source of points that an action changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// The source.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// By how many points.
    pub points: i32,
}

/// What a bot would do for a person's seat whose turn it is, where the table allows to ask.
pub async fn advise(
    house: &House,
    table: TableId,
    person: PersonId,
    seat: Seat,
    bot: Option<&str>,
    language: Language,
) -> Result<Hint, Problem> {
    let looked_at = house.hall().table(table).await?;
    if !seats_of(&looked_at, Some(person)).contains(&seat) {
        return Err(Refused::NotYours(seat).into());
    }
    let bot = bot.unwrap_or(ADVISER);
    let unknown = || HallError::NoSuchBot { given: bot.to_owned() };
    // How long a bot thinks is for the house to say.
    let bot: Spec = bot.parse().ok().filter(|spec: &Spec| spec.name() == bot).ok_or_else(unknown)?;
    house.limits().hint(person)?;
    let (table, best) = house.hall().advise(table, seat, &bot, BEST).await?;
    let words = house.words(language);
    Ok(Hint { best: best.into_iter().map(|candidate| explain(&table, seat, candidate, words)).collect() })
}

fn explain(table: &Table, seat: Seat, candidate: Candidate<String>, words: &Words) -> Advice {
    let Candidate { action, visits, win, points } = candidate;
    let line = table.describe(table.position(), &action, Viewer::Seat(seat));
    Advice { text: words.say(&line), changes: changes(table, seat, &action, words), action, visits, win, points }
}

fn changes(table: &Table, seat: Seat, action: &str, words: &Words) -> Vec<Change> {
    let now = table.position();
    let mut next = now.duplicate();
    if next.apply(action).is_err() {
        return Vec::new();
    }
    let before = now.breakdown(seat).lines;
    let was = |id: &str| before.iter().find(|line| line.id == id).map_or(0, |line| line.points);
    let change = next.breakdown(seat).lines.into_iter().map(|line| Change {
        label: words.word(&format!("{}-score-{}", now.id(), line.id)),
        points: line.points - was(&line.id),
        id: line.id.into_owned(),
    });
    change.filter(|change| change.points != 0).collect()
}
