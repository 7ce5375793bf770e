//! Every legal action of a table, in notation.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Place, Table, sheet, told, walk};

const RESOURCES: [&str; 3] = ["wood", "coal", "steel"];

/// The pairs that one resource can be exchanged for, in the order of the company board.
fn doubles(give: &str) -> Vec<String> {
    let others: Vec<&str> = RESOURCES.into_iter().filter(|other| *other != give).collect();
    let [one, other] = others[..] else { unreachable!() };
    [(one, one), (one, other), (other, other)].iter().map(|(one, other)| format!("{give}>{one}+{other}")).collect()
}

/// The different values of some dice.
fn values(dice: &[u8]) -> BTreeSet<u8> {
    dice.iter().copied().collect()
}

/// Two different areas, each pair once.
fn pairs(areas: &BTreeSet<Place>) -> Vec<(Place, Place)> {
    // The notation goes row by row from the north-west.
    let mut areas: Vec<Place> = areas.iter().copied().collect();
    areas.sort_by_key(|(column, row)| (*row, *column));
    let mut pairs = Vec::new();
    for (n, one) in areas.iter().enumerate() {
        pairs.extend(areas[n + 1..].iter().map(|other| (*one, *other)));
    }
    pairs
}

impl Table {
    /// The legal actions.
    pub fn legal(&self) -> BTreeSet<String> {
        let list = match self.step.as_str() {
            "layout" => layouts(),
            "start" => self.starts(),
            "roll" => rolls(),
            "set_dice" => pairs_of_dice(),
            "keep" => self.keeps(),
            "extra" => self.clearings(),
            "project" => self.projects(),
            "invest" => self.investments(),
            "card_bonus" | "area_bonus" => self.bonuses(),
            _ => vec![],
        };
        let set: BTreeSet<String> = list.iter().cloned().collect();
        assert_eq!(set.len(), list.len(), "an action is listed twice: {list:?}");
        set
    }

    /// engineer.setup.start
    fn starts(&self) -> Vec<String> {
        let residential = |place: &Place| self.face(*place)["kind"] == "residential";
        super::places().into_iter().filter(residential).map(|place| format!("start {}", told(place))).collect()
    }

    /// engineer.keep.two
    fn keeps(&self) -> Vec<String> {
        let [one, two, three] = self.dice[..] else { panic!("three dice are rolled") };
        let kept = BTreeSet::from([(one, two), (one, three), (two, three)]);
        kept.into_iter().map(|(low, high)| format!("keep {low}{high}")).collect()
    }

    /// engineer.extra.die, engineer.extra.money, engineer.extra.each
    fn clearings(&self) -> Vec<String> {
        let mut list = vec!["pass".to_owned()];
        let rich = self.stock["money"] >= 2;
        for token in &self.tokens {
            list.extend(values(&self.dice).iter().map(|die| format!("clear {} {die}", told(*token))));
            if rich {
                list.push(format!("clear {} $", told(*token)));
            }
        }
        for (one, other) in pairs(&self.tokens).into_iter().filter(|_| rich) {
            list.extend(values(&self.dice).iter().map(|die| format!("clear {} {} {die}$", told(one), told(other))));
        }
        list
    }

    /// engineer.project.must
    fn projects(&self) -> Vec<String> {
        let at = self.engineer.unwrap();
        let mut list: Vec<String> = walk(at, 1).into_iter().map(|to| format!("recover {}", told(to))).collect();
        for card in sheet()["projects"].as_array().unwrap() {
            let id = card["id"].as_str().unwrap();
            if !self.hand.contains(id) {
                continue;
            }
            let die = card["die"].as_u64().unwrap() as u8;
            for to in walk(at, card["move"].as_u64().unwrap() as u8) {
                // The engineer moves first (engineer.project.first-move).
                let moved = Table { engineer: Some(to), ..self.clone() };
                let mut deeds = vec!["nothing".to_owned(), "plan".to_owned()];
                deeds.extend(moved.deeds(card["basic"].as_str().unwrap()));
                if let Some(used) = self.dice.iter().position(|shown| *shown == die) {
                    let mut spent = moved.clone();
                    spent.dice.remove(used);
                    deeds.extend(spent.deeds(card["advanced"].as_str().unwrap()));
                }
                list.extend(deeds.into_iter().map(|deed| format!("{id} {} {deed}", told(to))));
            }
        }
        list
    }

    /// The deeds that an action on a card or a bonus allows.
    fn deeds(&self, text: &str) -> Vec<String> {
        let one = || self.tokens.iter().map(|token| format!("remove {}", told(*token)));
        let two = || pairs(&self.tokens).into_iter().map(|(a, b)| format!("remove {} {}", told(a), told(b)));
        let take = || RESOURCES.map(|resource| format!("take {resource}"));
        match text {
            "remove1" => one().collect(),
            // engineer.token.exact
            "remove2" if self.exact_removal && self.tokens.len() > 1 => two().collect(),
            "remove2" => one().chain(two()).collect(),
            "take1" => take().into(),
            "remove1_or_take1" => one().chain(take()).collect(),
            "set_die" => {
                let others = |from: u8| (1..=6).filter(move |to| *to != from).map(move |to| format!("set {from} {to}"));
                values(&self.dice).into_iter().flat_map(others).collect()
            }
            "build_anywhere" => self.buildable().iter().map(|number| format!("build {number}")).collect(),
            "no_time" => vec!["halt".to_owned()],
            "no_time_or_swap" => {
                let swaps = self.owned().into_iter().flat_map(doubles).map(|swap| format!("swap {swap}"));
                ["halt".to_owned()].into_iter().chain(swaps).collect()
            }
            "develop" => self.developable().into_iter().map(|district| format!("develop {district}")).collect(),
            _ => panic!("{text}"),
        }
    }

