//! `rynek review RECORD`: what luck and what the players did in a finished game.

use std::path::Path;

use clap::ArgMatches;
use rynek_kernel::Message;
use rynek_review::{Review, ReviewError, ReviewTerms, Reviewing};

use super::simulate::progress_bar;
use crate::{
    args,
    failure::{Code, Failure},
    files, review, stop,
    terminal::Terminal,
};

/// How many looks are made before the bar moves and Ctrl-C is noticed.
const SLICE: u64 = 500;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = args::record(matches)?;
    let bot = args::bot(args::word(matches, "bot"))?;
    if bot.budget().time.is_some() {
        return Err(Failure::usage("review-no-time").with("given", bot.to_string()));
    }
    let samples = matches.get_one::<u64>("samples").map(|samples| *samples as u32);
    let terms = ReviewTerms { bot, seed: args::number(matches, "seed"), samples };
    let mut reviewing = Reviewing::begin(&record, terms).map_err(|error| match error {
        ReviewError::Record(error) => error.into(),
        error => Failure::new(Code::Refused, rynek_kernel::Explain::message(&error)),
    })?;
    stop::listen(terminal);
    think(&mut reviewing, terminal);
    let stopped = || Failure::new(Code::Stopped, Message::new("review-stopped"));
    let found = reviewing.review(terminal.words()).ok_or_else(stopped)?;
    if let Some(path) = args::path(matches, "html") {
        write_page(path, &found, terminal)?;
    }
    if matches.get_flag("json") {
        terminal.json(&found)?;
    } else {
        review::text::print(&found, terminal)?;
    }
    if found.done { Ok(()) } else { Err(Failure::new(Code::Stopped, Message::new("review-rough"))) }
}

/// Works on the review until it is done or Ctrl-C is pressed.
fn think(reviewing: &mut Reviewing, terminal: &Terminal<'_>) {
    let bar = progress_bar(1, terminal);
    while !reviewing.progress().done && !stop::asked() {
        reviewing.go_on(SLICE);
        let progress = reviewing.progress();
        bar.set_length(progress.most);
        bar.set_position(progress.looks);
    }
    bar.finish_and_clear();
}

fn write_page(path: &Path, found: &Review, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    files::make_folder(path).map_err(|error| Failure::writing(path, error))?;
    files::write(path, review::page::page(found, terminal.words()).as_bytes())?;
    let message = Message::new("review-page-written").with("path", path.display().to_string());
    terminal.progress(&message);
    Ok(())
}
