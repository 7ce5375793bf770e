//! What is in the box: tiles and their faces, read from `components.json` and checked once.

use std::{collections::BTreeMap, fmt, str::FromStr};

use rynek_kernel::{Edition, EditionError, Message, NotationError, Seats};
use serde::{Deserialize, Serialize};

use crate::Hex;

/// The five kinds of district, each with a plaza of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum District {
    /// Citizens, who like company.
    House,
    /// Traders, who shun each other.
    Market,
    /// Soldiers, who guard the edge.
    Barracks,
    /// Priests, who want to be surrounded.
    Temple,
    /// Gardens, which are welcome anywhere.
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
    /// Worth a stone to whoever covers it.
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
    const CODES: [(char, Face); 11] = [
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

/// The number printed on a tile; 0 is the start tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

impl TileId {
    /// The tile every city begins with.
    pub const START: TileId = TileId(0);
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<TileId, NotationError> {
        text.parse().map(TileId).map_err(|_| NotationError::new(text, "TILE"))
    }
}

/// A set of tiles, by their numbers 1 to 64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// The highest number a tile can have.
    pub const MOST: u8 = 64;

    fn bit(tile: TileId) -> u64 {
        if (1..=TileSet::MOST).contains(&tile.0) { 1 << (tile.0 - 1) } else { 0 }
    }

    /// Whether this tile is in it.
    #[inline]
    pub fn has(self, tile: TileId) -> bool {
        self.0 & TileSet::bit(tile) != 0
    }

    /// Adds a tile.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= TileSet::bit(tile);
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !TileSet::bit(tile);
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tile at this place of the set, in the order of numbers.
    #[inline]
    pub fn nth(self, place: usize) -> Option<TileId> {
        self.iter().nth(place)
    }

    /// All of them, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = TileId> + Clone {
        std::iter::successors(Some(self.0), |bits| Some(bits & bits.wrapping_sub(1)))
            .take_while(|bits| *bits != 0)
            .map(|bits| TileId(bits.trailing_zeros() as u8 + 1))
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::default(), |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}

/// How the tiles are dealt out for a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    sheet: Sheet,
    faces: [Option<[Face; 3]>; TileSet::MOST as usize],
    start: Vec<(Hex, Face)>,
    stars: [u8; 5],
}

impl Components {
    /// No city ever has more tiles laid than this.
    pub const MOST_TILES_PER_CITY: usize = 30;
    /// The start tile has no more hexes than this.
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

