//! The edition file and the checks of its parts.

use std::{collections::BTreeMap, fmt};

use rynek_kernel::{
    Edition, EditionError, Message, Shipped,
    edition::{
        check::{Faults, each_once, read, same, within},
        schema,
    },
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Map, Value, json};

use crate::{Components, Deal, District, Face, Hex, TileId, TileSet};

/// The file as written. Fields that only explain it are ignored.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[schemars(extend("const" = "polis"))]
    game: String,
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "hex_codes")]
    #[schemars(skip)]
    _hex_codes: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "geometry")]
    #[schemars(skip)]
    _geometry: Option<IgnoredAny>,
    #[schemars(schema_with = "plaza_stars")]
    pub plaza_stars: BTreeMap<String, u8>,
    start_tile: StartTile,
    pub stones: Stones,
    #[serde(default)]
    #[schemars(skip)]
    pub setup: Deals,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    totals_by_player_count: BTreeMap<String, Totals>,
    #[schemars(length(min = 1, max = TileSet::MOST))]
    pub tiles: Vec<Tile>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "start_tile")]
pub(crate) struct StartTile {
    #[schemars(length(min = 1, max = Components::MOST_START_HEXES))]
    hexes: Vec<StartHex>,
    #[serde(skip_serializing, rename = "copies")]
    #[schemars(skip)]
    _copies: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "start_hex")]
pub(crate) struct StartHex {
    #[schemars(inner(range(min = -1, max = 1)))]
    at: [i8; 2],
    #[schemars(schema_with = "face")]
    hex: char,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stones {
    #[schemars(length(equal = 4), inner(range(max = 40)))]
    pub start_by_turn_order: Vec<u8>,
    #[serde(skip_serializing, rename = "reserve")]
    #[schemars(skip)]
    _reserve: Option<IgnoredAny>,
}

/// How the tiles are dealt. It follows from the tiles, so a file may leave it out.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deals {
    #[serde(default)]
    pub players: BTreeMap<String, Deal>,
    #[serde(default)]
    pub all_tiles_variant: BTreeMap<String, Deal>,
    #[serde(skip_serializing, rename = "starting_stones_by_seat")]
    _starting_stones_by_seat: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "stone_cubes_in_box")]
    _stone_cubes_in_box: Option<IgnoredAny>,
}

/// A deal as written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DealSheet {
    tiles: u8,
    market: u8,
    stacks: u8,
    tiles_per_stack: u8,
    #[serde(rename = "rounds")]
    _rounds: Option<IgnoredAny>,
    #[serde(rename = "turns")]
    _turns: Option<IgnoredAny>,
    #[serde(rename = "turns_per_player")]
    _turns_per_player: Option<IgnoredAny>,
    #[serde(rename = "note")]
    _note: Option<IgnoredAny>,
}

impl From<DealSheet> for Deal {
    fn from(DealSheet { tiles, market, stacks, tiles_per_stack, .. }: DealSheet) -> Deal {
        Deal { tiles, market, stacks, tiles_per_stack }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "tile")]
pub(crate) struct Tile {
    #[schemars(with = "u8", range(min = 1, max = TileSet::MOST))]
    pub id: TileId,
    #[schemars(range(min = 2, max = 4))]
    pub players: u8,
    #[schemars(length(equal = 3), regex(pattern = "^[qhmbtgHMBTG]{3}$"))]
    hexes: String,
}

fn plaza_stars(_: &mut SchemaGenerator) -> Schema {
    let names = District::ALL.map(District::name);
    let stars = |name: &str| (name.to_owned(), json!({ "type": "integer", "minimum": 1, "maximum": 9 }));
    let fields: Map<String, Value> = names.into_iter().map(stars).collect();
    json!({ "type": "object", "properties": fields, "required": names }).try_into().expect("a schema is an object")
}

fn face(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Face::CODES.map(|(code, _)| code.to_string()))
}

