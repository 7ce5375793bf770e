//! The view: all that clients display, without the other hands and the bag.

use rynek_kernel::{Breakdown, Game, Outcome, Seat, Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Attraction, Boulevards, Kind, Lot, Setup, Step, Street,
    components::{Cards, sale_value},
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// Where in the turn the game is.
    pub step: Step,
    /// Whose turn it is, also while chance draws for that seat.
    pub mover: Seat,
    /// Whether the player to move has sold a share this turn.
    pub selling: bool,
    /// The lot just built on, while its builder may take a share.
    pub site: Option<Lot>,
    /// The streets in the order of their letters.
    pub streets: Vec<StreetView>,
    /// The attractions, row by row.
    pub attractions: Vec<AttractionView>,
    /// The attractions whose connection ends the game.
    pub connection: [Attraction; 2],
    /// What the builder of the connection gets.
    pub bonus: u16,
    /// How many buildings are in the bag.
    pub bag: u8,
    /// Each seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own buildings; a spectator has none.
    pub hand: Option<Vec<BuildingView>>,
    /// The shares that the viewer may sell now, if it is their turn. Others do not see them: they depend on the hand.
    pub sales: Vec<SaleView>,
    /// The ways with the fewest buildings missing between the two ends of the connection.
    pub way: WayView,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A street.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct StreetView {
    /// Its letter.
    pub letter: char,
    /// What is built there.
    pub kind: Kind,
    /// The attractions at lot 1 and at lot 4.
    pub ends: [Attraction; 2],
    /// Lots 1 to 4.
    pub lots: Vec<LotView>,
}

/// A lot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct LotView {
    /// Which lot.
    pub lot: Lot,
    /// Whether it is built on.
    pub built: bool,
    /// The cost printed on the building.
    pub printed: u16,
    /// What the building would cost now, or 0 if it is built.
    pub cost: u16,
}

/// An attraction and its stack of shares.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct AttractionView {
    /// Which one.
    pub id: Attraction,
    /// Its column on the map, from 0.
    pub x: u8,
    /// Its row on the map, from 0.
    pub y: u8,
    /// Whether one of its streets is unfinished, so that its shares can still pay.
    pub pays: bool,
    /// How many of its streets are unfinished.
    pub unfinished: u8,
    /// The printed prices of the cards in the stack, the next one first; 0 is the free card.
    pub stack: Vec<u8>,
    /// The printed prices of the cards that left the game with a bankrupt player (boulevards.bankrupt.free-cards).
    pub retired: Vec<u8>,
    /// What 0, 1, 2 and more shares pay.
    pub dividends: Vec<u16>,
}

/// The public view of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct PlayerView {
    /// The money.
    pub cash: u16,
    /// The number of hidden buildings.
    pub buildings: u8,
    /// The printed prices of the shares held, by attraction in their order.
    pub shares: Vec<Vec<u8>>,
    /// The cash together with every sale that would be possible.
    pub funds: u16,
    /// 0 while in the game; 1 for the first player to go bankrupt.
    pub out: u8,
    /// Where the money came from and went.
    pub score: Breakdown,
}

/// A building in the viewer's hand.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct BuildingView {
    /// Where it belongs.
    pub lot: Lot,
    /// What it would cost now.
    pub cost: u16,
}

/// A share that may be sold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct SaleView {
    /// The sale, in notation.
    pub action: Action,
    /// The attraction.
    pub attraction: Attraction,
    /// The printed price.
    pub price: u8,
    /// What the bank gives for it.
    pub brings: u16,
    /// What the shares of the attraction pay, with this one and without it.
    pub pays: [u16; 2],
}

/// What is missing for the connection.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct WayView {
    /// How many buildings; 0 once the ends are connected.
    pub missing: u8,
    /// The streets on such a way, by their letters.
    pub streets: String,
}

