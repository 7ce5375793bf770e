//! A server for one test, and its clients.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use rynek_server::{Ceilings, Config, Server, openapi};
use rynek_store::{NewTable, Store};
use rynek_trials::{HttpClient, Method, TempDir};
use serde_json::{Value, json};
use tokio::{runtime::Runtime, time::timeout};

use crate::schema::faults;

/// How long a test waits on a busy machine before it fails.
pub const TIMEOUT: Duration = Duration::from_secs(120);

/// A server with a temporary folder.
pub struct TestServer {
    runtime: Runtime,
    server: Option<Server>,
    _data: TempDir,
    client: HttpClient,
}

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub retry_after: Option<String>,
}

/// A client that is signed in.
#[derive(Clone, Debug)]
pub struct Caller<'a> {
    server: &'a TestServer,
    pub id: String,
    pub token: String,
}

impl std::fmt::Debug for TestServer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.address())
    }
}

impl TestServer {
    /// A server without delays and limits.
    pub fn open() -> TestServer {
        TestServer::with(|_| {})
    }

    /// A server with other settings.
    pub fn with(change: impl FnOnce(&mut Config)) -> TestServer {
        let data = TempDir::new().expect("a folder");
        let mut config = Config {
            port: 0,
            data: data.path().to_owned(),
            pace: 0,
            limits: Ceilings::sky(),
            private_hooks: true,
            test_seed: Some(1),
            ..Config::default()
        };
        change(&mut config);
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("a runtime");
        let server = runtime.block_on(async {
            let store = Store::sqlite(data.path().join("rynek.db")).await.expect("a store");
            Server::start(config, store).await.expect("a server")
        });
        let client = HttpClient::new(server.address().to_string());
        TestServer { runtime, server: Some(server), _data: data, client }
    }

    pub fn address(&self) -> &str {
        self.client.address()
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address())
    }

    /// Stores a table without checking the rules.
    pub fn keep(&self, new: NewTable) {
        let store = self.server.as_ref().expect("it runs").app().store().clone();
        self.runtime.block_on(store.create(new)).expect("a new table");
    }

    /// The value of a metric.
    pub fn metric(&self, name: &str) -> Option<f64> {
        let (_, text) = self.runtime.block_on(self.client.raw(Method::GET, "/metrics", None, None)).expect("metrics");
        let text = String::from_utf8_lossy(&text);
        let line = text.lines().find(|line| line.split([' ', '{']).next() == Some(name))?;
        line.rsplit(' ').next()?.parse().ok()
    }

    /// A new guest.
    pub fn guest(&self, name: &str) -> Caller<'_> {
        let answer = self.post("/people", None, &json!({ "name": name })).ok(201);
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        Caller { server: self, id: text(&answer["person"]["id"]), token: text(&answer["token"]) }
    }

    pub fn get(&self, path: &str, token: Option<&str>) -> Answer {
        self.ask("GET", path, token, None, &[])
    }

    pub fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        self.ask("POST", path, token, Some(body.to_string().as_bytes()), &[])
    }

    /// Sends a request, and checks the response against the schema.
    pub fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&[u8]>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let path = format!("/api/v1{path}");
        let mut all: Vec<(&str, String)> = headers.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        all.extend(token.map(|token| ("authorization", format!("Bearer {token}"))));
        all.extend(body.map(|_| ("content-type", "application/json".to_owned())));
        let verb = method.parse().expect("a method");
        let asked = self.client.exchange(verb, &path, &all, body.unwrap_or_default().to_vec().into());
        let answer = self.runtime.block_on(async { timeout(TIMEOUT, asked).await }).expect("an answer in time");
        let answer = answer.unwrap_or_else(|trouble| panic!("{method} {path}: {trouble}"));
        let retry_after = answer.headers().get("retry-after").map(|value| value.to_str().expect("text").to_owned());
        let status = answer.status().as_u16();
        let text = answer.body();
        let body = if text.is_empty() { Value::Null } else { serde_json::from_slice(text).expect("JSON") };
        check_against_document(method, &path, status, &body);
        Answer { status, body, retry_after }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.stop());
        }
    }
}

impl Answer {
    /// The body of a response that must have this status.
    #[track_caller]
    pub fn ok(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.body
    }

    /// The error of a response that must have this status and code.
    #[track_caller]
    pub fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!((self.status, self.body["error"]["code"].as_str()), (status, Some(code)), "{}", self.body);
        assert!(self.body["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{}", self.body);
        self.body["error"].clone()
    }
}

