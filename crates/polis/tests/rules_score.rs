//! The rules of Polis, one test or more for each: plazas, scoring, variants and the options that change them.

use crate::common::*;
use rynek_kernel::{Game, Outcome, Seat};
use rynek_polis::{City, CityScore, District, HouseGroup, LakeSize, Polis, Setup, Variants};

/// A garden plaza on level 1, 2 and 3.
const PLAZA_ON_LEVELS: [&str; 3] =
    ["18 2,-2 3", "1 2,-2 3\n18 0,-1 2", "1 2,-2 3\n2 -2,0 1\n3 1,0 0\n6 -1,0 1\n18 0,-1 2"];

/// A garden on level 1, 2 and 3.
const GARDEN_ON_LEVELS: [&str; 3] =
    ["21 2,-2 3", "1 2,-2 3\n21 0,-1 2", "1 2,-2 3\n2 -2,0 1\n3 1,0 0\n6 -1,0 1\n21 0,-1 2"];

/// polis.quarry.scoreless
#[test]
fn quarries_score_nothing() {
    // Eleven quarries, and a plaza of every kind.
    let city = city(
        "
        6 1,-1 1
        10 0,1 3
        14 -1,0 5
        18 3,-2 1",
    );
    assert_eq!(city.columns().filter(|(_, column)| column.face.code() == 'q').count(), 11);
    assert_eq!(CityScore::of(&city, components(), &Setup::default()).total(), 0);
}

/// polis.plaza.stars
#[test]
fn stars_of_one_kind_add_up() {
    let plazas = "
        1 1,-1 1   # a house plaza
        6 0,1 3    # a market plaza
        39 -1,0 5  # another
        18 3,-2 1  # a garden plaza";
    let city = city(plazas);
    // The house plaza of the start tile counts with the other.
    assert_eq!(District::ALL.map(|kind| score(&city, kind).stars), [2, 4, 0, 0, 3]);
}

/// polis.plaza.flat
#[test]
fn a_plaza_has_the_same_stars_on_every_level() {
    for (level, lines) in (1..).zip(PLAZA_ON_LEVELS) {
        let city = city(lines);
        let plaza = city.columns().find(|(_, column)| column.face.code() == 'G').unwrap().1;
        assert_eq!(plaza.height, level);
        assert_eq!(score(&city, District::Garden).stars, 3);
    }
}

/// polis.plaza.anywhere
#[test]
fn a_plaza_counts_anywhere_in_the_city() {
    let garden = city(
        "
        21 2,-2 3  # a garden at 2,-2
        18 0,2 5   # its plaza at 0,2",
    );
    assert_eq!(score(&garden, District::Garden), worth(1, 3));
}

/// polis.plaza.covered
#[test]
fn a_covered_plaza_has_no_stars() {
    let lines = "
        43 2,-2 3  # a house at 2,-2
        6 0,2 5    # any tile: the start plaza is still open
        14 0,0 0   # covers the start plaza";
    assert_eq!(score(&without_last(lines, 1), District::House), worth(1, 1));
    assert_eq!(score(&city(lines), District::House), worth(1, 0));
}

/// polis.plaza.no-district
#[test]
fn a_plaza_has_no_value() {
    let city = city("18 2,-2 3\n6 0,1 3");
    assert!(District::ALL.iter().all(|kind| score(&city, *kind).value == 0));
}

/// polis.score.level
#[test]
fn a_district_is_worth_its_level() {
    let values = GARDEN_ON_LEVELS.map(|lines| score(&city(lines), District::Garden).value);
    assert_eq!(values, [1, 2, 3]);
}

/// polis.score.place
#[test]
fn a_district_in_the_wrong_place_does_not_affect_the_others() {
    let barracks = city(
        "
        55 1,-1 1  # barracks at 1,-1
        10 1,-3 3  # shuts them in; a plaza
        27 0,1 3   # barracks at 0,1, on the edge",
    );
    assert_eq!(["1,-1", "0,1"].map(|at| shown(&barracks, at)), [Some(('b', 1)); 2]);
    assert_eq!(score(&barracks, District::Barracks), worth(1, 2));
}

