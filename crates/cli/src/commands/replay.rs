//! `rynek replay FILE`: a record checked and told.

use std::io;

use clap::ArgMatches;
use rynek_catalog::Visitor;
use rynek_kernel::{Game, History, Message, Record, Viewer};
use serde_json::json;

use super::read_text;
use crate::{
    boards,
    failure::{Code, Failure},
    play::result,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let file = matches.get_one::<String>("file").expect("a file is required");
    let record = Record::parse(&read_text(file)?)?;
    let game = record.game.clone();
    rynek_catalog::visit(&game, Replay { record, matches, terminal }).ok_or_else(|| unknown_game(&game))?
}

/// A record of a game that is not in the catalog.
pub fn unknown_game(game: &str) -> Failure {
    let message = Message::new("record-unknown-game").with("found", game);
    Failure::new(Code::Refused, message.with("known", rynek_catalog::IDS.join(", ")))
}

struct Replay<'a, 'w> {
    record: Record,
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Replay<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let history = self.record.replay::<G>()?;
        if self.matches.get_flag("json") {
            return Ok(self.terminal.json(&json!({
                "game": G::ID,
                "valid": true,
                "events": history.events().len(),
                "actions": history.actions().len(),
                "over": history.position().outcome().is_some(),
                "result": self.record.result,
            }))?);
        }
        if let Some(at) = self.matches.get_one::<usize>("at") {
            return show_at(&history, *at, self.terminal);
        }
        tell(&history, self.matches.get_flag("step"), self.terminal)
    }
}

fn show_at<G: Game>(history: &History<G>, at: usize, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let most = history.actions().len();
    if at > most {
        return Err(Failure::usage(Message::new("cli-beyond-end").with("at", at).with("most", most)));
    }
    let board = boards::draw(&history.position_after(at), Viewer::Spectator, terminal.words());
    Ok(terminal.line(&board)?)
}

/// Every action in words; with `step`, the board after each, as fast as the reader asks for it.
fn tell<G: Game>(history: &History<G>, step: bool, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut game = history.position_after(0);
    for (n, action) in history.actions().iter().enumerate() {
        let line = game.describe(*action, Viewer::Spectator);
        terminal.say(&Message::new("cli-log-line").with("number", n + 1).with("line", line))?;
        let players_turn = matches!(game.turn(), rynek_kernel::Turn::Player(_));
        game.play(*action);
        if step && players_turn {
            let board = boards::draw(&game, Viewer::Spectator, terminal.words());
            terminal.line(&board)?;
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
