//! What a tile can offer to a colour. It is computed once for an edition, because bots use it in every position.
//!
//! A set of pairs (third of an edge, depth behind it) has nine bits. There is one group of nine bits for each length.

use super::{Colour, Turned};
use crate::{
    Rotation,
    grid::{Axis, SIDE},
    lanes::{self, LONGEST, Lane, Lengths, SHORTEST, WINDOW},
};

/// The bits of one length.
pub(crate) const GROUP: u32 = (SIDE * SIDE) as u32;
/// The number of lengths.
pub(crate) const LENGTHS: usize = (LONGEST - SHORTEST + 1) as usize;
/// The lowest bit of each length.
pub(crate) const LOWEST: u64 = {
    let mut lowest = 0;
    let mut n = 0;
    while n < LENGTHS {
        lowest |= 1 << (n as u32 * GROUP);
        n += 1;
    }
    lowest
};

/// What a tile offers to one colour, over all rotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TileOffer {
    /// The thirds of an edge and the depths at which it has symbols that can be reached, repeated for each length.
    pub edges: u64,
    /// The lengths that fit on the tile itself, each at its lowest bit.
    pub inside: u64,
}

impl TileOffer {
    /// Computes it from the four rotations of a tile.
    pub fn of(turned: &[Turned; 4], colour: Colour, holes_pass: bool) -> TileOffer {
        let mut offer = TileOffer::default();
        for rotation in Rotation::ALL {
            let turned = &turned[rotation.quarters()];
            for third in 0..SIDE {
                let mut lane = turned.lanes[Axis::Row as usize][third];
                if holes_pass {
                    lane.open_all();
                }
                // At the tile's right edge, the last square has depth 1.
                let symbols = lanes::reached(lane.reversed(), Lane::default()) >> (16 * colour as u32);
                offer.edges |= ((symbols & 0b111) * LOWEST) << (SIDE * third);
                offer.inside |= spread(within(lane, turned, colour, third));
            }
        }
        offer
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