/// polis.score.product
#[test]
fn values_and_stars_are_added_up_and_multiplied() {
    let gardens = city(
        "
        21 1,-1 1  # gardens at 1,-1
        4 0,-2 1   # and 1,-3
        18 0,2 5   # two plazas
        20 -2,0 1",
    );
    assert_eq!(score(&gardens, District::Garden), worth(2, 6));
    assert_eq!(score(&gardens, District::Garden).points(), 12);
}

/// polis.score.product
/// The sheet has a line for each kind of district and one for stones.
#[test]
fn the_score_sheet_shows_the_sums() {
    let game = random_game(game(2), 21, |_| {});
    for seat in Seat::all(2) {
        let sheet = game.breakdown(seat);
        let ids: Vec<&str> = sheet.lines.iter().map(|line| &*line.id).collect();
        assert_eq!(ids, ["house", "market", "barracks", "temple", "garden", "stones"]);
        for (line, kind) in sheet.lines.iter().zip(District::ALL) {
            let score = score(game.city(seat), kind);
            let facts: Vec<(&str, i32)> = line.facts.iter().map(|fact| (&*fact.id, fact.amount)).collect();
            assert_eq!(facts, [("value", score.value), ("stars", score.stars)]);
            assert_eq!(line.points, score.value * score.stars);
        }
        assert_eq!(sheet.total, sheet.lines.iter().map(|line| line.points).sum::<i32>());
        assert_eq!(sheet.total, game.points(seat));
    }
}

/// polis.score.plaza-needed
#[test]
fn without_a_plaza_there_are_no_points() {
    let garden = city("21 2,-2 3");
    assert_eq!(score(&garden, District::Garden), worth(1, 0));
    assert_eq!(score(&garden, District::Garden).points(), 0);
    // A plaza of another kind does not help.
    assert_eq!(score(&city("21 2,-2 3\n14 0,1 3"), District::Garden).points(), 0);
}

/// polis.score.stones
#[test]
fn a_stone_is_worth_a_point() {
    let game = random_game(game(2), 22, |_| {});
    for stones in [0, 1, 7] {
        let game = with_stones(&game, &[stones, 0]);
        assert_eq!(game.points(seat(1)), game.city_score(seat(1)).total() + i32::from(stones));
        assert_eq!(game.breakdown(seat(1)).lines.last().unwrap().points, i32::from(stones));
    }
}

/// How a game ends if the seats have these stones.
fn ending(end: &Polis, stones: &[u8]) -> Outcome {
    with_stones(end, stones).outcome().unwrap()
}

/// polis.score.winner
#[test]
fn most_points_win() {
    let end = random_game(game(3), 23, |_| {});
    let outcome = end.outcome().unwrap();
    let points: Vec<i32> = Seat::all(3).map(|seat| end.points(seat)).collect();
    assert_eq!(outcome.points.to_vec(), points);
    let most = *points.iter().max().unwrap();
    let winner = Seat::all(3).find(|seat| end.points(*seat) == most).unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [winner]);
}

/// polis.score.tie
#[test]
fn of_equal_points_more_stones_win() {
    let end = random_game(game(2), 24, |_| {});
    let city = |number| end.city_score(seat(number)).total();
    let (lead, behind) = if city(1) > city(2) { (1, 2) } else { (2, 1) };
    let difference = u8::try_from(city(lead) - city(behind)).unwrap();
    assert!(difference > 0);
    // With as many stones as the cities differ in points, both are level, and the poorer city wins.
    let mut stones = [3, 3];
    stones[behind - 1] += difference;
    let outcome = ending(&end, &stones);
    assert_eq!(outcome.points[0], outcome.points[1]);
    assert_eq!((outcome.place(seat(behind)), outcome.place(seat(lead))), (1, 2));
    // A stone less, and the better city is ahead by a point.
    stones[behind - 1] -= 1;
    assert_eq!(ending(&end, &stones).place(seat(lead)), 1);
}

/// polis.score.shared
#[test]
fn equal_points_and_stones_share_the_place() {
    let alike = |end: &Polis| end.city_score(seat(1)).total() == end.city_score(seat(2)).total();
    let end = (0..).map(|seed| random_game(game(2), seed, |_| {})).find(alike).unwrap();
    assert_eq!(ending(&end, &[4, 4]).winners().count(), 2);
    assert_eq!(ending(&end, &[4, 5]).winners().collect::<Vec<_>>(), [seat(2)]);

    // Two that share the second of three places.
    let poorer = |end: &Polis| alike(end) && end.city_score(seat(3)).total() > end.city_score(seat(1)).total();
    let end = (0..).map(|seed| random_game(game(3), seed, |_| {})).find(poorer).unwrap();
    let outcome = ending(&end, &[4, 4, 4]);
    assert_eq!(Seat::all(3).map(|seat| outcome.place(seat)).collect::<Vec<_>>(), [2, 2, 1]);
}

