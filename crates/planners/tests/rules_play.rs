//! The rules of Planners for turns: extending the city, placing objects, and the variant for the youngest.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Turn};
use rynek_planners::{Phase, Place, Planners, Rotation, Setup, TileId};

/// planners.turn.order
#[test]
fn turns_go_round_the_table() {
    for players in 2..=4 {
        let mut game = opened(players, 13);
        for turn in 0..9 {
            assert_eq!(game.turn(), Turn::Player(seat(1 + turn % usize::from(players))));
            let tile = game.stack().iter().next().unwrap();
            play_all(&mut game, &["extend", &format!("draw {tile}"), &format!("tile 0,{} 0", turn + 1)]);
        }
    }
    // Laying an object ends a turn like any other.
    let mut game = opened(3, 13);
    play(&mut game, "lay 0,0 2,0");
    assert_eq!(game.turn(), Turn::Player(seat(2)));
    play(&mut game, "lay 0,2 2,2");
    assert_eq!(game.turn(), Turn::Player(seat(3)));
}

/// planners.turn.one
#[test]
fn a_turn_is_one_object_or_one_tile() {
    let game = opened(2, 13);
    assert_eq!(written(&game), ["extend", "lay 0,0 2,0"]);
    let mut laid = game.clone();
    play(&mut laid, "lay 0,0 2,0");
    assert_eq!((laid.turn(), laid.city().tiles().len()), (Turn::Player(seat(2)), 1));
    let mut extended = game.clone();
    play_all(&mut extended, &["extend", "draw 1", "tile 1,0 0"]);
    assert_eq!((extended.turn(), extended.city().objects().len()), (Turn::Player(seat(2)), 0));
}

/// planners.turn.choice
#[test]
fn a_player_may_extend_although_an_object_fits() {
    let game = opened(2, 13);
    allows(&game, "lay 0,0 2,0");
    allows(&game, "extend");
}

/// planners.turn.forced
#[test]
fn a_player_has_to_extend_if_no_object_fits() {
    // Tile 17 is RoB / YoG / BoR.
    let game = opened(2, 17);
    assert!(game.fits(seat(1)).is_empty());
    assert_eq!(written(&game), ["extend"]);
}

/// planners.turn.no-pass
#[test]
fn passing_is_not_allowed_while_there_are_tiles() {
    refuses(&opened(2, 13), "pass", "planners.turn.no-pass");
    refuses(&opened(2, 17), "pass", "planners.turn.no-pass");
    refuses(&strip(8, &[&[], &[]]), "pass", "planners.turn.no-pass");
}

/// planners.extend.choose
#[test]
fn the_choice_comes_before_the_draw() {
    let game = opened(2, 13);
    refuses(&game, "draw 1", "planners.extend.choose");
    refuses(&game, "tile 1,0 0", "planners.extend.choose");
}

/// planners.extend.draw
#[test]
fn a_tile_is_drawn_before_anything_else() {
    let mut game = opened(2, 13);
    play(&mut game, "extend");
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, Phase::Draw));
    for action in ["extend", "lay 0,0 2,0", "tile 1,0 0", "pass", "take blue"] {
        refuses(&game, action, "planners.extend.draw");
    }
    play(&mut game, "draw 7");
    // Only then does the same planner see where it could go.
    assert_eq!((game.turn(), game.phase()), (Turn::Player(seat(1)), Phase::Tile(TileId(7))));
}

/// planners.extend.stack
#[test]
fn every_tile_of_the_stack_may_come() {
    let mut game = opened(2, 13);
    play(&mut game, "extend");
    refuses(&game, "draw 13", "planners.extend.stack");
    refuses(&game, "draw 0", "planners.extend.stack");
    refuses(&game, "draw 25", "planners.extend.stack");
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.len(), 23);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
}

