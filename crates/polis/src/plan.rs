//! A city from above, one bit per hex: where a tile can go, and which hexes touch.
//!
//! A row of the plan is one machine word; bit `x` of row `y` is the hex `q = west + x`, `r = north + y`. The plan is
//! built from a city's columns, two hexes wider than the city on every side, because a tile may reach that
//! far. All loops run over whole rows of fixed length, which compilers turn into vector code.

use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::{Hex, Spot, Triangle, city::City};

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

/// Levels above the first are kept as binary digits. With two tiles to a level, the 30 of the longest game reach
/// level 16.
const DIGITS: usize = 4;

/// A city from above.
pub(crate) struct Plan<W, const N: usize> {
    west: i8,
    north: i8,
    width: u32,
    depth: usize,
    /// The hexes of the city.
    pub built: Rows<W, N>,
}

/// Runs the same code on the smallest plan that is large enough for the city, which is nearly always the first.
macro_rules! with_plan {
    ($city:expr, $plan:ident => $body:expr) => {
        match $crate::plan::extent($city) {
            (..=32, ..=16) => {
                let $plan = $crate::plan::Plan::<u32, 16>::of($city);
                $body
            }
            (..=32, ..=32) => {
                let $plan = $crate::plan::Plan::<u32, 32>::of($city);
                $body
            }
            _ => {
                let $plan = $crate::plan::Plan::<u128, 72>::of($city);
                $body
            }
        }
    };
}
pub(crate) use with_plan;

/// The width and depth of a plan of this city, its margin included.
#[inline]
pub(crate) fn extent(city: &City) -> (u32, usize) {
    let (low, high) = city.bounds();
    let span = |low: i8, high: i8| (high - low + 1 + 2 * MARGIN) as u8;
    (span(low.q, high.q).into(), span(low.r, high.r).into())
}

impl<W: Word, const N: usize> Plan<W, N> {
    /// Draws the plan of a city.
    #[inline]
    pub fn of(city: &City) -> Self {
        let (low, _) = city.bounds();
        let (width, depth) = extent(city);
        let mut plan = Plan { west: low.q - MARGIN, north: low.r - MARGIN, width, depth, built: [W::ZERO; N] };
        for hex in city.ground() {
            let (row, bit) = plan.locate(hex);
            plan.built[row] = plan.built[row] | bit;
        }
        plan
    }

    /// Its hexes furthest to the north-west and to the south-east.
    #[inline]
    pub fn corners(&self) -> [Hex; 2] {
        let (width, depth) = (self.width as i8, self.depth as i8);
        [Hex::new(self.west, self.north), Hex::new(self.west + width - 1, self.north + depth - 1)]
    }

    /// The row and the bit of a hex.
    #[inline]
    fn locate(&self, hex: Hex) -> (usize, W) {
        ((hex.r - self.north) as usize % N, W::ONE << (hex.q - self.west) as u32)
    }

    /// Marks a hex in a set.
    #[inline]
    pub fn mark(&self, set: &mut Rows<W, N>, hex: Hex) {
        let (row, bit) = self.locate(hex);
        set[row] = set[row] | bit;
    }

    /// Takes a hex out of a set.
    #[inline]
    pub fn clear(&self, set: &mut Rows<W, N>, hex: Hex) {
        let (row, bit) = self.locate(hex);
        set[row] = set[row] & !bit;
    }

    /// Whether a hex is in a set.
    #[inline]
    pub fn has(&self, set: &Rows<W, N>, hex: Hex) -> bool {
        let (row, bit) = self.locate(hex);
        set[row] & bit != W::ZERO
    }

    /// Whether a hex is beyond the margin.
    pub fn is_beyond(&self, hex: Hex) -> bool {
        let (x, y) = (hex.q - self.west, hex.r - self.north);
        x < 0 || y < 0 || x as u32 >= self.width || y as usize >= self.depth
    }

    /// The empty hexes, the margin included.
    #[inline]
    pub fn empty(&self) -> Rows<W, N> {
        let full = low_bits::<W>(self.width);
        let mut empty = self.built.map(|built| full & !built);
        empty[self.depth.min(N)..].fill(W::ZERO);
        empty
    }

    /// The empty hexes outside the city: those connected to the margin.
    pub fn outside(&self, empty: &Rows<W, N>) -> Rows<W, N> {
        let sides = low_bits::<W>(2) | (low_bits::<W>(2) << (self.width - 2));
        let mut reached = [W::ZERO; N];
        for row in 0..self.depth.min(N) {
            let margin = row < 2 || row + 2 >= self.depth;
            reached[row] = if margin { empty[row] } else { empty[row] & sides };
        }
        self.flood(&mut reached, empty);
        reached
    }

    /// Grows a set by all hexes of `within` that are connected to it.
    fn flood(&self, reached: &mut Rows<W, N>, within: &Rows<W, N>) {
        let inner = 1..self.depth.min(N) - 1;
        loop {
            let mut grown = false;
            for row in inner.clone().chain(inner.clone().rev()) {
                let (above, here, below) = (reached[row - 1], reached[row], reached[row + 1]);
                let touched = (here << 1) | (here >> 1) | above | (above >> 1) | below | (below << 1);
                let next = here | (touched & within[row]);
                grown |= next != here;
                reached[row] = next;
            }
            if !grown {
                return;
            }
        }
    }

