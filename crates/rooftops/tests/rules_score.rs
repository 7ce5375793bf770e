//! The rules of Rooftops, one test or more for each: the end and scoring.

use crate::common::*;
use rynek_kernel::{Game, Seat, Standing, Turn};
use rynek_rooftops::{Compensation, Phase, Rooftops, Setup, Trigger};

/// rooftops.end.roof
#[test]
fn the_last_roof_begins_the_end() {
    let game = before_last_roof();
    assert_eq!((game.roofs_left(seat(1)), game.end()), (1, None));
    let game = after(&game, "build E6 grey E6");
    let end = game.end().unwrap();
    assert_eq!((end.trigger, end.seat, game.turn()), (Trigger::LastRoof, seat(1), Turn::Player(seat(2))));
}

/// Nine roofs of a seat on the big board, with `build E6 brown E6` as the tenth for a grey and a brown floor.
fn nine_on_big_board(setup: Setup, number: usize) -> Rooftops {
    let sites = ["A1", "A3", "A6", "A8", "B2", "B4", "B5", "C2", "C4"];
    let lines: String = sites.iter().map(|site| format!("{site} white {number}\n")).collect();
    let game = city_with(setup, &(lines + "E5 grey ."));
    with_mover(&with_stock(&game, number, "grey brown"), number)
}

/// Takes cards until the game is over. Returns the seats of these turns.
fn last_turns(game: &mut Rooftops) -> Vec<Seat> {
    let mut turns = Vec::new();
    while let Turn::Player(mover) = game.turn() {
        turns.push(mover);
        take_any(game);
        if game.phase() == Phase::Extra {
            play(game, "decline");
        }
    }
    assert_eq!(game.turn(), Turn::Over);
    turns
}

/// rooftops.end.roof-order
#[test]
fn after_the_last_roof_each_of_the_others_has_a_turn() {
    for (number, trigger, expected) in
        [(3, 1, vec![2, 3]), (3, 2, vec![3, 1]), (4, 4, vec![1, 2, 3]), (4, 2, vec![3, 4, 1])]
    {
        let mut game = after(&nine_on_big_board(players(number), trigger), "build E6 brown E6");
        let turns: Vec<usize> = last_turns(&mut game).iter().map(|seat| seat.number().into()).collect();
        assert_eq!(turns, expected, "{number} players, seat {trigger} has no roof left");
    }
}

/// rooftops.end.roof-cards
#[test]
fn extra_turns_after_the_last_roof_are_cards() {
    let mut game = after(&with_tracks(&before_last_roof(), 1, [2, 2, 1, 2]), "build E6 grey E6");
    assert_eq!((game.phase(), is_turn_of(&game, 1), game.cone(seat(1))), (Phase::Extra, true, None));
    assert!(written(&game, "build").is_empty());
    refuses(&game, "build E2 black E2", "rooftops.build.roof-left");
    play_all(&mut game, &["take 9", "card 2"]);
    assert_eq!((is_turn_of(&game, 2), game.cone(seat(1))), (true, Some(7)));
}

/// Four players: the others have all black floors, and this seat is to take a card that shows black.
fn before_shortage(number: usize) -> Rooftops {
    shortage_at(players(4), number)
}

fn shortage_at(setup: Setup, number: usize) -> Rooftops {
    let game = city_with(setup, "A1 white .\nD3 grey .\nE5 brown .");
    let mut game = with_stock(&game, number, "white");
    for other in (1..=4).filter(|other| *other != number) {
        game = with_stock(&game, other, &"black ".repeat(10));
    }
    with_mover(&with_market(&game, [9, 13, 17]), number)
}

/// rooftops.end.shortage
#[test]
fn a_missing_floor_begins_the_end() {
    let game = before_shortage(2);
    let short = after(&game, "take 9");
    assert_eq!(short.end().map(|end| (end.trigger, end.seat)), Some((Trigger::Shortage, seat(2))));
    assert!(after(&game, "take 13").end().is_none(), "a card without black");
    // Taking another colour instead does not undo it.
    assert!(after(&game, "take 9 grey brown").end().is_some());
    // One black floor of two is missing.
    let one_left = with_stock(&game, 1, &"black ".repeat(9));
    assert!(after(&one_left, "take 9").end().is_some());
    let two_left = with_stock(&game, 1, &"black ".repeat(8));
    assert!(after(&two_left, "take 9").end().is_none());
}

