//! Standard output.

use std::{
    env,
    io::{self, IsTerminal, Write},
};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use rynek_kernel::Message;
use rynek_words::Words;

use crate::{boards::Part, wrap::wrapped};

/// Clears the screen and the scrollback (some terminals move there what they clear), and goes to the top.
const WIPE: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// This many lines scroll everything off the screen of a terminal that cannot clear it.
const SCREENFUL: usize = 200;

/// The width of texts that are not written to a terminal.
const PAGE: usize = 100;

/// Standard output with texts. Colours are left out where they are not supported.
pub struct Terminal<'a> {
    words: &'a Words,
    out: AutoStream<io::Stdout>,
    quiet: bool,
}

impl<'a> Terminal<'a> {
    pub fn new(words: &'a Words) -> Terminal<'a> {
        Terminal { words, out: anstream::stdout(), quiet: false }
    }

    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// Leaves notices and progress out from now on.
    pub fn be_quiet(&mut self, quiet: bool) {
        self.quiet = quiet;
    }

    pub fn is_quiet(&self) -> bool {
        self.quiet
    }

    /// The width of the terminal, if standard output is one.
    pub fn columns() -> Option<usize> {
        terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0)).filter(|width| *width > 0)
    }

    /// The width for texts: that of the terminal, the one that `COLUMNS` gives, or a usual one.
    pub fn page() -> usize {
        let given = || env::var("COLUMNS").ok()?.parse().ok().filter(|columns| *columns > 0);
        Terminal::columns().or_else(given).unwrap_or(PAGE)
    }

    /// Prints a message on its own line. On a terminal, lines are broken between words.
    pub fn say(&mut self, message: &Message) -> io::Result<()> {
        self.text(&self.words.say(message))
    }

    /// Prints a message behind a mark, such as a bullet or a number.
    pub fn marked(&mut self, mark: &str, message: &Message) -> io::Result<()> {
        self.text(&format!("{mark} {}", self.words.say(message)))
    }

    /// Prints text. On a terminal, lines are broken between words.
    pub fn text(&mut self, text: &str) -> io::Result<()> {
        match Terminal::columns() {
            Some(columns) => self.line(&wrapped(text, columns)),
            None => self.line(text),
        }
    }

    /// Prints a warning on standard error.
    pub fn warn(&self, message: &Message) {
        let yellow = Style::new().fg_color(Some(AnsiColor::Yellow.into())).bold();
        let (label, text) = (self.words.word("cli-warning"), self.words.say(message));
        anstream::eprintln!("{yellow}{label}{yellow:#} {text}");
    }

    /// Prints what a long command is doing, if someone watches standard error and wants to know.
    pub fn progress(&self, message: &Message) {
        if !self.quiet && io::stderr().is_terminal() {
            anstream::eprintln!("{}", self.words.say(message));
        }
    }

    /// Prints a message that no result depends on.
    pub fn notice(&mut self, message: &Message) -> io::Result<()> {
        if self.quiet { Ok(()) } else { self.say(message) }
    }

    /// Prints a message without values.
    pub fn word(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Message::new(key))
    }

    /// Prints a line of text.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Prints parts of a board. Text is broken between words; a map or a table that is too wide is printed as it is, and
    /// the width that it needs is told.
    pub fn board(&mut self, parts: &[Part]) -> io::Result<()> {
        let Some(columns) = Terminal::columns() else {
            return parts.iter().try_for_each(|part| self.line(&part.text));
        };
        parts.iter().try_for_each(|part| self.line(&part.within(columns)))?;
        match Part::needed(parts).filter(|needed| *needed > columns) {
            Some(needed) => self.say(&Message::new("play-too-narrow").with("needed", needed).with("columns", columns)),
            None => Ok(()),
        }
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
