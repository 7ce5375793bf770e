//! Cities and games in a few lines.
//!
//! Rules are shown with the tiles of the first edition: only those have plain squares too. Its tile 13 is `RYR / o.o / GBG`, tile 1 is `RG. / oYR / GBo`. Side by side they make the first row `RYRRG.`, in which
//! red objects of lengths 2, 3 and 4 fit.

// Each test file uses some of this.
#![allow(dead_code)]

pub use rynek_kernel::conformance::testing::*;
use rynek_kernel::{Edition, EditionRef, Game, Seat};
use rynek_planners::{Components, Laid, Object, Phase, Planners, Setup, TileId};
use serde_json::{Value, json};

/// The colours in the order in which the seats of these tests choose them.
pub const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];

/// The default edition.
pub fn standard() -> &'static Components {
    Components::shipped()
}

/// The first edition, with 24 tiles.
pub fn first_edition() -> EditionRef<Components> {
    EditionRef::all_shipped().find(|(shipped, _)| shipped.id == "24").expect("it ships").1
}

/// The rows of a tile as printed.
pub fn rows(components: &Components, tile: u8) -> String {
    let letters: Vec<char> = components.faces(TileId(tile)).unwrap().iter().map(|face| face.code()).collect();
    letters.chunks(3).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The default options for this many players.
pub fn for_players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// A game before its opening tile is turned over.
pub fn game(players: u8) -> Planners {
    Planners::new(first_edition(), &for_players(players)).unwrap()
}

/// A game with this opening tile, everyone's colour chosen, seat 1 to move.
pub fn opened(players: u8, tile: u8) -> Planners {
    opened_in(first_edition(), players, tile)
}

/// The same with the tiles of another edition.
pub fn opened_in(edition: EditionRef<Components>, players: u8, tile: u8) -> Planners {
    let mut game = Planners::new(edition, &for_players(players)).unwrap();
    play(&mut game, &format!("draw {tile}"));
    for colour in &COLOURS[..players.into()] {
        play(&mut game, &format!("take {colour}"));
    }
    game
}

/// A game of two, red and green, in this city; seat 1 is to choose.
pub fn city(tiles: &[&str], objects: &[&str]) -> Planners {
    city_with(Setup::default(), tiles, objects)
}

/// The same with these options.
pub fn city_with(setup: Setup, tiles: &[&str], objects: &[&str]) -> Planners {
    let tiles = tiles.iter().map(|tile| tile.parse::<Laid>().unwrap());
    let objects = objects.iter().map(|object| object.parse::<Object>().unwrap());
    Planners::arranged(first_edition(), &setup, tiles, objects)
}

/// The first edition with other tiles, numbered from 1, each by its three rows.
pub fn box_of(tiles: &[[&str; 3]]) -> EditionRef<Components> {
    let mut sheet = first_sheet();
    let line = |(n, rows): (usize, &[&str; 3])| json!({"id": format!("T{:02}", n + 1), "rows": rows});
    let list: Vec<Value> = tiles.iter().enumerate().map(line).collect();
    sheet["tiles"] = json!({"count": tiles.len(), "start_face_up": 1, "list": list});
    EditionRef::load(&sheet.to_string()).unwrap()
}

/// A game with the first tile of such a box, red and green to play.
pub fn opened_with(setup: Setup, tiles: &[[&str; 3]]) -> Planners {
    let mut game = Planners::new(box_of(tiles), &setup).unwrap();
    play_all(&mut game, &["draw 1", "take red", "take green"]);
    game
}

/// The components of the first edition as JSON.
pub fn first_sheet() -> Value {
    serde_json::from_str(include_str!("../../components-24.json")).unwrap()
}

/// A game with nine striped tiles, `RRR / GGG / BBB`, on which objects of all lengths fit. This many of them are placed
/// in a row. Each seat has placed objects of these lengths, one behind the other; seat 1 is to choose.
pub fn strip(tiles: u8, laid: &[&[u8]]) -> Planners {
    strip_with(for_players(laid.len() as u8), tiles, laid)
}

pub fn strip_with(setup: Setup, tiles: u8, laid: &[&[u8]]) -> Planners {
    let edition = box_of(&[["RRR", "GGG", "BBB"]; 9]);
    let mut objects = Vec::new();
    for (seat, lengths) in laid.iter().enumerate() {
        let mut x = 0;
        for length in *lengths {
            let object = format!("{} {x},{seat} {},{seat}", COLOURS[seat], x + length - 1);
            objects.push(object.parse().unwrap());
            x += length;
        }
    }
    let won = laid.iter().any(|lengths| lengths.len() == 6);
    let phase = match tiles {
        _ if won => Phase::Over,
        9 => Phase::Final,
        _ => Phase::Choice,
    };
    let tiles = (0..tiles).map(|n| format!("{} {n},0 0", n + 1).parse().unwrap());
    Planners::arranged(edition, &setup, tiles, objects).at(phase, seat(1))
}

/// A game on the whole strip after its final placements, or won before them.
pub fn finished(laid: &[&[u8]]) -> Planners {
    strip(9, laid).at(Phase::Over, seat(1))
}

/// The letter on a square.
pub fn shown(game: &Planners, square: &str) -> Option<char> {
    game.city().face(&game.edition(), square.parse().unwrap()).map(|face| face.code())
}

/// The place of each seat at the end.
pub fn places(game: &Planners) -> Vec<u8> {
    let outcome = game.outcome().expect("the game is over");
    Seat::all(game.players()).map(|seat| outcome.place(seat)).collect()
}

/// Places all tiles but the opening one in a line, each this far from the last.
pub fn line(game: &mut Planners, step: (i8, i8), mut visit: impl FnMut(&Planners)) {
    let mut at = (0, 0);
    while let Some(tile) = game.stack().iter().next() {
        at = (at.0 + step.0, at.1 + step.1);
        play_all(game, &["extend", &format!("draw {tile}"), &format!("tile {},{} {}", at.0, at.1, tile.0 % 4)]);
        visit(game);
    }
}