/// Sums that the file states, to detect mistakes in a tile.
#[derive(Clone, Debug, Deserialize)]
struct Totals {
    tiles: u32,
    quarry: u32,
    #[serde(flatten)]
    districts: BTreeMap<String, DistrictTotals>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct DistrictTotals {
    plazas: u32,
    stars: u32,
    districts: u32,
}

impl fmt::Display for DistrictTotals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "plazas {}, stars {}, districts {}", self.plazas, self.stars, self.districts)
    }
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../../components.json"))];

    fn schema() -> Value {
        schema::written(include_str!("../../schema.json"))
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Sheet>("polis")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let mut sheet: Sheet = read(json, Self::schema)?;
        let mut faults = Faults::default();
        faults.note(same("game", sheet.game.as_str(), "polis"));
        check_stars(&sheet, &mut faults);
        let faces = check_tiles(&sheet, &mut faults);
        let start = faults.note(check_start_tile(&sheet)).unwrap_or_default();
        check_stones(&sheet, &mut faults);
        check_deals(&mut sheet, &mut faults);
        faults.check()?;
        let stars = District::ALL.map(|district| sheet.plaza_stars[district.name()]);
        let components = Components { sheet, faces, start, stars };
        check_totals(&components, &mut faults);
        faults.check()?;
        Ok(components)
    }
}

fn check_stars(sheet: &Sheet, faults: &mut Faults) {
    for district in District::ALL {
        let place = format!("plaza_stars.{}", district.name());
        let stars = sheet.plaza_stars.get(district.name()).ok_or_else(|| EditionError::missing(&place));
        faults.note(stars.and_then(|stars| within(place, *stars, 1..=9)));
    }
    let unknown = |name: &&String| District::ALL.iter().all(|district| district.name() != name.as_str());
    for name in sheet.plaza_stars.keys().filter(unknown) {
        let known = District::ALL.map(District::name).join(", ");
        faults.note::<()>(Err(EditionError::value(format!("plaza_stars.{name}"), name, known)));
    }
}

fn check_tiles(sheet: &Sheet, faults: &mut Faults) -> [Option<[Face; 3]>; TileSet::MOST as usize] {
    let mut faces = [None; TileSet::MOST as usize];
    faults.note(each_once(sheet.tiles.iter().map(|tile| tile.id), |n| format!("tiles[{n}].id")));
    for (n, tile) in sheet.tiles.iter().enumerate() {
        let place = |field: &str| format!("tiles[{n}].{field}");
        faults.note(within(place("players"), tile.players, 2..=4));
        let shown: Option<Vec<Face>> = tile.hexes.chars().map(Face::from_code).collect();
        let shown = shown.and_then(|shown| <[Face; 3]>::try_from(shown).ok());
        let shown = shown
            .ok_or_else(|| EditionError::value(place("hexes"), &tile.hexes, "3 × q, h, m, b, t, g, H, M, B, T, G"));
        let kept = usize::from(tile.id.0).checked_sub(1).and_then(|index| faces.get_mut(index));
        let kept = kept.ok_or_else(|| EditionError::value(place("id"), tile.id, format_args!("1–{}", TileSet::MOST)));
        if let (Some(kept), Some(shown)) = (faults.note(kept), faults.note(shown)) {
            *kept = Some(shown);
        }
    }
    faces
}

fn check_start_tile(sheet: &Sheet) -> Result<Vec<(Hex, Face)>, EditionError> {
    let hexes = &sheet.start_tile.hexes;
    within("start_tile.hexes", hexes.len(), 1..=Components::MOST_START_HEXES)?;
    let mut start: Vec<(Hex, Face)> = Vec::new();
    for (n, StartHex { at: [q, r], hex }) in hexes.iter().enumerate() {
        let at = Hex::new(*q, *r);
        let place = |field: &str| format!("start_tile.hexes[{n}].{field}");
        let face = Face::from_code(*hex).ok_or_else(|| EditionError::value(place("hex"), hex, "qhmbtgHMBTG"))?;
        // The reach of a city is counted from the middle of its start tile.
        if at != Hex::default() && Hex::default().neighbours().all(|near| near != at) {
            return Err(EditionError::value(place("at"), at, "0,0 ± 1"));
        }
        if start.iter().any(|(taken, _)| *taken == at) {
            return Err(EditionError::twice(place("at"), at));
        }
        start.push((at, face));
    }
    same("start_tile.hexes[0].at", start[0].0, Hex::default())?;
    let near = |hex: Hex| start.iter().filter(|(other, _)| hex.neighbours().any(|near| near == *other)).count();
    // polis.place.two-tiles: the start tile is one tile, so no three of its hexes may touch each other.
    if start.iter().skip(1).any(|(hex, _)| near(*hex) > 1) {
        return Err(EditionError::at("start_tile.hexes", Message::new("edition-start-triangle")));
    }
    Ok(start)
}

