//! A slow second implementation of the rules, with names and lists from the text of `components.json` instead of bits
//! and tables.

// Each test file uses some of this.
#![allow(dead_code)]

pub mod hands;

use std::collections::{BTreeMap, BTreeSet};

use rynek_boulevards::Boulevards;
use rynek_kernel::{Game, Seat};
use serde_json::Value;

fn components() -> Value {
    serde_json::from_str(include_str!("../../components.json")).unwrap()
}

/// The cash of a seat as the sum of all income and spending.
pub fn points(game: &Boulevards, seat: Seat) -> i32 {
    let position = serde_json::to_value(game).unwrap();
    let wallet = &position["wallets"][seat.index()];
    let sum = |name: &str| wallet[name].as_i64().unwrap();
    let start = components()["players"]["starting_cash"][game.players().to_string()].as_i64().unwrap();
    let earned: i64 = wallet["earned"].as_array().unwrap().iter().map(|paid| paid.as_i64().unwrap()).sum();
    let bonus =
        if position["connector"] == u8::from(seat) { components()["end"]["bonus"].as_i64().unwrap() } else { 0 };
    let spent = sum("buildings") + sum("shares") + sum("lost");
    (start + earned + bonus + sum("sold") - spent) as i32
}

/// The books of a game, updated from its start.
pub struct Bookkeeper {
    components: Value,
    pub cash: Vec<i64>,
    /// The prices of the shares of each seat, by attraction.
    pub shares: Vec<BTreeMap<String, Vec<i64>>>,
    /// The prices of the cards in each stack, the top one first.
    pub stacks: BTreeMap<String, Vec<i64>>,
    built: BTreeSet<String>,
    /// Who went bankrupt, in order.
    pub out: Vec<usize>,
    /// The lot built on this turn.
    site: Option<String>,
    sold: bool,
    /// Whether a sold card goes on top of its stack.
    on_top: bool,
    pub connected: bool,
}

impl Bookkeeper {
    pub fn new(players: usize, on_top: bool) -> Bookkeeper {
        let components = components();
        let start = components["players"]["starting_cash"][players.to_string()].as_i64().unwrap();
        let stack = |attraction: &Value| {
            let prices = attraction["card_prices_top_to_bottom"].as_array().unwrap();
            let prices = prices.iter().map(|price| price.as_i64().unwrap()).collect();
            (attraction["id"].as_str().unwrap().to_owned(), prices)
        };
        Bookkeeper {
            cash: vec![start; players],
            shares: vec![BTreeMap::new(); players],
            stacks: components["attractions"].as_array().unwrap().iter().map(stack).collect(),
            built: BTreeSet::new(),
            out: Vec::new(),
            site: None,
            sold: false,
            on_top,
            connected: false,
            components,
        }
    }

    fn street(&self, letter: &str) -> &Value {
        self.components["streets"].as_array().unwrap().iter().find(|street| street["letter"] == letter).unwrap()
    }

