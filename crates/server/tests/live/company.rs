//! Those who are at a table together: chat, presence, and a server that stops.

use rynek_tables::store::{Shunned, Store};
use serde_json::{Value, json};

use crate::{
    client::Client,
    place::{Place, generous},
};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_but_those_who_shun_the_speaker() {
    let place = Place::open().await;
    let (ada, ben, eve) = (place.guest("Ada").await, place.guest("Ben").await, place.guest("Eve").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    place.house().store().shun(ada.person.id, eve.person.id, Some(Shunned::Muted)).await.expect("known people");
    let mut annoyed = Client::of(&place, table, &ada).await;
    let mut reader = Client::of(&place, table, &ben).await;
    let mut speaker = Client::of(&place, table, &eve).await;
    let words = "<b>hej</b> & \"cześć\"";
    speaker.send(json!({ "type": "say", "id": "s1", "words": words })).await;
    let said = reader.next_of("said").await;
    assert_eq!((&said["line"]["words"], &said["line"]["name"]), (&json!(words), &json!("Eve")));
    reader.send(json!({ "type": "say", "id": "s2", "words": "hello" })).await;
    let said = annoyed.next_of("said").await;
    assert_eq!(said["line"]["name"], "Ben", "what Eve said is left out");
    // Later comers read it too, and those who shun do not.
    let (_, hello) = Client::hello(&place, table, json!({})).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 2);
    let (_, hello) = Client::hello(&place, table, json!({ "token": ada.token })).await;
    assert_eq!(hello["chat"].as_array().expect("lines").len(), 1);
    // Whoever is shunned now is not heard from now on, and heard again once there is peace.
    for (how, id, heard) in [(Some(Shunned::Blocked), "s5", "after"), (None, "s6", "Ben, again")] {
        place.house().store().shun(ada.person.id, ben.person.id, how).await.expect("known people");
        reader.send(json!({ "type": "say", "id": id, "words": "Ben, again" })).await;
        while reader.next_of("done").await["id"] != id {}
        annoyed.send(json!({ "type": "say", "id": "s7", "words": "after" })).await;
        assert_eq!(annoyed.next_of("said").await["line"]["words"], heard);
    }
    // Nothing to say, too much to say, and nobody to say it.
    for words in [String::new(), "x".repeat(501)] {
        speaker.send(json!({ "type": "say", "id": "s3", "words": words })).await;
        assert_eq!(speaker.next_of("refused").await["error"]["code"], "words");
    }
    let mut nobody = Client::spectator(&place, table).await;
    nobody.send(json!({ "type": "say", "id": "s4", "words": "hello" })).await;
    assert_eq!(nobody.next_of("refused").await["error"]["code"], "unauthorized");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_knows_who_is_here() {
    let place = Place::open().await;
    let (ada, ben) = (place.guest("Ada").await, place.guest("Ben").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    let mut first = Client::of(&place, table, &ada).await;
    let second = Client::of(&place, table, &ben).await;
    let _third = Client::spectator(&place, table).await;
    let here = |message: &Value| {
        let names = message["present"].as_array().expect("people").iter().map(|one| one["name"].clone()).collect();
        (Value::Array(names), message["watching"].as_u64().expect("a number"))
    };
    loop {
        if here(&first.next_of("present").await) == (json!(["Ada", "Ben"]), 1) {
            break;
        }
    }
    drop(second);
    loop {
        if here(&first.next_of("present").await) == (json!(["Ada"]), 1) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_and_keeps_every_table() {
    let place = Place::open().await;
    let (ada, ben) = (place.guest("Ada").await, place.guest("Ben").await);
    let table = place.game("planners", &[&ada, &ben]).await;
    let mut client = Client::of(&place, table, &ada).await;
    let number = place.act_somehow(table).await;
    client.until(number).await;
    let Place { server, folder } = place;
    let stopped = tokio::spawn(server.stop());
    let last = client.rest().await.pop().expect("a last message");
    assert_eq!(last, json!({ "type": "bye", "why": "shutdown" }));
    stopped.await.expect("it stops");
    let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("the same store");
    let again = Place::in_front_of(store, generous(), folder).await;
    let (mut client, hello) = Client::hello(&again, table, json!({ "token": ada.token, "after": number })).await;
    assert_eq!((client.number(), &hello["resumed"], client.heard.len()), (number, &json!(true), 0));
    let number = again.act_somehow(table).await;
    client.until(number).await;
}
