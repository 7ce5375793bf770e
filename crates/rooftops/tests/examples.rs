//! The worked examples of the rulebook.

use crate::common::*;
use rynek_kernel::{Game, Turn};
use rynek_rooftops::{Colour, Goal, Phase};

/// Set-up: the lowest floors of the market are black, grey and white, so these three are placed on different sites.
#[test]
fn the_starting_floors_of_a_market() {
    let mut game = game_with(players(2));
    play_all(&mut game, &["card 9", "card 15", "card 12"]);
    play_all(&mut game, &["start A1 black", "start D3 grey", "start E5 white"]);
    assert_eq!(["A1", "D3", "E5"].map(|at| shown(&game, at).unwrap()), ["black .", "grey .", "white ."]);
}

/// Cards: what five of them give.
#[test]
fn five_supply_cards() {
    let start = begun(players(2));
    let taken = |card: u8, colours: &str| {
        let game = with_market(&start, [card, 17, 18]);
        let game = after(&game, format!("take {card} {colours}").trim());
        (game.stock(seat(1)) - start.stock(seat(1)), tracks(&game, seat(1)))
    };
    // Two steps of black and a floor of any colour.
    assert_eq!(taken(5, "grey"), (floors("grey"), [2, 0, 0, 0]));
    // A step of grey, a white and a brown floor.
    assert_eq!(taken(40, ""), (floors("white brown"), [0, 0, 1, 0]));
    // A brown, a white and a black floor.
    assert_eq!(taken(29, ""), (floors("brown white black"), [0; 4]));
    // Any two floors.
    assert_eq!(taken(1, "white brown"), (floors("white brown"), [0; 4]));
    // Two black and two white floors.
    assert_eq!(taken(9, ""), (floors("black black white white"), [0; 4]));
}

/// Building: two sites beside a brown building fit a black one; a third is beside a black building already.
#[test]
fn where_a_black_building_may_stand() {
    // A4 is brown. A1 and D1 are beside nothing else; A5 is beside the black building on A6.
    let game = with_stock(&city("A4 brown .\nA6 black .\nE5 grey ."), 1, "black black brown");
    allows(&game, "build D1 black D1");
    allows(&game, "build A1 black A1");
    refuses(&game, "build A5 black A5", "rooftops.build.colour");
}

/// Building: a black floor between a white and a brown building, both paid; the roof goes on the white one, which has
/// four floors now, and the white marker moves four spaces.
#[test]
fn a_white_tower_of_four_floors_moves_the_white_marker_four_steps() {
    // A4 is white with three floors, D2 is brown; D1 is between them.
    let game = city("A1 grey .\nA2 grey .\nA4 white ...\nD2 brown .");
    let mut game = with_stock(&game, 1, "black white brown");
    play(&mut game, "build D1 black A4");
    assert_eq!(["D1", "A4", "D2"].map(|at| shown(&game, at).unwrap()), ["black .", "white ...1", "brown .."]);
    assert_eq!(tracks(&game, seat(1)), [0, 4, 0, 0]);
    assert_eq!(game.stock(seat(1)).total(), 0);
}

/// Heights: buildings of one, two and four floors.
#[test]
fn floors_make_the_height() {
    let game = city("A1 grey .\nA2 grey ..\nA4 white ....\nA5 brown .\nD1 black .\nA3 brown .");
    let height = |label| game.building(site(label)).unwrap().1;
    assert_eq!(["A1", "A2", "A4"].map(height), [1, 2, 4]);
}

/// Presence: a roof on top, a roof that is covered, and two players in one building.
#[test]
fn shares_in_a_building() {
    let game = city("A1 black 1\nA2 black 1.\nA4 white 12\nE5 grey .\nA3 grey .");
    let present = |number: usize| view(&game).developers[number - 1].present.clone();
    assert_eq!(present(1), ["A1", "A2", "A4"].map(site));
    assert_eq!(present(2), [site("A4")]);
}

/// Extra turn: the white marker brings all four to the first star column; later they reach the second.
#[test]
fn all_markers_reach_the_stars() {
    let lines = "A1 white .\nD3 grey .\nE5 brown .";
    let game = with_stock(&city(lines), 1, "white black black grey");
    let mut game = with_tracks(&game, 1, [2, 1, 3, 2]);
    play(&mut game, "build A4 black A1");
    assert_eq!((tracks(&game, seat(1)), game.phase()), ([2, 3, 3, 2], Phase::Extra));
    play(&mut game, "decline");
    let game = with_mover(&with_tracks(&game, 1, [4, 3, 5, 4]), 1);
    let mut game = with_market(&game, [36, 9, 13]);
    play_all(&mut game, &["take 36", "card 2"]);
    assert_eq!(
        (tracks(&game, seat(1)), game.phase(), game.turn()),
        ([4, 4, 5, 4], Phase::Extra, Turn::Player(seat(1)))
    );
}

/// Goals: blue is present in all five districts and takes 5 millions, since another player took the 7 before.
#[test]
fn the_second_to_reach_five_districts() {
    let lines = "A1 white 1\nB1 white 1\nC2 white 1\nD1 white 1\nE5 grey .";
    let game = city_with(players(3), lines).with_tokens(seat(3), [0, 7, 0]);
    let game = after(&with_stock(&game, 1, "grey brown"), "build E9 brown E9");
    let goal = game.goals().iter().position(|goal| *goal == Goal::FiveDistricts).unwrap();
    assert_eq!(game.tokens(seat(1))[goal], 5);
    assert_eq!(game.tokens_left(goal), [3]);
}

/// End: blue places the last roof, has five on top of buildings, and puts the cone on the fifth space.
#[test]
fn five_visible_roofs() {
    let lines = "A1 black 1\nA2 white 1\nA5 grey .1\nA6 black .\nA4 brown 1111\nE4 black .\nE5 white 11";
    let game = with_stock(&city(lines), 1, "white grey");
    assert_eq!((game.roofs_left(seat(1)), game.visible_roofs(seat(1))), (1, 5));
    // The new roof covers another one of the player: there are still five.
    let game = after(&game, "build E6 grey E5");
    assert_eq!((game.visible_roofs(seat(1)), game.cone(seat(1))), (5, Some(5)));
}

/// Scoring: 31 millions for machines and cone and 12 for tokens make 43.
#[test]
fn thirty_one_and_twelve_make_forty_three() {
    let tokens = begun(players(3)).with_tokens(seat(1), [7, 5, 0]).with_tokens(seat(2), [0, 7, 0]);
    let game = tokens.with_tracks(seat(1), [8, 6, 7, 5]).over(&[5, 0, 0]);
    let machines: i32 = Colour::ALL.iter().map(|colour| i32::from(game.track(seat(1), *colour))).sum();
    assert_eq!(machines + i32::from(game.cone(seat(1)).unwrap()), 31);
    assert_eq!(game.tokens(seat(1)).iter().sum::<u8>(), 12);
    assert_eq!(game.points(seat(1)), 43);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(1)]);
}
