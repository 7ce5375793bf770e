//! Prints standings.

use rynek_arena::{EntrantResult, Rating, Standings};
use rynek_kernel::{Arg, Message};

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

/// A number in a cell.
pub fn decimal(number: f64, places: u8, terminal: &Terminal<'_>) -> String {
    terminal.words().number(&Arg::decimal(number, places))
}

/// A share as a percentage.
pub fn percent(share: f64, terminal: &Terminal<'_>) -> String {
    terminal.words().say(&Message::new("cli-percent").with("share", Arg::decimal(100.0 * share, 1)))
}

/// Both ends of an interval of shares.
pub fn percents([low, high]: [f64; 2], terminal: &Terminal<'_>) -> String {
    range([100.0 * low, 100.0 * high], 1, terminal)
}

/// Both ends of an interval.
pub fn range([low, high]: [f64; 2], places: u8, terminal: &Terminal<'_>) -> String {
    let message = Message::new("cli-range").with("low", Arg::decimal(low, places));
    terminal.words().say(&message.with("high", Arg::decimal(high, places)))
}

pub fn standings(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let heading = standings.heading(terminal.words());
    terminal.line(&heading)?;
    terminal.line("")?;
    entrants(standings, terminal)?;
    if standings.players > 1 {
        terminal.line("")?;
        for (n, place) in standings.by_place.iter().enumerate() {
            let [wins, low, high] =
                [place.win_rate, place.interval[0], place.interval[1]].map(|share| Arg::decimal(100.0 * share, 1));
            let message = Message::new("cli-arena-place").with("seat", n + 1).with("wins", wins);
            terminal.say(&message.with("low", low).with("high", high))?;
        }
    }
    if standings.ratings.len() > 2 {
        terminal.line("")?;
        ratings(standings, terminal)?;
    }
    Ok(())
}

fn entrants(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let lucky = standings.seats.iter().any(|seat| seat.without_luck.is_some());
    let luck: &[&str] = if lucky { &["without-luck", "interval"] } else { &[] };
    let columns = [&["bot", "wins", "interval"], luck, &["score", "score-interval", "rank", "time"]].concat();
    let mut rows = vec![heading("arena", &columns, terminal)];
    let unknown = || "·".to_owned();
    let row = |seat: &EntrantResult| {
        let mut row = vec![seat.bot.clone(), percent(seat.win_rate, terminal), percents(seat.interval, terminal)];
        if lucky {
            let interval = seat.without_luck.and_then(|share| share.interval);
            row.push(seat.without_luck.map_or_else(unknown, |share| percent(share.win_rate, terminal)));
            row.push(interval.map_or_else(unknown, |interval| percents(interval, terminal)));
        }
        row.extend([
            decimal(seat.mean_score, 2, terminal),
            seat.score_interval.map_or_else(unknown, |interval| range(interval, 1, terminal)),
            decimal(seat.mean_rank, 2, terminal),
            decimal(seat.ms_per_move, 3, terminal),
        ]);
        row
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
        let points = decimal(rating.rating, 0, terminal);
        let mut row = vec![rating.bot.clone(), points, range(rating.interval, 0, terminal)];
        let against = |other: &Rating| {
            let share = standings.share(&rating.bot, &other.bot);
            share.map_or("·".to_owned(), |share| percent(share, terminal))
        };
        row.extend(standings.ratings.iter().map(against));
        rows.push(row);
    }
    grid(&rows, terminal)
}
