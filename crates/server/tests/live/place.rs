//! A server for the length of a test, with people and tables.

use rynek_kernel::Seat;
use rynek_server::{Ceilings, Config, House, Server};
use rynek_tables::{
    Command, Person, PersonId, SeatPlan, TableId, Terms,
    store::{Store, TokenHash},
};
use tempfile::TempDir;

/// A server on a free port.
pub struct Place {
    pub server: Server,
    /// Where it keeps everything, for as long as it runs.
    pub folder: TempDir,
}

/// Somebody with a token.
#[derive(Clone)]
pub struct Guest {
    pub person: Person,
    pub token: String,
}

/// Settings that are in nobody's way.
pub fn generous() -> Config {
    Config { port: 0, pace: 0, test_seed: Some(1), limits: Ceilings::sky(), grace: 5, ..Config::default() }
}

impl Place {
    pub async fn open() -> Place {
        Place::with(generous()).await
    }

    pub async fn with(config: Config) -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::sqlite(folder.path().join("rynek.db")).await.expect("a store");
        Place::in_front_of(store, config, folder).await
    }

    pub async fn in_front_of(store: Store, config: Config, folder: TempDir) -> Place {
        let config = Config { data: folder.path().to_owned(), ..config };
        Place { server: Server::start(config, store).await.expect("a server"), folder }
    }

    pub fn house(&self) -> &House {
        self.server.house()
    }

    pub fn address(&self) -> String {
        self.server.address().to_string()
    }

    /// Somebody who comes in under a name.
    pub async fn guest(&self, name: &str) -> Guest {
        let id = PersonId::new(u128::from_be_bytes(rynek_server::guest::random()));
        let token = rynek_server::guest::new_token();
        let store = self.house().store();
        store.create_person(id, name, TokenHash::of(&token), self.house().now()).await.expect("a new person");
        Guest { person: Person { id, name: name.to_owned() }, token }
    }

    /// A table at which these people sit, in this order, and play.
    pub async fn game(&self, game: &str, people: &[&Guest]) -> TableId {
        let terms = Terms { hints: true, ..Terms::new(game, vec![SeatPlan::Open; people.len()]) };
        self.table(terms, people, true).await
    }

    /// A table of these terms with these people in its first seats.
    pub async fn table(&self, terms: Terms, people: &[&Guest], start: bool) -> TableId {
        let hall = self.house().hall();
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

    /// Whoever is to move does something legal, without a socket.
    pub async fn act_somehow(&self, id: TableId) -> u64 {
        let table = self.house().hall().table(id).await.expect("the table");
        let seat = table.mover().expect("somebody is to move");
        let person = table.chairs()[seat.index()].person.clone().expect("a person");
        let actions = table.position().actions();
        let action = actions[table.number() as usize % actions.len()].clone();
        let act = Command::Act { seat, action, chosen_at: table.number(), id: None };
        self.house().hall().command(id, &act, Some(&person)).await.expect("a legal action")
    }
}
