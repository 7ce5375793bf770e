//! A server of one's own, and somebody who asks it.

use std::{
    collections::HashMap,
    sync::{Mutex, OnceLock},
    time::{Duration, Instant},
};

use jsonschema::Validator;
use rynek_server::{Ceilings, Config, Server, openapi};
use rynek_tables::store::{NewTable, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use ureq::{Agent, http::Request};

/// How long anything may take on a busy machine before a test gives up.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A server of one's own, with everything it keeps in a folder that goes with it.
pub struct Town {
    runtime: Runtime,
    server: Option<Server>,
    _data: TempDir,
    url: String,
    agent: Agent,
}

/// What was answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub retry_after: Option<String>,
}

/// Somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Caller<'a> {
    town: &'a Town,
    pub id: String,
    pub token: String,
}

impl std::fmt::Debug for Town {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.url)
    }
}

impl Town {
    /// A server whose bots answer at once and that has time for everybody.
    pub fn open() -> Town {
        Town::with(|_| {})
    }

    /// The same, set up in another way.
    pub fn with(change: impl FnOnce(&mut Config)) -> Town {
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
        let url = format!("http://{}", server.address());
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .timeout_global(Some(PATIENCE))
            .allow_non_standard_methods(true)
            .build()
            .into();
        Town { runtime, server: Some(server), _data: data, url, agent }
    }

    /// Where it is.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Keeps a table as it is, without asking the rules.
    pub fn keep(&self, new: NewTable) {
        let store = self.server.as_ref().expect("it runs").house().store().clone();
        self.runtime.block_on(store.create(new)).expect("a new table");
    }

    /// A figure, as it is told to whoever watches over the server.
    pub fn figure(&self, name: &str) -> Option<f64> {
        let mut answer = self.agent.get(format!("{}/metrics", self.url)).call().expect("figures");
        let text = answer.body_mut().read_to_string().expect("text");
        let line = text.lines().find(|line| line.split([' ', '{']).next() == Some(name))?;
        line.rsplit(' ').next()?.parse().ok()
    }

    /// Somebody new.
    pub fn guest(&self, name: &str) -> Caller<'_> {
        let answer = self.post("/people", None, &json!({ "name": name })).ok(201);
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        Caller { town: self, id: text(&answer["person"]["id"]), token: text(&answer["token"]) }
    }

    pub fn get(&self, path: &str, token: Option<&str>) -> Answer {
        self.ask("GET", path, token, None, &[])
    }

    pub fn post(&self, path: &str, token: Option<&str>, body: &Value) -> Answer {
        self.ask("POST", path, token, Some(body.to_string().as_bytes()), &[])
    }

    /// Asks anything, and holds the answer against the document.
    pub fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<&[u8]>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let path = format!("/api/v1{path}");
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.url));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body.unwrap_or_default().to_vec()).expect("a request");
        let mut answer = self.agent.run(request).unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let retry_after = answer.headers().get("retry-after").map(|value| value.to_str().expect("text").to_owned());
        let status = answer.status().as_u16();
        let text = answer.body_mut().read_to_string().expect("an answer");
        let body = if text.is_empty() { Value::Null } else { serde_json::from_str(&text).expect("JSON") };
        hold_against_document(method, &path, status, &body);
        Answer { status, body, retry_after }
    }
}

impl Drop for Town {
    fn drop(&mut self) {
        if let Some(server) = self.server.take() {
            self.runtime.block_on(server.stop());
        }
    }
}

impl Answer {
    /// What was answered, if it is what should be.
    #[track_caller]
    pub fn ok(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.body
    }

    /// The refusal, if it is the one that should be.
    #[track_caller]
    pub fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!((self.status, self.body["error"]["code"].as_str()), (status, Some(code)), "{}", self.body);
        assert!(self.body["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{}", self.body);
        self.body["error"].clone()
    }
}

impl Caller<'_> {
    pub fn get(&self, path: &str) -> Answer {
        self.town.get(path, Some(&self.token))
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.town.post(path, Some(&self.token), body)
    }

    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.town.ask(method, path, Some(&self.token), Some(body.to_string().as_bytes()), &[])
    }

    pub fn delete(&self, path: &str) -> Answer {
        self.town.ask("DELETE", path, Some(&self.token), None, &[])
    }

    /// Opens a table: its id and the keys of its reserved seats.
    pub fn open(&self, table: &Value) -> (String, Value) {
        let opened = self.post("/tables", table).ok(201);
        (opened["id"].as_str().expect("an id").to_owned(), opened["keys"].clone())
    }

    /// Opens a table of this game for oneself and a bot, and begins.
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

    /// Looks at a table until it is as it should be.
    pub fn look_until(&self, table: &str, as_wanted: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            let sight = self.look(table);
            if as_wanted(&sight) {
                return sight;
            }
            assert!(began.elapsed() < PATIENCE, "waited too long: {sight}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Plays one's seats with the first legal action each time, or the one that `choose` says, until the game is over.
    pub fn play_on(&self, table: &str, choose: impl Fn(&[Value]) -> usize) -> Value {
        loop {
            let sight = self.look_until(table, |sight| sight["phase"] != "playing" || sight["actions"].is_array());
            if sight["phase"] != "playing" {
                return sight;
            }
            let actions = sight["actions"].as_array().expect("it is one's turn");
            let seat = sight["mover"].as_u64().expect("somebody is to move") as u8;
            self.act(table, seat, &actions[choose(actions)], &sight["number"]).ok(200);
        }
    }
}

/// The document, as it is served.
pub fn document() -> &'static Value {
    static DOCUMENT: OnceLock<Value> = OnceLock::new();
    DOCUMENT.get_or_init(|| serde_json::to_value(openapi::document()).expect("plain data"))
}

/// The path of the document that an address is.
pub fn documented_path(path: &str) -> Option<&'static str> {
    let path = path.split('?').next().unwrap_or_default();
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |known: &&String| {
        let known: Vec<&str> = known.split('/').collect();
        let same = |(known, part): (&&str, &&str)| known == part || known.starts_with('{');
        known.len() == parts.len() && known.iter().zip(&parts).all(same)
    };
    // `/me/tokens` is no `{person}`: the path with the fewest gaps counts.
    let paths = document()["paths"].as_object().expect("paths").keys().filter(fits);
    paths.min_by_key(|known| known.matches('{').count()).map(String::as_str)
}

fn hold_against_document(method: &str, path: &str, status: u16, body: &Value) {
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
    validate(schema, body, &format!("{method} {known} {status}"));
}

/// Holds a body against a schema of the document.
fn validate(schema: &Value, body: &Value, what: &str) {
    static KNOWN: OnceLock<Mutex<HashMap<String, &'static Validator>>> = OnceLock::new();
    let mut known = KNOWN.get_or_init(Mutex::default).lock().expect("nobody panics here");
    let validator = *known.entry(schema.to_string()).or_insert_with(|| {
        let mut whole = schema.clone();
        whole["components"] = document()["components"].clone();
        Box::leak(Box::new(jsonschema::draft202012::new(&whole).expect("a schema")))
    });
    drop(known);
    let faults: Vec<String> =
        validator.iter_errors(body).map(|fault| format!("{fault} at {}", fault.instance_path())).collect();
    assert!(faults.is_empty(), "{what}: {faults:?} in {body}");
}
