//! The edition file and the checks of its parts.

use std::collections::BTreeMap;

use rynek_kernel::{
    Edition, EditionError, Shipped,
    edition::{
        check::{Faults, each_once, fill, read, same, same_if_stated, within},
        schema,
    },
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::Value;

use crate::{
    Colour, Components, Face, TileId,
    components::{Faces, ObjectKind},
    grid::SIDE,
    lanes::{LONGEST, SHORTEST},
};

/// The file as written. Fields that only explain it are ignored, and so are those that files had once: `actions` and
/// `variants`.
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
#[serde(deny_unknown_fields)]
pub(crate) struct Players {
    #[schemars(range(min = 2, max = 4))]
    pub min: u8,
    #[schemars(range(min = 2, max = 4))]
    pub max: u8,
    #[serde(skip_serializing, rename = "source")]
    #[schemars(skip)]
    _source: Option<IgnoredAny>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Grid {
    tile_size: u8,
    #[serde(skip_serializing, rename = "cell_codes")]
    _cell_codes: Option<IgnoredAny>,
}

impl Default for Grid {
    fn default() -> Grid {
        Grid { tile_size: SIDE as u8, _cell_codes: None }
    }
}

/// A colour and its objects.
#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "colour")]
struct ColourLine {
    #[schemars(extend("enum" = ["R", "G", "B", "Y"]))]
    id: String,
    /// Written only if it differs from what a file without it means, so that older editions keep their hash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "String", extend("enum" = ["buildings", "tree_rows", "fountains", "trams", "street_lamps"]))]
    object: Option<ObjectKind>,
    #[serde(skip_serializing, rename = "pl")]
    #[schemars(skip)]
    _pl: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "source")]
    #[schemars(skip)]
    _source: Option<IgnoredAny>,
}

impl ColourLine {
    fn colour(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.code().to_string() == self.id)
    }

    fn kind(&self) -> Option<ObjectKind> {
        self.object.or_else(|| self.colour().map(ObjectKind::unless_stated))
    }
}

fn all_colours() -> Vec<ColourLine> {
    let line = |colour: &Colour| ColourLine { id: colour.code().to_string(), object: None, _pl: None, _source: None };
    Colour::ALL.iter().map(line).collect()
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
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
    #[serde(skip_serializing, rename = "families")]
    #[schemars(skip)]
    _families: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "note")]
    #[schemars(skip)]
    _note: Option<IgnoredAny>,
}

fn one() -> u8 {
    1
}

#[derive(Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "tile")]
pub(crate) struct TileLine {
    #[schemars(regex(pattern = "^T(0[1-9]|[12][0-9]|3[0-2])$"))]
    id: String,
    #[schemars(length(equal = SIDE), inner(length(equal = SIDE), regex(pattern = "^[RGBYo.]{3}$")))]
    rows: Vec<String>,
    #[serde(skip_serializing, rename = "family")]
    #[schemars(skip)]
    _family: Option<IgnoredAny>,
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
#[serde(deny_unknown_fields)]
struct End {
    win_objects: usize,
    last_tile_final_round: bool,
    #[serde(skip_serializing, rename = "final_round_starts_with")]
    _final_round_starts_with: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "score")]
    _score: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "tiebreak")]
    _tiebreak: Option<IgnoredAny>,
}

impl Default for End {
    fn default() -> End {
        End {
            win_objects: 0,
            last_tile_final_round: true,
            _final_round_starts_with: None,
            _score: None,
            _tiebreak: None,
        }
    }
}

