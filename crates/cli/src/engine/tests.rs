//! Whatever the input is, every line of output is a JSON object, and the game survives.

use std::{
    io::{Cursor, Read},
    sync::mpsc,
};

use rand_chacha::ChaCha8Rng;
use rynek_boulevards::Boulevards;
use rynek_engineer::Engineer;
use rynek_kernel::{Edition, Game, Language, Rng, below, edition::MAX_EDITIONS, pick, series_rng};
use rynek_planners::Planners;
use rynek_polis::Polis;
use serde_json::{Value, json};

use super::*;

thread_local! {
    // Reading all words takes longer than most sessions.
    static WORDS: Words = rynek_catalog::words(Language::ENGLISH, &[crate::WORDS]);
}

/// The output for some input.
fn said<G: Game>(input: impl BufRead + Send + 'static) -> String {
    let mut output = Vec::new();
    WORDS.with(|words| serve::<G>(input, &mut output, words)).expect("memory can be written");
    String::from_utf8(output).expect("answers are text")
}

/// All responses to some input, without the greeting.
fn answers<G: Game>(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let text = said::<G>(Cursor::new(input.into()));
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("a JSON line")).collect();
    assert!(lines.iter().all(|line| line["ok"].is_boolean()), "{text}");
    assert_eq!(lines.remove(0)["game"], G::ID);
    lines
}

fn session<G: Game>(requests: &[Value]) -> Vec<Value> {
    answers::<G>(requests.iter().map(|request| format!("{request}\n")).collect::<String>())
}

/// The code of a refusal.
fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    let message = answer["error"]["message"].as_str().expect("a refusal has words");
    assert!(message.contains(' ') && !message.starts_with("engine-"), "{message}");
    answer["error"]["code"].as_str().expect("a refusal has a code")
}

#[test]
fn a_whole_game_can_be_played() {
    let mut requests = vec![json!({"cmd": "setup", "options": {"players": 2}, "seed": 3})];
    let mut told = session::<Polis>(&requests);
    while told.last().expect("an answer")["turn"] != "over" {
        // Repeating everything each time would be slow: the game continues from the record.
        let record = session::<Polis>(&[requests.clone(), vec![json!({"cmd": "record"})]].concat()).pop();
        let record = record.expect("a record")["record"].clone();
        requests = vec![json!({"cmd": "position", "record": record, "seed": 3})];
        let next = match told.last().expect("an answer")["turn"].as_str() {
            Some("chance") => json!({"cmd": "chance"}),
            _ => {
                let best =
                    session::<Polis>(&[requests.clone(), vec![json!({"cmd": "go", "bot": "baseline"})]].concat());
                json!({"cmd": "apply", "action": best[1]["action"]})
            }
        };
        requests.push(next);
        told = session::<Polis>(&requests);
    }
    assert!(told.last().expect("the end")["outcome"]["places"].is_array());
}

#[test]
fn refusals_say_what_is_wrong_and_change_nothing() {
    let go = json!({"cmd": "go", "bot": "greedy"});
    let told = session::<Planners>(&[
        go.clone(),
        json!({"cmd": "setup", "options": {"players": 9}}),
        json!({"cmd": "setup", "options": {"players": 2}}),
        json!({"cmd": "state"}),
        json!({"cmd": "apply", "action": "nonsense"}),
        json!({"cmd": "apply"}),
        json!({"cmd": "apply", "action": "a", "actions": ["b"]}),
        json!({"cmd": "undo", "actions": 1}),
        json!({"cmd": "castle"}),
        json!({"cmd": "state", "extra": 1}),
        json!({"no": "command"}),
        json!([1, 2]),
        json!({"id": [1], "cmd": "state"}),
        json!({"cmd": "go", "bot": "oracle"}),
        json!({"cmd": "go", "iterations": 0}),
        json!({"cmd": "view", "viewer": {"seat": 5}}),
        json!({"cmd": "position", "record": {}}),
        json!({"cmd": "state"}),
    ]);
    let codes: Vec<&str> =
        told.iter().enumerate().filter(|(n, _)| ![2, 3, 17].contains(n)).map(|(_, answer)| code(answer)).collect();
    assert_eq!(codes[..6], ["game", "options", "notation", "request", "request", "undo"]);
    assert_eq!(codes[6..9], ["command", "request", "request"]);
    assert_eq!(codes[9..11], ["request", "request"]);
    assert_eq!(told[3], told[17]);
}

#[test]
fn chance_and_the_end_are_nobodys_turn() {
    let told = session::<Engineer>(&[
        json!({"cmd": "setup"}),
        json!({"cmd": "go", "bot": "random"}),
        json!({"cmd": "actions"}),
        json!({"cmd": "chance"}),
        json!({"cmd": "chance"}),
    ]);
    assert_eq!(told[0]["turn"], "chance");
    assert_eq!(code(&told[1]), "turn");
    let (actions, odds) = (&told[2]["actions"], &told[2]["odds"]);
    assert_eq!(actions.as_array().expect("outcomes").len(), odds.as_array().expect("their odds").len());
    assert_eq!(told[3]["ok"], true);
    assert_eq!(code(&told[4]), "turn");
}

