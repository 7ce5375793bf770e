//! The rules of Polis, one test or more for each: turns, taking, placing, quarries, refilling and the end.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_kernel::{Game, Seat, Turn};
use rynek_polis::{Action, City, District, Hex, Polis, Spot, TileId};

/// polis.turn.order
#[test]
fn turns_go_round_the_table_from_start_to_end() {
    for setup in every_length() {
        let course = Course::of(setup, 3);
        let turns = course.turns.concat();
        assert_eq!(turns, round_the_table(course.end.players(), turns.len()));
    }
}

/// polis.turn.two-steps
#[test]
fn a_turn_takes_a_tile_and_places_it() {
    let mut game = dealt(&[24, 1, 30, 12]);
    play(&mut game, "24 1,-1 1");
    assert_eq!(row(&game), [1, 30, 12]);
    assert_eq!(game.city(seat(1)).laid().iter().map(|laid| laid.tile.0).collect::<Vec<_>>(), [24]);
    assert_eq!(game.turn(), Turn::Player(seat(2)));
}

/// polis.turn.no-pass
#[test]
fn the_free_tile_always_has_a_place_on_the_ground() {
    for setup in every_length() {
        random_game(game_with(setup), 4, |game| {
            let Turn::Player(mover) = game.turn() else { return };
            let city = game.city(mover);
            let on_the_ground = |action: &Action| match *action {
                Action::Build(tile, spot) => tile == game.market()[0] && city.column(spot.at).is_none(),
                Action::Draw(_) => panic!("a player draws"),
            };
            assert!(actions(game).iter().any(on_the_ground));
        });
    }
}

/// polis.take.one
#[test]
fn only_a_tile_of_the_row_can_be_taken() {
    let game = dealt(&[24, 1, 30, 12]);
    // 7 is in a stack, 50 in the box, and 62 does not exist.
    for tile in [7, 50, 62] {
        refuses(&game, &format!("{tile} 1,-1 1"), "polis.take.one");
    }
    let mut after = game.clone();
    play(&mut after, "24 1,-1 1");
    refuses(&after, "24 0,1 3", "polis.take.one");
}

/// polis.take.free
#[test]
fn the_first_tile_is_free() {
    let mut game = dealt(&[24, 1, 30, 12]);
    play(&mut game, "24 1,-1 1");
    assert_eq!(stones(&game), [1, 2]);
}

/// polis.take.price
#[test]
fn a_tile_costs_a_stone_for_each_tile_before_it() {
    let game = dealt(&[24, 1, 30, 12, 7, 4]);
    let rich = with_stones(&game, &[9, 0, 0, 0]);
    for (tile, left) in [(24, 9), (1, 8), (30, 7), (12, 6), (7, 5), (4, 4)] {
        let mut after = rich.clone();
        play(&mut after, &format!("{tile} 1,-1 1"));
        assert_eq!(stones(&after), [left, 0, 0, 0], "tile {tile}");
    }
    // Seat 1 begins with one stone: enough for the second tile, not for the third.
    let mut after = game.clone();
    play(&mut after, "1 1,-1 1");
    assert_eq!(stones(&after), [0, 2, 3, 4]);
    refuses(&game, "30 1,-1 1", "polis.take.price");
}

/// polis.take.before
#[test]
fn stones_from_quarries_cannot_pay_for_the_tile_that_covers_them() {
    let mut game = dealt(&[1, 6, 10, 14]);
    play(&mut game, "1 2,-2 3");
    play(&mut game, "6 1,-1 1");
    play(&mut game, "10 0,1 3");
    for tile in [18, 21, 22] {
        play(&mut game, &format!("draw {tile}"));
    }
    play(&mut game, "14 0,1 3");
    // Seat 1 could win three stones at 1,0 1,-1 2,-1, but has to pay with the one in hand.
    assert_eq!((game.turn(), row(&game)), (Turn::Player(seat(1)), vec![18, 21, 22]));
    assert_eq!(game.stones(seat(1)), 1);
    refuses(&game, "22 1,0 0", "polis.take.price");
    play(&mut game, "21 1,0 0");
    assert_eq!(game.stones(seat(1)), 3);
}

