//! A client that looks at a table, sends all kinds of requests, and notes every byte of the responses.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Seat, Viewer, below, pick};
use rynek_trials::{Guest, HttpClient, Live, Method};
use serde_json::{Value, json};

/// A viewer of a table.
pub struct Watcher {
    pub viewer: Viewer,
    /// The person, if not a stranger.
    pub guest: Option<Guest>,
    door: HttpClient,
    table: String,
    live: Live,
    /// All messages they were sent.
    pub heard: Vec<String>,
    asked: usize,
}

impl Watcher {
    /// Connects; every second one reads Polish, every third wants the whole table each time.
    pub async fn enter(door: &HttpClient, table: &str, viewer: Viewer, guest: Option<Guest>, number: usize) -> Watcher {
        let mut hello = json!({ "type": "hello", "lang": if number.is_multiple_of(2) { "en" } else { "pl" }, "deltas": !number.is_multiple_of(3) });
        if let (Viewer::Seat(seat), Some(guest)) = (viewer, &guest) {
            hello["seat"] = seat.number().into();
            hello["token"] = guest.token.as_str().into();
        }
        let mut live = Live::connect(door, table).await.expect("a socket");
        live.send(&hello).await.expect("a socket");
        let (door, table) = (door.clone(), table.to_owned());
        let mut watcher = Watcher { viewer, guest, door, table, live, heard: Vec::new(), asked: 0 };
        watcher.hear_until(|message| message["type"] == "hello").await;
        watcher
    }

    /// Waits until all are present. The number of messages about that depends on timing only.
    pub async fn see_all(&mut self, all: usize) {
        let mut here = 0;
        while here < all {
            let message = self.live.next().await.expect("a message");
            assert_eq!(message["type"], "present");
            let strangers = usize::from(message["watching"].as_u64() > Some(0));
            here = message["present"].as_array().map_or(0, Vec::len) + strangers;
        }
    }

    async fn hear_until(&mut self, enough: impl Fn(&Value) -> bool) {
        loop {
            let (text, message) = self.live.next_as_sent().await.expect("a message");
            self.heard.push(timeless(&text));
            if enough(&message) {
                return;
            }
        }
    }

    /// Waits for changes up to a number.
    pub async fn hear_of(&mut self, number: u64) {
        while self.live.number() < number {
            self.hear_until(|_| true).await;
        }
    }

    /// Waits until a seat has had its turn.
    pub async fn hear_until_passed_by(&mut self, seat: Seat) {
        while self.live.sight["mover"] == json!(seat) {
            self.hear_until(|_| true).await;
        }
    }

    /// Waits for a line of chat.
    pub async fn hear_line(&mut self) {
        self.hear_until(|message| message["type"] == "said").await;
    }

    /// Checks that nothing more was sent.
    pub async fn hear_nothing(&mut self) {
        self.live.send(&json!({ "type": "ping" })).await.expect("a socket");
        self.hear_until(|_| true).await;
        assert!(self.heard.last().is_some_and(|text| text.contains("\"pong\"")), "something more was said");
    }

    fn name(&mut self) -> String {
        self.asked += 1;
        format!("q{}", self.asked)
    }

    /// Sends a message and waits for its response.
    pub async fn ask(&mut self, mut message: Value) {
        let id = self.name();
        message["id"] = id.as_str().into();
        self.live.send(&message).await.expect("a socket");
        self.hear_until(|message| message["id"] == id.as_str()).await;
    }

    /// Sends a command.
    pub async fn command(&mut self, command: &Value) {
        self.ask(json!({ "type": "do", "command": command })).await;
        let answer = self.heard.last().expect("an answer");
        assert!(answer.contains("\"done\""), "{command} was answered with {answer}");
    }

    /// Says something.
    pub async fn say(&mut self) {
        let words = format!("<b>{}</b>", self.asked);
        self.ask(json!({ "type": "say", "words": words })).await;
    }

