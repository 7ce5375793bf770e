//! A city seen from above, one bit a hex: fast answers to "where could a tile go" and "what touches what".
//!
//! A row of the plan is one machine word; bit `x` of row `y` is the hex `q = west + x`, `r = north + y`. The plan is
//! drawn afresh from a city's columns, two hexes wider than the city on every side, since a tile may stick out that
//! far. All loops run over whole rows of fixed length, which compilers turn into vector code.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::{Hex, Triangle, city::City};

/// A row of bits.
pub(crate) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const ZERO: Self;
    const ONE: Self;
    fn count(self) -> u32;
    fn first(self) -> u32;
    fn without_first(self) -> Self;
}

macro_rules! word {
    ($kind:ty) => {
        impl Word for $kind {
            const ZERO: $kind = 0;
            const ONE: $kind = 1;

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_first(self) -> $kind {
                self & self.wrapping_sub(1)
            }
        }
    };
}
word!(u32);
word!(u128);

/// One bit for each hex of a plan.
pub(crate) type Rows<W, const N: usize> = [W; N];

/// How far a plan reaches beyond the city.
const MARGIN: i8 = 2;

/// Heights are kept as binary digits. With two tiles to a level, the 30 of the longest game reach level 16.
const DIGITS: usize = 5;

/// A city from above.
pub(crate) struct Plan<W, const N: usize> {
    west: i8,
    north: i8,
    /// The binary digits of the height of each hex.
    pub heights: [Rows<W, N>; DIGITS],
    /// How many digits the highest column needs.
    pub digits: usize,
    /// Where anything stands.
    pub built: Rows<W, N>,
}

/// Runs the same code on a plan that is wide enough for the city: nearly always the small one.
macro_rules! with_plan {
    ($city:expr, $plan:ident => $body:expr) => {
        if $city.fits(32) {
            let $plan = $crate::plan::Plan::<u32, 32>::of($city);
            $body
        } else {
            let $plan = $crate::plan::Plan::<u128, 72>::of($city);
            $body
        }
    };
}
pub(crate) use with_plan;

impl City {
    /// Whether a plan of this many rows and columns holds the city and its margin.
    pub(crate) fn fits(&self, size: i8) -> bool {
        let (low, high) = self.bounds();
        high.q - low.q + 1 + 2 * MARGIN <= size && high.r - low.r + 1 + 2 * MARGIN <= size
    }
}

impl<W: Word, const N: usize> Plan<W, N> {
    /// Draws the plan of a city.
    #[inline]
    pub fn of(city: &City) -> Self {
        let (low, _) = city.bounds();
        let (west, north) = (low.q - MARGIN, low.r - MARGIN);
        let digits = (u8::BITS - city.highest().leading_zeros()) as usize;
        let mut plan = Plan { west, north, heights: [[W::ZERO; N]; DIGITS], digits, built: [W::ZERO; N] };
        for column in city.columns() {
            let (row, bit) = plan.locate(column.at);
            plan.built[row] = plan.built[row] | bit;
            for (digit, rows) in plan.heights.iter_mut().enumerate().take(digits) {
                rows[row] = rows[row] | (bit & spread(column.height >> digit & 1));
            }
        }
        plan
    }

    /// The row and the bit of a hex.
    #[inline]
    pub fn locate(&self, hex: Hex) -> (usize, W) {
        ((hex.r - self.north) as usize % N, W::ONE << (hex.q - self.west) as u32)
    }

    fn hex(&self, row: usize, bit: u32) -> Hex {
        Hex::new(self.west + bit as i8, self.north + row as i8)
    }

    /// Marks a hex in a set.
    #[inline]
    pub fn mark(&self, set: &mut Rows<W, N>, hex: Hex) {
        let (row, bit) = self.locate(hex);
        set[row] = set[row] | bit;
    }

