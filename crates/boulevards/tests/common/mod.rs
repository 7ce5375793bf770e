//! Tables and games in a few lines.

// Each test file uses some of this.
#![allow(dead_code)]

use std::collections::BTreeMap;

use rynek_boulevards::{Action, Attraction, Boulevards, Cards, Components, Lot, LotSet, Setup};
use rynek_kernel::{Edition, EditionRef, Game, Seat, Turn, conformance::Inventory, random_step, series_rng};
use serde_json::{Value, json};

/// The components that ship.
pub fn components() -> &'static Components {
    Components::shipped()
}

/// The seat that people call by this number.
pub fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
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
    Boulevards::new(EditionRef::shipped(), &Setup { players }).unwrap()
}

/// A game whose opening hands are these.
pub fn dealt(hands: &[&str]) -> Boulevards {
    let mut game = game(hands.len() as u8);
    for name in hands.iter().flat_map(|hand| hand.split_whitespace()) {
        play(&mut game, &format!("draw {name}"));
    }
    game
}

/// A table set up by hand: what is not said lies in the bag and in the stacks.
pub struct Table {
    players: usize,
    built: String,
    hands: BTreeMap<usize, String>,
    cash: BTreeMap<usize, u16>,
    shares: BTreeMap<usize, BTreeMap<String, Vec<u8>>>,
    retired: Vec<String>,
    empty_bag: bool,
}

/// A table where seat 1 is to build; everyone has 20 and an empty hand.
pub fn table(players: usize) -> Table {
    Table {
        players,
        built: String::new(),
        hands: BTreeMap::new(),
        cash: BTreeMap::new(),
        shares: BTreeMap::new(),
        retired: Vec::new(),
        empty_bag: false,
    }
}

impl Table {
    /// These lots are built on.
    pub fn built(mut self, lots: &str) -> Table {
        self.built = lots.to_owned();
        self
    }

    /// A seat holds these buildings.
    pub fn hand(mut self, seat: usize, lots: &str) -> Table {
        self.hands.insert(seat, lots.to_owned());
        self
    }

    /// A seat has so much money.
    pub fn cash(mut self, seat: usize, cash: u16) -> Table {
        self.cash.insert(seat, cash);
        self
    }

    /// A seat holds the shares with these prices; 0 is the free one.
    pub fn shares(mut self, seat: usize, attraction: &str, prices: &[u8]) -> Table {
        self.shares.entry(seat).or_default().insert(attraction.to_owned(), prices.to_vec());
        self
    }

    /// The free card of this attraction has left the game, so its stack is open.
    pub fn open(mut self, attraction: &str) -> Table {
        self.retired.push(attraction.to_owned());
        self
    }

    /// The bag is empty: every building not in a hand is built.
    pub fn empty_bag(mut self) -> Table {
        self.empty_bag = true;
        self
    }

    /// The position.
    pub fn set(self) -> Boulevards {
        let held: LotSet = self.hands.values().flat_map(|hand| lots(hand).iter().collect::<Vec<_>>()).collect();
        let built = if self.empty_bag { LotSet::ALL.except(held) } else { lots(&self.built) };
        let bag = LotSet::ALL.except(held).except(built);
        let names = |set: LotSet| set.iter().collect::<Vec<Lot>>();
        let player = |n: usize| {
            json!({
                "hand": names(lots(self.hands.get(&n).map_or("", String::as_str))),
                "cash": self.cash.get(&n).copied().unwrap_or(20),
                "shares": self.shares.get(&n).cloned().unwrap_or_default(),
                "earned": {}, "spent_on_buildings": 0, "spent_on_shares": 0, "got_for_shares": 0, "lost": 0, "out": 0,
            })
        };
        let left = |attraction: Attraction| -> Vec<u8> {
            let gone = |price: &u8| {
                let held = self.shares.values().filter_map(|shares| shares.get(attraction.name()));
                held.flatten().any(|held| held == price)
                    || (*price == 0 && self.retired.iter().any(|name| name == attraction.name()))
            };
            components().prices(attraction).iter().copied().filter(|price| !gone(price)).collect()
        };
        let stacks: BTreeMap<&str, Vec<u8>> = Attraction::ALL.into_iter().map(|a| (a.name(), left(a))).collect();
        let written = json!({
            "edition": EditionRef::<Components>::shipped(),
            "setup": {"players": self.players},
            "step": "build", "mover": 1, "selling": false, "site": null,
            "built": names(built), "bag": names(bag), "stacks": stacks, "retired": self.retired,
            "players": (1..=self.players).map(player).collect::<Vec<_>>(),
            "connector": null, "hands_then": [], "notes": [],
        });
        serde_json::from_value(written).unwrap_or_else(|fault| panic!("not a position: {fault}"))
    }
}

/// Carries out one action.
pub fn play(game: &mut Boulevards, action: &str) {
    game.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
}

/// Carries out some actions, and tells the position they lead to.
pub fn after(game: &Boulevards, actions: &[&str]) -> Boulevards {
    let mut game = game.clone();
    actions.iter().for_each(|action| play(&mut game, action));
    game
}

/// Asserts that a rule forbids an action, and that nothing happens.
pub fn refuses(game: &Boulevards, action: &str, rule: &str) {
    let mut after = game.clone();
    let refusal = after.apply(action.parse().unwrap()).expect_err(action);
    assert_eq!(refusal.rule(), rule, "{action}");
    assert_eq!(after, *game, "{action} was refused but changed something");
}

/// The legal actions.
pub fn actions(game: &Boulevards) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// The legal actions as they are written.
pub fn legal(game: &Boulevards) -> Vec<String> {
    actions(game).iter().map(Action::to_string).collect()
}

/// The cash of each seat.
pub fn cash(game: &Boulevards) -> Vec<u16> {
    Seat::all(game.players()).map(|seat| game.cash(seat)).collect()
}

/// The same position with a change to its JSON.
pub fn edited(game: &Boulevards, change: impl FnOnce(&mut Value)) -> Boulevards {
    let mut position = serde_json::to_value(game).unwrap();
    change(&mut position);
    serde_json::from_value(position).unwrap_or_else(|fault| panic!("not a position: {fault}"))
}

/// A random game, every position on the way shown with the action that leaves it.
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

/// Every component, wherever it lies.
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
