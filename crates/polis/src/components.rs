//! The components: tiles and their faces, read from `components.json` and checked once.

mod sheet;

use rynek_kernel::Seats;
use serde::{Deserialize, Serialize};

use crate::{Hex, TileId, TileSet};
use sheet::{Sheet, Tile};

/// The five kinds of district, each with a plaza of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum District {
    /// Houses: only the largest group counts.
    House,
    /// Markets: count if not next to another market.
    Market,
    /// Barracks: count on the edge of the city.
    Barracks,
    /// Temples: count if surrounded.
    Temple,
    /// Gardens: count anywhere.
    Garden,
}

impl District {
    /// All five, in the order of the score sheet.
    pub const ALL: [District; 5] =
        [District::House, District::Market, District::Barracks, District::Temple, District::Garden];

    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["house", "market", "barracks", "temple", "garden"][self as usize]
    }
}

/// What one hex of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Face {
    /// A quarry: the player who covers it gets a stone.
    Quarry,
    /// A house.
    House,
    /// A market.
    Market,
    /// A barracks.
    Barracks,
    /// A temple.
    Temple,
    /// A garden.
    Garden,
    /// The plaza of houses.
    HousePlaza,
    /// The plaza of markets.
    MarketPlaza,
    /// The plaza of barracks.
    BarracksPlaza,
    /// The plaza of temples.
    TemplePlaza,
    /// The plaza of gardens.
    GardenPlaza,
}

impl Face {
    pub(crate) const CODES: [(char, Face); 11] = [
        ('q', Face::Quarry),
        ('h', Face::House),
        ('m', Face::Market),
        ('b', Face::Barracks),
        ('t', Face::Temple),
        ('g', Face::Garden),
        ('H', Face::HousePlaza),
        ('M', Face::MarketPlaza),
        ('B', Face::BarracksPlaza),
        ('T', Face::TemplePlaza),
        ('G', Face::GardenPlaza),
    ];

    /// The letter it is written with; a plaza has the capital of its district.
    pub fn code(self) -> char {
        Face::CODES[self as usize].0
    }

    /// Its identifier in messages: the letter of its district, or `plaza-` and that letter.
    pub fn name(self) -> String {
        let letter = self.code().to_ascii_lowercase();
        if self.plaza().is_some() { format!("plaza-{letter}") } else { letter.to_string() }
    }

    /// The face written with this letter.
    pub fn from_code(code: char) -> Option<Face> {
        Face::CODES.iter().find(|(letter, _)| *letter == code).map(|(_, face)| *face)
    }

    /// The district shown, if it is one.
    #[inline]
    pub fn district(self) -> Option<District> {
        District::ALL.get((self as usize).wrapping_sub(1)).copied()
    }

    /// The district whose plaza is shown, if it is one.
    #[inline]
    pub fn plaza(self) -> Option<District> {
        District::ALL.get((self as usize).wrapping_sub(6)).copied()
    }
}

/// How the tiles are dealt for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "sheet::DealSheet")]
pub struct Deal {
    /// Tiles in play.
    pub tiles: u8,
    /// Tiles in the opening market.
    pub market: u8,
    /// Stacks that refill it.
    pub stacks: u8,
    /// Tiles in each stack.
    pub tiles_per_stack: u8,
}

impl Deal {
    /// The opening market and one round for every stack.
    pub fn rounds(&self) -> u8 {
        self.stacks + 1
    }

    /// One turn for every tile but the last.
    pub fn turns(&self) -> u8 {
        self.tiles - 1
    }
}

/// The components of Polis.
#[derive(Debug)]
pub struct Components {
    pub(crate) sheet: Sheet,
    pub(crate) faces: [Option<[Face; 3]>; TileSet::MOST as usize],
    pub(crate) start: Vec<(Hex, Face)>,
    pub(crate) stars: [u8; 5],
}

impl Components {
    /// The most tiles in a city, without the start tile.
    pub const MOST_TILES_PER_CITY: usize = 30;
    /// The most hexes of the start tile.
    pub const MOST_START_HEXES: usize = 4;

    /// The faces of a tile, clockwise, if it is in the box.
    #[inline]
    pub fn faces(&self, tile: TileId) -> Option<[Face; 3]> {
        *self.faces.get(usize::from(tile.0).wrapping_sub(1))?
    }

    /// The hexes of the start tile.
    pub fn start(&self) -> &[(Hex, Face)] {
        &self.start
    }

    /// The stars on a plaza.
    #[inline]
    pub fn stars(&self, plaza: District) -> i32 {
        self.stars[plaza as usize].into()
    }

    /// The stones each seat begins with.
    pub fn starting_stones(&self, players: usize) -> Seats<u8> {
        self.sheet.stones.start_by_turn_order.iter().copied().take(players).collect()
    }

    /// How tiles are dealt, if this many can play.
    pub fn deal(&self, players: usize, long_game: bool) -> Option<Deal> {
        let deals = if long_game { &self.sheet.setup.all_tiles_variant } else { &self.sheet.setup.players };
        deals.get(&players.to_string()).copied()
    }

    /// The tiles in play.
    pub fn tiles(&self, players: usize, long_game: bool) -> TileSet {
        let in_play = |tile: &&Tile| long_game || usize::from(tile.players) <= players;
        self.sheet.tiles.iter().filter(in_play).map(|tile| tile.id).collect()
    }

    /// Every tile in the box.
    pub fn all_tiles(&self) -> TileSet {
        self.sheet.tiles.iter().map(|tile| tile.id).collect()
    }
}

impl Serialize for Components {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(serializer)
    }
}
