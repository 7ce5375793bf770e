//! Edition files: what ships is described by its schema, and changed files are refused or can be played.

use std::{fs, path::Path};

use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

use super::blessing;
use crate::{
    Edition, EditionError, EditionRef, Game, below,
    edition::{schema, text},
    series_rng, setup,
};

/// Checks that each edition that ships has no fault, has a name for each field, and is the same without the fields that
/// follow from others. The schema in the file `schema.json` of the crate is that of the types.
///
/// # Panics
/// If it is not so. `RYNEK_BLESS=1` writes the schema.
pub fn edition_files<G: Game>() {
    let schema = G::Edition::derived_schema().expect("the suite has the feature that derives it");
    if blessing() {
        write_schema(&schema);
    } else {
        assert!(G::Edition::schema() == schema, "schema.json is not that of the types; RYNEK_BLESS=1 writes it");
    }
    let own = |key: &String| key.starts_with(&format!("{}-field-", G::ID)) || key.starts_with("edition-players-");
    assert!(schema::keys(&schema).iter().all(own), "{:?}", schema::keys(&schema));
    for (shipped, edition) in EditionRef::<G::Edition>::all_shipped() {
        assert_eq!(G::Edition::faults(shipped.json), [], "{}", shipped.id);
        let file = edition.to_file();
        let again = EditionRef::<G::Edition>::load(&file.to_string());
        let again = again.unwrap_or_else(|error| panic!("{}: {error}", shipped.id));
        assert_eq!(again, edition, "{} lacks a field that has an effect", shipped.id);
        assert_eq!(again.to_file(), file, "{}", shipped.id);
    }
}

/// Writes the schema of the crate that is tested, if it has one.
fn write_schema(schema: &Value) {
    let root = std::env::var_os("CARGO_MANIFEST_DIR").expect("Cargo runs the test");
    let path = Path::new(&root).join("schema.json");
    if path.exists() {
        let text = serde_json::to_string_pretty(schema).expect("a schema can be written");
        fs::write(&path, text + "\n").expect("a schema can be written");
    }
}

/// What became of changed editions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mutated {
    /// Refused, with a message that names a field.
    pub refused: usize,
    /// Played to the end.
    pub played: usize,
    /// The most actions of a game.
    pub longest: usize,
}

/// Changes the editions that ship in `count` ways. Each result must be refused with faults that name fields of the file, or
/// be played to its end. `step` plays: it is told how many files were played before, and returns nothing at the end.
///
/// # Panics
/// If one is neither.
pub fn mutated_editions<G: Game>(
    count: usize,
    mut step: impl FnMut(usize, &G, &mut ChaCha8Rng) -> Option<G::Action>,
) -> Mutated {
    let setups = setup::every::<G::Setup>();
    let mut became = Mutated::default();
    for number in 0..count {
        let mut rng = series_rng(0, number as u64);
        let shipped = &G::Edition::SHIPPED[number % G::Edition::SHIPPED.len()];
        let mut file: Value = serde_json::from_str(&text::without_comments(shipped.json)).expect("JSON");
        for _ in 0..=below(&mut rng, 3) {
            mutate(&mut file, &mut rng);
        }
        let file = file.to_string();
        let faults = G::Edition::faults(&file);
        match EditionRef::<G::Edition>::load(&file) {
            Err(error) => {
                let all: Vec<&EditionError> = faults.iter().chain([&error]).collect();
                assert!(all.len() > 1, "change {number}: {error} is not among the faults\n{file}");
                for fault in all {
                    assert!(fault.place().is_some(), "change {number}: {fault} names no field\n{file}");
                }
                became.refused += 1;
            }
            Ok(edition) => {
                assert_eq!(faults, [], "change {number} is refused only when it is checked\n{file}");
                // An edition may be for fewer players.
                let start = below(&mut rng, setups.len() as u32) as usize;
                let tried = setups.iter().cycle().skip(start).take(setups.len());
                let game = tried.map(|setup| G::new(edition.clone(), setup)).find_map(Result::ok);
                let game = game.unwrap_or_else(|| panic!("change {number} cannot be played\n{file}"));
                let step = |game: &G, rng: &mut ChaCha8Rng| step(became.played, game, rng);
                became.longest = became.longest.max(play(game, &mut rng, number, step));
                became.played += 1;
            }
        }
    }
    became
}

