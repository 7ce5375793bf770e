//! Lessons, and trying out any sequence of actions.

use rynek_catalog::AnyGame;
use rynek_kernel::{Arg, Breakdown, Explain, Figure, JsonText, Lesson, Message, Scene, Seat, Turn, Viewer};
use rynek_words::Words;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    Fault,
    games::known,
    study::{LastStep, step_told},
};

/// The lessons of a game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Course {
    /// The lessons, in order.
    pub lessons: Vec<LessonSight>,
    /// The pictures beside the rules.
    pub figures: Vec<FigureSight>,
}

/// A lesson: a position with a task.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct LessonSight {
    /// Its name within the game.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The task.
    pub task: String,
    /// A hint for a player who did something else.
    pub hint: String,
    /// What happened, and why it is good.
    pub done: String,
    /// The options of the table.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The actions that lead there, random draws included, in notation.
    pub history: Vec<String>,
    /// The learner's seat.
    pub seat: Seat,
    /// The legal actions that solve it, the simplest one first.
    pub goal: Vec<String>,
    /// The actions that follow the first of them, to show the consequence.
    pub then: Vec<String>,
    /// An action that a rule forbids there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<WrongSight>,
    /// The rules it teaches, the most important one first.
    pub rules: Vec<String>,
}

/// An action that a rule forbids.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WrongSight {
    /// In notation.
    pub action: String,
    /// The question that trying it answers.
    pub question: String,
}

/// A picture: a position to look at.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FigureSight {
    /// Its name within the game.
    pub id: String,
    /// Its caption.
    pub caption: String,
    /// The options of the table.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The actions that lead there, random draws included, in notation.
    pub history: Vec<String>,
    /// The viewer's seat.
    pub seat: Seat,
    /// The rules it illustrates, the most important one first.
    pub rules: Vec<String>,
}

/// The lessons and pictures of a game.
pub fn course(game: &str, words: &Words) -> Result<Course, Fault> {
    let plan = known(game)?.lessons.plan();
    let lessons = plan.lessons.into_iter().map(|lesson| describe(game, lesson, words));
    let figures = plan.figures.into_iter().map(|figure| picture(game, figure, words));
    Ok(Course { lessons: lessons.collect::<Result<_, _>>()?, figures: figures.collect::<Result<_, _>>()? })
}

fn describe(game: &str, lesson: Lesson, words: &Words) -> Result<LessonSight, Fault> {
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

fn picture(game: &str, figure: Figure, words: &Words) -> Result<FigureSight, Fault> {
    Ok(FigureSight {
        caption: words.word(&format!("{game}-figure-{}", figure.id)),
        seat: seat_at(reach(game, &figure.scene)?.as_ref()),
        id: figure.id,
        options: figure.scene.options,
        history: figure.scene.history,
        rules: figure.rules,
    })
}

fn reach(game: &str, scene: &Scene) -> Result<Box<dyn AnyGame>, Fault> {
    fold(game, &scene.options, &scene.history, |_, _| {})
}

/// The viewer's seat: the seat to move, or else the first one.
fn seat_at(position: &dyn AnyGame) -> Seat {
    if let Turn::Player(seat) = position.turn() { seat } else { Seat::new(0) }
}

/// A sequence of actions to try out. All of it comes from the client, so nothing in it is secret.
#[derive(Deserialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    /// The options of the table; missing ones have their default.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The actions from the beginning, random draws included, in notation.
    pub actions: Vec<String>,
    /// The viewer's seat, from 1.
    pub seat: Seat,
    /// The names of the players, from seat 1; missing ones are replaced by the number of the seat.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>")]
    pub names: Vec<String>,
    /// How many of the actions the client knows already; they are not told again.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    pub since: u32,
}

impl Trial {
    /// The name of a player: the viewer is "you".
    fn called(&self, seat: Seat) -> Option<Arg> {
        let name = self.names.get(seat.index()).map(|name| Arg::from(name.as_str()));
        if seat == self.seat { Some(Arg::you(name.unwrap_or_else(|| seat.into()))) } else { name }
    }
}

/// The position after a sequence of actions.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[ts(optional_fields)]
pub struct TrialSight {
    /// Whose turn it is; missing at a random draw and after the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mover: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// The view of the seat.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "unknown")]
    pub view: JsonText,
    /// The legal actions of the seat, if it is its turn.
    pub actions: Vec<String>,
    /// The points of each seat, if the game were scored now.
    pub points: Vec<i32>,
    /// Where the points of the seat come from.
    pub breakdown: Breakdown,
    /// The new actions, in words.
    pub told: Vec<LastStep>,
}

/// Tries out a sequence of actions.
pub fn look(game: &str, trial: &Trial, words: &Words) -> Result<TrialSight, Fault> {
    let most = known(game)?.longest;
    if trial.actions.len() > most {
        return Err(Fault::unprocessable("too_long", Message::new("api-trial-long").with("most", most)));
    }
    let viewer = Viewer::Seat(trial.seat);
    let mut told = Vec::new();
    let position = fold(game, &trial.options, &trial.actions, |at, before| {
        if at >= trial.since as usize {
            let action = &trial.actions[at];
            let line = before.describe(action, viewer).unwrap_or_else(|_| Message::new("table-log-hidden"));
            let line = line.naming(&|seat| trial.called(seat));
            told.push(step_told(before, action, viewer, &line, words));
        }
    })?;
    if trial.seat.index() >= position.players() {
        return Err(rynek_table::Refused::NoSeat(trial.seat).into());
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

/// Plays these actions, or refuses the first illegal one. `show` is called with the position before each of them.
fn fold(
    game: &str,
    options: &Value,
    actions: &[String],
    mut show: impl FnMut(usize, &dyn AnyGame),
) -> Result<Box<dyn AnyGame>, Fault> {
    let opened = rynek_catalog::open(game, None, options);
    let mut position = opened.map_err(|error| Fault::unprocessable("terms", error.message()))?;
    for (at, action) in actions.iter().enumerate() {
        show(at, position.as_ref());
        position.apply(action).map_err(|refusal| Fault::from(refusal).with_details(json!({ "action": at + 1 })))?;
    }
    Ok(position)
}
