//! The edition file and the checks of its parts.

use std::collections::BTreeMap;

use rynek_kernel::{
    Edition, EditionError, Message, Shipped,
    edition::{
        check::{Faults, each_once, read, same, same_if_stated, within},
        schema,
    },
    order,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;

use crate::{
    Attraction, Components, Kind, Lot, LotSet, Street,
    components::{Cards, DEAREST},
    lots::neighbours,
};

/// The most money that anything in a file may be worth.
const MOST_MONEY: u16 = 1000;
/// The most that a card may cost or pay.
const MOST_CARD: u8 = 250;
const GRID: u8 = 3;

/// The file as written. Fields that only explain it are ignored; facts that it states twice must agree.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[schemars(extend("const" = "boulevards"))]
    game: String,
    pub players: Players,
    #[schemars(range(min = 1, max = 8))]
    pub hand_size: u8,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    buildings_total: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    share_cards_total: Option<usize>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    shares_per_attraction: Option<usize>,
    pub end: End,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    sale: Option<Sale>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    grid: Option<Grid>,
    #[schemars(length(equal = 9))]
    attractions: Vec<AttractionSheet>,
    #[schemars(length(equal = 12))]
    streets: Vec<StreetSheet>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    buildings: Vec<BuildingSheet>,
    #[serde(skip_serializing, rename = "unit")]
    #[schemars(skip)]
    _unit: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "provenance_key")]
    #[schemars(skip)]
    _provenance_key: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "placement")]
    #[schemars(skip)]
    _placement: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "price_ladder_by_base")]
    #[schemars(skip)]
    _price_ladder_by_base: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "dividend_table_by_base")]
    #[schemars(skip)]
    _dividend_table_by_base: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "dividend_multipliers")]
    #[schemars(skip)]
    _dividend_multipliers: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "kinds")]
    #[schemars(skip)]
    _kinds: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "quarters")]
    #[schemars(skip)]
    _quarters: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "fixed_points")]
    #[schemars(skip)]
    _fixed_points: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Players {
    #[schemars(schema_with = "starting_cash")]
    pub starting_cash: BTreeMap<String, u16>,
    #[serde(skip_serializing, rename = "min")]
    #[schemars(skip)]
    _min: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "max")]
    #[schemars(skip)]
    _max: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "source")]
    #[schemars(skip)]
    _source: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct End {
    #[schemars(schema_with = "attraction")]
    pub from: Attraction,
    #[schemars(schema_with = "attraction")]
    pub to: Attraction,
    #[schemars(range(max = MOST_MONEY))]
    pub bonus: u16,
    #[serde(skip_serializing, rename = "source")]
    #[schemars(skip)]
    _source: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sale {
    fraction: String,
    rounding: String,
    free_cards_sellable: bool,
    dead_cards_sellable: bool,
    #[serde(rename = "source")]
    _source: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grid {
    width: u8,
    height: u8,
    #[serde(rename = "source")]
    _source: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "attraction")]
struct AttractionSheet {
    #[schemars(schema_with = "attraction")]
    id: Attraction,
    #[schemars(range(max = GRID - 1))]
    x: u8,
    #[schemars(range(max = GRID - 1))]
    y: u8,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    streets: Option<Vec<String>>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    adjacent_lots: Option<Vec<Lot>>,
    #[schemars(length(equal = 5), inner(range(max = MOST_CARD)))]
    card_prices_top_to_bottom: Vec<u8>,
    #[schemars(length(equal = 6), inner(range(max = MOST_CARD)))]
    dividend_by_share_count: Vec<u8>,
    #[serde(skip_serializing, rename = "base")]
    #[schemars(skip)]
    _base: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "colour")]
    #[schemars(skip)]
    _colour: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "name_en")]
    #[schemars(skip)]
    _name_en: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "name_pl")]
    #[schemars(skip)]
    _name_pl: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "street")]
struct StreetSheet {
    #[schemars(schema_with = "letter")]
    letter: String,
    #[schemars(schema_with = "kind")]
    kind: Kind,
    #[schemars(schema_with = "attraction")]
    lot1_end: Attraction,
    #[schemars(schema_with = "attraction")]
    lot4_end: Attraction,
    #[schemars(length(equal = 4), inner(range(min = 1, max = DEAREST)))]
    costs: Vec<u8>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    lots: Option<Vec<Lot>>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    total_cost: Option<u32>,
}

