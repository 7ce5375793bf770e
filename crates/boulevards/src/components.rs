//! The components: streets, buildings, attractions and their shares, read from `components.json` and checked once.

mod sheet;

use rynek_kernel::{named, serde_as_notation};
use serde::{Deserialize, Serialize};

use crate::{
    Lot, LotSet, Street,
    lots::{ENDS, neighbours},
};
use sheet::Sheet;

/// The nine attractions that shares are held in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Attraction {
    /// Where the connection that ends the game begins.
    Pool,
    /// The cinema.
    Cinema,
    /// The shopping mall.
    Mall,
    /// The theatre.
    Theatre,
    /// The café in the middle of the town.
    Cafe,
    /// The amusement park.
    AmusementPark,
    /// The restaurant.
    Restaurant,
    /// The sports hall.
    SportsHall,
    /// Where the connection that ends the game leads.
    Stadium,
}

impl Attraction {
    /// Their number.
    pub const COUNT: usize = 9;

    /// All nine, row by row.
    pub const ALL: [Attraction; Attraction::COUNT] = [
        Attraction::Pool,
        Attraction::Cinema,
        Attraction::Mall,
        Attraction::Theatre,
        Attraction::Cafe,
        Attraction::AmusementPark,
        Attraction::Restaurant,
        Attraction::SportsHall,
        Attraction::Stadium,
    ];

    /// Its name in notation, JSON and the keys of messages.
    pub const fn name(self) -> &'static str {
        ["pool", "cinema", "mall", "theatre", "cafe", "amusement_park", "restaurant", "sports_hall", "stadium"]
            [self as usize]
    }
}

named!(Attraction, "ATTRACTION");

serde_as_notation!(Attraction);

/// The four kinds of building. A kind only helps to find the lot on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// In the north-west.
    Villa,
    /// A block of flats, in the south-west.
    Block,
    /// An office block, in the south-east.
    Office,
    /// In the north-east.
    Factory,
}

impl Kind {
    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["villa", "block", "office", "factory"][self as usize]
    }
}

/// Cards of one attraction: the lowest bit is the free card, then come the paid ones, the cheapest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(pub(crate) u8);

impl Cards {
    /// How many cards an attraction has, the free one included.
    pub const COUNT: usize = 5;
    /// All cards of an attraction.
    pub(crate) const ALL: Cards = Cards(0b11111);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the free card is among them.
    #[inline]
    pub const fn has_free(self) -> bool {
        self.0 & 1 == 1
    }

    /// Those that cost money.
    #[inline]
    pub(crate) const fn paid(self) -> Cards {
        Cards(self.0 & !1)
    }

    #[inline]
    pub(crate) const fn with(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The places of these cards in the stack, the top one first.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = usize> {
        (0..Cards::COUNT).filter(move |place| self.0 >> place & 1 == 1)
    }

    /// The card at one place of the stack.
    #[inline]
    pub(crate) const fn at(place: usize) -> Cards {
        Cards(1 << place)
    }

    /// The cheapest of them, on its own.
    #[inline]
    pub(crate) const fn top(self) -> Cards {
        Cards(self.0 & self.0.wrapping_neg())
    }
}

/// The most that a building costs.
pub(crate) const DEAREST: usize = 20;

/// The components of Boulevards.
#[derive(Debug)]
pub struct Components {
    pub(crate) sheet: Sheet,
    pub(crate) costs: [u8; Lot::COUNT],
    /// For every amount of money, the buildings whose printed cost is not higher.
    pub(crate) within: [LotSet; DEAREST + 1],
    /// The attractions at lot 1 and at lot 4.
    pub(crate) ends: [[Attraction; 2]; Street::COUNT],
    pub(crate) kinds: [Kind; Street::COUNT],
    /// The streets at each attraction, as bits.
    pub(crate) streets_at: [u16; Attraction::COUNT],
    pub(crate) prices: [[u8; Cards::COUNT]; Attraction::COUNT],
    pub(crate) dividends: [[u8; Cards::COUNT + 1]; Attraction::COUNT],
    pub(crate) places: [(u8, u8); Attraction::COUNT],
    /// The lots that touch each attraction.
    pub(crate) sites: [LotSet; Attraction::COUNT],
    /// For every set of finished streets, whether they connect the two places that end the game: a bit each.
    pub(crate) linked: [u64; 64],
    /// The lots of every way that ends the game once all of them are built on.
    pub(crate) ways: Vec<LotSet>,
}

impl Components {
    /// The money each player begins with, if this many can play.
    pub fn starting_cash(&self, players: usize) -> Option<u16> {
        self.sheet.players.starting_cash.get(&players.to_string()).copied()
    }

