//! The components: tiles, colours and objects, read from `components.json` and checked once.

mod object_kind;
mod sheet;
mod tile_offer;

use std::ops::RangeInclusive;

use rynek_kernel::{named, order};
use serde::{Deserialize, Serialize};

use crate::{
    Rotation, TileId, TileSet,
    grid::{Axis, SIDE},
    lanes::{Lane, Lengths, length_bit},
};
pub use object_kind::ObjectKind;
use sheet::Sheet;
pub(crate) use tile_offer::{GROUP, LENGTHS, LOWEST, TileOffer};

/// The four colours. Each has an [`ObjectKind`] of its own, which depends on the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// `R`.
    Red,
    /// `G`.
    Green,
    /// `B`.
    Blue,
    /// `Y`.
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow];

    /// Its name in notation, in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["red", "green", "blue", "yellow"][self as usize]
    }

    /// The letter of its symbol.
    pub const fn code(self) -> char {
        ['R', 'G', 'B', 'Y'][self as usize]
    }
}

named!(Colour, "red | green | blue | yellow");

/// What one square of a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A symbol, where objects of its colour begin and end.
    Symbol(Colour),
    /// A hole, which no object may cover.
    Hole,
    /// Nothing.
    Plain,
}

impl Face {
    /// The letter it is written with.
    pub const fn code(self) -> char {
        match self {
            Face::Symbol(colour) => colour.code(),
            Face::Hole => 'o',
            Face::Plain => '.',
        }
    }

    /// The face written with this letter.
    pub fn from_code(code: char) -> Option<Face> {
        let symbols = Colour::ALL.into_iter().map(Face::Symbol);
        symbols.chain([Face::Hole, Face::Plain]).find(|face| face.code() == code)
    }
}

/// The nine squares of a tile, row by row.
pub type Faces = [Face; SIDE * SIDE];

/// A tile in one rotation, with its lanes and symbols.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    pub faces: Faces,
    /// Its rows and its columns.
    pub lanes: [[Lane; SIDE]; 2],
    /// The cells with a symbol of each colour.
    pub symbols: [u16; 4],
}

impl Turned {
    fn of(faces: Faces) -> Turned {
        let mut lanes = [[Lane::default(); SIDE]; 2];
        let mut symbols = [0; 4];
        for (cell, face) in faces.into_iter().enumerate() {
            for axis in Axis::ALL {
                let (lane, along) = axis.lane(cell);
                let lane = &mut lanes[axis as usize][lane];
                if face != Face::Hole {
                    lane.open(along);
                }
                if let Face::Symbol(colour) = face {
                    lane.mark(along, colour as usize);
                }
            }
            if let Face::Symbol(colour) = face {
                symbols[colour as usize] |= 1 << cell;
            }
        }
        Turned { faces, lanes, symbols }
    }
}

/// The tile rotated by a quarter clockwise.
fn quarter(faces: Faces) -> Faces {
    std::array::from_fn(|cell| faces[(SIDE - 1 - cell % SIDE) * SIDE + cell / SIDE])
}

/// The components of Planners.
#[derive(Debug)]
pub struct Components {
    sheet: Sheet,
    tiles: Vec<Option<[Turned; 4]>>,
    /// What each tile offers to each colour, first with holes in the way, then with passable holes.
    tile_offers: [Vec<[TileOffer; 4]>; 2],
    lengths: Vec<u8>,
    kinds: [ObjectKind; 4],
    /// Whether every tile shows the same, in another order.
    alike: bool,
    /// For every set of objects: its lengths, and how many elements it has.
    racks: Vec<(Lengths, u8)>,
}

impl Components {
    /// The most tiles in a box.
    pub const MOST_TILES: usize = 32;
    /// The most objects of a planner.
    pub const MOST_OBJECTS: usize = 8;

