//! At least one test for every rule.

use rynek_kernel::{EditionRef, Game, Seat, Turn};
use rynek_quay::{Quay, Setup};

fn game(setup: &Setup, actions: &[&str]) -> Quay {
    let mut game = Quay::new(EditionRef::shipped(), setup).expect("options");
    for action in actions {
        game.apply(action.parse().expect("notation")).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    game
}

fn refused(game: &Quay, action: &str, rule: &str) {
    let refusal = game.check(action.parse().expect("notation")).expect_err("to be refused");
    assert_eq!(refusal.rule(), rule, "{action}");
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
    refused(&start, "sail", "quay.turn.draw");
    let mut next = game(&setup, &["ship 1"]);
    assert_eq!(next.turn(), Turn::Player(FIRST));
    refused(&next, "ship 2", "quay.turn.draw");
    next.apply("sail".parse().expect("notation")).expect("any ship may be sent away");
    refused(&next, "ship 1", "quay.turn.draw");
    next.apply("ship 2".parse().expect("notation")).expect("another ship");
    assert_eq!(next.turn(), Turn::Player(Seat::new(1)));
}

/// quay.moor.fits
#[test]
fn a_ship_lies_at_berths_that_are_there() {
    let game = game(&Setup::default(), &["ship 11"]);
    assert!(game.check("moor 5".parse().expect("notation")).is_ok());
    refused(&game, "moor 6", "quay.moor.fits");
    refused(&game, "moor 200", "quay.moor.fits");
}

/// quay.moor.free
#[test]
fn no_two_ships_lie_at_one_berth() {
    let game = game(&Setup::default(), &["ship 11", "moor 3", "ship 1", "sail", "ship 4"]);
    refused(&game, "moor 2", "quay.moor.free");
    assert!(game.check("moor 1".parse().expect("notation")).is_ok());
}

/// quay.sail
#[test]
fn a_ship_sent_away_brings_nothing() {
    let game = game(&Setup::default(), &["ship 12", "sail"]);
    assert_eq!(game.points(FIRST), 0);
}

/// quay.end
#[test]
fn the_game_ends_with_the_last_ship() {
    let mut game = game(&Setup::default(), &[]);
    for ship in 1..=12 {
        assert!(game.outcome().is_none());
        game.apply(format!("ship {ship}").parse().expect("notation")).expect("a ship comes in");
        game.apply("sail".parse().expect("notation")).expect("any ship may be sent away");
    }
    assert_eq!(game.turn(), Turn::Over);
    refused(&game, "sail", "quay.end");
}

/// quay.score.cargo
/// quay.score.full
#[test]
fn cargo_counts_and_a_full_quay_with_the_option() {
    let moves = ["ship 12", "moor 1", "ship 1", "sail", "ship 11", "moor 5"];
    assert_eq!(game(&Setup::default(), &moves).points(FIRST), 19);
    assert_eq!(game(&Setup { full_quay: true, ..Setup::default() }, &moves).points(FIRST), 24);
}

/// quay.score.winner
#[test]
fn equal_points_share_the_win() {
    let mut game = game(&Setup::default(), &["ship 1", "moor 1", "ship 2", "moor 1"]);
    for ship in 3..=12 {
        game.apply(format!("ship {ship}").parse().expect("notation")).expect("a ship comes in");
        game.apply("sail".parse().expect("notation")).expect("any ship may be sent away");
    }
    assert_eq!(game.outcome().expect("it is over").winners().count(), 2);
}
