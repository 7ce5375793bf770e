//! Compares the rules with a slow second implementation of scoring, in many random games.

use std::collections::BTreeMap;

use crate::common::*;
use crate::slow;
use rynek_kernel::{Game, Rng, Seat, below, pick, random_step, series_rng};
use rynek_rooftops::{Action, BorderSides, Colour, Goal, Phase, Rooftops, Setup};

/// Mostly a card, so that players have many floors.
fn hoard(game: &Rooftops, rng: &mut impl Rng) -> Option<Action> {
    let cards: Vec<Action> = actions(game).into_iter().filter(|action| matches!(action, Action::Take(..))).collect();
    if cards.is_empty() || below(rng, 4) == 0 { random_step(game, rng) } else { Some(*pick(rng, &cards)) }
}

/// Follows a random game with a ledger and compares the two after every action. Tells whether a player had more than ten
/// floors in an extra turn.
fn follow(setup: Setup, seed: u64, hoards: bool) -> (Rooftops, bool) {
    let mut game = game_with(setup);
    let mut ledger = slow::Ledger::default();
    let mut cones: BTreeMap<Seat, u8> = BTreeMap::new();
    let (mut due, mut kept_more) = (false, false);
    let mut rng = series_rng(seed, 1);
    while let Some(action) = if hoards { hoard(&game, &mut rng) } else { random_step(&game, &mut rng) } {
        ledger.enter(&game, action);
        game.play_unchecked(action);
        due |= ledger.extra;
        assert_eq!(slow::buildings(&game), ledger.buildings, "buildings after {action}");
        // After a card, the market is filled and, unless the extra turn comes before that, floors are returned.
        if !matches!(game.phase(), Phase::Refill | Phase::PutBack) {
            assert_eq!(game.phase() == Phase::Extra, std::mem::take(&mut due), "extra turn after {action}");
        }
        // rooftops.limit.when, rooftops.limit.after-extra
        let may_keep_more = matches!(game.phase(), Phase::Refill | Phase::PutBack)
            || game.phase() == Phase::Extra && setup.limit_after_extra;
        let most = Seat::all(game.players()).map(|seat| game.stock(seat).total()).max().unwrap();
        assert!(most <= 10 || may_keep_more, "{most} floors after {action}");
        kept_more |= most > 10 && game.phase() == Phase::Extra;
        for seat in Seat::all(game.players()) {
            let space = |colour| ledger.tracks.get(&(seat, colour)).copied().unwrap_or(0);
            assert_eq!(tracks(&game, seat), Colour::ALL.map(space), "tracks of {seat} after {action}");
            let token = |goal| ledger.tokens.get(&(seat, goal)).copied().unwrap_or(0);
            assert_eq!(game.tokens(seat), [0, 1, 2].map(token), "tokens of {seat} after {action}");
            // A cone is fixed once, at what is visible then.
            if let Some(cone) = game.cone(seat) {
                let fixed = *cones.entry(seat).or_insert_with(|| slow::visible(&ledger.buildings, seat).min(7));
                assert_eq!(cone, fixed, "cone of {seat} after {action}");
            }
            assert_eq!(game.visible_roofs(seat), slow::visible(&ledger.buildings, seat));
            assert_eq!(game.points(seat), slow::points(&game, seat), "points of {seat} after {action}");
        }
    }
    (game, kept_more)
}

#[test]
fn random_games_agree_with_the_ledger() {
    for seed in 0..40 {
        for number in 2..=4 {
            follow(players(number).with_random_goals(), seed, false);
        }
    }
}

/// rooftops.limit.after-extra rooftops.goal.borders-by-district
#[test]
fn other_readings_agree_with_the_ledger() {
    let mut kept_more = 0;
    for seed in 0..40 {
        let goals = [Goal::EachColour, Goal::FiveDistricts, Goal::TwoBorders];
        let setup =
            Setup { border_sides: BorderSides::District, limit_after_extra: true, ..players(2 + seed as u8 % 3) };
        kept_more += usize::from(follow(setup.with_goals(goals), seed, true).1);
    }
    assert!(kept_more >= 3, "{kept_more}");
}

/// Every goal is tried often enough to be reached and to be missed.
#[test]
fn every_goal_agrees_with_the_ledger() {
    let mut reached: BTreeMap<Goal, [u32; 2]> = BTreeMap::new();
    for (seed, goals) in Goal::triples().enumerate() {
        let goals: Vec<Goal> = goals.iter().collect();
        let setup = players(2 + seed as u8 % 3).with_goals([goals[0], goals[1], goals[2]]);
        let (game, _) = follow(setup, seed as u64, false);
        for seat in Seat::all(game.players()) {
            for (goal, token) in goals.iter().zip(game.tokens(seat)) {
                reached.entry(*goal).or_default()[usize::from(token > 0)] += 1;
            }
        }
    }
    for goal in Goal::ALL {
        assert!(reached[&goal].iter().all(|times| *times >= 3), "{goal}: {:?}", reached[&goal]);
    }
}