/// planners.extend.must
#[test]
fn a_tile_drawn_has_to_be_placed() {
    let mut game = opened(2, 13);
    play_all(&mut game, &["extend", "draw 7"]);
    for action in ["extend", "lay 0,0 2,0", "draw 8", "pass", "take blue"] {
        refuses(&game, action, "planners.extend.must");
    }
    play(&mut game, "tile 0,1 2");
    assert_eq!((game.turn(), game.phase()), (Turn::Player(seat(2)), Phase::Choice));
}

/// planners.extend.turned
#[test]
fn a_tile_has_four_rotations() {
    let mut game = opened(2, 13);
    play_all(&mut game, &["extend", "draw 1"]);
    for rotation in 0..4 {
        allows(&game, &format!("tile 1,0 {rotation}"));
    }
    // No rotation is the mirror image: tile 1 is RG. / oYR / GBo.
    let mirrored = ".GR RYo oBG";
    for rotation in Rotation::ALL {
        let faces = first_edition().turned_faces(TileId(1), rotation).unwrap();
        let rows: Vec<String> = faces.chunks(3).map(|row| row.iter().map(|face| face.code()).collect()).collect();
        assert_ne!(rows.join(" "), mirrored);
    }
}

/// planners.extend.grid
#[test]
fn rows_and_columns_run_on_from_tile_to_tile() {
    let game = city(&["13 0,0 0", "1 1,0 0", "2 0,1 0"], &[]);
    let row: String = (0..6).map(|x| shown(&game, &format!("{x},0")).unwrap()).collect();
    let column: String = (0..6).map(|y| shown(&game, &format!("0,{y}")).unwrap()).collect();
    assert_eq!((row.as_str(), column.as_str()), ("RYRRG.", "RoGGoB"));
    // The first square of every tile is a multiple of three away from the opening tile's.
    random_game(crate::common::game(4), 3, |game| {
        for laid in game.city().tiles() {
            let first = laid.at.square(0);
            assert_eq!((first.x % 3, first.y % 3), (0, 0));
        }
    });
}

/// planners.extend.edge
#[test]
fn a_tile_touches_the_city_along_an_edge() {
    let mut game = opened(2, 13);
    play_all(&mut game, &["extend", "draw 1"]);
    assert_eq!(game.city().places(), ["0,-1", "1,0", "0,1", "-1,0"].map(|place| place.parse::<Place>().unwrap()));
    for corner in ["1,1", "-1,1", "1,-1", "-1,-1"] {
        refuses(&game, &format!("tile {corner} 0"), "planners.extend.edge");
    }
    refuses(&game, "tile 2,0 0", "planners.extend.edge");
    refuses(&game, "tile -39,39 0", "planners.extend.edge");
}

/// planners.extend.free
#[test]
fn a_tile_is_not_placed_on_another() {
    let mut game = opened(2, 13);
    play_all(&mut game, &["extend", "draw 1"]);
    refuses(&game, "tile 0,0 0", "planners.extend.free");
}

/// planners.extend.anything
#[test]
fn squares_need_not_match() {
    let mut game = opened(2, 13);
    play_all(&mut game, &["extend", "draw 17"]);
    // Every place is allowed, whatever the neighbours show.
    assert_eq!(actions(&game).len(), 4 * 4);
}

/// planners.extend.endless
#[test]
fn a_line_of_all_tiles_in_any_direction() {
    for step in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        let mut game = opened_in(EditionRef::shipped(), 2, 13);
        line(&mut game, step, |game| {
            // A line has a place on either side of each tile, and one at each end.
            let tiles = game.city().tiles().len();
            assert_eq!(game.city().places().len(), 2 * tiles + 2);
            let places: BTreeSet<Place> = game.city().places().iter().copied().collect();
            assert_eq!(places.len(), 2 * tiles + 2);
        });
        assert_eq!(game.city().tiles().len(), 32);
    }
}

