//! Lookups of a position in the tables of its edition: what its areas are for, the remaining costs, what the hand can
//! do.

use crate::{
    AreaSet, Engineer, Quarter, Stock,
    components::tables::{Bill, Grounds, Hand},
};

impl Engineer {
    /// The grounds of the current map.
    #[inline]
    pub(crate) fn grounds(&self) -> Grounds {
        let plots = self.edition.get().plots();
        Quarter::ALL.into_iter().fold(Grounds::default(), |grounds, quarter| {
            let card = &plots[self.layout[quarter as usize].index()];
            grounds.and(&card[self.side(quarter) as usize][quarter as usize])
        })
    }

    /// The remaining costs of the open card.
    #[inline]
    pub(crate) fn bill(&self) -> &Bill {
        &self.edition.get().bills(self.building_card())[usize::from(self.built.bits())]
    }

    /// The cost of everything left, later cards included.
    #[inline]
    pub(crate) fn to_pay(&self) -> Stock {
        let components = self.edition.get();
        let later = &self.setup.mode.cards()[usize::from(self.card) + 1..];
        later.iter().fold(self.bill().all, |sum, card| sum.plus(&components.bills(*card)[0].all))
    }

    /// What the hand can do.
    #[inline]
    pub(crate) fn hand_powers(&self) -> &Hand {
        &self.edition.get().hands()[usize::from(self.hand.bits())]
    }

    /// The areas that the next project can lead to; without projects, those that taking the cards back can lead to.
    #[inline]
    pub(crate) fn within_reach(&self) -> AreaSet {
        if self.hand.is_empty() {
            return self.recoveries();
        }
        let walks = self.hand_powers().walks.iter();
        walks.fold(AreaSet::NONE, |areas, steps| areas.or(crate::reach(self.at, *steps)))
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{EditionRef, Game, playout, series_rng};

    use super::*;
    use crate::{Area, Kind, Layout, Resource, Setup};

    #[test]
    fn grounds_agree_with_the_areas() {
        for seed in 0..4 {
            let setup = Setup { layout: Layout::Random, ..Setup::default() };
            let mut game = Engineer::new(EditionRef::shipped(), &setup).expect("default options");
            playout(&mut game, &mut series_rng(seed, 0));
            let grounds = game.grounds();
            for area in Area::all() {
                let kind = game.face(area).kind;
                let gives = |resource| matches!(kind, Kind::Industrial(resources) if resources.has(resource));
                for resource in Resource::ALL {
                    assert_eq!(grounds.industrial[resource as usize].has(area), gives(resource), "{area}");
                }
                assert_eq!(grounds.trade.has(area), kind == Kind::Trade, "{area}");
                assert_eq!(grounds.residential.has(area), kind == Kind::Residential, "{area}");
                assert_eq!(grounds.dice_of(AreaSet::of(area)), game.face(area).dice, "{area}");
            }
        }
    }
}
