//! Cities and games in a few lines.
//!
//! Tiles with one face that matters and two quarries, for cities that are easy to read:
//!
//! | | house | market | barracks | temple | garden |
//! | --- | --- | --- | --- | --- | --- |
//! | district | 43 | 22 | 55 | 23 | 21 |
//! | plaza | 1, 2, 3 | 6, 39 | 10, 52 | 14, 41 | 18 |

// Each test file uses some of this.
#![allow(dead_code)]

pub use rynek_kernel::conformance::testing::*;
use rynek_kernel::{Edition, EditionRef, Game, Seat, Seats, Turn};
use rynek_polis::{City, CityScore, Components, District, DistrictScore, Face, Polis, Setup, TileId, placements};

/// Where to place 27 tiles, in this order, to reach level 7.
pub const TOWER: [&str; 27] = [
    "1,-1 1", "1,0 0", "-1,2 1", "-1,1 1", "0,1 0", "1,-2 0", "1,-2 1", "1,-1 1", "1,0 0", "-1,-2 1", "0,-2 0",
    "1,-2 0", "1,-2 1", "-2,0 0", "1,-1 1", "-2,-1 1", "-1,-2 1", "-3,2 0", "-3,1 1", "0,-2 0", "1,-2 0", "1,-2 1",
    "-2,0 0", "-2,-1 1", "-1,-2 1", "0,-2 0", "0,-2 1",
];

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// The city with these tiles, one per line. Each is checked before it is placed.
pub fn city(lines: &str) -> City {
    let mut cities = placements::read(lines, components()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(cities.len(), 1, "one city");
    cities.remove(0)
}

/// A city without the tiles placed last.
pub fn without_last(lines: &str, tiles: usize) -> City {
    let lines: Vec<&str> = lines.lines().filter(|line| !line.trim().is_empty()).collect();
    city(&lines[..lines.len() - tiles].join("\n"))
}

/// Value and stars of one kind of district with the default options.
pub fn score(city: &City, district: District) -> DistrictScore {
    score_with(&Setup::default(), city, district)
}

/// Value and stars of one kind of district.
pub fn score_with(setup: &Setup, city: &City, district: District) -> DistrictScore {
    CityScore::of(city, components(), setup).district(district)
}

/// A line of a score sheet.
pub fn worth(value: i32, stars: i32) -> DistrictScore {
    DistrictScore { value, stars }
}

/// The options with the variant of one kind of district.
pub fn variant(district: District) -> Setup {
    Setup { variants: rynek_polis::Variants::of(&[district]), ..Setup::default() }
}

/// What a place of a city shows, and its level.
pub fn shown(city: &City, at: &str) -> Option<(char, u8)> {
    city.column(at.parse().unwrap()).map(|column| (column.face.code(), column.height))
}

/// The three letters of a tile.
pub fn letters(tile: TileId) -> String {
    components().faces(tile).unwrap().map(Face::code).iter().collect()
}

/// The seats of this many turns in a row, beginning with seat 1.
pub fn round_the_table(players: usize, many: usize) -> Vec<Seat> {
    (0..many).map(|n| Seat::new(n % players)).collect()
}

/// A game before its first tile is drawn.
pub fn game_with(setup: Setup) -> Polis {
    Polis::new(EditionRef::shipped(), &setup).unwrap()
}

/// The same with the usual options.
pub fn game(players: u8) -> Polis {
    game_with(Setup { players, ..Setup::default() })
}

/// A game whose opening market has these tiles.
pub fn dealt(row: &[u8]) -> Polis {
    let mut game = game(row.len() as u8 - 2);
    for tile in row {
        play(&mut game, &format!("draw {tile}"));
    }
    game
}

/// Asserts that a rule forbids placing a tile in a city.
pub fn forbids(city: &City, spot: &str, rule: &str) {
    let spot = spot.parse().unwrap();
    assert_eq!(city.check(spot).expect_err("a spot that is forbidden").rule(), rule, "{spot}");
    assert!(!city.spots().contains(&spot), "{spot} is forbidden but listed");
}

/// Asserts that a tile may be placed in a city.
pub fn allows(city: &City, spot: &str) {
    let spot = spot.parse().unwrap();
    assert_eq!(city.check(spot), Ok(()), "{spot}");
    assert!(city.spots().contains(&spot), "{spot} is allowed but not listed");
}

/// The numbers of the tiles in the market.
pub fn row(game: &Polis) -> Vec<u8> {
    game.market().iter().map(|tile| tile.0).collect()
}

/// The stones of each seat.
pub fn stones(game: &Polis) -> Vec<u8> {
    Seat::all(game.players()).map(|seat| game.stones(seat)).collect()
}

/// The position with other stones.
pub fn with_stones(game: &Polis, stones: &[u8]) -> Polis {
    game.clone().with_stones(stones)
}

/// The rounds of a random game.
pub struct Course {
    /// Who played each turn, round by round.
    pub turns: Vec<Vec<Seat>>,
    /// The chief architect of each round.
    pub chiefs: Vec<Seat>,
    /// The last position.
    pub end: Polis,
}

impl Course {
    /// Plays a random game.
    pub fn of(setup: Setup, seed: u64) -> Course {
        let mut rounds: Vec<(Seat, Vec<Seat>)> = Vec::new();
        let mut filling = false;
        let end = random_game(game_with(setup), seed, |game| match game.turn() {
            Turn::Player(seat) => {
                if filling {
                    rounds.push((game.chief(), Vec::new()));
                }
                filling = false;
                rounds.last_mut().unwrap().1.push(seat);
            }
            _ => filling = true,
        });
        let (chiefs, turns) = rounds.into_iter().unzip();
        Course { turns, chiefs, end }
    }

    /// How many turns each seat had.
    pub fn turns_each(&self) -> Seats<usize> {
        let had = |seat| self.turns.iter().flatten().filter(|other| **other == seat).count();
        Seat::all(self.end.players()).map(had).collect()
    }
}

/// Every number of players with and without the long game.
pub fn every_length() -> Vec<Setup> {
    let ordinary = (2..=4).map(|players| Setup { players, ..Setup::default() });
    let long = (2..=3).map(|players| Setup { players, long_game: true, ..Setup::default() });
    ordinary.chain(long).collect()
}
