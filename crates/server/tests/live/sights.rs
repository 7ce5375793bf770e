//! What clients are sent: patches lead to the same table as a snapshot, each entry is sent once, hidden pieces are
//! never sent.

use rynek_table::{SeatPlan, Terms};
use serde_json::json;

use crate::{
    client::{Client, timeless},
    test_server::TestServer,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_hello_is_answered_with_the_whole_table() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let (client, hello) = Client::hello(&server, table, json!({ "token": ada.token, "lang": "pl" })).await;
    assert_eq!(hello["protocol"], 1);
    assert_eq!(hello["person"], json!({ "id": ada.person.id, "name": "Ada" }));
    assert_eq!(hello["resumed"], false);
    assert_eq!(client.heard, (1..=client.number()).collect::<Vec<_>>());
    assert_eq!(hello["log"][0]["text"], "Ada otwiera stół.");
    let sight = &client.sight;
    assert_eq!((&sight["viewer"], &sight["yours"]), (&json!(1), &json!([1])));
    assert_eq!(
        (&sight["host"]["name"], &sight["phase"], &sight["hints"]),
        (&json!("Ada"), &json!("playing"), &json!(true))
    );
    assert_eq!(sight["chairs"][1]["person"], json!(ben.person.id));
    assert_eq!(sight["points"], json!([0, 0]));
    let legal = sight["actions"].as_array().map_or(0, Vec::len);
    assert_eq!(legal > 0, sight["mover"] == 1, "legal actions go to the mover only");
}

