//! The width of texts with escape codes, and lines that are broken between words.

use unicode_width::UnicodeWidthChar;

/// The beginning of a command.
const COMMAND: &str = "rynek ";

/// Breaks lines between words so that none is longer than this, if possible. Continued lines have the indentation of
/// their first line. Escape codes take no room.
pub fn wrapped(text: &str, columns: usize) -> String {
    text.lines().map(|line| wrapped_line(line, columns)).collect::<Vec<_>>().join("\n")
}

fn wrapped_line(line: &str, columns: usize) -> String {
    // A command to copy stays in one piece.
    if width(line) <= columns || line.trim_start().starts_with(COMMAND) {
        return line.to_owned();
    }
    let indent: String = line.chars().take_while(|letter| *letter == ' ').collect();
    let mut lines = vec![indent.clone()];
    let mut used = indent.len();
    for word in line.trim_start().split(' ') {
        let length = width(word);
        let first = used == indent.len();
        if !first && used + 1 + length > columns {
            lines.push(indent.clone());
            used = indent.len();
        } else if !first {
            lines.last_mut().expect("there is a line").push(' ');
            used += 1;
        }
        lines.last_mut().expect("there is a line").push_str(word);
        used += length;
    }
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// How many columns a text takes. Escape codes take none.
pub fn width(text: &str) -> usize {
    let mut escape = false;
    let mut columns = 0;
    for letter in text.chars() {
        match (escape, letter) {
            (false, '\u{1b}') => escape = true,
            (false, _) => columns += letter.width().unwrap_or_default(),
            (true, end) => escape = !end.is_ascii_alphabetic(),
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_codes_take_no_room() {
        assert_eq!(wrapped("  one two three four", 11), "  one two\n  three\n  four");
        assert_eq!(wrapped("short\n\u{1b}[1mbold\u{1b}[0m ok", 7), "short\n\u{1b}[1mbold\u{1b}[0m ok");
        assert_eq!(wrapped("unbreakable", 4), "unbreakable");
        assert_eq!(wrapped("  rynek play --resume", 10), "  rynek play --resume");
        assert_eq!(width("\u{1b}[38;5;16mzażółć\u{1b}[0m"), 6);
    }
}