/// polis.house.group
/// polis.adjacent
#[test]
fn a_group_of_houses_spans_levels() {
    let houses = city(
        "
        43 2,-1 5  # a house at 2,-1
        31 1,-1 4  # a house on level 2, at 1,-1
        1 0,2 5    # a plaza",
    );
    assert_eq!(score(&houses, District::House), worth(1 + 2, 1));
}

/// polis.house.group
/// Houses at both ends of a chain need not touch.
#[test]
fn a_group_of_houses_is_a_chain() {
    let chain = "
        43 2,-2 3  # a house at 2,-2
        30 3,-3 1  # houses at 3,-3 and 4,-4";
    let city = city(chain);
    assert_eq!(["2,-2", "3,-3", "4,-4"].map(|at| shown(&city, at)), [Some(('h', 1)); 3]);
    assert_eq!(score(&city, District::House).value, 3);
}

/// Two houses on level 2, two on level 1 apart from them; and with the last tile a third beside those.
const TWO_GROUPS: &str = "
    1 2,-2 3   # a plaza
    45 0,-1 2  # houses on level 2 at 0,-1 and 1,-1
    30 0,2 5   # houses at 0,2 and -1,2
    43 0,3 1   # a house at 0,3";

/// polis.house.largest
/// polis.option.house-group
#[test]
fn only_the_largest_group_of_houses_counts() {
    let city = city(TWO_GROUPS);
    let by_value = Setup { house_group: HouseGroup::Value, ..Setup::default() };
    // Three houses on level 1 are more, two on level 2 are worth more.
    assert_eq!(score(&city, District::House), worth(3, 1));
    assert_eq!(score_with(&by_value, &city, District::House), worth(4, 1));
}

/// polis.house.tie
#[test]
fn of_equal_groups_the_more_valuable_counts() {
    let city = without_last(TWO_GROUPS, 1);
    assert_eq!(score(&city, District::House), worth(4, 1));
    // The order of building does not matter.
    let reversed = crate::common::city("30 0,2 5\n1 2,-2 3\n45 0,-1 2");
    assert_eq!(score(&reversed, District::House), worth(4, 1));
}

/// polis.house.tie
/// Groups that are equal in both count once, not together.
#[test]
fn of_two_equal_groups_only_one_counts() {
    let houses = city("30 2,-2 3\n45 0,2 5");
    assert_eq!(score(&houses, District::House), worth(2, 1));
}

/// polis.house.plaza
/// polis.plaza.no-district
#[test]
fn a_house_plaza_neither_joins_nor_counts() {
    let houses = city(
        "
        43 1,-1 1  # a house at 1,-1
        31 0,1 3   # a house at 0,1: the start plaza lies between",
    );
    assert_eq!(["1,-1", "0,0", "0,1"].map(|at| shown(&houses, at).unwrap().0), ['h', 'H', 'h']);
    assert_eq!(score(&houses, District::House), worth(1, 1));
}

const MARKETS: &str = "
    6 -2,0 1   # a plaza
    22 2,-1 5  # a market at 2,-1
    47 -1,2 1  # a market at 0,2, far away
    31 3,-2 2  # a market at 3,-1, next to the first";

/// polis.market.apart
#[test]
fn markets_count_apart_from_each_other() {
    assert_eq!(score(&without_last(MARKETS, 1), District::Market), worth(2, 2));
}

/// polis.market.both
/// polis.score.place
#[test]
fn neighbouring_markets_do_not_score() {
    assert_eq!(score(&city(MARKETS), District::Market), worth(1, 2));
}

/// A market at 2,-1 with a market plaza beside it, and with the last tile two.
const MARKET_AND_PLAZAS: &str = "
    22 2,-1 5
    6 3,-1 0
    39 2,0 3";

/// polis.market.plaza
/// polis.plaza.no-district
#[test]
fn a_market_may_be_next_to_a_market_plaza() {
    assert_eq!(score(&city(MARKET_AND_PLAZAS), District::Market), worth(1, 4));
}

