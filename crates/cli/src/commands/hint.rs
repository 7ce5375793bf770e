//! `rynek hint RECORD`: what a bot would do, and what it expects.

use clap::ArgMatches;
use rynek_catalog::Visitor;
use rynek_kernel::{Game, Message, Record, Turn, series_rng};
use serde_json::json;

use super::{bot, read_text, replay::unknown_game};
use crate::{
    advice,
    failure::{Code, Failure},
    terminal::Terminal,
};

/// Who is asked if nobody is named.
const ADVISER: &str = "strong";
/// How many actions are told.
const BEST: u64 = 3;

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let file = matches.get_one::<String>("file").expect("a file is required");
    let record = Record::parse(&read_text(file)?)?;
    let game = record.game.clone();
    rynek_catalog::visit(&game, Hint { record, matches, terminal }).ok_or_else(|| unknown_game(&game))?
}

struct Hint<'a, 'w> {
    record: Record,
    matches: &'a ArgMatches,
    terminal: &'a mut Terminal<'w>,
}

impl Visitor for Hint<'_, '_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Result<(), Failure> {
        let Hint { record, matches, terminal } = self;
        let spec = bot(matches.get_one::<String>("bot").map_or(ADVISER, String::as_str))?;
        let history = record.replay::<G>()?;
        let most = history.actions().len();
        let at = matches.get_one::<usize>("at").copied().unwrap_or(most);
        if at > most {
            return Err(Failure::usage(Message::new("cli-beyond-end").with("at", at).with("most", most)));
        }
        let game = history.position_after(at);
        let seat = match game.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance => return Err(Failure::new(Code::Refused, Message::new("hint-chance").with("at", at))),
            Turn::Over => return Err(Failure::new(Code::Refused, Message::new("hint-over").with("at", at))),
        };
        let best = matches.get_one::<u64>("best").copied().unwrap_or(BEST).max(1) as usize;
        let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
        let words = terminal.words();
        let advice = advice::explained(&game, seat, &spec, best, &mut series_rng(seed, at as u64), words);
        if matches.get_flag("json") {
            return Ok(terminal.json(&json!({
                "game": G::ID,
                "at": at,
                "seat": seat,
                "bot": spec.to_string(),
                "points": game.points(seat),
                "best": advice,
            }))?);
        }
        let name = history.seats()[seat.index()].name.as_str();
        let heading = Message::new("hint-heading").with("name", name).with("seat", seat.number()).with("at", at);
        terminal.say(&heading.with("bot", spec.to_string()).with("points", game.points(seat)))?;
        for (n, advice) in advice.iter().enumerate() {
            terminal.say(&advice.told::<G>(n + 1, words))?;
        }
        Ok(())
    }
}