    /// The triangles on which a tile may be placed.
    #[inline]
    pub fn sites(&self, city: &City) -> Sites<W, N> {
        let mut sites = Sites { west: self.west, north: self.north, even: [W::ZERO; N], odd: [W::ZERO; N] };
        self.add_ground(&mut sites);
        self.add_upper(city, &mut sites);
        sites
    }

    /// polis.place.ground: three empty hexes of which one touches the city.
    #[inline]
    fn add_ground(&self, sites: &mut Sites<W, N>) {
        let empty = self.empty();
        let around = neighbours(&self.built);
        let (empty_above, around_above) = (above(&empty), above(&around));
        for row in 0..N {
            let (here, north) = (empty[row], empty_above[row]);
            let (edge, north_edge) = (here & around[row], north & around_above[row]);
            sites.even[row] = here & north & (north >> 1) & (edge | north_edge | (north_edge >> 1));
            sites.odd[row] = here & (north >> 1) & (here >> 1) & (edge | (north_edge >> 1) | (edge >> 1));
        }
    }

    /// polis.place.level and polis.place.two-tiles: three columns of one height, but not one and the same tile.
    #[inline]
    fn add_upper(&self, city: &City, sites: &mut Sites<W, N>) {
        let mut even = [W::ZERO; N];
        let mut odd = [W::ZERO; N];
        let built_above = above(&self.built);
        for row in 0..N {
            let (here, north) = (self.built[row], built_above[row]);
            even[row] = here & north & (north >> 1);
            odd[row] = here & (north >> 1) & (here >> 1);
        }
        let (digits, levels) = self.levels(city);
        for level in &levels[..digits] {
            let level_above = above(level);
            for row in 0..N {
                let (here, north) = (level[row], level_above[row]);
                let uneven = here ^ (north >> 1);
                even[row] = even[row] & !(uneven | (here ^ north));
                odd[row] = odd[row] & !(uneven | (here ^ (here >> 1)));
            }
        }
        for laid in city.uncovered() {
            let triangle = laid.spot.triangle();
            let (row, bit) = self.locate(triangle.corner);
            let rows = if triangle.odd { &mut odd } else { &mut even };
            rows[row] = rows[row] & !bit;
        }
        for row in 0..N {
            sites.even[row] = sites.even[row] | even[row];
            sites.odd[row] = sites.odd[row] | odd[row];
        }
    }

    /// The binary digits of each column's level above the first, and how many digits the highest needs.
    #[inline]
    fn levels(&self, city: &City) -> (usize, [Rows<W, N>; DIGITS]) {
        let mut levels = [[W::ZERO; N]; DIGITS];
        for (at, column) in city.columns().filter(|(_, column)| column.height > 1) {
            let (row, bit) = self.locate(at);
            for (digit, rows) in levels.iter_mut().enumerate() {
                if (column.height - 1) >> digit & 1 == 1 {
                    rows[row] = rows[row] | bit;
                }
            }
        }
        let digits = u8::BITS - (city.highest() - 1).leading_zeros();
        (digits as usize, levels)
    }
}

impl City {
    /// Every triangle on which a tile may be placed, in a stable order.
    pub fn sites(&self, visit: impl FnMut(Triangle)) {
        with_plan!(self, plan => plan.sites(self).each(visit))
    }

    /// Every spot at which a tile may be placed, in a stable order.
    ///
    /// ```
    /// use rynek_kernel::Edition;
    /// use rynek_polis::{City, Components};
    /// let city = City::new(Components::shipped());
    /// assert_eq!(city.spots().len(), 90);
    /// ```
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots = Vec::new();
        self.sites(|site| spots.extend(site.spots()));
        spots
    }
}

/// The lowest `width` bits, at least one.
#[inline]
fn low_bits<W: Word>(width: u32) -> W {
    !(!W::ONE << (width - 1))
}

/// Each row moved down by one, so that a row holds the one north of it.
#[inline]
fn above<W: Word, const N: usize>(set: &Rows<W, N>) -> Rows<W, N> {
    let mut out = [W::ZERO; N];
    out[1..].copy_from_slice(&set[..N - 1]);
    out
}

/// Each row moved up by one.
#[inline]
fn below<W: Word, const N: usize>(set: &Rows<W, N>) -> Rows<W, N> {
    let mut out = [W::ZERO; N];
    out[..N - 1].copy_from_slice(&set[1..]);
    out
}

/// The hexes next to any hex of a set.
#[inline]
pub(crate) fn neighbours<W: Word, const N: usize>(set: &Rows<W, N>) -> Rows<W, N> {
    let (above, below) = (above(set), below(set));
    let mut out = [W::ZERO; N];
    for row in 0..N {
        let (north, here, south) = (above[row], set[row], below[row]);
        out[row] = (here << 1) | (here >> 1) | north | (north >> 1) | south | (south << 1);
    }
    out
}

/// The hexes of the first set that are not in the second.
pub(crate) fn except<W: Word, const N: usize>(one: &Rows<W, N>, other: &Rows<W, N>) -> Rows<W, N> {
    std::array::from_fn(|row| one[row] & !other[row])
}

/// How many hexes a set has.
#[inline]
fn size<W: Word, const N: usize>(set: &Rows<W, N>) -> u32 {
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

/// The triangles on which a tile may be placed.
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
