//! The position.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Attraction, Components, Lot, LotSet, Setup,
    components::Cards,
    lots::{ENDS, neighbours},
    memory::Memory,
    on_top::OnTop,
};

/// Where in a turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Opening hands are drawn, seat by seat.
    Deal,
    /// The player builds, or has to sell first, or is bankrupt.
    Build,
    /// The player may take one share.
    Share,
    /// The player draws a building from the bag.
    Draw,
    /// The game is over.
    Over,
}

/// The money and the shares of a player, and where the money came from and went.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Wallet {
    pub cash: u16,
    /// The shares held, by attraction.
    pub cards: [Cards; Attraction::COUNT],
    /// What each attraction has paid so far.
    pub earned: [u16; Attraction::COUNT],
    /// Spent on buildings.
    pub buildings: u16,
    /// Spent on shares.
    pub shares: u16,
    /// Received for shares sold.
    pub sold: u16,
    /// Money given to the bank in a bankruptcy.
    pub lost: u16,
    /// 0 while the player is in the game; 1 for the first player to go bankrupt, 2 for the next.
    pub out: u8,
}

impl Wallet {
    pub(crate) fn with(cash: u16) -> Wallet {
        Wallet { cash, ..Wallet::default() }
    }

    /// Whether the player is still in the game.
    #[inline]
    pub(crate) fn plays(&self) -> bool {
        self.out == 0
    }
}

/// A position of Boulevards. It is a flat value of about 1.5 KiB: cloning it never touches the heap. Its JSON is for
/// tests: reading it checks no rule.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boulevards {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    pub(crate) step: Step,
    /// The player to move; while hands are dealt, the player who draws.
    pub(crate) mover: Seat,
    /// Whether the player to move has sold a share this turn.
    pub(crate) selling: bool,
    /// The lot just built on, while its builder may take a share.
    pub(crate) site: Option<Lot>,
    pub(crate) built: LotSet,
    /// The finished streets, as bits. They follow from `built`.
    pub(crate) finished: u16,
    pub(crate) bag: LotSet,
    pub(crate) hands: ArrayVec<LotSet, MAX_SEATS>,
    /// The cards left in the stacks, by attraction.
    pub(crate) stacks: [Cards; Attraction::COUNT],
    /// Those of them that are not in price order, by attraction.
    #[serde(default)]
    pub(crate) on_top: [OnTop; Attraction::COUNT],
    /// The attractions whose free card has left the game, as bits.
    pub(crate) retired: u16,
    pub(crate) wallets: ArrayVec<Wallet, MAX_SEATS>,
    /// The number of bankrupt players.
    pub(crate) bankrupts: u8,
    /// The player who made the connection that ended the game.
    pub(crate) connector: Option<Seat>,
    /// Public events that limit what hidden hands can contain.
    pub(crate) memory: Memory,
}

impl Boulevards {
    /// Where in a turn the game is.
    pub fn step(&self) -> Step {
        self.step
    }

    /// A player's money.
    pub fn cash(&self, seat: Seat) -> u16 {
        self.wallets[seat.index()].cash
    }

    /// A player's shares of an attraction.
    pub fn shares(&self, seat: Seat, attraction: Attraction) -> Cards {
        self.wallets[seat.index()].cards[attraction as usize]
    }

    /// The cards left in the stack of an attraction.
    pub fn stack(&self, attraction: Attraction) -> Cards {
        self.stacks[attraction as usize]
    }

    /// The cards of an attraction that have left the game.
    pub fn retired(&self, attraction: Attraction) -> Cards {
        Cards((self.retired >> attraction as u8 & 1) as u8)
    }

    /// A player's hidden buildings.
    pub fn hand(&self, seat: Seat) -> LotSet {
        self.hands[seat.index()]
    }

    /// The buildings in the bag.
    pub fn bag(&self) -> LotSet {
        self.bag
    }

    /// The lots built on.
    pub fn built(&self) -> LotSet {
        self.built
    }

    /// Whether a player is still in the game.
    pub fn plays(&self, seat: Seat) -> bool {
        self.wallets[seat.index()].plays()
    }

    /// What a building costs now: the printed cost, or twice that where it would touch nothing
    /// (boulevards.cost.double).
    #[inline]
    pub fn cost(&self, lot: Lot) -> u16 {
        let single = ENDS.or(neighbours(self.built)).has(lot);
        self.edition.cost(lot) << u16::from(!single)
    }

    /// The buildings in a hand that this much money pays for.
    #[inline]
    pub(crate) fn payable_with(&self, seat: Seat, cash: u16) -> LotSet {
        self.hands[seat.index()].and(self.edition.payable(self.built, cash))
    }

    /// The buildings in a hand that the player can pay for now.
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> LotSet {
        self.payable_with(seat, self.wallets[seat.index()].cash)
    }

    /// Whether an attraction can still pay: not all of its streets are finished (boulevards.sell.dead).
    #[inline]
    pub fn pays(&self, attraction: Attraction) -> bool {
        self.edition.streets_at[attraction as usize] & !self.finished != 0
    }

    /// The cards of an attraction that a player without enough money may sell (boulevards.sell.free,
    /// boulevards.sell.dead).
    #[inline]
    pub(crate) fn sellable(&self, seat: Seat, attraction: Attraction) -> Cards {
        let paid = self.wallets[seat.index()].cards[attraction as usize].paid();
        if self.pays(attraction) { paid } else { Cards::default() }
    }

    /// The cash of a player and the value of every possible sale.
    pub fn funds(&self, seat: Seat) -> u16 {
        let sales = Attraction::ALL.into_iter().map(|a| self.edition.sale_value(a, self.sellable(seat, a)));
        self.cash(seat) + sales.sum::<u16>()
    }

    /// The price of the next card of an attraction, if its stack is open (boulevards.buy.closed).
    #[inline]
    pub(crate) fn open_price(&self, attraction: Attraction) -> Option<u16> {
        let stack = self.stacks[attraction as usize];
        if stack.has_free() {
            return None;
        }
        self.next_card(attraction).map(|place| self.edition.prices(attraction)[place].into())
    }

    /// The free card that the player who has just built may take (boulevards.free.site).
    #[inline]
    pub(crate) fn free_card(&self) -> Option<Attraction> {
        self.edition.touches(self.site?).filter(|attraction| self.stacks[*attraction as usize].has_free())
    }

    /// The attractions of which the player to move could buy a card.
    #[inline]
    pub(crate) fn affordable(&self) -> impl Iterator<Item = Attraction> + '_ {
        let cash = self.wallets[self.mover.index()].cash;
        Attraction::ALL.into_iter().filter(move |a| self.open_price(*a).is_some_and(|price| price <= cash))
    }
}
