//! Two nodes, one of which gets notifications late. A client that changes the node never sees an older table than
//! before.

use rynek_table::TableId;
use rynek_trials::{BlockedNotifications, HttpClient};
use serde_json::{Value, json};

use crate::{
    client::Client,
    test_server::{Database, Guest, TestServer},
};

struct Pair {
    quick: TestServer,
    /// Gets no notifications.
    late: TestServer,
    table: TableId,
    people: [Guest; 2],
    _blocked: BlockedNotifications,
    _database: Database,
}

impl Pair {
    /// Starts a game on the quick node, and loads it on the late one.
    async fn open() -> Pair {
        let database = Database::start().await;
        let (quick, late) = (database.server().await, database.server().await);
        let (ada, ben, table) = quick.ada_and_ben("planners").await;
        late.app().hall().table(table).await.expect("the table");
        let blocked = database.postgres.block_notifications(&database.address);
        Pair { quick, late, table, people: [ada, ben], _blocked: blocked, _database: database }
    }

    async fn ask_late(&self, path: &str) -> Value {
        let path = format!("/api/v1/tables/{}{path}", self.table);
        HttpClient::new(self.late.address()).get(&path, None).await.expect("an answer")
    }

    async fn act(&self) -> u64 {
        self.quick.act_any(self.table).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_node_shows_what_the_other_node_has_told() {
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
        assert_eq!(watcher.heard, (1..=number).collect::<Vec<_>>(), "other clients are told everything once");
    }
    let number = pair.act().await;
    let (client, _) = Client::hello(late, table, json!({})).await;
    assert_eq!(client.number(), number, "the same without a number");
    let number = pair.act().await;
    watcher.send(json!({ "type": "view_as", "seat": null })).await;
    assert_eq!(watcher.next_of("hello").await["sight"]["number"], number);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_entry_number_is_ignored() {
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
async fn a_late_node_answers_requests_with_the_current_table() {
    let pair = Pair::open().await;
    let number = pair.act().await;
    assert_eq!(pair.ask_late("").await["number"], number);
    let number = pair.act().await;
    let log = pair.ask_late(&format!("/log?after={}", number - 1)).await;
    assert_eq!((&log["number"], &log["entries"][0]["number"]), (&json!(number), &json!(number)));
    let number = pair.act().await;
    let steps = pair.quick.app().hall().table(pair.table).await.expect("the table").actions_played();
    assert_eq!(pair.ask_late(&format!("/at/{steps}")).await["of"], steps, "at {number}");
    // A hint for the player to move, whom a late node would not know.
    let mover = async || pair.quick.app().hall().table(pair.table).await.expect("the table").mover();
    let before = mover().await;
    let mut number = pair.act().await;
    while mover().await == before {
        number = pair.act().await;
    }
    let (hall, seat) = (pair.late.app().hall(), mover().await.expect("a turn"));
    let (seen, _) = hall.advise(pair.table, seat, &"greedy".parse().expect("a bot"), 1).await.expect("advice");
    assert_eq!(seen.number(), number);
}
