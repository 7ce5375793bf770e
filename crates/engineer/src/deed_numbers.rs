//! Deeds as numbers, for programs that learn to play.

use crate::{Area, AreaSet, BuildingId, Deed, Die, DistrictId, Resource, Swap, components::Powers};

/// The pairs of areas.
pub(crate) const PAIRS: usize = Area::COUNT * (Area::COUNT - 1) / 2;

/// The areas of each pair: a1 b1, a1 c1 and so on.
const PAIR_BITS: [u16; PAIRS] = {
    let mut pairs = [0; PAIRS];
    let (mut first, mut number) = (0, 0);
    while first < Area::COUNT {
        let mut second = first + 1;
        while second < Area::COUNT {
            pairs[number] = 1 << first | 1 << second;
            number += 1;
            second += 1;
        }
        first += 1;
    }
    pairs
};

/// The number of a pair of areas.
#[inline]
pub(crate) fn pair_number(areas: AreaSet) -> Option<usize> {
    let bits = areas.bits();
    if bits.count_ones() != 2 {
        return None;
    }
    let (first, second) = (bits.trailing_zeros() as usize, 15 - bits.leading_zeros() as usize);
    Some(first * (2 * Area::COUNT - 1 - first) / 2 + second - first - 1)
}

/// The pair with this number.
pub(crate) fn pair(number: usize) -> AreaSet {
    AreaSet::from_bits(PAIR_BITS[number])
}

/// The kinds of deed, in the order of their numbers, and how many deeds each has.
const KINDS: usize = 10;
const SIZES: [usize; KINDS] = [
    1,
    1,
    Area::COUNT,
    PAIRS,
    Resource::ALL.len(),
    Die::ALL.len() * (Die::ALL.len() - 1),
    BuildingId::COUNT,
    1,
    Resource::ALL.len() * 3,
    DistrictId::COUNT,
];
const NOTHING: usize = 0;
const PLAN: usize = 1;
const REMOVE: usize = 2;
const REMOVE_TWO: usize = 3;
const TAKE: usize = 4;
const SET_DIE: usize = 5;
const BUILD: usize = 6;
const HALT: usize = 7;
const SWAP: usize = 8;
const DEVELOP: usize = 9;

/// More deeds than there are.
pub(crate) const MOST_DEEDS: usize = 200;

/// The numbers of the deeds that a card or a bonus allows in any position: only the kinds it can have are numbered.
#[derive(Clone, Copy)]
pub(crate) struct DeedNumbers {
    /// The first number of each kind, and behind the last one.
    first: [u16; KINDS + 1],
}

impl DeedNumbers {
    const fn new(kinds: [bool; KINDS]) -> DeedNumbers {
        let mut first = [0; KINDS + 1];
        let mut kind = 0;
        while kind < KINDS {
            first[kind + 1] = first[kind] + if kinds[kind] { SIZES[kind] as u16 } else { 0 };
            kind += 1;
        }
        DeedNumbers { first }
    }

    /// The deeds of a project card with these powers.
    #[inline]
    pub(crate) fn of_project(powers: &[Powers; 2]) -> DeedNumbers {
        let any = |has: fn(&Powers) -> bool| powers.iter().any(has);
        DeedNumbers::new([
            true,
            true,
            any(|powers| powers.remove > 0),
            any(|powers| powers.remove > 1),
            any(|powers| powers.take),
            any(|powers| powers.set_die),
            any(|powers| powers.build),
            any(|powers| powers.halt),
            any(|powers| powers.swap),
            any(|powers| powers.develop),
        ])
    }

    /// The deeds of every bonus.
    #[inline]
    pub(crate) const fn of_bonus() -> DeedNumbers {
        const BONUS: DeedNumbers = DeedNumbers::new([false, false, true, true, true, false, false, true, false, false]);
        BONUS
    }

    /// How many there are.
    #[inline]
    pub(crate) const fn count(&self) -> usize {
        self.first[KINDS] as usize
    }

    /// The number of a deed of this kind, if that kind is numbered.
    #[inline]
    fn at(&self, kind: usize, place: usize) -> Option<usize> {
        (self.first[kind] < self.first[kind + 1]).then(|| usize::from(self.first[kind]) + place)
    }

    /// The number of developing a district.
    #[inline]
    pub(crate) fn develop(&self, district: DistrictId) -> Option<usize> {
        self.at(DEVELOP, district.index())
    }

    /// The number of a deed, if it has one here.
    #[inline]
    pub(crate) fn number(&self, deed: Deed) -> Option<usize> {
        match deed {
            Deed::Nothing => self.at(NOTHING, 0),
            Deed::Plan => self.at(PLAN, 0),
            Deed::Remove(areas) if areas.len() == 1 => self.at(REMOVE, areas.at(0).index()),
            Deed::Remove(areas) => self.at(REMOVE_TWO, pair_number(areas)?),
            Deed::Take(resource) => self.at(TAKE, resource as usize),
            Deed::SetDie(from, to) if from == to => None,
            Deed::SetDie(from, to) => {
                let (from, to) = (from as usize - 1, to as usize - 1);
                self.at(SET_DIE, from * (Die::ALL.len() - 1) + to - usize::from(to > from))
            }
            Deed::Build(building) => self.at(BUILD, building.index()),
            Deed::Halt => self.at(HALT, 0),
            Deed::Swap(swap) => {
                let give = swap.give();
                let place = Swap::doubles(give).iter().position(|double| *double == swap)?;
                self.at(SWAP, give as usize * 3 + place)
            }
            Deed::Develop(district) => self.develop(district),
        }
    }

    /// The deed with this number.
    pub(crate) fn deed(&self, number: usize) -> Option<Deed> {
        let kind = (0..KINDS).find(|kind| number < self.first[kind + 1].into())?;
        let place = number - usize::from(self.first[kind]);
        Some(match kind {
            NOTHING => Deed::Nothing,
            PLAN => Deed::Plan,
            REMOVE => Deed::Remove(AreaSet::from_bits(1 << place)),
            REMOVE_TWO => Deed::Remove(pair(place)),
            TAKE => Deed::Take(Resource::ALL[place]),
            SET_DIE => {
                let (from, to) = (place / 5, place % 5);
                Deed::SetDie(Die::ALL[from], Die::ALL[to + usize::from(to >= from)])
            }
            BUILD => Deed::Build(BuildingId::new(place as u8 + 1)?),
            HALT => Deed::Halt,
            SWAP => Deed::Swap(Swap::doubles(Resource::ALL[place / 3])[place % 3]),
            _ => Deed::Develop(DistrictId::new(place as u8 + 1)?),
        })
    }
}
