//! Rights at a private table over sockets, and a damaged table.

use rynek_store::{NewTable, Summary};
use rynek_table::{SeatKey, SeatPlan, Seed, Table, TableId, Terms};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{Database, TestServer},
};

const KEY: &str = "a secret key";

async fn says(client: &mut Client, id: &str, words: &str, key: Option<&str>) -> Value {
    let mut say = json!({ "type": "say", "id": id, "words": words });
    if let Some(key) = key {
        say["key"] = key.into();
    }
    client.send(say).await;
    client.answer_to(id).await
}

/// The host removes a player who may be connected to another node.
async fn a_removed_player_stays_away(home: &TestServer, away: &TestServer) {
    let (ada, ben, eve) = (home.guest("Ada").await, home.guest("Ben").await, home.guest("Eve").await);
    let seats = vec![SeatPlan::Open, SeatPlan::Reserved(SeatKey::lock(KEY))];
    let table = home.table(Terms { public: false, ..Terms::new("planners", seats) }, &[&ada], false).await;
    let mut host = Client::of(home, table, &ada).await;
    let mut guest = Client::of(away, table, &ben).await;
    let mut stranger = Client::of(away, table, &eve).await;
    assert_eq!(says(&mut stranger, "s1", "psst", None).await["error"]["code"], "private");
    assert_eq!(says(&mut guest, "s1", "coming", Some(KEY)).await["type"], "done");
    let sit = json!({ "type": "sit", "seat": 2, "entropy": "", "key": KEY });
    let done = guest.command("c1", sit.clone()).await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(says(&mut guest, "s2", "here I am", None).await["type"], "done");
    host.until(done["number"].as_u64().expect("a number")).await;
    let done = host.command("c1", json!({ "type": "rise", "seat": 2 })).await;
    let new = done["keys"]["2"].as_str().unwrap_or_else(|| panic!("a new key: {done}")).to_owned();
    guest.until(done["number"].as_u64().expect("a number")).await;
    assert_eq!(guest.command("c2", sit.clone()).await["error"]["code"], "removed");
    assert_eq!(says(&mut guest, "s3", "hey", Some(KEY)).await["error"]["code"], "removed");
    // Reconnecting does not help: the person still sees the table and the chat.
    let (mut back, hello) = Client::hello(away, table, json!({ "token": ben.token })).await;
    assert_eq!(hello["sight"]["removed"], json!([{ "id": ben.person.id, "name": "Ben" }]));
    assert_eq!(hello["chat"].as_array().map(Vec::len), Some(2));
    assert_eq!(back.command("c3", sit.clone()).await["error"]["code"], "removed");
    // The stranger has no key, and the old one is no longer valid.
    assert_eq!(stranger.command("c1", sit).await["error"]["code"], "reserved");
    let done = host.command("c2", json!({ "type": "admit", "person": ben.person.id })).await;
    back.until(done["number"].as_u64().expect("a number")).await;
    let sit = json!({ "type": "sit", "seat": 2, "entropy": "", "key": new });
    assert_eq!(back.command("c4", sit).await["type"], "done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_cannot_come_back() {
    let server = TestServer::open().await;
    a_removed_player_stays_away(&server, &server).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_player_cannot_come_back_on_another_node() {
    let database = Database::start().await;
    a_removed_player_stays_away(&database.server().await, &database.server().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_is_told_of_a_damaged_table() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let terms = Terms::new("planners", vec![SeatPlan::Open; 2]);
    let (table, entries) = Table::open(terms, Seed::new([1; 32]), &ada.person, server.app().now()).expect("terms");
    let id = TableId::new(7);
    let new = NewTable { id, seed: Seed::new([2; 32]), entries, summary: Summary::of(&table) };
    server.app().store().create(new).await.expect("a new table");
    let mut client = Client::say_first(&server, id, &json!({ "type": "hello", "token": ada.token })).await;
    let told = client.rest().await;
    assert_eq!(told[0]["error"]["code"], "damaged", "{told:?}");
    assert_eq!(told[1], json!({ "type": "bye", "why": "no_hello" }));
}
