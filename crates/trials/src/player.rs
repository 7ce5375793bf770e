//! A player that plays on after failures.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{below, series_rng};
use serde_json::{Value, json};

use crate::{Guest, HttpClient, Ledger, Live, Promise, Trouble};

/// An action that a player chose.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The number of the table's last entry when it was chosen.
    pub chosen_at: u64,
    /// The action, in notation.
    pub action: String,
    /// The id of the request.
    pub id: String,
    /// Whether the server has acknowledged it.
    pub done: bool,
}

/// A player of one seat that chooses at random and resends a choice until it is answered.
pub struct Player {
    /// The person.
    pub guest: Guest,
    /// The table.
    pub table: String,
    /// The seat, counted from 1.
    pub seat: u64,
    /// All choices.
    pub choices: Vec<Choice>,
    /// How often the connection was lost.
    pub lost: usize,
    /// The ledger of acknowledged actions, if there is one.
    pub ledger: Option<Ledger>,
    rng: ChaCha8Rng,
}

/// The pause before connecting again.
const PAUSE: Duration = Duration::from_millis(20);
/// The pause after too many requests.
const LONG_PAUSE: Duration = Duration::from_secs(1);

impl Player {
    /// A player of a seat; the choices depend on the seed.
    pub fn new(guest: Guest, table: impl Into<String>, seat: u64, seed: u64) -> Player {
        let table = table.into();
        Player { guest, table, seat, choices: Vec::new(), lost: 0, ledger: None, rng: series_rng(seed, seat) }
    }

    /// Plays until the game is over. `client` gives the server to try next; a lost connection is retried forever.
    pub async fn play(&mut self, mut client: impl FnMut() -> HttpClient) -> Result<(), Trouble> {
        let mut after = None;
        loop {
            let client = client();
            match self.play_through(&client, &mut after).await {
                Ok(()) => return Ok(()),
                Err(Trouble::Gone(_)) => self.lost += 1,
                Err(Trouble::Refused { status: 503 | 429, .. }) => {}
                Err(trouble) => return Err(trouble),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn play_through(&mut self, client: &HttpClient, after: &mut Option<u64>) -> Result<(), Trouble> {
        let mut live = Live::join(client, &self.table, Some(&self.guest), Some(self.seat), *after).await?;
        check_log(&live, *after)?;
        loop {
            *after = Some(live.number());
            match live.phase() {
                "over" if !self.waits_for_an_answer() => return Ok(()),
                "closed" => return Err(Trouble::Broken("the table was closed".to_owned())),
                _ if self.waits_for_an_answer() || !live.actions().is_empty() => self.act(&mut live).await?,
                _ => self.listen(&mut live).await?,
            }
        }
    }

    /// The last action of a game may be stored and its answer lost: it is sent again even when the game is over.
    fn waits_for_an_answer(&self) -> bool {
        self.choices.last().is_some_and(|choice| !choice.done)
    }

    async fn listen(&mut self, live: &mut Live) -> Result<(), Trouble> {
        let message = live.next().await?;
        match message["type"].as_str() {
            Some("bye") => Err(Trouble::Gone("bye".to_owned())),
            Some("gone") => Err(Trouble::Broken("the table is gone".to_owned())),
            _ => Ok(()),
        }
    }

    /// Sends the unanswered choice, or a new one, and waits for the answer.
    async fn act(&mut self, live: &mut Live) -> Result<(), Trouble> {
        if self.choices.last().is_none_or(|choice| choice.done) {
            let choice = self.choose(live);
            self.choices.push(choice);
        }
        let Choice { chosen_at, action, id, .. } = self.choices.last().expect("one was just made").clone();
        let command = json!({ "type": "act", "seat": self.seat, "action": action, "chosen_at": chosen_at });
        live.send(&json!({ "type": "do", "id": id, "command": command })).await?;
        loop {
            let message = live.next().await?;
            let about_it = message["id"] == id.as_str();
            match message["type"].as_str() {
                Some("done") if about_it => {
                    self.note(&message, action);
                    break;
                }
                Some("refused") if about_it || message.get("id").is_none() => return self.refused(&message).await,
                Some("bye") => return Err(Trouble::Gone("bye".to_owned())),
                _ => {}
            }
        }
        self.choices.last_mut().expect("one was just sent").done = true;
        self.wait_for_update(live, chosen_at).await
    }

    fn note(&self, done: &Value, action: String) {
        if let Some(ledger) = &self.ledger {
            let number = done["number"].as_u64().unwrap_or(0);
            ledger.note(Promise {
                guest: self.guest.clone(),
                table: self.table.clone(),
                number,
                seat: self.seat,
                action,
            });
        }
    }

    /// Waits for the update of the table. It may come before or after the answer to the action.
    async fn wait_for_update(&mut self, live: &mut Live, chosen_at: u64) -> Result<(), Trouble> {
        while live.number() <= chosen_at {
            self.listen(live).await?;
        }
        Ok(())
    }

    fn choose(&mut self, live: &Live) -> Choice {
        let actions = live.actions();
        let action = actions[below(&mut self.rng, actions.len() as u32) as usize].to_owned();
        let id = format!("{}-{}", self.seat, self.choices.len());
        Choice { chosen_at: live.number(), action, id, done: false }
    }

    /// A server that cannot answer now is tried again; any other refusal of a legal action is a fault.
    async fn refused(&self, message: &Value) -> Result<(), Trouble> {
        match message["error"]["code"].as_str() {
            Some("too_many") => {
                tokio::time::sleep(LONG_PAUSE).await;
                Ok(())
            }
            Some("unavailable" | "closing" | "busy") => Err(Trouble::Gone(message.to_string())),
            _ => Err(Trouble::Broken(message.to_string())),
        }
    }
}

/// A client that reconnects must get every entry since, once and in order.
fn check_log(live: &Live, after: Option<u64>) -> Result<(), Trouble> {
    let Some(after) = after else { return Ok(()) };
    let numbers: Vec<u64> = live.log.iter().filter_map(|told| told["number"].as_u64()).collect();
    let expected: Vec<u64> = (after + 1..=live.number()).collect();
    if numbers == expected {
        return Ok(());
    }
    Err(Trouble::Broken(format!("came back after {after} to {}, and was told of {numbers:?}", live.number())))
}