/// rooftops.end.shortage-order
#[test]
fn after_a_shortage_everyone_has_a_turn() {
    for (trigger, expected) in [(1, [2, 3, 4, 1]), (2, [3, 4, 1, 2]), (4, [1, 2, 3, 4])] {
        let mut game = before_shortage(trigger);
        play_all(&mut game, &["take 9", "card 2"]);
        assert!(Seat::all(4).all(|seat| game.cone(seat).is_none()));
        let turns: Vec<usize> = last_turns(&mut game).iter().map(|seat| seat.number().into()).collect();
        assert_eq!(turns, expected);
    }
}

/// rooftops.end.equal-turns
#[test]
fn everyone_can_have_the_same_number_of_turns() {
    let table = |players: u8| Setup { players, equal_turns: true, ..Setup::default() };
    let turns = |game: &mut Rooftops| last_turns(game).iter().map(|seat| seat.number()).collect::<Vec<_>>();
    for (number, trigger, expected) in [(3, 1, vec![2, 3]), (3, 2, vec![3]), (3, 3, vec![]), (4, 2, vec![3, 4])] {
        let mut game = after(&nine_on_big_board(table(number), trigger), "build E6 brown E6");
        let placed = Seat::all(number.into()).map(|seat| game.cone(seat).is_some());
        assert!(placed.eq((1..=usize::from(number)).map(|seat| seat <= trigger)), "those who have no turn left");
        assert_eq!(turns(&mut game), expected, "{number} players, seat {trigger} has no roof left");
    }
    for (trigger, expected) in [(1, vec![2, 3, 4, 1, 2, 3, 4]), (3, vec![4, 1, 2, 3, 4]), (4, vec![1, 2, 3, 4])] {
        let mut game = shortage_at(table(4), trigger);
        play_all(&mut game, &["take 9", "card 2"]);
        assert!(Seat::all(4).all(|seat| game.cone(seat).is_none()));
        assert_eq!(turns(&mut game), expected, "seat {trigger} caused the shortage");
        assert!(Seat::all(4).all(|seat| game.cone(seat).is_some()));
    }
}

/// rooftops.end.shortage-order
/// The turn with the shortage is finished normally, with an extra turn if one is due.
#[test]
fn the_turn_with_the_shortage_is_finished() {
    // Card 36 shows black and grey, and a step of white.
    let game = with_tracks(&with_market(&before_shortage(1), [36, 13, 17]), 1, [2, 1, 2, 2]);
    let mut game = after(&game, "take 36");
    play(&mut game, "card 2");
    assert_eq!((game.phase(), is_turn_of(&game, 1), game.last_turns()), (Phase::Extra, true, false));
    play(&mut game, "decline");
    let turns: Vec<usize> = last_turns(&mut game).iter().map(|seat| seat.number().into()).collect();
    assert_eq!(turns, [2, 3, 4, 1]);
}

/// rooftops.end.first
#[test]
fn a_last_roof_after_a_shortage_changes_nothing() {
    let mut game = nine_on_big_board(players(4), 1);
    for other in 2..=4 {
        game = with_stock(&game, other, &"black ".repeat(10));
    }
    game = with_market(&game, [9, 13, 17]);
    play_all(&mut game, &["take 9", "card 2"]);
    for _ in 2..=4 {
        take_any(&mut game);
    }
    assert!(is_turn_of(&game, 1));
    play(&mut game, "build E6 brown E6");
    assert_eq!((game.roofs_left(seat(1)), game.turn()), (0, Turn::Over));
    assert_eq!(game.end().unwrap().trigger, Trigger::Shortage);
}

/// rooftops.end.first
#[test]
fn a_shortage_after_the_last_roof_changes_nothing() {
    let mut game = nine_on_big_board(players(4), 1);
    for other in 2..=4 {
        game = with_stock(&game, other, &"black ".repeat(10));
    }
    game = with_market(&game, [9, 13, 17]);
    play(&mut game, "build E6 brown E6");
    play_all(&mut game, &["take 9", "card 2", "return black black"]);
    assert_eq!(game.end().map(|end| (end.trigger, end.seat)), Some((Trigger::LastRoof, seat(1))));
    assert_eq!(last_turns(&mut game), [seat(3), seat(4)]);
}