/// planners.extend.endless
#[test]
fn a_gap_inside_the_city_can_be_filled() {
    let ring = ["1 0,0 0", "2 1,0 0", "3 2,0 0", "4 2,1 0", "5 2,2 0", "6 1,2 0", "7 0,2 0", "8 0,1 0"];
    let mut game = city(&ring, &[]);
    play_all(&mut game, &["extend", "draw 13"]);
    allows(&game, "tile 1,1 0");
    play(&mut game, "tile 1,1 3");
    assert!(!game.city().places().contains(&Place::new(1, 1)));
    assert_eq!(game.city().places().len(), 12);
}

/// planners.place.one
#[test]
fn a_player_places_their_own_objects() {
    let mut game = opened(2, 13);
    play(&mut game, "lay 0,0 2,0");
    assert_eq!((game.left(seat(1)), game.left(seat(2))), (vec![2, 4, 4, 5, 6], vec![2, 3, 4, 4, 5, 6]));
    assert_eq!(game.city().objects().len(), 1);
    // An object is placed once: with both fours gone, there is none of that length.
    let game = strip(8, &[&[4, 4], &[]]);
    assert_eq!(game.left(seat(1)), [2, 3, 5, 6]);
    refuses(&game, "lay 8,0 11,0", "planners.place.length");
    allows(&game, "lay 8,0 12,0");
}

/// planners.place.ends
#[test]
fn both_ends_are_on_symbols_of_the_players_colour() {
    let game = city(&["13 0,0 0", "1 1,0 0"], &[]);
    // The first row is RYRRG.
    allows(&game, "lay 0,0 2,0");
    refuses(&game, "lay 1,0 2,0", "planners.place.ends");
    refuses(&game, "lay 0,0 4,0", "planners.place.ends");
    refuses(&game, "lay 2,0 5,0", "planners.place.ends");
    // The third row is GBGGBo, which is for green.
    refuses(&game, "lay 0,2 2,2", "planners.place.ends");
    let green = game.at(Phase::Choice, seat(2));
    allows(&green, "lay 0,2 2,2");
}

/// planners.place.line
#[test]
fn an_object_is_in_a_row_or_a_column() {
    // Tile 5 is RoY / B.G / RBo, tile 13 below it RYR / o.o / GBG.
    let game = city(&["5 0,0 0", "13 0,1 0"], &[]);
    allows(&game, "lay 0,0 0,2");
    allows(&game, "lay 0,3 2,3");
    refuses(&game, "lay 0,2 2,3", "planners.place.line");
    refuses(&game, "lay 0,0 2,3", "planners.place.line");
    // A single square is no line.
    refuses(&game, "lay 0,0 0,0", "planners.place.line");
}

/// planners.place.length
#[test]
fn the_length_has_to_match_exactly() {
    // RYRRG. again: 2, 3 and 4 fit, each with both ends counted.
    let game = city(&["13 0,0 0", "1 1,0 0"], &[]);
    let fits: Vec<String> = game.fits(seat(1)).iter().map(|span| span.to_string()).collect();
    assert_eq!(fits, ["0,0 2,0", "0,0 3,0", "2,0 3,0"]);
    // Without the object of length 3 that spot is of no use, though shorter and longer ones are left.
    let game = city(&["13 0,0 0", "1 1,0 0", "5 -1,0 0"], &["red -3,0 -3,2"]);
    assert_eq!(game.left(seat(1)), [2, 4, 4, 5, 6]);
    refuses(&game, "lay 0,0 2,0", "planners.place.length");
    // The first edition has no object of length 7 or more.
    let strip = strip(8, &[&[], &[]]);
    for (end, length) in [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)] {
        allows(&strip, &format!("lay 0,0 {end},0"));
        assert!(strip.edition().lengths().contains(&length));
    }
    refuses(&strip, "lay 0,0 6,0", "planners.place.length");
    refuses(&strip, "lay 0,0 23,0", "planners.place.length");
    refuses(&strip, "lay -120,0 120,0", "planners.place.length");
}

