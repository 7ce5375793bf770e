//! The rules of Planners for the end: six objects, the final placements, and who wins.
//!
//! Most of these games are played on a strip of striped tiles, where every object fits; see `strip` in `common`.

use crate::common::*;
use crate::slow;
use rynek_kernel::{Game, Seat, Turn, playout, series_rng};
use rynek_planners::{Phase, Planners, Setup};

/// planners.end.six
#[test]
fn the_sixth_object_wins_immediately() {
    let mut game = strip(8, &[&[2, 3, 4, 4, 5], &[2, 3, 4, 4, 5]]);
    assert_eq!(game.outcome(), None);
    play(&mut game, "lay 18,0 23,0");
    // Seat 2 could have done the same, but has no turn.
    assert_eq!((game.turn(), game.phase()), (Turn::Over, Phase::Over));
    assert_eq!(places(&game), [1, 2]);
}

/// planners.end.last-tile
#[test]
fn the_last_tile_begins_the_final_placements() {
    let mut game = strip(8, &[&[], &[], &[]]);
    play(&mut game, "extend");
    play_all(&mut game, &["draw 9", "tile 8,0 0"]);
    assert_eq!((game.stack().is_empty(), game.phase()), (true, Phase::Final));
    // With a tile left in the stack, the game continues.
    let mut game = strip(7, &[&[], &[], &[]]);
    play_all(&mut game, &["extend", "draw 9", "tile 7,0 0"]);
    assert_eq!(game.phase(), Phase::Choice);
}

/// planners.end.final-order
#[test]
fn final_placements_begin_with_seat_1() {
    for last in 1..=3 {
        let mut game = strip(8, &[&[], &[], &[]]).at(Phase::Choice, seat(last));
        play_all(&mut game, &["extend", "draw 9", "tile 8,0 0"]);
        for number in 1..=3 {
            assert_eq!(game.turn(), Turn::Player(seat(number)), "seat {last} placed the last tile");
            play(&mut game, "pass");
        }
        assert_eq!(game.turn(), Turn::Over);
    }
}

