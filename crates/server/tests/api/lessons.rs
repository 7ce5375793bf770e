//! Lessons: each can be solved, and any sequence of actions can be tried.

use serde_json::{Value, json};

use crate::caller::TestServer;

const GAMES: [&str; 5] = ["polis", "rooftops", "boulevards", "planners", "engineer"];

fn texts(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("text").to_owned()).collect()
}

fn trial(lesson: &Value, more: &[String]) -> Value {
    let mut actions = texts(&lesson["history"]);
    actions.extend_from_slice(more);
    json!({ "options": lesson["options"], "actions": actions, "seat": lesson["seat"] })
}

#[test]
fn every_lesson_can_be_solved() {
    let server = TestServer::open();
    for game in GAMES {
        let path = format!("/games/{game}/try");
        let course = server.get(&format!("/games/{game}/lessons"), None).ok(200);
        let lessons = course["lessons"].as_array().expect("lessons");
        assert!(lessons.len() >= 5, "{game}");
        assert!(lessons.len() + course["figures"].as_array().expect("figures").len() >= 8, "{game}");
        for lesson in lessons {
            let goal = texts(&lesson["goal"]);
            let here = server.post(&path, None, &trial(lesson, &[])).ok(200);
            assert_eq!(here["mover"], lesson["seat"], "{game}: {}", lesson["id"]);
            let legal = texts(&here["actions"]);
            assert!(!goal.is_empty() && goal.iter().all(|action| legal.contains(action)), "{game}: {}", lesson["id"]);
            let mut steps = vec![goal[0].clone()];
            steps.extend(texts(&lesson["then"]));
            let after = server.post(&path, None, &trial(lesson, &steps)).ok(200);
            assert_ne!(after["view"], here["view"]);
            let told = after["told"].as_array().expect("told");
            assert_eq!(told.len(), texts(&lesson["history"]).len() + steps.len());
            if let Some(wrong) = lesson.get("wrong") {
                let wrong = [wrong["action"].as_str().expect("text").to_owned()];
                let error = server.post(&path, None, &trial(lesson, &wrong)).refused(422, "illegal");
                assert!(error["rule"].as_str().is_some_and(|rule| rule.starts_with(game)), "{error}");
                assert_eq!(error["details"]["action"], texts(&lesson["history"]).len() + 1);
            }
        }
    }
}

#[test]
fn lessons_are_in_the_language_of_the_client() {
    let server = TestServer::open();
    for game in GAMES {
        let told = |lang: &str| server.get(&format!("/games/{game}/lessons?lang={lang}"), None).ok(200);
        let (en, pl) = (told("en"), told("pl"));
        for (english, polish) in
            en["lessons"].as_array().expect("a list").iter().zip(pl["lessons"].as_array().expect("a list"))
        {
            for part in ["title", "task", "hint", "done"] {
                let said = [english, polish].map(|lesson| lesson[part].as_str().expect("text").to_owned());
                assert!(said[0] != said[1] && said.iter().all(|text| !text.contains("-lesson-")), "{said:?}");
            }
        }
    }
    server.get("/games/chess/lessons", None).refused(404, "not_found");
}

#[test]
fn only_new_actions_are_told_and_nothing_is_stored() {
    let server = TestServer::open();
    let draws = ["draw 31", "draw 6", "draw 24", "draw 18"];
    let ask = json!({ "options": {}, "actions": draws, "seat": 2, "since": 3 });
    let answer = server.post("/games/polis/try?lang=pl", None, &ask).ok(200);
    let told = answer["told"].as_array().expect("told");
    assert_eq!((told.len(), &told[0]["action"]), (1, &json!("draw 18")));
    assert!(told[0]["text"].as_str().is_some_and(|text| text.starts_with("Na rynek trafia kafel z ")));
    // It is seat 1's turn: seat 2 sees the board and has no actions.
    assert_eq!((&answer["mover"], &answer["actions"], &answer["over"]), (&json!(1), &json!([]), &json!(false)));
    assert_eq!((&answer["points"], &answer["breakdown"]["total"]), (&json!([1, 2]), &json!(2)));
    let actions = [draws.as_slice(), &["31 1,-2 0"]].concat();
    // Seat 1 is "you" to itself, and has a name for the other.
    for (seat, subject) in [(1, "You "), (2, "Ada ")] {
        let build = json!({ "options": {}, "actions": actions, "seat": seat, "since": 4, "names": ["Ada"] });
        let told = server.post("/games/polis/try", None, &build).ok(200)["told"][0].clone();
        assert!(told["seat"] == 1 && told["text"].as_str().is_some_and(|text| text.starts_with(subject)), "{told}");
    }
    assert_eq!(server.get("/tables?list=to_watch", None).ok(200)["tables"], json!([]));
}

#[test]
fn a_seat_does_not_see_other_hands() {
    let server = TestServer::open();
    let draws = ["draw A4", "draw H3", "draw A3", "draw E1", "draw B4", "draw K4", "draw F3", "draw G2"];
    let look = |seat: u8| {
        let ask = json!({ "options": {}, "actions": draws, "seat": seat });
        server.post("/games/boulevards/try", None, &ask).ok(200)
    };
    let hand = |answer: &Value| answer["view"]["hand"].to_string();
    assert!(hand(&look(1)).contains("A4") && !hand(&look(1)).contains("B4"));
    assert!(hand(&look(2)).contains("B4") && !hand(&look(2)).contains("A4"));
    let hidden = |answer: &Value, at: usize| answer["told"][at].get("action").is_none();
    assert!(!hidden(&look(1), 0) && hidden(&look(1), 4) && hidden(&look(2), 0) && !hidden(&look(2), 4));
}

#[test]
fn invalid_trials_are_refused() {
    let server = TestServer::open();
    let ask = |options: Value, actions: Value, seat: Value| {
        server.post("/games/polis/try", None, &json!({ "options": options, "actions": actions, "seat": seat }))
    };
    ask(json!({}), json!(vec!["draw 1"; 122]), json!(1)).refused(422, "too_long");
    ask(json!({}), json!(["dance"]), json!(1)).refused(422, "notation");
    ask(json!({}), json!(["draw 99"]), json!(1)).refused(422, "illegal");
    ask(json!({ "players": 9 }), json!([]), json!(1)).refused(422, "terms");
    ask(json!([]), json!([]), json!(1)).refused(422, "terms");
    ask(json!({}), json!([]), json!(3)).refused(422, "no_seat");
    ask(json!({}), json!([]), json!(0)).refused(400, "malformed");
    ask(json!({}), json!("draw 1"), json!(1)).refused(400, "malformed");
    ask(json!({}), json!(["x".repeat(100_000)]), json!(1)).refused(413, "too_large");
    server
        .post("/games/chess/try", None, &json!({ "options": {}, "actions": [], "seat": 1 }))
        .refused(404, "not_found");
}