/// Barracks at 1,-1; the second tile surrounds them.
const BARRACKS_SHUT_IN: &str = "
    55 1,-1 1
    10 1,-3 3";

/// Barracks at 1,-1 whose only empty neighbour is a lake at 1,-2.
const BARRACKS_ON_A_LAKE: &str = "
    55 1,-1 1
    10 2,-4 3
    6 -1,-2 1";

/// polis.barracks.edge
/// polis.score.outside
#[test]
fn barracks_score_on_the_edge() {
    assert_eq!(score(&without_last(BARRACKS_SHUT_IN, 1), District::Barracks).value, 1);
    assert_eq!(score(&city(BARRACKS_SHUT_IN), District::Barracks), worth(0, 2));
}

/// polis.barracks.lake
/// polis.score.lake
/// polis.option.lakes-are-edge
#[test]
fn a_lake_is_no_edge_without_the_option() {
    let lakes_are_edge = Setup { lakes_are_edge: true, ..Setup::default() };
    let on_a_lake = city(BARRACKS_ON_A_LAKE);
    assert_eq!(score(&on_a_lake, District::Barracks), worth(0, 2));
    assert_eq!(score_with(&lakes_are_edge, &on_a_lake, District::Barracks), worth(1, 2));
    // Until the lake is closed it is a bay, and part of the outside.
    assert_eq!(score(&without_last(BARRACKS_ON_A_LAKE, 1), District::Barracks), worth(1, 2));
    // With nothing empty around, no option helps.
    assert_eq!(score_with(&lakes_are_edge, &city(BARRACKS_SHUT_IN), District::Barracks), worth(0, 2));
    // On the outer edge it makes no difference.
    let on_the_edge = without_last(BARRACKS_SHUT_IN, 1);
    assert_eq!(score_with(&lakes_are_edge, &on_the_edge, District::Barracks).value, 1);
}

/// A temple at 1,-1; the second tile surrounds it, the third raises some of its neighbours.
const TEMPLE: &str = "
    23 2,-2 3
    14 1,-3 3
    1 0,-2 2";

/// Barracks at 2,-1 with three empty places around, all of one lake: 3,-2 3,-1 2,0.
const BARRACKS_ROUND_A_LAKE: &str = "
    55 2,-1 5
    10 4,-4 3
    6 5,-2 4
    39 3,1 5
    14 0,2 1";

/// polis.temple.surrounded
#[test]
fn a_temple_scores_if_surrounded() {
    assert_eq!(score(&without_last(TEMPLE, 2), District::Temple).value, 0);
    assert_eq!(score(&without_last(TEMPLE, 1), District::Temple), worth(1, 2));
}

/// polis.temple.anything
#[test]
fn anything_can_surround_a_temple() {
    let city = city(TEMPLE);
    let around = ["1,-2", "2,-2", "2,-1", "1,0", "0,0", "0,-1"].map(|at| shown(&city, at).unwrap());
    assert_eq!(around, [('q', 2), ('q', 1), ('q', 1), ('q', 1), ('H', 1), ('q', 2)]);
    assert_eq!(score(&city, District::Temple), worth(1, 2));
}

/// polis.temple.lake
/// polis.score.lake
#[test]
fn a_temple_beside_a_lake_does_not_score() {
    let beside_a_lake = city(
        "
        23 2,-2 3  # a temple at 1,-1
        14 2,-4 3
        6 -1,-2 1  # closes a lake at 1,-2",
    );
    assert_eq!(score(&beside_a_lake, District::Temple), worth(0, 2));
    // No option makes a lake a building.
    let lakes_are_edge = Setup { lakes_are_edge: true, ..Setup::default() };
    assert_eq!(score_with(&lakes_are_edge, &beside_a_lake, District::Temple), worth(0, 2));
}

/// polis.garden.anywhere
#[test]
fn a_garden_counts_anywhere() {
    let gardens = city(
        "
        21 1,-1 1  # a garden at 1,-1
        4 0,-2 1   # shuts it in; another at 1,-3, on the edge
        18 0,2 5   # a plaza",
    );
    assert_eq!(["1,-1", "1,-3"].map(|at| shown(&gardens, at)), [Some(('g', 1)); 2]);
    assert_eq!(score(&gardens, District::Garden), worth(2, 3));
}