fn play<G: Game>(
    mut game: G,
    rng: &mut ChaCha8Rng,
    number: usize,
    mut step: impl FnMut(&G, &mut ChaCha8Rng) -> Option<G::Action>,
) -> usize {
    let mut actions = 0;
    while let Some(action) = step(&game, rng) {
        game.play_unchecked(action);
        actions += 1;
        assert!(actions <= G::LONGEST, "change {number} has no end");
    }
    assert!(game.outcome().is_some(), "change {number} stops before its end");
    actions
}

/// Changes one value somewhere in a file.
fn mutate(file: &mut Value, rng: &mut ChaCha8Rng) {
    let mut pick = |most: usize| below(rng, most as u32) as usize;
    let mut places = count(file);
    let place = pick(places);
    let (way, number, other) = (pick(12), pick(300), pick(8));
    places = place;
    at(file, &mut places, &mut |value| change(value, way, number, other));
}

/// How many values there are, one inside another.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Object(map) => map.values().map(count).sum(),
        Value::Array(list) => list.iter().map(count).sum::<usize>(),
        _ => 0,
    }
}

/// Changes the value with this number.
fn at(value: &mut Value, place: &mut usize, change: &mut dyn FnMut(&mut Value)) -> bool {
    if *place == 0 {
        change(value);
        return true;
    }
    *place -= 1;
    match value {
        Value::Object(map) => map.values_mut().any(|value| at(value, place, change)),
        Value::Array(list) => list.iter_mut().any(|value| at(value, place, change)),
        _ => false,
    }
}

fn change(value: &mut Value, way: usize, number: usize, other: usize) {
    match (way, &mut *value) {
        (0, value) => {
            *value = [json!(null), json!(7), json!("x"), json!([]), json!({}), json!(true), json!(1.5), json!("")]
                [other]
                .clone()
        }
        (1..=4, Value::Array(list)) => change_list(list, way, number),
        (1..=4, Value::Object(map)) => change_map(map, way, number),
        (5, value @ Value::Number(_)) => *value = json!(-(number as i64)),
        (6, value @ Value::Number(_)) => *value = json!(number),
        (7, value @ Value::Number(_)) => *value = json!(u64::MAX),
        (_, Value::Number(old)) => *value = json!(old.as_i64().unwrap_or(0) + other as i64 - 3),
        (1..=7, Value::String(text)) => *text = spoiled(text, way, number),
        (_, Value::String(text)) => *text = text.chars().rev().collect(),
        (_, Value::Bool(old)) => *old = !*old,
        (_, Value::Array(list)) => list.reverse(),
        (_, Value::Object(map)) => change_map(map, 2, number),
        (_, Value::Null) => *value = json!(number),
    }
}

fn change_list(list: &mut Vec<Value>, way: usize, number: usize) {
    let length = list.len();
    if length == 0 {
        list.push(json!(number));
        return;
    }
    let n = number % length;
    match way {
        1 => drop(list.remove(n)),
        2 => list.push(list[n].clone()),
        3 => list.swap(n, (n + number) % length),
        _ => list.truncate(n),
    }
}

fn change_map(map: &mut Map<String, Value>, way: usize, number: usize) {
    let Some(name) = map.keys().nth(number % map.len().max(1)).cloned() else { return };
    match way {
        1 => drop(map.remove(&name)),
        2 => {
            let value = map[&name].clone();
            map.insert(format!("{name}x"), value);
        }
        3 => {
            let other = map.keys().nth((number + 1) % map.len()).cloned().unwrap_or_default();
            let (one, two) = (map[&name].clone(), map[&other].clone());
            map.insert(name, two);
            map.insert(other, one);
        }
        _ => drop(map.insert(String::new(), json!(number))),
    }
}

fn spoiled(text: &str, way: usize, number: usize) -> String {
    match way {
        1 => String::new(),
        2 => format!("{text}{text}"),
        3 => text.repeat(number),
        4 => text.to_uppercase(),
        5 => text.chars().skip(1).collect(),
        6 => format!("{text}é\u{0}"),
        _ => number.to_string(),
    }
}
