//! The edition file and the checks of its parts.
//!
//! Fields that only explain the file are ignored.

mod checks;

use std::{collections::BTreeMap, fmt};

use rynek_kernel::{
    EditionError,
    edition::{
        check::{Faults, each_once, fill, same, within},
        schema,
    },
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, de::IgnoredAny};
use serde_json::{Map, Value, json};

use crate::{
    Bonus, Building, BuildingCard, BuildingId, Die, DieSet, District, DistrictId, Effect, Face, Kind, Level, Mode,
    Name, Numbers, Project, ProjectId, Quarter, Resource, ResourceSet, Stock, components::LONGEST, map::MOST_STEPS,
};

pub(crate) use checks::{buildings, challenges, districts, fill_fixed, first_game, game, modes, numbers, projects};

/// A name of the edition's own, by the code of a language. What ships has none: its names are in the texts.
type OwnName = BTreeMap<String, String>;

/// The name of a challenge. Former files had a plain one, which only explained them.
fn challenge_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<OwnName, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Own(OwnName),
        Former(#[allow(dead_code)] String),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::Own(own) => own,
        Written::Former(_) => OwnName::new(),
    })
}

/// The longest name of anything.
const LONGEST_NAME: usize = 40;
/// The most of anything that is counted.
const MOST: u8 = 9;
/// The most tokens.
const MOST_TOKENS: u8 = 30;

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sheet {
    #[schemars(extend("const" = "engineer"))]
    game: String,
    #[serde(skip_serializing, rename = "status")]
    #[schemars(skip)]
    _status: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "provenance")]
    #[schemars(skip)]
    _provenance: Option<IgnoredAny>,
    pub(crate) constants: Constants,
    #[serde(skip_serializing, rename = "icon_texts")]
    #[schemars(skip)]
    _icon_texts: Option<IgnoredAny>,
    #[schemars(length(equal = DistrictId::COUNT))]
    pub(crate) districts: Vec<DistrictSheet>,
    first_game_layout: LayoutSheet,
    #[schemars(length(equal = ProjectId::COUNT))]
    pub(crate) projects: Vec<ProjectSheet>,
    building_card: BuildingCardSheet,
    pub(crate) challenges: ChallengesSheet,
    #[schemars(length(equal = Mode::ALL.len()))]
    modes: Vec<ModeSheet>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Constants {
    #[serde(default = "square")]
    #[schemars(skip)]
    area_grid: [u8; 2],
    #[schemars(range(min = 2, max = MOST_TOKENS))]
    tokens: u8,
    #[serde(default)]
    #[schemars(skip)]
    dice: u8,
    #[serde(default)]
    #[schemars(skip)]
    dice_kept: u8,
    #[schemars(range(min = 1, max = MOST))]
    resource_max: u8,
    #[schemars(range(min = 1, max = MOST))]
    money_max: u8,
    #[schemars(schema_with = "stock")]
    start: Stock,
    #[serde(default)]
    #[schemars(skip)]
    hand: u8,
    #[schemars(range(min = 1, max = MOST))]
    extra_action_cash_cost: u8,
    #[schemars(range(max = MOST))]
    unused_dice_bonus: u8,
    #[schemars(range(min = 1, max = MOST_STEPS))]
    recover_move: u8,
    #[schemars(range(min = 1, max = MOST))]
    recover_time: u8,
    industrial: IndustrialSheet,
    trade: TradeSheet,
    residential: ResidentialSheet,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "industrial")]
struct IndustrialSheet {
    #[schemars(range(min = 1, max = MOST))]
    basic: u8,
    #[schemars(range(min = 1, max = MOST))]
    die: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "trade")]
struct TradeSheet {
    #[serde(default = "one_for_one")]
    #[schemars(skip)]
    basic_swap: [u8; 2],
    #[serde(default = "one_for_two")]
    #[schemars(skip)]
    die_swap: [u8; 2],
    #[schemars(range(max = MOST))]
    money: u8,
    #[schemars(range(max = MOST))]
    sell_price: u8,
    #[serde(default)]
    #[schemars(skip)]
    sell_max: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "residential")]
struct ResidentialSheet {
    #[schemars(range(max = MOST))]
    basic_money: u8,
    #[serde(default)]
    #[schemars(skip)]
    die: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "district")]
pub(crate) struct DistrictSheet {
    #[schemars(schema_with = "district_id")]
    id: DistrictId,
    #[serde(skip_serializing, rename = "name_pl")]
    #[schemars(skip)]
    _name_pl: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "name_en")]
    #[schemars(skip)]
    _name_en: Option<IgnoredAny>,
    #[serde(default, skip_serializing_if = "OwnName::is_empty")]
    #[schemars(inner(length(min = 1, max = LONGEST_NAME)))]
    name: OwnName,
    #[serde(default = "corners")]
    #[schemars(skip)]
    cells_order: Vec<String>,
    #[serde(rename = "A")]
    #[schemars(length(equal = 4))]
    a: Vec<AreaSheet>,
    #[serde(rename = "B")]
    #[schemars(length(equal = 4))]
    b: Vec<AreaSheet>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "area")]
