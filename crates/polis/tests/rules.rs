//! The rules of Polis, one test or more for each: what is in the box, set-up, options and notation. Play is in
//! `rules_play.rs`, scoring in `rules_score.rs`.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Seat, SetupError, Turn, Viewer, setup};
use rynek_polis::{
    Action, City, DIRECTIONS, District, Face, Hex, HouseGroup, LakeSize, Polis, Setup, Spot, TileId, TileSet, Variants,
    placements,
};
use serde_json::json;

/// polis.box.tile
#[test]
fn the_box_has_tiles_1_to_61() {
    let numbers: Vec<u8> = components().all_tiles().iter().map(|tile| tile.0).collect();
    assert_eq!(numbers, (1..=61).collect::<Vec<u8>>());
    assert_eq!(components().faces(TileId(62)), None);
    let fault = placements::read("62 1,-1 1", components()).unwrap_err();
    assert_eq!(fault.rule(), Some("polis.box.tile"));
    // Tile 0 is the start tile, which every city has already.
    assert_eq!(placements::read("0 1,-1 1", components()).unwrap_err().rule(), Some("polis.box.tile"));
}

/// polis.box.once
#[test]
fn a_tile_is_in_one_place_only() {
    let fault = placements::read("30 1,-1 1\n30 0,1 3", components()).unwrap_err();
    assert_eq!((fault.line, fault.rule()), (2, Some("polis.box.once")));
    // Another city is another game: it may have the tile too.
    assert_eq!(placements::read("30 1,-1 1\n\n30 0,1 3", components()).unwrap().len(), 2);

    random_game(game(4), 1, |game| {
        let laid = Seat::all(4).flat_map(|seat| game.city(seat).laid().iter().map(|laid| laid.tile));
        let tiles: Vec<TileId> = laid.chain(game.market().iter().copied()).chain(game.pile().iter()).collect();
        assert_eq!(tiles.len(), 61);
        assert_eq!(tiles.into_iter().collect::<TileSet>().len(), 61);
    });
}

/// polis.box.shape
#[test]
fn a_tile_is_three_hexes_that_touch() {
    for turned in 0..6 {
        let spot: Spot = format!("3,-2 {turned}").parse().unwrap();
        let [one, two, three] = spot.hexes();
        assert!(one.is_next_to(two) && two.is_next_to(three) && three.is_next_to(one), "{spot}");
    }
}

/// polis.box.marks
#[test]
fn tiles_are_marked_for_two_three_and_four() {
    let used = |players| components().tiles(players, false).len();
    assert_eq!((used(2), used(3) - used(2), used(4) - used(3)), (37, 12, 12));
}

/// polis.box.hexes
#[test]
fn a_hex_shows_a_quarry_a_district_or_a_plaza() {
    let tiles = components().all_tiles();
    let faces: BTreeSet<Face> = tiles.iter().flat_map(|tile| components().faces(tile).unwrap()).collect();
    assert_eq!(faces.iter().map(|face| face.code()).collect::<String>(), "qhmbtgHMBTG");
    for face in faces {
        let kinds = [face == Face::Quarry, face.district().is_some(), face.plaza().is_some()];
        assert_eq!(kinds.into_iter().filter(|kind| *kind).count(), 1, "{face:?}");
    }
}

/// polis.box.stars
#[test]
fn plazas_show_one_two_or_three_stars() {
    assert_eq!(District::ALL.map(|plaza| components().stars(plaza)), [1, 2, 2, 2, 3]);
}

/// polis.box.start-tile
#[test]
fn the_start_tile_is_a_plaza_among_three_quarries() {
    let start = components().start();
    let letters: String = start.iter().map(|(_, face)| face.code()).collect();
    assert_eq!(letters, "Hqqq");
    let [plaza, quarries @ ..] = [0, 1, 2, 3].map(|n| start[n].0);
    for quarry in quarries {
        assert!(quarry.is_next_to(plaza));
        assert!(quarries.iter().all(|other| !quarry.is_next_to(*other)));
    }
}

/// polis.box.most
#[test]
fn no_city_gets_more_than_thirty_tiles() {
    for setup in every_length() {
        let end = random_game(game_with(setup), 2, |_| {});
        assert!(Seat::all(end.players()).all(|seat| end.city(seat).laid().len() <= 30));
    }
    let mut full = City::new(components());
    let mut lines = String::new();
    for tile in components().all_tiles().iter().take(30) {
        let spot = full.spots()[0];
        full.lay(components(), tile, spot);
        lines += &format!("{tile} {spot}\n");
    }
    assert!(full.is_full());
    assert_eq!(city(&lines), full);
    lines += &format!("31 {}", full.spots()[0]);
    let fault = placements::read(&lines, components()).unwrap_err();
    assert_eq!((fault.line, fault.rule()), (31, Some("polis.box.most")));
}

