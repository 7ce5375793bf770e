//! Prints standings.

use rynek_arena::{EntrantResult, Rating, Standings};
use rynek_kernel::Message;

use crate::{failure::Failure, terminal::Terminal};

/// Prints rows of text, the heading first: the first column aligned to the left, the others to the right.
pub fn grid(rows: &[Vec<String>], terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let length = |cell: &String| cell.chars().count();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(length).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cell = |(n, cell): (usize, &String)| {
            let gap = " ".repeat(widths[n] - length(cell));
            if n == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        terminal.line(cells.join("   ").trim_end())?;
    }
    Ok(())
}

/// The names of columns.
pub fn heading(key: &str, columns: &[&str], terminal: &Terminal<'_>) -> Vec<String> {
    columns.iter().map(|column| terminal.words().word(&format!("{key}-column-{column}"))).collect()
}

/// A share as a percentage.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Both ends of an interval of shares.
pub fn percents([low, high]: [f64; 2]) -> String {
    format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high)
}

pub fn standings(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let heading = standings.heading(terminal.words());
    terminal.line(&heading)?;
    terminal.line("")?;
    entrants(standings, terminal)?;
    if standings.players > 1 {
        terminal.line("")?;
        for (n, place) in standings.by_place.iter().enumerate() {
            let message = Message::new("cli-arena-place").with("seat", n + 1).with("wins", percent(place.win_rate));
            terminal.say(&message.with("interval", percents(place.interval)))?;
        }
    }
    if standings.ratings.len() > 2 {
        terminal.line("")?;
        ratings(standings, terminal)?;
    }
    Ok(())
}

fn entrants(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let columns = ["bot", "wins", "interval", "score", "score-interval", "rank", "time"];
    let mut rows = vec![heading("arena", &columns, terminal)];
    let row = |seat: &EntrantResult| {
        vec![
            seat.bot.clone(),
            percent(seat.win_rate),
            percents(seat.interval),
            format!("{:.2}", seat.mean_score),
            seat.score_interval.map_or("·".to_owned(), |[low, high]| format!("{low:.1}–{high:.1}")),
            format!("{:.2}", seat.mean_rank),
            format!("{:.3}", seat.ms_per_move),
        ]
    };
    rows.extend(standings.seats.iter().map(row));
    grid(&rows, terminal)
}

/// The ratings, and the results of the bots against each other.
fn ratings(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut heading = heading("arena", &["bot", "rating", "interval"], terminal);
    heading.extend(standings.ratings.iter().map(|rating| rating.bot.clone()));
    let mut rows = vec![heading];
    for rating in &standings.ratings {
        let [low, high] = rating.interval;
        let mut row = vec![rating.bot.clone(), format!("{:.0}", rating.rating), format!("{low:.0}–{high:.0}")];
        let against = |other: &Rating| standings.share(&rating.bot, &other.bot).map_or("·".to_owned(), percent);
        row.extend(standings.ratings.iter().map(against));
        rows.push(row);
    }
    grid(&rows, terminal)
}