    /// The resources that are not 0.
    fn owned(&self) -> Vec<&'static str> {
        RESOURCES.into_iter().filter(|resource| self.stock[*resource] > 0).collect()
    }

    /// engineer.develop.side, engineer.develop.engineer, engineer.develop.token
    fn developable(&self) -> Vec<String> {
        let here = self.district(self.engineer.unwrap());
        let with_token = |id: &&String| self.tokens.iter().any(|token| self.district(*token) == id.as_str());
        let others = self.layout.iter().filter(|id| *id != here && !self.developed.contains(*id));
        others.filter(with_token).cloned().collect()
    }

    /// engineer.build.once, engineer.build.cost, engineer.build.token, engineer.challenge.order
    fn buildable(&self) -> Vec<usize> {
        if self.pool == 0 {
            return vec![];
        }
        let payable = |building: &Value| {
            building["cost"]
                .as_object()
                .unwrap()
                .iter()
                .all(|(name, cost)| self.stock[name] as u64 >= cost.as_u64().unwrap())
        };
        let mut left: Vec<(usize, Value)> =
            (1..).zip(self.buildings()).filter(|(number, _)| !self.built.contains(number)).collect();
        if self.is_challenge() {
            left.truncate(1);
        }
        left.into_iter().filter(|(_, building)| payable(building)).map(|(number, _)| number).collect()
    }

    /// engineer.invest.may, engineer.area.kinds
    fn investments(&self) -> Vec<String> {
        let face = self.face(self.engineer.unwrap());
        let accepted: Vec<u8> = face["die"].as_array().unwrap().iter().map(|die| die.as_u64().unwrap() as u8).collect();
        let dice: Vec<u8> = values(&self.dice).into_iter().filter(|die| accepted.contains(die)).collect();
        let mut list = vec!["pass".to_owned()];
        match face["kind"].as_str().unwrap() {
            "industrial" => {
                let given = face["resource"].as_str().unwrap();
                for resource in RESOURCES.into_iter().filter(|resource| given == "any" || given == *resource) {
                    list.push(format!("take {resource}"));
                    list.extend(dice.iter().map(|die| format!("take {resource} {die}")));
                }
            }
            "residential" => {
                list.push("tax".to_owned());
                for building in self.buildable() {
                    list.extend(dice.iter().map(|die| format!("build {building} {die}")));
                }
            }
            _ => list.extend(self.trades(&dice)),
        }
        list
    }

    /// engineer.trade.swap, engineer.trade.die, engineer.trade.sale
    fn trades(&self, dice: &[u8]) -> Vec<String> {
        let mut swaps = vec![String::new()];
        for give in self.owned() {
            let others = RESOURCES.into_iter().filter(|other| *other != give);
            swaps.extend(others.map(|get| format!(" {give}>{get}")));
            for die in dice {
                swaps.extend(doubles(give).into_iter().map(|swap| format!(" {swap} {die}")));
            }
        }
        let mut list = Vec::new();
        for swap in swaps {
            list.push(format!("trade{swap}"));
            let exchange = swap.split_whitespace().next();
            let sales = RESOURCES.into_iter().filter(|sold| !self.ways_to_sell(exchange, sold).is_empty());
            list.extend(sales.map(|sold| format!("trade{swap} sell {sold}")));
        }
        list
    }

    /// engineer.bonus.kinds, engineer.bonus.may
    fn bonuses(&self) -> Vec<String> {
        let latest = self.buildings()[self.built.len() - 1].clone();
        let deeds = self.deeds(latest["bonus"].as_str().unwrap());
        ["pass".to_owned()].into_iter().chain(deeds.into_iter().map(|deed| format!("bonus {deed}"))).collect()
    }
}

/// Every order of the four districts.
fn layouts() -> Vec<String> {
    let mut orders: Vec<Vec<u8>> = vec![vec![]];
    for _ in 0..4 {
        orders = orders
            .iter()
            .flat_map(|order| {
                (1..=4).filter(|card| !order.contains(card)).map(|card| [order.clone(), vec![card]].concat())
            })
            .collect();
    }
    let written = |order: &Vec<u8>| order.iter().map(|card| format!(" D{card}")).collect::<String>();
    orders.iter().map(|order| format!("layout{}", written(order))).collect()
}

fn rolls() -> Vec<String> {
    let mut list = Vec::new();
    for one in 1..=6 {
        for two in one..=6 {
            list.extend((two..=6).map(|three| format!("roll {one}{two}{three}")));
        }
    }
    list
}

fn pairs_of_dice() -> Vec<String> {
    (1..=6).flat_map(|one| (one..=6).map(move |two| format!("set {one}{two}"))).collect()
}
