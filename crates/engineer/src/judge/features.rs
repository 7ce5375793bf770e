//! Features of a position between two rounds, from which the number of remaining rounds is estimated.
//!
//! Each feature is one number. Its weight in rounds is learned, separately for each [`Course`].

use crate::{AreaSet, BuildingCard, DieSet, Engineer, Resource, Stock, components::tables::Grounds, state::Step};

/// What is left to build. Each course has its own weights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Course {
    /// Side A alone.
    A,
    /// Side B.
    B,
    /// Side A, and side B after it.
    Both,
    /// The first challenge.
    Eiffel,
    /// The second challenge.
    EmpireState,
}

impl Course {
    /// All five.
    pub const ALL: [Course; 5] = [Course::A, Course::B, Course::Both, Course::Eiffel, Course::EmpireState];
}

/// The index of each feature.
pub(crate) mod place {
    /// Which buildings of the card are built: one of sixteen.
    pub const BUILT: usize = 0;
    /// Wood, coal and steel missing for everything that is to be built.
    pub const MISSING: usize = 16;
    /// Dollars missing for it.
    pub const MISSING_MONEY: usize = 19;
    /// Wood, coal and steel beyond what all of it takes.
    pub const SURPLUS: usize = 20;
    /// Dollars beyond it.
    pub const SURPLUS_MONEY: usize = 23;
    /// Resources and dollars missing for the building that needs the least.
    pub const NEXT: usize = 24;
    /// The same for two buildings together.
    pub const NEXT_TWO: usize = 26;
    /// Whether there is enough for one building, and for two.
    pub const PAYABLE: usize = 28;
    /// How many cards are in hand: one of seven.
    pub const CARDS: usize = 30;
    /// Each card in hand.
    pub const CARD: usize = 37;
    /// Cards in hand that can build something affordable.
    pub const BUILDERS: usize = 43;
    /// Whether the dice can be set, and whether something is affordable then.
    pub const PLANNED: usize = 44;
    /// Tokens on areas, and their square.
    pub const TOKENS: usize = 46;
    /// Areas closed by a token: residential, trade, and each resource if it is missing.
    pub const CLOSED: usize = 48;
    /// Tokens short of three in the pool.
    pub const SHORT_OF_TOKENS: usize = 53;
    /// Each district card that is developed.
    pub const DEVELOPED: usize = 54;
    /// Whether the next walk can lead to each missing resource.
    pub const IN_REACH: usize = 58;
    /// How many useful areas it can lead to.
    pub const AREAS_IN_REACH: usize = 61;
    /// Whether it can lead to taxes that are needed.
    pub const TAXES_IN_REACH: usize = 62;
    /// The odds of a roll that allows to build something affordable.
    pub const BUILD_ODDS: usize = 63;
    /// The odds of a roll that fits a missing resource in reach.
    pub const TAKE_ODDS: usize = 64;
    /// Resources at their limit that are still missing.
    pub const FULL: usize = 65;
}

/// The number of features.
pub const FEATURES: usize = 66;

/// What is missing for a purchase.
#[derive(Clone, Copy, Default)]
struct Gap {
    resources: u8,
    money: u8,
}

impl Gap {
    #[inline]
    fn of(cost: &Stock, stock: &Stock) -> Gap {
        let missing = cost.less(stock);
        Gap { resources: missing.wood + missing.coal + missing.steel, money: missing.money }
    }

    /// The least of what is missing for any of these.
    #[inline]
    fn least(costs: &[Stock], stock: &Stock) -> Option<Gap> {
        costs.iter().map(|cost| Gap::of(cost, stock)).min_by_key(|gap| gap.size())
    }

    /// A resource is about as hard to get as two dollars.
    #[inline]
    fn size(self) -> u8 {
        2 * self.resources + self.money
    }
}

impl Engineer {
    /// What is left to be built.
    #[inline]
    pub fn course(&self) -> Course {
        match self.building_card() {
            BuildingCard::A if usize::from(self.card) + 1 < self.setup.mode.cards().len() => Course::Both,
            BuildingCard::A => Course::A,
            BuildingCard::B => Course::B,
            BuildingCard::Eiffel => Course::Eiffel,
            BuildingCard::EmpireState => Course::EmpireState,
        }
    }

    /// Calls `see` with the index and the value of features. A feature that is 0 may be left out, and the values of one
    /// feature may be split into several calls.
    pub fn features(&self, see: impl FnMut(usize, f64)) {
        self.features_on(&self.grounds(), see);
    }