    /// Sends a random request that changes nothing, over the socket.
    pub async fn pry(&mut self, rng: &mut ChaCha8Rng, seats: usize) {
        let number = self.live.number();
        let own = if let Viewer::Seat(seat) = self.viewer { seat } else { Seat::new(0) };
        let any = Seat::new(below(rng, seats as u32) as usize).number();
        let action = self.some_action(rng);
        let legal = self.live.actions().contains(&action.as_str());
        match below(rng, 8) {
            0 | 1 => self.ask(json!({ "type": "preview", "seat": own, "action": action })).await,
            2 => self.ask(json!({ "type": "preview", "seat": any, "action": action })).await,
            3 if !legal => self.ask(act(own.number(), &action, number)).await,
            3 | 4 => self.ask(act(own.number(), &action, 3)).await,
            5 if any != own.number() => self.ask(act(any, &action, number)).await,
            5 => self.ask(json!({ "type": "do", "command": { "type": "look_at_clock" } })).await,
            6 => self.ask(json!({ "type": "hint", "seat": own, "bot": "greedy" })).await,
            _ => {
                self.live.send(&json!({ "type": "view_as", "seat": any })).await.expect("a socket");
                self.hear_until(|_| true).await;
                // And back, so that all look from their own seats.
                let seat = if let Viewer::Seat(seat) = self.viewer { json!(seat) } else { Value::Null };
                self.live.send(&json!({ "type": "view_as", "seat": seat })).await.expect("a socket");
                self.hear_until(|_| true).await;
            }
        }
    }

    /// An action that may be legal or not: a building of another player, a share, nonsense.
    fn some_action(&self, rng: &mut ChaCha8Rng) -> String {
        let legal = self.live.actions();
        if !legal.is_empty() && below(rng, 2) == 0 {
            return (*pick(rng, &legal)).to_owned();
        }
        let lot = format!("{}{}", char::from(b'A' + below(rng, 12) as u8), 1 + below(rng, 4));
        match below(rng, 6) {
            0 | 1 => format!("build {lot}"),
            2 => format!("draw {lot}"),
            3 => "bankrupt".to_owned(),
            4 => "sell theatre 1".to_owned(),
            _ => "dig".to_owned(),
        }
    }

    /// Sends a random request that changes nothing, by REST.
    pub async fn request(&mut self, rng: &mut ChaCha8Rng, seats: usize, steps: u64) {
        let own = if let Viewer::Seat(seat) = self.viewer { seat.number() } else { 1 };
        let any = 1 + below(rng, seats as u32);
        let step = below(rng, steps as u32 + 2);
        let action = self.some_action(rng);
        let table = format!("/api/v1/tables/{}", self.table);
        match below(rng, 13) {
            0 => self.get(&table).await,
            1 => self.get(&format!("{table}?seat={any}")).await,
            2 => self.get(&format!("{table}/log?limit=500&lang=pl")).await,
            3 | 4 => self.get(&format!("{table}/at/{step}")).await,
            5 => self.get(&format!("{table}/at/{step}?seat={any}")).await,
            6 => self.get(&format!("{table}/scores")).await,
            7 => self.get(&format!("{table}/record")).await,
            8 => self.get(&format!("{table}/chat")).await,
            9 => self.post(&format!("{table}/preview"), &json!({ "seat": own, "action": action })).await,
            10 => self.post(&format!("{table}/hint"), &json!({ "seat": any, "bot": "greedy" })).await,
            11 => self.post(&format!("{table}/review"), &json!({})).await,
            _ => self.get("/api/v1/tables?list=mine").await,
        }
    }

    /// Looks at all positions from the beginning.
    pub async fn look_back(&mut self, steps: u64) {
        let table = format!("/api/v1/tables/{}", self.table);
        for step in (0..=steps).step_by(7) {
            self.get(&format!("{table}/at/{step}")).await;
        }
        for path in ["", "/log?limit=500", "/chat"] {
            self.get(&format!("{table}{path}")).await;
        }
        for path in ["/me", "/me/export", "/tables?list=mine", "/tables?list=awaiting"] {
            self.get(&format!("/api/v1{path}")).await;
        }
    }

    async fn get(&mut self, path: &str) {
        self.send(Method::GET, path, None).await;
    }

    async fn post(&mut self, path: &str, body: &Value) {
        self.send(Method::POST, path, Some(body)).await;
    }

    async fn send(&mut self, method: Method, path: &str, body: Option<&Value>) {
        let (status, bytes) = self.door.raw(method, path, self.guest.as_ref(), body).await.expect("an answer");
        assert!(status < 500, "{path} was answered with {status}");
        self.heard.push(format!("{path} {status} {}", timeless(&String::from_utf8_lossy(&bytes))));
    }
}

fn act(seat: u8, action: &str, chosen_at: u64) -> Value {
    json!({ "type": "do", "command": { "type": "act", "seat": seat, "action": action, "chosen_at": chosen_at } })
}

/// A text without times: numbers of thirteen digits are milliseconds since 1970.
fn timeless(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let digits = rest[start..].bytes().take_while(u8::is_ascii_digit).count();
        let number = &rest[start..start + digits];
        kept.push_str(&rest[..start]);
        kept.push_str(if digits == 13 { "TIME" } else { number });
        rest = &rest[start + digits..];
    }
    kept + rest
}
