//! A slow second implementation of Engineer that follows the text of the rules and the components file.
//!
//! It shares nothing with the code of the game but the JSON of a position and the notation of actions.

// Each test file uses some of this.
#![allow(dead_code)]

pub mod happen;
pub mod legal;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

use rynek_engineer::Engineer;
use serde_json::Value;

/// A column from `a`, and a row from 1.
pub type Place = (char, u8);

/// The components as they are written.
pub fn sheet() -> &'static Value {
    static SHEET: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("../../components.json")).unwrap());
    &SHEET
}

/// A position.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub mode: String,
    /// Whether a card removes exactly as many tokens as it says.
    pub exact_removal: bool,
    pub step: String,
    /// North-west, north-east, south-west, south-east.
    pub layout: Vec<String>,
    pub developed: BTreeSet<String>,
    pub engineer: Option<Place>,
    pub tokens: BTreeSet<Place>,
    pub pool: u8,
    pub dice: Vec<u8>,
    pub hand: BTreeSet<String>,
    pub discarded: BTreeSet<String>,
    /// Resources and money by name.
    pub stock: BTreeMap<String, u8>,
    pub card: usize,
    pub built: BTreeSet<usize>,
    pub time: u8,
    pub halted: bool,
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(|item| item.as_str().unwrap().to_owned()).collect()
}

fn number(value: &Value) -> u8 {
    value.as_u64().unwrap() as u8
}

/// Reads `b3`.
pub fn place(text: &str) -> Place {
    let mut letters = text.chars();
    (letters.next().unwrap(), letters.next().unwrap().to_digit(10).unwrap() as u8)
}

/// Writes `b3`.
pub fn told((column, row): Place) -> String {
    format!("{column}{row}")
}

impl Table {
    /// The table as a position in JSON describes it.
    pub fn of(game: &Engineer) -> Table {
        let position = serde_json::to_value(game).unwrap();
        let mut dice: Vec<u8> =
            position["dice"].as_str().unwrap().chars().map(|c| c.to_digit(10).unwrap() as u8).collect();
        dice.sort();
        let stock = position["stock"].as_object().unwrap();
        let step = position["step"].as_str().unwrap();
        let layout = if step == "layout" { vec![] } else { texts(&position["layout"]) };
        let quarters = ["north_west", "north_east", "south_west", "south_east"];
        let developed = texts(&position["developed"]);
        let developed = developed.iter().map(|name| quarters.iter().position(|quarter| quarter == name).unwrap());
        Table {
            mode: position["setup"]["mode"].as_str().unwrap().to_owned(),
            exact_removal: position["setup"]["exact_removal"].as_bool().unwrap(),
            step: step.to_owned(),
            developed: developed.map(|quarter| layout[quarter].clone()).collect(),
            layout,
            engineer: (!["layout", "start"].contains(&step)).then(|| place(position["at"].as_str().unwrap())),
            tokens: texts(&position["tokens"]).iter().map(|area| place(area)).collect(),
            pool: number(&position["pool"]),
            dice,
            hand: texts(&position["hand"]).into_iter().collect(),
            discarded: texts(&position["discarded"]).into_iter().collect(),
            stock: stock.iter().map(|(name, count)| (name.clone(), number(count))).collect(),
            card: number(&position["card"]).into(),
            built: texts(&position["built"]).iter().map(|building| building.parse().unwrap()).collect(),
            time: number(&position["time"]),
            halted: position["halted"].as_bool().unwrap(),
        }
    }

    /// The quarter of a place: 0 to 3 in the order of the layout.
    pub fn quarter((column, row): Place) -> usize {
        usize::from(column > 'b') + 2 * usize::from(row > 2)
    }

    /// The district that a place belongs to.
    pub fn district(&self, place: Place) -> &str {
        &self.layout[Table::quarter(place)]
    }

    /// What an area shows (engineer.box.districts).
    pub fn face(&self, place: Place) -> Value {
        let id = self.district(place);
        let side = if self.developed.contains(id) { "B" } else { "A" };
        let (east, south) = (place.0 == 'b' || place.0 == 'd', place.1.is_multiple_of(2));
        let corner = usize::from(east) + 2 * usize::from(south);
        let sheet = sheet();
        let card = sheet["districts"].as_array().unwrap().iter().find(|card| card["id"] == *id).unwrap();
        card[side][corner].clone()
    }

    /// The names of the cards to be built in this mode.
    pub fn cards(&self) -> Vec<&'static str> {
        match self.mode.split('_').next().unwrap() {
            "a" => vec!["A"],
            "b" => vec!["B"],
            "ab" => vec!["A", "B"],
            "eiffel" => vec!["eiffel"],
            _ => vec!["empire_state"],
        }
    }

    /// The buildings of a card.
    pub fn buildings_of(card: &str) -> Vec<Value> {
        let sheet = sheet();
        let list = match card {
            "A" | "B" => &sheet["building_card"][card],
            _ => &sheet["challenges"][card]["parts"],
        };
        list.as_array().unwrap().clone()
    }

    /// The buildings of the open card.
    pub fn buildings(&self) -> Vec<Value> {
        Table::buildings_of(self.cards()[self.card])
    }

    /// Whether the parts must be built in order.
    pub fn is_challenge(&self) -> bool {
        matches!(self.cards()[self.card], "eiffel" | "empire_state")
    }
}

/// Every place of the map.
pub fn places() -> Vec<Place> {
    ('a'..='d').flat_map(|column| (1..=4).map(move |row| (column, row))).collect()
}

/// The places beside one (engineer.move.straight).
pub fn beside(place: Place) -> Vec<Place> {
    let touches = |other: &Place| {
        let (columns, rows) = ((place.0 as i32 - other.0 as i32).abs(), (place.1 as i32 - other.1 as i32).abs());
        columns + rows == 1
    };
    places().into_iter().filter(touches).collect()
}

/// Where a walk of exactly this many steps can end, step by step (engineer.move.exact, engineer.move.return).
pub fn walk(from: Place, steps: u8) -> BTreeSet<Place> {
    let mut here = BTreeSet::from([from]);
    for _ in 0..steps {
        here = here.into_iter().flat_map(beside).collect();
    }
    here.remove(&from);
    here
}

/// Points: what is built, and the time left once everything is (engineer.score.buildings, engineer.score.time).
pub fn points(game: &Engineer) -> i32 {
    let table = Table::of(game);
    let before: usize = table.cards()[..table.card].iter().map(|card| Table::buildings_of(card).len()).sum();
    let time = if table.step == "won" { table.time } else { 0 };
    (before + table.built.len()) as i32 + i32::from(time)
}
