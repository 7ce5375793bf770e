//! The rules of Planners, one test or more for each: what is in the box, set-up, options and notation. Turns are in
//! `rules_play.rs`, the end in `rules_end.rs`.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Language, Seat, Turn, Viewer, setup};
use rynek_planners::{
    Action, Colour, Components, Face, ObjectKind, Phase, Place, Planners, Rotation, Setup, Span, Square, TileId,
};
use serde_json::json;

/// planners.box.tiles
#[test]
fn the_box_has_tiles_1_to_32() {
    let numbers: Vec<u8> = standard().all_tiles().iter().map(|tile| tile.0).collect();
    assert_eq!(numbers, (1..=32).collect::<Vec<u8>>());
    assert_eq!([0, 33, 255].map(|tile| standard().faces(TileId(tile))), [None; 3]);
    assert_eq!(standard().faces(TileId(1)).unwrap().len(), 9);
}

/// planners.box.squares
#[test]
fn a_square_shows_a_symbol_a_hole_or_nothing() {
    let faces = |components: &Components| -> String {
        let tiles = components.all_tiles();
        let faces: BTreeSet<Face> = tiles.iter().flat_map(|tile| components.faces(tile).unwrap()).collect();
        faces.iter().map(|face| face.code()).collect()
    };
    assert_eq!([faces(standard()), faces(&first_edition())], ["RGBYo", "RGBYo."]);
}

/// planners.box.totals
#[test]
fn every_tile_has_two_symbols_of_each_colour_and_a_hole() {
    for tile in 1..=32 {
        let shown = rows(standard(), tile);
        assert_eq!(["R", "G", "B", "Y", "o"].map(|face| shown.matches(face).count()), [2, 2, 2, 2, 1], "tile {tile}");
    }
}

/// planners.box.totals
/// The page lists every tile as the components have it.
#[test]
fn the_rules_page_lists_every_tile() {
    for (_, page) in Planners::RULES.0 {
        for tile in 1..=32 {
            assert!(page.contains(&format!(" {tile} `{}`", rows(standard(), tile))), "tile {tile}");
        }
    }
}

/// planners.box.different
#[test]
fn no_tile_is_a_rotation_of_another() {
    let mut seen = BTreeSet::new();
    for tile in standard().all_tiles().iter() {
        for rotation in Rotation::ALL {
            assert!(seen.insert(standard().turned_faces(tile, rotation).unwrap()), "tile {tile}, {rotation}");
        }
    }
    assert_eq!(seen.len(), 4 * 32);
}

/// planners.box.inside
#[test]
fn each_colour_has_the_same_places_on_single_tiles() {
    for number in 1..=4 {
        let mut places = BTreeMap::new();
        for tile in 1..=32 {
            for span in opened_in(EditionRef::shipped(), 4, tile).fits(seat(number)) {
                *places.entry(span.line().unwrap().1).or_insert(0) += 1;
            }
        }
        assert_eq!(places, BTreeMap::from([(2, 13), (3, 6)]), "{}", COLOURS[number - 1]);
    }
}

/// planners.box.first
#[test]
fn the_first_edition_has_24_tiles() {
    let first = first_edition();
    assert_eq!(first.all_tiles().iter().map(|tile| tile.0).collect::<Vec<u8>>(), (1..=24).collect::<Vec<u8>>());
    assert_eq!(first.lengths(), [2, 3, 4, 4, 5, 6]);
    assert_eq!(first.kind(Colour::Yellow), ObjectKind::StreetLamps);
    let shown: String = (1..=24).map(|tile| rows(&first, tile)).collect();
    assert_eq!(["R", "G", "B", "Y", "o", "."].map(|face| shown.matches(face).count()), [36, 36, 36, 36, 48, 24]);
}

/// planners.box.colours
#[test]
fn four_colours_have_an_object_each() {
    assert_eq!(Colour::ALL.map(Colour::name), COLOURS);
    let polish = Planners::WORDS.own(Language::from_code("pl").unwrap()).unwrap();
    for (colour, en, pl) in [
        (Colour::Red, "buildings", "budynki"),
        (Colour::Green, "rows of trees", "szpalery drzew"),
        (Colour::Blue, "fountains", "fontanny"),
        (Colour::Yellow, "trams", "tramwaje"),
    ] {
        let kind = standard().kind(colour).name();
        assert!(Planners::WORDS.english().contains(&format!("planners-objects-{kind} = {en}\n")));
        assert!(polish.contains(&format!("planners-objects-{kind} = {pl}\n")));
    }
}

/// planners.box.objects
#[test]
fn six_objects_of_six_lengths() {
    assert_eq!(standard().lengths(), [2, 3, 4, 5, 6, 7]);
}

