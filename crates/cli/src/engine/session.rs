//! One game of the engine.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::{Duration, Instant},
};

use rynek_bots::{Budget, Spec};
use rynek_kernel::{EditionRef, Game, History, Record, Seat, Turn, Viewer, series_rng, setup};
use rynek_words::Words;
use serde_json::{Value, json};

use super::{
    PROTOCOL,
    request::{COMMANDS, EngineCommand, Go},
};
use crate::{advice, args, failure::Failure, tree::ADVISER};

/// The longest search, in milliseconds.
const LONGEST_THOUGHT: u64 = 600_000;
/// The most simulations: more would not fit into memory.
const MOST_ITERATIONS: u64 = 10_000_000;
/// The default bot.
const THINKER: &str = ADVISER;

/// The state of a session.
pub struct Session<'w, G: Game> {
    words: &'w Words,
    game: Option<History<G>>,
    seed: u64,
}

impl<'w, G: Game> Session<'w, G> {
    pub fn new(words: &'w Words) -> Session<'w, G> {
        Session { words, game: None, seed: 1 }
    }

    /// Executes a command. If it is refused, nothing changes.
    pub fn answer(&mut self, command: EngineCommand, stop: Arc<AtomicBool>) -> Result<Value, Failure> {
        match command {
            EngineCommand::Hello {} => Ok(self.hello()),
            EngineCommand::Ping {} | EngineCommand::Stop {} | EngineCommand::Quit {} => Ok(json!({})),
            EngineCommand::Setup { options, edition, seed } => self.set_up(options, edition, seed),
            EngineCommand::Position { record, at, seed } => self.take_up(&record, at, seed),
            EngineCommand::State {} => self.state(),
            EngineCommand::Actions {} => self.actions(),
            EngineCommand::View { viewer } => self.view(viewer),
            EngineCommand::Record { viewer } => self.record(viewer),
            EngineCommand::Apply { action, actions } => self.apply(action, actions),
            EngineCommand::Chance {} => self.chance(),
            EngineCommand::Undo { actions } => self.undo(actions.unwrap_or(1)),
            EngineCommand::Go(go) => self.think(&go, stop),
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

    fn history(&self) -> Result<&History<G>, Failure> {
        self.game.as_ref().ok_or_else(no_game)
    }

    fn begin(&mut self, history: History<G>, seed: Option<u64>) -> Result<Value, Failure> {
        self.game = Some(history);
        self.seed = seed.unwrap_or(1);
        self.state()
    }

    fn set_up(&mut self, options: Option<Value>, edition: Option<Value>, seed: Option<u64>) -> Result<Value, Failure> {
        let setup: G::Setup = setup::from_json(&options.unwrap_or_else(|| json!({})))?;
        let edition = match edition {
            Some(components) => EditionRef::load(&components.to_string())?,
            None => EditionRef::shipped(),
        };
        self.begin(History::begin(G::new(edition, &setup)?, Vec::new()), seed)
    }

    fn take_up(&mut self, record: &Value, at: Option<usize>, seed: Option<u64>) -> Result<Value, Failure> {
        let mut history = Record::parse(&record.to_string())?.replay::<G>()?;
        let most = history.actions().len();
        match at {
            Some(at) if at > most => {
                return Err(Failure::refused("cli-beyond-end").with("at", at).with("most", most).of_kind("at"));
            }
            Some(at) => take_back(&mut history, most - at)?,
            None => {}
        }
        self.begin(history, seed)
    }

    fn state(&self) -> Result<Value, Failure> {
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

    /// At a random draw, every outcome with its probability.
    fn actions(&self) -> Result<Value, Failure> {
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

    fn view(&self, viewer: Option<Viewer>) -> Result<Value, Failure> {
        let game = self.history()?.position();
        let mover = if let Turn::Player(seat) = game.turn() { Viewer::Seat(seat) } else { Viewer::Spectator };
        let viewer = seated(viewer.unwrap_or(mover), game.players())?;
        Ok(json!({ "viewer": viewer, "view": game.view(viewer) }))
    }

    fn record(&self, viewer: Option<Viewer>) -> Result<Value, Failure> {
        let history = self.history()?;
        let record = match viewer {
            Some(viewer) => history.record_for(seated(viewer, history.position().players())?),
            None => history.record(),
        };
        Ok(json!({ "record": record }))
    }

    /// Plays all of the actions, or none.
    fn apply(&mut self, action: Option<String>, actions: Option<Vec<String>>) -> Result<Value, Failure> {
        let list = match (action, actions) {
            (Some(action), None) => vec![action],
            (None, Some(actions)) => actions,
            _ => return Err(Failure::refused("engine-nothing-to-apply").of_kind("request")),
        };
        let mut history = self.history()?.clone();
        for (n, text) in list.iter().enumerate() {
            apply_one(&mut history, text).map_err(|failure| failure.of_action(n + 1))?;
        }
        self.game = Some(history);
        self.state()
    }

    fn chance(&mut self) -> Result<Value, Failure> {
        let seed = self.seed;
        let history = self.game.as_mut().ok_or_else(no_game)?;
        if history.position().turn() != Turn::Chance {
            return Err(Failure::refused("engine-not-chance").of_kind("turn"));
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

    fn undo(&mut self, actions: usize) -> Result<Value, Failure> {
        let history = self.game.as_mut().ok_or_else(no_game)?;
        take_back(history, actions)?;
        self.state()
    }

    fn think(&self, go: &Go, stop: Arc<AtomicBool>) -> Result<Value, Failure> {
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

fn no_game() -> Failure {
    Failure::refused("engine-no-game").of_kind("game")
}

fn apply_one<G: Game>(history: &mut History<G>, text: &str) -> Result<(), Failure> {
    if history.position().turn() == Turn::Over {
        return Err(Failure::refused("engine-over").of_kind("turn"));
    }
    let action: G::Action = text.parse()?;
    Ok(history.apply(action)?)
}

fn take_back<G: Game>(history: &mut History<G>, actions: usize) -> Result<(), Failure> {
    let played = history.actions().len();
    let refused = |_| Failure::refused("engine-undo").with("actions", actions).with("played", played).of_kind("undo");
    history.undo(Seat::new(0), actions).map_err(refused)
}

/// The seat to move. If another seat was given, the request is refused.
fn mover<G: Game>(game: &G, wanted: Option<u8>) -> Result<Seat, Failure> {
    match game.turn() {
        Turn::Chance => Err(Failure::refused("engine-chance").of_kind("turn")),
        Turn::Over => Err(Failure::refused("engine-over").of_kind("turn")),
        Turn::Player(seat) if wanted.is_some_and(|wanted| wanted != seat.number()) => {
            let refused = Failure::refused("engine-other-seat").with("given", wanted.unwrap_or_default());
            Err(refused.with("seat", seat.number()).of_kind("seat"))
        }
        Turn::Player(seat) => Ok(seat),
    }
}

fn seated(viewer: Viewer, players: usize) -> Result<Viewer, Failure> {
    match viewer {
        Viewer::Seat(seat) if seat.index() >= players => {
            let refused = Failure::refused("play-no-seat").with("given", seat.to_string());
            Err(refused.with("players", players).of_kind("seat"))
        }
        viewer => Ok(viewer),
    }
}

/// The bot for a request. Its budget comes from the request or from its name.
fn thinker(go: &Go, stop: Arc<AtomicBool>) -> Result<Spec, Failure> {
    let name = go.bot.as_deref().unwrap_or(THINKER);
    let shown: String = name.chars().take(60).collect();
    let spec = args::bot(name).map_err(|failure| failure.with("given", shown).of_kind("bot"))?;
    let within = |name: &'static str, value: Option<u64>, most: u64| match value {
        Some(value) if value == 0 || value > most => {
            let refused = Failure::refused("engine-budget").with("name", name).with("given", value.to_string());
            Err(refused.with("most", most).of_kind("budget"))
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
