//! The program in a terminal.

use std::{
    fs::File,
    io::{Read, Write},
    num::NonZero,
    os::fd::{AsFd, OwnedFd},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use nix::{
    poll::{PollFd, PollFlags, PollTimeout, poll},
    pty::{Winsize, openpty},
};

use crate::caller::RYNEK;

/// The longest wait on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Rows and columns of a large terminal, and of the usual one.
const LARGE: (u16, u16) = (60, 160);
const USUAL: (u16, u16) = (24, 80);

/// Clears the scrollback of a terminal.
const FORGET: &[u8] = b"\x1b[3J";

/// A terminal before the program runs.
pub struct Console {
    keyboard: File,
    line: OwnedFd,
    size: (u16, u16),
}

impl Console {
    pub fn new() -> Console {
        Console::of(LARGE)
    }

    /// A terminal of 80 columns.
    pub fn usual() -> Console {
        Console::of(USUAL)
    }

    fn of(size: (u16, u16)) -> Console {
        let window = Winsize { ws_row: size.0, ws_col: size.1, ws_xpixel: 0, ws_ypixel: 0 };
        let pair = openpty(Some(&window), None).expect("a pseudo-terminal");
        Console { keyboard: pair.master.into(), line: pair.slave, size }
    }

    /// Presses Enter before the program runs, and waits until the terminal has it.
    pub fn press_enter(&mut self) {
        self.keyboard.write_all(b"\r").expect("a key is pressed");
        let mut waiting = [PollFd::new(self.line.as_fd(), PollFlags::POLLIN)];
        let limit = PollTimeout::try_from(PATIENCE).expect("a limit");
        assert_eq!(poll(&mut waiting, limit), Ok(1), "the terminal has the key");
    }

    /// Starts the program.
    pub fn run(self, args: &[&str], data: &str, settings: &[(&str, &str)]) -> Screen {
        let end = || Stdio::from(self.line.try_clone().expect("a terminal has several streams"));
        let child = Command::new(RYNEK)
            .args(args)
            .env("RYNEK_LANG", "en")
            .env("TERM", "xterm-256color")
            .env("XDG_DATA_HOME", data)
            .envs(settings.iter().copied())
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the command starts");
        let (sender, bytes) = channel();
        let mut output = self.keyboard.try_clone().expect("a terminal is read and written");
        thread::spawn(move || {
            let mut some = [0; 4096];
            // The end of the program is an error here.
            while let Ok(count @ 1..) = output.read(&mut some) {
                if sender.send(some[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Screen {
            child,
            keyboard: self.keyboard,
            bytes,
            received: Vec::new(),
            at: 0,
            screen: {
                let [rows, columns] = [self.size.0, self.size.1].map(|count| NonZero::new(count).expect("a size"));
                vt100::Parser::new(rows, columns, 0)
            },
        }
    }
}

/// A terminal with the program, as far as its output was processed.
pub struct Screen {
    child: Child,
    keyboard: File,
    bytes: Receiver<Vec<u8>>,
    received: Vec<u8>,
    at: usize,
    screen: vt100::Parser,
}

impl Screen {
    pub fn start(args: &[&str], data: &str) -> Screen {
        Console::new().run(args, data, &[])
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("keys are pressed");
    }

    /// Ends the program as Ctrl-C does in a terminal of its own.
    pub fn interrupt(&self) {
        let asked = Command::new("kill").args(["-INT", &self.child.id().to_string()]).status().expect("kill");
        assert!(asked.success());
    }

    /// Continues until one of these texts is written. Returns which one.
    pub fn wait_for<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        let start = Instant::now();
        loop {
            let unseen = &self.received[self.at..];
            let found = texts.iter().filter_map(|text| Some((find(unseen, text.as_bytes())?, *text)));
            if let Some((place, text)) = found.min() {
                self.look_until(self.at + place + text.len());
                return text;
            }
            let left = PATIENCE.saturating_sub(start.elapsed());
            match self.bytes.recv_timeout(left) {
                Ok(more) => self.received.extend(more),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("none of {texts:?} comes after {:?}", String::from_utf8_lossy(unseen))
                }
            }
        }
    }

    /// Continues to the end of the program, which must succeed.
    pub fn wait_for_end(&mut self) {
        let code = self.wait_for_code();
        assert_eq!(code, Some(0), "{}", self.rows());
    }

    /// Continues to the end of the program. Returns its exit code.
    pub fn wait_for_code(&mut self) -> Option<i32> {
        let start = Instant::now();
        while self.child.try_wait().expect("a child can be asked").is_none() {
            assert!(start.elapsed() < PATIENCE, "the program ends");
            if let Ok(more) = self.bytes.recv_timeout(Duration::from_millis(20)) {
                self.received.extend(more);
            }
        }
        // The other end is closed now, so the reader ends too.
        while let Ok(more) = self.bytes.recv() {
            self.received.extend(more);
        }
        self.look_until(self.received.len());
        self.child.wait().expect("it has ended").code()
    }

    /// All lines that were written, without escape codes.
    pub fn lines(&self) -> Vec<String> {
        let text = String::from_utf8_lossy(&self.received[..self.at]);
        let mut plain = String::new();
        let mut escape = false;
        for letter in text.chars() {
            match (escape, letter) {
                (false, '\u{1b}') => escape = true,
                (false, _) => plain.push(letter),
                (true, '[') => {}
                (true, end) => escape = !end.is_ascii_alphabetic(),
            }
        }
        plain.lines().map(|line| line.trim_end_matches('\r').to_owned()).collect()
    }

    fn look_until(&mut self, at: usize) {
        self.screen.process(&self.received[self.at..at]);
        self.at = at;
    }

    /// The text on the screen now.
    pub fn rows(&self) -> String {
        self.screen.screen().contents()
    }

    /// The text that can be read now, on the screen or in the scrollback.
    pub fn readable(&self) -> String {
        let seen = &self.received[..self.at];
        let last = seen.windows(FORGET.len()).rposition(|bytes| bytes == FORGET);
        let since = last.map_or(0, |place| place + FORGET.len());
        self.rows() + "\n" + &String::from_utf8_lossy(&seen[since..])
    }

    /// Whether the scrollback was cleared.
    pub fn was_wiped(&self) -> bool {
        find(&self.received[..self.at], FORGET).is_some()
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|found| found == wanted)
}
