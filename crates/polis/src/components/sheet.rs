//! The edition file and the checks of its parts.

use std::{collections::BTreeMap, fmt};

use rynek_kernel::{
    Edition, EditionError, Message, Shipped,
    edition::check::{read, same, within},
};
use serde::{Deserialize, Serialize};

use crate::{Components, Deal, District, Face, Hex, TileId, TileSet};

/// The file as written. Fields that only explain it are ignored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    game: String,
    #[serde(skip_serializing, rename = "provenance")]
    _provenance: Option<serde::de::IgnoredAny>,
    #[serde(skip_serializing, rename = "hex_codes")]
    _hex_codes: Option<serde::de::IgnoredAny>,
    #[serde(skip_serializing, rename = "geometry")]
    _geometry: Option<serde::de::IgnoredAny>,
    pub plaza_stars: BTreeMap<String, u8>,
    start_tile: StartTile,
    pub stones: Stones,
    pub setup: Deals,
    #[serde(default, skip_serializing)]
    totals_by_player_count: BTreeMap<String, Totals>,
    pub tiles: Vec<Tile>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct StartTile {
    hexes: Vec<StartHex>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartHex {
    at: [i8; 2],
    hex: char,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Stones {
    pub start_by_turn_order: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Deals {
    pub players: BTreeMap<String, Deal>,
    #[serde(default)]
    pub all_tiles_variant: BTreeMap<String, Deal>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub id: TileId,
    pub players: u8,
    hexes: String,
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

    fn parse(json: &str) -> Result<Components, EditionError> {
        let sheet: Sheet = read(json)?;
        same("game", sheet.game.as_str(), "polis")?;
        check_stars(&sheet)?;
        let faces = check_tiles(&sheet)?;
        let start = check_start_tile(&sheet)?;
        check_stones(&sheet)?;
        check_deals(&sheet)?;
        let stars = District::ALL.map(|district| sheet.plaza_stars[district.name()]);
        let components = Components { sheet, faces, start, stars };
        check_totals(&components)?;
        Ok(components)
    }
}

fn check_stars(sheet: &Sheet) -> Result<(), EditionError> {
    for district in District::ALL {
        let place = format!("plaza_stars.{}", district.name());
        let stars = sheet.plaza_stars.get(district.name()).ok_or_else(|| EditionError::missing(&place))?;
        within(place, *stars, 1..=9)?;
    }
    let known = |name: &&String| District::ALL.iter().all(|district| district.name() != name.as_str());
    match sheet.plaza_stars.keys().find(known) {
        Some(name) => {
            Err(EditionError::value(format!("plaza_stars.{name}"), name, District::ALL.map(District::name).join(", ")))
        }
        None => Ok(()),
    }
}

fn check_tiles(sheet: &Sheet) -> Result<[Option<[Face; 3]>; TileSet::MOST as usize], EditionError> {
    let mut faces = [None; TileSet::MOST as usize];
    for (n, tile) in sheet.tiles.iter().enumerate() {
        let place = |field: &str| format!("tiles[{n}].{field}");
        let number = usize::from(tile.id.0);
        let kept = number.checked_sub(1).and_then(|index| faces.get_mut(index));
        let kept =
            kept.ok_or_else(|| EditionError::value(place("id"), tile.id, format_args!("1..{}", TileSet::MOST)))?;
        if kept.is_some() {
            return Err(EditionError::twice(place("id"), tile.id));
        }
        within(place("players"), tile.players, 2..=4)?;
        let shown: Option<Vec<Face>> = tile.hexes.chars().map(Face::from_code).collect();
        let shown = shown.and_then(|shown| <[Face; 3]>::try_from(shown).ok());
        *kept = Some(shown.ok_or_else(|| EditionError::value(place("hexes"), &tile.hexes, "3 × qhmbtgHMBTG"))?);
    }
    Ok(faces)
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

fn check_stones(sheet: &Sheet) -> Result<(), EditionError> {
    let stones = &sheet.stones.start_by_turn_order;
    same("stones.start_by_turn_order", stones.len(), 4)?;
    let mut counts = stones.iter().enumerate();
    counts.try_for_each(|(n, count)| within(format!("stones.start_by_turn_order[{n}]"), *count, 0..=40))
}

fn check_deals(sheet: &Sheet) -> Result<(), EditionError> {
    let in_play = |players: u8| sheet.tiles.iter().filter(|tile| tile.players <= players).count();
    for players in 2..=4 {
        let place = format!("setup.players.{players}");
        let deal = sheet.setup.players.get(&players.to_string());
        deal_holds(&place, deal.ok_or_else(|| EditionError::missing(&place))?, players, in_play(players))?;
    }
    for players in 2..=3 {
        let place = format!("setup.all_tiles_variant.{players}");
        let deal = sheet.setup.all_tiles_variant.get(&players.to_string());
        deal_holds(&place, deal.ok_or_else(|| EditionError::missing(&place))?, players, sheet.tiles.len())?;
    }
    Ok(())
}

fn deal_holds(place: &str, deal: &Deal, players: u8, tiles: usize) -> Result<(), EditionError> {
    let dealt = usize::from(deal.market) + usize::from(deal.stacks) * usize::from(deal.tiles_per_stack);
    let checks = [
        ("tiles", usize::from(deal.tiles), tiles),
        ("market", usize::from(deal.market), usize::from(players) + 2),
        ("tiles_per_stack", usize::from(deal.tiles_per_stack), usize::from(players) + 1),
        ("stacks", dealt, tiles),
    ];
    for (field, found, expected) in checks {
        same(format!("{place}.{field}"), found, expected)?;
    }
    let most = Components::MOST_TILES_PER_CITY * usize::from(players);
    within(format!("{place}.tiles"), tiles, 1..=most + 1)
}

fn check_totals(components: &Components) -> Result<(), EditionError> {
    for (players, totals) in &components.sheet.totals_by_player_count {
        let place = |what: &str| format!("totals_by_player_count.{players}.{what}");
        let tiles = components.tiles(players.parse().unwrap_or(4), false);
        let faces: Vec<Face> = tiles.iter().filter_map(|tile| components.faces(tile)).flatten().collect();
        let count = |shown: &dyn Fn(Face) -> bool| faces.iter().filter(|face| shown(**face)).count() as u32;
        same(place("tiles"), totals.tiles as usize, tiles.len())?;
        same(place("quarry"), totals.quarry, count(&|face| face == Face::Quarry))?;
        for district in District::ALL {
            let plazas = count(&|face| face.plaza() == Some(district));
            let expected = DistrictTotals {
                plazas,
                stars: plazas * components.stars(district) as u32,
                districts: count(&|face| face.district() == Some(district)),
            };
            let found = totals.districts.get(district.name());
            same(
                place(district.name()),
                found.ok_or_else(|| EditionError::missing(place(district.name())))?,
                &expected,
            )?;
        }
    }
    Ok(())
}