/// polis.take.broke
#[test]
fn without_stones_only_the_first_tile_can_be_taken() {
    let game = with_stones(&dealt(&[24, 1, 30, 12]), &[0, 2]);
    refuses(&game, "1 1,-1 1", "polis.take.price");
    let taken = |action: Action| match action {
        Action::Build(tile, _) => tile.0,
        Action::Draw(_) => panic!("a player draws"),
    };
    assert_eq!(actions(&game).into_iter().map(taken).collect::<BTreeSet<u8>>(), BTreeSet::from([24]));
}

/// polis.take.reserve
#[test]
fn stones_that_are_paid_go_to_the_reserve() {
    let mut game = with_stones(&dealt(&[24, 1, 30, 12, 7]), &[5, 5, 5]);
    play(&mut game, "12 1,-1 1");
    assert_eq!(stones(&game), [2, 5, 5]);
}

/// polis.take.gap-closes
#[test]
fn the_row_closes_up_where_a_tile_was_taken() {
    let mut game = dealt(&[24, 1, 30, 12]);
    play(&mut game, "1 1,-1 1");
    assert_eq!(row(&game), [24, 30, 12]);
    // Tile 30 was the third and would have cost two stones.
    play(&mut game, "30 1,-1 1");
    assert_eq!(stones(&game), [0, 1]);
}

/// polis.adjacent
#[test]
fn a_place_has_six_neighbours() {
    let around: Vec<String> = "3,-2".parse::<Hex>().unwrap().neighbours().map(|at| at.to_string()).collect();
    assert_eq!(around, ["3,-3", "4,-3", "4,-2", "3,-1", "2,-1", "2,-2"]);
}

/// polis.adjacent
/// A market on level 1 and one on level 2 are neighbours all the same.
#[test]
fn columns_of_different_levels_are_neighbours() {
    let markets = "
        22 2,-1 5  # a market at 2,-1
        6 0,2 5    # a plaza
        31 0,0 0   # a market on top, at 1,-1";
    assert_eq!(score(&without_last(markets, 1), District::Market).value, 1);
    let city = city(markets);
    assert_eq!((shown(&city, "2,-1"), shown(&city, "1,-1")), (Some(('m', 1)), Some(('m', 2))));
    assert_eq!(score(&city, District::Market).value, 0);
}

/// polis.place.own
#[test]
fn a_tile_goes_into_the_city_of_the_player_who_took_it() {
    let mut game = dealt(&[24, 1, 30, 12]);
    play(&mut game, "24 1,-1 1");
    assert_eq!(*game.city(seat(1)), city("24 1,-1 1"));
    assert_eq!(*game.city(seat(2)), City::new(components()));
    // Seat 2 cannot build on the tiles of seat 1.
    refuses(&game, "1 3,-2 1", "polis.place.ground");
    refuses(&game, "1 1,0 0", "polis.place.gap");
}

/// polis.place.turned
#[test]
fn a_tile_may_be_rotated_but_not_flipped() {
    // Tile 24 is bmq. Read clockwise, three places can show it in three ways, not in six.
    let ways = ["1,-1 1", "2,-2 3", "2,-1 5"].map(|spot| {
        let city = city(&format!("24 {spot}"));
        ["1,-1", "2,-2", "2,-1"].map(|at| shown(&city, at).unwrap().0).iter().collect::<String>()
    });
    assert_eq!(ways, ["bmq", "qbm", "mqb"]);
    let start = City::new(components());
    let ground = ["1,-1", "2,-2", "2,-1"].map(|at| at.parse().unwrap());
    let here = |spot: &&Spot| spot.hexes().iter().all(|hex| ground.contains(hex));
    assert_eq!(start.spots().iter().filter(here).count(), 3);
}

