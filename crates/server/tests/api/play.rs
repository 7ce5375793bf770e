//! Playing over the API: a whole game, undo, chat, rematch, ratings.

use serde_json::{Value, json};

use crate::caller::{TestServer, poll};

#[test]
fn whole_games_of_every_title_are_played() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    for (game, rivals) in [("planners", 1), ("polis", 2), ("rooftops", 1), ("boulevards", 2), ("engineer", 0)] {
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend(vec![json!({ "kind": "bot", "level": "random" }); rivals]);
        let (table, _) = ada.open(&json!({ "game": game, "seats": seats, "start": true }));
        let end = ada.play_on(&table, |actions| actions.len() / 2);
        assert_eq!((&end["phase"], &end["ending"]["finished"]), (&json!("over"), &json!(true)), "{game}");
        assert_eq!(end["seed"].as_str().map(str::len), Some(64), "{game}");
        assert_eq!(end["ending"]["points"], end["points"], "{game}");
    }
}

#[test]
fn the_log_is_complete_and_in_words() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let table = ada.begin("planners", "random");
    ada.play_on(&table, |_| 0);
    let whole = ada.get(&format!("/tables/{table}/log?limit=500&lang=pl")).ok(200);
    let entries = whole["entries"].as_array().expect("entries");
    assert_eq!(entries[0]["text"], "Ada otwiera stół.");
    let numbers: Vec<u64> = entries.iter().filter_map(|entry| entry["number"].as_u64()).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    let part = ada.get(&format!("/tables/{table}/log?after=3&limit=2&lang=pl")).ok(200);
    assert_eq!(part["entries"].as_array().map(Vec::as_slice), Some(&entries[3..5]));
    assert_eq!(part["number"], whole["number"]);
}

#[test]
fn the_log_names_the_players() {
    let server = TestServer::open();
    let ada = server.guest("Ada { $player }");
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "casual" }]);
    for game in ["planners", "polis", "rooftops", "boulevards"] {
        let (table, _) = ada.open(&json!({ "game": game, "seats": seats, "start": true, "hints": true }));
        ada.play_on(&table, |_| 0);
        for (lang, bot, seat) in [("en", "Casual bot", "Player "), ("pl", "Bot Amator", "Gracz ")] {
            let path = format!("/tables/{table}/log?limit=500&lang={lang}");
            let log = server.get(&path, None).ok(200);
            let entries = log["entries"].as_array().expect("entries");
            let text = |entry: &Value| entry["text"].as_str().expect("text").to_owned();
            for entry in entries.iter().filter(|entry| entry["what"] == "acted") {
                let name = if entry["seat"] == 1 { "Ada { $player }" } else { bot };
                assert!(text(entry).starts_with(&format!("{name} ")), "{game}: {}", text(entry));
            }
            // To herself she is "you".
            let own = ada.get(&path).ok(200);
            for entry in own["entries"].as_array().expect("entries").iter().filter(|entry| entry["what"] == "acted") {
                let (is_hers, text) = (entry["seat"] == 1, text(entry));
                assert!(!text.starts_with("Ada "), "{game}: {text}");
                assert!(lang != "en" || text.starts_with("You ") == is_hers, "{game}: {text}");
            }
            assert!(entries.iter().all(|entry| !text(entry).contains(seat)), "{game} in {lang}: {log}");
        }
    }
}

#[test]
fn early_stale_and_foreign_actions_are_refused() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": seats }));
    ada.act(&table, 1, &json!("pass"), &json!(1)).refused(409, "not_begun");
    ada.command(&table, &json!({ "type": "start" })).refused(409, "empty");
    bob.command(&table, &json!({ "type": "start" })).refused(403, "not_the_host");
    bob.sit(&table, 1).refused(409, "taken");
    bob.sit(&table, 4).refused(422, "no_seat");
    bob.sit(&table, 2).ok(200);
    bob.command(&table, &json!({ "type": "start" })).ok(200);
    bob.sit(&table, 2).refused(409, "begun");
    let sight = ada.look(&table);
    let (mover, waiting) = if sight["mover"] == 1 { (&ada, &bob) } else { (&bob, &ada) };
    let (seat, other) = if sight["mover"] == 1 { (1, 2) } else { (2, 1) };
    let sight = mover.look(&table);
    let (action, number) = (&sight["actions"][0], &sight["number"]);
    waiting.act(&table, other, action, number).refused(409, "not_your_turn");
    waiting.act(&table, seat, action, number).refused(403, "not_yours");
    mover.act(&table, seat, &json!("dance"), number).refused(422, "notation");
    let illegal = mover.act(&table, seat, &json!("lay 0,0 0,0"), number).refused(422, "illegal");
    assert!(illegal["rule"].as_str().is_some_and(|rule| rule.starts_with("planners.")), "{illegal}");
    let stale = mover.act(&table, seat, action, &json!(2)).refused(409, "stale");
    let shown = &stale["details"]["sight"];
    assert_eq!((&shown["number"], &shown["actions"]), (number, &sight["actions"]), "with the current table");
    mover.act(&table, seat, action, &json!(99_999)).refused(409, "stale");
    mover.command(&table, &json!({ "type": "look_at_clock" })).refused(403, "house_only");
    mover.command(&table, &json!({ "type": "close" })).refused(409, "begun");
    waiting
        .command(&table, &json!({ "type": "answer_back", "seat": other, "agrees": true }))
        .refused(409, "nothing_asked");
    waiting
        .command(&table, &json!({ "type": "take_back", "seat": other, "actions": 1 }))
        .refused(409, "nothing_to_take_back");
    mover.act(&table, seat, action, number).ok(200);
}

