//! `rynek engine GAME`: bots for other programs.

use std::io::{self, BufReader};

use clap::ArgMatches;
use rynek_catalog::Visitor;
use rynek_kernel::Game;
use rynek_words::Words;

use crate::{engine, failure::Failure, terminal::Terminal};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let game = matches.get_one::<String>("game").expect("a game is required");
    rynek_catalog::visit(game, Engine { words: terminal.words() }).expect("a game of the catalog")
}

struct Engine<'w> {
    words: &'w Words,
}

impl Visitor for Engine<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        Ok(engine::serve::<G>(BufReader::new(io::stdin()), io::stdout().lock(), self.words)?)
    }
}