/// polis.box.totals
#[test]
fn the_tiles_of_each_player_count_add_up() {
    // Quarries, then districts and plazas of each kind.
    let expected = [
        (2, 37, [(18, 5), (12, 4), (10, 4), (8, 4), (6, 3)]),
        (3, 49, [(27, 6), (16, 5), (13, 5), (10, 5), (7, 4)]),
        (4, 61, [(36, 7), (20, 6), (16, 6), (12, 6), (8, 5)]),
    ];
    for (players, quarries, kinds) in expected {
        let tiles = components().tiles(players, false);
        let shown: String = tiles.iter().map(letters).collect();
        let count = |letter: char| shown.matches(letter).count();
        assert_eq!(count('q'), quarries, "{players} players");
        let found = ['h', 'm', 'b', 't', 'g'].map(|letter| (count(letter), count(letter.to_ascii_uppercase())));
        assert_eq!(found, kinds, "{players} players");
    }
}

/// polis.setup.players
#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        let begun = Polis::new(EditionRef::shipped(), &Setup { players, ..Setup::default() });
        if (2..=4).contains(&players) {
            assert_eq!(begun.unwrap().players(), usize::from(players));
        } else {
            assert_eq!(begun.unwrap_err().rule(), "polis.setup.players");
        }
    }
}

/// polis.setup.tiles
#[test]
fn tiles_marked_for_more_players_stay_in_the_box() {
    let used = |players| game(players).pile();
    // 37 is marked for two, 49 for three, 50 for four.
    assert_eq!([37, 38, 49, 50].map(|tile| used(2).has(TileId(tile))), [true, false, false, false]);
    assert_eq!([37, 38, 49, 50].map(|tile| used(3).has(TileId(tile))), [true, true, true, false]);
    assert_eq!([37, 38, 49, 50].map(|tile| used(4).has(TileId(tile))), [true, true, true, true]);
}

/// polis.setup.market
#[test]
fn the_opening_row_has_two_tiles_more_than_players() {
    for setup in every_length() {
        let mut game = game_with(setup);
        let mut turned_up = Vec::new();
        while game.turn() == Turn::Chance {
            let tile = game.pile().iter().next().unwrap();
            play(&mut game, &format!("draw {tile}"));
            turned_up.push(tile);
        }
        assert_eq!(game.market(), turned_up);
        assert_eq!(turned_up.len(), game.players() + 2);
    }
}

/// polis.setup.stacks
#[test]
fn the_remaining_tiles_make_eleven_stacks() {
    for (row, unseen) in [(&[1, 2, 3, 4][..], 33), (&[1, 2, 3, 4, 5], 44), (&[1, 2, 3, 4, 5, 6], 55)] {
        let game = dealt(row);
        assert_eq!((game.stacks(), game.pile().len()), (11, unseen));
        assert_eq!(unseen, 11 * (game.players() + 1));
    }
}

/// polis.setup.start-tile
#[test]
fn every_city_begins_with_a_start_tile() {
    let game = game(4);
    for seat in Seat::all(4) {
        let city = game.city(seat);
        assert_eq!(*city, City::new(components()));
        assert!(city.laid().is_empty());
        assert_eq!(city.columns().map(|(_, column)| column.face.code()).collect::<String>(), "Hqqq");
    }
}

/// polis.setup.first
#[test]
fn seat_1_is_chief_architect_and_begins() {
    for row in [&[1, 2, 3, 4][..], &[1, 2, 3, 4, 5], &[1, 2, 3, 4, 5, 6]] {
        let game = dealt(row);
        assert_eq!(game.chief(), seat(1));
        assert_eq!(game.turn(), Turn::Player(seat(1)));
    }
}

/// polis.setup.stones
#[test]
fn later_players_begin_with_more_stones() {
    assert_eq!(stones(&game(2)), [1, 2]);
    assert_eq!(stones(&game(3)), [1, 2, 3]);
    assert_eq!(stones(&game(4)), [1, 2, 3, 4]);
}

/// polis.setup.long-game
/// polis.option.long-game
#[test]
fn two_or_three_may_play_with_all_tiles() {
    let tiles = |players, long_game| game_with(Setup { players, long_game, ..Setup::default() }).pile().len();
    assert_eq!([tiles(2, false), tiles(3, false), tiles(4, false)], [37, 49, 61]);
    assert_eq!([tiles(2, true), tiles(3, true)], [61, 61]);
    let refusal = setup::from_json::<Setup>(&json!({"players": 4, "long_game": true})).unwrap_err();
    assert!(matches!(&refusal, SetupError::Rule(illegal) if illegal.rule() == "polis.setup.long-game"), "{refusal}");
}

