//! A game in the terminal.

use std::mem;

use rynek_kernel::{Game, History, Message, RecordSeat, Seat, Turn, Viewer, series_rng};

use super::{
    list::List,
    prompt::Prompt,
    result,
    save::Keeper,
    seats::{HUMAN, player},
};
use crate::{
    boards::{self, Part},
    failure::Failure,
    terminal::{Terminal, shell_word},
};

/// A game in the terminal.
pub struct TerminalGame<'a, 'w, G: Game> {
    pub(super) history: History<G>,
    pub(super) seed: u64,
    pub(super) keeper: Keeper,
    pub(super) terminal: &'a mut Terminal<'w>,
    pub(super) prompt: Prompt,
    /// The latest list of actions in this position.
    pub(super) list: Option<List<G::Action>>,
    /// The hand that may be on the screen and must be wiped.
    pub(super) hand: Option<Hand>,
    /// The board as it was last drawn: only what differs is drawn again.
    pub(super) drawn: Vec<Part>,
    /// Whether the players were told that the game is not saved.
    troubled: bool,
}

/// A hand that may be on the screen.
#[derive(Clone, Copy)]
pub struct Hand {
    /// Whose it is.
    pub(super) seat: Seat,
    /// The number of actions when it was shown.
    pub(super) since: usize,
}

/// The result of asking a person.
pub enum PromptChoice<A> {
    Act(A),
    TakenBack,
    Leave,
}

impl<'a, 'w, G: Game> TerminalGame<'a, 'w, G> {
    pub fn new(history: History<G>, seed: u64, keeper: Keeper, terminal: &'a mut Terminal<'w>) -> Self {
        let prompt = Prompt::new(terminal);
        TerminalGame {
            history,
            seed,
            keeper,
            terminal,
            prompt,
            list: None,
            hand: None,
            drawn: Vec::new(),
            troubled: false,
        }
    }

    /// Plays until the game is over or the players leave.
    pub fn play(mut self) -> Result<(), Failure> {
        let played = self.go_on();
        if played.is_err() {
            // The failure matters more than a screen that cannot be wiped.
            let _ = self.cover();
        }
        played
    }

    fn go_on(&mut self) -> Result<(), Failure> {
        self.begin()?;
        loop {
            let action = match self.history.position().turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => self.history.position().sample(&mut self.rng()),
                Turn::Player(seat) => match self.player(seat) {
                    HUMAN => match self.ask(seat)? {
                        PromptChoice::Act(action) => action,
                        PromptChoice::TakenBack => continue,
                        PromptChoice::Leave => return self.leave(),
                    },
                    name => {
                        let bot = player(name)?.bot::<G>();
                        bot.choose(&self.history.position().known(seat), seat, &mut self.rng())
                    }
                },
            };
            self.act(action)?;
        }
    }

    fn begin(&mut self) -> Result<(), Failure> {
        if self.has_hands_to_hide() {
            // The screen may still show a hand from before the game was left.
            self.terminal.clear()?;
        }
        if self.history.events().is_empty() || self.keeper.path().is_none() {
            self.keep_up(true)?;
        }
        self.greet()
    }

    fn greet(&mut self) -> Result<(), Failure> {
        self.terminal.notice(&Message::new("play-welcome").with("game", G::ID).with("seed", self.seed.to_string()))?;
        let seats = self.history.seats();
        for seat in Seat::all(seats.len()) {
            let message = Message::new("play-seat").with("seat", seat.number());
            self.terminal.notice(&message.with("player", RecordSeat::called(seats, seat)))?;
        }
        self.tell_place("play-saving")?;
        Ok(self.terminal.notice(&Message::new("play-begin"))?)
    }

    pub(super) fn player(&self, seat: Seat) -> &str {
        &self.history.seats()[seat.index()].player
    }

    /// The seats of people.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.history.seats().len()).filter(|seat| self.player(*seat) == HUMAN)
    }

    /// Random draws and bots depend only on the seed and on the number of actions, so that undo changes nothing.
    pub(super) fn rng(&self) -> rand_chacha::ChaCha8Rng {
        series_rng(self.seed, self.history.actions().len() as u64)
    }

    fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let before = self.history.position().turn();
        let line = self.history.position().describe(action, self.onlooker()).naming(&self.history.naming());
        let stage = self.stage();
        self.history.apply(action)?;
        let settle = [before, self.history.position().turn()].into_iter().any(|turn| self.matters(turn));
        self.keep_up(settle)?;
        if self.hand_is_due() {
            return self.cover();
        }
        self.terminal.marked("·", &line)?;
        let stage = self.stage().filter(|now| stage.as_ref() != Some(now));
        stage.map_or(Ok(()), |news| Ok(self.terminal.text(&format!("! {news}"))?))
    }

    /// How close the end is.
    fn stage(&self) -> Option<String> {
        boards::stage(self.history.position(), self.onlooker(), self.terminal.words())
    }

    /// Whether going back to here would undo a choice of a person.
    fn matters(&self, turn: Turn) -> bool {
        match turn {
            Turn::Over => true,
            Turn::Chance => false,
            Turn::Player(seat) => self.player(seat) == HUMAN,
        }
    }

    /// The viewer of the screen: the seat of a single person, or a spectator if several share the keyboard.
    pub(super) fn onlooker(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The log, for all who see the screen.
    pub(super) fn lines(&self) -> impl Iterator<Item = Message> {
        let viewer = self.onlooker();
        let mut game = self.history.position_after(0);
        self.history.actions().iter().map(move |(_, action)| {
            let line = game.describe(*action, viewer).naming(&self.history.naming());
            game.play_unchecked(*action);
            line
        })
    }

    /// Saves the game. If its file cannot be written, it is saved in the folder of games. If that fails too, the
    /// players are told, and the next action tries again.
    pub(super) fn keep_up(&mut self, settle: bool) -> Result<(), Failure> {
        let people = self.people().next().is_some();
        if !people && self.keeper.path().is_none() {
            return Ok(());
        }
        match self.keeper.write(&self.history, settle) {
            Err(failure) if people => self.keep_elsewhere(&failure),
            written => {
                self.troubled = false;
                written
            }
        }
    }

    fn keep_elsewhere(&mut self, failure: &Failure) -> Result<(), Failure> {
        if !mem::replace(&mut self.troubled, true) {
            failure.report(self.terminal.words());
        }
        if self.keeper.write_elsewhere(&self.history).is_ok() {
            self.troubled = false;
            self.tell_place("play-saving")?;
        }
        Ok(())
    }

    /// Says where the game is saved, if it is.
    pub(super) fn tell_place(&mut self, key: &'static str) -> Result<(), Failure> {
        let Some(path) = self.keeper.path() else { return Ok(()) };
        let path = path.display().to_string();
        let message = Message::new(key).with("argument", shell_word(&path)).with("path", path);
        Ok(self.terminal.notice(&message)?)
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.cover()?;
        self.terminal.line("")?;
        self.keep_up(true)?;
        self.keep_at_last()?;
        self.tell_place("play-left")
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let words = self.terminal.words();
        let board = boards::draw(self.history.position(), Viewer::Spectator, words, Terminal::columns());
        self.terminal.board(&board)?;
        result::show(self.history.position(), self.history.seats(), self.terminal)?;
        self.keep_at_last()?;
        self.tell_place("play-finished")
    }

    /// The last chance to save a game that could not be saved before.
    fn keep_at_last(&mut self) -> Result<(), Failure> {
        if self.troubled { self.keeper.write_elsewhere(&self.history) } else { Ok(()) }
    }
}