/// polis.place.ground
#[test]
fn a_tile_on_the_ground_touches_the_city() {
    let start = City::new(components());
    allows(&start, "1,-1 1");
    // One place further out it touches nothing.
    forbids(&start, "3,-2 1", "polis.place.ground");
    allows(&city("24 1,-1 1"), "3,-2 1");
    refuses(&dealt(&[24, 1, 30, 12]), "24 3,-2 1", "polis.place.ground");
}

const RING: &str = "
    1 1,-3 2
    2 4,-3 4
    3 3,0 5  # closes a lake of three places: 1,-1 2,-2 2,-1";

/// polis.place.hole
#[test]
fn a_hole_may_be_filled() {
    let mut ring = city(RING);
    let hole = ["1,-1", "2,-2", "2,-1"].map(|at| at.parse::<Hex>().unwrap());
    let shore = hole.into_iter().flat_map(Hex::neighbours).filter(|hex| !hole.contains(hex));
    assert!(shore.into_iter().all(|hex| ring.column(hex).is_some()));
    allows(&ring, "1,-1 1");
    ring.lay(components(), TileId(21), "1,-1 1".parse().unwrap());
    assert_eq!(shown(&ring, "1,-1"), Some(('g', 1)));
}

/// polis.place.gap
#[test]
fn no_hex_of_an_upper_tile_is_over_an_empty_place() {
    let start = City::new(components());
    // One, then two of the three places are empty.
    forbids(&start, "0,0 0", "polis.place.gap");
    forbids(&start, "1,0 1", "polis.place.gap");
    refuses(&dealt(&[24, 1, 30, 12]), "24 0,0 0", "polis.place.gap");
    allows(&city("24 1,-1 1"), "0,0 0");
    // Nor over a lake.
    forbids(&city(RING), "0,0 0", "polis.place.gap");
}

const TWO_LEVELS: &str = "
    1 2,-2 3
    2 -2,0 1
    3 1,0 0   # on level 2, over 1,0 1,-1 2,-1
    6 -1,0 1  # on level 2, over -1,0 0,-1 0,0";

/// polis.place.level
#[test]
fn an_upper_tile_rests_on_one_level() {
    let one_up = without_last(TWO_LEVELS, 1);
    // 1,0 and 1,-1 are on level 2, 0,0 and 0,-1 still on level 1.
    forbids(&one_up, "0,0 1", "polis.place.level");
    forbids(&one_up, "0,0 0", "polis.place.level");
    // Once 0,0 and 0,-1 are on level 2 as well, a tile can go on top.
    let both_up = city(TWO_LEVELS);
    allows(&both_up, "0,0 1");
    allows(&both_up, "0,0 0");
}

/// polis.place.two-tiles
#[test]
fn a_tile_rests_on_two_tiles_at_least() {
    let city = city(TWO_LEVELS);
    // Tile 3 is uncovered at 1,0 1,-1 2,-1: no tile may cover exactly it, in any rotation.
    for spot in ["1,0 0", "1,-1 2", "2,-1 4"] {
        forbids(&city, spot, "polis.place.two-tiles");
    }
    // Two hexes of tile 3 and one of tile 6 will do.
    allows(&city, "0,0 1");
}

/// polis.place.two-tiles
/// Three tiles below are as good as two.
#[test]
fn a_tile_may_rest_on_three_tiles() {
    let city = city(
        "
        1 1,-1 1   # 1,-1
        2 0,-2 1   # 1,-3 1,-2",
    );
    // 0,-1 is of the start tile, 1,-1 of tile 1, 1,-2 of tile 2.
    let tiles = ["0,-1", "1,-1", "1,-2"].map(|at| city.tile(city.column(at.parse().unwrap()).unwrap()).0);
    assert_eq!(tiles, [0, 1, 2]);
    allows(&city, "0,-1 1");
}

