//! Bots for other programs: requests come in, answers go out, one JSON document a line. See `docs/engine.md`.
//!
//! Requests are read while the engine thinks, so that it can be told to stop; they are answered in order.

mod fault;
mod lines;
mod request;
mod session;

#[cfg(test)]
mod tests;

use std::{
    io::{self, BufRead, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use rynek_kernel::Game;
use rynek_words::Words;
use serde_json::{Value, json};

use request::{Command, Request};
use session::Session;

/// The version of the conversation: it counts up when something that was understood no longer is.
const PROTOCOL: u32 = 1;
/// How many requests are read ahead.
const AHEAD: usize = 64;

/// Answers requests until there are no more, or until somebody says quit.
pub fn serve<G: Game>(input: impl BufRead + Send + 'static, mut output: impl Write, words: &Words) -> io::Result<()> {
    let (sender, requests) = sync_channel(AHEAD);
    // Not waited for: when nobody reads the answers any more, it may still wait for a line.
    thread::Builder::new().spawn(move || read(input, &sender))?;
    let mut session = Session::<G>::new(words);
    let hello = Request { id: None, command: Ok(Command::Hello {}), stop: Arc::default() };
    tell(&mut output, &answer(&mut session, hello, words))?;
    converse(&mut session, &requests, &mut output, words)
}

fn converse<G: Game>(
    session: &mut Session<'_, G>,
    requests: &Receiver<io::Result<Request>>,
    output: &mut impl Write,
    words: &Words,
) -> io::Result<()> {
    for request in requests {
        let request = request?;
        let is_last = matches!(request.command, Ok(Command::Quit {}));
        tell(output, &answer(session, request, words))?;
        if is_last {
            break;
        }
    }
    Ok(())
}

/// Hands on what comes in. Whatever is being thought about or waits for it is stopped at once.
fn read(mut input: impl BufRead, requests: &SyncSender<io::Result<Request>>) {
    let mut thoughts: Vec<Arc<AtomicBool>> = Vec::new();
    loop {
        let request = match lines::next(&mut input) {
            Ok(None) => return,
            Ok(Some(line)) => Request::read(line),
            Err(error) => {
                let _ = requests.send(Err(error));
                return;
            }
        };
        let Some(request) = request else { continue };
        match request.command {
            Ok(Command::Go(_)) => {
                // Those that nobody else holds are done.
                thoughts.retain(|stop| Arc::strong_count(stop) > 1);
                thoughts.push(request.stop.clone());
            }
            Ok(Command::Stop {} | Command::Quit {}) => {
                thoughts.drain(..).for_each(|stop| stop.store(true, Ordering::Relaxed));
            }
            _ => {}
        }
        let is_last = matches!(request.command, Ok(Command::Quit {}));
        if requests.send(Ok(request)).is_err() || is_last {
            return;
        }
    }
}

fn answer<G: Game>(session: &mut Session<'_, G>, request: Request, words: &Words) -> Value {
    let Request { id, command, stop } = request;
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
        Err(fault) => {
            answer["ok"] = false.into();
            answer["error"] = fault.to_json(words);
        }
    }
    answer
}

fn tell(output: &mut impl Write, answer: &Value) -> io::Result<()> {
    writeln!(output, "{answer}")?;
    output.flush()
}
