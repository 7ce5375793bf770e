//! Starting sites drawn at random: how many complete sets there are, and one of them.
//!
//! A set is valid when all its sites are far enough from each other (rooftops.start.random). Sites drawn one by one
//! without looking ahead could lead to a dead end and would favour some sets. So every draw counts the complete sets
//! that are still possible.

use std::collections::HashMap;

use rynek_kernel::{Rng, below};

use crate::map::{Map, SiteIndex, SiteSet};

/// The most sites of a set.
pub(crate) const MOST_STARTS: usize = 7;

/// The number of valid sets of each size, 0 to 7.
type BySize = [u32; MOST_STARTS + 1];

/// The sites that may still be drawn, and which of them exclude each other.
pub(crate) struct SiteDraws {
    /// What each site excludes, itself included.
    excludes: Vec<SiteSet>,
    known: HashMap<u64, BySize>,
}

impl SiteDraws {
    /// Sites of a map at least this many streets apart.
    pub(crate) fn new(map: &Map, distance: u8) -> SiteDraws {
        let excludes = (0..map.len()).map(|place| map.within(place, distance - 1)).collect();
        SiteDraws { excludes, known: HashMap::new() }
    }

    /// The sites that are compatible with all those drawn already.
    pub(crate) fn free(&self, map: &Map, drawn: SiteSet) -> SiteSet {
        drawn.iter().fold(map.all(), |free, place| free.except(self.excludes[place]))
    }

    /// The number of valid sets of these sites, by size: those without the first site and those with it.
    fn sets(&mut self, free: SiteSet) -> BySize {
        let Some(first) = free.iter().next() else {
            return [1, 0, 0, 0, 0, 0, 0, 0];
        };
        if let Some(sets) = self.known.get(&free.bits()) {
            return *sets;
        }
        let mut sets = self.sets(free.without(first));
        let with_first = self.sets(free.except(self.excludes[first]));
        for (size, count) in with_first[..MOST_STARTS].iter().enumerate() {
            sets[size + 1] += count;
        }
        self.known.insert(free.bits(), sets);
        sets
    }

    /// The number of valid sets of this size.
    pub(crate) fn count(&mut self, free: SiteSet, size: usize) -> u32 {
        self.sets(free)[size]
    }

    /// The number of them that contain this site.
    pub(crate) fn count_with(&mut self, free: SiteSet, site: SiteIndex, size: usize) -> u32 {
        if free.has(site) { self.count(free.except(self.excludes[site]), size - 1) } else { 0 }
    }

    /// Draws one of the sets, each with the same odds, and one site of it. So the odds of a site are proportional to
    /// the number of sets that contain it.
    pub(crate) fn draw(&mut self, free: SiteSet, size: usize, rng: &mut impl Rng) -> SiteIndex {
        let mut left = below(rng, self.count(free, size));
        let mut wanted = 1 + below(rng, size as u32) as usize;
        let (mut free, mut size) = (free, size);
        loop {
            let first = free.iter().next().expect("a set is left");
            let with_first = self.count_with(free, first, size);
            if left < with_first {
                wanted -= 1;
                if wanted == 0 {
                    return first;
                }
                free = free.except(self.excludes[first]);
                size -= 1;
            } else {
                left -= with_first;
                free = free.without(first);
            }
        }
    }
}

/// Whether this many floors of one colour could leave no site for another floor of that colour. This is a set of sites,
/// none next to another, such that every other site is next to one of them.
pub(crate) fn could_block(map: &Map, blocked: SiteSet, floors: usize) -> bool {
    let Some(open) = map.all().except(blocked).iter().next() else { return true };
    // Something has to block this site: a floor on it or next to it.
    floors > 0
        && map.within(open, 1).except(blocked).iter().any(|place| {
            let blocked = blocked.or(map.within(place, 1));
            could_block(map, blocked, floors - 1)
        })
}
