//! The ways in which a player can place objects now, and how many of them can be combined.

use arrayvec::ArrayVec;

use crate::{Axis, Span, lanes::LONGEST};

/// The most ways that are considered.
const MOST: usize = 32;
/// The most choices that are tried; then the best result so far is used.
const PATIENCE: u32 = 200;

/// One way to place one object.
#[derive(Clone, Copy)]
struct Way {
    axis: Axis,
    /// Its row or column.
    across: i8,
    /// Its first and last square along it.
    along: (i8, i8),
}

impl Way {
    #[inline]
    fn of(span: Span, axis: Axis) -> Way {
        let (from, to) = (span.from(), span.to());
        match axis {
            Axis::Row => Way { axis, across: from.y, along: (from.x, to.x) },
            Axis::Column => Way { axis, across: from.x, along: (from.y, to.y) },
        }
    }

    /// Whether both would cover the same square.
    #[inline]
    fn clashes(&self, other: &Way) -> bool {
        let within = |along: (i8, i8), across: i8| along.0 <= across && across <= along.1;
        if self.axis == other.axis {
            self.across == other.across && self.along.0 <= other.along.1 && other.along.0 <= self.along.1
        } else {
            within(self.along, other.across) && within(other.along, self.across)
        }
    }
}

/// All ways to place the objects of one planner.
#[derive(Default)]
pub(crate) struct Plans {
    ways: ArrayVec<Way, MOST>,
    /// For each way, the ways that it rules out.
    ruled_out: [u32; MOST],
    /// For each length, its ways.
    of_length: [u32; LONGEST as usize + 1],
}

impl Plans {
    /// Adds a way.
    #[inline]
    pub fn note(&mut self, span: Span) {
        let Some((axis, length)) = span.line() else { return };
        if self.ways.is_full() {
            return;
        }
        let (way, number) = (Way::of(span, axis), self.ways.len());
        for (n, other) in self.ways.iter().enumerate() {
            if way.clashes(other) {
                self.ruled_out[number] |= 1 << n;
                self.ruled_out[n] |= 1 << number;
            }
        }
        self.ruled_out[number] |= 1 << number;
        self.of_length[usize::from(length)] |= 1 << number;
        self.ways.push(way);
    }

    /// The ways for this length, one bit each.
    #[inline]
    pub fn ways_of(&self, length: u8) -> u32 {
        self.of_length[usize::from(length)]
    }

    /// How many ways there are for this length.
    #[inline]
    pub fn ways(&self, length: u8) -> u32 {
        self.ways_of(length).count_ones()
    }

    /// The ways that no plan of these rivals blocks, one bit each.
    #[inline]
    pub fn safe_from<'a>(&self, rivals: impl Iterator<Item = &'a Plans> + Clone) -> u32 {
        let safe = |way: &Way| rivals.clone().all(|rival| rival.ways.iter().all(|other| !way.clashes(other)));
        self.ways.iter().enumerate().fold(0, |set, (n, way)| set | u32::from(safe(way)) << n)
    }

    /// The number of objects of these lengths that can be placed together.
    pub fn together(&self, lengths: impl Iterator<Item = u8>) -> u32 {
        let mut groups: ArrayVec<u32, 8> =
            lengths.map(|length| self.of_length[usize::from(length)]).filter(|ways| *ways != 0).take(8).collect();
        groups.sort_unstable_by_key(|ways| ways.count_ones());
        most(&groups, &self.ruled_out, u32::MAX, &mut PATIENCE.clone())
    }
}

/// The most groups from which one way each can be chosen, if only these ways are free.
fn most(groups: &[u32], ruled_out: &[u32; MOST], free: u32, patience: &mut u32) -> u32 {
    let Some((group, rest)) = groups.split_first() else { return 0 };
    let mut best = 0;
    let mut ways = group & free;
    while ways != 0 && *patience > 0 {
        *patience -= 1;
        let way = ways.trailing_zeros() as usize;
        best = best.max(1 + most(rest, ruled_out, free & !ruled_out[way], patience));
        if best as usize == groups.len() {
            return best;
        }
        ways &= ways - 1;
    }
    // Leaving this object out can be better only if that many others are left.
    if best as usize >= rest.len() { best } else { best.max(most(rest, ruled_out, free, patience)) }
}