impl Boulevards {
    pub(crate) fn table_view(&self, viewer: Viewer, outcome: Option<Outcome>) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => self
                .hands
                .get(seat.index())
                .map(|hand| hand.iter().map(|lot| BuildingView { lot, cost: self.cost(lot) }).collect()),
            Viewer::Spectator => None,
        };
        View {
            setup: self.setup,
            turn: self.turn(),
            step: self.step,
            mover: self.mover,
            selling: self.selling,
            site: self.site,
            streets: Street::all().map(|street| self.street_view(street)).collect(),
            attractions: Attraction::ALL.into_iter().map(|attraction| self.attraction_view(attraction)).collect(),
            connection: self.edition.connection(),
            bonus: self.edition.bonus(),
            bag: self.bag.len() as u8,
            players: Seat::all(self.hands.len()).map(|seat| self.player_view(seat)).collect(),
            hand,
            sales: if viewer == Viewer::Seat(self.mover) { self.sale_views() } else { Vec::new() },
            way: self.way_view(),
            outcome,
        }
    }

    fn street_view(&self, street: Street) -> StreetView {
        let lot = |lot: Lot| {
            let built = self.built.has(lot);
            LotView { lot, built, printed: self.edition.cost(lot), cost: if built { 0 } else { self.cost(lot) } }
        };
        StreetView {
            letter: street.letter(),
            kind: self.edition.kind(street),
            ends: self.edition.ends(street),
            lots: street.lots().map(lot).collect(),
        }
    }

    fn attraction_view(&self, id: Attraction) -> AttractionView {
        let (x, y) = self.edition.place(id);
        AttractionView {
            id,
            x,
            y,
            pays: self.pays(id),
            unfinished: self.unfinished_at(id).count() as u8,
            stack: self.stack_order(id).map(|place| self.edition.prices(id)[place]).collect(),
            retired: self.retired(id).places().map(|place| self.edition.prices(id)[place]).collect(),
            dividends: (0..=Cards::COUNT).map(|shares| self.edition.dividend(id, shares)).collect(),
        }
    }

    /// The streets at an attraction that can still pay.
    fn unfinished_at(&self, attraction: Attraction) -> impl Iterator<Item = Street> {
        Street::all().filter(move |street| self.gaps(*street) > 0 && self.edition.ends(*street).contains(&attraction))
    }

    /// The number of buildings missing on a street.
    fn gaps(&self, street: Street) -> u8 {
        street.ground().except(self.built).len() as u8
    }

    fn sale_views(&self) -> Vec<SaleView> {
        let mut actions = Vec::new();
        if self.step == Step::Build {
            self.actions(&mut actions);
        }
        let sale = |action| {
            let Action::Sell(attraction, price) = action else { return None };
            let held = self.shares(self.mover, attraction).len();
            let pays = [held, held - 1].map(|shares| self.edition.dividend(attraction, shares));
            Some(SaleView { action, attraction, price, brings: sale_value(price), pays })
        };
        actions.into_iter().filter_map(sale).collect()
    }

    fn way_view(&self) -> WayView {
        let [from, to] = self.edition.connection();
        let (near, far) = (self.distances(from), self.distances(to));
        let missing = near[to as usize];
        let on_way = |street: &Street| {
            let [one, other] = self.edition.ends(*street).map(|end| end as usize);
            let gaps = self.gaps(*street);
            near[one] + gaps + far[other] == missing || near[other] + gaps + far[one] == missing
        };
        WayView { missing, streets: Street::all().filter(on_way).map(|street| street.letter()).collect() }
    }

    /// How many buildings are missing on the way from an attraction to each.
    fn distances(&self, from: Attraction) -> [u8; Attraction::ALL.len()] {
        // Farther than any way, with room for a sum of two and a street.
        let mut far = [u8::MAX / 3; Attraction::ALL.len()];
        far[from as usize] = 0;
        let mut nearer = true;
        while nearer {
            nearer = false;
            for street in Street::all() {
                let [one, other] = self.edition.ends(street).map(|end| end as usize);
                for (start, end) in [(one, other), (other, one)] {
                    let reach = far[start] + self.gaps(street);
                    nearer |= reach < far[end];
                    far[end] = far[end].min(reach);
                }
            }
        }
        far
    }

    fn printed_prices(&self, attraction: Attraction, cards: Cards) -> Vec<u8> {
        cards.places().map(|place| self.edition.prices(attraction)[place]).collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let shares = |attraction| self.printed_prices(attraction, self.shares(seat, attraction));
        PlayerView {
            cash: self.cash(seat),
            buildings: self.hand(seat).len() as u8,
            shares: Attraction::ALL.into_iter().map(shares).collect(),
            funds: self.funds(seat),
            out: self.wallets[seat.index()].out,
            score: self.breakdown(seat),
        }
    }
}
