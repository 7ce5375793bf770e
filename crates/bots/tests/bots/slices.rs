//! A bot that thinks in slices comes to the same result as in one go.

use rynek_bots::{Spec, begin, consider};
use rynek_catalog::{AnyGame, IDS};
use rynek_kernel::{Seat, Turn, series_rng};
use serde_json::json;

/// A position in the middle of a random game.
fn midway(game: &str) -> (Box<dyn AnyGame>, Seat) {
    let mut position = rynek_catalog::open(game, None, &json!({})).expect("default options");
    let mut rng = series_rng(5, 0);
    loop {
        match position.turn() {
            Turn::Player(seat) if position.played() > 12 && position.actions().len() > 2 => return (position, seat),
            Turn::Over => unreachable!("games are longer"),
            Turn::Chance => {
                let drawn = position.sample(&mut rng);
                position.apply(&drawn).expect("a legal draw");
            }
            Turn::Player(_) => {
                let action = position.actions().swap_remove(0);
                position.apply(&action).expect("a legal action");
            }
        }
    }
}

#[test]
fn slices_change_nothing() {
    for game in IDS {
        let (position, seat) = midway(game);
        let all =
            ["beginner", "greedy", "search:90"].into_iter().chain((*game == "engineer").then_some("expectimax:600"));
        for bot in all.map(|bot| bot.parse::<Spec>().expect("a bot")) {
            let whole = consider(position.as_ref(), seat, &bot, &mut series_rng(1, 0));
            for slice in [1, 13, 1000] {
                let mut thought = begin(position.as_ref(), seat, &bot, &mut series_rng(1, 0)).expect("a known game");
                while !thought.progress().is_done {
                    thought.go_on(slice, 0.0);
                }
                assert_eq!(thought.candidates(), whole, "{bot} in {game}, {slice} at a time");
            }
        }
    }
}

#[test]
fn a_thought_ends_when_its_time_is_spent() {
    let (position, seat) = midway("polis");
    let bot: Spec = "search:100000".parse().expect("a bot");
    let mut thought = begin(position.as_ref(), seat, &bot, &mut series_rng(1, 0)).expect("a known game");
    thought.go_on(20, 0.1);
    assert!(!thought.progress().is_done);
    assert!(position.check(&thought.candidates()[0].action).is_ok());
    thought.go_on(u64::MAX, 1.0);
    let progress = thought.progress();
    assert!(progress.is_done && (20..1000).contains(&progress.looks), "{progress:?}");
    assert!(position.check(&thought.candidates()[0].action).is_ok());
}