    /// How many buildings a hand has at the start.
    pub fn hand_size(&self) -> u8 {
        self.sheet.hand_size
    }

    /// What the builder of the connection gets.
    pub fn bonus(&self) -> u16 {
        self.sheet.end.bonus
    }

    /// The attractions whose connection ends the game.
    pub fn connection(&self) -> [Attraction; 2] {
        [self.sheet.end.from, self.sheet.end.to]
    }

    /// The cost printed on a building.
    #[inline]
    pub fn cost(&self, lot: Lot) -> u16 {
        self.costs[lot.index()].into()
    }

    /// The attractions at lot 1 and at lot 4 of a street.
    #[inline]
    pub fn ends(&self, street: Street) -> [Attraction; 2] {
        self.ends[street.index()]
    }

    /// The kind of the buildings on a street.
    pub fn kind(&self, street: Street) -> Kind {
        self.kinds[street.index()]
    }

    /// The attraction that a lot touches, if it is at the end of its street.
    #[inline]
    pub fn touches(&self, lot: Lot) -> Option<Attraction> {
        match lot.number() {
            1 => Some(self.ends(lot.street())[0]),
            4 => Some(self.ends(lot.street())[1]),
            _ => None,
        }
    }

    /// The lots that touch an attraction.
    pub fn lots_at(&self, attraction: Attraction) -> LotSet {
        self.sites[attraction as usize]
    }

    /// The printed prices of an attraction's cards, the free one first.
    #[inline]
    pub fn prices(&self, attraction: Attraction) -> &[u8; Cards::COUNT] {
        &self.prices[attraction as usize]
    }

    /// What a number of shares pays when a street at the attraction is finished.
    #[inline]
    pub fn dividend(&self, attraction: Attraction, shares: usize) -> u16 {
        self.dividends[attraction as usize][shares].into()
    }

    /// The column and the row of an attraction on the map, from 0.
    pub fn place(&self, attraction: Attraction) -> (u8, u8) {
        self.places[attraction as usize]
    }

    /// The sum of the printed prices of some cards.
    pub fn printed(&self, attraction: Attraction, cards: Cards) -> u16 {
        cards.places().map(|place| u16::from(self.prices(attraction)[place])).sum()
    }

    /// What the bank gives for some cards.
    #[inline]
    pub fn sale_value(&self, attraction: Attraction, cards: Cards) -> u16 {
        cards.places().map(|place| sale_value(self.prices(attraction)[place])).sum()
    }

    /// Whether these finished streets, as bits, connect the two places that end the game.
    #[inline]
    pub(crate) fn connects(&self, finished: u16) -> bool {
        self.linked[usize::from(finished / 64)] >> (finished % 64) & 1 == 1
    }

    /// The buildings that this much money pays for while these lots are built on (boulevards.cost.printed,
    /// boulevards.cost.double).
    #[inline]
    pub(crate) fn payable(&self, built: LotSet, cash: u16) -> LotSet {
        let cash = usize::from(cash);
        let single = ENDS.or(neighbours(built));
        let (once, twice) = (self.within[cash.min(DEAREST)], self.within[(cash / 2).min(DEAREST)]);
        single.and(once).or(twice.except(single))
    }
}

/// What the bank gives for a card: half its price, rounded up (boulevards.sell.half).
#[inline]
pub(crate) fn sale_value(price: u8) -> u16 {
    price.div_ceil(2).into()
}
