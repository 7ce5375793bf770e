//! One player's city: columns of hexes, of which only the top one counts.

use arrayvec::ArrayVec;
use rynek_kernel::{Arg, Illegal};

use crate::{Components, Face, Hex, Spot, TileId, TileSet};

const MOST_TILES: usize = Components::MOST_TILES_PER_CITY;
/// The hexes of the start tile, and three for every other tile.
pub(crate) const MOST_COLUMNS: usize = Components::MOST_START_HEXES + 3 * MOST_TILES;

/// The column on one hex of the ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Column {
    /// Its level: the number of hexes on top of each other.
    pub height: u8,
    /// What the top hex shows.
    pub face: Face,
    /// The number of the top tile, in the order of placement; 0 is the start tile.
    layer: u8,
}

impl Column {
    /// The number of the top tile, in the order of placement.
    #[inline]
    pub(crate) fn layer(&self) -> u8 {
        self.layer
    }
}

/// A tile in a city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which tile.
    pub tile: TileId,
    /// Where it is.
    pub spot: Spot,
    /// Whether a part of it is covered.
    pub covered: bool,
}

/// A list of hexes in which one is found by comparing four at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Ground([u16; MOST_COLUMNS.next_multiple_of(4)]);

impl Ground {
    fn new() -> Ground {
        Ground([Hex::NOWHERE.key(); _])
    }

    /// The index of `at` among the first `count`.
    #[inline]
    fn find(&self, at: Hex, count: usize) -> Option<usize> {
        const ONES: u64 = 0x0001_0001_0001_0001;
        const TOPS: u64 = 0x8000_8000_8000_8000;
        let wanted = u64::from(at.key()) * ONES;
        for (n, [a, b, c, d]) in self.0.as_chunks::<4>().0.iter().take(count.div_ceil(4)).enumerate() {
            let four = u64::from(*a) | u64::from(*b) << 16 | u64::from(*c) << 32 | u64::from(*d) << 48;
            // A quarter that matches becomes zero; subtracting one from it borrows from its top bit.
            let differs = four ^ wanted;
            let hits = differs.wrapping_sub(ONES) & !differs & TOPS;
            if hits != 0 {
                let place = 4 * n + hits.trailing_zeros() as usize / 16;
                return (place < count).then_some(place);
            }
        }
        None
    }
}

/// A city, with the tiles that it was built from.
///
/// ```
/// use rynek_kernel::Edition;
/// use rynek_polis::{City, Components, TileId};
/// let components = Components::shipped();
/// let mut city = City::new(components);
/// let free = "1,-1 1".parse().unwrap();
/// assert!(city.check(free).is_ok());
/// city.lay(components, TileId(30), free);
/// assert_eq!(city.check(free).unwrap_err().rule(), "polis.place.two-tiles");
/// ```
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct City {
    /// The positions of the columns, in a list of their own: looking one up is the most frequent operation.
    ground: Ground,
    columns: ArrayVec<Column, MOST_COLUMNS>,
    laid: ArrayVec<Laid, MOST_TILES>,
    low: Hex,
    high: Hex,
    highest: u8,
}

impl Clone for City {
    /// Search clones positions often, so each list is copied as one block.
    #[inline]
    fn clone(&self) -> City {
        City { ground: self.ground, columns: block(&self.columns), laid: block(&self.laid), ..*self }
    }
}

#[inline]
fn block<T: Copy, const N: usize>(list: &ArrayVec<T, N>) -> ArrayVec<T, N> {
    let mut copy = ArrayVec::new();
    copy.try_extend_from_slice(list).expect("as long as the original");
    copy
}

impl City {
    /// The start tile alone.
    pub fn new(components: &Components) -> City {
        let mut city = City {
            ground: Ground::new(),
            columns: ArrayVec::new(),
            laid: ArrayVec::new(),
            low: Hex::default(),
            high: Hex::default(),
            highest: 1,
        };
        for (at, face) in components.start() {
            city.found(*at, Column { height: 1, face: *face, layer: 0 });
        }
        city
    }

    /// Every column and its position, the oldest first.
    #[inline]
    pub fn columns(&self) -> impl ExactSizeIterator<Item = (Hex, &Column)> + Clone {
        self.ground().zip(&self.columns)
    }