/// planners.box.elements
#[test]
fn an_object_has_as_many_elements_as_it_is_long() {
    assert_eq!(standard().elements(), 27);
    let mut game = opened_in(EditionRef::shipped(), 2, 11);
    play(&mut game, "lay 0,1 2,1");
    assert_eq!(game.city().objects()[0].length(), 3);
    assert_eq!(game.points(seat(1)), 3);
}

/// planners.setup.players
#[test]
fn two_to_four_play() {
    for players in 0..=6 {
        let begun = Planners::new(EditionRef::shipped(), &for_players(players));
        if (2..=4).contains(&players) {
            assert_eq!(begun.unwrap().players(), usize::from(players));
        } else {
            assert_eq!(begun.unwrap_err().rule(), "planners.setup.players");
        }
    }
}

/// planners.setup.stack
#[test]
fn all_tiles_are_used_however_many_play() {
    for players in 2..=4 {
        assert_eq!(game(players).stack(), first_edition().all_tiles());
        assert_eq!(opened(players, 5).stack().len(), 23);
        assert_eq!(opened_in(EditionRef::shipped(), players, 5).stack().len(), 31);
    }
}

/// planners.setup.opening
#[test]
fn the_opening_tile_is_not_rotated() {
    let mut game = game(3);
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, Phase::Opening));
    assert_eq!(actions(&game).len(), 24);
    refuses(&game, "extend", "planners.setup.opening");
    refuses(&game, "take red", "planners.setup.opening");
    play(&mut game, "draw 9");
    let tiles: Vec<String> = game.city().tiles().map(|laid| laid.to_string()).collect();
    assert_eq!(tiles, ["9 0,0 0"]);
    assert_eq!([shown(&game, "1,0"), shown(&game, "2,2"), shown(&game, "3,0")], [Some('R'), Some('Y'), None]);
    // Only then are colours chosen.
    assert_eq!((game.turn(), game.phase()), (Turn::Player(seat(1)), Phase::Colours));
}

/// planners.setup.colour
#[test]
fn each_player_chooses_a_free_colour() {
    let mut game = game(4);
    play(&mut game, "draw 1");
    assert_eq!(written(&game), ["take red", "take green", "take blue", "take yellow"]);
    play(&mut game, "take blue");
    assert_eq!(game.turn(), Turn::Player(seat(2)));
    assert_eq!(written(&game), ["take red", "take green", "take yellow"]);
    refuses(&game, "take blue", "planners.setup.colour");
    play_all(&mut game, &["take yellow", "take red", "take green"]);
    let colours: Vec<Option<Colour>> = Seat::all(4).map(|seat| game.colour(seat)).collect();
    assert_eq!(colours, [Colour::Blue, Colour::Yellow, Colour::Red, Colour::Green].map(Some));
}

/// planners.setup.keep
#[test]
fn a_colour_is_kept() {
    refuses(&opened(2, 13), "take blue", "planners.setup.keep");
    refuses(&strip(9, &[&[], &[]]), "take blue", "planners.setup.keep");
}

/// planners.setup.objects
#[test]
fn everyone_gets_all_six_objects_of_a_colour() {
    let mut game = game(2);
    play_all(&mut game, &["draw 1", "take yellow"]);
    assert_eq!(game.left(seat(1)), [2, 3, 4, 4, 5, 6]);
    assert!(game.left(seat(2)).is_empty());
    play(&mut game, "take red");
    assert_eq!(game.left(seat(2)), [2, 3, 4, 4, 5, 6]);
}

/// planners.setup.before
#[test]
fn play_begins_when_all_have_a_colour() {
    let mut game = game(2);
    play_all(&mut game, &["draw 13", "take red"]);
    for action in ["extend", "lay 0,0 2,0", "pass", "draw 1", "tile 1,0 0"] {
        refuses(&game, action, "planners.setup.before");
    }
    play(&mut game, "take green");
    allows(&game, "extend");
}

/// planners.setup.unused
#[test]
fn symbols_of_an_unused_colour_are_passable() {
    // Red and green play; between the red symbols of tile 13 there is a yellow one.
    let game = opened(2, 13);
    assert_eq!(shown(&game, "1,0"), Some('Y'));
    allows(&game, "lay 0,0 2,0");
    // Tile 15 is BGB / o.o / YRY: no player has blue or yellow, so nothing fits.
    assert_eq!(written(&opened(2, 15)), ["extend"]);
}

/// planners.setup.first
#[test]
fn seat_1_begins() {
    for players in 2..=4 {
        let game = opened(players, 1);
        assert_eq!((game.turn(), game.phase()), (Turn::Player(seat(1)), Phase::Choice));
    }
}