fn check_stones(sheet: &Sheet, faults: &mut Faults) {
    let stones = &sheet.stones.start_by_turn_order;
    faults.note(same("stones.start_by_turn_order", stones.len(), 4));
    for (n, count) in stones.iter().enumerate() {
        faults.note(within(format!("stones.start_by_turn_order[{n}]"), *count, 0..=40));
    }
}

/// Adds the deals that the file leaves out, and checks the others.
fn check_deals(sheet: &mut Sheet, faults: &mut Faults) {
    let Sheet { setup, tiles, .. } = sheet;
    for players in 2..=4 {
        let in_play = tiles.iter().filter(|tile| tile.players <= players).count();
        faults.note(deal_of(&mut setup.players, "setup.players", players, in_play));
    }
    for players in 2..=3 {
        faults.note(deal_of(&mut setup.all_tiles_variant, "setup.all_tiles_variant", players, tiles.len()));
    }
}

fn deal_of(deals: &mut BTreeMap<String, Deal>, place: &str, players: u8, tiles: usize) -> Result<(), EditionError> {
    let (market, stack) = (usize::from(players) + 2, usize::from(players) + 1);
    let most = Components::MOST_TILES_PER_CITY * usize::from(players) + 1;
    let stacks = tiles.saturating_sub(market) / stack;
    if market + stacks * stack != tiles || tiles > most.min(u8::MAX.into()) {
        let message = Message::new("edition-deal").with("players", players).with("found", tiles);
        let message = message.with("market", market).with("stack", stack).with("most", most);
        return Err(EditionError::at("tiles", message));
    }
    let deal = Deal { tiles: tiles as u8, market: market as u8, stacks: stacks as u8, tiles_per_stack: stack as u8 };
    let stated = deals.entry(players.to_string()).or_insert(deal);
    deal_holds(&format!("{place}.{players}"), stated, &deal)
}

fn deal_holds(place: &str, stated: &Deal, deal: &Deal) -> Result<(), EditionError> {
    same(format!("{place}.tiles"), stated.tiles, deal.tiles)?;
    same(format!("{place}.market"), stated.market, deal.market)?;
    same(format!("{place}.stacks"), stated.stacks, deal.stacks)?;
    same(format!("{place}.tiles_per_stack"), stated.tiles_per_stack, deal.tiles_per_stack)
}

fn check_totals(components: &Components, faults: &mut Faults) {
    for (players, totals) in &components.sheet.totals_by_player_count {
        let place = |what: &str| format!("totals_by_player_count.{players}.{what}");
        let tiles = components.tiles(players.parse().unwrap_or(4), false);
        let faces: Vec<Face> = tiles.iter().filter_map(|tile| components.faces(tile)).flatten().collect();
        let count = |shown: &dyn Fn(Face) -> bool| faces.iter().filter(|face| shown(**face)).count() as u32;
        faults.note(same(place("tiles"), totals.tiles as usize, tiles.len()));
        faults.note(same(place("quarry"), totals.quarry, count(&|face| face == Face::Quarry)));
        for district in District::ALL {
            let plazas = count(&|face| face.plaza() == Some(district));
            let expected = DistrictTotals {
                plazas,
                stars: plazas * components.stars(district) as u32,
                districts: count(&|face| face.district() == Some(district)),
            };
            let found = totals.districts.get(district.name());
            let found = found.ok_or_else(|| EditionError::missing(place(district.name())));
            faults.note(found.and_then(|found| same(place(district.name()), found, &expected)));
        }
    }
}
