//! Lessons: positions with a task in each, as data.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;
use serde_json::Value;

use crate::{Breakdown, Texts, json};

/// The lessons of a game: a plan, and the texts.
///
/// The plan is JSON, see [`Plan`]. A lesson `ID` of a game `GAME` has the messages `GAME-lesson-ID-title`, `-task`
/// (what to do), `-hint` (after another action), `-done` (what happened, and why it is good) and, if it has a wrong
/// action to try, `-wrong` (the question that it answers). A figure has a caption, `GAME-figure-ID`.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// The plan.
    pub plan: &'static str,
    /// The texts of the messages.
    pub words: Texts,
}

impl Lessons {
    /// A game without lessons.
    pub const NONE: Lessons = Lessons { plan: "{}", words: Texts::NONE };

    /// The plan, with the whole history of each lesson.
    ///
    /// # Panics
    /// If it cannot be parsed: it is part of the program, and the conformance suite parses it.
    pub fn plan(&self) -> Plan {
        let written: Written = json::read_text(self.plan).unwrap_or_else(|error| panic!("lessons.json: {error}"));
        written.resolve()
    }
}

/// The lessons and figures of a game, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    /// Positions with a task.
    pub lessons: Vec<Lesson>,
    /// Positions to show beside a rule.
    pub figures: Vec<Figure>,
}

/// A position and how it is reached.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The options of the table.
    pub options: Value,
    /// The actions that lead there, chance included, in notation.
    pub history: Vec<String>,
}

/// A task. The learner has the seat whose turn it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name within the game.
    pub id: String,
    /// The position it begins with.
    pub scene: Scene,
    /// The actions that solve it, in notation; `*` stands for any text. The first one is played when the learner asks
    /// for it.
    pub goal: Vec<String>,
    /// The least points that these lines of the learner's score sheet must have afterwards.
    pub score: BTreeMap<String, i32>,
    /// The actions that follow, to show the consequence.
    pub then: Vec<String>,
    /// An action that a rule forbids here, to try.
    pub wrong: Option<String>,
    /// The rules it teaches, the most important one first.
    pub rules: Vec<String>,
}

/// A position to show.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Its name within the game.
    pub id: String,
    /// The position.
    pub scene: Scene,
    /// The rules it illustrates, the most important one first.
    pub rules: Vec<String>,
}

impl Lesson {
    /// The legal actions that solve the lesson, in the order of the goals. `after` gives the learner's score sheet
    /// after an action.
    pub fn goals<'a>(&self, legal: &'a [String], after: impl Fn(&str) -> Breakdown) -> Vec<&'a str> {
        let mut found: Vec<&str> = Vec::new();
        for wanted in &self.goal {
            found.extend(legal.iter().map(String::as_str).filter(|action| fits(wanted, action)));
        }
        let mut seen = HashSet::new();
        found.retain(|action| seen.insert(*action));
        found.retain(|action| self.score.is_empty() || self.scores(&after(action)));
        found
    }

    /// Whether a score sheet has the points that the lesson asks for.
    fn scores(&self, sheet: &Breakdown) -> bool {
        let points = |id: &str| sheet.lines.iter().find(|line| line.id == id).map_or(0, |line| line.points);
        self.score.iter().all(|(id, least)| points(id) >= *least)
    }
}

/// Whether a text matches a pattern; `*` stands for any text.
fn fits(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == text,
        Some((start, rest)) => text
            .strip_prefix(start)
            .is_some_and(|left| (0..=left.len()).filter_map(|at| left.get(at..)).any(|tail| fits(rest, tail))),
    }
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Written {
    lessons: Vec<WrittenLesson>,
    figures: Vec<WrittenFigure>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    id: String,
    from: Option<String>,
    options: Option<Value>,
    #[serde(default)]
    history: Vec<String>,
    goal: Vec<String>,
    #[serde(default)]
    score: BTreeMap<String, i32>,
    #[serde(default)]
    then: Vec<String>,
    wrong: Option<String>,
    rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFigure {
    id: String,
    from: Option<String>,
    options: Option<Value>,
    #[serde(default)]
    history: Vec<String>,
    rules: Vec<String>,
}

impl Written {
    fn resolve(self) -> Plan {
        let mut plan = Plan::default();
        for WrittenLesson { id, from, options, history, goal, score, then, wrong, rules } in self.lessons {
            let scene = scene(from, options, history, &plan.lessons);
            plan.lessons.push(Lesson { id, scene, goal, score, then, wrong, rules });
        }
        for WrittenFigure { id, from, options, history, rules } in self.figures {
            let scene = scene(from, options, history, &plan.lessons);
            plan.figures.push(Figure { id, scene, rules });
        }
        plan
    }
}

/// The position of a lesson or figure: from the start of a game, or from the end of an earlier lesson.
fn scene(from: Option<String>, options: Option<Value>, history: Vec<String>, earlier: &[Lesson]) -> Scene {
    let none = || Value::Object(serde_json::Map::new());
    let Some(from) = from else {
        return Scene { options: options.unwrap_or_else(none), history };
    };
    let found = earlier.iter().find(|lesson| lesson.id == from);
    let before = found.unwrap_or_else(|| panic!("lessons.json: no lesson {from:?} before"));
    let done = before.goal.first().into_iter().chain(&before.then);
    let whole = before.scene.history.iter().chain(done).cloned().chain(history);
    Scene { options: before.scene.options.clone(), history: whole.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScoreLine;

    const NIM: Lessons = Lessons {
        plan: r#"{
            "lessons": [
                { "id": "take", "goal": ["2"], "then": ["1"], "rules": ["nim.take"] },
                { "id": "again", "from": "take", "history": ["2"], "goal": ["*"], "wrong": "3", "rules": ["nim.take"] }
            ],
            "figures": [{ "id": "late", "from": "again", "rules": ["nim.take"] }]
        }"#,
        words: Texts::NONE,
    };

    #[test]
    fn a_lesson_can_begin_where_another_ended() {
        let plan = NIM.plan();
        assert_eq!(plan.lessons[1].scene.history, ["2", "1", "2"]);
        assert_eq!(plan.figures[0].scene.history, ["2", "1", "2", "*"]);
        assert_eq!(Lessons::NONE.plan(), Plan::default());
    }

    #[test]
    fn goals_are_patterns() {
        assert!(fits("take *", "take red") && fits("*", "") && fits("* 3", "clear a1 3") && fits("a*b*c", "a1b2c"));
        assert!(!fits("take", "take red") && !fits("a*b", "abc") && !fits("*3", "é4"));
        let mut lesson = Lesson { goal: vec!["b*".into(), "*".into()], ..NIM.plan().lessons[0].clone() };
        let sheet = |action: &str| Breakdown::new(vec![ScoreLine::new("last", action.len() as i32, &[])]);
        let legal = ["a", "b1", "c"].map(str::to_owned);
        assert_eq!(lesson.goals(&legal, sheet), ["b1", "a", "c"]);
        lesson.score.insert("last".to_owned(), 2);
        assert_eq!(lesson.goals(&legal, sheet), ["b1"]);
    }
}