    /// The empty hexes, the margin included.
    #[inline]
    pub fn empty(&self, city: &City) -> Rows<W, N> {
        let (low, high) = city.bounds();
        let width = (high.q - low.q + 1 + 2 * MARGIN) as u32;
        let depth = (high.r - low.r + 1 + 2 * MARGIN) as usize;
        let full = low_bits::<W>(width);
        let mut empty = [W::ZERO; N];
        for (row, built) in empty.iter_mut().zip(&self.built).take(depth) {
            *row = full & !*built;
        }
        empty
    }

    /// The sum of the heights of a set of hexes.
    pub fn total_height(&self, set: &Rows<W, N>) -> i32 {
        let digit = |(digit, rows): (usize, &Rows<W, N>)| {
            set.iter().zip(rows).map(|(set, row)| (*set & *row).count()).sum::<u32>() << digit
        };
        self.heights.iter().take(self.digits).enumerate().map(digit).sum::<u32>() as i32
    }

    /// The columns of level 2 and higher.
    pub fn above_ground(&self) -> Rows<W, N> {
        let higher = |row: usize| self.heights[1..].iter().fold(W::ZERO, |any, digit| any | digit[row]);
        std::array::from_fn(higher)
    }

    /// Where a tile could go.
    #[inline]
    pub fn sites(&self, city: &City) -> Sites<W, N> {
        let empty = self.empty(city);
        let around = neighbours(&self.built);
        let mut even = [W::ZERO; N];
        let mut odd = [W::ZERO; N];
        // polis.place.ground: three empty hexes of which one touches the city.
        for row in 1..N {
            let (here, above) = (empty[row], empty[row - 1]);
            let (edge, edge_above) = (here & around[row], above & around[row - 1]);
            let north_east = above >> 1;
            even[row] = here & above & north_east & (edge | edge_above | (edge_above >> 1));
            odd[row] = here & north_east & (here >> 1) & (edge | (edge_above >> 1) | (edge >> 1));
        }
        // polis.place.level: three columns of one height.
        let mut uneven_n = [W::ZERO; N];
        let mut uneven_ne = [W::ZERO; N];
        let mut uneven_se = [W::ZERO; N];
        for rows in &self.heights[..self.digits] {
            for row in 1..N {
                let (here, above) = (rows[row], rows[row - 1]);
                uneven_n[row] = uneven_n[row] | (here ^ above);
                uneven_ne[row] = uneven_ne[row] | (here ^ (above >> 1));
                uneven_se[row] = uneven_se[row] | (here ^ (here >> 1));
            }
        }
        for row in 1..N {
            even[row] = even[row] | (self.built[row] & !(uneven_n[row] | uneven_ne[row]));
            odd[row] = odd[row] | (self.built[row] & !(uneven_ne[row] | uneven_se[row]));
        }
        // polis.place.two-tiles: not on top of one and the same tile.
        for laid in city.uncovered() {
            let triangle = laid.spot.triangle();
            let (row, bit) = self.locate(triangle.corner);
            let rows = if triangle.odd { &mut odd } else { &mut even };
            rows[row] = rows[row] & !bit;
        }
        Sites { west: self.west, north: self.north, even, odd }
    }

    /// The part of `within` that is joined to `seed`, `seed` included.
    pub fn flood(&self, seed: Rows<W, N>, within: &Rows<W, N>) -> Rows<W, N> {
        let mut reached = seed;
        loop {
            let mut grown = false;
            for row in (0..N).chain((0..N).rev()) {
                let above = if row > 0 { reached[row - 1] } else { W::ZERO };
                let below = if row + 1 < N { reached[row + 1] } else { W::ZERO };
                let here = reached[row];
                let touched = (here << 1) | (here >> 1) | above | (above >> 1) | below | (below << 1);
                let next = here | (touched & within[row]);
                grown |= next != here;
                reached[row] = next;
            }
            if !grown {
                return reached;
            }
        }
    }