/// The score of one kind of district without and with its variant.
fn plain_and_doubled(city: &City, kind: District) -> (i32, i32) {
    (score(city, kind).value, score_with(&variant(kind), city, kind).value)
}

/// Barracks at 2,-1 with three empty places around.
const BARRACKS_IN_THE_OPEN: &str = "
    55 2,-1 5
    10 0,2 5";

/// polis.variant.any
#[test]
fn each_variant_changes_its_own_kind_only() {
    // A house group of 10 and a market next to its plaza, with barracks in the open.
    let city = city(
        "
        1 2,-2 3
        2 -2,0 1
        30 0,1 2
        45 2,0 1
        43 2,1 3
        59 2,-1 4
        46 3,1 1   # the house that makes it 10; a market at 4,0
        39 4,-1 0  # a market plaza at 4,-1
        55 -3,0 4  # barracks at -3,0",
    );
    let values = |kinds: &[District]| {
        let setup = Setup { variants: Variants::of(kinds), ..Setup::default() };
        District::ALL.map(|kind| score_with(&setup, &city, kind).value)
    };
    assert_eq!(values(&[]), [10, 1, 1, 0, 0]);
    assert_eq!(values(&[District::House]), [20, 1, 1, 0, 0]);
    assert_eq!(values(&[District::Market]), [10, 2, 1, 0, 0]);
    assert_eq!(values(&[District::Barracks]), [10, 1, 2, 0, 0]);
    assert_eq!(values(&[District::House, District::Barracks]), [20, 1, 2, 0, 0]);
    assert_eq!(values(&District::ALL), [20, 2, 2, 0, 0]);
}

/// polis.variant.base
#[test]
fn a_variant_replaces_no_rule() {
    // On level 2 but not surrounded.
    let temple = city("14 2,-2 3\n23 0,-1 2");
    assert_eq!(plain_and_doubled(&temple, District::Temple), (0, 0));
    // Next to a market plaza, but next to a market too.
    let markets = city("22 2,-1 5\n6 3,-1 0\n31 0,0 0");
    assert_eq!(plain_and_doubled(&markets, District::Market), (0, 0));
    // Doubled, but without a plaza.
    let garden = city("21 1,-2 1\n10 3,-1 5");
    assert_eq!(score_with(&variant(District::Garden), &garden, District::Garden), worth(2, 0));
    assert_eq!(score_with(&variant(District::Garden), &garden, District::Garden).points(), 0);
}

/// polis.variant.base
/// polis.variant.barracks
/// polis.option.lakes-are-edge
/// Three empty places do not help barracks that touch nothing but a lake.
#[test]
fn barracks_in_a_wide_lake_need_the_option() {
    let barracks = city(BARRACKS_ROUND_A_LAKE);
    assert_eq!(shown(&barracks, "2,-1"), Some(('b', 1)));
    assert_eq!(plain_and_doubled(&barracks, District::Barracks), (0, 0));
    let with = Setup { lakes_are_edge: true, ..variant(District::Barracks) };
    assert_eq!(score_with(&with, &barracks, District::Barracks).value, 2);
}

/// polis.variant.once
#[test]
fn a_district_is_doubled_once() {
    assert_eq!(plain_and_doubled(&without_last(MARKET_AND_PLAZAS, 1), District::Market), (1, 2));
    assert_eq!(plain_and_doubled(&city(MARKET_AND_PLAZAS), District::Market), (1, 2));
}

/// polis.variant.houses
#[test]
fn a_group_of_houses_worth_10_is_doubled() {
    let nine = "
        1 2,-2 3
        30 0,1 2
        45 2,0 1
        43 2,1 3
        59 2,-1 4";
    assert_eq!(plain_and_doubled(&city(nine), District::House), (9, 9));
    let ten = format!("{nine}\n46 3,1 1");
    assert_eq!(plain_and_doubled(&city(&ten), District::House), (10, 20));
}

/// Five houses on level 1, and apart from them four that are worth 10: two on level 2, two on level 3.
const TALL_HOUSES: &str = "
    1 2,-2 3
    2 -2,0 1
    45 2,-1 4  # houses on level 2 at 2,-1 and 1,0
    3 -1,0 1
    59 1,-1 4  # houses on level 3 at 1,-1 and 0,0
    30 -3,2 0  # houses on level 1
    43 -4,2 5
    60 -4,3 4
    46 -3,3 2";

