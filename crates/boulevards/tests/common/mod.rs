//! Tables and games in a few lines.

// Each test file uses some of this.
#![allow(dead_code)]

use rynek_boulevards::{Action, Attraction, Boulevards, Cards, Components, Lot, LotSet, Setup, Street};
pub use rynek_kernel::conformance::testing::*;
use rynek_kernel::{Edition, EditionRef, Game, Seat, Turn, conformance::Inventory, random_step, series_rng};
use serde_json::json;

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// A lot by its name.
pub fn lot(name: &str) -> Lot {
    name.parse().unwrap()
}

/// Lots by their names.
pub fn lots(names: &str) -> LotSet {
    names.split_whitespace().map(lot).collect()
}

/// A game before its first building is drawn.
pub fn game(players: u8) -> Boulevards {
    Boulevards::new(EditionRef::shipped(), &Setup { players, ..Setup::default() }).unwrap()
}

/// A game with these opening hands.
pub fn dealt(hands: &[&str]) -> Boulevards {
    let mut game = game(hands.len() as u8);
    for name in hands.iter().flat_map(|hand| hand.split_whitespace()) {
        play(&mut game, &format!("draw {name}"));
    }
    game
}

/// A table set up by hand. Buildings and cards that are not mentioned are in the bag and in the stacks.
pub struct Table {
    built: LotSet,
    hands: Vec<LotSet>,
    cash: Vec<u16>,
    /// For each seat, the cards of each attraction as bits.
    cards: Vec<[u8; Attraction::COUNT]>,
    retired: u16,
    empty_bag: bool,
}

/// A table where seat 1 is to build; everyone has 20 and an empty hand.
pub fn table(players: usize) -> Table {
    Table {
        built: LotSet::NONE,
        hands: vec![LotSet::NONE; players],
        cash: vec![20; players],
        cards: vec![[0; Attraction::COUNT]; players],
        retired: 0,
        empty_bag: false,
    }
}

impl Table {
    /// These lots are built on.
    pub fn built(mut self, names: &str) -> Table {
        self.built = lots(names);
        self
    }

    /// A seat holds these buildings.
    pub fn hand(mut self, seat: usize, names: &str) -> Table {
        self.hands[seat - 1] = lots(names);
        self
    }

    /// A seat has this much money.
    pub fn cash(mut self, seat: usize, cash: u16) -> Table {
        self.cash[seat - 1] = cash;
        self
    }

    /// A seat holds the shares with these prices; 0 is the free one.
    pub fn shares(mut self, seat: usize, attraction: &str, prices: &[u8]) -> Table {
        let attraction: Attraction = attraction.parse().unwrap();
        let place = |price: &u8| components().prices(attraction).iter().position(|printed| printed == price).unwrap();
        self.cards[seat - 1][attraction as usize] = prices.iter().map(|price| 1 << place(price)).sum();
        self
    }

    /// The free card of this attraction has left the game, so its stack is open.
    pub fn open(mut self, attraction: &str) -> Table {
        self.retired |= 1 << attraction.parse::<Attraction>().unwrap() as u16;
        self
    }

    /// The bag is empty: every building not in a hand is built.
    pub fn empty_bag(mut self) -> Table {
        self.empty_bag = true;
        self
    }

    /// The position.
    pub fn set(self) -> Boulevards {
        let held = self.hands.iter().fold(LotSet::NONE, |held, hand| held.or(*hand));
        let built = if self.empty_bag { LotSet::ALL.except(held) } else { self.built };
        let finished = Street::all().filter(|street| street.ground().except(built).is_empty());
        let stack = |attraction: Attraction| {
            let free = self.retired >> attraction as u16 & 1;
            0b11111 & !self.cards.iter().fold(free as u8, |gone, cards| gone | cards[attraction as usize])
        };
        edited(&game(self.hands.len() as u8), |position| {
            position["step"] = json!("build");
            position["built"] = json!(built);
            position["finished"] = finished.map(|street| 1 << street.index()).sum::<u16>().into();
            position["bag"] = json!(LotSet::ALL.except(held).except(built));
            position["hands"] = json!(self.hands);
            position["stacks"] = json!(Attraction::ALL.map(stack));
            position["retired"] = json!(self.retired);
            for (n, wallet) in position["wallets"].as_array_mut().unwrap().iter_mut().enumerate() {
                wallet["cash"] = json!(self.cash[n]);
                wallet["cards"] = json!(self.cards[n]);
            }
        })
    }
}

/// The cash of each seat.
pub fn cash(game: &Boulevards) -> Vec<u16> {
    Seat::all(game.players()).map(|seat| game.cash(seat)).collect()
}

/// Plays a random game to its end. `visit` sees every position before the last, with the action that is played there.
pub fn random_game(mut game: Boulevards, seed: u64, mut visit: impl FnMut(&Boulevards, Action)) -> Boulevards {
    let mut rng = series_rng(seed, 0);
    while let Some(action) = random_step(&game, &mut rng) {
        visit(&game, action);
        game.play_unchecked(action);
    }
    game
}

/// The player to move.
pub fn mover(game: &Boulevards) -> Option<Seat> {
    match game.turn() {
        Turn::Player(seat) => Some(seat),
        _ => None,
    }
}

/// Every component, wherever it is.
pub fn inventory(game: &Boulevards) -> Inventory {
    let mut inventory = Inventory::new();
    let hands = Seat::all(game.players()).map(|seat| game.hand(seat));
    for lot in hands.chain([game.built(), game.bag()]).flat_map(|lots| lots.iter()) {
        *inventory.entry(format!("building {lot}")).or_default() += 1;
    }
    for attraction in Attraction::ALL {
        let held = Seat::all(game.players()).map(|seat| game.shares(seat, attraction));
        let retired = game.retired(attraction);
        for place in held.chain([game.stack(attraction), retired]).flat_map(Cards::places) {
            let price = game.edition().prices(attraction)[place];
            *inventory.entry(format!("share {attraction} {price}")).or_default() += 1;
        }
    }
    inventory
}
