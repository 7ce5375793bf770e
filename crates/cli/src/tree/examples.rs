//! Examples at the end of a help text, about the game that was asked about.

use clap::builder::{Resettable, StyledStr};
use rynek_catalog::Info;
use rynek_kernel::{Message, OptionKind};
use rynek_words::Words;

use crate::table_options::{self, TableFlag};

/// The game of examples that are about no game in particular.
const GAME: &str = "polis";

/// The examples of a command, if it has any. A line is a command and, after two spaces, a remark.
pub fn examples(words: &Words, columns: usize, key: &str, command: &str) -> Resettable<StyledStr> {
    let key = format!("{key}-examples");
    if !words.knows(&key) {
        return Resettable::Reset;
    }
    let info = rynek_catalog::info(command).or_else(|| rynek_catalog::info(GAME)).expect("Polis is in the catalog");
    let message = Message::new(key)
        .with("game", info.id)
        .with("alone", if *info.players().end() == 1 { "yes" } else { "no" })
        .with("option", telling(&info).map(TableFlag::sample).unwrap_or_default());
    let text = words.say(&message);
    Resettable::Value((words.word("cli-heading-examples") + &aligned(&text, columns)).into())
}

/// The flag that changes a game most visibly.
fn telling(info: &Info) -> Option<TableFlag> {
    let weight = |flag: &TableFlag| match flag.single().map(|option| option.kind) {
        None => 4,
        Some(OptionKind::Subset(_)) => 3,
        Some(OptionKind::Choice(_)) => 2,
        Some(OptionKind::Switch) => 1,
        Some(OptionKind::Count { .. }) => 0,
    };
    // Of several, the first.
    table_options::flags(info.options).max_by_key(|flag| (weight(flag), std::cmp::Reverse(flag.name())))
}

/// Remarks in a column, or below their commands where there is no room beside them.
fn aligned(text: &str, columns: usize) -> String {
    let lines: Vec<(&str, &str)> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .map(|line| {
            line.trim().split_once("  ").map_or((line.trim(), ""), |(command, remark)| (command, remark.trim()))
        })
        .collect();
    let length = |text: &str| text.chars().count();
    let width = lines.iter().map(|(command, _)| length(command)).max().unwrap_or_default();
    let remark = lines.iter().map(|(_, remark)| length(remark)).max().unwrap_or_default();
    let beside = 2 + width + 2 + remark <= columns;
    let line = |(command, remark): &(&str, &str)| match (remark.is_empty(), beside) {
        (true, _) => format!("\n  {command}"),
        (false, true) => format!("\n  {command}{}  {remark}", " ".repeat(width - length(command))),
        (false, false) => format!("\n  {command}\n      {remark}"),
    };
    lines.iter().map(line).collect()
}