/// planners.end.final-one
#[test]
fn each_player_may_place_one_more_object_or_pass() {
    let mut game = strip(9, &[&[], &[], &[]]);
    play_all(&mut game, &["lay 0,0 5,0", "pass", "lay 0,2 1,2"]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(Seat::all(3).map(|seat| game.points(seat)).collect::<Vec<_>>(), [6, 0, 2]);
    // The rules for objects are the usual ones.
    refuses(&strip(9, &[&[2], &[]]), "lay 2,0 3,0", "planners.place.length");
    refuses(&strip(9, &[&[2], &[]]), "lay 0,0 3,0", "planners.place.taken");
}

/// planners.end.lost
#[test]
fn without_a_fit_the_turn_is_lost() {
    // Both tiles of the box are placed, and no object fits on either.
    let mut game = opened_with(Setup::default(), &[["RoG", "ooo", "GoR"], ["YoB", "ooo", "BoY"]]);
    play_all(&mut game, &["extend", "draw 2", "tile 1,0 0"]);
    assert_eq!((game.phase(), written(&game)), (Phase::Final, vec!["pass".to_owned()]));
    play(&mut game, "pass");
    assert_eq!(written(&game), ["pass"]);
    play(&mut game, "pass");
    assert_eq!(places(&game), [1, 1]);
}

/// planners.end.final-six
#[test]
fn a_sixth_object_in_the_final_placements_wins_immediately() {
    let mut game = strip(9, &[&[2], &[2, 3, 4, 4, 5], &[3, 4, 4, 5, 6]]);
    play_all(&mut game, &["pass", "lay 18,1 23,1"]);
    // Seat 3 could have placed a sixth object, too.
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(places(&game), [3, 1, 2]);
}

/// planners.end.equal-turns
#[test]
fn everyone_can_have_the_same_number_of_turns() {
    let table = |players| Setup { equal_turns: true, ..for_players(players) };
    let five: &[u8] = &[2, 3, 4, 4, 5];
    // Seats 2 and 3 have not had a turn in this round. Both may place an object, although there are tiles left.
    let mut game = strip_with(table(3), 8, &[five, five, &[2]]);
    play(&mut game, "lay 18,0 23,0");
    assert_eq!((game.turn(), game.phase()), (Turn::Player(seat(2)), Phase::Final));
    refuses(&game, "extend", "planners.end.no-tiles");
    play_all(&mut game, &["lay 18,1 23,1", "pass"]);
    assert_eq!((game.turn(), places(&game)), (Turn::Over, vec![1, 1, 3]));
    // After the last seat of a round nobody is left.
    let mut game = strip_with(table(2), 8, &[five, five]).at(Phase::Choice, seat(2));
    play(&mut game, "lay 18,1 23,1");
    assert_eq!((game.turn(), places(&game)), (Turn::Over, vec![2, 1]));
    // In the final placements everyone has an action.
    let mut game = strip_with(table(3), 9, &[five, five, five]);
    play_all(&mut game, &["lay 18,0 23,0", "pass"]);
    assert_eq!(game.turn(), Turn::Player(seat(3)));
    play(&mut game, "lay 18,2 23,2");
    assert_eq!((game.turn(), places(&game)), (Turn::Over, vec![1, 3, 1]));
}

/// planners.end.no-tiles
#[test]
fn the_city_is_not_extended_in_the_final_placements() {
    let game = strip(9, &[&[], &[]]);
    for action in ["extend", "draw 1", "tile 9,0 0"] {
        refuses(&game, action, "planners.end.no-tiles");
    }
}

/// planners.end.over
#[test]
fn nothing_happens_after_the_end() {
    for game in [finished(&[&[2], &[3]]), finished(&[&[2, 3, 4, 4, 5, 6], &[3]])] {
        assert_eq!((game.turn(), actions(&game).len()), (Turn::Over, 0));
        for action in ["extend", "pass", "draw 1", "tile 9,0 0", "lay 30,0 33,0", "take blue"] {
            refuses(&game, action, "planners.end.over");
        }
    }
    // Every random game ends, and both kinds of end occur.
    let mut by_six = 0;
    for series in 0..60 {
        let mut game = game(2 + (series % 3) as u8);
        playout(&mut game, &mut series_rng(3, series));
        let six = Seat::all(game.players()).filter(|seat| game.left(*seat).is_empty()).count();
        assert!(six == 1 || six == 0 && game.stack().is_empty());
        by_six += six;
    }
    assert!((1..60).contains(&by_six), "{by_six}");
}

/// planners.score.points
#[test]
fn points_are_elements_placed() {
    let game = strip(8, &[&[2, 6, 4], &[5]]);
    assert_eq!((game.points(seat(1)), game.points(seat(2))), (12, 5));
    let line = &game.breakdown(seat(1)).lines[0];
    let facts: Vec<(&str, i32)> = line.facts.iter().map(|fact| (fact.id.as_ref(), fact.amount)).collect();
    assert_eq!((line.points, facts), (12, vec![("objects", 3), ("left", 12)]));
    // Before a colour is chosen there is nothing to count.
    assert_eq!(crate::common::game(2).points(seat(1)), 0);
}

/// planners.score.six
#[test]
fn six_objects_are_first_place() {
    let game = finished(&[&[3, 4, 4, 5, 6], &[2, 3, 4, 4, 5, 6], &[]]);
    assert_eq!((game.points(seat(2)), places(&game)), (24, vec![2, 1, 3]));
}

/// planners.score.winner
#[test]
fn the_fewest_elements_left_win() {
    // Three long objects beat four short ones: 15 elements against 13.
    assert_eq!(places(&finished(&[&[2, 3, 4, 4], &[4, 5, 6]])), [2, 1]);
    assert_eq!(places(&finished(&[&[6], &[5], &[4]])), [1, 2, 3]);
}

/// planners.score.tie
#[test]
fn more_objects_break_a_tie() {
    // The example of the rules page, with the objects of the first edition: 6 left, or 2 and 4 left.
    let game = finished(&[&[3, 4, 5, 6], &[2, 3, 4, 4, 5]]);
    assert_eq!((game.points(seat(1)), game.points(seat(2))), (18, 18));
    assert_eq!(places(&game), [2, 1]);
}

/// planners.score.shared
#[test]
fn equal_objects_share_the_place() {
    // 2 and 5 make as much as 3 and 4.
    assert_eq!(places(&finished(&[&[2, 5], &[3, 4], &[6]])), [1, 1, 3]);
    assert_eq!(places(&finished(&[&[], &[], &[]])), [1, 1, 1]);
    assert_eq!(finished(&[&[2, 5], &[3, 4], &[6]]).outcome().unwrap().winners().count(), 2);
}

/// planners.score.rest
#[test]
fn the_others_are_ranked_in_the_same_way() {
    assert_eq!(places(&finished(&[&[2, 3, 4, 4, 5, 6], &[6], &[2, 4]])), [1, 3, 2]);
    assert_eq!(places(&finished(&[&[4], &[2, 3, 4, 4, 5, 6], &[4]])), [2, 1, 2]);
}

/// planners.score.winner
/// planners.score.tie
/// planners.score.shared
/// planners.score.six
/// planners.score.rest
#[test]
fn random_games_are_ranked_like_a_slow_ranking() {
    for series in 0..300 {
        let mut game: Planners = game(2 + (series % 3) as u8);
        playout(&mut game, &mut series_rng(5, series));
        assert_eq!(places(&game), slow::ranking(&game));
    }
}
