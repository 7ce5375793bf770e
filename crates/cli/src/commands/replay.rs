//! `rynek replay FILE`: checks a record and prints it in words.

use std::io;

use clap::ArgMatches;
use rynek_kernel::{Game, History, Message, Record, Turn, Viewer};
use serde_json::json;

use crate::{
    args::{self, GameCommand},
    boards,
    failure::Failure,
    play::result,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = args::record(matches)?;
    args::by_id(&record.game.clone(), Replay(record), matches, terminal)
}

struct Replay(Record);

impl GameCommand for Replay {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let history = self.0.replay::<G>()?;
        if matches.get_flag("json") {
            return Ok(terminal.json(&json!({
                "game": G::ID,
                "valid": true,
                "events": history.events().len(),
                "actions": history.actions().len(),
                "over": history.position().outcome().is_some(),
                "result": self.0.result,
            }))?);
        }
        if let Some(at) = args::moment(matches, &history)? {
            return board(&history.position_after(at), terminal);
        }
        tell(&history, matches.get_flag("step"), terminal)
    }
}

/// Prints every action in words; with `step`, also the board, and waits for Enter.
fn tell<G: Game>(history: &History<G>, step: bool, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut game = history.position_after(0);
    for (n, (_, action)) in history.actions().iter().enumerate() {
        let line = game.describe(*action, Viewer::Spectator).naming(&history.naming());
        terminal.marked(&format!("{}.", n + 1), &line)?;
        let players_turn = matches!(game.turn(), Turn::Player(_));
        game.play_unchecked(*action);
        if step && players_turn {
            board(&game, terminal)?;
            terminal.word("cli-step")?;
            let mut answer = String::new();
            io::stdin().read_line(&mut answer)?;
            if terminal.words().word("cli-step-quit").starts_with(answer.trim()) && !answer.trim().is_empty() {
                return Ok(());
            }
        }
    }
    result::show(&game, history.seats(), terminal)?;
    let message = Message::new("cli-replayed").with("actions", history.actions().len());
    Ok(terminal.say(&message)?)
}

fn board<G: Game>(game: &G, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let parts = boards::draw(game, Viewer::Spectator, terminal.words(), Terminal::columns());
    Ok(terminal.board(&parts)?)
}
