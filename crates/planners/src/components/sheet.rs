//! The edition file and the checks of its parts.

use std::collections::BTreeMap;

use rynek_kernel::{
    Edition, EditionError, Shipped,
    edition::{
        check::{each_once, fill, read, same, same_if_stated, within},
        schema,
    },
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;

use crate::{
    Colour, Components, Face, TileId,
    components::Faces,
    grid::SIDE,
    lanes::{LONGEST, SHORTEST},
};

/// The file as written. Fields that only explain it are ignored.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[schemars(extend("const" = "planners"))]
    game: String,
    #[serde(skip_serializing, rename = "status")]
    #[schemars(skip)]
    _status: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<IgnoredAny>,
    pub players: Players,
    #[serde(default)]
    #[schemars(skip)]
    grid: Grid,
    #[serde(default = "all_colours")]
    #[schemars(length(equal = 4))]
    colours: Vec<ColourLine>,
    pub objects_per_player: Objects,
    pub tiles: Tiles,
    #[serde(skip_serializing, rename = "actions")]
    #[schemars(skip)]
    _actions: Option<IgnoredAny>,
    #[serde(default)]
    #[schemars(skip)]
    end: End,
    #[serde(skip_serializing, rename = "variants")]
    #[schemars(skip)]
    _variants: Option<IgnoredAny>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Players {
    #[schemars(range(min = 2, max = 4))]
    pub min: u8,
    #[schemars(range(min = 2, max = 4))]
    pub max: u8,
}

#[derive(Debug, Serialize, Deserialize)]
struct Grid {
    tile_size: u8,
}

impl Default for Grid {
    fn default() -> Grid {
        Grid { tile_size: SIDE as u8 }
    }
}

/// A colour. The names of its objects only explain the file.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "colour")]
struct ColourLine {
    #[schemars(extend("enum" = ["R", "G", "B", "Y"]))]
    id: String,
}

fn all_colours() -> Vec<ColourLine> {
    Colour::ALL.iter().map(|colour| ColourLine { id: colour.code().to_string() }).collect()
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Objects {
    #[serde(default)]
    #[schemars(skip)]
    count: usize,
    #[schemars(length(min = 1, max = Components::MOST_OBJECTS), inner(range(min = SHORTEST, max = LONGEST)))]
    pub lengths: Vec<u8>,
    #[serde(skip_serializing)]
    #[schemars(skip)]
    elements_total: Option<u32>,
    #[serde(skip_serializing)]
    #[schemars(skip)]
    elements_equal_length: Option<bool>,
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tiles {
    #[serde(default)]
    #[schemars(skip)]
    count: usize,
    #[serde(default = "one")]
    #[schemars(skip)]
    start_face_up: u8,
    #[serde(skip_serializing)]
    #[schemars(skip)]
    used_for_all_player_counts: Option<bool>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    totals: BTreeMap<String, u32>,
    #[schemars(length(min = 2, max = Components::MOST_TILES))]
    pub list: Vec<TileLine>,
}

fn one() -> u8 {
    1
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "tile")]
pub(crate) struct TileLine {
    #[schemars(regex(pattern = "^T(0[1-9]|[12][0-9]|3[0-2])$"))]
    id: String,
    #[schemars(length(equal = SIDE), inner(length(equal = SIDE), regex(pattern = "^[RGBYo.]{3}$")))]
    rows: Vec<String>,
}

impl TileLine {
    /// `T07` is tile 7.
    pub fn number(&self) -> Option<TileId> {
        let digits = self.id.strip_prefix('T')?;
        let number = digits.chars().all(|digit| digit.is_ascii_digit()).then(|| digits.parse().ok())??;
        (1..=Components::MOST_TILES as u8).contains(&number).then_some(TileId(number))
    }

    fn faces(&self) -> Option<Faces> {
        let right = self.rows.len() == SIDE && self.rows.iter().all(|row| row.chars().count() == SIDE);
        let shown: Option<Vec<Face>> = self.rows.iter().flat_map(|row| row.chars()).map(Face::from_code).collect();
        shown.filter(|_| right)?.try_into().ok()
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct End {
    win_objects: usize,
    last_tile_final_round: bool,
}

impl Default for End {
    fn default() -> End {
        End { win_objects: 0, last_tile_final_round: true }
    }
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../../components.json"))];

    fn schema() -> Value {
        schema::of::<Sheet>("planners")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let mut sheet: Sheet = read(json)?;
        sheet.fill();
        same("game", sheet.game.as_str(), "planners")?;
        sheet.check_players()?;
        same("grid.tile_size", usize::from(sheet.grid.tile_size), SIDE)?;
        sheet.check_colours()?;
        sheet.check_objects()?;
        same("end.last_tile_final_round", sheet.end.last_tile_final_round, true)?;
        let faces = sheet.check_tiles()?;
        sheet.check_totals(&faces)?;
        Ok(Components::of(sheet, faces))
    }
}

/// Checks of each part of the file. Errors name the field.
impl Sheet {
    /// Numbers that follow from others may be left out.
    fn fill(&mut self) {
        fill(&mut self.objects_per_player.count, self.objects_per_player.lengths.len());
        fill(&mut self.tiles.count, self.tiles.list.len());
        fill(&mut self.end.win_objects, self.objects_per_player.count);
    }

    fn check_players(&self) -> Result<(), EditionError> {
        let Players { min, max } = self.players;
        within("players.min", min, 2..=4)?;
        within("players.max", max, min..=4)
    }

    fn check_colours(&self) -> Result<(), EditionError> {
        for (n, line) in self.colours.iter().enumerate() {
            if Colour::ALL.iter().all(|colour| colour.code().to_string() != line.id) {
                return Err(EditionError::value(format!("colours[{n}].id"), &line.id, "R, G, B, Y"));
            }
        }
        each_once(self.colours.iter().map(|line| &line.id), |n| format!("colours[{n}].id"))?;
        same("colours", self.colours.len(), Colour::ALL.len())
    }

    fn check_objects(&self) -> Result<(), EditionError> {
        let Objects { count, lengths, elements_total, elements_equal_length } = &self.objects_per_player;
        within("objects_per_player.lengths", lengths.len(), 1..=Components::MOST_OBJECTS)?;
        for (n, length) in lengths.iter().enumerate() {
            within(format!("objects_per_player.lengths[{n}]"), *length, SHORTEST..=LONGEST)?;
        }
        same("objects_per_player.count", *count, lengths.len())?;
        let elements = lengths.iter().map(|length| u32::from(*length)).sum();
        same_if_stated("objects_per_player.elements_total", *elements_total, elements)?;
        same_if_stated("objects_per_player.elements_equal_length", *elements_equal_length, true)?;
        // planners.end.six: a player wins with all of them.
        same("end.win_objects", self.end.win_objects, *count)
    }

    /// The tiles with their squares.
    fn check_tiles(&self) -> Result<Vec<(TileId, Faces)>, EditionError> {
        let Tiles { count, start_face_up, used_for_all_player_counts, list, .. } = &self.tiles;
        // One tile to begin with, and at least one to extend with.
        within("tiles.list", list.len(), 2..=Components::MOST_TILES)?;
        same("tiles.count", *count, list.len())?;
        same("tiles.start_face_up", *start_face_up, 1)?;
        same_if_stated("tiles.used_for_all_player_counts", *used_for_all_player_counts, true)?;
        let mut tiles: Vec<(TileId, Faces)> = Vec::new();
        for (n, line) in list.iter().enumerate() {
            let place = |field: &str| format!("tiles.list[{n}].{field}");
            let tile = line.number().ok_or_else(|| EditionError::value(place("id"), &line.id, "T01–T32"))?;
            if tiles.iter().any(|(other, _)| *other == tile) {
                return Err(EditionError::twice(place("id"), &line.id));
            }
            let rows = || EditionError::value(place("rows"), line.rows.join(" "), "3 × 3 × RGBYo.");
            tiles.push((tile, line.faces().ok_or_else(rows)?));
        }
        Ok(tiles)
    }

    /// Sums that the file states, to detect mistakes in a tile.
    fn check_totals(&self, tiles: &[(TileId, Faces)]) -> Result<(), EditionError> {
        let shown: Vec<Face> = tiles.iter().flat_map(|(_, faces)| *faces).collect();
        for (name, stated) in &self.tiles.totals {
            let place = format!("tiles.totals.{name}");
            let face = match name.as_str() {
                "holes" => Some(Face::Hole),
                "plain" => Some(Face::Plain),
                symbol => Colour::ALL.into_iter().find(|c| c.code().to_string() == symbol).map(Face::Symbol),
            };
            let Some(face) = face else { return Err(EditionError::value(place, name, "R, G, B, Y, holes, plain")) };
            same(place, *stated as usize, shown.iter().filter(|other| **other == face).count())?;
        }
        Ok(())
    }
}
