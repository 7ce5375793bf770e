//! Where words and boards come out.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use anstream::AutoStream;
use rynek_kernel::Message;
use rynek_words::Words;

/// Wipes the screen, then what has scrolled off it (some terminals put there what they wipe), and goes to the top.
const WIPE: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// So many lines push everything off the screen of a terminal that cannot wipe.
const SCREENFUL: usize = 200;

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

    /// Wipes what was shown, as far back as the terminal remembers, before this returns.
    pub fn clear(&mut self) -> io::Result<()> {
        self.out.flush()?;
        // Past the filter for colours: secrets are wiped where colours are not wanted, too.
        let mut out = io::stdout().lock();
        match understands_codes() {
            true => out.write_all(WIPE)?,
            false => out.write_all(&[b'\n'; SCREENFUL])?,
        }
        out.flush()
    }

    /// Whether a person types, whatever becomes of the output.
    pub fn has_keyboard(&self) -> bool {
        io::stdin().is_terminal()
    }

    /// Whether a person sits at both ends.
    pub fn is_interactive(&self) -> bool {
        io::stdin().is_terminal() && io::stdout().is_terminal()
    }
}

/// Whether the terminal carries out codes at all, rather than showing them.
fn understands_codes() -> bool {
    env::var_os("TERM").is_none_or(|name| name != "dumb" && name != "emacs")
}

/// Forgets what was typed before anything was asked.
pub fn forget_typed() {
    #[cfg(unix)]
    {
        use nix::sys::termios::{FlushArg, tcflush};
        // A stream that is no terminal has nothing typed to forget.
        let _ = tcflush(io::stdin(), FlushArg::TCIFLUSH);
    }
}
