//! The effects of an action on a table.

use super::{Place, Table, place, sheet};

/// The most of a resource or of money (engineer.company.most).
const MOST: u8 = 5;

impl Table {
    fn gain(&mut self, what: &str, many: u8) {
        let count = self.stock.get_mut(what).unwrap();
        *count = (*count + many).min(MOST);
    }

    fn spend(&mut self, what: &str, many: u8) -> bool {
        let count = self.stock.get_mut(what).unwrap();
        let enough = *count >= many;
        *count = count.saturating_sub(many);
        enough
    }

    fn use_die(&mut self, die: u8) {
        let at = self.dice.iter().position(|shown| *shown == die).unwrap();
        self.dice.remove(at);
    }

    fn lift(&mut self, token: Place) {
        assert!(self.tokens.remove(&token));
        self.pool += 1;
    }

    /// Exchanges as `wood>coal+steel` says; whether the resource was there.
    fn swap(&mut self, swap: &str) -> bool {
        let (give, get) = swap.split_once('>').unwrap();
        let given = self.spend(give, 1);
        get.split('+').for_each(|resource| self.gain(resource, 1));
        given
    }

    fn sell(&mut self, resource: &str) -> bool {
        let sold = self.spend(resource, 1);
        self.gain("money", 2);
        sold
    }

    /// The results of an exchange and a sale in both orders, if possible (engineer.trade.sale).
    pub fn ways_to_sell(&self, swap: Option<&str>, resource: &str) -> Vec<Table> {
        let (mut before, mut after) = (self.clone(), self.clone());
        let sold_first = before.sell(resource) && swap.is_none_or(|swap| before.swap(swap));
        let sold_last = swap.is_none_or(|swap| after.swap(swap)) && after.sell(resource);
        [(sold_first, before), (sold_last, after)].into_iter().filter(|(can, _)| *can).map(|(_, table)| table).collect()
    }

    /// Plays an action in notation.
    pub fn happen(&mut self, action: &str) {
        let words: Vec<&str> = action.split_whitespace().collect();
        match words[..] {
            ["layout", ..] => {
                self.layout = words[1..].iter().map(|card| card.to_string()).collect();
                self.step = "start".to_owned();
            }
            ["start", area] => {
                self.engineer = Some(place(area));
                self.step = "roll".to_owned();
            }
            ["roll", dice] => {
                self.dice = digits(dice);
                self.step = "keep".to_owned();
            }
            ["keep" | "set", dice] => {
                self.dice = digits(dice);
                self.step = if self.tokens.is_empty() { "project" } else { "extra" }.to_owned();
            }
            ["clear", .., price] => self.clear(&words[1..words.len() - 1], price),
            ["recover", to] => self.recover(place(to)),
            ["take", resource] => {
                self.gain(resource, 1);
                self.end_phase("roll");
            }
            ["take", resource, die] => {
                self.use_die(digits(die)[0]);
                self.gain(resource, 2);
                self.end_phase("roll");
            }
            ["tax"] => {
                self.gain("money", 2);
                self.end_phase("roll");
            }
            ["build", number, die] => {
                self.use_die(digits(die)[0]);
                self.build(number.parse().unwrap(), "area_bonus");
            }
            ["trade", ..] => self.trade(&words[1..]),
            ["bonus", ..] => {
                self.deed(&words[1..]);
                self.pass();
            }
            ["pass"] => self.pass(),
            [card, to, ..] => self.project(card, place(to), &words[2..]),
            _ => panic!("{action}"),
        }
    }

    fn clear(&mut self, areas: &[&str], price: &str) {
        for mark in price.chars() {
            match mark {
                '$' => assert!(self.spend("money", 2)),
                die => self.use_die(die.to_digit(10).unwrap() as u8),
            }
        }
        areas.iter().for_each(|area| self.lift(place(area)));
        self.step = "project".to_owned();
    }

    fn recover(&mut self, to: Place) {
        self.engineer = Some(to);
        self.hand.append(&mut self.discarded);
        self.time -= 1;
        if self.time == 0 {
            self.step = "out_of_time".to_owned();
        } else {
            self.investment_phase();
        }
    }