    fn attraction(&self, id: &str) -> &Value {
        self.components["attractions"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap()
    }

    pub fn cost(&self, lot: &str) -> i64 {
        let (letter, number) = lot.split_at(1);
        let number: usize = number.parse().unwrap();
        let printed = self.street(letter)["costs"][number - 1].as_i64().unwrap();
        let neighbour = |other: usize| self.built.contains(&format!("{letter}{other}"));
        if number == 1 || number == 4 || neighbour(number - 1) || neighbour(number + 1) { printed } else { 2 * printed }
    }

    fn finished(&self, letter: &str) -> bool {
        (1..=4).all(|number| self.built.contains(&format!("{letter}{number}")))
    }

    fn end(&self, letter: &str, which: &str) -> String {
        self.street(letter)[which].as_str().unwrap().to_owned()
    }

    fn letters() -> impl Iterator<Item = String> {
        ('A'..='L').map(String::from)
    }

    /// The attractions that finished streets lead to from the pool.
    fn reached(&self) -> BTreeSet<String> {
        let mut reached = BTreeSet::from(["pool".to_owned()]);
        for _ in 0..12 {
            for letter in Self::letters().filter(|letter| self.finished(letter)) {
                let ends = [self.end(&letter, "lot1_end"), self.end(&letter, "lot4_end")];
                if ends.iter().any(|end| reached.contains(end)) {
                    reached.extend(ends);
                }
            }
        }
        reached
    }

    fn dead(&self, attraction: &str) -> bool {
        let at = |letter: &String| {
            [self.end(letter, "lot1_end"), self.end(letter, "lot4_end")].contains(&attraction.to_owned())
        };
        Self::letters().filter(at).all(|letter| self.finished(&letter))
    }

    pub fn sale_value(price: i64) -> i64 {
        (price as f64 / 2.0).ceil() as i64
    }

    /// What may be sold: attraction and price.
    fn sellable(&self, seat: usize) -> Vec<(String, i64)> {
        let live = self.shares[seat].iter().filter(|(attraction, _)| !self.dead(attraction));
        let cards = live.flat_map(|(attraction, prices)| prices.iter().map(move |price| (attraction.clone(), *price)));
        cards.filter(|(_, price)| *price > 0).collect()
    }

    pub fn funds(&self, seat: usize) -> i64 {
        self.cash[seat] + self.sellable(seat).iter().map(|(_, price)| Self::sale_value(*price)).sum::<i64>()
    }

    fn touched(&self, lot: &str) -> Option<String> {
        match lot.split_at(1) {
            (letter, "1") => Some(self.end(letter, "lot1_end")),
            (letter, "4") => Some(self.end(letter, "lot4_end")),
            _ => None,
        }
    }

    /// What a player with this hand may do.
    pub fn legal(&self, seat: usize, hand: &[String]) -> BTreeSet<String> {
        match &self.site {
            Some(site) => self.legal_shares(seat, site),
            None => self.legal_builds(seat, hand),
        }
    }

    fn legal_builds(&self, seat: usize, hand: &[String]) -> BTreeSet<String> {
        let payable = |money: i64| hand.iter().filter(move |lot| self.cost(lot) <= money);
        if payable(self.funds(seat)).count() == 0 {
            return BTreeSet::from(["bankrupt".to_owned()]);
        }
        let mut legal: BTreeSet<String> = payable(self.cash[seat]).map(|lot| format!("build {lot}")).collect();
        if legal.is_empty() || self.sold {
            legal.extend(self.sellable(seat).iter().map(|(attraction, price)| format!("sell {attraction} {price}")));
        }
        legal
    }

    fn legal_shares(&self, seat: usize, site: &str) -> BTreeSet<String> {
        let mut legal = BTreeSet::from(["pass".to_owned()]);
        for (attraction, stack) in &self.stacks {
            match stack.first() {
                Some(0) if self.touched(site).as_ref() == Some(attraction) => {
                    legal.insert(format!("free {attraction}"));
                }
                Some(price) if *price > 0 && *price <= self.cash[seat] => {
                    legal.insert(format!("buy {attraction}"));
                }
                _ => {}
            }
        }
        legal
    }

    /// Follows one action of a seat.
    pub fn follow(&mut self, seat: usize, action: &str) {
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["build", lot] => self.build(seat, lot),
            ["sell", attraction, price] => {
                let price: i64 = price.parse().unwrap();
                self.shares[seat].get_mut(attraction).unwrap().retain(|held| *held != price);
                let stack = self.stacks.get_mut(attraction).unwrap();
                stack.insert(0, price);
                if !self.on_top {
                    stack.sort();
                }
                self.cash[seat] += Self::sale_value(price);
                self.sold = true;
            }
            ["free" | "buy", attraction] => {
                let stack = self.stacks.get_mut(attraction).unwrap();
                let price = stack.remove(0);
                self.shares[seat].entry(attraction.to_owned()).or_default().push(price);
                self.cash[seat] -= price;
                self.site = None;
            }
            ["bankrupt"] => {
                self.cash[seat] = 0;
                for (attraction, prices) in std::mem::take(&mut self.shares[seat]) {
                    let paid: Vec<&i64> = prices.iter().filter(|price| **price > 0).collect();
                    let stack = self.stacks.get_mut(&attraction).unwrap();
                    if !paid.is_empty() {
                        stack.extend(paid);
                        stack.sort();
                    }
                }
                self.out.push(seat);
            }
            ["pass"] => self.site = None,
            _ => panic!("{action} is no action of a player"),
        }
    }

    fn build(&mut self, seat: usize, lot: &str) {
        self.cash[seat] -= self.cost(lot);
        self.built.insert(lot.to_owned());
        self.sold = false;
        let letter = &lot[..1];
        if self.finished(letter) {
            if self.reached().contains("stadium") {
                self.connected = true;
                self.cash[seat] += 20;
            }
            for end in ["lot1_end", "lot4_end"] {
                let attraction = self.end(letter, end);
                let table = self.attraction(&attraction)["dividend_by_share_count"].clone();
                for (cash, shares) in self.cash.iter_mut().zip(&self.shares) {
                    let held = shares.get(&attraction).map_or(0, Vec::len);
                    *cash += table[held].as_i64().unwrap();
                }
            }
        }
        self.site = Some(lot.to_owned());
        // The only action is to pass: the step is skipped.
        if self.connected || self.legal_shares(seat, lot).len() == 1 {
            self.site = None;
        }
    }

    /// The place of each seat.
    pub fn places(&self) -> Vec<usize> {
        let rank = |seat: usize| {
            let out = self.out.iter().position(|other| *other == seat);
            let printed: i64 = self.shares[seat].values().flatten().sum();
            // Still in, then cash, then printed prices; of bankrupts the later one.
            (out.is_none(), self.cash[seat], printed, out)
        };
        let better = |seat: usize| (0..self.cash.len()).filter(move |other| rank(*other) > rank(seat)).count();
        (0..self.cash.len()).map(|seat| better(seat) + 1).collect()
    }
}
