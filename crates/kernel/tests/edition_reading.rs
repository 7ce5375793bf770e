//! A fault in an edition file has a place and a message without words of the parser.

use std::collections::BTreeMap;

use rynek_kernel::{
    Edition, EditionError, Explain, Shipped,
    edition::{
        check::{Faults, read, same, within},
        schema,
    },
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Carton {
    #[schemars(extend("const" = "carton"))]
    game: String,
    #[schemars(length(min = 1, max = 3))]
    tiles: Vec<Tile>,
    #[schemars(schema_with = "by_players")]
    cash: BTreeMap<String, u8>,
    #[serde(default)]
    #[schemars(with = "Tile")]
    spare: Option<Tile>,
    #[serde(default, skip_serializing)]
    #[schemars(skip)]
    count: Option<usize>,
}

#[derive(PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "tile")]
#[serde(deny_unknown_fields)]
struct Tile {
    at: [i8; 2],
    #[schemars(range(max = 9))]
    points: u8,
    #[schemars(extend("enum" = ["red", "blue"]))]
    colour: String,
}

fn by_players(generator: &mut SchemaGenerator) -> Schema {
    schema::by_players::<u8>(generator, 2..=3)
}

impl Edition for Carton {
    const SHIPPED: &'static [Shipped] = &[Shipped::new(
        "standard",
        r#"{"game": "carton", "tiles": [{"at": [0, 1], "points": 7, "colour": "red"}], "cash": {"2": 5, "3": 4}}"#,
    )];

    fn parse(json: &str) -> Result<Carton, EditionError> {
        let carton: Carton = read(json, Self::schema)?;
        let mut faults = Faults::default();
        faults.note(same("count", carton.count.unwrap_or(carton.tiles.len()), carton.tiles.len()));
        for (n, tile) in carton.tiles.iter().enumerate() {
            faults.note(within(format!("tiles[{n}].at[0]"), tile.at[0], 0..=1));
        }
        faults.check()?;
        Ok(carton)
    }

    fn schema() -> Value {
        Self::derived_schema().expect("this test has the feature that derives it")
    }

    fn derived_schema() -> Option<Value> {
        schema::derived::<Carton>("carton")
    }
}

/// The place and the message of what is wrong with a changed file.
fn fault(from: &str, to: &str) -> (Option<String>, String) {
    let shipped = Carton::SHIPPED[0].json;
    let changed = shipped.replacen(from, to, 1);
    assert_ne!(changed, shipped);
    let error = Carton::parse(&changed).expect_err(to);
    (error.place().map(str::to_owned), error.message().to_string())
}

#[test]
fn every_fault_names_its_place() {
    for (from, to, place, key) in [
        ("\"points\": 7", "\"points\": 700", "tiles[0].points", "edition-value"),
        ("\"points\": 7", "\"points\": -1", "tiles[0].points", "edition-value"),
        ("\"points\": 7", "\"points\": 1.5", "tiles[0].points", "edition-kind-integer"),
        ("\"points\": 7", "\"points\": \"7\"", "tiles[0].points", "edition-kind-integer"),
        ("\"points\": 7, ", "", "tiles[0].points", "edition-missing"),
        ("\"points\": 7", "\"points\": 7, \"weight\": 1", "tiles[0].weight", "edition-unknown"),
        ("\"points\": 7", "\"points\": 7, \"points\": 8", "tiles[0].points", "edition-field-twice"),
        ("[0, 1]", "[0, 1, 2]", "tiles[0].at", "edition-entries"),
        ("[0, 1]", "{}", "tiles[0].at", "edition-kind-array"),
        ("\"game\": \"carton\"", "\"game\": \"carton\", \"tiels\": 1", "tiels", "edition-unknown"),
        ("{\"2\": 5, \"3\": 4}", "[5, 4]", "cash", "edition-kind-object"),
        ("\"cash\"", "\"count\": 2, \"cash\"", "count", "edition-value"),
    ] {
        let (found, message) = fault(from, to);
        assert_eq!((found.as_deref(), message.split(' ').next()), (Some(place), Some(key)), "{to}: {message}");
        for jargon in ["u8", "struct", "invalid type", "Carton"] {
            assert!(!message.contains(jargon), "{message}");
        }
    }
}

#[test]
fn what_is_not_json_has_a_line_and_a_column() {
    let error = Carton::parse("{\n  \"game\": carton\n}").unwrap_err();
    assert_eq!((error.place(), error.message().to_string().contains("line: 2")), (None, true));
}

#[test]
fn all_faults_are_found_at_the_same_time() {
    let file = r#"{"game": "box", "tiles": [{"at": [0], "points": 70, "colour": 1}, 2], "cash": {}}"#;
    let places: Vec<String> = Carton::faults(file).iter().map(|f| f.place().unwrap_or_default().to_owned()).collect();
    let expected = ["game", "tiles[0].at", "tiles[0].points", "tiles[0].colour", "tiles[1]", "cash.2", "cash.3"];
    assert_eq!(places, expected);
    assert_eq!(Carton::faults("// a comment\n{}").len(), 3, "what is missing");
    // What the schema shows, what only the reader knows, and fields that no file has.
    let file = r#"{"game": "carton", "sise": 1, "tiles": [{"at": [2, 1], "points": 70, "colour": "red", "hue": 1},
        {"at": [-5, 1], "points": 7, "colour": "red"}], "cash": {"2": 5, "3": 4}, "count": 9, "cuont": 2}"#;
    let faults = Carton::faults(file);
    let mut places: Vec<&str> = faults.iter().filter_map(EditionError::place).collect();
    places.sort_unstable();
    let expected = ["count", "cuont", "sise", "tiles[0].at[0]", "tiles[0].hue", "tiles[0].points", "tiles[1].at[0]"];
    assert_eq!(places, expected);
    assert_eq!(Carton::parse(file).unwrap_err().place(), Some("sise"), "the first is an error by itself");
    assert_eq!(Carton::faults(Carton::SHIPPED[0].json), []);
}

#[test]
fn a_schema_has_the_keys_of_names_and_no_derived_field() {
    let schema = Carton::schema();
    let tile = &schema["properties"]["tiles"]["items"];
    assert_eq!(
        tile["properties"]["points"],
        json!({
            "type": "integer", "minimum": 0, "maximum": 9, "title": "carton-field-tile-points",
        })
    );
    assert_eq!(schema["properties"]["spare"]["properties"], tile["properties"]);
    assert_eq!(schema["properties"]["cash"]["properties"]["2"]["title"], "edition-players-2");
    assert!(schema["properties"].get("count").is_none());
    assert_eq!(schema["required"], json!(["game", "tiles", "cash"]));
    let file = Carton::shipped().to_file();
    assert_eq!(file.to_string().replace(' ', ""), Carton::SHIPPED[0].json.replace(' ', ""), "nothing without a value");
}