impl Caller<'_> {
    pub fn get(&self, path: &str) -> Answer {
        self.server.get(path, Some(&self.token))
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.server.post(path, Some(&self.token), body)
    }

    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.server.ask(method, path, Some(&self.token), Some(body.to_string().as_bytes()), &[])
    }

    pub fn delete(&self, path: &str) -> Answer {
        self.server.ask("DELETE", path, Some(&self.token), None, &[])
    }

    /// Opens a table: its id and the keys of its reserved seats. Players keep the seats they take, unless the test says
    /// otherwise.
    pub fn open(&self, table: &Value) -> (String, Value) {
        let mut table = table.clone();
        table.as_object_mut().expect("an object").entry("seats_by_lot").or_insert(false.into());
        let opened = self.post("/tables", &table).ok(201);
        (opened["id"].as_str().expect("an id").to_owned(), opened["keys"].clone())
    }

    /// Opens a table of this game for the caller and a bot, and starts it.
    pub fn begin(&self, game: &str, bot: &str) -> String {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": bot }]);
        self.open(&json!({ "game": game, "seats": seats, "start": true })).0
    }

    pub fn command(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/tables/{table}/commands"), &json!({ "command": command }))
    }

    pub fn sit(&self, table: &str, seat: u8) -> Answer {
        self.command(table, &json!({ "type": "sit", "seat": seat, "entropy": "dice" }))
    }

    pub fn act(&self, table: &str, seat: u8, action: &Value, chosen_at: &Value) -> Answer {
        let act = json!({ "type": "act", "seat": seat, "action": action, "chosen_at": chosen_at });
        self.command(table, &act)
    }

    pub fn look(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).ok(200)
    }

    /// Polls a table until this is true.
    pub fn look_until(&self, table: &str, as_wanted: impl Fn(&Value) -> bool) -> Value {
        poll(|| self.look(table), as_wanted)
    }

    /// Plays the caller's seats until the game is over, with the action whose index `choose` returns.
    pub fn play_on(&self, table: &str, choose: impl Fn(&[Value]) -> usize) -> Value {
        loop {
            let sight = self.look_until(table, |sight| sight["phase"] != "playing" || sight["actions"].is_array());
            if sight["phase"] != "playing" {
                return sight;
            }
            let actions = sight["actions"].as_array().expect("it is the caller's turn");
            let seat = sight["mover"].as_u64().expect("a player is to move") as u8;
            self.act(table, seat, &actions[choose(actions)], &sight["number"]).ok(200);
        }
    }
}

/// Asks again until the answer is as wanted.
pub fn poll(ask: impl Fn() -> Value, as_wanted: impl Fn(&Value) -> bool) -> Value {
    let began = Instant::now();
    loop {
        let answer = ask();
        if as_wanted(&answer) {
            return answer;
        }
        assert!(began.elapsed() < TIMEOUT, "waited too long: {answer}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

pub fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| serde_json::to_value(openapi::document()).expect("plain data"))
}

/// The path in the document that matches an address.
pub fn documented_path(path: &str) -> Option<&'static str> {
    let path = path.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |known: &&String| {
        let known: Vec<&str> = known.split('/').collect();
        let same = |(known, part): (&&str, &&str)| known == part || known.starts_with('{');
        known.len() == parts.len() && known.iter().zip(&parts).all(same)
    };
    // `/me/tokens` is not `/me/{person}`: the path with the fewest placeholders wins.
    let paths = document()["paths"].as_object().expect("paths").keys().filter(fits);
    paths.min_by_key(|known| known.matches('{').count()).map(String::as_str)
}

fn check_against_document(method: &str, path: &str, status: u16, body: &Value) {
    let Some(known) = documented_path(path) else {
        assert_eq!(status, 404, "{path} is not documented");
        return;
    };
    let operation = &document()["paths"][known][method.to_lowercase()];
    if operation.is_null() {
        assert_eq!(status, 405, "{method} {known} is not documented");
        return;
    }
    let key = if operation["responses"].get(status.to_string()).is_some() {
        status.to_string()
    } else {
        "default".to_owned()
    };
    let response = &operation["responses"][&key];
    assert!(!response.is_null(), "{method} {known} answers {status}, which is not documented");
    let schema = &response["content"]["application/json"]["schema"];
    if schema.is_null() {
        assert!(body.is_null(), "{method} {known} answers {status} with a body: {body}");
        return;
    }
    let faults = faults(schema, document(), body);
    assert!(faults.is_empty(), "{method} {known} {status}: {faults:?} in {body}");
}