impl Edition for Components {
    const SHIPPED: &'static [Shipped] = &[
        Shipped::new("standard", include_str!("../../components.json")),
        Shipped::new("24", include_str!("../../components-24.json")),
    ];

    fn schema() -> Value {
        schema::written(include_str!("../../schema.json"))
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Sheet>("planners")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let mut sheet: Sheet = read(json, Self::schema)?;
        sheet.fill();
        let mut faults = Faults::default();
        faults.note(same("game", sheet.game.as_str(), "planners"));
        faults.note(sheet.check_players());
        faults.note(same("grid.tile_size", usize::from(sheet.grid.tile_size), SIDE));
        faults.note(sheet.check_colours());
        sheet.check_objects(&mut faults);
        faults.note(same("end.last_tile_final_round", sheet.end.last_tile_final_round, true));
        let faces = sheet.check_tiles(&mut faults);
        faults.check()?;
        sheet.check_totals(&faces)?;
        sheet.leave_out_usual_objects();
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
        let Players { min, max, .. } = self.players;
        within("players.min", min, 2..=4)?;
        within("players.max", max, min..=4)
    }

    fn check_colours(&self) -> Result<(), EditionError> {
        for (n, line) in self.colours.iter().enumerate() {
            if line.colour().is_none() {
                return Err(EditionError::value(format!("colours[{n}].id"), &line.id, "R, G, B, Y"));
            }
        }
        each_once(self.colours.iter().map(|line| &line.id), |n| format!("colours[{n}].id"))?;
        let kinds = self.colours.iter().filter_map(|line| line.kind().map(ObjectKind::name));
        each_once(kinds, |n| format!("colours[{n}].object"))?;
        same("colours", self.colours.len(), Colour::ALL.len())
    }

    fn leave_out_usual_objects(&mut self) {
        for line in &mut self.colours {
            let usual = line.colour().map(ObjectKind::unless_stated);
            line.object = line.object.filter(|kind| Some(*kind) != usual);
        }
    }

    /// The objects of each colour.
    pub fn kinds(&self) -> [ObjectKind; 4] {
        Colour::ALL.map(|colour| {
            let line = self.colours.iter().find(|line| line.colour() == Some(colour));
            line.and_then(ColourLine::kind).unwrap_or(ObjectKind::unless_stated(colour))
        })
    }

    fn check_objects(&self, faults: &mut Faults) {
        let Objects { count, lengths, elements_total, elements_equal_length } = &self.objects_per_player;
        faults.note(within("objects_per_player.lengths", lengths.len(), 1..=Components::MOST_OBJECTS));
        for (n, length) in lengths.iter().enumerate() {
            faults.note(within(format!("objects_per_player.lengths[{n}]"), *length, SHORTEST..=LONGEST));
        }
        faults.note(same("objects_per_player.count", *count, lengths.len()));
        let elements = lengths.iter().map(|length| u32::from(*length)).sum();
        faults.note(same_if_stated("objects_per_player.elements_total", *elements_total, elements));
        faults.note(same_if_stated("objects_per_player.elements_equal_length", *elements_equal_length, true));
        // planners.end.six: a player wins with all of them.
        faults.note(same("end.win_objects", self.end.win_objects, *count));
    }

    /// The tiles with their squares.
    fn check_tiles(&self, faults: &mut Faults) -> Vec<(TileId, Faces)> {
        let Tiles { count, start_face_up, used_for_all_player_counts, list, .. } = &self.tiles;
        // One tile to begin with, and at least one to extend with.
        faults.note(within("tiles.list", list.len(), 2..=Components::MOST_TILES));
        faults.note(same("tiles.count", *count, list.len()));
        faults.note(same("tiles.start_face_up", *start_face_up, 1));
        faults.note(same_if_stated("tiles.used_for_all_player_counts", *used_for_all_player_counts, true));
        // `T7` is the same tile as `T07`.
        let ids = list.iter().map(|line| line.number().map_or_else(|| line.id.clone(), |tile| tile.to_string()));
        faults.note(each_once(ids, |n| format!("tiles.list[{n}].id")));
        let mut tiles = Vec::new();
        for (n, line) in list.iter().enumerate() {
            let place = |field: &str| format!("tiles.list[{n}].{field}");
            let number = line.number().ok_or_else(|| EditionError::value(place("id"), &line.id, "T01–T32"));
            let rows = || EditionError::value(place("rows"), line.rows.join(" "), "3 × 3: R, G, B, Y, o, .");
            let faces = line.faces().ok_or_else(rows);
            tiles.extend(faults.note(number).zip(faults.note(faces)));
        }
        tiles
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