#[test]
fn an_action_sent_twice_is_carried_out_once() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": seats, "start": true }));
    let sight = ada.look(&table);
    let act = json!({
        "type": "act", "seat": sight["mover"], "action": sight["actions"][0], "chosen_at": sight["number"],
    });
    let path = format!("/tables/{table}/commands");
    let first = ada.post(&path, &json!({ "command": act, "id": "m1" })).ok(200);
    assert_eq!(ada.post(&path, &json!({ "command": act, "id": "m1" })).ok(200), first);
    assert_eq!(ada.look(&table)["steps"].as_u64(), sight["steps"].as_u64().map(|steps| steps + 1));
    ada.post(&path, &json!({ "command": act, "id": "m2" })).refused(409, "stale");
}

#[test]
fn an_action_is_taken_back_with_or_without_asking() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    bob.sit(&table, 2).ok(200);
    ada.command(&table, &json!({ "type": "start" })).ok(200);
    let seat_of = |sight: &Value| sight["mover"].as_u64().expect("a player is to move") as u8;
    let first = seat_of(&ada.look(&table));
    let (mover, other) = if first == 1 { (&ada, &bob) } else { (&bob, &ada) };
    let sight = mover.look(&table);
    let take = sight["actions"].as_array().and_then(|actions| {
        actions.iter().find(|action| action.as_str().is_some_and(|action| action.starts_with("take")))
    });
    mover.act(&table, first, take.expect("a colour to take"), &sight["number"]).ok(200);
    let after = mover.look(&table);
    assert_eq!(after["free_to_take_back"], 1);
    mover.command(&table, &json!({ "type": "take_back", "seat": first, "actions": 1 })).ok(200);
    assert_eq!(mover.look(&table)["view"], sight["view"]);

    // Once another player has acted, all players have to agree.
    let now = mover.look(&table);
    mover.act(&table, first, take.expect("a colour to take"), &now["number"]).ok(200);
    let second = 3 - first;
    let theirs = other.look_until(&table, |sight| sight["mover"] == second);
    other.act(&table, second, &theirs["actions"][0], &theirs["number"]).ok(200);
    mover.command(&table, &json!({ "type": "ask_back", "seat": first })).ok(200);
    assert_eq!(other.look(&table)["request"]["seat"], first);
    other.command(&table, &json!({ "type": "answer_back", "seat": second, "agrees": true })).ok(200);
    assert_eq!(mover.look(&table)["view"], sight["view"]);
}

#[test]
fn a_player_leaves_returns_and_resigns() {
    let server = TestServer::open();
    let (ada, bob) = (server.guest("Ada"), server.guest("Bob"));
    let (table, _) =
        ada.open(&json!({ "game": "polis", "seats": [{ "kind": "me" }, { "kind": "open" }], "stand_in": "random" }));
    bob.sit(&table, 2).ok(200);
    ada.command(&table, &json!({ "type": "start" })).ok(200);
    ada.command(&table, &json!({ "type": "leave", "seat": 1 })).ok(200);
    assert_eq!(bob.look(&table)["chairs"][0]["bot"], "random");
    ada.command(&table, &json!({ "type": "return", "seat": 1 })).ok(200);
    assert_eq!(bob.look(&table)["chairs"][0].get("bot"), None);
    ada.command(&table, &json!({ "type": "resign", "seat": 1 })).ok(200);
    let end = bob.look(&table);
    assert_eq!((&end["phase"], &end["ending"]["places"]), (&json!("over"), &json!([2, 1])));
    ada.command(&table, &json!({ "type": "return", "seat": 1 })).refused(409, "over");
}

