//! What is known about the seats of the games.

use rynek_catalog::{IDS, SeatFigures, SeatShare, seat_figures};
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/fairness.md");

fn measured() -> impl Iterator<Item = &'static SeatFigures> {
    IDS.iter().flat_map(|game| seat_figures(game))
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// A row of the table in the document.
fn row(figures: &SeatFigures) -> String {
    let share = |seat: &SeatShare| format!("{} ({}–{})", percent(seat.wins), percent(seat.low), percent(seat.high));
    let seats: Vec<String> = figures.seats.iter().map(share).collect();
    let others: Vec<String> = figures
        .options
        .iter()
        .filter(|(name, _)| *name != "players")
        .map(|(name, value)| format!(", `{name}`: {value}"))
        .collect();
    let what = format!("{}, {} players{}", figures.game, figures.players(), others.concat());
    format!("| {what} | `{}` | {} | {} |", figures.bot, figures.games, seats.join(" · "))
}

#[test]
fn the_document_shows_what_was_measured() {
    // Rows of other tables have no intervals in brackets.
    let mut rows: Vec<&str> = PAGE.lines().filter(|line| line.ends_with(") |") && line.contains('–')).collect();
    for figures in measured() {
        let expected = row(figures);
        let known = rows.iter().position(|line| *line == expected);
        rows.remove(known.unwrap_or_else(|| panic!("docs/fairness.md lacks this row:\n{expected}")));
    }
    assert!(rows.is_empty(), "docs/fairness.md has rows that were not measured: {rows:?}");
}

#[test]
fn figures_fit_their_tables() {
    for figures in measured() {
        let sum: f64 = figures.seats.iter().map(|seat| seat.wins).sum();
        // The file has four digits of each share.
        assert!((sum - 1.0).abs() < 1e-3, "{figures:?}");
        assert!(figures.seats.iter().all(|seat| seat.low <= seat.wins && seat.wins <= seat.high), "{figures:?}");
        let options = Value::from(figures.options.clone());
        let game = rynek_catalog::open(&figures.game, None, &options).expect("options of the game");
        assert_eq!(game.players(), figures.players());
    }
}