#[test]
fn several_actions_are_applied_together_or_not_at_all() {
    let setup = json!({"cmd": "setup", "seed": 2});
    let first = session::<Planners>(&[setup.clone(), json!({"cmd": "actions"})]);
    let legal = first[1]["actions"][0].clone();
    let told = session::<Planners>(&[
        setup,
        json!({"cmd": "apply", "actions": [legal, "nonsense"]}),
        json!({"cmd": "state"}),
        json!({"cmd": "apply", "actions": [legal]}),
        json!({"cmd": "undo"}),
    ]);
    assert_eq!(told[1]["error"]["action"], 2);
    assert_eq!((&told[2], &told[4]), (&told[0], &told[0]));
    assert_eq!(told[3]["played"], 1);
}

#[test]
fn editions_are_given_back_when_another_game_begins() {
    let mut edition: Value = serde_json::from_str(<Polis as Game>::Edition::SHIPPED[0].json).expect("JSON");
    let games = MAX_EDITIONS + 20;
    let requests: Vec<Value> = (0..games)
        .map(|number| {
            edition["stones"]["start_by_turn_order"] = json!([number % 40, number / 40, 40, 40]);
            json!({"cmd": "setup", "edition": edition})
        })
        .collect();
    let told = session::<Polis>(&requests);
    for (number, answer) in told.iter().enumerate() {
        assert_eq!((&answer["ok"], &answer["points"][0]), (&json!(true), &json!(number % 40)), "{answer}");
    }
    // A record contains its edition.
    let last = requests.last().expect("requests").clone();
    let record = session::<Polis>(&[last, json!({"cmd": "record"})]).remove(1)["record"].clone();
    let told = session::<Polis>(&[json!({"cmd": "position", "record": record}), json!({"cmd": "setup"})]);
    assert_eq!(told[0]["points"][0], json!((games - 1) % 40));
    assert_eq!(told[1]["ok"], true);
}

#[test]
fn ids_come_back_and_answers_keep_their_order() {
    let told = session::<Boulevards>(&[
        json!({"id": "a", "cmd": "setup"}),
        json!({"id": 2, "cmd": "nothing"}),
        json!({"id": 3.5, "cmd": "stop"}),
        json!({"cmd": "ping"}),
        json!({"id": 9, "cmd": "quit"}),
        json!({"id": 10, "cmd": "ping"}),
    ]);
    let ids: Vec<&Value> = told.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!("a"), &json!(2), &json!(3.5), &Value::Null, &json!(9)]);
}

/// An input whose lines are sent later.
struct Wire(mpsc::Receiver<String>);

impl Read for Wire {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let Ok(line) = self.0.recv() else { return Ok(0) };
        bytes[..line.len()].copy_from_slice(line.as_bytes());
        Ok(line.len())
    }
}

#[test]
fn thinking_stops_when_told() {
    let (send, wire) = mpsc::channel();
    let requests = [
        json!({"cmd": "setup", "seed": 1}),
        json!({"cmd": "chance"}),
        json!({"cmd": "go", "bot": "search", "ms": 500_000}),
        json!({"cmd": "stop"}),
        json!({"cmd": "quit"}),
    ];
    requests.iter().for_each(|request| send.send(format!("{request}\n")).expect("somebody reads"));
    let text = said::<Polis>(BufReader::new(Wire(wire)));
    assert_eq!(text.lines().count(), 1 + requests.len(), "{text}");
    assert!(text.lines().nth(3).is_some_and(|line| line.contains(r#""action""#)), "{text}");
}

/// A session to mutate.
fn sound() -> Vec<String> {
    let requests = [
        json!({"id": 1, "cmd": "setup", "options": {"players": 2}, "seed": 1}),
        json!({"id": 2, "cmd": "chance"}),
        json!({"id": 3, "cmd": "actions"}),
        json!({"id": 4, "cmd": "view", "viewer": {"seat": 1}}),
        json!({"id": 5, "cmd": "go", "bot": "search", "iterations": 4, "best": 3}),
        json!({"id": 6, "cmd": "apply", "actions": ["1", "2"]}),
        json!({"id": 7, "cmd": "record"}),
        json!({"id": 8, "cmd": "undo", "actions": 1}),
        json!({"id": 9, "cmd": "position", "record": {"format": 1, "game": "polis"}, "at": 1}),
        json!({"id": 10, "cmd": "state"}),
    ];
    requests.iter().map(Value::to_string).collect()
}

/// A random mutation of some bytes.
fn broken(line: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    let at = below(rng, line.len().max(1) as u32) as usize;
    match below(rng, 5) {
        0 => line.truncate(at),
        1 => line.insert(at.min(line.len()), rng.next_u32() as u8),
        2 => line.splice(at..(at + 3).min(line.len()), b"99999999999999999999".iter().copied()).for_each(drop),
        3 => line.extend(line.clone()),
        _ => {
            if let Some(byte) = line.get_mut(at) {
                *byte ^= 1 << below(rng, 8);
            }
        }
    }
}

fn fuzz<G: Game>(rounds: u64) {
    for round in 0..rounds {
        let mut rng = series_rng(11, round);
        let sound = sound();
        let mut input = Vec::new();
        for _ in 0..12 {
            let mut line = pick(&mut rng, &sound).clone().into_bytes();
            for _ in 0..below(&mut rng, 3) {
                broken(&mut line, &mut rng);
            }
            line.push(b'\n');
            input.extend(line);
        }
        answers::<G>(input);
        let noise: Vec<u8> = (0..400).map(|_| rng.next_u32() as u8).collect();
        answers::<G>(noise);
    }
}

#[test]
fn no_input_breaks_the_engine() {
    fuzz::<Polis>(60);
    fuzz::<Boulevards>(40);
    fuzz::<Planners>(40);
    fuzz::<Engineer>(40);
}
