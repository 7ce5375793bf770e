//! Where objects fit along a line of squares, computed with a few operations on bits.
//!
//! A lane is one row or column of a tile: three squares. No object is longer than seven squares, so every object
//! through a lane is within a window of five lanes, with two tiles before it and two behind it: fifteen squares, one
//! bit each. Bit 0 is the first square of the window; the lane in question has bits 6, 7 and 8.

use crate::grid::SIDE;

/// The shortest object there can be.
pub const SHORTEST: u8 = 2;
/// The longest: any longer one could reach beyond the window.
pub const LONGEST: u8 = 7;
/// The number of lanes in a window.
pub const WINDOW: usize = 5;
/// The number of squares where an object through the lane can start: in the lane itself and in the two before it.
pub const STARTS: usize = 3 * SIDE;
/// The first square of the lane in question.
const CENTRE: u32 = 2 * SIDE as u32;

/// Lengths as a set: bit `n` stands for length `n + 2`.
pub type Lengths = u8;

/// The set with this length alone.
#[inline]
pub const fn length_bit(length: u8) -> Lengths {
    if length < SHORTEST || length > LONGEST { 0 } else { 1 << (length - SHORTEST) }
}

/// The lengths in a set, the shortest first.
pub fn lengths(set: Lengths) -> impl Iterator<Item = u8> {
    (SHORTEST..=LONGEST).filter(move |length| set & length_bit(*length) != 0)
}

/// One row or column of a tile: which of its squares an object may cover, and which show a symbol of each colour.
///
/// The lowest three bits are the free squares; three for each colour follow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lane(u16);

const ALL_SQUARES: u16 = 0b111;

impl Lane {
    /// Makes a square free.
    pub fn open(&mut self, along: usize) {
        self.0 |= 1 << along;
    }

    /// Makes every square free, holes too (planners.variant.youngest).
    pub fn open_all(&mut self) {
        self.0 |= ALL_SQUARES;
    }

    /// Makes a square taken (planners.place.taken).
    #[inline]
    pub fn close(&mut self, along: usize) {
        self.0 &= !(1 << along);
    }

    /// Puts a symbol of a colour on a square.
    pub fn mark(&mut self, along: usize, colour: usize) {
        self.0 |= 1 << (SIDE * (colour + 1) + along);
    }

    /// Whether a square is free.
    #[inline]
    pub fn is_free(self, along: usize) -> bool {
        self.0 >> along & 1 == 1
    }

    /// The same squares from the other end.
    #[inline]
    pub fn reversed(self) -> Lane {
        const FIRST: u16 = 0b001_001_001_001_001;
        Lane((self.0 & FIRST) << 2 | self.0 & FIRST << 1 | self.0 >> 2 & FIRST)
    }

    /// The free squares.
    #[inline]
    fn free(self) -> u64 {
        u64::from(self.0 & ALL_SQUARES)
    }

    /// The symbols, each colour in sixteen bits of its own.
    #[inline]
    fn symbols(self) -> u64 {
        let all = u64::from(self.0);
        let colour = |n: u32| (all >> (3 * (n + 1)) & 0b111) << (16 * n);
        colour(0) | colour(1) | colour(2) | colour(3)
    }
}

/// Which starts can reach the lane in question with an object of each length, and no further back.
const REACH: [u64; LONGEST as usize + 1] = {
    let mut reach = [0; LONGEST as usize + 1];
    let mut length = SHORTEST as usize;
    while length <= LONGEST as usize {
        let nearest = (1 << STARTS) - 1;
        let furthest = (CENTRE + 1).saturating_sub(length as u32);
        reach[length] = (nearest >> furthest << furthest) * EVERY_COLOUR;
        length += 1;
    }
    reach
};

/// The lengths with which an object from each start reaches the lane in question.
pub const REACHING: [Lengths; STARTS] = {
    let mut reaching = [0; STARTS];
    let mut start = 0;
    while start < STARTS {
        let mut length = SHORTEST;
        while length <= LONGEST {
            if REACH[length as usize] >> start & 1 == 1 {
                reaching[start] |= length_bit(length);
            }
            length += 1;
        }
        start += 1;
    }
    reaching
};

/// One bit in each colour's sixteen.
const EVERY_COLOUR: u64 = 0x0001_0001_0001_0001;

/// The lengths of the objects that fit from each start through the lane in the middle of a window: both ends on
/// symbols of one colour, all squares free (planners.place.ends, planners.place.length).
#[inline]
pub fn survey(window: [Lane; WINDOW]) -> [Lengths; STARTS] {
    let mut free = 0;
    let mut symbols = 0;
    for (n, lane) in window.into_iter().enumerate() {
        free |= lane.free() << (SIDE * n);
        symbols |= lane.symbols() << (SIDE * n);
    }
    let free = free * EVERY_COLOUR;
    let mut found = [0; STARTS];
    let mut runs = free;
    for length in SHORTEST..=LONGEST {
        let steps = length - 1;
        // Bits that a shift moves in from the next colour are beyond the starts.
        runs &= free >> steps;
        let starts = runs & symbols & symbols >> steps & REACH[usize::from(length)];
        // A square shows one symbol, so the bits of all colours can be combined.
        let folded = starts | starts >> 32;
        let mut folded = (folded | folded >> 16) & ((1 << STARTS) - 1);
        while folded != 0 {
            found[folded.trailing_zeros() as usize] |= length_bit(length);
            folded &= folded - 1;
        }
    }
    found
}

/// The symbols that can be reached from before the first of two lanes over free squares alone, each colour in sixteen
/// bits of its own.
#[inline]
pub fn reached(near: Lane, far: Lane) -> u64 {
    let free = near.free() | far.free() << SIDE;
    let symbols = near.symbols() | far.symbols() << SIDE;
    let run = (!free & (free + 1)) - 1;
    symbols & (run * EVERY_COLOUR)
}
