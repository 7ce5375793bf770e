//! `rynek tune`: its output, its progress, and that it is reproducible.

use serde_json::{Value, json};

use crate::caller::{err, fails, file, json_in, json_of, out, place, rynek};

/// The weights of Polis: the output if nothing is tuned.
fn shipped() -> Value {
    json_of(&rynek(&["tune", "polis", "--generations", "0"]))
}

/// A weight of Polis that is a single number.
fn single(weights: &Value) -> String {
    let mut fields = weights.as_object().expect("weights by name").iter();
    fields.find(|(_, value)| value.is_number()).expect("one of them is a number").0.clone()
}

const SHORT: [&str; 6] = ["tune", "polis", "--games", "4", "--seed", "3"];

fn short(more: &[&str]) -> std::process::Output {
    let generations: &[&str] = if more.contains(&"--generations") { &[] } else { &["--generations", "1"] };
    rynek(&[&SHORT, generations, more].concat())
}

#[test]
fn weights_come_out_and_progress_goes_aside() {
    let output = short(&["--threads", "1"]);
    let weights = json_of(&output);
    let names = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&weights), names(&shipped()));
    assert!(err(&output).contains("Generation 1: Error"), "{}", err(&output));
    assert_eq!(out(&short(&["--threads", "2"])), out(&output), "threads change nothing");
}

#[test]
fn weights_are_written_read_and_turned_one_by_one() {
    let path = place("weights.json");
    let mut shipped = shipped();
    let name = single(&shipped);
    let output = short(&["--only", &name, "--method", "match", "--out", &path]);
    assert_eq!(out(&output), "");
    let written = json_in(&path);
    shipped[&name] = written[&name].clone();
    assert_eq!(written, shipped);
    assert_eq!(json_of(&rynek(&["tune", "polis", "--from", &path, "--generations", "0"])), written);
}

#[test]
fn weights_replace_a_file_only_when_asked_to() {
    let essay = file("essay.txt", "Of cities.");
    fails(&short(&["--out", &essay]), 1, "already exists");
    assert_eq!(std::fs::read_to_string(&essay).expect("the essay"), "Of cities.");
    out(&short(&["--generations", "0", "--out", &essay, "--force"]));
    out(&short(&["--generations", "0", "--from", &essay, "--out", &essay]));
    assert_eq!(json_in(&essay), shipped());
}

#[test]
fn bad_input_is_refused_in_one_sentence() {
    fails(&rynek(&["tune", "chess"]), 2, "There is no game");
    fails(&short(&["--only", "castle"]), 2, "There is no weight “castle”");
    fails(&short(&["--from", "/nowhere/weights.json"]), 3, "cannot be read");
    fails(&short(&["--out", "/nowhere/weights.json"]), 3, "cannot be written");
    fails(&short(&["--method", "luck"]), 2, "fit, match");
    fails(&short(&["--bot", "oracle"]), 2, "There is no bot");
    fails(&short(&["--noise", "-1"]), 2, "from 0 to 1000000");
    fails(&rynek(&["tune", "polis", "--games", "many"]), 2, "is not a number");
    fails(&short(&["--players", "9"]), 2, "9 is not allowed");
    for text in ["", "{}", "[1]", "nonsense", r#"{"weights": {"castle": 1}}"#] {
        fails(&short(&["--from", &file("weights.json", text)]), 1, "not weights of Polis");
    }
    let other = json!({ "weights": { "left": [1.0] } }).to_string();
    fails(&short(&["--from", &file("other.json", &other)]), 1, "not weights of Polis");
}