/// A building, stated a second time.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingSheet {
    lot: Lot,
    kind: Kind,
    cost: u8,
    double_cost: u8,
    adjacent_attraction: Option<Attraction>,
    adjacent_lots: Vec<Lot>,
    #[serde(rename = "cost_source")]
    _cost_source: Option<IgnoredAny>,
    #[serde(rename = "index")]
    _index: Option<IgnoredAny>,
    #[serde(rename = "street")]
    _street: Option<IgnoredAny>,
}

fn attraction(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Attraction::ALL.map(Attraction::name))
}

fn kind(_: &mut SchemaGenerator) -> Schema {
    schema::one_of([Kind::Villa, Kind::Block, Kind::Office, Kind::Factory].map(Kind::name))
}

fn letter(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Street::all().map(|street| street.to_string()))
}

fn starting_cash(generator: &mut SchemaGenerator) -> Schema {
    schema::by_players::<Cash>(generator, 2..=6)
}

/// The cash for a number of players.
#[derive(JsonSchema)]
#[schemars(inline)]
struct Cash(
    #[schemars(range(max = MOST_MONEY))]
    #[allow(dead_code)]
    u16,
);

impl Serialize for Components {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(serializer)
    }
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../../components.json"))];

    fn schema() -> Value {
        schema::written(include_str!("../../schema.json"))
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Sheet>("boulevards")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let written: Sheet = read(json, Self::schema)?;
        let mut faults = Faults::default();
        check::table(&written, &mut faults);
        check::attractions(&written, &mut faults);
        check::streets(&written, &mut faults);
        // The map is laid out from complete lists.
        faults.check()?;
        let mut sheet = written.clone();
        order::sort_by(&mut sheet.attractions, |one, other| one.id.cmp(&other.id));
        order::sort_by(&mut sheet.streets, |one, other| one.letter.cmp(&other.letter));
        let components = laid_out(&sheet);
        check::map(&written, &components, &mut faults);
        check::repeated(&written, &components, &mut faults);
        faults.check()?;
        Ok(components)
    }
}

/// The lookup tables of a sheet whose lists are complete and in order.
fn laid_out(sheet: &Sheet) -> Components {
    let street = |n: usize| &sheet.streets[n];
    let attraction = |n: usize| &sheet.attractions[n];
    let costs: [u8; Lot::COUNT] = std::array::from_fn(|n| street(n / 4).costs[n % 4]);
    let ends: [[Attraction; 2]; Street::COUNT] = std::array::from_fn(|n| [street(n).lot1_end, street(n).lot4_end]);
    let at = |place: Attraction| {
        (0..Street::COUNT).filter(|n| ends[*n].contains(&place)).fold(0, |streets, n| streets | 1 << n)
    };
    let mut linked = [0; 64];
    for finished in 0..1_u16 << Street::COUNT {
        if connected(&ends, finished, sheet.end.from, sheet.end.to) {
            linked[usize::from(finished / 64)] |= 1 << (finished % 64);
        }
    }
    Components {
        sheet: sheet.clone(),
        costs,
        within: std::array::from_fn(|cash| Lot::all().filter(|lot| usize::from(costs[lot.index()]) <= cash).collect()),
        ends,
        kinds: std::array::from_fn(|n| street(n).kind),
        streets_at: Attraction::ALL.map(at),
        prices: std::array::from_fn(|n| std::array::from_fn(|card| attraction(n).card_prices_top_to_bottom[card])),
        dividends: std::array::from_fn(|n| std::array::from_fn(|held| attraction(n).dividend_by_share_count[held])),
        places: std::array::from_fn(|n| (attraction(n).x, attraction(n).y)),
        sites: Attraction::ALL.map(|place| sites(&ends, place)),
        linked,
        ways: ways(&ends, sheet.end.from, sheet.end.to),
    }
}

/// The lots that touch an attraction.
fn sites(ends: &[[Attraction; 2]; Street::COUNT], place: Attraction) -> LotSet {
    let lots = Street::all().zip(ends).flat_map(|(street, [first, last])| {
        street.lots().filter(move |lot| match lot.number() {
            1 => *first == place,
            4 => *last == place,
            _ => false,
        })
    });
    lots.collect()
}

/// The lots of every way from one attraction to the other that visits none twice.
fn ways(ends: &[[Attraction; 2]; Street::COUNT], from: Attraction, to: Attraction) -> Vec<LotSet> {
    let mut ways = Vec::new();
    let mut begun = vec![(from, 1_u16 << from as u8, LotSet::default())];
    while let Some((at, visited, ground)) = begun.pop() {
        if at == to {
            ways.push(ground);
            continue;
        }
        for (street, [one, other]) in Street::all().zip(ends).filter(|(_, ends)| ends.contains(&at)) {
            let next = if *one == at { *other } else { *one };
            if visited >> next as u8 & 1 == 0 {
                begun.push((next, visited | 1 << next as u8, ground.or(street.ground())));
            }
        }
    }
    ways
}