/// Takes a card and declines an extra turn.
fn quiet_turn(game: &mut Rooftops) {
    take_any(game);
    if game.phase() == Phase::Extra {
        play(game, "decline");
    }
}

/// rooftops.end.standstill
#[test]
fn ten_rounds_without_a_build_begin_the_end() {
    for number in 2..=4 {
        let mut game = begun(players(number));
        let turns = 10 * game.players();
        for turn in 1..turns {
            quiet_turn(&mut game);
            assert_eq!(game.end(), None, "after {turn} turns");
        }
        quiet_turn(&mut game);
        let end = game.end().unwrap();
        assert_eq!((end.trigger, end.seat), (Trigger::Standstill, Seat::new(game.players() - 1)));
        assert!(Seat::all(game.players()).all(|seat| game.cone(seat).is_none()));
        assert_eq!(last_turns(&mut game), Seat::all(usize::from(number)).collect::<Vec<_>>());
    }
}

/// rooftops.end.standstill
#[test]
fn a_build_resets_the_count() {
    let mut game = begun(players(2));
    for _ in 0..19 {
        quiet_turn(&mut game);
    }
    let mut game = with_stock(&game, 2, "black white");
    play(&mut game, "build A4 white A4");
    for _ in 0..19 {
        quiet_turn(&mut game);
    }
    assert_eq!(game.end(), None);
    quiet_turn(&mut game);
    assert_eq!(game.end().map(|end| (end.trigger, end.seat)), Some((Trigger::Standstill, seat(2))));
}

/// rooftops.end.over
#[test]
fn nothing_happens_after_the_end() {
    let mut game = after(&before_last_roof(), "build E6 grey E6");
    assert_eq!(game.outcome(), None);
    last_turns(&mut game);
    assert!(actions(&game).is_empty() && game.outcome().is_some());
    for action in ["take 9", "card 3", "build E2 black E2", "decline", "return black", "start A4 black"] {
        refuses(&game, action, "rooftops.end.over");
    }
}

/// rooftops.cone.count
/// rooftops.score.cone
#[test]
fn the_cone_counts_buildings_with_an_own_roof_on_top() {
    let game = city("A1 black 1\nA2 black .\nA5 grey 1\nA4 white 11.2\nD1 black .\nE5 grey .\nE4 white .1");
    assert_eq!((game.visible_roofs(seat(1)), game.visible_roofs(seat(2))), (3, 1));
    assert_eq!((game.points(seat(1)), game.points(seat(2))), (3, 1));
    // Seat 1 places a new one on D2.
    let game = after(&with_stock(&game, 1, "black white"), "build D2 white D2");
    assert_eq!(game.visible_roofs(seat(1)), 4);
}

/// rooftops.cone.most
#[test]
fn more_than_seven_roofs_count_as_seven() {
    let game = before_last_roof();
    assert_eq!((game.visible_roofs(seat(1)), game.points(seat(1))), (9, 7));
    let game = after(&game, "build E6 grey E6");
    assert_eq!((game.visible_roofs(seat(1)), game.cone(seat(1))), (10, Some(7)));
}

/// Nine roofs of seat 1, five of them on top.
const NINE_ROOFS_FIVE_ON_TOP: &str = "
A1 black 1
A2 white 1
A5 grey 1
A4 brown 1111
E4 black 1
E5 white 1.
";

/// rooftops.cone.fixed
#[test]
fn a_cone_stays_when_roofs_are_covered_later() {
    let game = with_stock(&city(NINE_ROOFS_FIVE_ON_TOP), 1, "white grey");
    let mut game = after(&with_stock(&game, 2, "black brown grey"), "build E6 grey E6");
    assert_eq!((game.visible_roofs(seat(1)), game.cone(seat(1)), game.cone(seat(2))), (6, Some(6), None));
    let points = game.points(seat(1));
    // Seat 2 covers two of them with the last turn.
    play(&mut game, "build D1 black D1");
    assert_eq!((game.visible_roofs(seat(1)), game.cone(seat(1))), (4, Some(6)));
    assert_eq!((game.points(seat(1)), game.cone(seat(2)), game.turn()), (points, Some(1), Turn::Over));
}

