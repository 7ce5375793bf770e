//! Two nodes, one of which gets notifications late: a client that moves from one to the other never sees less than
//! before.

use rynek_store::Store;
use rynek_table::TableId;
use rynek_trials::{Deaf, Flush, HttpClient, Postgres, TempDir};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{Guest, TestServer, generous},
};

struct Pair {
    quick: TestServer,
    /// Gets no notifications.
    late: TestServer,
    table: TableId,
    people: [Guest; 2],
    _deaf: Deaf,
    _database: Postgres,
}

async fn place(address: &str) -> TestServer {
    let store = Store::postgres(address).await.expect("a store");
    TestServer::in_front_of(store, generous(), TempDir::new().expect("a folder")).await
}

impl Pair {
    /// Starts a game on the quick node, and loads it on the late one.
    async fn open() -> Pair {
        let database = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never)).await.expect("a database");
        let address = database.database();
        let (quick, late) = (place(&address).await, place(&address).await);
        let people = [quick.guest("Ada").await, quick.guest("Ben").await];
        let table = quick.game("planners", &people.each_ref()).await;
        late.app().hall().table(table).await.expect("the table");
        let deaf = database.deafen_latest(&address);
        Pair { quick, late, table, people, _deaf: deaf, _database: database }
    }

    async fn ask_late(&self, path: &str) -> Value {
        let path = format!("/api/v1/tables/{}{path}", self.table);
        HttpClient::new(self.late.address()).get(&path, None).await.expect("an answer")
    }

    async fn act(&self) -> u64 {
        self.quick.act_somehow(self.table).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_to_a_late_node_finds_what_the_other_told_them() {
    let pair = Pair::open().await;
    let (late, table) = (&pair.late, pair.table);
    // The room is open before the game changes, and has its own copy of the table.
    let mut watcher = Client::spectator(late, table).await;
    for round in 0..6 {
        let number = pair.act().await;
        let token = &pair.people[round % 2].token;
        let (client, hello) = Client::hello(late, table, json!({ "token": token, "after": number })).await;
        assert_eq!((client.number(), &hello["resumed"], &hello["log"]), (number, &json!(true), &json!([])));
        watcher.until(number).await;
        assert_eq!(watcher.heard, (1..=number).collect::<Vec<_>>(), "those in the room hear everything once");
    }
    let number = pair.act().await;
    let (client, _) = Client::hello(late, table, json!({})).await;
    assert_eq!(client.number(), number, "without a number they see the table as it is, too");
    let number = pair.act().await;
    watcher.send(json!({ "type": "view_as", "seat": null })).await;
    assert_eq!(watcher.next_of("hello").await["sight"]["number"], number);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_that_was_never_given_is_nothing_known() {
    let pair = Pair::open().await;
    let number = pair.act().await;
    let hello = json!({ "token": pair.people[0].token, "after": number + 1_000 });
    let (client, hello) = Client::hello(&pair.late, pair.table, hello).await;
    assert_eq!((client.number(), &hello["resumed"]), (number, &json!(false)));
    assert_eq!(client.heard, (1..=number).collect::<Vec<_>>());
    let log = pair.ask_late(&format!("/log?after={}", number + 1_000)).await;
    assert_eq!(log, json!({ "entries": [], "number": number }));
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_late_node_is_asked_it_answers_of_the_table_as_it_is() {
    let pair = Pair::open().await;
    let number = pair.act().await;
    assert_eq!(pair.ask_late("").await["number"], number);
    let number = pair.act().await;
    let log = pair.ask_late(&format!("/log?after={}", number - 1)).await;
    assert_eq!((&log["number"], &log["entries"][0]["number"]), (&json!(number), &json!(number)));
    let number = pair.act().await;
    let steps = pair.quick.app().hall().table(pair.table).await.expect("the table").actions_played();
    assert_eq!(pair.ask_late(&format!("/at/{steps}")).await["of"], steps, "at {number}");
    // A hint for the player to move, which a late node would not know.
    let number = loop {
        let before = pair.quick.app().hall().table(pair.table).await.expect("the table").mover();
        let number = pair.act().await;
        if pair.quick.app().hall().table(pair.table).await.expect("the table").mover() != before {
            break number;
        }
    };
    let hall = pair.late.app().hall();
    let mover = pair.quick.app().hall().table(pair.table).await.expect("the table").mover().expect("a turn");
    let (seen, _) = hall.advise(pair.table, mover, &"greedy".parse().expect("a bot"), 1).await.expect("advice");
    assert_eq!(seen.number(), number);
}
