//! The worked examples of the rulebook.

use crate::common::*;
use rynek_polis::District;

/// polis.take.price
/// The fourth tile of the row costs three stones.
#[test]
fn the_fourth_tile_costs_three_stones() {
    let mut game = dealt(&[24, 1, 30, 12, 7, 4]);
    play(&mut game, "24 1,-1 1");
    play(&mut game, "1 1,-1 1");
    // The third architect begins with three stones; the row is 30, 12, 7, 4.
    assert_eq!((row(&game)[3], game.stones(seat(3))), (4, 3));
    play(&mut game, "4 1,-1 1");
    assert_eq!(game.stones(seat(3)), 0);
}

/// polis.quarry.stone
/// polis.place.height
/// A tile on level 2 over two quarries gives two stones.
#[test]
fn two_covered_quarries_give_two_stones() {
    let mut game = dealt(&[1, 6, 10, 14]);
    play(&mut game, "1 2,-2 3");
    play(&mut game, "6 1,-1 1");
    // Under the tile: the start plaza, a quarry of the start tile and a quarry of tile 1.
    let under = ["0,0", "0,-1", "1,-1"].map(|at| shown(game.city(seat(1)), at).unwrap());
    assert_eq!(under, [('H', 1), ('q', 1), ('q', 1)]);
    let before = game.stones(seat(1));
    play(&mut game, "10 0,0 0");
    assert_eq!(["0,0", "0,-1", "1,-1"].map(|at| shown(game.city(seat(1)), at).unwrap().1), [2, 2, 2]);
    assert_eq!(game.stones(seat(1)), before + 2);
}

/// polis.house.largest
/// polis.score.level
/// polis.score.product
/// Five houses on level 1 and two on level 2 are worth 9; with three stars they score 27 points.
#[test]
fn a_group_of_houses_scores_27_points() {
    let city = city(
        "
        1 2,-2 3   # a house plaza
        2 -2,0 1   # another; the third is on the start tile
        30 0,1 2   # houses at 0,1 and 1,1
        45 2,0 1   # houses at 2,0 and 3,-1
        43 2,1 3   # a house at 2,1
        59 2,-1 4  # houses on level 2 at 2,-1 and 1,0",
    );
    let levels =
        |level| city.columns().filter(|(_, column)| (column.face.code(), column.height) == ('h', level)).count();
    assert_eq!((levels(1), levels(2)), (5, 2));
    let houses = score(&city, District::House);
    assert_eq!((houses.value, houses.stars, houses.points()), (9, 3, 27));
}
