//! Where the city could grow to somebody's advantage: which lengths a tile still unseen would make room for.
//!
//! An object across the edge of the city lies partly on the tile to come. On the city's side, a symbol is so many free
//! squares away from the edge; on the tile's side, a symbol is so deep behind its edge. Both add up to a length.
//! A tile may be turned, so a wish only says at which third of an edge and how deep: nine bits for each length.

use crate::{
    City, Colour, Rotation, Side,
    components::Turned,
    grid::{Axis, SIDE},
    lanes::{self, LONGEST, Lane, Lengths, SHORTEST, WINDOW},
};

/// How many squares on the city's side can matter: the longest object has at least one square on the tile to come.
const NEAR: usize = LONGEST as usize - 1;
/// The bits of one length.
const GROUP: u32 = (SIDE * SIDE) as u32;
/// How many lengths there are.
pub(crate) const LENGTHS: usize = (LONGEST - SHORTEST + 1) as usize;
/// The lowest bit of each length.
const LOWEST: u64 = {
    let mut lowest = 0;
    let mut n = 0;
    while n < LENGTHS {
        lowest |= 1 << (n as u32 * GROUP);
        n += 1;
    }
    lowest
};

/// What tiles would have to show to make room: for each length, the thirds of an edge and the depths behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes(u64);

/// For symbols at these distances from an edge, what a tile would have to show at its first third.
const AT_EDGE: [u64; 1 << NEAR] = {
    let mut wishes = [0; 1 << NEAR];
    let mut symbols = 0;
    while symbols < wishes.len() {
        let mut square = 0;
        while square < NEAR * SIDE {
            let (near, depth) = (square / SIDE, square % SIDE);
            let length = near + depth + 2;
            if symbols >> near & 1 == 1 && length <= LONGEST as usize {
                wishes[symbols] |= 1 << ((length - SHORTEST as usize) as u32 * GROUP + depth as u32);
            }
            square += 1;
        }
        symbols += 1;
    }
    wishes
};

/// How many of some tiles would make room for each length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Helpful(u64);

impl Helpful {
    /// One more tile.
    #[inline]
    pub fn add(&mut self, wishes: Wishes, gift: Gift) {
        let granted = wishes.0 & gift.edges;
        // Each group is folded onto its lowest bit.
        let folded = granted | granted >> 1 | granted >> 2;
        let folded = folded | folded >> 3 | folded >> 6;
        self.0 += (folded | gift.inside) & LOWEST;
    }

    /// How many for this length.
    #[inline]
    pub fn tiles(self, length: u8) -> u32 {
        (self.0 >> (u32::from(length - SHORTEST) * GROUP)) as u32 & ((1 << GROUP) - 1)
    }
}

/// What a tile, turned as one likes, has to offer to one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Gift {
    /// At which thirds of an edge and how deep it has symbols that can be reached, for each length the same.
    edges: u64,
    /// The lengths that fit on the tile itself, each at its lowest bit.
    inside: u64,
}

impl Gift {
    /// What a tile offers to a colour, turned in all ways.
    pub fn of(turned: &[Turned; 4], colour: Colour, holes_pass: bool) -> Gift {
        let mut gift = Gift::default();
        for rotation in Rotation::ALL {
            let turned = &turned[rotation.quarters()];
            for third in 0..SIDE {
                let mut lane = turned.lanes[Axis::Row as usize][third];
                if holes_pass {
                    lane.open_all();
                }
                // What lies at the tile's right edge: the last square is the first behind it.
                let symbols = lanes::reached(lane.reversed(), Lane::default()) >> (16 * colour as u32);
                gift.edges |= ((symbols & 0b111) * LOWEST) << (SIDE * third);
                gift.inside |= spread(within(lane, turned, colour, third));
            }
        }
        gift
    }
}

/// The lengths that fit within one row of a tile.
fn within(lane: Lane, turned: &Turned, colour: Colour, row: usize) -> Lengths {
    let mut window = [Lane::default(); WINDOW];
    window[WINDOW / 2] = lane;
    let found = lanes::survey(window);
    let starts = (0..SIDE).filter(|along| turned.symbols[colour as usize] >> Axis::Row.cell(row, *along) & 1 == 1);
    starts.fold(0, |lengths, along| lengths | found[lanes::STARTS - SIDE + along])
}

/// Each length at the lowest bit of its group.
fn spread(lengths: Lengths) -> u64 {
    lanes::lengths(lengths).fold(0, |spread, length| spread | 1 << (u32::from(length - SHORTEST) * GROUP))
}

impl City {
    /// What each colour would wish to see on the next tile.
    #[inline]
    pub(crate) fn wishes(&self) -> [Wishes; 4] {
        let mut wishes = [Wishes::default(); 4];
        self.open_ends(|side, third, near, far| {
            let (near, far) =
                if matches!(side, Side::East | Side::South) { (near.reversed(), far.reversed()) } else { (near, far) };
            let reached = lanes::reached(near, far);
            // Turned so that the tile's right edge meets the city.
            let third = if matches!(side, Side::West | Side::South) { third } else { SIDE - 1 - third };
            for (colour, wishes) in wishes.iter_mut().enumerate() {
                let symbols = (reached >> (16 * colour)) as usize & (AT_EDGE.len() - 1);
                wishes.0 |= AT_EDGE[symbols] << (SIDE * third);
            }
        });
        wishes
    }
}
