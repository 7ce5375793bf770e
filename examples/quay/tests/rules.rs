//! At least one test for every rule.

use rynek_kernel::{
    EditionRef, Game, Seat, Turn,
    conformance::testing::{after, allows, play, play_all, refuses},
};
use rynek_quay::{Quay, Setup};

fn game(setup: &Setup, actions: &[&str]) -> Quay {
    after(&Quay::new(EditionRef::shipped(), setup).expect("options"), actions)
}

const FIRST: Seat = Seat::new(0);

/// quay.setup.players
#[test]
fn every_quay_is_empty_at_first() {
    for players in 2..=4 {
        let game = game(&Setup { players, ..Setup::default() }, &[]);
        assert!(Seat::all(players.into()).all(|seat| game.quay(seat).taken == 0));
    }
}

/// quay.turn.draw
#[test]
fn a_ship_comes_in_before_each_turn() {
    let setup = Setup::default();
    let start = game(&setup, &[]);
    assert_eq!(start.turn(), Turn::Chance);
    refuses(&start, "sail", "quay.turn.draw");
    let mut next = game(&setup, &["ship 1"]);
    assert_eq!(next.turn(), Turn::Player(FIRST));
    refuses(&next, "ship 2", "quay.turn.draw");
    play(&mut next, "sail");
    refuses(&next, "ship 1", "quay.turn.draw");
    play(&mut next, "ship 2");
    assert_eq!(next.turn(), Turn::Player(Seat::new(1)));
}

/// quay.moor.fits
#[test]
fn a_ship_needs_berths_of_the_quay() {
    let game = game(&Setup::default(), &["ship 11"]);
    allows(&game, "moor 5");
    refuses(&game, "moor 6", "quay.moor.fits");
    refuses(&game, "moor 200", "quay.moor.fits");
}

/// quay.moor.free
#[test]
fn two_ships_cannot_share_a_berth() {
    let game = game(&Setup::default(), &["ship 11", "moor 3", "ship 1", "sail", "ship 4"]);
    refuses(&game, "moor 2", "quay.moor.free");
    allows(&game, "moor 1");
}

/// quay.sail
#[test]
fn a_ship_sent_away_scores_nothing() {
    let game = game(&Setup::default(), &["ship 12", "sail"]);
    assert_eq!(game.points(FIRST), 0);
}

/// quay.end
#[test]
fn the_game_ends_with_the_last_ship() {
    let mut game = game(&Setup::default(), &[]);
    for ship in 1..=12 {
        assert!(game.outcome().is_none());
        play_all(&mut game, &[&format!("ship {ship}"), "sail"]);
    }
    assert_eq!(game.turn(), Turn::Over);
    refuses(&game, "sail", "quay.end");
}

/// quay.score.cargo
/// quay.score.full
#[test]
fn cargo_scores_and_so_does_a_full_quay_with_the_option() {
    let moves = ["ship 12", "moor 1", "ship 1", "sail", "ship 11", "moor 5"];
    assert_eq!(game(&Setup::default(), &moves).points(FIRST), 19);
    assert_eq!(game(&Setup { full_quay: true, ..Setup::default() }, &moves).points(FIRST), 24);
}

/// quay.score.winner
#[test]
fn equal_points_share_the_win() {
    let mut game = game(&Setup::default(), &["ship 1", "moor 1", "ship 2", "moor 1"]);
    for ship in 3..=12 {
        play_all(&mut game, &[&format!("ship {ship}"), "sail"]);
    }
    assert_eq!(game.outcome().expect("it is over").winners().count(), 2);
}
