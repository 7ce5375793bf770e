//! A slow second implementation of where objects and tiles fit, and of scoring. It follows the text of the rules.
//!
//! It shares nothing with the code of the game but the list of placements.

// Each test file uses some of this.
#![allow(dead_code)]

use std::collections::{BTreeSet, HashMap, HashSet};

use rynek_kernel::{Game, Seat};
use rynek_planners::{Components, Planners, Span};

/// A square, or a tile place.
pub type At = (i32, i32);

/// The city, square by square.
pub struct Board {
    /// The letter of each square that is on a tile.
    pub squares: HashMap<At, char>,
    /// The squares under objects.
    pub covered: HashSet<At>,
    /// The places of the tiles.
    pub tiles: HashSet<At>,
}

/// Nine letters turned clockwise by a quarter: the left column, read upwards, becomes the first row.
pub fn turn(rows: &[Vec<char>]) -> Vec<Vec<char>> {
    (0..3).map(|column| (0..3).rev().map(|row| rows[row][column]).collect()).collect()
}

/// The rows of a tile as printed.
pub fn printed(components: &Components, tile: rynek_planners::TileId) -> Vec<Vec<char>> {
    let letters: Vec<char> = components.faces(tile).unwrap().iter().map(|face| face.code()).collect();
    letters.chunks(3).map(<[char]>::to_vec).collect()
}

/// Every square between two ends in a row or column.
pub fn squares(span: Span) -> Vec<At> {
    let [from, to] = span.ends().map(|end| (i32::from(end.x), i32::from(end.y)));
    let mut all = Vec::new();
    for x in from.0..=to.0 {
        for y in from.1..=to.1 {
            all.push((x, y));
        }
    }
    assert!(from.0 == to.0 || from.1 == to.1, "{span} is slanted");
    all
}

impl Board {
    /// The city of a game.
    pub fn of(game: &Planners) -> Board {
        let mut board = Board { squares: HashMap::new(), covered: HashSet::new(), tiles: HashSet::new() };
        for laid in game.city().tiles() {
            let mut rows = printed(&game.edition(), laid.tile);
            for _ in 0..laid.turned.quarters() {
                rows = turn(&rows);
            }
            let (left, top) = (3 * i32::from(laid.at.x), 3 * i32::from(laid.at.y));
            for (row, letters) in rows.iter().enumerate() {
                for (column, letter) in letters.iter().enumerate() {
                    let square = (left + column as i32, top + row as i32);
                    assert_eq!(board.squares.insert(square, *letter), None, "two tiles on one square");
                }
            }
            board.tiles.insert((laid.at.x.into(), laid.at.y.into()));
        }
        for object in game.city().objects() {
            for square in squares(object.span) {
                assert!(board.covered.insert(square), "two objects on one square");
            }
        }
        board
    }

    /// Whether an object may cover these squares; the first and the last are its ends.
    fn may_lie(&self, squares: &[At], symbol: char, youngest: bool) -> bool {
        for square in squares {
            // planners.place.city, planners.place.hole, planners.place.taken
            match self.squares.get(square) {
                None => return false,
                Some('o') if !youngest => return false,
                Some(_) if self.covered.contains(square) => return false,
                Some(_) => {}
            }
        }
        // planners.place.ends
        [squares[0], squares[squares.len() - 1]].iter().all(|end| self.squares[end] == symbol)
    }

    /// Every way to place an object of one of these lengths, by its ends.
    pub fn fits(&self, symbol: char, lengths: &[u8], youngest: bool) -> BTreeSet<(At, At)> {
        let mut fits = BTreeSet::new();
        for (x, y) in self.squares.keys() {
            for length in lengths {
                let length = i32::from(*length);
                let row: Vec<At> = (0..length).map(|n| (x + n, *y)).collect();
                let column: Vec<At> = (0..length).map(|n| (*x, y + n)).collect();
                for squares in [row, column] {
                    if self.may_lie(&squares, symbol, youngest) {
                        fits.insert((squares[0], squares[squares.len() - 1]));
                    }
                }
            }
        }
        fits
    }

    /// Every place that shares an edge with a tile and has none (planners.extend.edge).
    pub fn places(&self) -> BTreeSet<At> {
        let mut places = BTreeSet::new();
        for (x, y) in &self.tiles {
            for near in [(*x, y - 1), (x + 1, *y), (*x, y + 1), (x - 1, *y)] {
                if !self.tiles.contains(&near) {
                    places.insert(near);
                }
            }
        }
        places
    }
}

/// The lengths of the objects of a seat, counted square by square.
pub fn laid(game: &Planners, seat: Seat) -> Vec<usize> {
    let own = game.city().objects().iter().filter(|object| Some(object.colour) == game.colour(seat));
    own.map(|object| squares(object.span).len()).collect()
}

/// The elements that a seat has placed (planners.score.points).
pub fn points(game: &Planners, seat: Seat) -> i32 {
    laid(game, seat).iter().sum::<usize>() as i32
}

/// The place of each seat: one more than the number of those who are ahead of it.
pub fn ranking(game: &Planners) -> Vec<u8> {
    let seats: Vec<Seat> = Seat::all(game.players()).collect();
    let left = |seat: Seat| 24 - points(game, seat);
    let objects = |seat: Seat| laid(game, seat).len();
    let ahead = |one: Seat, other: Seat| {
        if objects(one) == 6 || objects(other) == 6 {
            return objects(one) == 6 && objects(other) < 6 || objects(other) < 6 && left(one) < left(other);
        }
        left(one) < left(other) || left(one) == left(other) && objects(one) > objects(other)
    };
    let place = |seat: &Seat| 1 + seats.iter().filter(|other| ahead(**other, *seat)).count() as u8;
    seats.iter().map(place).collect()
}
