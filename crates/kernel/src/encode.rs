//! Positions and actions as numbers, for programs that learn to play: what an observation is made of, and how it is
//! written.
//!
//! An observation is one row of cells. Each [`ObservationPart`] is a block of them, in the order of [`Space::parts`],
//! and a plane is stored row by row. The actions of players are numbered from 0; each [`ActionRange`] is a block of
//! these numbers. Draws by chance have no number.

use crate::{Seat, Viewer};

/// One documented part of an observation: a plane of cells, or a list of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObservationPart {
    /// Its name, unique within a game.
    pub name: &'static str,
    /// What each cell means, in plain English.
    pub about: &'static str,
    /// The length of each axis; the last one varies fastest.
    pub shape: Vec<usize>,
    /// The lowest value of a cell.
    pub low: i16,
    /// The highest value of a cell.
    pub high: i16,
}

impl ObservationPart {
    /// A part with cells from `low` to `high`.
    pub fn new(name: &'static str, shape: &[usize], (low, high): (i16, i16), about: &'static str) -> ObservationPart {
        ObservationPart { name, about, shape: shape.to_vec(), low, high }
    }

    /// A part with cells that are 0 or 1.
    pub fn flags(name: &'static str, shape: &[usize], about: &'static str) -> ObservationPart {
        ObservationPart::new(name, shape, (0, 1), about)
    }

    /// How many cells it has.
    pub fn cells(&self) -> usize {
        self.shape.iter().product()
    }
}

/// One documented block of action numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionRange {
    /// Its name, unique within a game.
    pub name: &'static str,
    /// What each axis means, in plain English.
    pub about: &'static str,
    /// The length of each axis; the last one varies fastest.
    pub shape: Vec<usize>,
}

impl ActionRange {
    /// A block of actions.
    pub fn new(name: &'static str, shape: &[usize], about: &'static str) -> ActionRange {
        ActionRange { name, about, shape: shape.to_vec() }
    }

    /// How many actions it has.
    pub fn actions(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The fixed sizes for one table: they depend on its edition and its options only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Space {
    /// The parts of an observation, in order.
    pub parts: Vec<ObservationPart>,
    /// The length of an observation: the cells of all parts.
    pub cells: usize,
    /// The blocks of action numbers, in order.
    pub ranges: Vec<ActionRange>,
    /// How many action numbers there are. Draws by chance have none.
    pub actions: usize,
}

impl Space {
    /// The space with these parts and these blocks of actions.
    pub fn new(parts: Vec<ObservationPart>, ranges: Vec<ActionRange>) -> Space {
        let cells = parts.iter().map(ObservationPart::cells).sum();
        let actions = ranges.iter().map(ActionRange::actions).sum();
        Space { parts, cells, ranges, actions }
    }

    /// The first cell of a part.
    pub fn offset(&self, part: &str) -> Option<usize> {
        let place = self.parts.iter().position(|known| known.name == part)?;
        Some(self.parts[..place].iter().map(ObservationPart::cells).sum())
    }

    /// The first number of a block of actions.
    pub fn first_action(&self, range: &str) -> Option<usize> {
        let place = self.ranges.iter().position(|known| known.name == range)?;
        Some(self.ranges[..place].iter().map(ActionRange::actions).sum())
    }
}

impl Viewer {
    /// All seats in the order of an observation: the viewer first, then the others in turn order. A spectator sees the
    /// table as seat 1 does.
    ///
    /// ```
    /// use rynek_kernel::{Seat, Viewer};
    /// let around: Vec<u8> = Viewer::Seat(Seat::new(1)).seats_around(3).map(Seat::number).collect();
    /// assert_eq!(around, [2, 3, 1]);
    /// ```
    #[inline]
    pub fn seats_around(self, players: usize) -> impl Iterator<Item = Seat> {
        let own = self.first_seat(players);
        (own..players).chain(0..own).map(Seat::new)
    }

    /// The place of a seat in that order; 0 is the viewer.
    #[inline]
    pub fn place_of(self, seat: Seat, players: usize) -> usize {
        let (own, seat) = (self.first_seat(players), seat.index());
        if seat >= own { seat - own } else { seat + players - own }
    }

    /// A seat that this table does not have counts as a spectator.
    #[inline]
    fn first_seat(self, players: usize) -> usize {
        match self {
            Viewer::Seat(seat) if seat.index() < players => seat.index(),
            _ => 0,
        }
    }
}

/// Writes the cells of an observation one after the other.
///
/// ```
/// use rynek_kernel::CellWriter;
/// let mut cells = [9; 9];
/// let mut writer = CellWriter::new(&mut cells);
/// writer.flags(4, 0b0101);
/// writer.one_of(3, Some(1));
/// writer.count(700_u16, 500);
/// writer.one(-1_i16);
/// writer.finish();
/// assert_eq!(cells, [1, 0, 1, 0, 0, 1, 0, 500, -1]);
/// ```
pub struct CellWriter<'a> {
    left: &'a mut [i16],
}

impl<'a> CellWriter<'a> {
    /// Begins at the first cell.
    #[inline]
    pub fn new(cells: &'a mut [i16]) -> CellWriter<'a> {
        CellWriter { left: cells }
    }

    /// The next cells, for the caller to fill. They hold what was there before.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn next(&mut self, count: usize) -> &'a mut [i16] {
        let (next, left) = std::mem::take(&mut self.left).split_at_mut(count);
        self.left = left;
        next
    }

    /// One cell.
    #[inline]
    pub fn one(&mut self, value: impl Into<i16>) {
        self.next(1)[0] = value.into();
    }

    /// One cell with a number; a larger one than `most` is written as `most`.
    #[inline]
    pub fn count(&mut self, value: impl Into<u32>, most: i16) {
        self.one(value.into().min(most as u32) as i16);
    }

    /// A cell for each of the lowest bits, 1 where it is set.
    #[inline]
    pub fn flags(&mut self, count: usize, bits: u64) {
        for (place, cell) in self.next(count).iter_mut().enumerate() {
            *cell = (bits >> place & 1) as i16;
        }
    }

    /// Cells of which one is 1, and the others 0. All are 0 if there is no such cell.
    #[inline]
    pub fn one_of(&mut self, count: usize, place: Option<usize>) {
        let cells = self.next(count);
        cells.fill(0);
        if let Some(cell) = place.and_then(|place| cells.get_mut(place)) {
            *cell = 1;
        }
    }

    /// Ends an observation.
    ///
    /// # Panics
    /// In builds with debug assertions, if cells are left.
    #[inline]
    pub fn finish(self) {
        debug_assert!(self.left.is_empty(), "{} cells are not written", self.left.len());
    }
}
