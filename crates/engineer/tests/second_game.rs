//! Compares walks, legal actions and their effects with a slow implementation that follows the text of the rules.

use std::collections::{BTreeMap, BTreeSet};

use crate::slow::{self, Table, told};
use rynek_engineer::{Action, Area, Engineer, Setup, Step, reach};
use rynek_kernel::{
    EditionRef, Game, Rng, Seat, below,
    conformance::testing::{actions, edited, written},
    pick, random_step, series_rng, setup,
};
use serde_json::json;

fn start(setup: &Setup) -> Engineer {
    Engineer::new(EditionRef::shipped(), setup).unwrap()
}

/// engineer.move.exact
/// engineer.move.return
#[test]
fn every_walk_ends_where_single_steps_lead() {
    for area in Area::all() {
        for steps in 1..=6 {
            let slow: BTreeSet<String> =
                slow::walk(slow::place(&area.to_string()), steps).into_iter().map(told).collect();
            let fast: BTreeSet<String> = reach(area, steps).iter().map(|to| to.to_string()).collect();
            assert_eq!(fast, slow, "{steps} steps from {area}");
        }
    }
}

/// How the table is changed before every roll, so that games reach all parts of the rules.
#[derive(Clone, Copy)]
enum Help {
    /// Not at all.
    None,
    /// The company has as much as it can keep.
    Rich,
    /// All tokens of the pool are on areas.
    Crowded,
    /// Both.
    RichAndCrowded,
}

impl Help {
    fn give(self, game: &Engineer) -> Engineer {
        edited(game, |position| {
            if matches!(self, Help::Rich | Help::RichAndCrowded) {
                position["stock"] = json!({"wood": 5, "coal": 5, "steel": 5, "money": 5});
            }
            if matches!(self, Help::Crowded | Help::RichAndCrowded) {
                let free = Area::all().filter(|area| !game.tokens().has(*area) && game.engineer() != Some(*area));
                let more = usize::from(game.pool());
                let tokens: Vec<Area> = game.tokens().iter().chain(free.take(more)).collect();
                position["pool"] = json!(usize::from(game.pool()) + game.tokens().len() - tokens.len());
                position["tokens"] = json!(tokens);
            }
        })
    }
}

/// Plays a random game in both ways and compares them at every step. Counts how often each step occurs.
fn in_step(setup: &Setup, seed: u64, help: Help, steps: &mut BTreeMap<String, u32>) {
    let mut game = start(setup);
    let mut rng = series_rng(seed, 0);
    loop {
        if game.step() == Step::Roll {
            game = help.give(&game);
        }
        let table = Table::of(&game);
        *steps.entry(table.step.clone()).or_default() += 1;
        let fast: BTreeSet<String> = written(&game).into_iter().collect();
        let slow = table.legal();
        let differ: Vec<&String> = fast.symmetric_difference(&slow).collect();
        assert!(differ.is_empty(), "{differ:?} at {table:?}");
        let Some(action) = next(&game, &mut rng) else { break };
        game.play_unchecked(action);
        let mut after = table;
        after.happen(&action.to_string());
        assert_eq!(Table::of(&game), after, "after {action}");
    }
    assert_eq!(game.points(Seat::new(0)), slow::points(&game));
}

/// The next action: random, but a build if possible in most cases.
fn next(game: &Engineer, rng: &mut impl Rng) -> Option<Action> {
    let builds: Vec<Action> = actions(game).into_iter().filter(|action| action.to_string().contains("build")).collect();
    if builds.is_empty() || below(rng, 8) == 0 { random_step(game, rng) } else { Some(*pick(rng, &builds)) }
}

#[test]
fn both_implementations_agree_in_every_mode() {
    let mut steps = BTreeMap::new();
    for (n, setup) in setup::every::<Setup>().iter().enumerate() {
        for game in 0..3 {
            for help in [Help::None, Help::Rich, Help::Crowded, Help::RichAndCrowded] {
                in_step(setup, (10 * n + game) as u64, help, &mut steps);
            }
        }
    }
    // Every step was compared often, and so was every way to win or lose.
    let seen = |step: &str| steps.get(step).copied().unwrap_or(0);
    for step in ["layout", "start", "roll", "set_dice", "keep", "extra", "project", "invest"] {
        assert!(seen(step) > 50, "{step}: {steps:?}");
    }
    for step in ["card_bonus", "area_bonus", "won", "out_of_time", "out_of_tokens"] {
        assert!(seen(step) > 5, "{step}: {steps:?}");
    }
}
