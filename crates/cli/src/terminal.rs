//! Where words and boards come out.

use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;
use rynek_kernel::Message;
use rynek_words::Words;

/// Standard output that speaks. Colours are left out where they would not be seen.
pub struct Terminal<'a> {
    words: &'a Words,
    out: AutoStream<io::Stdout>,
}

impl<'a> Terminal<'a> {
    pub fn new(words: &'a Words) -> Terminal<'a> {
        Terminal { words, out: anstream::stdout() }
    }

    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// Says a message on a line of its own.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        self.line(&text)
    }

    /// Says a message without values.
    pub fn word(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }

    /// Writes a line of text that has its words already.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes JSON for scripts.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        let text = serde_json::to_string_pretty(value).map_err(io::Error::other)?;
        self.line(&text)
    }

    /// Wipes what was shown, as far back as the terminal remembers.
    pub fn clear(&mut self) -> io::Result<()> {
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")
    }

    /// Whether a person sits at both ends.
    pub fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}
