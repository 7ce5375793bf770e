//! A server for one test, with people and tables.

use rynek_kernel::Seat;
use rynek_server::{App, Ceilings, Config, Server};
use rynek_store::{Store, TokenHash};
use rynek_table::{Command, Person, PersonId, SeatPlan, TableId, Terms};
use rynek_trials::{Flush, Postgres, TempDir};

/// A server on a free port.
pub struct TestServer {
    pub server: Server,
    /// Its data folder, deleted at the end.
    pub folder: TempDir,
}

/// A person with a token.
#[derive(Clone)]
pub struct Guest {
    pub person: Person,
    pub token: String,
}

/// Settings without limits.
pub fn unlimited() -> Config {
    Config { port: 0, pace: 0, test_seed: Some(1), limits: Ceilings::sky(), grace: 5, ..Config::default() }
}

/// A PostgreSQL database that servers share.
pub struct Database {
    pub postgres: Postgres,
    pub address: String,
}

impl Database {
    pub async fn start() -> Database {
        let postgres = tokio::task::spawn_blocking(|| Postgres::start(Flush::Never)).await.expect("a database");
        let address = postgres.database();
        Database { postgres, address }
    }

    /// Starts a server on it.
    pub async fn server(&self) -> TestServer {
        let store = Store::postgres(&self.address).await.expect("a store");
        TestServer::with_store(store, unlimited(), TempDir::new().expect("a folder")).await
    }
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::with(unlimited()).await
    }

    pub async fn with(config: Config) -> TestServer {
        let folder = TempDir::new().expect("a folder");
        let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("a store");
        TestServer::with_store(store, config, folder).await
    }

    pub async fn with_store(store: Store, config: Config, folder: TempDir) -> TestServer {
        let config = Config { data: folder.path().to_owned(), ..config };
        TestServer { server: Server::start(config, store).await.expect("a server"), folder }
    }

    pub fn app(&self) -> &App {
        self.server.app()
    }

    pub fn address(&self) -> String {
        self.server.address().to_string()
    }

    /// A new person with this name.
    pub async fn guest(&self, name: &str) -> Guest {
        let id = PersonId::new(u128::from_be_bytes(rynek_server::secrets::random()));
        let token = rynek_server::secrets::token();
        let store = self.app().store();
        store.create_person(id, name, TokenHash::of(&token), self.app().now()).await.expect("a new person");
        Guest { person: Person { id, name: name.to_owned() }, token }
    }

    /// Two people, and a running game between them.
    pub async fn ada_and_ben(&self, game: &str) -> (Guest, Guest, TableId) {
        let (ada, ben) = (self.guest("Ada").await, self.guest("Ben").await);
        let table = self.game(game, &[&ada, &ben]).await;
        (ada, ben, table)
    }

    /// A running game of these people, in this order.
    pub async fn game(&self, game: &str, people: &[&Guest]) -> TableId {
        let terms = Terms { hints: true, ..Terms::new(game, vec![SeatPlan::Open; people.len()]) };
        self.table(terms, people, true).await
    }

    /// A table of these terms with these people in its first seats.
    pub async fn table(&self, terms: Terms, people: &[&Guest], start: bool) -> TableId {
        let hall = self.app().hall();
        let host = &people[0].person;
        let id = hall.create(terms, host).await.expect("good terms");
        for (seat, guest) in Seat::all(people.len()).zip(people) {
            let sit = Command::Sit { seat, key: None, entropy: "dice".to_owned() };
            hall.command(id, &sit, Some(&guest.person)).await.expect("the seat is free");
        }
        if start {
            hall.command(id, &Command::Start, Some(host)).await.expect("all seats are taken");
        }
        id
    }

    /// The player to move plays a legal action, without a socket.
    pub async fn act_any(&self, id: TableId) -> u64 {
        let table = self.app().hall().table(id).await.expect("the table");
        let seat = table.mover().expect("a player is to move");
        let person = table.chairs()[seat.index()].person.clone().expect("a person");
        let actions = table.position().actions();
        let action = actions[table.number() as usize % actions.len()].clone();
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        self.app().hall().command(id, &act, Some(&person)).await.expect("a legal action")
    }
}
