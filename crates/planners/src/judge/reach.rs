//! The lengths that an unseen tile would make room for.
//!
//! An object across the edge of the city is partly on the new tile. The length is the number of free squares from a
//! symbol to the edge in the city, plus the depth of a symbol behind the edge of the tile. A tile may be rotated, so a
//! need only contains the third of an edge and the depth: nine bits for each length.

use crate::{
    City, Side,
    components::{GROUP, LOWEST, TileOffer},
    grid::SIDE,
    lanes::{self, LONGEST, SHORTEST},
};

/// The most squares of such an object in the city: at least one square is on the new tile.
const NEAR: usize = LONGEST as usize - 1;
/// Where a tile must have a symbol to make room: for each length, the thirds of an edge and the depths behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Needs(u64);

/// For symbols at these distances from an edge, what a tile would have to show at its first third.
const AT_EDGE: [u64; 1 << NEAR] = {
    let mut needs = [0; 1 << NEAR];
    let mut symbols = 0;
    while symbols < needs.len() {
        let mut square = 0;
        while square < NEAR * SIDE {
            let (near, depth) = (square / SIDE, square % SIDE);
            let length = near + depth + 2;
            if symbols >> near & 1 == 1 && length <= LONGEST as usize {
                needs[symbols] |= 1 << ((length - SHORTEST as usize) as u32 * GROUP + depth as u32);
            }
            square += 1;
        }
        symbols += 1;
    }
    needs
};

/// For each length, the number of tiles that would make room for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Helpful(u64);

impl Helpful {
    /// One more tile.
    #[inline]
    pub fn add(&mut self, needs: Needs, offer: TileOffer) {
        let met = needs.0 & offer.edges;
        // Combine the bits of each group in its lowest bit.
        let folded = met | met >> 1 | met >> 2;
        let folded = folded | folded >> 3 | folded >> 6;
        self.0 += (folded | offer.inside) & LOWEST;
    }

    /// How many for this length.
    #[inline]
    pub fn tiles(self, length: u8) -> u32 {
        (self.0 >> (u32::from(length - SHORTEST) * GROUP)) as u32 & ((1 << GROUP) - 1)
    }
}

impl City {
    /// The needs of each colour for the next tile.
    #[inline]
    pub(crate) fn needs(&self) -> [Needs; 4] {
        let mut needs = [Needs::default(); 4];
        self.open_ends(|side, third, near, far| {
            let (near, far) =
                if matches!(side, Side::East | Side::South) { (near.reversed(), far.reversed()) } else { (near, far) };
            let reached = lanes::reached(near, far);
            // Rotated so that the tile's right edge is at the city.
            let third = if matches!(side, Side::West | Side::South) { third } else { SIDE - 1 - third };
            for (colour, needs) in needs.iter_mut().enumerate() {
                let symbols = (reached >> (16 * colour)) as usize & (AT_EDGE.len() - 1);
                needs.0 |= AT_EDGE[symbols] << (SIDE * third);
            }
        });
        needs
    }
}
