//! The page around the plots.

use std::fmt::Write;

use rynek_words::Words;

use super::{chart::escaped, decimal, figures::colour};
use crate::{Standing, Standings};

const STYLE: &str = include_str!("page.css");

/// Stands in every page, so that a report is known from a page of somebody else.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"rynek arena\">";

/// A page in the making.
pub struct Page<'a> {
    words: &'a Words,
    head: String,
    figures: String,
}

impl<'a> Page<'a> {
    pub fn new(words: &'a Words, title: &str, heading: &str) -> Page<'a> {
        let (title, heading) = (escaped(title), escaped(heading));
        let language = words.language().code();
        let head = format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             {GENERATOR}\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <header><h1>{title}</h1><p>{heading}</p></header>\n"
        );
        Page { words, head, figures: String::new() }
    }

    fn number(&self, number: f64, digits: usize) -> String {
        decimal(self.words.language(), number, digits)
    }

    /// The table of results.
    pub fn results(&mut self, standings: &Standings) {
        let columns = ["bot", "wins", "interval", "score", "deviation", "rank", "moves", "time"];
        let heading = columns.map(|column| self.words.word(&format!("arena-column-{column}")));
        let mut rows = vec![heading.to_vec()];
        rows.extend(standings.seats.iter().map(|seat| self.result(seat)));
        self.head += &table(&rows, "results");
    }

    fn result(&self, seat: &Standing) -> Vec<String> {
        let [low, high] = seat.interval.map(|end| self.number(100.0 * end, 1));
        vec![
            seat.bot.clone(),
            format!("{} %", self.number(100.0 * seat.win_rate, 1)),
            format!("{low}–{high}"),
            self.number(seat.mean_score, 2),
            self.number(seat.score_sd, 1),
            self.number(seat.mean_rank, 2),
            self.number(seat.moves_per_game, 1),
            self.number(seat.ms_per_move, 2),
        ]
    }

    /// A plot with its name, what it says, and whose colour is whose.
    pub fn figure(&mut self, name: &str, note: &str, legend: &[String], drawing: &str) {
        let mut key = String::new();
        if legend.len() > 1 {
            for (player, name) in legend.iter().enumerate() {
                let _ = write!(key, "<span><i class=\"{}\"></i>{}</span>", colour("key", player), escaped(name));
            }
            key = format!("<p class=\"legend\">{key}</p>");
        }
        let (name, note) = (escaped(name), escaped(note));
        let _ = writeln!(
            self.figures,
            "<figure><figcaption><h2>{name}</h2><p>{note}</p>{key}</figcaption>{drawing}</figure>"
        );
    }

    /// How everybody did against everybody.
    pub fn crosstable(&mut self, standings: &Standings, percent: &dyn Fn(f64) -> String) {
        let mut heading = vec![String::new()];
        heading.extend(standings.ratings.iter().map(|rating| rating.bot.clone()));
        let mut rows = vec![heading];
        for rating in &standings.ratings {
            let against = |other: &crate::Rating| {
                let pair = standings.pairs.iter().find(|pair| pair.bot == rating.bot && pair.against == other.bot);
                pair.map_or("·".to_owned(), |pair| percent(pair.share))
            };
            let mut row = vec![rating.bot.clone()];
            row.extend(standings.ratings.iter().map(against));
            rows.push(row);
        }
        let (name, note) = (self.words.word("arena-figure-pairs"), self.words.word("arena-figure-pairs-note"));
        self.figure(&name, &note, &[], &table(&rows, "pairs"));
    }

    pub fn finish(self, command: &str) -> String {
        let again = escaped(&self.words.word("arena-report-again"));
        let how = escaped(&self.words.word("arena-report-how"));
        let command = escaped(command);
        format!(
            "{}<section>\n{}</section>\n<footer><p>{how}</p><p>{again}</p><pre><code>{command}</code></pre></footer>\n\
             </main>\n</body>\n</html>\n",
            self.head, self.figures
        )
    }
}

/// Rows of text, the first one on top, names to the left.
fn table(rows: &[Vec<String>], class: &str) -> String {
    let mut html = format!("<div class=\"scroll\"><table class=\"{class}\">\n");
    for (n, row) in rows.iter().enumerate() {
        html += "<tr>";
        for (column, cell) in row.iter().enumerate() {
            let (kind, scope) = match (n, column) {
                (0, _) => ("th", " scope=\"col\""),
                (_, 0) => ("th", " scope=\"row\""),
                _ => ("td", ""),
            };
            let _ = write!(html, "<{kind}{scope}>{}</{kind}>", escaped(cell));
        }
        html += "</tr>\n";
    }
    html + "</table></div>\n"
}