/// Whether finished streets connect one attraction with the other (boulevards.end.connection).
fn connected(ends: &[[Attraction; 2]; Street::COUNT], finished: u16, from: Attraction, to: Attraction) -> bool {
    let mut reached = 1_u16 << from as u8;
    loop {
        let before = reached;
        for (_, [one, other]) in ends.iter().enumerate().filter(|(n, _)| finished >> n & 1 == 1) {
            let both = 1 << *one as u8 | 1 << *other as u8;
            if reached & both != 0 {
                reached |= both;
            }
        }
        if reached == before {
            return reached >> to as u8 & 1 == 1;
        }
    }
}

/// Checks of each part of the file. Errors name the field.
mod check {
    use super::*;

    fn listed(lots: &[Lot]) -> String {
        lots.iter().map(Lot::to_string).collect::<Vec<_>>().join(" ")
    }

    pub fn table(sheet: &Sheet, faults: &mut Faults) {
        faults.note(same("game", sheet.game.as_str(), "boulevards"));
        for players in 2..=6 {
            let place = format!("players.starting_cash.{players}");
            let cash = sheet.players.starting_cash.get(&players.to_string());
            let cash = cash.ok_or_else(|| EditionError::missing(&place));
            faults.note(cash.and_then(|cash| within(&place, *cash, 0..=MOST_MONEY)));
        }
        let known = |key: &&String| matches!(key.as_str(), "2" | "3" | "4" | "5" | "6");
        for other in sheet.players.starting_cash.keys().filter(|key| !known(key)) {
            faults.note::<()>(Err(EditionError::value("players.starting_cash", other, "2–6")));
        }
        faults.note(within("hand_size", sheet.hand_size, 1..=8));
        faults.note(within("end.bonus", sheet.end.bonus, 0..=MOST_MONEY));
        if sheet.end.from == sheet.end.to {
            faults.note::<()>(Err(EditionError::twice("end.to", sheet.end.to)));
        }
        faults.note(same_if_stated("buildings_total", sheet.buildings_total, Lot::COUNT));
        let shares = Attraction::COUNT * Cards::COUNT;
        faults.note(same_if_stated("share_cards_total", sheet.share_cards_total, shares));
        faults.note(same_if_stated("shares_per_attraction", sheet.shares_per_attraction, Cards::COUNT));
        if let Some(grid) = &sheet.grid {
            faults.note(same("grid.width", grid.width, GRID));
            faults.note(same("grid.height", grid.height, GRID));
        }
        if let Some(sale) = &sheet.sale {
            faults.note(same("sale.fraction", sale.fraction.as_str(), "1/2"));
            faults.note(same("sale.rounding", sale.rounding.as_str(), "up"));
            faults.note(same("sale.free_cards_sellable", sale.free_cards_sellable, false));
            faults.note(same("sale.dead_cards_sellable", sale.dead_cards_sellable, false));
        }
    }

    pub fn attractions(sheet: &Sheet, faults: &mut Faults) {
        faults.note(each_once(sheet.attractions.iter().map(|one| one.id), |n| format!("attractions[{n}].id")));
        let places = sheet.attractions.iter().map(|one| format!("{},{}", one.x, one.y));
        faults.note(each_once(places, |n| format!("attractions[{n}].x")));
        for (n, attraction) in sheet.attractions.iter().enumerate() {
            let place = |field: &str| format!("attractions[{n}].{field}");
            let AttractionSheet { card_prices_top_to_bottom: prices, dividend_by_share_count: dividends, .. } =
                attraction;
            faults.note(within(place("x"), attraction.x, 0..=GRID - 1));
            faults.note(within(place("y"), attraction.y, 0..=GRID - 1));
            faults.note(ladder(&place("card_prices_top_to_bottom"), prices, Cards::COUNT, 1));
            faults.note(ladder(&place("dividend_by_share_count"), dividends, Cards::COUNT + 1, 0));
        }
        for id in Attraction::ALL {
            if sheet.attractions.iter().all(|attraction| attraction.id != id) {
                faults.note::<()>(Err(EditionError::lacks("attractions", id)));
            }
        }
    }

    /// This many numbers that begin with 0 and grow by at least `step`.
    fn ladder(place: &str, values: &[u8], length: usize, step: u8) -> Result<(), EditionError> {
        same(place, values.len(), length)?;
        let mut least = 0;
        for (n, value) in values.iter().enumerate() {
            within(format!("{place}[{n}]"), *value, least..=if n == 0 { 0 } else { MOST_CARD })?;
            least = value + step;
        }
        Ok(())
    }