struct AreaSheet {
    #[schemars(extend("enum" = ["industrial", "trade", "residential"]))]
    kind: String,
    #[serde(default)]
    #[schemars(with = "String", extend("enum" = ["wood", "coal", "steel", "any"]))]
    resource: Option<String>,
    #[schemars(length(min = 1, max = 6), inner(range(min = 1, max = 6)))]
    die: Vec<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
#[schemars(rename = "layout")]
struct LayoutSheet {
    #[schemars(schema_with = "district_id")]
    nw: DistrictId,
    #[schemars(schema_with = "district_id")]
    ne: DistrictId,
    #[schemars(schema_with = "district_id")]
    sw: DistrictId,
    #[schemars(schema_with = "district_id")]
    se: DistrictId,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "project")]
pub(crate) struct ProjectSheet {
    #[schemars(schema_with = "project_id")]
    id: ProjectId,
    #[serde(rename = "move")]
    #[schemars(range(min = 1, max = MOST_STEPS))]
    steps: u8,
    #[schemars(range(min = 1, max = 6))]
    die: u8,
    #[schemars(schema_with = "effect")]
    basic: Effect,
    #[schemars(schema_with = "effect")]
    advanced: Effect,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
#[schemars(rename = "building_card")]
struct BuildingCardSheet {
    #[schemars(length(min = 1, max = BuildingId::COUNT))]
    a: Vec<BuildingSheet>,
    #[schemars(length(min = 1, max = BuildingId::COUNT))]
    b: Vec<BuildingSheet>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "building")]
struct BuildingSheet {
    #[schemars(length(min = 1, max = LONGEST_NAME))]
    id: String,
    #[serde(skip_serializing, rename = "name_pl")]
    #[schemars(skip)]
    _name_pl: Option<IgnoredAny>,
    #[serde(skip_serializing, rename = "name_en")]
    #[schemars(skip)]
    _name_en: Option<IgnoredAny>,
    #[serde(default, skip_serializing_if = "OwnName::is_empty")]
    #[schemars(inner(length(min = 1, max = LONGEST_NAME)))]
    name: OwnName,
    #[schemars(schema_with = "stock")]
    cost: Stock,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "bonus")]
    bonus: Option<Bonus>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "challenges")]
pub(crate) struct ChallengesSheet {
    eiffel: ChallengeSheet,
    empire_state: ChallengeSheet,
    #[serde(skip_serializing, rename = "bonus_texts")]
    #[schemars(skip)]
    _bonus_texts: Option<IgnoredAny>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "challenge")]
struct ChallengeSheet {
    #[serde(default, skip_serializing_if = "OwnName::is_empty", deserialize_with = "challenge_name")]
    #[schemars(inner(length(min = 1, max = LONGEST_NAME)))]
    name: OwnName,
    #[serde(default = "yes")]
    #[schemars(skip)]
    ordered: bool,
    #[schemars(length(min = 1, max = BuildingId::COUNT))]
    parts: Vec<BuildingSheet>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "mode")]
struct ModeSheet {
    #[schemars(schema_with = "mode_id")]
    id: String,
    #[serde(default)]
    #[schemars(skip)]
    card: Vec<String>,
    #[serde(default)]
    #[schemars(skip)]
    level: Option<Level>,
    #[schemars(range(min = 1))]
    rounds: u8,
    #[serde(skip_serializing, rename = "simulated_win_rate")]
    #[schemars(skip)]
    _simulated_win_rate: Option<IgnoredAny>,
}

fn square() -> [u8; 2] {
    [4, 4]
}

fn one_for_one() -> [u8; 2] {
    [1, 1]
}

fn one_for_two() -> [u8; 2] {
    [1, 2]
}

fn corners() -> Vec<String> {
    ["NW", "NE", "SW", "SE"].map(str::to_owned).into()
}

fn yes() -> bool {
    true
}

fn district_id(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(DistrictId::all().map(|id| id.to_string()))
}

fn project_id(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(ProjectId::all().map(|id| id.to_string()))
}

fn mode_id(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Mode::ALL.map(Mode::edition_id))
}

fn effect(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Effect::ALL.map(Effect::name))
}

fn bonus(_: &mut SchemaGenerator) -> Schema {
    schema::one_of(Bonus::ALL.map(Bonus::name))
}

fn stock(_: &mut SchemaGenerator) -> Schema {
    let amount = json!({ "type": "integer", "minimum": 0, "maximum": MOST });
    let amount = |name: &str| {
        let mut amount = amount.clone();
        amount["title"] = format!("engineer-field-stock-{name}").into();
        (name.to_owned(), amount)
    };
    let names = ["wood", "coal", "steel", "money"];
    let fields: Map<String, Value> = names.into_iter().map(amount).collect();
    json!({ "type": "object", "properties": fields, "required": names }).try_into().expect("a schema is an object")
}
