//! The game's own evaluation, by what a player who follows it achieves.

mod common;

use common::*;
use rynek_engineer::{Action, Engineer, Layout, Mode, Step};
use rynek_kernel::{Game, Rng, Seat, Turn, pick, series_rng};

/// The action after which the position looks best; among equals, any.
fn greedy(game: &Engineer, rng: &mut impl Rng) -> Action {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    let worth = |action: &Action| {
        let mut next = game.clone();
        next.play(*action);
        next.evaluate(&(), Seat::new(0))
    };
    let worths: Vec<f64> = actions.iter().map(worth).collect();
    let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let best: Vec<Action> =
        actions.into_iter().zip(worths).filter(|(_, worth)| *worth == most).map(|it| it.0).collect();
    *pick(rng, &best)
}

fn play_out(mode: Mode, seed: u64) -> Engineer {
    let mut game = game(mode, Layout::Random);
    let mut rng = series_rng(seed, 0);
    while game.turn() != Turn::Over {
        let action = if game.turn() == Turn::Chance { game.sample(&mut rng) } else { greedy(&game, &mut rng) };
        game.apply(action).unwrap();
    }
    game
}

#[test]
fn whoever_follows_the_evaluation_wins_every_game_but_the_hard_ones() {
    let won = |mode| (0..4).filter(|seed| play_out(mode, *seed).step() == Step::Won).count();
    for mode in [Mode::AEasy, Mode::BMedium, Mode::AbEasy, Mode::EiffelEasy, Mode::EmpireStateEasy] {
        assert!(won(mode) >= 3, "{mode:?}: {} of 4", won(mode));
    }
    // The hardest is rarely won, but most of it is built.
    assert!(play_out(Mode::AbHard, 1).points(Seat::new(0)) >= 5);
}

#[test]
fn the_end_is_worth_its_points() {
    for seed in 0..3 {
        let end = play_out(Mode::AMedium, seed);
        assert_eq!(end.evaluate(&(), Seat::new(0)), f64::from(end.points(Seat::new(0))));
    }
}