    /// The hexes joined to any one hex of a set, or nothing if the set is empty.
    pub fn group(&self, set: &Rows<W, N>) -> Option<Rows<W, N>> {
        let row = set.iter().position(|row| *row != W::ZERO)?;
        let mut seed = [W::ZERO; N];
        seed[row] = W::ONE << set[row].first();
        Some(self.flood(seed, set))
    }

    /// The hexes of a set, row by row.
    pub fn hexes<'a>(&'a self, set: &'a Rows<W, N>) -> impl Iterator<Item = Hex> + 'a {
        set.iter().enumerate().flat_map(move |(row, bits)| Bits(*bits).map(move |bit| self.hex(row, bit)))
    }
}

/// The lowest `width` bits, at least one.
#[inline]
fn low_bits<W: Word>(width: u32) -> W {
    !(!W::ONE << (width - 1))
}

/// All ones or all zeros.
#[inline]
fn spread<W: Word>(digit: u8) -> W {
    if digit == 1 { !W::ZERO } else { W::ZERO }
}

/// The hexes next to any hex of a set.
#[inline]
pub(crate) fn neighbours<W: Word, const N: usize>(set: &Rows<W, N>) -> Rows<W, N> {
    let mut out = [W::ZERO; N];
    for row in 0..N {
        out[row] = (set[row] << 1) | (set[row] >> 1);
    }
    for row in 1..N {
        out[row] = out[row] | set[row - 1] | (set[row - 1] >> 1);
        out[row - 1] = out[row - 1] | set[row] | (set[row] << 1);
    }
    out
}

/// The hexes of both sets.
pub(crate) fn both<W: Word, const N: usize>(one: &Rows<W, N>, other: &Rows<W, N>) -> Rows<W, N> {
    std::array::from_fn(|row| one[row] & other[row])
}

/// The hexes of the first set that are not in the second.
pub(crate) fn except<W: Word, const N: usize>(one: &Rows<W, N>, other: &Rows<W, N>) -> Rows<W, N> {
    std::array::from_fn(|row| one[row] & !other[row])
}

/// How many hexes a set has.
pub(crate) fn size<W: Word, const N: usize>(set: &Rows<W, N>) -> u32 {
    set.iter().map(|row| row.count()).sum()
}

/// The numbers of the bits that are set, lowest first.
struct Bits<W>(W);

impl<W: Word> Iterator for Bits<W> {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == W::ZERO {
            return None;
        }
        let bit = self.0.first();
        self.0 = self.0.without_first();
        Some(bit)
    }
}

/// The triangles on which a tile may be laid.
pub(crate) struct Sites<W, const N: usize> {
    west: i8,
    north: i8,
    even: Rows<W, N>,
    odd: Rows<W, N>,
}

impl<W: Word, const N: usize> Sites<W, N> {
    /// How many there are.
    #[inline]
    pub fn count(&self) -> u32 {
        size(&self.even) + size(&self.odd)
    }

    /// One of them by its number.
    #[inline]
    pub fn nth(&self, mut number: u32) -> Triangle {
        for (odd, rows) in [(false, &self.even), (true, &self.odd)] {
            for (row, bits) in rows.iter().enumerate() {
                let here = bits.count();
                if number < here {
                    let mut bits = *bits;
                    for _ in 0..number {
                        bits = bits.without_first();
                    }
                    return self.triangle(row, bits.first(), odd);
                }
                number -= here;
            }
        }
        unreachable!("fewer sites than that")
    }

    /// All of them, in a stable order.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(Triangle)) {
        for (odd, rows) in [(false, &self.even), (true, &self.odd)] {
            for (row, bits) in rows.iter().enumerate() {
                for bit in Bits(*bits) {
                    visit(self.triangle(row, bit, odd));
                }
            }
        }
    }

    #[inline]
    fn triangle(&self, row: usize, bit: u32, odd: bool) -> Triangle {
        Triangle { corner: Hex::new(self.west + bit as i8, self.north + row as i8), odd }
    }
}