    /// The same with grounds that were computed before.
    #[inline]
    pub(crate) fn features_on(&self, grounds: &Grounds, mut see: impl FnMut(usize, f64)) {
        see(place::BUILT + usize::from(self.built.bits() & 15), 1.0);
        let missing = self.see_costs(&mut see);
        let payable = self.see_next(&mut see);
        self.see_hand(payable, &mut see);
        self.see_map(grounds, missing, payable, &mut see);
    }

    /// What is missing for everything left.
    #[inline]
    pub(crate) fn missing(&self) -> Stock {
        self.to_pay().less(&self.stock)
    }

    /// The resources that are missing.
    #[inline]
    fn see_costs(&self, see: &mut impl FnMut(usize, f64)) -> [bool; 3] {
        let cost = self.to_pay();
        let (missing, surplus) = (cost.less(&self.stock), self.stock.less(&cost));
        let most = self.edition.get().numbers().resource_max;
        for resource in Resource::ALL {
            see(place::MISSING + resource as usize, missing.count(resource).into());
            see(place::SURPLUS + resource as usize, surplus.count(resource).into());
            let full = missing.count(resource) > 0 && self.stock.count(resource) == most;
            see(place::FULL, f64::from(u8::from(full)));
        }
        see(place::MISSING_MONEY, missing.money.into());
        see(place::SURPLUS_MONEY, surplus.money.into());
        Resource::ALL.map(|resource| missing.count(resource) > 0)
    }

    /// Whether something can be paid.
    #[inline]
    fn see_next(&self, see: &mut impl FnMut(usize, f64)) -> bool {
        let bill = self.bill();
        let next = Gap::least(&bill.next, &self.stock).unwrap_or_default();
        let two = Gap::least(&bill.next_two, &self.stock).unwrap_or(next);
        for (at, gap) in [(place::NEXT, next), (place::NEXT_TWO, two)] {
            see(at, gap.resources.into());
            see(at + 1, gap.money.into());
        }
        let payable = [next, two].map(|gap| gap.size() == 0);
        see(place::PAYABLE, f64::from(u8::from(payable[0])));
        see(place::PAYABLE + 1, f64::from(u8::from(payable[1])));
        payable[0]
    }

    #[inline]
    fn see_hand(&self, payable: bool, see: &mut impl FnMut(usize, f64)) {
        see(place::CARDS + self.hand.len(), 1.0);
        let mut cards = self.hand.bits();
        while cards != 0 {
            see(place::CARD + cards.trailing_zeros() as usize, 1.0);
            cards &= cards - 1;
        }
        if payable {
            see(place::BUILDERS, self.hand_powers().builders.into());
        }
        if self.step == Step::SetDice {
            see(place::PLANNED, 1.0);
            see(place::PLANNED + 1, f64::from(u8::from(payable)));
        }
    }

    #[inline]
    fn see_map(&self, grounds: &Grounds, missing: [bool; 3], payable: bool, see: &mut impl FnMut(usize, f64)) {
        let tokens = self.tokens.len() as f64;
        see(place::TOKENS, tokens);
        see(place::TOKENS + 1, tokens * tokens / 8.0);
        see(place::SHORT_OF_TOKENS, 3_u8.saturating_sub(self.pool).into());
        for quarter in self.developed.iter() {
            see(place::DEVELOPED + self.layout[quarter as usize].index(), 1.0);
        }
        let closed = |areas: AreaSet| self.tokens.and(areas).len() as f64;
        see(place::CLOSED, closed(grounds.residential));
        see(place::CLOSED + 1, closed(grounds.trade));
        let open = self.within_reach().except(self.tokens);
        let mut useful = AreaSet::NONE;
        for resource in Resource::ALL.into_iter().filter(|resource| missing[*resource as usize]) {
            let areas = grounds.industrial[resource as usize];
            see(place::CLOSED + 2 + resource as usize, closed(areas));
            let found = open.and(areas);
            see(place::IN_REACH + resource as usize, f64::from(u8::from(!found.is_empty())));
            useful = useful.or(found);
        }
        see(place::AREAS_IN_REACH, useful.len() as f64);
        see(place::TAKE_ODDS, odds(grounds.dice_of(useful)));
        let homes = open.and(grounds.residential);
        if payable {
            see(place::BUILD_ODDS, odds(grounds.dice_of(homes).or(self.hand_powers().builder_dice)));
        } else {
            see(place::TAXES_IN_REACH, f64::from(u8::from(!homes.is_empty())));
        }
    }
}

/// The odds that at least one of three dice shows one of these values.
#[inline]
fn odds(values: DieSet) -> f64 {
    const ODDS: [f64; 7] = [0.0, 91.0 / 216.0, 152.0 / 216.0, 189.0 / 216.0, 208.0 / 216.0, 215.0 / 216.0, 1.0];
    ODDS[values.len()]
}
