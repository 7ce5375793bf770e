//! Learning a game: its lessons, and any course of play tried out by the rules.

use axum::{Json, extract::State};
use rynek_catalog::AnyGame;
use rynek_kernel::{Breakdown, Explain, Figure, Lesson, Message, Scene, Seat, Turn, Viewer};
use rynek_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::{
    asked::At,
    games::known,
    study::{LastStep, step_told},
    unprocessable,
};
use crate::{Body, House, Lang, Problem, openapi::Problems};

/// What teaches a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Course {
    /// Things to do, in order.
    pub lessons: Vec<LessonSight>,
    /// Things to look at beside a rule.
    pub figures: Vec<FigureSight>,
}

/// Something to do once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonSight {
    /// Its name within the game.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What to do.
    pub task: String,
    /// A word for whoever did something else.
    pub hint: String,
    /// What happened, and why it is good.
    pub done: String,
    /// The options of the table.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// What led there, chance included, in notation.
    pub history: Vec<String>,
    /// Where the learner sits.
    #[schema(value_type = u8)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The legal actions that do it, the plainest one first.
    pub goal: Vec<String>,
    /// What follows the first of them, to show the consequence.
    pub then: Vec<String>,
    /// An action that a rule forbids there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wrong: Option<WrongSight>,
    /// The rules it teaches, the most important one first.
    pub rules: Vec<String>,
}

/// An action that a rule forbids.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WrongSight {
    /// In notation.
    pub action: String,
    /// The question that trying it answers.
    pub question: String,
}

/// Something to look at.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FigureSight {
    /// Its name within the game.
    pub id: String,
    /// What is to be seen.
    pub caption: String,
    /// The options of the table.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// What led there, chance included, in notation.
    pub history: Vec<String>,
    /// From where one looks.
    #[schema(value_type = u8)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// The rules it illustrates, the most important one first.
    pub rules: Vec<String>,
}

/// What teaches a game: positions with something to do in each, and pictures for its rules.
#[utoipa::path(get, path = "/games/{game}/lessons", tag = "games", params(Lang, ("game" = String, Path)),
    responses((status = 200, body = Course), Problems))]
pub async fn lessons(State(house): State<House>, lang: Lang, At(game): At<String>) -> Result<Json<Course>, Problem> {
    let plan = known(&game)?.lessons.plan();
    let words = house.words(lang.0);
    let lessons = plan.lessons.into_iter().map(|lesson| describe(&game, lesson, words));
    let figures = plan.figures.into_iter().map(|figure| picture(&game, figure, words));
    Ok(Json(Course { lessons: lessons.collect::<Result<_, _>>()?, figures: figures.collect::<Result<_, _>>()? }))
}

fn describe(game: &str, lesson: Lesson, words: &Words) -> Result<LessonSight, Problem> {
    let position = reach(game, &lesson.scene)?;
    let told = |part: &str| words.word(&format!("{game}-lesson-{}-{part}", lesson.id));
    let seat = seat_at(position.as_ref());
    let legal = position.actions();
    let goal = lesson.goals(&legal, |action| {
        let mut after = position.duplicate();
        // A listed action is legal.
        let _ = after.apply(action);
        after.breakdown(seat)
    });
    Ok(LessonSight {
        title: told("title"),
        task: told("task"),
        hint: told("hint"),
        done: told("done"),
        seat,
        goal: goal.into_iter().map(str::to_owned).collect(),
        wrong: lesson.wrong.as_ref().map(|action| WrongSight { action: action.clone(), question: told("wrong") }),
        id: lesson.id,
        options: lesson.scene.options,
        history: lesson.scene.history,
        then: lesson.then,
        rules: lesson.rules,
    })
}

fn picture(game: &str, figure: Figure, words: &Words) -> Result<FigureSight, Problem> {
    Ok(FigureSight {
        caption: words.word(&format!("{game}-figure-{}", figure.id)),
        seat: seat_at(reach(game, &figure.scene)?.as_ref()),
        id: figure.id,
        options: figure.scene.options,
        history: figure.scene.history,
        rules: figure.rules,
    })
}

