//! A review in the terminal.

use rynek_kernel::Message;
use rynek_review::Review;
use unicode_width::UnicodeWidthStr;

use super::{accuracies, curve, faults, heading, plain, sums};
use crate::{failure::Failure, terminal::Terminal};

/// The heights of a curve, from the lowest.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/// The most columns of a curve.
const WIDEST: usize = 60;

pub fn print(review: &Review, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    let words = terminal.words();
    terminal.say(&heading(review))?;
    title("review-title-curve", terminal)?;
    let name_width = review.players.iter().map(|player| player.name.width()).max().unwrap_or_default();
    for player in &review.players {
        let values = curve(review, player);
        let percent = |value: Option<&f64>| plain(words, 100.0 * value.copied().unwrap_or_default(), 0);
        let (first, last) = (percent(values.first()), percent(values.last()));
        let name = format!("{}{}", player.name, " ".repeat(name_width - player.name.width()));
        terminal.line(&format!("  {name}  {first:>3}% {} {last}%", sparkline(&values)))?;
    }
    if !review.moments.is_empty() {
        title("review-title-moments", terminal)?;
        for moment in &review.moments {
            terminal.text(&format!("  {}. {}", moment.step, moment.text))?;
        }
    }
    for (key, rows) in [
        ("review-title-luck", sums(review, words, false)),
        ("review-title-points", sums(review, words, true)),
        ("review-title-accuracy", accuracies(review, words)),
    ] {
        title(key, terminal)?;
        aligned(&rows).iter().try_for_each(|line| terminal.line(line))?;
    }
    let faults = faults(review, words);
    title("review-title-faults", terminal)?;
    if faults.is_empty() {
        terminal.say(&Message::new("review-no-faults"))?;
    }
    for (step, fault) in faults {
        terminal.text(&format!("  {step}. {fault}"))?;
    }
    Ok(())
}

fn title(key: &'static str, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
    terminal.line("")?;
    Ok(terminal.word(key)?)
}

/// A curve of at most [`WIDEST`] columns, each the mean of a part of the values from 0 to 1.
fn sparkline(values: &[f64]) -> String {
    let columns = values.len().clamp(1, WIDEST);
    let column = |n: usize| {
        let part = &values[n * values.len() / columns..(n + 1) * values.len() / columns];
        let mean = part.iter().sum::<f64>() / part.len().max(1) as f64;
        HEIGHTS[((mean * HEIGHTS.len() as f64) as usize).min(HEIGHTS.len() - 1)]
    };
    (0..columns).map(column).collect()
}

/// Rows with names on the left and numbers on the right of their columns.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or_default()).collect();
    let line = |row: &Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let space = " ".repeat(widths[column] - cell.width());
            if column == 0 { format!("{cell}{space}") } else { format!("{space}{cell}") }
        };
        format!("  {}", row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ")).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_has_a_column_for_each_part() {
        assert_eq!(sparkline(&[0.0, 0.5, 1.0]), "▁▅█");
        assert_eq!(sparkline(&vec![0.3; 500]).chars().count(), WIDEST);
        assert_eq!(sparkline(&[]).chars().count(), 1);
    }

    #[test]
    fn numbers_are_aligned_to_the_right() {
        let rows = [["", "luck"], ["Łucja", "+1"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), ["         luck", "  Łucja    +1"]);
    }
}
