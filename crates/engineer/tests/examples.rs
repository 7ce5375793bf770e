//! The figures that the rulebook states. It has no worked examples.

use crate::common::*;
use rynek_engineer::{Layout, Mode, Step};
use rynek_kernel::{Game, Outcome};
use serde_json::json;

/// engineer.setup.company
/// engineer.setup.time
/// Set-up: no wood, coal or steel, two dollars, the marker on 10, ten rounds for four buildings.
#[test]
fn set_up_as_the_rulebook_says() {
    let game = first_game(Mode::AEasy);
    assert_eq!((stock(&game), game.time(), game.pool(), hand(&game).len()), ([0, 0, 0, 2], 10, 10, 6));
    assert_eq!(game.buildings().len(), 4);
}

/// engineer.industrial.basic
/// engineer.industrial.die
/// engineer.trade.swap
/// engineer.trade.die
/// engineer.residential.tax
/// engineer.residential.build
/// The reference card: what each kind of area gives, without and with a die.
#[test]
fn the_reference_card() {
    let on = |area: &str, dice: &str, owned: [u8; 4]| {
        table(json!({"step": "invest", "at": area, "dice": dice, "stock": owned}))
    };
    assert_eq!(stock(&played(on("a1", "1", [0, 0, 0, 0]), &["take wood"])), [1, 0, 0, 0]);
    assert_eq!(stock(&played(on("a1", "1", [0, 0, 0, 0]), &["take wood 1"])), [2, 0, 0, 0]);
    assert_eq!(stock(&played(on("a2", "3", [1, 0, 0, 0]), &["trade wood>coal"])), [0, 1, 0, 1]);
    assert_eq!(stock(&played(on("a2", "3", [1, 0, 0, 0]), &["trade wood>coal+steel 3"])), [0, 1, 1, 1]);
    assert_eq!(stock(&played(on("b1", "6", [0, 0, 0, 0]), &["tax"])), [0, 0, 0, 2]);
    assert_eq!(built(&played(on("b1", "6", [1, 1, 0, 1]), &["build 1 6"])), [1]);
}

/// engineer.mode.table
/// The tables of modes: 10 and 8, 15 and 12, 25, 22 and 18, and 16, 13 and 10 for each challenge.
#[test]
fn the_tables_of_modes() {
    let times = Mode::ALL.map(|mode| game(mode, Layout::Random).time());
    assert_eq!(times, [10, 8, 15, 12, 25, 22, 18, 16, 13, 10, 16, 13, 10]);
}

/// engineer.plan.dice
/// A card played for planning, and the next round with chosen dice.
#[test]
fn planning_pays_in_the_next_round() {
    let game = played(first_game(Mode::AEasy), &["roll 445", "keep 44", "P1 a1 plan", "set 12"]);
    // Two dollars clear a1; P2 leads to b2, where the 2 gives two coal.
    let game = played(game, &["clear a1 $", "P2 b2 nothing", "take coal 2"]);
    assert_eq!(stock(&game), [0, 2, 0, 1]);
}

/// engineer.end.won
/// A whole game on the map of a first game, won with the marker on 2.
#[test]
fn a_first_game_that_is_won() {
    let rounds = [
        "roll 256, keep 26, P4 c4 halt, take coal 2",
        "roll 113, keep 13, clear c4 1, P6 b3 take wood, take steel 3",
        "roll 156, keep 15, clear b3 5, P3 d3 take coal, take wood 1",
        "roll 115, keep 11, clear d3 1, P5 c3 build 2, take steel",
        "roll 134, keep 34, pass, P1 c2 develop D4, take steel 4",
        "roll 166, keep 66, pass, P2 a2 plan",
        "set 25, clear a2 2, recover a3, build 1 5",
        "roll 123, keep 12, clear a3 1, P3 b4 build 3, trade steel>wood",
        "roll 126, keep 12, clear c2 1, P4 b1 set 2 6, build 4 6",
    ];
    let mut game = played(game(Mode::AEasy, Layout::FirstGame), &["start d2"]);
    // The time marker did not move in the first round; taking the cards back cost one more step in the seventh.
    let times = [10, 10, 9, 8, 7, 6, 5, 3, 2];
    for (round, time) in rounds.into_iter().zip(times) {
        assert_eq!(game.time(), time, "{round}");
        game = played(game, &round.split(", ").collect::<Vec<_>>());
    }
    assert_eq!((game.step(), built(&game)), (Step::Won, vec![1, 2, 3, 4]));
    assert_eq!(game.outcome(), Some(Outcome::alone(true, 4 + 2)));
}