/// polis.variant.houses
/// polis.option.house-group
/// The group that counts must have the value of 10 itself.
#[test]
fn another_group_worth_10_does_not_help() {
    let setup = |house_group| Setup { house_group, ..variant(District::House) };
    let city = city(TALL_HOUSES);
    assert_eq!(score_with(&setup(HouseGroup::Hexes), &city, District::House).value, 5);
    assert_eq!(score_with(&setup(HouseGroup::Value), &city, District::House).value, 2 * 10);
}

/// polis.variant.markets
#[test]
fn a_market_beside_a_market_plaza_is_doubled() {
    assert_eq!(plain_and_doubled(&without_last(MARKET_AND_PLAZAS, 1), District::Market), (1, 2));
    // A plaza that does not touch it multiplies, but does not double.
    assert_eq!(plain_and_doubled(&city("22 2,-1 5\n6 0,2 5"), District::Market), (1, 1));
    // A plaza of another kind does not double.
    assert_eq!(plain_and_doubled(&city("22 2,-1 5\n18 3,-1 0"), District::Market), (1, 1));
}

/// polis.variant.barracks
#[test]
fn barracks_with_three_empty_places_around_are_doubled() {
    // Two, three and four empty places.
    assert_eq!(plain_and_doubled(&city("55 2,-1 5\n10 2,1 5"), District::Barracks), (1, 1));
    assert_eq!(plain_and_doubled(&city(BARRACKS_IN_THE_OPEN), District::Barracks), (1, 2));
    assert_eq!(plain_and_doubled(&city("55 2,-2 3\n10 0,2 5"), District::Barracks), (1, 2));
}

/// polis.variant.barracks
/// polis.score.lake
#[test]
fn for_barracks_a_lake_is_empty_too() {
    // At 1,-2 with two places of the outside and the lake at 1,-1 around.
    assert_eq!(plain_and_doubled(&city("55 1,-2 1\n10 3,-1 5"), District::Barracks), (1, 2));
}

/// polis.variant.temples
#[test]
fn a_temple_above_the_ground_is_doubled() {
    assert_eq!(plain_and_doubled(&city(TEMPLE), District::Temple), (1, 1));
    let on_level_2 = city(
        "
        14 2,-2 3
        6 0,2 5
        10 -2,0 1
        23 0,-1 2  # a temple at 0,0",
    );
    assert_eq!(shown(&on_level_2, "0,0"), Some(('t', 2)));
    assert_eq!(plain_and_doubled(&on_level_2, District::Temple), (2, 4));
}

/// A garden at 1,-2 beside a lake of one place, 1,-1.
const GARDEN_ON_A_POND: &str = "
    21 1,-2 1
    18 3,-1 5";

/// A garden at 2,-1 beside a lake of two places, 1,-1 and 1,-2.
const GARDEN_ON_A_LAKE: &str = "
    21 2,-1 0
    18 2,-4 3
    6 -1,-2 1";

/// polis.variant.gardens
/// polis.score.lake
#[test]
fn a_garden_beside_a_lake_is_doubled() {
    assert_eq!(plain_and_doubled(&city(GARDEN_ON_A_POND), District::Garden), (1, 2));
    assert_eq!(plain_and_doubled(&city(GARDEN_ON_A_LAKE), District::Garden), (1, 2));
    // The outside is no lake.
    assert_eq!(plain_and_doubled(&without_last(GARDEN_ON_A_LAKE, 1), District::Garden), (1, 1));
}

/// polis.option.lake-size
/// polis.variant.gardens
#[test]
fn by_option_only_a_lake_of_one_place_doubles_gardens() {
    let single = Setup { lake_size: LakeSize::Single, ..variant(District::Garden) };
    assert_eq!(score_with(&single, &city(GARDEN_ON_A_POND), District::Garden).value, 2);
    assert_eq!(score_with(&single, &city(GARDEN_ON_A_LAKE), District::Garden).value, 1);
}

/// polis.option.lake-size
/// polis.option.lakes-are-edge
/// The size of lakes matters for gardens, not for barracks and temples.
#[test]
fn the_size_of_lakes_is_for_gardens_only() {
    let single = Setup { lake_size: LakeSize::Single, lakes_are_edge: true, ..Setup::default() };
    assert_eq!(score_with(&single, &city(BARRACKS_ROUND_A_LAKE), District::Barracks).value, 1);
}