    fn project(&mut self, id: &str, to: Place, deed: &[&str]) {
        let sheet = sheet();
        let card = sheet["projects"].as_array().unwrap().iter().find(|card| card["id"] == *id).unwrap();
        self.engineer = Some(to);
        assert!(self.hand.remove(id));
        self.discarded.insert(id.to_owned());
        // No card has the same thing as its basic and its advanced action.
        let advanced = match deed[0] {
            "develop" => card["advanced"] == "develop",
            "build" => card["advanced"] == "build_anywhere",
            "halt" | "swap" => card["advanced"] == "no_time_or_swap",
            _ => false,
        };
        if advanced {
            self.use_die(card["die"].as_u64().unwrap() as u8);
        }
        match deed {
            ["plan"] => self.end_phase("set_dice"),
            ["build", number] => self.build(number.parse().unwrap(), "card_bonus"),
            _ => {
                self.deed(deed);
                self.investment_phase();
            }
        }
    }

    fn deed(&mut self, deed: &[&str]) {
        match deed {
            ["nothing"] => {}
            ["remove", areas @ ..] => areas.iter().for_each(|area| self.lift(place(area))),
            ["take", resource] => self.gain(resource, 1),
            ["set", from, to] => {
                self.use_die(digits(from)[0]);
                self.dice.push(digits(to)[0]);
                self.dice.sort();
            }
            ["halt"] => self.halted = true,
            ["swap", swap] => assert!(self.swap(swap)),
            ["develop", district] => {
                let there: Vec<Place> =
                    self.tokens.iter().copied().filter(|token| self.district(*token) == *district).collect();
                there.into_iter().for_each(|token| self.lift(token));
                self.developed.insert(district.to_string());
            }
            _ => panic!("{deed:?}"),
        }
    }

    /// engineer.trade.sale-first: the order that leaves more.
    fn trade(&mut self, words: &[&str]) {
        let (words, sold) = match words {
            [before @ .., "sell", resource] => (before, Some(*resource)),
            _ => (words, None),
        };
        if let [_, die] = words {
            self.use_die(digits(die)[0]);
        }
        self.gain("money", 1);
        let swap = words.first().copied();
        match (sold, swap) {
            (Some(resource), _) => {
                let ways = self.ways_to_sell(swap, resource);
                *self = ways.into_iter().max_by_key(|table| table.stock.values().sum::<u8>()).unwrap();
            }
            (None, Some(swap)) => assert!(self.swap(swap)),
            (None, None) => {}
        }
        self.end_phase("roll");
    }

    fn build(&mut self, number: usize, bonus_step: &str) {
        let buildings = self.buildings();
        let building = &buildings[number - 1];
        for (what, cost) in building["cost"].as_object().unwrap() {
            assert!(self.spend(what, cost.as_u64().unwrap() as u8));
        }
        self.pool -= 1;
        self.built.insert(number);
        self.step = bonus_step.to_owned();
        if self.built.len() == buildings.len() {
            if self.card + 1 == self.cards().len() {
                self.step = "won".to_owned();
                return;
            }
            // engineer.extended.turn
            self.pool = 10;
            self.tokens.clear();
            self.built.clear();
            self.card += 1;
        }
        let useless = building["bonus"] == "remove2" && self.tokens.is_empty();
        if building["bonus"].is_null() || useless {
            self.pass();
        }
    }

    fn pass(&mut self) {
        match self.step.as_str() {
            "extra" => self.step = "project".to_owned(),
            "card_bonus" => self.investment_phase(),
            _ => self.end_phase("roll"),
        }
    }

    /// engineer.invest.token
    fn investment_phase(&mut self) {
        if self.tokens.contains(&self.engineer.unwrap()) {
            self.end_phase("roll");
        } else {
            self.step = "invest".to_owned();
        }
    }

    /// engineer.end-phase.order
    fn end_phase(&mut self, next: &str) {
        let here = self.engineer.unwrap();
        if !self.tokens.contains(&here) {
            if self.pool == 0 {
                self.step = "out_of_tokens".to_owned();
                return;
            }
            self.pool -= 1;
            self.tokens.insert(here);
        }
        if self.dice.len() == 2 {
            self.gain("money", 1);
        }
        if !self.halted {
            self.time -= 1;
        }
        self.halted = false;
        self.dice.clear();
        self.step = if self.time == 0 { "out_of_time" } else { next }.to_owned();
    }
}

fn digits(text: &str) -> Vec<u8> {
    text.chars().map(|c| c.to_digit(10).unwrap() as u8).collect()
}