/// planners.open
#[test]
fn everyone_sees_everything_but_the_order_of_the_stack() {
    random_game(game(3), 4, |game| {
        let view = game.view(Viewer::Spectator);
        assert!(Viewer::all(3).all(|viewer| game.view(viewer) == view));
        assert_eq!(view.unseen, game.stack().iter().collect::<Vec<_>>());
        assert_eq!(view.tiles.len(), game.city().tiles().len());
        assert_eq!(view.objects.len(), game.city().objects().len());
        let left: Vec<Vec<u8>> = view.planners.into_iter().map(|planner| planner.left).collect();
        assert_eq!(left, Seat::all(3).map(|seat| game.left(seat)).collect::<Vec<_>>());
    });
}

/// planners.place.block: what the view says that each action changes is the difference to what fits after it.
#[test]
fn the_view_has_the_changes_of_each_action() {
    let mut told = 0;
    for youngest in [false, true] {
        random_game(Planners::new(EditionRef::shipped(), &Setup { youngest, ..for_players(3) }).unwrap(), 5, |game| {
            let Turn::Player(mover) = game.turn() else { return };
            let changes = game.view(Viewer::Seat(mover)).changes;
            told += changes.len();
            let fits = |game: &Planners| Seat::all(3).map(|seat| game.fits(seat)).collect::<Vec<_>>();
            let without = |with: &[Span], less: &[Span]| -> Vec<Span> {
                with.iter().filter(|span| !less.contains(span)).copied().collect()
            };
            for action in actions(game) {
                let mut after = game.clone();
                after.apply(action).unwrap();
                let told = changes.iter().find(|change| change.action == action);
                for (seat, (now, then)) in Seat::all(3).zip(fits(game).into_iter().zip(fits(&after))) {
                    let (opened, closed) = (without(&then, &now), without(&now, &then));
                    let told = told.map_or(Vec::new(), |change| change.spans[seat.index()].clone());
                    match action {
                        Action::Tile(..) => assert_eq!((told, vec![]), (opened, closed)),
                        Action::Lay(_) if seat != mover => assert_eq!((vec![], told), (opened, closed)),
                        Action::Lay(_) => assert_eq!((told, opened), (vec![], vec![])),
                        _ => assert_eq!(told, []),
                    }
                }
            }
        });
    }
    assert!(told > 100, "{told}");
}

/// planners.option.defaults
/// planners.option.youngest
/// planners.option.equal-turns
#[test]
fn options_left_out_keep_their_defaults() {
    let read = |options| setup::from_json::<Setup>(&options).unwrap();
    assert_eq!(read(json!({})), Setup { players: 2, youngest: false, equal_turns: false });
    assert_eq!(read(json!({"youngest": true})), Setup { youngest: true, ..Setup::default() });
    assert_eq!(read(json!({"equal_turns": true})), Setup { equal_turns: true, ..Setup::default() });
    assert!(setup::from_json::<Setup>(&json!({"players": 5})).is_err());
    for (_, page) in Planners::RULES.0 {
        let options = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
        assert_eq!(
            read(serde_json::from_str(options).unwrap()),
            Setup { players: 3, youngest: true, equal_turns: true }
        );
    }
}

/// planners.notation.square
#[test]
fn squares_are_counted_from_the_opening_tile() {
    let game = opened(2, 1);
    let shown: String = ["0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2", "2,2"]
        .map(|square| shown(&game, square).unwrap())
        .into_iter()
        .collect();
    assert_eq!(shown, "RG.oYRGBo");
    assert_eq!(crate::common::shown(&game, "-1,0"), None);
    for wrong in ["", "1", "1;2", "1,2,3", "x,1", "1, 2"] {
        assert!(wrong.parse::<Square>().is_err(), "{wrong}");
    }
}

/// planners.notation.place
#[test]
fn places_are_counted_in_tiles() {
    for (x, y) in [(0, 0), (1, 0), (-1, 2), (-39, 39)] {
        let place = Place::new(x, y);
        assert_eq!(place.square(0), Square::new(3 * x, 3 * y));
        assert_eq!(place.square(8), Square::new(3 * x + 2, 3 * y + 2));
        for cell in 0..9 {
            assert_eq!((place.square(cell).place(), place.square(cell).cell()), (place, cell));
        }
    }
    // The example of the rules page: 1,-2 is on the tile at 0,-1.
    assert_eq!("1,-2".parse::<Square>().unwrap().place().to_string(), "0,-1");
}

/// planners.notation.reach
#[test]
fn coordinates_reach_further_than_any_city() {
    for (text, read) in [("120,-120", true), ("121,0", false), ("0,-121", false), ("-128,0", false)] {
        assert_eq!(text.parse::<Square>().is_ok(), read, "{text}");
    }
    for (text, read) in [("39,-39", true), ("40,0", false), ("0,-40", false)] {
        assert_eq!(text.parse::<Place>().is_ok(), read, "{text}");
    }
    for (step, furthest) in [((1, 0), 95), ((0, 1), 95), ((-1, 0), -93), ((0, -1), -93)] {
        let mut game = opened_in(EditionRef::shipped(), 2, 13);
        line(&mut game, step, |_| {});
        let squares = game.city().tiles().flat_map(|laid| [0, 8].map(|cell| laid.at.square(cell)));
        let ends: Vec<i8> = squares.flat_map(|square| [square.x, square.y]).collect();
        let reached = if furthest > 0 { ends.iter().max() } else { ends.iter().min() };
        assert_eq!(reached, Some(&furthest));
    }
}

