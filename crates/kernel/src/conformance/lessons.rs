//! Checks of lessons.

use std::collections::BTreeSet;

use crate::{EditionRef, Game, Language, Scene, Turn, Viewer, random_step, series_rng, setup};

/// The number of random games that show which kinds of actions there are.
const GAMES: u64 = 40;

/// Checks each lesson of a game:
///
/// - its history is legal and leads to a position in which a player is to move;
/// - its goal can be reached there, and not by every action unless there is only one kind of action;
/// - the actions that follow are legal, and the wrong action is refused by a rule;
/// - the rules it names are on the rules page, and its messages exist in every language, with none unused;
/// - every kind of action that a player can choose with the options of the lessons is the goal of a lesson.
///
/// The kind of an action is the key of its log message.
///
/// # Panics
/// If not, with a list of all faults.
pub fn lessons_teach<G: Game>() {
    let plan = G::LESSONS.plan();
    assert!(!plan.lessons.is_empty(), "{} has no lessons", G::ID);
    let mut faults = Vec::new();
    let mut taught = BTreeSet::new();
    let mut messages = BTreeSet::new();
    for lesson in &plan.lessons {
        let name = |part: &str| format!("{}-lesson-{}-{part}", G::ID, lesson.id);
        messages.extend(["title", "task", "hint", "done"].map(name));
        messages.extend(lesson.wrong.iter().map(|_| name("wrong")));
        rules_exist::<G>(&lesson.id, &lesson.rules, &mut faults);
        if let Err(fault) = teach::<G>(lesson, &mut taught) {
            faults.push(format!("lesson {}: {fault}", lesson.id));
        }
    }
    for figure in &plan.figures {
        messages.insert(format!("{}-figure-{}", G::ID, figure.id));
        rules_exist::<G>(&figure.id, &figure.rules, &mut faults);
        if let Err(fault) = reach::<G>(&figure.scene) {
            faults.push(format!("figure {}: {fault}", figure.id));
        }
    }
    for language in Language::complete() {
        let said = keys(G::LESSONS.words.own(language).unwrap_or_default());
        let code = language.code();
        faults.extend(messages.difference(&said).map(|key| format!("{code}: {key} has no text")));
        faults.extend(said.difference(&messages).map(|key| format!("{code}: {key} is not used")));
    }
    let scenes = plan.lessons.iter().map(|lesson| &lesson.scene);
    faults.extend(kinds::<G>(scenes).difference(&taught).map(|kind| format!("no lesson has {kind} as its goal")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The position of a scene.
fn reach<G: Game>(scene: &Scene) -> Result<G, String> {
    let setup = setup::from_json::<G::Setup>(&scene.options).map_err(|error| error.to_string())?;
    let mut game = G::new(EditionRef::shipped(), &setup).map_err(|error| error.to_string())?;
    for action in &scene.history {
        step(&mut game, action)?;
    }
    Ok(game)
}

fn step<G: Game>(game: &mut G, action: &str) -> Result<(), String> {
    let read: G::Action = action.parse().map_err(|_| format!("{action} is no action"))?;
    game.apply(read).map_err(|error| format!("{action}: {error}"))
}

/// Solves a lesson in every way that it accepts.
fn teach<G: Game>(lesson: &crate::Lesson, taught: &mut BTreeSet<String>) -> Result<(), String> {
    let game = reach::<G>(&lesson.scene)?;
    let Turn::Player(learner) = game.turn() else { return Err("no player is to move".to_owned()) };
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
    let goals = lesson.goals(&legal, |action| {
        let mut after = game.clone();
        step(&mut after, action).expect("it is legal");
        after.breakdown(learner)
    });
    let first = goals.first().ok_or("its goal cannot be reached")?;
    if goals.len() == legal.len() && legal.len() > 1 && !lesson.goal.contains(&"*".to_owned()) {
        return Err("every action reaches its goal: write * alone".to_owned());
    }
    for goal in &goals {
        let action: G::Action = goal.parse().map_err(|_| format!("{goal} is no action"))?;
        taught.insert(game.describe(action, Viewer::Seat(learner)).key.into_owned());
    }
    let mut after = game.clone();
    step(&mut after, first)?;
    for action in &lesson.then {
        step(&mut after, action)?;
    }
    if let Some(wrong) = &lesson.wrong {
        let read: G::Action = wrong.parse().map_err(|_| format!("{wrong} is no action"))?;
        if game.check(read).is_ok() {
            return Err(format!("{wrong} is not wrong"));
        }
    }
    Ok(())
}

fn rules_exist<G: Game>(id: &str, rules: &[String], faults: &mut Vec<String>) {
    if rules.is_empty() {
        faults.push(format!("{id} names no rule"));
    }
    let known = |rule: &str| G::RULES.english().contains(&format!("- `{rule}` "));
    faults.extend(rules.iter().filter(|rule| !known(rule)).map(|rule| format!("{id}: there is no rule {rule}")));
}

/// The keys of a Fluent text.
fn keys(text: &str) -> BTreeSet<String> {
    let named = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(named).collect()
}

/// The kinds of actions that players choose in random games with the options of these scenes.
fn kinds<'a, G: Game>(scenes: impl Iterator<Item = &'a Scene>) -> BTreeSet<String> {
    let options: BTreeSet<String> = scenes.map(|scene| scene.options.to_string()).collect();
    let mut kinds = BTreeSet::new();
    for (n, options) in options.iter().enumerate() {
        let options = serde_json::from_str(options).expect("it was JSON before");
        let Ok(setup) = setup::from_json::<G::Setup>(&options) else { continue };
        for seed in 0..GAMES {
            let mut game = G::new(EditionRef::shipped(), &setup).expect("options that pass their check begin a game");
            let mut rng = series_rng(seed, n as u64);
            let mut actions = Vec::new();
            while let Some(action) = random_step(&game, &mut rng) {
                actions.clear();
                game.actions(&mut actions);
                if let (Turn::Player(seat), true) = (game.turn(), actions.len() > 1) {
                    kinds.insert(game.describe(action, Viewer::Seat(seat)).key.into_owned());
                }
                game.play_unchecked(action);
            }
        }
    }
    kinds
}
