//! One game, and what is asked about it.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use rynek_bots::{Budget, Spec};
use rynek_kernel::{EditionRef, Game, History, Message, Record, Seat, Turn, Viewer, series_rng, setup};
use rynek_words::Words;
use serde_json::{Value, json};

use super::{
    PROTOCOL,
    fault::Fault,
    request::{COMMANDS, Command, Go},
};
use crate::advice;

/// The longest that may be thought about one action, in milliseconds.
const LONGEST_THOUGHT: u64 = 600_000;
/// The most looks ahead: more would not fit into memory.
const MOST_ITERATIONS: u64 = 10_000_000;
/// Who thinks if nobody is named.
const THINKER: &str = "strong";

/// The engine's side of a conversation.
pub struct Session<'w, G: Game> {
    words: &'w Words,
    game: Option<History<G>>,
    seed: u64,
}

impl<'w, G: Game> Session<'w, G> {
    pub fn new(words: &'w Words) -> Session<'w, G> {
        Session { words, game: None, seed: 1 }
    }

    /// Does what is asked, or refuses and changes nothing.
    pub fn answer(&mut self, command: Command, stop: Arc<AtomicBool>) -> Result<Value, Fault> {
        match command {
            Command::Hello {} => Ok(self.hello()),
            Command::Ping {} | Command::Stop {} | Command::Quit {} => Ok(json!({})),
            Command::Setup { options, edition, seed } => self.set_up(options, edition, seed),
            Command::Position { record, at, seed } => self.take_up(&record, at, seed),
            Command::State {} => self.state(),
            Command::Actions {} => self.actions(),
            Command::View { viewer } => self.view(viewer),
            Command::Record { viewer } => self.record(viewer),
            Command::Apply { action, actions } => self.apply(action, actions),
            Command::Chance {} => self.chance(),
            Command::Undo { actions } => self.undo(actions.unwrap_or(1)),
            Command::Go(go) => self.think(&go, stop),
        }
    }

    fn hello(&self) -> Value {
        json!({
            "engine": "rynek",
            "version": env!("CARGO_PKG_VERSION"),
            "protocol": PROTOCOL,
            "game": G::ID,
            "rules": G::RULES_VERSION,
            "bots": rynek_bots::NAMES,
            "commands": COMMANDS,
            "options": setup::schema::<G::Setup>(),
        })
    }

    fn history(&self) -> Result<&History<G>, Fault> {
        self.game.as_ref().ok_or_else(no_game)
    }

    fn begin(&mut self, history: History<G>, seed: Option<u64>) -> Result<Value, Fault> {
        self.game = Some(history);
        self.seed = seed.unwrap_or(1);
        self.state()
    }

    fn set_up(&mut self, options: Option<Value>, edition: Option<Value>, seed: Option<u64>) -> Result<Value, Fault> {
        let setup: G::Setup = setup::from_json(&options.unwrap_or_else(|| json!({})))?;
        let edition = match edition {
            Some(components) => EditionRef::load(&components.to_string())?,
            None => EditionRef::shipped(),
        };
        self.begin(History::begin(G::new(edition, &setup)?, Vec::new()), seed)
    }

    fn take_up(&mut self, record: &Value, at: Option<usize>, seed: Option<u64>) -> Result<Value, Fault> {
        let mut history = Record::parse(&record.to_string())?.replay::<G>()?;
        let most = history.actions().len();
        match at {
            Some(at) if at > most => {
                return Err(Fault::new("at", Message::new("cli-beyond-end").with("at", at).with("most", most)));
            }
            Some(at) => take_back(&mut history, most - at)?,
            None => {}
        }
        self.begin(history, seed)
    }

    fn state(&self) -> Result<Value, Fault> {
        let history = self.history()?;
        let game = history.position();
        let points: Vec<i32> = Seat::all(game.players()).map(|seat| game.points(seat)).collect();
        let mut state = json!({
            "turn": game.turn(),
            "players": game.players(),
            "played": history.actions().len(),
            "points": points,
        });
        if let Some(outcome) = game.outcome() {
            state["outcome"] = json!(outcome);
        }
        Ok(state)
    }

    /// At chance's turn, every outcome with its odds.
    fn actions(&self) -> Result<Value, Fault> {
        let game = self.history()?.position();
        let mut actions = Vec::new();
        let mut odds = Vec::new();
        match game.turn() {
            Turn::Chance => {
                let mut chances = Vec::new();
                game.chances(&mut chances);
                (actions, odds) = chances.into_iter().unzip();
            }
            Turn::Player(_) => game.actions(&mut actions),
            Turn::Over => {}
        }
        let mut answer = json!({ "turn": game.turn(), "actions": actions });
        if game.turn() == Turn::Chance {
            answer["odds"] = json!(odds);
        }
        Ok(answer)
    }

    fn view(&self, viewer: Option<Viewer>) -> Result<Value, Fault> {
        let game = self.history()?.position();
        let mover = if let Turn::Player(seat) = game.turn() { Viewer::Seat(seat) } else { Viewer::Spectator };
        let viewer = seated(viewer.unwrap_or(mover), game.players())?;
        Ok(json!({ "viewer": viewer, "view": game.view(viewer) }))
    }

    fn record(&self, viewer: Option<Viewer>) -> Result<Value, Fault> {
        let history = self.history()?;
        let record = match viewer {
            Some(viewer) => history.record_for(seated(viewer, history.position().players())?),
            None => history.record(),
        };
        Ok(json!({ "record": record }))
    }

    /// All of them, or none.
    fn apply(&mut self, action: Option<String>, actions: Option<Vec<String>>) -> Result<Value, Fault> {
        let list = match (action, actions) {
            (Some(action), None) => vec![action],
            (None, Some(actions)) => actions,
            _ => return Err(Fault::new("request", Message::new("engine-nothing-to-apply"))),
        };
        let mut history = self.history()?.clone();
        for (n, text) in list.iter().enumerate() {
            apply_one(&mut history, text).map_err(|fault| fault.of_action(n + 1))?;
        }
        self.game = Some(history);
        self.state()
    }

    fn chance(&mut self) -> Result<Value, Fault> {
        let seed = self.seed;
        let history = self.game.as_mut().ok_or_else(no_game)?;
        if history.position().turn() != Turn::Chance {
            return Err(Fault::new("turn", Message::new("engine-not-chance")));
        }
        let mut drawn = Vec::new();
        while history.position().turn() == Turn::Chance {
            let action = history.position().sample(&mut series_rng(seed, history.actions().len() as u64));
            history.apply(action)?;
            drawn.push(action);
        }
        let mut state = self.state()?;
        state["actions"] = json!(drawn);
        Ok(state)
    }

    fn undo(&mut self, actions: usize) -> Result<Value, Fault> {
        let history = self.game.as_mut().ok_or_else(no_game)?;
        take_back(history, actions)?;
        self.state()
    }

    fn think(&self, go: &Go, stop: Arc<AtomicBool>) -> Result<Value, Fault> {
        let history = self.history()?;
        let game = history.position();
        let seat = mover(game, go.seat)?;
        let spec = thinker(go, stop)?;
        let mut rng = series_rng(go.seed.unwrap_or(self.seed), history.actions().len() as u64);
        let began = Instant::now();
        let best = advice::best(game, seat, &spec, go.best.unwrap_or(1).max(1), &mut rng);
        Ok(json!({
            "seat": seat,
            "bot": spec.to_string(),
            "action": best[0].action,
            "best": best,
            "ms": began.elapsed().as_millis() as u64,
            "words": self.words.say(&game.describe(best[0].action, Viewer::Seat(seat))),
        }))
    }
}

fn no_game() -> Fault {
    Fault::new("game", Message::new("engine-no-game"))
}

fn apply_one<G: Game>(history: &mut History<G>, text: &str) -> Result<(), Fault> {
    if history.position().turn() == Turn::Over {
        return Err(Fault::new("turn", Message::new("engine-over")));
    }
    let action: G::Action = text.parse()?;
    Ok(history.apply(action)?)
}

fn take_back<G: Game>(history: &mut History<G>, actions: usize) -> Result<(), Fault> {
    let played = history.actions().len();
    history
        .undo(Seat::new(0), actions)
        .map_err(|_| Fault::new("undo", Message::new("engine-undo").with("actions", actions).with("played", played)))
}

/// Whose turn it is, if that is who is asked for.
fn mover<G: Game>(game: &G, wanted: Option<u8>) -> Result<Seat, Fault> {
    match game.turn() {
        Turn::Chance => Err(Fault::new("turn", Message::new("engine-chance"))),
        Turn::Over => Err(Fault::new("turn", Message::new("engine-over"))),
        Turn::Player(seat) if wanted.is_some_and(|wanted| wanted != seat.number()) => {
            let message = Message::new("engine-other-seat").with("given", wanted.unwrap_or_default());
            Err(Fault::new("seat", message.with("seat", seat.number())))
        }
        Turn::Player(seat) => Ok(seat),
    }
}

fn seated(viewer: Viewer, players: usize) -> Result<Viewer, Fault> {
    match viewer {
        Viewer::Seat(seat) if seat.index() >= players => {
            let message = Message::new("play-no-seat").with("given", seat.to_string());
            Err(Fault::new("seat", message.with("players", players)))
        }
        viewer => Ok(viewer),
    }
}

/// The bot to ask, with a budget that this request and its name agree on.
fn thinker(go: &Go, stop: Arc<AtomicBool>) -> Result<Spec, Fault> {
    let name = go.bot.as_deref().unwrap_or(THINKER);
    let spec: Spec = name.parse().map_err(|_| {
        let given: String = name.chars().take(60).collect();
        let message = Message::new("cli-unknown-bot").with("given", given);
        Fault::new("bot", message.with("known", rynek_bots::NAMES.join(", ")))
    })?;
    let within = |name: &'static str, value: Option<u64>, most: u64| match value {
        Some(value) if value == 0 || value > most => {
            let message = Message::new("engine-budget").with("name", name).with("given", value.to_string());
            Err(Fault::new("budget", message.with("most", most)))
        }
        value => Ok(value),
    };
    let iterations = within("iterations", go.iterations, MOST_ITERATIONS)?;
    let time = within("ms", go.ms, LONGEST_THOUGHT)?.map(Duration::from_millis);
    let own = spec.budget();
    Ok(spec.clone().with_budget(Budget {
        iterations: iterations.or(own.iterations),
        time: time.or(own.time),
        stop: Some(stop),
    }))
}