    /// How tiles are dealt out, if that many can play.
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

/// The file as it is written. What only explains it is read and let go.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    game: String,
    #[serde(skip_serializing, rename = "provenance")]
    _provenance: Option<serde::de::IgnoredAny>,
    #[serde(skip_serializing, rename = "hex_codes")]
    _hex_codes: Option<serde::de::IgnoredAny>,
    #[serde(skip_serializing, rename = "geometry")]
    _geometry: Option<serde::de::IgnoredAny>,
    plaza_stars: BTreeMap<String, u8>,
    start_tile: StartTile,
    stones: Stones,
    setup: Deals,
    #[serde(default, skip_serializing)]
    totals_by_player_count: BTreeMap<String, Totals>,
    tiles: Vec<Tile>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct StartTile {
    hexes: Vec<StartHex>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartHex {
    at: [i8; 2],
    hex: char,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Stones {
    start_by_turn_order: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Deals {
    players: BTreeMap<String, Deal>,
    #[serde(default)]
    all_tiles_variant: BTreeMap<String, Deal>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tile {
    id: TileId,
    players: u8,
    hexes: String,
}

/// Sums that the file states, so that a slip in a tile is found.
#[derive(Clone, Debug, Deserialize)]
struct Totals {
    tiles: u32,
    quarry: u32,
    #[serde(flatten)]
    districts: BTreeMap<String, DistrictTotals>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
struct DistrictTotals {
    plazas: u32,
    stars: u32,
    districts: u32,
}

impl fmt::Display for DistrictTotals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plazas {}, stars {}, districts {}", self.plazas, self.stars, self.districts)
    }
}

impl Edition for Components {
    const SHIPPED: &'static str = include_str!("../components.json");

    fn parse(json: &str) -> Result<Components, EditionError> {
        let sheet: Sheet = serde_json::from_str(json).map_err(|error| EditionError::json(&error))?;
        check::game(&sheet)?;
        check::stars(&sheet)?;
        let faces = check::tiles(&sheet)?;
        let start = check::start_tile(&sheet)?;
        check::stones(&sheet)?;
        check::deals(&sheet)?;
        let stars = District::ALL.map(|district| sheet.plaza_stars[district.name()]);
        let components = Components { sheet, faces, start, stars };
        check::totals(&components)?;
        Ok(components)
    }
}

/// Each part of the file, checked with the place of the fault.
mod check {
    use super::*;

    pub fn game(sheet: &Sheet) -> Result<(), EditionError> {
        if sheet.game == "polis" { Ok(()) } else { Err(EditionError::value("game", &sheet.game, "polis")) }
    }

    pub fn stars(sheet: &Sheet) -> Result<(), EditionError> {
        for district in District::ALL {
            let place = format!("plaza_stars.{}", district.name());
            match sheet.plaza_stars.get(district.name()) {
                Some(1..=9) => {}
                Some(found) => return Err(EditionError::value(place, found, "1..9")),
                None => return Err(EditionError::missing(place)),
            }
        }
        let known = |name: &&String| District::ALL.iter().all(|district| district.name() != name.as_str());
        match sheet.plaza_stars.keys().find(known) {
            Some(name) => Err(EditionError::value(
                format!("plaza_stars.{name}"),
                name,
                District::ALL.map(District::name).join(", "),
            )),
            None => Ok(()),
        }
    }

    pub fn tiles(sheet: &Sheet) -> Result<[Option<[Face; 3]>; TileSet::MOST as usize], EditionError> {
        let mut faces = [None; TileSet::MOST as usize];
        for (n, tile) in sheet.tiles.iter().enumerate() {
            let place = |field: &str| format!("tiles[{n}].{field}");
            let number = usize::from(tile.id.0);
            let kept = number.checked_sub(1).and_then(|index| faces.get_mut(index));
            let kept =
                kept.ok_or_else(|| EditionError::value(place("id"), tile.id, format_args!("1..{}", TileSet::MOST)))?;
            if kept.is_some() {
                return Err(EditionError::twice(place("id"), tile.id));
            }
            if !(2..=4).contains(&tile.players) {
                return Err(EditionError::value(place("players"), tile.players, "2..4"));
            }
            let shown: Option<Vec<Face>> = tile.hexes.chars().map(Face::from_code).collect();
            let shown = shown.and_then(|shown| <[Face; 3]>::try_from(shown).ok());
            *kept = Some(shown.ok_or_else(|| EditionError::value(place("hexes"), &tile.hexes, "3 × qhmbtgHMBTG"))?);
        }
        Ok(faces)
    }

    pub fn start_tile(sheet: &Sheet) -> Result<Vec<(Hex, Face)>, EditionError> {
        let hexes = &sheet.start_tile.hexes;
        if !(1..=Components::MOST_START_HEXES).contains(&hexes.len()) {
            return Err(EditionError::value(
                "start_tile.hexes",
                hexes.len(),
                format_args!("1..{}", Components::MOST_START_HEXES),
            ));
        }
        let mut start: Vec<(Hex, Face)> = Vec::new();
        for (n, StartHex { at: [q, r], hex }) in hexes.iter().enumerate() {
            let at = Hex::new(*q, *r);
            let place = |field: &str| format!("start_tile.hexes[{n}].{field}");
            let face = Face::from_code(*hex).ok_or_else(|| EditionError::value(place("hex"), hex, "qhmbtgHMBTG"))?;
            // The reach of a city is counted from the middle of its start tile.
            if at != Hex::default() && Hex::default().neighbours().all(|near| near != at) {
                return Err(EditionError::value(place("at"), at, "0,0 ± 1"));
            }
            if start.iter().any(|(taken, _)| *taken == at) {
                return Err(EditionError::twice(place("at"), at));
            }
            start.push((at, face));
        }
        if start[0].0 != Hex::default() {
            return Err(EditionError::value("start_tile.hexes[0].at", start[0].0, "0,0"));
        }
        let near = |hex: Hex| start.iter().filter(|(other, _)| hex.neighbours().any(|near| near == *other)).count();
        // polis.place.two-tiles counts the start tile as one: three of its hexes must not carry a tile alone.
        if start.iter().skip(1).any(|(hex, _)| near(*hex) > 1) {
            return Err(EditionError::at("start_tile.hexes", Message::new("edition-start-triangle")));
        }
        Ok(start)
    }

    pub fn stones(sheet: &Sheet) -> Result<(), EditionError> {
        let stones = &sheet.stones.start_by_turn_order;
        if stones.len() != 4 {
            return Err(EditionError::value("stones.start_by_turn_order", stones.len(), 4));
        }
        match stones.iter().position(|count| *count > 40) {
            Some(n) => Err(EditionError::value(format!("stones.start_by_turn_order[{n}]"), stones[n], "0..40")),
            None => Ok(()),
        }
    }

    pub fn deals(sheet: &Sheet) -> Result<(), EditionError> {
        let in_play = |players: u8| sheet.tiles.iter().filter(|tile| tile.players <= players).count();
        for players in 2..=4 {
            let place = format!("setup.players.{players}");
            let deal = sheet.setup.players.get(&players.to_string());
            deal_holds(&place, deal.ok_or_else(|| EditionError::missing(&place))?, players, in_play(players))?;
        }
        for players in 2..=3 {
            let place = format!("setup.all_tiles_variant.{players}");
            let deal = sheet.setup.all_tiles_variant.get(&players.to_string());
            deal_holds(&place, deal.ok_or_else(|| EditionError::missing(&place))?, players, sheet.tiles.len())?;
        }
        Ok(())
    }

    fn deal_holds(place: &str, deal: &Deal, players: u8, tiles: usize) -> Result<(), EditionError> {
        let dealt = usize::from(deal.market) + usize::from(deal.stacks) * usize::from(deal.tiles_per_stack);
        let checks = [
            ("tiles", usize::from(deal.tiles), tiles),
            ("market", usize::from(deal.market), usize::from(players) + 2),
            ("tiles_per_stack", usize::from(deal.tiles_per_stack), usize::from(players) + 1),
            ("stacks", dealt, tiles),
        ];
        for (field, found, expected) in checks {
            if found != expected {
                return Err(EditionError::value(format!("{place}.{field}"), found, expected));
            }
        }
        let most = Components::MOST_TILES_PER_CITY * usize::from(players);
        if tiles - 1 > most {
            Err(EditionError::value(format!("{place}.tiles"), tiles, format_args!("1..{}", most + 1)))
        } else {
            Ok(())
        }
    }

    pub fn totals(components: &Components) -> Result<(), EditionError> {
        for (players, totals) in &components.sheet.totals_by_player_count {
            let place = |what: &str| format!("totals_by_player_count.{players}.{what}");
            let tiles = components.tiles(players.parse().unwrap_or(4), false);
            let faces: Vec<Face> = tiles.iter().filter_map(|tile| components.faces(tile)).flatten().collect();
            let count = |shown: &dyn Fn(Face) -> bool| faces.iter().filter(|face| shown(**face)).count() as u32;
            if totals.tiles as usize != tiles.len() {
                return Err(EditionError::value(place("tiles"), totals.tiles, tiles.len()));
            }
            let quarries = count(&|face| face == Face::Quarry);
            if totals.quarry != quarries {
                return Err(EditionError::value(place("quarry"), totals.quarry, quarries));
            }
            for district in District::ALL {
                let plazas = count(&|face| face.plaza() == Some(district));
                let expected = DistrictTotals {
                    plazas,
                    stars: plazas * components.stars(district) as u32,
                    districts: count(&|face| face.district() == Some(district)),
                };
                match totals.districts.get(district.name()) {
                    Some(found) if *found == expected => {}
                    Some(found) => return Err(EditionError::value(place(district.name()), found, expected)),
                    None => return Err(EditionError::missing(place(district.name()))),
                }
            }
        }
        Ok(())
    }
}
