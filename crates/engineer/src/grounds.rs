//! What lies on the table, looked up once and for all for whoever judges many positions of it: which areas are for
//! what, what is left to be paid, what a hand can do.

use arrayvec::ArrayVec;

use crate::{
    AreaSet, Building, BuildingId, Die, DieSet, District, DistrictId, Engineer, Kind, Project, ProjectId, Quarter,
    Stock,
};

/// The areas of a map, or of a part of it, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grounds {
    /// Where each resource is found.
    pub industrial: [AreaSet; 3],
    pub trade: AreaSet,
    pub residential: AreaSet,
    /// Where each value of a die can be used.
    fitting: [AreaSet; 6],
}

impl Grounds {
    #[inline]
    fn and(self, other: &Grounds) -> Grounds {
        let mut both = self;
        for (areas, more) in both.industrial.iter_mut().zip(other.industrial) {
            *areas = areas.with(more);
        }
        for (areas, more) in both.fitting.iter_mut().zip(other.fitting) {
            *areas = areas.with(more);
        }
        both.trade = both.trade.with(other.trade);
        both.residential = both.residential.with(other.residential);
        both
    }

    fn of_card(district: &District, side: usize, quarter: Quarter) -> Grounds {
        let mut grounds = Grounds::default();
        for area in quarter.areas().iter() {
            let here = AreaSet::of(area);
            let face = district.sides[side][area.corner()];
            match face.kind {
                Kind::Industrial(resources) => resources.iter().for_each(|resource| {
                    let found = &mut grounds.industrial[resource as usize];
                    *found = found.with(here);
                }),
                Kind::Trade => grounds.trade = grounds.trade.with(here),
                Kind::Residential => grounds.residential = grounds.residential.with(here),
            }
            for die in face.dice.iter() {
                let fitting = &mut grounds.fitting[die as usize - 1];
                *fitting = fitting.with(here);
            }
        }
        grounds
    }

    /// The values that can be used in any of these areas.
    #[inline]
    pub fn dice_of(&self, areas: AreaSet) -> DieSet {
        Die::ALL.into_iter().filter(|die| !self.fitting[*die as usize - 1].and(areas).is_empty()).collect()
    }
}

/// The grounds of every district card, by its side and by the quarter where it may lie.
pub(crate) type Plots = [[[Grounds; 4]; 2]; DistrictId::COUNT];

/// Looks every card up.
pub(crate) fn plots(districts: &[District; DistrictId::COUNT]) -> Plots {
    std::array::from_fn(|card| {
        [0, 1].map(|side| Quarter::ALL.map(|quarter| Grounds::of_card(&districts[card], side, quarter)))
    })
}

/// What is left to be paid of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bill {
    /// All of it.
    pub all: Stock,
    /// What can be built next.
    pub next: ArrayVec<Stock, { BuildingId::COUNT }>,
    /// The two that can be built next, together.
    pub next_two: Vec<Stock>,
}

impl Bill {
    fn of(left: &[Stock], in_order: bool) -> Bill {
        let all = left.iter().fold(Stock::default(), |sum, cost| sum.plus(cost));
        let pairs = (1..left.len()).flat_map(|one| left[..one].iter().map(move |other| left[one].plus(other)));
        match left {
            [first, second, ..] if in_order => {
                Bill { all, next: [*first].into_iter().collect(), next_two: vec![first.plus(second)] }
            }
            _ => Bill { all, next: left.iter().copied().collect(), next_two: pairs.collect() },
        }
    }
}

/// The bills of a card, by which of its buildings are built, a bit each.
pub(crate) fn bills(buildings: &[Building], in_order: bool) -> Vec<Bill> {
    let left = |built: usize| {
        let unbuilt = buildings.iter().enumerate().filter(|(place, _)| built >> place & 1 == 0);
        unbuilt.map(|(_, building)| building.cost).collect::<Vec<Stock>>()
    };
    (0..1 << buildings.len()).map(|built| Bill::of(&left(built), in_order)).collect()
}

/// What a hand of project cards can do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hand {
    /// How far each card leads, every distance once.
    pub walks: ArrayVec<u8, { ProjectId::COUNT }>,
    /// How many cards can build.
    pub builders: u8,
    /// The values they build with.
    pub builder_dice: DieSet,
}

/// Every hand, by the cards in it, a bit each.
pub(crate) fn hands(projects: &[Project; ProjectId::COUNT]) -> Vec<Hand> {
    let hand = |cards: usize| {
        let mut hand = Hand::default();
        for (_, project) in projects.iter().enumerate().filter(|(place, _)| cards >> place & 1 == 1) {
            if !hand.walks.contains(&project.steps) {
                hand.walks.push(project.steps);
            }
            if project.advanced_powers.build {
                hand.builders += 1;
                hand.builder_dice = hand.builder_dice.with([project.die].into_iter().collect());
            }
        }
        hand
    };
    (0..1 << ProjectId::COUNT).map(hand).collect()
}

impl Engineer {
    /// The map as it lies.
    #[inline]
    pub(crate) fn grounds(&self) -> Grounds {
        let plots = self.edition.get().plots();
        Quarter::ALL.into_iter().fold(Grounds::default(), |grounds, quarter| {
            let card = &plots[self.layout[quarter as usize].index()];
            grounds.and(&card[self.side(quarter) as usize][quarter as usize])
        })
    }

    /// What is left to be paid of the open card.
    #[inline]
    pub(crate) fn bill(&self) -> &Bill {
        &self.edition.get().bills(self.building_card())[usize::from(self.built.bits())]
    }

    /// What all that is left costs, cards still to come included.
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

    /// Where the next project can lead; with no project left, where taking the cards back can.
    #[inline]
    pub(crate) fn within_reach(&self) -> AreaSet {
        if self.hand.is_empty() {
            return self.recoveries();
        }
        let walks = self.hand_powers().walks.iter();
        walks.fold(AreaSet::NONE, |areas, steps| areas.with(crate::reach(self.at, *steps)))
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{EditionRef, Game, playout, series_rng};

    use super::*;
    use crate::{Area, Layout, Resource, Setup};

    #[test]
    fn the_sets_are_what_the_areas_show() {
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
