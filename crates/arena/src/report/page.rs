//! The page around the plots.

use std::fmt::Write;

use rynek_words::Words;

use super::{chart::escaped, figures::colour};

/// The style of all pages with plots.
pub const STYLE: &str = include_str!("page.css");

/// Marks every page, so that a report can be recognized.
pub const GENERATOR: &str = "<meta name=\"generator\" content=\"rynek arena\">";

/// The whole page; `command` is the command that plays the same contest again.
pub fn page(words: &Words, title: &str, heading: &str, body: &str, command: &str) -> String {
    let [title, heading, command] = [title, heading, command].map(escaped);
    let [how, again] = ["arena-report-how", "arena-report-again"].map(|key| escaped(&words.word(key)));
    let language = words.language().code();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         {GENERATOR}\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <header><h1>{title}</h1><p>{heading}</p></header>\n\
         {body}<footer><p>{how}</p><p>{again}</p><pre><code>{command}</code></pre></footer>\n\
         </main>\n</body>\n</html>\n"
    )
}

/// A plot with its title, its note and its legend.
pub fn figure(name: &str, note: &str, legend: &[String], drawing: &str) -> String {
    let entry = |(player, name): (usize, &String)| {
        format!("<span><i class=\"{}\"></i>{}</span>", colour("key", player), escaped(name))
    };
    let mut key: String = legend.iter().enumerate().map(entry).collect();
    key = if legend.len() > 1 { format!("<p class=\"legend\">{key}</p>") } else { String::new() };
    let [name, note] = [name, note].map(escaped);
    format!("<figure><figcaption><h2>{name}</h2><p>{note}</p>{key}</figcaption>{drawing}</figure>\n")
}

/// A table. The first row is its head, and the first column has names.
pub fn table(rows: &[Vec<String>], class: &str) -> String {
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