/// polis.place.start-tile
#[test]
fn the_start_tile_is_one_tile() {
    // A tile beside it and the start tile are two.
    let beside = city("24 1,-1 1");
    allows(&beside, "0,0 0");
    allows(&beside, "0,0 1");
    let hexes = ["0,0", "0,-1", "1,0", "-1,1"].map(|at| beside.tile(beside.column(at.parse().unwrap()).unwrap()));
    assert_eq!(hexes, [TileId::START; 4]);
    // No tile rests on it alone: one hex would be over a gap.
    let start = City::new(components());
    assert!(start.spots().iter().all(|spot| start.column(spot.at).is_none()));
}

/// polis.place.height
#[test]
fn a_tile_is_one_level_above_the_tiles_below() {
    let mut city = city(TWO_LEVELS);
    assert_eq!(["2,-2", "2,-1", "1,-1"].map(|at| shown(&city, at).unwrap().1), [1, 2, 2]);
    city.lay(components(), TileId(21), "0,-1 2".parse().unwrap());
    assert_eq!(["0,-1", "1,-1", "0,0"].map(|at| shown(&city, at).unwrap().1), [3, 3, 3]);
    assert_eq!(city.highest(), 3);
}

/// polis.place.height
#[test]
fn a_city_may_grow_as_high_as_its_tiles_reach() {
    let mut city = City::new(components());
    for (tile, spot) in components().all_tiles().iter().zip(TOWER) {
        allows(&city, spot);
        city.lay(components(), tile, spot.parse().unwrap());
    }
    assert_eq!(city.highest(), 7);
}

/// polis.place.anything
#[test]
fn quarries_districts_and_plazas_may_be_covered() {
    // The start plaza, a start quarry and a market in one.
    let mut city = city("24 2,-2 4");
    assert_eq!(["0,0", "0,-1", "1,-1"].map(|at| shown(&city, at).unwrap().0), ['H', 'q', 'm']);
    allows(&city, "0,0 0");
    city.lay(components(), TileId(14), "0,0 0".parse().unwrap());
    assert_eq!(["0,0", "0,-1", "1,-1"].map(|at| shown(&city, at).unwrap()), [('T', 2), ('q', 2), ('q', 2)]);
}

/// polis.place.covered
#[test]
fn a_covered_hex_is_gone() {
    let markets = "
        22 1,-1 1  # a market at 1,-1
        31 0,-2 1  # a market at 1,-2, and a house
        6 0,2 5    # a plaza
        1 0,0 0    # covers the first market";
    // While both are open they are neighbours; once one is covered, the other is alone.
    assert_eq!(score(&without_last(markets, 1), District::Market).value, 0);
    let city = city(markets);
    assert_eq!(shown(&city, "1,-1"), Some(('q', 2)));
    assert_eq!(score(&city, District::Market).value, 1);
    // There is one hex to a place, however many are below it.
    assert_eq!(city.columns().count(), 4 + 3 * 3);
}

/// polis.place.rest
#[test]
fn the_uncovered_part_of_a_tile_stays() {
    let houses = "
        30 2,-2 3  # hhq: houses at 2,-2 and 2,-1, a quarry at 1,-1
        1 0,0 0    # covers the quarry
        2 4,-3 4   # beside the houses";
    let city = city(houses);
    assert_eq!(["2,-2", "2,-1"].map(|at| shown(&city, at)), [Some(('h', 1)), Some(('h', 1))]);
    assert_eq!(["2,-2", "2,-1"].map(|at| city.tile(city.column(at.parse().unwrap()).unwrap()).0), [30, 30]);
    assert_eq!(score(&city, District::House).value, 2);
    // The two open hexes of tile 30 and one of tile 2 support a tile; those two and the raised third do not.
    allows(&city, "2,-2 2");
    forbids(&city, "2,-2 3", "polis.place.level");
}