#[tokio::test(flavor = "multi_thread")]
async fn patches_lead_to_the_same_sight_as_a_new_hello() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    for (game, players) in [("polis", 2), ("rooftops", 2), ("boulevards", 2), ("planners", 2), ("engineer", 1)] {
        let people = &[&ada, &ben][..players];
        let table = server.game(game, people).await;
        let mut clients = vec![(None, Client::spectator(&server, table).await)];
        for guest in people {
            clients.push((Some(*guest), Client::of(&server, table, guest).await));
        }
        for turn in 0..25 {
            let number = server.act_any(table).await;
            for (guest, client) in &mut clients {
                client.until(number).await;
                assert_eq!(client.number(), number, "{game}, turn {turn}");
                let fresh = match guest {
                    Some(guest) => Client::of(&server, table, guest).await,
                    None => Client::spectator(&server, table).await,
                };
                assert_eq!(timeless(&client.sight), timeless(&fresh.sight), "{game}, turn {turn}");
            }
        }
        for (_, client) in &clients {
            assert_eq!(client.heard, (1..=client.number()).collect::<Vec<_>>(), "{game}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_is_told_who_acted_and_the_player_is_addressed() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("planners").await;
    let mut ada = Client::of(&server, table, &ada).await;
    let mut ben = Client::of(&server, table, &ben).await;
    let mut eve = Client::spectator(&server, table).await;
    server.act_any(table).await;
    for (client, says) in [(&mut ada, "You choose "), (&mut ben, "Ada chooses "), (&mut eve, "Ada chooses ")] {
        let news = client.next_of("news").await;
        let text = news["entries"][0]["text"].as_str().expect("words").to_owned();
        assert!(text.starts_with(says), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_patches_gets_whole_sights() {
    let server = TestServer::open().await;
    let (_ada, _ben, table) = server.ada_and_ben("polis").await;
    let (mut whole, _) = Client::hello(&server, table, json!({ "deltas": false })).await;
    let (mut patched, _) = Client::hello(&server, table, json!({ "deltas": true })).await;
    let number = server.act_any(table).await;
    let news = whole.next_of("news").await;
    assert!(news.get("patch").is_none() && news["sight"]["number"] == number, "{news}");
    let news = patched.next_of("news").await;
    assert!(news.get("sight").is_none() && news["patch"].is_array(), "{news}");
    assert_eq!(timeless(&whole.sight), timeless(&patched.sight));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reconnected_client_gets_every_entry_once() {
    let server = TestServer::open().await;
    let (ada, _ben, table) = server.ada_and_ben("planners").await;
    let mut heard = Vec::new();
    let mut after = None;
    for round in 0..6_u64 {
        let hello = after
            .map_or_else(|| json!({ "token": ada.token }), |after: u64| json!({ "token": ada.token, "after": after }));
        let (mut client, answer) = Client::hello(&server, table, hello).await;
        assert_eq!(answer["resumed"], after.is_some());
        for _ in 0..round {
            server.act_any(table).await;
        }
        let last = server.app().hall().table(table).await.expect("the table").number();
        client.until(last).await;
        after = Some(last);
        heard.extend(client.heard);
        drop(client.socket);
        // Changes while a client is away are sent when it comes back.
        server.act_any(table).await;
    }
    assert_eq!(heard, (1..=after.expect("some rounds")).collect::<Vec<_>>());
    // A number from the future is ignored: the client gets the latest entries.
    let (client, answer) = Client::hello(&server, table, json!({ "after": 1_000_000 })).await;
    assert_eq!((&answer["resumed"], client.heard.is_empty()), (&json!(false), false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_can_view_only_from_their_own_seats() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let terms = Terms::new("boulevards", vec![SeatPlan::Open; 3]);
    let table = server.table(terms, &[&ada, &ada, &ben], true).await;
    let mut client = Client::of(&server, table, &ada).await;
    assert_eq!(client.sight["yours"], json!([1, 2]));
    for seat in [2, 1] {
        client.send(json!({ "type": "view_as", "seat": seat })).await;
        let hello = client.next_of("hello").await;
        assert_eq!((&hello["sight"]["viewer"], hello["sight"]["view"]["hand"].is_array()), (&json!(seat), true));
    }
    client.send(json!({ "type": "view_as", "seat": null })).await;
    let hello = client.next_of("hello").await;
    assert_eq!((&hello["sight"]["viewer"], &hello["sight"]["view"]["hand"]), (&json!(null), &json!(null)));
    client.send(json!({ "type": "view_as", "seat": 3 })).await;
    assert_eq!(client.next_of("refused").await["error"]["code"], "not_yours");
    client.send(json!({ "type": "view_as", "seat": 6 })).await;
    assert_eq!(client.next_of("refused").await["error"]["code"], "no_seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_and_leaving_change_the_view() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let table = server.table(Terms::new("polis", vec![SeatPlan::Open; 2]), &[&ada], false).await;
    let mut client = Client::of(&server, table, &ben).await;
    assert_eq!(client.sight["viewer"], json!(null));
    let done = client.command("sit", json!({ "type": "sit", "seat": 2, "entropy": "x" })).await;
    client.until(done["number"].as_u64().expect("it was done")).await;
    assert_eq!((&client.sight["viewer"], &client.sight["yours"]), (&json!(2), &json!([2])));
    let done = client.command("rise", json!({ "type": "rise", "seat": 2 })).await;
    client.until(done["number"].as_u64().expect("it was done")).await;
    assert_eq!((&client.sight["viewer"], &client.sight["yours"]), (&json!(null), &json!([])));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_shows_the_effect_and_changes_nothing() {
    let server = TestServer::open().await;
    let (ada, _ben, table) = server.ada_and_ben("polis").await;
    let mut client = Client::of(&server, table, &ada).await;
    while client.sight["mover"] != 1 {
        let number = server.act_any(table).await;
        client.until(number).await;
    }
    let before = client.number();
    let action = client.sight["actions"][0].clone();
    client.send(json!({ "type": "preview", "id": "p", "seat": 1, "action": action })).await;
    let preview = client.next_of("preview").await;
    assert_eq!(preview["points_before"], preview["breakdown_before"]["total"]);
    assert_eq!(preview["points_after"], preview["breakdown_after"]["total"]);
    assert!(preview["view"].is_object() && preview["id"] == "p");
    let table_now = server.app().hall().table(table).await.expect("the table");
    assert_eq!(table_now.number(), before);
    for (seat, action, code) in [(1, "dance", "notation"), (2, "", "not_yours")] {
        client.send(json!({ "type": "preview", "id": "q", "seat": seat, "action": action })).await;
        assert_eq!(client.next_of("refused").await["error"]["code"], code);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_given_on_ones_own_turn_if_the_table_allows_it() {
    let server = TestServer::open().await;
    let (ada, ben) = (server.guest("Ada").await, server.guest("Ben").await);
    let strict = Terms::new("planners", vec![SeatPlan::Open; 2]);
    for (table, allowed) in
        [(server.game("planners", &[&ada, &ben]).await, true), (server.table(strict, &[&ada, &ben], true).await, false)]
    {
        let mut client = Client::of(&server, table, &ada).await;
        while client.sight["mover"] != 1 {
            let number = server.act_any(table).await;
            client.until(number).await;
        }
        let ask = |seat: u8, bot: &str| json!({ "type": "hint", "id": "h", "seat": seat, "bot": bot });
        client.send(ask(1, "greedy")).await;
        if allowed {
            let hint = client.next_of("hint").await;
            assert!(!hint["best"].as_array().expect("advice").is_empty(), "{hint}");
            let best = &hint["best"][0];
            assert!(client.sight["actions"].as_array().expect("a turn").contains(&best["action"]), "{hint}");
            for (seat, bot, code) in
                [(2, "greedy", "not_yours"), (1, "oracle", "no_such_bot"), (1, "search:9s", "no_such_bot")]
            {
                client.send(ask(seat, bot)).await;
                assert_eq!(client.next_of("refused").await["error"]["code"], code);
            }
        } else {
            assert_eq!(client.next_of("refused").await["error"]["code"], "no_hints");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_hands_stay_hidden() {
    let server = TestServer::open().await;
    let (ada, ben, table) = server.ada_and_ben("boulevards").await;
    let mut watching = Client::spectator(&server, table).await;
    let mut other = Client::of(&server, table, &ben).await;
    let mut own = Client::of(&server, table, &ada).await;
    for _ in 0..30 {
        let number = server.act_any(table).await;
        for client in [&mut watching, &mut other, &mut own] {
            client.until(number).await;
        }
        assert_eq!(watching.sight["view"]["hand"], json!(null));
        assert!(watching.sight.get("actions").is_none() && watching.sight.get("seed").is_none());
        assert!(watching.sight.get("points").is_none());
        let to_move = own.sight["mover"] == 1;
        assert_eq!((own.sight.get("actions").is_some(), other.sight.get("actions").is_some()), (to_move, !to_move));
    }
}
