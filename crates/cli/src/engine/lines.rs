//! Reads lines of limited length.

use std::io::{self, BufRead, Read};

/// The longest line, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// A line of input.
#[derive(PartialEq, Eq, Debug)]
pub enum InputLine {
    /// Its text, without the end of the line.
    Text(String),
    /// The line was too long, and was skipped.
    TooLong,
    /// It was not UTF-8 from this byte on.
    NotText(usize),
}

/// Reads the next line; `None` at the end. At most a little more than [`MAX_LINE`] bytes are kept in memory.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(MAX_LINE as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Some(InputLine::TooLong));
    }
    Ok(Some(text(bytes)))
}

fn text(bytes: Vec<u8>) -> InputLine {
    match String::from_utf8(bytes) {
        Ok(text) => InputLine::Text(text),
        Err(error) => InputLine::NotText(error.utf8_error().valid_up_to()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<InputLine> {
        std::iter::from_fn(|| next(&mut bytes).expect("a slice can be read")).collect()
    }

    #[test]
    fn lines_come_one_by_one() {
        let text = |text: &str| InputLine::Text(text.to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"one\n\ntwo"), [text("one"), text(""), text("two")]);
        assert_eq!(all(b"\xff\nok\n"), [InputLine::NotText(0), text("ok")]);
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let mut long = vec![b'x'; MAX_LINE + 1];
        long.extend(b"\nnext\n");
        assert_eq!(all(&long), [InputLine::TooLong, InputLine::Text("next".to_owned())]);
        assert!(matches!(&all(&long[1..])[0], InputLine::Text(line) if line.len() == MAX_LINE));
    }
}
