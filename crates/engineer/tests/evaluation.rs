//! The evaluation of positions for bots, and games that are played by it.

use std::collections::HashSet;

use crate::common::*;
use rynek_engineer::{Action, Engineer, Layout, Mode, Step, Weights};
use rynek_kernel::{Game, Seat, Turn, random_step, series_rng};
use serde_json::json;

const ALONE: Seat = Seat::new(0);

fn lead(game: &Engineer) -> f64 {
    game.lead(Engineer::weights(), ALONE)
}

fn points(game: &Engineer) -> f64 {
    game.evaluate(Engineer::weights(), ALONE)
}

fn after(game: &Engineer, action: Action) -> Engineer {
    let mut next = game.clone();
    next.play_unchecked(action);
    next
}

/// Plays a game by the best way through every round.
fn play_out(mode: Mode, seed: u64) -> Engineer {
    let mut game = game(mode, Layout::Random);
    let mut rng = series_rng(seed, 0);
    while game.turn() != Turn::Over {
        if matches!(game.step(), Step::Layout | Step::Start | Step::Roll | Step::SetDice) {
            game.play_unchecked(random_step(&game, &mut rng).unwrap());
        }
        game = game.round_end(Engineer::weights());
    }
    game
}

/// Positions of random games in every mode.
fn positions(seed: u64) -> Vec<Engineer> {
    let mut found = Vec::new();
    for mode in Mode::ALL {
        random_game(game(mode, Layout::Random), seed, |position| found.push(position.clone()));
    }
    found
}

#[test]
fn playing_by_the_evaluation_wins_except_in_the_hardest_modes() {
    let won = |mode, games| (0..games).filter(|seed| play_out(mode, *seed).step() == Step::Won).count();
    for mode in Mode::ALL {
        let least = match mode {
            Mode::AbHard => 1,
            Mode::BHard | Mode::EiffelHard | Mode::EmpireStateHard => 3,
            _ => 9,
        };
        assert!(won(mode, 12) >= least, "{mode:?}: {} of 12", won(mode, 12));
    }
}

#[test]
fn the_end_is_worth_its_points() {
    for seed in 0..3 {
        let end = play_out(Mode::AMedium, seed);
        assert_eq!(points(&end), f64::from(end.points(ALONE)));
        assert_eq!(lead(&end) > 0.0, end.step() == Step::Won);
        assert!(lead(&end).abs() > 20.0);
    }
}

#[test]
fn every_position_can_be_evaluated() {
    for position in positions(1).iter().step_by(3) {
        let most = f64::from(position.points(ALONE)) + 8.0 + f64::from(position.time());
        assert!((0.0..=most).contains(&points(position)), "{}: {position:?}", points(position));
        assert!(lead(position).is_finite(), "{position:?}");
        assert!(position.doubt(Engineer::weights()) > 0.0);
    }
}

#[test]
fn ranking_tells_the_lead_after_every_action() {
    let mut ranked = Vec::new();
    for position in positions(2).iter().step_by(11).filter(|position| position.turn() == Turn::Player(ALONE)) {
        ranked.clear();
        position.rank(Engineer::weights(), &mut ranked);
        assert_eq!(ranked.len(), actions(position).len());
        for (action, worth) in ranked.iter().step_by(17) {
            assert_eq!(*worth, lead(&after(position, *action)), "{action}");
        }
    }
}

#[test]
fn the_lead_is_not_higher_than_after_the_best_action() {
    let mut ranked = Vec::new();
    for position in positions(3).iter().step_by(5) {
        if !matches!(position.step(), Step::Project | Step::Invest | Step::CardBonus | Step::AreaBonus) {
            continue;
        }
        ranked.clear();
        position.rank(Engineer::weights(), &mut ranked);
        let best = ranked.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
        assert!(lead(position) <= best + 1e-9, "{position:?}");
    }
}

/// Every position in which a round can end.
fn ends(game: &Engineer) -> HashSet<Engineer> {
    let (mut seen, mut ends, mut open) = (HashSet::new(), HashSet::new(), vec![game.clone()]);
    while let Some(position) = open.pop() {
        if matches!(position.step(), Step::Roll | Step::SetDice) || position.turn() == Turn::Over {
            ends.insert(position);
            continue;
        }
        let next = actions(&position).into_iter().map(|action| after(&position, action));
        open.extend(next.filter(|next| seen.insert(next.clone())));
    }
    ends
}

#[test]
fn the_best_way_through_a_round_is_legal() {
    for (seed, mode) in (0..).zip([Mode::AEasy, Mode::BHard, Mode::EiffelHard, Mode::EmpireStateMedium]) {
        let mut game = game(mode, Layout::Random);
        let mut rng = series_rng(seed, 0);
        (0..2).for_each(|_| game.play_unchecked(random_step(&game, &mut rng).unwrap()));
        for _ in 0..4 {
            game.play_unchecked(random_step(&game, &mut rng).unwrap());
            let end = game.round_end(Engineer::weights());
            assert!(ends(&game).contains(&end), "{game:?} to {end:?}");
            game = end;
        }
    }
}

#[test]
fn more_is_better() {
    let base =
        json!({ "step": "roll", "dice": "", "tokens": ["b1", "c2"], "stock": [1, 0, 1, 1], "hand": ["P1", "P3"] });
    let changed = |field: &str, value: serde_json::Value| {
        let mut changes = base.clone();
        changes[field] = value;
        table(changes)
    };
    let plain = table(base.clone());
    for (field, better) in [
        ("stock", json!([2, 0, 1, 1])),
        ("stock", json!([1, 2, 1, 1])),
        ("stock", json!([1, 0, 2, 2])),
        ("hand", json!(["P1", "P2", "P3", "P5"])),
        ("tokens", json!(["b1"])),
        ("built", json!(["1"])),
        ("step", json!("set_dice")),
    ] {
        let better = changed(field, better);
        assert!(lead(&better) > lead(&plain), "{field}");
        assert!(points(&better) > points(&plain), "{field}");
    }
    assert!(lead(&changed("time", json!(7))) < lead(&plain));
}

#[test]
fn weights_must_be_complete() {
    let written = serde_json::to_value(Engineer::weights()).unwrap();
    assert_eq!(serde_json::from_value::<Weights>(written.clone()).unwrap(), *Engineer::weights());
    let mut short = written.clone();
    short["b"].as_array_mut().unwrap().pop();
    let error = serde_json::from_value::<Weights>(short).unwrap_err().to_string();
    assert!(error.contains("instead of"), "{error}");
    let mut unknown = written;
    unknown["luck"] = json!(1.0);
    assert!(serde_json::from_value::<Weights>(unknown).is_err());
}
