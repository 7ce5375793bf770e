//! `rynek verify RECORD`: checks whether the draws of a game were fair.

use clap::ArgMatches;
use rynek_kernel::{Explain, Message};
use rynek_table::verify_record;
use serde_json::json;

use crate::{
    args,
    failure::{Code, Failure},
    terminal::Terminal,
};

pub fn run(matches: &ArgMatches, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let record = args::record(matches)?;
    let draws = verify_record(&record).map_err(|fault| Failure::new(Code::Refused, fault.message()))?;
    let commitment = record.fair.as_ref().map(|fair| fair.commitment.as_str()).unwrap_or_default();
    if matches.get_flag("json") {
        return Ok(terminal.json(&json!({
            "game": record.game, "fair": true, "draws": draws, "events": record.events.len(), "commitment": commitment,
        }))?);
    }
    terminal.say(&Message::new("cli-verified").with("events", record.events.len()).with("draws", draws))?;
    Ok(terminal.say(&Message::new("cli-verified-commitment").with("commitment", commitment))?)
}
