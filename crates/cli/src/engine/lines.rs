//! Lines from whoever asks, however long they are.

use std::io::{self, BufRead};

/// The longest line that is read.
pub const MAX_LINE: usize = 1 << 20;

/// A line that was read.
#[derive(PartialEq, Eq, Debug)]
pub enum Line {
    /// Its text, without the end of the line.
    Text(String),
    /// It was too long, and is gone.
    TooLong,
    /// It was not UTF-8 from this byte on.
    NotText(usize),
}

/// The next line; `None` when there are no more. However long it is, no more than [`MAX_LINE`] bytes are kept.
pub fn next(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut kept: Vec<u8> = Vec::new();
    let mut read = 0;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let room = MAX_LINE.saturating_sub(kept.len());
        kept.extend(&part[..part.len().min(room)]);
        read += part.len();
        let is_last = bytes.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if is_last && read == 0 {
            return Ok(None);
        }
        if is_last || end.is_some() {
            return Ok(Some(if read > MAX_LINE { Line::TooLong } else { text(kept) }));
        }
    }
}

fn text(bytes: Vec<u8>) -> Line {
    match String::from_utf8(bytes) {
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotText(error.utf8_error().valid_up_to()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next(&mut bytes).expect("a slice can be read")).collect()
    }

    #[test]
    fn lines_come_one_by_one() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(all(b""), []);
        assert_eq!(all(b"one\n\ntwo"), [text("one"), text(""), text("two")]);
        assert_eq!(all(b"\xff\nok\n"), [Line::NotText(0), text("ok")]);
    }

    #[test]
    fn a_line_without_end_is_not_kept() {
        let mut long = vec![b'x'; MAX_LINE + 1];
        long.extend(b"\nnext\n");
        assert_eq!(all(&long), [Line::TooLong, Line::Text("next".to_owned())]);
        assert!(matches!(&all(&long[1..])[0], Line::Text(line) if line.len() == MAX_LINE));
    }
}