/// polis.quarry.stone
#[test]
fn each_covered_quarry_pays_a_stone() {
    // Over three quarries; over two and the start plaza; over one, the plaza and a market; over empty ground.
    for (first, second, paid) in [
        ("1 2,-2 3", "21 1,0 0", 3),
        ("1 2,-2 3", "21 0,0 0", 2),
        ("24 2,-2 4", "21 0,0 0", 1),
        ("24 2,-2 4", "21 0,1 3", 0),
    ] {
        let mut city = city(first);
        let Action::Build(tile, spot) = second.parse().unwrap() else { panic!("{second} builds") };
        assert_eq!(city.check(spot), Ok(()));
        assert_eq!(city.lay(components(), tile, spot), paid, "{second} after {first}");
    }
}

/// polis.quarry.stone
/// A quarry on a higher level pays one stone too, and again.
#[test]
fn a_quarry_pays_the_same_on_any_level() {
    let mut city = city(TWO_LEVELS);
    assert_eq!(["0,-1", "1,-1", "0,0"].map(|at| shown(&city, at).unwrap()), [('q', 2), ('q', 2), ('q', 2)]);
    assert_eq!(city.lay(components(), TileId(21), "0,-1 2".parse().unwrap()), 3);
}

/// polis.quarry.reserve
#[test]
fn stones_never_run_out() {
    let mut game = dealt(&[1, 2, 21, 22]);
    play(&mut game, "1 2,-2 3");
    play(&mut game, "2 2,-2 3");
    // All 40 stones are in hand.
    let mut game = with_stones(&game, &[20, 20]);
    play(&mut game, "21 1,0 0");
    assert_eq!(stones(&game), [23, 20]);
}

/// polis.refill.when
#[test]
fn the_row_is_refilled_when_one_tile_is_left() {
    let mut game = dealt(&[24, 1, 30, 12]);
    refuses(&game, "draw 7", "polis.refill.when");
    play(&mut game, "24 1,-1 1");
    play(&mut game, "1 1,-1 1");
    assert_eq!((game.turn(), row(&game)), (Turn::Player(seat(1)), vec![30, 12]));
    refuses(&game, "draw 7", "polis.refill.when");
    play(&mut game, "30 0,1 3");
    assert_eq!((game.turn(), row(&game), game.stacks()), (Turn::Chance, vec![12], 10));
    play(&mut game, "draw 7");
}

/// A game for two after its first round, tile 12 left in the row.
fn after_one_round() -> Polis {
    let mut game = dealt(&[24, 1, 30, 12]);
    for action in ["24 1,-1 1", "1 1,-1 1", "30 0,1 3"] {
        play(&mut game, action);
    }
    game
}

/// polis.refill.row
#[test]
fn the_remaining_tile_becomes_the_free_one() {
    let mut game = after_one_round();
    for tile in [7, 36, 5] {
        play(&mut game, &format!("draw {tile}"));
    }
    assert_eq!(row(&game), [12, 7, 36, 5]);
    assert_eq!(game.stones(seat(2)), 2);
    play(&mut game, "12 0,1 3");
    assert_eq!(game.stones(seat(2)), 2);
}

/// polis.refill.draw
#[test]
fn a_whole_stack_is_drawn_before_the_next_turn() {
    let mut game = after_one_round();
    for tile in [7, 36, 5] {
        assert_eq!(game.turn(), Turn::Chance);
        refuses(&game, "12 0,1 3", "polis.refill.draw");
        play(&mut game, &format!("draw {tile}"));
    }
    assert_eq!(game.turn(), Turn::Player(seat(2)));
    // The opening market is drawn before anyone plays, too.
    refuses(&crate::common::game(2), "12 0,1 3", "polis.refill.draw");

    // Always one tile more than players, after the opening row.
    for setup in every_length() {
        let (mut drawn, mut refills) = (0, Vec::new());
        random_game(game_with(setup), 5, |game| match game.turn() {
            Turn::Chance => drawn += 1,
            _ if drawn > 0 => refills.push(std::mem::take(&mut drawn)),
            _ => {}
        });
        let players = usize::from(setup.players);
        assert_eq!(refills[0], players + 2);
        assert!(refills[1..].iter().all(|drawn| *drawn == players + 1));
    }
}