    /// The components that a checked file describes.
    pub(crate) fn of(sheet: Sheet, faces: Vec<(TileId, Faces)>) -> Components {
        let mut tiles = vec![None; Components::MOST_TILES];
        for (tile, faces) in faces {
            let mut turned = [Turned::of(faces); 4];
            for n in 1..turned.len() {
                turned[n] = Turned::of(quarter(turned[n - 1].faces));
            }
            tiles[usize::from(tile.0) - 1] = Some(turned);
        }
        let tile_offers = [false, true].map(|holes_pass| {
            let offer = |turned| Colour::ALL.map(|colour| TileOffer::of(turned, colour, holes_pass));
            tiles.iter().map(|turned| turned.as_ref().map_or([TileOffer::default(); 4], offer)).collect()
        });
        let mut lengths = sheet.objects_per_player.lengths.clone();
        order::sort_by(&mut lengths, u8::cmp);
        let racks = (0..1_usize << Components::MOST_OBJECTS).map(|objects| rack(&lengths, objects)).collect();
        let alike = are_alike(tiles.iter().flatten().map(|turned| turned[0].faces));
        let kinds = sheet.kinds();
        Components { sheet, tiles, tile_offers, lengths, kinds, alike, racks }
    }

    /// The squares of a tile as printed, row by row, if it is in the box.
    pub fn faces(&self, tile: TileId) -> Option<Faces> {
        self.turned_faces(tile, Rotation::default())
    }

    /// The squares of a rotated tile.
    pub fn turned_faces(&self, tile: TileId, rotation: Rotation) -> Option<Faces> {
        self.turned(tile, rotation).map(|turned| turned.faces)
    }

    #[inline]
    pub(crate) fn turned(&self, tile: TileId, rotation: Rotation) -> Option<&Turned> {
        let tile = self.tiles.get(usize::from(tile.0).wrapping_sub(1))?.as_ref()?;
        Some(&tile[rotation.quarters()])
    }

    /// What a tile of the box offers to a colour.
    #[inline]
    pub(crate) fn tile_offer(&self, tile: TileId, colour: Colour, holes_pass: bool) -> TileOffer {
        self.tile_offers[usize::from(holes_pass)][usize::from(tile.0) - 1][colour as usize]
    }

    /// Whether every tile shows the same, in another order.
    pub(crate) fn tiles_are_alike(&self) -> bool {
        self.alike
    }

    /// Every tile in the box.
    pub fn all_tiles(&self) -> TileSet {
        self.sheet.tiles.list.iter().filter_map(|tile| tile.number()).collect()
    }

    /// The lengths of the objects of one colour, the shortest first.
    pub fn lengths(&self) -> &[u8] {
        &self.lengths
    }

    /// The kind of the objects of a colour.
    pub fn kind(&self, colour: Colour) -> ObjectKind {
        self.kinds[colour as usize]
    }

    /// The elements of all objects of one colour.
    pub fn elements(&self) -> u8 {
        self.lengths.iter().sum()
    }

    /// The numbers of players.
    pub fn players(&self) -> RangeInclusive<u8> {
        self.sheet.players.min..=self.sheet.players.max
    }

    /// The lengths and the elements of a set of objects.
    #[inline]
    pub(crate) fn rack(&self, objects: u8) -> (Lengths, u8) {
        self.racks[usize::from(objects)]
    }
}

impl Serialize for Components {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(serializer)
    }
}

fn are_alike(tiles: impl Iterator<Item = Faces>) -> bool {
    let mut sorted = tiles.map(|mut faces| {
        order::sort_by(&mut faces, Face::cmp);
        faces
    });
    let first = sorted.next();
    sorted.all(|faces| Some(faces) == first)
}

/// The lengths and the elements of a set of objects.
fn rack(lengths: &[u8], objects: usize) -> (Lengths, u8) {
    let held = lengths.iter().enumerate().filter(|(n, _)| objects >> n & 1 == 1).map(|(_, length)| *length);
    held.fold((0, 0), |(set, elements), length| (set | length_bit(length), elements + length))
}
