//! `rynek verify RECORD`: checks whether the draws of a game were fair.

use clap::ArgMatches;
use rynek_daily::{DayKey, replay, terms};
use rynek_kernel::{Explain, Message, Record, record::RecordEvent};
use rynek_table::{Date, verify_record};
use serde::Deserialize;
use serde_json::json;

use crate::{
    args,
    failure::{Code, Failure},
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = args::record(matches)?;
    let day = args::text(matches, "day").map(DayKeys::read).transpose()?;
    let draws = match &day {
        Some(day) => day.check(&record)?,
        None => verify_record(&record).map_err(|fault| Failure::new(Code::Refused, fault.message()))?,
    };
    let commitment = record.fair.as_ref().map(|fair| fair.commitment.as_str()).unwrap_or_default();
    if matches.get_flag("json") {
        let mut told = json!({
            "game": record.game, "fair": true, "draws": draws, "events": record.events.len(), "commitment": commitment,
        });
        if let Some(DayKeys { date, anchor, .. }) = &day {
            told["day"] = json!({ "date": date, "anchor": anchor });
        }
        return Ok(terminal.json(&told)?);
    }
    terminal.say(&Message::new("cli-verified").with("events", record.events.len()).with("draws", draws))?;
    let Some(day) = day else {
        return Ok(terminal.say(&Message::new("cli-verified-commitment").with("commitment", commitment))?);
    };
    terminal.say(&Message::new("cli-verified-day").with("date", day.date.to_string()))?;
    let anchor = day.anchor.map(|anchor| Message::new("cli-verified-anchor").with("anchor", anchor));
    anchor.iter().try_for_each(|line| Ok(terminal.say(line)?))
}

/// What the seeds of a day follow from.
struct DayKeys {
    date: Date,
    key: DayKey,
    /// What a server published beforehand; none if the key is open.
    anchor: Option<String>,
}

/// The part of the answer of `GET /daily/{date}/{game}` that is needed.
#[derive(Deserialize)]
struct Answer {
    game: AnswerGame,
    since: Date,
    anchor: String,
    key: Option<String>,
}

#[derive(Deserialize)]
struct AnswerGame {
    date: Date,
}

impl DayKeys {
    /// A date, or the file of an answer.
    fn read(given: &str) -> Result<DayKeys, Failure> {
        if let Ok(date) = given.parse() {
            return Ok(DayKeys { date, key: DayKey::open(date), anchor: None });
        }
        let text = args::read_text(given)?;
        let answer: Result<Answer, _> = serde_json::from_str(&text);
        let Answer { game: AnswerGame { date }, since, anchor, key } =
            answer.map_err(|_| Failure::refused("cli-day-unreadable").with("given", given))?;
        let key = key.as_deref().and_then(DayKey::from_revealed);
        let key = key.ok_or_else(|| Failure::refused("cli-day-no-key").with("date", date.to_string()))?;
        if !key.leads_to(&anchor, since, date) {
            return Err(Failure::refused("cli-day-other-key").with("date", date.to_string()));
        }
        Ok(DayKeys { date, key, anchor: Some(anchor) })
    }

    /// Plays a record again, and returns the number of its draws.
    fn check(&self, record: &Record) -> Result<usize, Failure> {
        let refused = |message| Failure::new(Code::Refused, message);
        let terms = terms(&record.game, self.date, self.anchor.is_none());
        let terms = terms.ok_or_else(|| refused(Message::new("daily-fault-setup")))?;
        replay(record, terms, self.key.seed(&record.game)).map_err(|fault| refused(fault.message()))?;
        Ok(record.events.iter().filter(|event| matches!(event, RecordEvent::Chance { .. })).count())
    }
}