    /// Every hex that is built on.
    #[inline]
    pub fn ground(&self) -> impl ExactSizeIterator<Item = Hex> + Clone {
        self.ground.0[..self.columns.len()].iter().map(|key| Hex::from_key(*key))
    }

    /// Every tile in the order of placement, without the start tile.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The tiles as a set, without the start tile.
    pub fn tiles(&self) -> TileSet {
        self.laid.iter().map(|laid| laid.tile).collect()
    }

    /// Whether the city has as many tiles as it can have in any game.
    pub fn is_full(&self) -> bool {
        self.laid.is_full()
    }

    /// The tile on top of a column.
    pub fn tile(&self, column: &Column) -> TileId {
        match column.layer {
            0 => TileId::START,
            layer => self.laid[usize::from(layer) - 1].tile,
        }
    }

    /// The column on this hex.
    #[inline]
    pub fn column(&self, at: Hex) -> Option<&Column> {
        self.ground.find(at, self.columns.len()).map(|place| &self.columns[place])
    }

    /// A column by its number; the oldest has number 0.
    #[inline]
    pub(crate) fn nth(&self, number: usize) -> &Column {
        &self.columns[number]
    }

    /// The position of a column by its number.
    #[inline]
    pub(crate) fn place(&self, number: usize) -> Hex {
        Hex::from_key(self.ground.0[number])
    }

    /// The tiles of which no part is covered.
    pub(crate) fn uncovered(&self) -> impl Iterator<Item = &Laid> {
        self.laid.iter().filter(|laid| !laid.covered)
    }

    /// The corners of the smallest parallelogram that holds the city.
    #[inline]
    pub(crate) fn bounds(&self) -> (Hex, Hex) {
        (self.low, self.high)
    }

    /// The highest level reached.
    pub fn highest(&self) -> u8 {
        self.highest
    }

    /// Whether a tile may be placed here; if not, which rule forbids it.
    pub fn check(&self, spot: Spot) -> Result<(), Illegal> {
        let below = spot.hexes().map(|hex| self.column(hex));
        match below {
            [None, None, None] => {
                let near = |hex: Hex| hex.neighbours().any(|near| self.column(near).is_some());
                let touching = spot.hexes().into_iter().any(near);
                if touching { Ok(()) } else { Err(Illegal::new("polis.place.ground")) }
            }
            [Some(one), Some(two), Some(three)] => {
                if one.height != two.height || one.height != three.height {
                    let heights = [one.height, two.height, three.height];
                    return Err(Illegal::new("polis.place.level").with("heights", Arg::list(heights)));
                }
                if one.layer == two.layer && one.layer == three.layer {
                    return Err(Illegal::new("polis.place.two-tiles"));
                }
                Ok(())
            }
            _ => {
                let gaps = below.iter().filter(|column| column.is_none()).count();
                Err(Illegal::new("polis.place.gap").with("gaps", gaps))
            }
        }
    }

    /// Places a tile where [`check`](City::check) allows it. Returns the number of quarries that it covers.
    ///
    /// # Panics
    /// If the city is full or the tile is not in the box.
    #[inline]
    pub fn lay(&mut self, components: &Components, tile: TileId, spot: Spot) -> u8 {
        let faces = components.faces(tile).expect("a tile in the box");
        self.laid.push(Laid { tile, spot, covered: false });
        let layer = self.laid.len() as u8;
        let mut quarries = 0;
        for (at, face) in spot.hexes().into_iter().zip(faces) {
            let Some(place) = self.ground.find(at, self.columns.len()) else {
                self.found(at, Column { height: 1, face, layer });
                continue;
            };
            let column = &mut self.columns[place];
            quarries += u8::from(column.face == Face::Quarry);
            if let Some(below) = usize::from(column.layer).checked_sub(1) {
                self.laid[below].covered = true;
            }
            *column = Column { height: column.height + 1, face, layer };
            self.highest = self.highest.max(column.height);
        }
        quarries
    }

    fn found(&mut self, at: Hex, column: Column) {
        let Hex { q, r } = at;
        self.low = Hex::new(self.low.q.min(q), self.low.r.min(r));
        self.high = Hex::new(self.high.q.max(q), self.high.r.max(r));
        self.ground.0[self.columns.len()] = at.key();
        self.columns.push(column);
    }
}