/// polis.setup.long-stacks
#[test]
fn the_long_game_has_more_stacks() {
    for (players, stacks) in [(2, 19), (3, 14)] {
        let mut game = game_with(Setup { players, long_game: true, ..Setup::default() });
        for tile in 1..=players + 2 {
            play(&mut game, &format!("draw {tile}"));
        }
        assert_eq!(game.turn(), Turn::Player(seat(1)));
        assert_eq!(game.stacks(), stacks);
        assert_eq!(game.pile().len(), usize::from(stacks) * (game.players() + 1));
    }
}

/// polis.open
#[test]
fn everyone_sees_everything_but_the_order_of_the_stacks() {
    let mut game = dealt(&[24, 1, 30, 12, 7]);
    play(&mut game, "24 1,-1 1");
    let view = game.view(Viewer::Spectator);
    assert!(Viewer::all(3).all(|viewer| game.view(viewer) == view));
    assert_eq!(view.market.iter().map(|offer| offer.tile.0).collect::<Vec<_>>(), [1, 30, 12, 7]);
    assert_eq!(view.cities.iter().map(|city| city.stones).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(view.cities[0].laid, ["24 1,-1 1".parse::<Action>().unwrap()]);
    // The unseen tiles are known, but only as a set: in the order of their numbers, in no stack.
    assert_eq!(view.unseen, game.pile().iter().collect::<Vec<_>>());
    assert!(view.unseen.is_sorted());
}

/// polis.option.defaults
#[test]
fn options_left_out_keep_their_defaults() {
    let usual = json!({
        "players": 2, "long_game": false, "variants": [],
        "house_group": "hexes", "lakes_are_edge": false, "lake_size": "any",
    });
    assert_eq!(serde_json::to_value(Setup::default()).unwrap(), usual);
    assert_eq!(setup::from_json::<Setup>(&json!({})).unwrap(), Setup::default());
    assert_eq!(setup::from_json::<Setup>(&usual).unwrap(), Setup::default());
}

/// polis.option.house-group
/// polis.option.lakes-are-edge
/// polis.option.lake-size
/// polis.option.long-game
/// polis.variant.any
/// What each choice changes is tested with the rule that it changes.
#[test]
fn every_option_can_be_chosen_in_json() {
    let options = json!({
        "players": 3, "long_game": true, "variants": ["gardens", "houses"],
        "house_group": "value", "lakes_are_edge": true, "lake_size": "single",
    });
    let chosen = Setup {
        players: 3,
        long_game: true,
        variants: Variants::of(&[District::House, District::Garden]),
        house_group: HouseGroup::Value,
        lakes_are_edge: true,
        lake_size: LakeSize::Single,
    };
    assert_eq!(setup::from_json::<Setup>(&options).unwrap(), chosen);
    let written = serde_json::to_value(chosen).unwrap();
    assert_eq!(written["variants"], json!(["houses", "gardens"]));
    assert_eq!(setup::from_json::<Setup>(&written).unwrap(), chosen);

    for wrong in [
        json!({"house_group": "largest"}),
        json!({"lake_size": 1}),
        json!({"lakes_are_edge": "yes"}),
        json!({"variants": ["palaces"]}),
        json!({"variants": ["houses", "houses"]}),
        json!({"fortune": true}),
    ] {
        assert!(setup::from_json::<Setup>(&wrong).is_err(), "{wrong}");
    }
}

/// polis.notation.hex
#[test]
fn the_middle_of_the_start_tile_is_at_0_0() {
    let city = City::new(components());
    let shown = ["0,0", "0,-1", "1,0", "-1,1"].map(|at| shown(&city, at));
    assert_eq!(shown, [Some(('H', 1)), Some(('q', 1)), Some(('q', 1)), Some(('q', 1))]);
    for wrong in ["0", "0;0", "0,", ",0", "0,0,0", "a,0", "0 ,0"] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
}

/// polis.notation.hex
/// A step to the right is a step in `q`; down is a step in `r`.
#[test]
fn the_six_directions_run_clockwise_from_the_north() {
    // The middle of a hex, x to the right, y downwards, in units that are all positive steps.
    let middle = |hex: Hex| (3 * i32::from(hex.q), 2 * i32::from(hex.r) + i32::from(hex.q));
    assert_eq!(DIRECTIONS.map(middle), [(0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)]);
}

/// polis.notation.reach
#[test]
fn coordinates_end_at_120() {
    assert_eq!("-120,120".parse::<Hex>().unwrap().to_string(), "-120,120");
    for wrong in ["121,0", "0,-121", "1000,0"] {
        assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
    }
}

/// polis.notation.orientation
#[test]
fn the_orientation_is_the_direction_of_the_second_hex() {
    // Tile 24 is bmq. Its anchor is the barracks; market and quarry follow clockwise.
    for (turned, market, quarry) in [
        (0, "3,-5", "4,-5"),
        (1, "4,-5", "4,-4"),
        (2, "4,-4", "3,-3"),
        (3, "3,-3", "2,-3"),
        (4, "2,-3", "2,-4"),
        (5, "2,-4", "3,-5"),
    ] {
        let mut city = City::new(components());
        city.lay(components(), TileId(24), format!("3,-4 {turned}").parse().unwrap());
        let placed = ["3,-4", market, quarry].map(|at| shown(&city, at));
        assert_eq!(placed, [Some(('b', 1)), Some(('m', 1)), Some(('q', 1))], "orientation {turned}");
    }
    assert!("3,-4 6".parse::<Spot>().is_err());
}

/// polis.notation.build
#[test]
fn a_turn_is_written_as_tile_place_and_orientation() {
    let action: Action = "12 1,-1 1".parse().unwrap();
    assert_eq!(action, Action::Build(TileId(12), "1,-1 1".parse().unwrap()));
    assert_eq!(action.to_string(), "12 1,-1 1");
    assert_eq!(serde_json::to_value(action).unwrap(), json!("12 1,-1 1"));
    for wrong in ["12", "12 1,-1", "12 1,-1 1 1", "12 1 -1 1", "x 1,-1 1", "12 1,-1 one", ""] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }

    // The example of the rules page.
    let mut game = dealt(&[12, 1, 2, 3]);
    play(&mut game, "12 1,-1 1");
    let placed = ["1,-1", "2,-2", "2,-1"].map(|at| shown(game.city(seat(1)), at));
    assert_eq!(placed, [Some(('B', 1)), Some(('h', 1)), Some(('t', 1))]);
}