/// planners.notation.rotation
#[test]
fn a_rotation_counts_quarters_clockwise() {
    // Tile 1 is RG. / oYR / GBo.
    for (rotation, rows) in [(0, "RG. oYR GBo"), (1, "GoR BYG oR."), (2, "oBG RYo .GR"), (3, ".Ro GYB RoG")] {
        let mut game = opened(2, 13);
        play_all(&mut game, &["extend", "draw 1", &format!("tile 1,0 {rotation}")]);
        let row = |y: i8| (3..6).map(|x| shown(&game, &format!("{x},{y}")).unwrap()).collect::<String>();
        assert_eq!([row(0), row(1), row(2)].join(" "), rows, "rotation {rotation}");
    }
    assert!("4".parse::<Rotation>().is_err());
}

/// Asserts that this is the notation and the JSON of an action.
fn reads(text: &str, action: Action) {
    assert_eq!(text.parse(), Ok(action));
    assert_eq!(action.to_string(), text);
    assert_eq!(serde_json::to_value(action).unwrap(), json!(text));
}

fn does_not_read(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// planners.notation.take
#[test]
fn a_colour_is_written_by_its_name() {
    for (colour, name) in Colour::ALL.into_iter().zip(COLOURS) {
        reads(&format!("take {name}"), Action::Take(colour));
    }
    does_not_read(&["take", "take R", "take Red", "take red green"]);
}

/// planners.notation.extend
#[test]
fn extending_is_one_word() {
    reads("extend", Action::Extend);
    does_not_read(&["extend 1", "Extend", "ext", ""]);
}

/// planners.notation.draw
#[test]
fn a_tile_drawn_is_written_with_its_number() {
    reads("draw 12", Action::Draw(TileId(12)));
    does_not_read(&["draw", "draw x", "draw 12 1", "draw -1", "draw 300", "draw T12"]);
}

/// planners.notation.tile
#[test]
fn a_placed_tile_is_written_with_place_and_rotation() {
    reads("tile -1,2 3", Action::Tile(Place::new(-1, 2), Rotation::ALL[3]));
    does_not_read(&["tile 1,0", "tile 1,0 4", "tile 1,0 0 0", "tile 1 0 0", "tile 40,0 0"]);
}

/// planners.notation.tile
/// planners.notation.lay
#[test]
fn the_example_of_the_rules_page_can_be_played() {
    let mut game = opened_in(EditionRef::shipped(), 2, 11);
    play_all(&mut game, &["extend", "draw 10", "tile 1,0 1", "extend", "draw 2", "tile 0,-1 0"]);
    assert_eq!((0..6).map(|x| shown(&game, &format!("{x},1")).unwrap()).collect::<String>(), "RBRRGR");
    play(&mut game, "lay 2,1 5,1");
    assert_eq!(game.left(seat(1)), [2, 3, 5, 6, 7]);
}

/// planners.notation.lay
#[test]
fn an_object_is_written_by_its_ends() {
    reads("lay 0,0 3,0", Action::Lay(Span::between(Square::new(0, 0), Square::new(3, 0))));
    reads("lay -3,1 -3,4", Action::Lay(Span::between(Square::new(-3, 1), Square::new(-3, 4))));
    does_not_read(&["lay", "lay 0,0", "lay 0,0 3,0 1", "lay 0,0 3;0", "lay 0,0-3,0", "lay 0,0 121,0"]);
    // The length follows from the ends.
    let mut game = city(&["13 0,0 0", "1 1,0 0"], &[]);
    play(&mut game, "lay 0,0 3,0");
    assert_eq!(game.left(seat(1)), [2, 3, 4, 5, 6]);
}

/// planners.notation.either-way
#[test]
fn ends_may_be_given_either_way_round() {
    for (given, written) in [("lay 3,0 0,0", "lay 0,0 3,0"), ("lay 1,5 1,2", "lay 1,2 1,5")] {
        assert_eq!(given.parse::<Action>().unwrap().to_string(), written);
    }
    let mut game = opened(2, 13);
    play(&mut game, "lay 2,0 0,0");
    assert_eq!(game.city().objects()[0].to_string(), "red 0,0 2,0");
}

/// planners.notation.pass
#[test]
fn passing_is_one_word() {
    reads("pass", Action::Pass);
    does_not_read(&["pass 1", "Pass", "p"]);
}
