//! Lookup tables that are computed once for an edition: what areas are for, what is left to pay, what a hand can do.

use arrayvec::ArrayVec;

use super::{Building, BuildingId, District, DistrictId, Kind, Project, ProjectId};
use crate::{AreaSet, Die, DieSet, Quarter, Stock};

/// The areas of a map, or of a part of it, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Grounds {
    /// The areas that give each resource.
    pub industrial: [AreaSet; 3],
    pub trade: AreaSet,
    pub residential: AreaSet,
    /// The areas where each value of a die can be used.
    fitting: [AreaSet; 6],
}

impl Grounds {
    #[inline]
    pub fn and(self, other: &Grounds) -> Grounds {
        let mut both = self;
        for (areas, more) in both.industrial.iter_mut().zip(other.industrial) {
            *areas = areas.or(more);
        }
        for (areas, more) in both.fitting.iter_mut().zip(other.fitting) {
            *areas = areas.or(more);
        }
        both.trade = both.trade.or(other.trade);
        both.residential = both.residential.or(other.residential);
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
                    *found = found.or(here);
                }),
                Kind::Trade => grounds.trade = grounds.trade.or(here),
                Kind::Residential => grounds.residential = grounds.residential.or(here),
            }
            for die in face.dice.iter() {
                let fitting = &mut grounds.fitting[die as usize - 1];
                *fitting = fitting.or(here);
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

/// The grounds of every district card, by its side and by its quarter.
pub(crate) type Plots = [[[Grounds; 4]; 2]; DistrictId::COUNT];

/// The grounds of all cards.
pub(crate) fn plots(districts: &[District; DistrictId::COUNT]) -> Plots {
    std::array::from_fn(|card| {
        [0, 1].map(|side| Quarter::ALL.map(|quarter| Grounds::of_card(&districts[card], side, quarter)))
    })
}

/// The remaining costs of a card.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bill {
    /// The sum.
    pub all: Stock,
    /// The cost of each building that can be built next.
    pub next: ArrayVec<Stock, { BuildingId::COUNT }>,
    /// The cost of each pair that can be built next.
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
    /// The distances of the cards, each once.
    pub walks: ArrayVec<u8, { ProjectId::COUNT }>,
    /// The number of cards that can build.
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
                hand.builder_dice = hand.builder_dice.with(project.die);
            }
        }
        hand
    };
    (0..1 << ProjectId::COUNT).map(hand).collect()
}
