//! Standings for people.

use rynek_arena::{Pair, Standing, Standings};
use rynek_kernel::Message;

use crate::{failure::Failure, terminal::Terminal};

/// A table in text: the first column to the left, the others to the right.
pub struct Grid {
    rows: Vec<Vec<String>>,
}

impl Grid {
    pub fn new(heading: Vec<String>) -> Grid {
        Grid { rows: vec![heading] }
    }

    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    pub fn print(&self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let length = |cell: &String| cell.chars().count();
        let width = |column: usize| self.rows.iter().filter_map(|row| row.get(column)).map(length).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &self.rows {
            let cell = |(n, cell): (usize, &String)| {
                let gap = " ".repeat(widths[n] - length(cell));
                if n == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
            };
            let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
            terminal.line(cells.join("   ").trim_end())?;
        }
        Ok(())
    }
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
    let heading = columns.map(|column| terminal.words().word(&format!("arena-column-{column}")));
    let mut grid = Grid::new(heading.into());
    let row = |seat: &Standing| {
        vec![
            seat.bot.clone(),
            percent(seat.win_rate),
            percents(seat.interval),
            format!("{:.2}", seat.mean_score),
            format!("{:.1}–{:.1}", seat.score_interval[0], seat.score_interval[1]),
            format!("{:.2}", seat.mean_rank),
            format!("{:.3}", seat.ms_per_move),
        ]
    };
    standings.seats.iter().for_each(|seat| grid.row(row(seat)));
    grid.print(terminal)
}

/// The ratings, with how everybody did against everybody.
fn ratings(standings: &Standings, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let mut heading =
        ["bot", "rating", "interval"].map(|column| terminal.words().word(&format!("arena-column-{column}"))).to_vec();
    heading.extend(standings.ratings.iter().map(|rating| rating.bot.clone()));
    let mut grid = Grid::new(heading);
    for rating in &standings.ratings {
        let [low, high] = rating.interval;
        let mut row = vec![rating.bot.clone(), format!("{:.0}", rating.rating), format!("{low:.0}–{high:.0}")];
        row.extend(standings.ratings.iter().map(|other| against(&standings.pairs, &rating.bot, &other.bot)));
        grid.row(row);
    }
    grid.print(terminal)
}

fn against(pairs: &[Pair], bot: &str, other: &str) -> String {
    let pair = pairs.iter().find(|pair| pair.bot == bot && pair.against == other);
    pair.map_or("·".to_owned(), |pair| percent(pair.share))
}
