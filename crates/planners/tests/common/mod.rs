//! Cities and games in a few lines.
//!
//! Tile 13 is `RYR / o.o / GBG`, tile 1 is `RG. / oYR / GBo`. Side by side they make the first row `RYRRG.`, in which
//! red objects of lengths 2, 3 and 4 fit.

// Each test file uses some of this.
#![allow(dead_code)]

use rynek_kernel::{Edition, EditionRef, Game, Seat, random_step, series_rng};
use rynek_planners::{Action, Components, Planners, Setup, TileId};
use serde_json::{Value, json};

/// The colours in the order in which the seats of these tests choose them.
pub const COLOURS: [&str; 4] = ["red", "green", "blue", "yellow"];

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// The rows of a tile as printed.
pub fn rows(tile: u8) -> String {
    let letters: Vec<char> = components().faces(TileId(tile)).unwrap().iter().map(|face| face.code()).collect();
    letters.chunks(3).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

/// The seat that people call by this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// The usual options for so many.
pub fn for_players(players: u8) -> Setup {
    Setup { players, ..Setup::default() }
}

/// A game before its opening tile is turned over.
pub fn game(players: u8) -> Planners {
    Planners::new(EditionRef::shipped(), &for_players(players)).unwrap()
}

/// A game with this opening tile, everyone's colour chosen, seat 1 to move.
pub fn opened(players: u8, tile: u8) -> Planners {
    let mut game = game(players);
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
    let edition = EditionRef::<Components>::shipped();
    let position = json!({
        "edition": edition, "setup": setup, "phase": "choice", "mover": 1,
        "colours": COLOURS[..setup.players.into()], "tiles": tiles, "objects": objects,
    });
    serde_json::from_value(position).unwrap()
}

/// The shipped box with other tiles, numbered from 1, each by its three rows.
pub fn box_of(tiles: &[[&str; 3]]) -> EditionRef<Components> {
    let mut sheet = shipped_sheet();
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

/// The shipped components as JSON.
pub fn shipped_sheet() -> Value {
    serde_json::from_str(include_str!("../../components.json")).unwrap()
}

/// A game with nine tiles that are all striped, `RRR / GGG / BBB`, so that objects fit wherever one wants them; so many
/// of them lie in a row. Each seat has laid objects of these lengths, one behind the other; seat 1 is to choose.
pub fn strip(tiles: u8, laid: &[&[u8]]) -> Planners {
    let edition = box_of(&[["RRR", "GGG", "BBB"]; 9]);
    let mut objects = Vec::new();
    for (seat, lengths) in laid.iter().enumerate() {
        let mut x = 0;
        for length in *lengths {
            objects.push(format!("{} {x},{seat} {},{seat}", COLOURS[seat], x + length - 1));
            x += length;
        }
    }
    let tiles: Vec<String> = (0..tiles).map(|n| format!("{} {n},0 0", n + 1)).collect();
    let won = laid.iter().any(|lengths| lengths.len() == 6);
    let phase = if won {
        "over"
    } else if tiles.len() == 9 {
        "final"
    } else {
        "choice"
    };
    let position = json!({
        "edition": edition, "setup": for_players(laid.len() as u8), "phase": phase, "mover": 1,
        "colours": COLOURS[..laid.len()], "tiles": tiles, "objects": objects,
    });
    serde_json::from_value(position).unwrap()
}

/// A game on the whole strip after its final placements, or won before them.
pub fn finished(laid: &[&[u8]]) -> Planners {
    edited(&strip(9, laid), |position| position["phase"] = json!("over"))
}

/// Carries out one action.
pub fn play(game: &mut Planners, action: &str) {
    game.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// Carries out several.
pub fn play_all(game: &mut Planners, actions: &[&str]) {
    actions.iter().for_each(|action| play(game, action));
}

/// Asserts that a rule forbids an action, and that nothing happens.
pub fn refuses(game: &Planners, action: &str, rule: &str) {
    let mut after = game.clone();
    let refusal = after.apply(action.parse().unwrap()).expect_err(action);
    assert_eq!(refusal.rule(), rule, "{action}");
    assert_eq!(after, *game, "{action} was refused but changed something");
    assert!(!listed(game, action), "{action} is refused but listed");
}

/// Asserts that an action is legal.
pub fn allows(game: &Planners, action: &str) {
    assert_eq!(game.check(action.parse().unwrap()), Ok(()), "{action}");
    assert!(listed(game, action), "{action} is allowed but not listed");
}

/// The legal actions.
pub fn actions(game: &Planners) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

fn listed(game: &Planners, action: &str) -> bool {
    actions(game).contains(&action.parse().unwrap())
}

/// The legal actions as they are written.
pub fn written(game: &Planners) -> Vec<String> {
    actions(game).iter().map(Action::to_string).collect()
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

/// The same position with a change to its JSON.
pub fn edited(game: &Planners, change: impl FnOnce(&mut Value)) -> Planners {
    let mut position = serde_json::to_value(game).unwrap();
    change(&mut position);
    serde_json::from_value(position).unwrap()
}

/// A random game, every position on the way shown before it is left.
pub fn random_game(mut game: Planners, seed: u64, mut visit: impl FnMut(&Planners)) -> Planners {
    let mut rng = series_rng(seed, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        visit(&game);
        game.play_unchecked(action);
    }
    game
}

/// A game in which all tiles but the opening one are laid in a line, each so far from the last.
pub fn line(game: &mut Planners, step: (i8, i8), mut visit: impl FnMut(&Planners)) {
    let mut at = (0, 0);
    while let Some(tile) = game.stack().iter().next() {
        at = (at.0 + step.0, at.1 + step.1);
        play_all(game, &["extend", &format!("draw {tile}"), &format!("tile {},{} {}", at.0, at.1, tile.0 % 4)]);
        visit(game);
    }
}