    fn letter(street: &StreetSheet) -> Option<Street> {
        let mut letters = street.letter.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(Street::from_letter)
    }

    pub fn streets(sheet: &Sheet, faults: &mut Faults) {
        faults.note(each_once(sheet.streets.iter().map(|street| &street.letter), |n| format!("streets[{n}].letter")));
        for (n, street) in sheet.streets.iter().enumerate() {
            let place = |field: &str| format!("streets[{n}].{field}");
            if street.lot1_end == street.lot4_end {
                faults.note::<()>(Err(EditionError::twice(place("lot4_end"), street.lot4_end)));
            }
            faults.note(same(place("costs"), street.costs.len(), 4));
            for (lot, cost) in street.costs.iter().enumerate() {
                faults.note(within(place(&format!("costs[{lot}]")), usize::from(*cost), 1..=DEAREST));
            }
            let total = street.costs.iter().map(|cost| u32::from(*cost)).sum();
            faults.note(same_if_stated(place("total_cost"), street.total_cost, total));
            let named = letter(street).ok_or_else(|| EditionError::value(place("letter"), &street.letter, "A–L"));
            if let Some(named) = faults.note(named) {
                let lots: Vec<Lot> = named.lots().collect();
                faults.note(same(place("lots"), listed(street.lots.as_ref().unwrap_or(&lots)), listed(&lots)));
            }
        }
        for known in Street::all() {
            if sheet.streets.iter().all(|street| letter(street) != Some(known)) {
                faults.note::<()>(Err(EditionError::lacks("streets", known)));
            }
        }
    }

    /// Streets run between neighbours on the map, and the connection that ends the game is possible.
    pub fn map(sheet: &Sheet, components: &Components, faults: &mut Faults) {
        for (n, street) in sheet.streets.iter().enumerate() {
            let Some(street) = letter(street) else { continue };
            let place = format!("streets[{n}].lot4_end");
            let [one, other] = components.ends(street);
            let ((x, y), (other_x, other_y)) = (components.place(one), components.place(other));
            let before = Street::all().take(street.index()).map(|earlier| components.ends(earlier));
            if x.abs_diff(other_x) + y.abs_diff(other_y) != 1 {
                let message = Message::new("edition-street-apart").with("one", one.name()).with("other", other.name());
                faults.note::<()>(Err(EditionError::at(place, message)));
            } else if before.into_iter().any(|ends| ends == [one, other] || ends == [other, one]) {
                faults.note::<()>(Err(EditionError::twice(place, format_args!("{one}-{other}"))));
            }
        }
        let all = (1 << Street::COUNT) - 1;
        if !components.connects(all) {
            faults.note::<()>(Err(EditionError::at("end", Message::new("edition-no-connection"))));
        }
    }

    /// Checks that facts stated twice agree.
    pub fn repeated(sheet: &Sheet, components: &Components, faults: &mut Faults) {
        for (n, attraction) in sheet.attractions.iter().enumerate() {
            let place = |field: &str| format!("attractions[{n}].{field}");
            let lots: Vec<Lot> = components.lots_at(attraction.id).iter().collect();
            let found = attraction.adjacent_lots.as_ref().unwrap_or(&lots);
            faults.note(same(place("adjacent_lots"), listed(found), listed(&lots)));
            let streets: Vec<String> = lots.iter().map(|lot| lot.street().to_string()).collect();
            let found = attraction.streets.as_ref().unwrap_or(&streets);
            faults.note(same(place("streets"), found.join(" "), streets.join(" ")));
        }
        for (n, building) in sheet.buildings.iter().enumerate() {
            let place = |field: &str| format!("buildings[{n}].{field}");
            let cost = components.cost(building.lot);
            faults.note(same(place("cost"), u16::from(building.cost), cost));
            faults.note(same(place("double_cost"), u16::from(building.double_cost), 2 * cost));
            let kind = components.kind(building.lot.street()).name();
            faults.note(same(place("kind"), building.kind.name(), kind));
            let name = |attraction: Option<Attraction>| attraction.map_or("-", Attraction::name);
            let found = name(building.adjacent_attraction);
            faults.note(same(place("adjacent_attraction"), found, name(components.touches(building.lot))));
            let near: Vec<Lot> = neighbours(LotSet::of(building.lot)).iter().collect();
            faults.note(same(place("adjacent_lots"), listed(&building.adjacent_lots), listed(&near)));
        }
    }
}