#[test]
fn people_chat_and_mute() {
    let server = TestServer::open();
    let (ada, bob, eve) = (server.guest("Ada"), server.guest("Bob"), server.guest("Eve"));
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": [{ "kind": "me" }, { "kind": "open" }] }));
    let path = format!("/tables/{table}/chat");
    for (who, words) in [(&ada, "hello"), (&bob, "<b>hi</b> & bye"), (&eve, "  spam ")] {
        who.post(&path, &json!({ "words": words })).ok(201);
    }
    bob.ask("PUT", &format!("/me/shunned/{}", eve.id), &json!({ "how": "muted" })).ok(204);
    let words = |answer: Value| -> Vec<String> {
        let lines = answer["lines"].as_array().expect("lines").clone();
        lines.iter().map(|line| line["words"].as_str().expect("words").to_owned()).collect()
    };
    assert_eq!(words(ada.get(&path).ok(200)), ["hello", "<b>hi</b> & bye", "spam"]);
    assert_eq!(words(bob.get(&path).ok(200)), ["hello", "<b>hi</b> & bye"]);
    assert_eq!(words(server.get(&format!("{path}?after=2"), None).ok(200)), ["spam"]);
    for bad in ["", "   ", "bell\u{7}", &"x".repeat(501)] {
        ada.post(&path, &json!({ "words": bad })).refused(422, "words");
    }
    server.post(&path, None, &json!({ "words": "hello" })).refused(401, "unauthorized");
}

#[test]
fn a_rematch_has_the_same_people_in_other_seats() {
    let server = TestServer::open();
    let (ada, eve) = (server.guest("Ada"), server.guest("Eve"));
    let table = ada.begin("planners", "random");
    let path = format!("/tables/{table}/rematch");
    ada.post(&path, &json!({})).refused(409, "not_over");
    ada.play_on(&table, |_| 0);
    eve.post(&path, &json!({})).refused(403, "not_a_player");
    let again = ada.post(&path, &json!({ "entropy": "once more" })).ok(200)["id"].clone();
    assert_eq!(ada.post(&path, &json!({})).ok(200)["id"], again);
    assert_eq!(ada.look(&table)["rematch"], again);
    let sight = ada.look(again.as_str().expect("an id"));
    assert_eq!((&sight["yours"], &sight["game"]), (&json!([2]), &json!("planners")));
}

#[test]
fn a_finished_game_is_rated_and_shown() {
    let server = TestServer::open();
    // New players each time, until there is a winner: a tie changes no rating.
    let (ada, end, game) = ["planners", "polis", "rooftops", "boulevards"]
        .into_iter()
        .find_map(|game| {
            let ada = server.guest("Ada");
            let table = ada.begin(game, "random");
            ada.play_on(&table, |actions| actions.len() - 1);
            let tied = ada.look(&table)["ending"]["places"] == json!([1, 1]);
            (!tied).then_some((ada, table, game))
        })
        .expect("not every game is tied");
    let leaderboard = || server.get(&format!("/games/{game}/leaderboard"), None).ok(200);
    let board = poll(leaderboard, |board| board.as_array().is_some_and(|ranks| ranks.len() == 2));
    let ranks = board.as_array().expect("ranks");
    assert!(ranks.iter().any(|rank| rank["person"] == ada.id.as_str() && rank["name"] == "Ada"));
    assert!(ranks.iter().any(|rank| rank["bot"] == "random"));
    let points = |rank: &Value| rank["rating"]["points"].as_i64().expect("points");
    assert!(
        points(&ranks[0]) > 1500 && points(&ranks[1]) < 1500,
        "the winner gains and the loser loses points: {board}"
    );
    let off = ranks[0]["rating"]["uncertainty"].as_i64().expect("points");
    assert!((400..500).contains(&off), "the uncertainty shrinks a little: {board}");
    assert_eq!(server.get(&format!("/games/{game}/leaderboard?skip=1&limit=1"), None).ok(200), json!([ranks[1]]));
    let profile = server.get(&format!("/people/{}", ada.id), None).ok(200);
    assert_eq!((&profile["ratings"][0]["game"], &profile["ratings"][0]["games"]), (&json!(game), &json!(1)));
    assert_eq!(profile["history"][0]["points"][1], profile["ratings"][0]["points"]);
    assert_eq!((&profile["history"][0]["table"], &profile["history"][0]["game"]), (&json!(end), &json!(game)));
}

#[test]
fn a_private_table_is_not_named_in_a_profile() {
    let server = TestServer::open();
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let (table, _) = ada.open(&json!({ "game": "planners", "seats": seats, "public": false, "start": true }));
    ada.play_on(&table, |_| 0);
    let profile = || server.get(&format!("/people/{}", ada.id), None).ok(200);
    let profile = poll(profile, |profile| profile["history"][0].is_object());
    assert!(!profile.to_string().contains(&table));
}
