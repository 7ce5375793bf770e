//! The engine: bots for other programs. Requests and responses are JSON documents, one per line. See `docs/engine.md`.
//!
//! Requests are read while the engine thinks, so that it can be stopped; they are answered in order.

mod lines;
mod request;
mod session;

#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, BufReader, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{SyncSender, sync_channel},
    },
    thread,
};

use clap::ArgMatches;
use rynek_kernel::Game;
use rynek_words::Words;
use serde_json::{Value, json};

use crate::{
    args::{self, GameCommand},
    failure::Failure,
    terminal::Terminal,
};
use request::{EngineCommand, EngineRequest};
use session::Session;

/// The version of the protocol. It increases with every incompatible change.
const PROTOCOL: u32 = 1;
/// How many requests are read ahead.
const AHEAD: usize = 64;

/// `rynek engine GAME`
pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = args::text(matches, "game").expect("a game is required");
    args::by_id(game, Engine, matches, terminal)
}

struct Engine;

impl GameCommand for Engine {
    fn run<G: Game>(self, _: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        Ok(serve::<G>(BufReader::new(io::stdin()), io::stdout().lock(), terminal.words())?)
    }
}

/// Answers requests until the end of input or `quit`.
fn serve<G: Game>(input: impl BufRead + Send + 'static, mut output: impl Write, words: &Words) -> io::Result<()> {
    let (sender, requests) = sync_channel(AHEAD);
    // The thread is not joined: it may still wait for a line when the output is closed.
    thread::Builder::new().spawn(move || read(input, &sender))?;
    let mut session = Session::<G>::new(words);
    let hello = EngineRequest { id: None, command: Ok(EngineCommand::Hello {}), stop: Arc::default() };
    for request in std::iter::once(Ok(hello)).chain(requests) {
        let request = request?;
        let is_last = matches!(request.command, Ok(EngineCommand::Quit {}));
        writeln!(output, "{}", answer(&mut session, request, words))?;
        output.flush()?;
        if is_last {
            break;
        }
    }
    Ok(())
}

/// Passes requests on. `stop` and `quit` end all searches, including those that have not begun.
fn read(mut input: impl BufRead, requests: &SyncSender<io::Result<EngineRequest>>) {
    let mut thoughts: Vec<Arc<AtomicBool>> = Vec::new();
    loop {
        let request = match lines::next(&mut input) {
            Ok(None) => return,
            Ok(Some(line)) => EngineRequest::read(line),
            Err(error) => {
                let _ = requests.send(Err(error));
                return;
            }
        };
        let Some(request) = request else { continue };
        match request.command {
            Ok(EngineCommand::Go(_)) => {
                // Searches whose flag has no other owner are done.
                thoughts.retain(|stop| Arc::strong_count(stop) > 1);
                thoughts.push(request.stop.clone());
            }
            Ok(EngineCommand::Stop {} | EngineCommand::Quit {}) => {
                thoughts.drain(..).for_each(|stop| stop.store(true, Ordering::Relaxed));
            }
            _ => {}
        }
        let is_last = matches!(request.command, Ok(EngineCommand::Quit {}));
        if requests.send(Ok(request)).is_err() || is_last {
            return;
        }
    }
}

fn answer<G: Game>(session: &mut Session<'_, G>, request: EngineRequest, words: &Words) -> Value {
    let EngineRequest { id, command, stop } = request;
    let mut answer = json!({});
    if let Some(id) = id {
        answer["id"] = id;
    }
    match command.and_then(|command| session.answer(command, stop)) {
        Ok(Value::Object(fields)) => {
            answer["ok"] = true.into();
            fields.into_iter().for_each(|(name, value)| answer[name] = value);
        }
        Ok(value) => answer["ok"] = value,
        Err(failure) => {
            answer["ok"] = false.into();
            answer["error"] = failure.answer(words);
        }
    }
    answer
}