/// planners.place.borders
#[test]
fn an_object_may_run_across_borders() {
    let game = city(&["13 0,0 0", "1 1,0 0"], &[]);
    allows(&game, "lay 2,0 3,0");
    // Six squares can touch three tiles.
    allows(&strip(8, &[&[], &[]]), "lay 2,0 7,0");
    let mut game = strip(8, &[&[], &[]]);
    play(&mut game, "lay 2,0 7,0");
    assert_eq!(game.city().objects()[0].length(), 6);
    // Seven squares always touch three: the second rows of tiles 11, 24 and 28, the last one rotated.
    let tiles = ["11 0,0 0", "24 1,0 0", "28 2,0 2"].map(|tile| tile.parse().unwrap());
    let mut game = Planners::arranged(EditionRef::shipped(), &Setup::default(), tiles, []);
    assert_eq!((0..9).map(|x| shown(&game, &format!("{x},1")).unwrap()).collect::<String>(), "RBRRGRRRo");
    for (first, last) in [(0, 6), (1, 7), (2, 8)] {
        let lay = format!("lay {first},1 {last},1");
        if first == 0 { allows(&game, &lay) } else { refuses(&game, &lay, "planners.place.ends") }
    }
    play(&mut game, "lay 0,1 6,1");
    assert_eq!((game.city().objects()[0].length(), game.left(seat(1))), (7, vec![2, 3, 4, 5, 6]));
}

/// planners.place.city
#[test]
fn every_square_under_an_object_is_on_a_tile() {
    // The first row is RYR, a gap, and RoY.
    let mut tiles = vec!["13 0,0 0", "1 0,1 0", "2 1,1 0", "3 2,1 0", "5 2,0 0"];
    let game = city(&tiles, &[]);
    assert_eq!((shown(&game, "2,0"), shown(&game, "3,0"), shown(&game, "6,0")), (Some('R'), None, Some('R')));
    refuses(&game, "lay 2,0 6,0", "planners.place.city");
    refuses(&game, "lay 0,-1 0,0", "planners.place.city");
    // With a tile in the gap it fits: tile 16 turned twice begins RGR.
    tiles.push("16 1,0 2");
    let filled = city(&tiles, &[]);
    assert_eq!((3..6).map(|x| shown(&filled, &format!("{x},0")).unwrap()).collect::<String>(), "RGR");
    allows(&filled, "lay 2,0 6,0");
}

/// planners.place.hole
#[test]
fn an_object_does_not_cover_a_hole() {
    // The first column of tile 13 over tile 1 is RoG RoG: a hole between the red symbols.
    let game = city(&["13 0,0 0", "1 0,1 0"], &[]);
    assert_eq!((0..4).map(|y| shown(&game, &format!("0,{y}")).unwrap()).collect::<String>(), "RoGR");
    refuses(&game, "lay 0,0 0,3", "planners.place.hole");
}

/// planners.place.over
#[test]
fn an_object_may_cover_anything_else() {
    // RYR and RBR side by side: over a yellow symbol, over a red one, over a blue one.
    let game = city(&["13 0,0 0", "5 1,0 1"], &[]);
    assert_eq!((0..6).map(|x| shown(&game, &format!("{x},0")).unwrap()).collect::<String>(), "RYRRBR");
    allows(&game, "lay 0,0 5,0");
    // Over plain squares, over yellow and green.
    let game = city(&["7 0,0 0", "8 1,0 0"], &[]);
    assert_eq!((0..6).map(|x| shown(&game, &format!("{x},1")).unwrap()).collect::<String>(), "R.YG.R");
    allows(&game, "lay 0,1 5,1");
}

/// planners.place.block
#[test]
fn no_player_can_use_a_covered_symbol() {
    // The first row of tiles 14 and 22 is GRG.RG. A green object fits on the first three squares.
    let mut game = city(&["14 0,0 0", "22 1,0 0"], &[]);
    let wanted = "0,0 2,0".parse().unwrap();
    assert!(game.fits(seat(2)).contains(&wanted));
    // Red covers the second green symbol.
    play(&mut game, "lay 1,0 4,0");
    refuses(&game, "lay 0,0 2,0", "planners.place.taken");
    assert!(!game.fits(seat(2)).contains(&wanted));
}

