//! Studying a table: earlier positions and scores.

use rynek_catalog::AnyGame;
use rynek_kernel::{JsonText, Message, Seat, Seen, Turn, Viewer};
use rynek_table::Table;
use rynek_words::Words;
use serde::Serialize;

use crate::Fault;

/// A position of a game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct MomentSight {
    /// After how many actions, random draws included.
    pub steps: usize,
    /// How many actions there are.
    pub of: usize,
    /// The viewer's view of it.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "unknown")]
    pub view: JsonText,
    /// The points of each seat, if the game were scored then; missing where they would reveal hidden information.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<i32>>,
    /// The action that led there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastStep>,
}

/// An action of the game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct LastStep {
    /// Who acted; missing for a random draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The action, in notation; missing where it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The action, in words.
    pub text: String,
    /// Its effects, for the game's board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<serde_json::Value>))]
    pub effects: Option<JsonText>,
}

/// A table at an earlier position.
pub fn at(table: &Table, viewer: Viewer, steps: usize, words: &Words) -> Result<MomentSight, Fault> {
    let of = table.actions_played();
    if steps > of {
        return Err(Fault::not_found());
    }
    let before = steps.checked_sub(1).map(|before| table.position_after(before));
    let last = before.zip(steps.checked_sub(1).and_then(|before| table.steps().nth(before)));
    let last = last.map(|(before, (_, action))| {
        let line = table.describe(before.as_ref(), &action, viewer);
        step_told(before.as_ref(), &action, viewer, &line, words)
    });
    let position = table.position_after(steps);
    let points = table.open_points(position.as_ref());
    Ok(MomentSight { steps, of, view: position.view(viewer), points, last })
}

/// An action in this position, as a viewer may see it; `line` writes it in words.
pub fn step_told(before: &dyn AnyGame, action: &str, viewer: Viewer, line: &Message, words: &Words) -> LastStep {
    let seat = if let Turn::Player(seat) = before.turn() { Some(seat) } else { None };
    let shown = match before.seen(action, viewer) {
        Ok(Seen::Open(action)) => Some(action),
        Ok(Seen::Hidden) | Err(_) => None,
    };
    LastStep { seat, action: shown, text: words.say(line), effects: line.effects.as_deref().cloned() }
}

/// The scores over the game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Scores {
    /// The points of each seat, before the first action and after each.
    pub points: Vec<Vec<i32>>,
}

/// The scores over the game; for a game with hidden hands, only after its end.
pub fn scores(table: &Table) -> Result<Scores, Fault> {
    Ok(Scores { points: course(table).ok_or_else(not_before_the_end)? })
}

/// This is told only after the end of the game.
pub fn not_before_the_end() -> Fault {
    Fault::new(409, "not_over", Message::new("api-not-over"))
}

/// The points of each seat after each action; none while they would reveal hidden information.
fn course(table: &Table) -> Option<Vec<Vec<i32>>> {
    let mut position = table.position_after(0);
    let mut course = vec![table.open_points(position.as_ref())?];
    for (_, action) in table.steps() {
        if position.apply(&action).is_err() {
            break;
        }
        course.push(table.open_points(position.as_ref())?);
    }
    Some(course)
}