/// polis.notation.draw
#[test]
fn a_tile_that_is_drawn_is_written_as_draw() {
    let action: Action = "draw 12".parse().unwrap();
    assert_eq!(action, Action::Draw(TileId(12)));
    assert_eq!(action.to_string(), "draw 12");
    for wrong in ["draw", "draw x", "draw 12 1", "draw -1", "draw 300"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

/// polis.notation.file
#[test]
fn a_file_has_one_tile_per_line() {
    let read = |text| placements::read(text, components());
    let cities = read("1 2,-2 3\n21 0,-1 2\n").unwrap();
    let [city] = &cities[..] else { panic!("one city") };
    assert_eq!(city.laid().iter().map(|laid| laid.tile.0).collect::<Vec<_>>(), [1, 21]);
    assert_eq!(shown(city, "0,-1"), Some(('g', 2)));
    // The order matters: without the first tile there is nothing under the second.
    let fault = read("21 0,-1 2\n1 2,-2 3").unwrap_err();
    assert_eq!((fault.line, fault.rule()), (1, Some("polis.place.gap")));
    // The start tile is there without being written.
    assert_eq!(read("").unwrap(), [City::new(components())]);
    assert_eq!(read("draw 12").unwrap_err().rule(), None);
}

/// polis.notation.comment
#[test]
fn a_comment_runs_to_the_end_of_its_line() {
    let plain = placements::read("30 1,-1 1", components()).unwrap();
    let commented = placements::read("# 1 2,-2 3\n30 1,-1 1 # two houses # and a quarry\n#", components()).unwrap();
    assert_eq!(commented, plain);
}

/// polis.notation.several
#[test]
fn a_blank_line_ends_a_city() {
    let read = |text| placements::read(text, components()).unwrap();
    let cities = read("30 1,-1 1\n\n  \n12 1,-1 1\n7 0,1 3\n\n");
    assert_eq!(cities.iter().map(|city| city.laid().len()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(read("30 1,-1 1\n# still the same city\n7 0,1 3").len(), 1);
    assert_eq!(read("30 1,-1 1\n\n# nothing is built yet\n\n12 1,-1 1").len(), 3);
}

/// polis.notation.file
/// polis.notation.several
/// polis.temple.surrounded
/// polis.temple.lake
#[test]
fn the_file_on_the_rules_page_scores_as_it_says() {
    for (_, page) in Polis::RULES.0 {
        let file = page.rsplit("```\n").nth(1).unwrap();
        let cities = placements::read(file, components()).unwrap();
        let points: Vec<i32> = cities.iter().map(|city| score(city, District::Temple).points()).collect();
        assert_eq!(points, [2, 0]);
    }
}

/// polis.box.totals
/// The page lists every tile as the components have it.
#[test]
fn the_rules_page_lists_every_tile() {
    let tiles = components().all_tiles();
    for (_, page) in Polis::RULES.0 {
        for tile in tiles.iter() {
            assert!(page.contains(&format!(" {tile} `{}`", letters(tile))), "tile {tile}");
        }
    }
}