fn reach(game: &str, scene: &Scene) -> Result<Box<dyn AnyGame>, Problem> {
    fold(game, &scene.options, &scene.history, |_, _| {})
}

/// Where whoever looks at a position sits: where somebody is to move, or else in the first seat.
fn seat_at(position: &dyn AnyGame) -> Seat {
    if let Turn::Player(seat) = position.turn() { seat } else { Seat::new(0) }
}

/// A course of play to try out. Everything in it is the asker's own, so nothing is hidden from them that they do not know.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The options of the table; what is left out keeps its default.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// What is done from the beginning, chance included, in notation.
    pub actions: Vec<String>,
    /// From which seat to look, from 1.
    #[schema(value_type = u8)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What the players are called, seat 1 first; without a name, a seat is called by its number.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub names: Vec<String>,
    /// How many of the actions are known already and need not be told again.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub since: u32,
}

/// Where a course of play leads.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrialSight {
    /// Whose turn it is; missing at chance's turn and after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub mover: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// The game, as the seat may see it.
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    /// What the seat can do, if it is its turn.
    pub actions: Vec<String>,
    /// The points of each seat, were the game scored now.
    pub points: Vec<i32>,
    /// Where the points of the seat come from.
    #[schema(value_type = crate::api::forms::BreakdownForm)]
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub breakdown: Breakdown,
    /// What was done, in words.
    pub told: Vec<LastStep>,
}

/// Tries a course of play by the rules: where it leads, or which action is refused and why. Nothing is kept.
#[utoipa::path(post, path = "/games/{game}/try", tag = "games", params(Lang, ("game" = String, Path)),
    request_body = Trial, responses((status = 200, body = TrialSight), Problems))]
pub async fn attempt(
    State(house): State<House>,
    Lang(lang): Lang,
    At(game): At<String>,
    Body(trial): Body<Trial>,
) -> Result<Json<TrialSight>, Problem> {
    let most = known(&game)?.longest;
    if trial.actions.len() > most {
        let message = Message::new("api-trial-long").with("most", most);
        return Err(unprocessable("too_long", message));
    }
    let tried = tokio::task::spawn_blocking(move || look(&game, &trial, house.words(lang))).await;
    tried.map_err(|_| Problem::internal())?.map(Json)
}

fn look(game: &str, trial: &Trial, words: &Words) -> Result<TrialSight, Problem> {
    let viewer = Viewer::Seat(trial.seat);
    let mut told = Vec::new();
    let position = fold(game, &trial.options, &trial.actions, |at, before| {
        if at >= trial.since as usize {
            let action = &trial.actions[at];
            let line = before.describe(action, viewer).unwrap_or_else(|_| Message::new("table-log-hidden"));
            let line = line.naming(&|seat| trial.names.get(seat.index()).map(|name| name.as_str().into()));
            told.push(step_told(before, action, viewer, &line, words));
        }
    })?;
    if trial.seat.index() >= position.players() {
        return Err(rynek_tables::Refused::NoSeat(trial.seat).into());
    }
    let mover = if let Turn::Player(seat) = position.turn() { Some(seat) } else { None };
    Ok(TrialSight {
        mover,
        over: position.turn() == Turn::Over,
        view: position.view(viewer),
        actions: if mover == Some(trial.seat) { position.actions() } else { Vec::new() },
        points: Seat::all(position.players()).map(|seat| position.points(seat)).collect(),
        breakdown: position.breakdown(trial.seat),
        told,
    })
}

/// The position after these actions, or the refusal of the first that is against the rules. Before each of them the
/// position is shown.
fn fold(
    game: &str,
    options: &Value,
    actions: &[String],
    mut show: impl FnMut(usize, &dyn AnyGame),
) -> Result<Box<dyn AnyGame>, Problem> {
    let opened = rynek_catalog::open(game, None, options);
    let mut position = opened.map_err(|error| unprocessable("terms", error.message()))?;
    for (at, action) in actions.iter().enumerate() {
        show(at, position.as_ref());
        position.apply(action).map_err(|refusal| Problem::from(refusal).with_details(json!({ "action": at + 1 })))?;
    }
    Ok(position)
}