/// polis.refill.pile
#[test]
fn all_unseen_tiles_are_equally_likely_to_be_drawn() {
    let game = after_one_round();
    // 24 has been placed, 12 is in the market, 50 is for four players, 62 does not exist.
    for tile in [24, 12, 50, 62] {
        refuses(&game, &format!("draw {tile}"), "polis.refill.pile");
    }
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let expected: Vec<_> = game.pile().iter().map(|tile| (Action::Draw(tile), 1)).collect();
    assert_eq!(chances, expected);
    assert_eq!(chances.len(), 33);
}

/// polis.refill.chief
#[test]
fn the_marker_goes_to_the_left_each_round() {
    for setup in every_length() {
        let course = Course::of(setup, 6);
        assert_eq!(course.chiefs, round_the_table(course.end.players(), course.chiefs.len()));
        assert!(course.turns.iter().zip(&course.chiefs).all(|(turns, chief)| turns[0] == *chief));
    }
    // For two: seat 1 is chief of the first round, seat 2 as soon as the next stack is opened.
    assert_eq!(dealt(&[24, 1, 30, 12]).chief(), seat(1));
    assert_eq!(after_one_round().chief(), seat(2));
}

/// polis.refill.round
#[test]
fn the_chief_plays_first_and_last_in_a_round() {
    for setup in every_length() {
        let course = Course::of(setup, 7);
        for (turns, chief) in course.turns.iter().zip(&course.chiefs) {
            assert_eq!(turns.len(), course.end.players() + 1);
            assert_eq!([turns.first(), turns.last()], [Some(chief); 2]);
        }
    }
}

/// polis.end.last-tile
#[test]
fn no_one_takes_the_last_tile() {
    for setup in every_length() {
        let end = random_game(game_with(setup), 8, |game| assert!(game.outcome().is_none()));
        assert_eq!((end.turn(), end.stacks(), end.pile().len()), (Turn::Over, 0, 0));
        assert_eq!(end.market().len(), 1);
        assert!(Seat::all(end.players()).all(|seat| !end.city(seat).tiles().has(end.market()[0])));
        assert!(end.outcome().is_some());
    }
}

/// polis.end.over
#[test]
fn nothing_happens_after_the_end() {
    let end = random_game(game(2), 9, |_| {});
    let last = end.market()[0];
    let spot = end.city(seat(1)).spots()[0];
    refuses(&end, &format!("{last} {spot}"), "polis.end.over");
    refuses(&end, &format!("draw {last}"), "polis.end.over");
    assert!(actions(&end).is_empty());
}

/// polis.end.rounds
#[test]
fn there_are_twelve_rounds_or_more_in_the_long_game() {
    let rounds = every_length().into_iter().map(|setup| Course::of(setup, 10).turns.len());
    assert_eq!(rounds.collect::<Vec<_>>(), [12, 12, 12, 20, 15]);
}

/// polis.end.turns
#[test]
fn all_have_the_same_number_of_turns() {
    let each = every_length().into_iter().map(|setup| Course::of(setup, 11).turns_each().to_vec());
    let expected = [vec![18; 2], vec![16; 3], vec![15; 4], vec![30; 2], vec![20; 3]];
    assert_eq!(each.collect::<Vec<_>>(), expected);
}

/// polis.end.last-tile
/// With two tiles and no stack left, one more turn ends the game.
#[test]
fn the_game_ends_with_the_second_to_last_tile() {
    let mut last_turn = None;
    random_game(game(3), 12, |game| last_turn = Some(game.clone()));
    let mut game = last_turn.unwrap();
    assert_eq!((game.turn(), game.stacks(), game.market().len()), (Turn::Player(seat(3)), 0, 2));
    let (first, left) = (game.market()[0], game.market()[1]);
    let spot = game.city(seat(3)).spots()[0];
    play(&mut game, &format!("{first} {spot}"));
    assert_eq!((game.turn(), game.market()), (Turn::Over, &[left][..]));
}