/// planners.place.taken
#[test]
fn a_square_has_at_most_one_object() {
    // RYRRBR: an object of length 3 on the first half, with ends on the first and the third square.
    let game = city(&["13 0,0 0", "5 1,0 1"], &["red 0,0 2,0"]);
    // Sharing an end, overlapping, covering the same squares.
    refuses(&game, "lay 2,0 3,0", "planners.place.taken");
    refuses(&game, "lay 0,0 3,0", "planners.place.taken");
    refuses(&game, "lay 2,0 5,0", "planners.place.taken");
    // An end on the middle of another object, in either direction.
    let strip = strip(8, &[&[3], &[]]);
    refuses(&strip, "lay 1,0 2,0", "planners.place.taken");
    refuses(&strip, "lay 2,0 3,0", "planners.place.taken");
    allows(&strip, "lay 3,0 4,0");
}

/// Two symbols of red above each other, two of green beside each other, and a square that both would cross.
const CROSSING: [[&str; 3]; 2] = [[".R.", "G.G", ".R."], ["...", "...", "..."]];

/// planners.place.cross
#[test]
fn objects_do_not_cross() {
    let mut game = opened_with(Setup::default(), &CROSSING);
    play(&mut game, "lay 1,0 1,2");
    refuses(&game, "lay 0,1 2,1", "planners.place.cross");
    assert_eq!(written(&game), ["extend"]);
}

/// planners.place.beside
#[test]
fn objects_may_touch_and_run_side_by_side() {
    let mut game = strip(8, &[&[], &[]]);
    play(&mut game, "lay 0,0 5,0");
    // Right below it, the whole length.
    play(&mut game, "lay 0,1 5,1");
    // End to end.
    play(&mut game, "lay 6,0 9,0");
    assert_eq!(game.city().objects().len(), 3);
}

/// planners.place.fixed
#[test]
fn placed_tiles_and_objects_never_move() {
    let (mut tiles, mut objects) = (Vec::new(), Vec::new());
    let mut grown = 0;
    random_game(game(4), 8, |game| {
        let now: Vec<_> = game.city().tiles().collect();
        assert!(now.starts_with(&tiles) && game.city().objects().starts_with(&objects));
        grown += now.len() + game.city().objects().len() - tiles.len() - objects.len();
        tiles = now;
        objects = game.city().objects().to_vec();
    });
    assert!(grown > 20);
}

/// The options with the variant.
fn youngest() -> Setup {
    Setup { youngest: true, ..Setup::default() }
}

/// planners.variant.youngest
#[test]
fn the_youngest_may_cover_holes() {
    let tiles = ["13 0,0 0", "1 0,1 0"];
    refuses(&city(&tiles, &[]), "lay 0,0 0,3", "planners.place.hole");
    let mut game = city_with(youngest(), &tiles, &[]);
    allows(&game, "lay 0,0 0,3");
    play(&mut game, "lay 0,0 0,3");
    assert_eq!(game.points(seat(1)), 4);
}

/// planners.variant.ends
#[test]
fn a_hole_is_no_end() {
    let game = city_with(youngest(), &["13 0,0 0", "1 0,1 0"], &[]);
    assert_eq!(shown(&game, "0,1"), Some('o'));
    refuses(&game, "lay 0,0 0,1", "planners.place.ends");
    refuses(&game, "lay 0,1 0,3", "planners.place.ends");
}

/// planners.variant.rest
#[test]
fn the_other_rules_hold_over_holes_too() {
    let crossing = [[".R.", "GoG", ".R."], CROSSING[1]];
    let mut game = opened_with(youngest(), &crossing);
    refuses(&game, "lay 1,0 2,1", "planners.place.line");
    refuses(&game, "lay 1,0 1,3", "planners.place.city");
    play(&mut game, "lay 1,0 1,2");
    refuses(&game, "lay 0,1 2,1", "planners.place.cross");
    // Without the variant neither object fits.
    assert_eq!(written(&opened_with(Setup::default(), &crossing)), ["extend"]);
}
