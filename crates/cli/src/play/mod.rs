//! `rynek play GAME`: a game in the terminal, people and bots at one keyboard.

mod commands;
mod prompt;
pub mod result;
mod save;
mod seats;
mod table;

use clap::ArgMatches;
use rynek_catalog::Visitor;
use rynek_kernel::{Game, History, Message, Record, Setup as _, setup};

use crate::{
    app,
    commands::{edition, read_text, replay::unknown_game},
    failure::Failure,
    terminal::Terminal,
};
use table::Table;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    if let Some(path) = matches.get_one::<String>("resume") {
        let record = Record::parse(&read_text(path)?)?;
        let game = record.game.clone();
        let save = matches.get_one::<String>("save").unwrap_or(path).clone();
        let resume = Resume { record, save, matches, terminal };
        return rynek_catalog::visit(&game, resume).ok_or_else(|| unknown_game(&game))?;
    }
    let Some((info, matches)) = app::game(matches) else {
        return Err(Failure::usage(Message::new("cli-which-game").with("known", rynek_catalog::IDS.join(", "))));
    };
    rynek_catalog::visit(info.id, Begin { matches, terminal }).expect("a game of the catalog")
}

/// A new game.
struct Begin<'a, 'w> {
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Begin<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let Begin { matches, terminal } = self;
        let mut options = app::options(G::Setup::options(), matches);
        let seats = matches.get_one::<String>("seats");
        seats::count_from_list(seats, &mut options, G::Setup::options());
        let setup: G::Setup = setup::from_json(&options)?;
        let start = G::new(edition::<G>(matches)?, &setup)?;
        let seated = seats::from_list(seats, start.players(), terminal.words())?;
        let save = matches.get_one::<String>("save").cloned();
        let history = History::begin(start, seated);
        Table::new(history, seed(matches)?, save, terminal).play()
    }
}

/// A game that was saved.
struct Resume<'a, 'w> {
    record: Record,
    save: String,
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Resume<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let history = self.record.replay::<G>()?;
        let table = Table::new(history, seed(self.matches)?, Some(self.save), self.terminal);
        table.play()
    }
}

/// The seed asked for, or a fresh one from the system.
fn seed(matches: &ArgMatches) -> Result<u64, Failure> {
    match matches.get_one::<u64>("seed") {
        Some(seed) => Ok(*seed),
        None => getrandom::u64()
            .map_err(|error| Failure::usage(Message::new("cli-no-seed").with("error", error.to_string()))),
    }
}
