//! `rynek hint RECORD`: what a bot would do, and what it expects.

use clap::ArgMatches;
use rynek_kernel::{Arg, Game, Message, Record, RecordSeat, Turn, series_rng};
use serde_json::json;

use crate::{
    advice,
    args::{self, GameCommand},
    failure::Failure,
    rows::Format,
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = args::record(matches)?;
    args::by_id(&record.game.clone(), Hint(record), matches, terminal)
}

struct Hint(Record);

impl GameCommand for Hint {
    fn run<G: Game>(self, matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let spec = args::bot(args::word(matches, "bot"))?;
        let history = self.0.replay::<G>()?;
        let at = args::moment(matches, &history)?.unwrap_or(history.actions().len());
        let game = history.position_after(at);
        let seat = match game.turn() {
            Turn::Player(seat) => seat,
            Turn::Chance => return Err(Failure::refused("hint-chance").with("at", at)),
            Turn::Over => return Err(Failure::refused("hint-over").with("at", at)),
        };
        let best = args::number(matches, "best") as usize;
        let seed = args::number(matches, "seed");
        let words = terminal.words();
        let advice =
            advice::explained(&game, seat, &spec, best, &mut series_rng(seed, at as u64), words, &history.naming());
        let whole = json!({
            "game": G::ID,
            "at": at,
            "seat": seat,
            "bot": spec.to_string(),
            "points": game.points(seat),
            "best": advice,
        });
        if Format::of(matches).print(&whole, &advice, terminal)? {
            return Ok(());
        }
        let heading =
            Message::new("hint-heading").with("player", RecordSeat::called(history.seats(), seat)).with("at", at);
        let suggests = Message::new("play-hint").with("bot", Arg::bot(spec.to_string()));
        terminal.say(&heading.with("points", game.points(seat)).then(suggests))?;
        advice.iter().enumerate().try_for_each(|(n, advice)| advice.print::<G>(n + 1, terminal))
    }
}