/// rooftops.cone.fixed
/// By a shortage, each cone is placed after that player's last turn, the first player's after the last of all.
#[test]
fn after_a_shortage_cones_are_fixed_one_by_one() {
    let mut game = before_shortage(1);
    play_all(&mut game, &["take 9", "card 2"]);
    let fixed = |game: &Rooftops| Seat::all(4).map(|seat| game.cone(seat).is_some()).collect::<Vec<_>>();
    for expected in
        [[false, true, false, false], [false, true, true, false], [false, true, true, true], [true, true, true, true]]
    {
        quiet_turn(&mut game);
        assert_eq!(fixed(&game), expected);
    }
    assert_eq!(game.turn(), Turn::Over);
}

/// A finished game of three with these markers, tokens, cones and stocks.
fn finished(developers: [([u8; 4], [u8; 3], u8, &str); 3]) -> Rooftops {
    let mut game = begun(players(3)).over(&developers.map(|(_, _, cone, _)| cone));
    for (seat, (tracks, tokens, _, stock)) in Seat::all(3).zip(developers) {
        game = game.with_tracks(seat, tracks).with_tokens(seat, tokens).with_stock(seat, floors(stock));
    }
    game
}

/// rooftops.score.machines
/// rooftops.score.tokens
/// rooftops.score.compensation
/// rooftops.option.compensation
#[test]
fn the_second_of_two_players_can_be_compensated() {
    let fixed = begun(players(2));
    for (amount, millions) in [(Compensation::Two, 2), (Compensation::Three, 3), (Compensation::Four, 4)] {
        let fair = begun(Setup { compensation: amount, ..players(2) });
        assert_eq!(Seat::all(2).map(|seat| fair.points(seat) - fixed.points(seat)).collect::<Vec<_>>(), [0, millions]);
        for seat in Seat::all(2) {
            assert_eq!(fair.breakdown(seat).lines.iter().map(|line| line.points).sum::<i32>(), fair.points(seat));
            assert!(fixed.breakdown(seat).lines.iter().all(|line| line.id != "compensation"));
        }
    }
}

/// rooftops.score.sum
#[test]
fn points_are_machines_cone_and_tokens() {
    let game =
        finished([([12, 3, 0, 7], [7, 0, 5], 4, ""), ([0; 4], [0, 7, 7], 0, ""), ([1, 2, 3, 4], [5, 5, 3], 7, "")]);
    let breakdown = game.breakdown(seat(1));
    let lines: Vec<(String, i32)> = breakdown.lines.iter().map(|line| (line.id.to_string(), line.points)).collect();
    let expected = [
        ("black", 12),
        ("white", 3),
        ("grey", 0),
        ("brown", 7),
        ("cone", 4),
        ("each_color", 7),
        ("five_districts", 0),
        ("five_connected", 5),
    ];
    assert_eq!(lines, expected.map(|(id, points)| (id.to_owned(), points)));
    assert_eq!((breakdown.total, game.points(seat(1))), (38, 38));
    assert_eq!((game.points(seat(2)), game.points(seat(3))), (14, 30));
}

fn places(game: &Rooftops) -> Vec<u8> {
    match game.outcome().unwrap().standing {
        Standing::Places(places) => places.to_vec(),
        Standing::Won(_) => panic!("not a game for one"),
    }
}

/// rooftops.score.winner
#[test]
fn most_points_win() {
    let game = finished([([1; 4], [0; 3], 0, "black white"), ([2; 4], [0; 3], 0, ""), ([0; 4], [7, 0, 0], 2, "")]);
    assert_eq!(game.outcome().unwrap().points.to_vec(), [4, 8, 9]);
    assert_eq!(places(&game), [3, 2, 1]);
}

/// rooftops.score.tie
#[test]
fn more_floors_in_stock_break_a_tie() {
    let game = finished([
        ([2, 2, 2, 2], [0; 3], 0, "black white"),
        ([8, 0, 0, 0], [0; 3], 0, "black white grey"),
        ([0, 0, 0, 1], [7, 0, 0], 0, "black"),
    ]);
    assert_eq!(game.outcome().unwrap().points.to_vec(), [8, 8, 8]);
    assert_eq!(places(&game), [2, 1, 3]);
}

/// rooftops.score.shared
#[test]
fn equal_stocks_share_the_place() {
    let game = finished([
        ([2, 2, 2, 2], [0; 3], 0, "black white"),
        ([8, 0, 0, 0], [0; 3], 0, "grey grey"),
        ([0, 0, 0, 0], [0, 0, 0], 0, "black"),
    ]);
    assert_eq!(places(&game), [1, 1, 3]);
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [seat(1), seat(2)]);
}
