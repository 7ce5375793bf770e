//! The worked examples of the rulebook. Its pictures are described here by tiles of the box.

use crate::common::*;
use rynek_kernel::{Game, Seat, Turn};
use rynek_planners::Setup;

/// planners.setup.opening
/// planners.setup.colour
/// planners.setup.objects
/// Three players: a tile in the middle, the others in a stack, and six objects in front of each.
#[test]
fn a_game_of_three_is_set_up() {
    let game = opened(3, 5);
    assert_eq!((game.city().tiles().len(), game.stack().len()), (1, 23));
    assert!(Seat::all(3).all(|seat| game.colour(seat).is_some() && game.left(seat).len() == 6));
    assert_eq!(game.turn(), Turn::Player(seat(1)));
}

/// planners.extend.edge
/// planners.extend.draw
/// Ala draws a tile. It may go along any edge of the city, but not where it would only touch a corner.
#[test]
fn ala_extends_the_city() {
    let mut game = city(&["1 0,0 0", "2 1,0 0", "3 1,1 0"], &[]);
    play_all(&mut game, &["extend", "draw 4"]);
    for ticked in ["0,-1", "1,-1", "2,0", "2,1", "1,2", "0,1", "-1,0"] {
        (0..4).for_each(|rotation| allows(&game, &format!("tile {ticked} {rotation}")));
    }
    for crossed in ["-1,-1", "2,-1", "2,2", "0,2", "-1,1"] {
        refuses(&game, &format!("tile {crossed} 0"), "planners.extend.edge");
    }
    assert_eq!(actions(&game).len(), 7 * 4);
}

/// planners.place.ends
/// Buildings begin and end on a red symbol.
#[test]
fn buildings_begin_and_end_on_red() {
    let game = opened(2, 13);
    assert_eq!((shown(&game, "0,0"), shown(&game, "2,0")), (Some('R'), Some('R')));
    allows(&game, "lay 0,0 2,0");
    refuses(&game, "lay 0,0 1,0", "planners.place.ends");
}

/// planners.place.line
/// Objects can be placed in a row or in a column.
#[test]
fn objects_lie_in_rows_and_columns() {
    let game = city(&["13 0,0 0", "5 -1,0 0"], &[]);
    allows(&game, "lay 0,0 2,0");
    allows(&game, "lay -3,0 -3,2");
}

/// planners.place.length
/// planners.turn.one
/// Grzesiek can place the building of length 4 in one spot, or the one of length 3 in another.
#[test]
fn grzesiek_has_two_spots() {
    // RYR over two tiles to R in the first row; R, B, R in the first column of tile 5.
    let mut game = city(&["13 0,0 0", "1 1,0 0", "5 0,1 0"], &[]);
    allows(&game, "lay 0,0 3,0");
    allows(&game, "lay 0,3 0,5");
    play(&mut game, "lay 0,0 3,0");
    assert_eq!(game.left(seat(1)), [2, 3, 4, 5, 6]);
}

/// planners.place.hole
/// A building cannot be placed there: it would cover a hole.
#[test]
fn a_hole_is_in_the_way() {
    // Tile 17 begins RoB, tile 1 begins RG.
    let game = city(&["17 0,0 0", "1 1,0 0"], &[]);
    assert_eq!((0..4).map(|x| shown(&game, &format!("{x},0")).unwrap()).collect::<String>(), "RoBR");
    refuses(&game, "lay 0,0 3,0", "planners.place.hole");
}

/// planners.place.line
/// A building cannot be placed diagonally.
#[test]
fn a_slanted_building_is_refused() {
    // Tile 17 has red symbols in opposite corners, tile 9 next to each other at a corner.
    refuses(&opened(2, 17), "lay 0,0 2,2", "planners.place.line");
    refuses(&opened(2, 9), "lay 1,0 0,1", "planners.place.line");
}

/// planners.place.taken
/// Two objects cannot share the square of a symbol.
#[test]
fn two_objects_do_not_share_a_symbol() {
    let mut game = city(&["13 0,0 0", "1 1,0 0"], &[]);
    play_all(&mut game, &["lay 0,0 2,0", "lay 0,2 2,2"]);
    refuses(&game, "lay 2,0 3,0", "planners.place.taken");
}

/// planners.place.cross
/// Objects cannot cross.
#[test]
fn crossing_objects_are_refused() {
    let tiles = [[".R.", "G.G", ".R."], ["...", "...", "..."]];
    let mut game = opened_with(Setup::default(), &tiles);
    play(&mut game, "lay 1,0 1,2");
    refuses(&game, "lay 0,1 2,1", "planners.place.cross");
}

/// planners.variant.youngest
/// For the youngest a hole is not in the way.
#[test]
fn the_youngest_may_cover_holes() {
    let game = city_with(Setup { youngest: true, ..Setup::default() }, &["17 0,0 0", "1 1,0 0"], &[]);
    allows(&game, "lay 0,0 3,0");
}
