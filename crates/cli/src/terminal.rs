//! Standard output.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use anstream::AutoStream;
use rynek_kernel::Message;
use rynek_words::Words;

/// Clears the screen and the scrollback (some terminals move there what they clear), and goes to the top.
const WIPE: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// This many lines scroll everything off the screen of a terminal that cannot clear it.
const SCREENFUL: usize = 200;

/// Standard output with texts. Colours are left out where they are not supported.
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

    /// Prints a message on its own line.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        let text = self.words.say(message);
        self.line(&text)
    }

    /// Prints a message without values.
    pub fn word(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }

    /// Prints a line of text.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Prints JSON.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        let text = serde_json::to_string_pretty(value).map_err(io::Error::other)?;
        self.line(&text)
    }

    /// Clears the screen and the scrollback before this returns.
    pub fn clear(&mut self) -> io::Result<()> {
        self.out.flush()?;
        // Not through the filter for colours: hands must be wiped without colours too.
        let mut out = io::stdout().lock();
        match understands_codes() {
            true => out.write_all(WIPE)?,
            false => out.write_all(&[b'\n'; SCREENFUL])?,
        }
        out.flush()
    }

    /// Whether standard input is a terminal.
    pub fn has_keyboard(&self) -> bool {
        io::stdin().is_terminal()
    }

    /// Whether standard input and output are a terminal.
    pub fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}

/// Whether the terminal supports escape codes.
fn understands_codes() -> bool {
    env::var_os("TERM").is_none_or(|name| name != "dumb" && name != "emacs")
}

/// Discards input that was typed before the prompt.
pub fn forget_typed() {
    #[cfg(unix)]
    {
        use nix::sys::termios::{FlushArg, tcflush};
        // A stream that is no terminal has no such input.
        let _ = tcflush(io::stdin(), FlushArg::TCIFLUSH);
    }
}

/// Quotes a word for a shell.
pub fn shell_word(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=,.:/+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
