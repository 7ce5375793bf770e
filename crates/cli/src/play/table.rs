//! The table itself: whose turn it is, and what becomes of it.

use std::mem;

use rynek_bots::Spec;
use rynek_kernel::{Game, History, Message, Seat, Turn, Viewer, series_rng};

use super::{hands::Hand, list::List, prompt::Prompt, result, save::Keeper, seats::HUMAN};
use crate::{boards, commands::shell_word, failure::Failure, terminal::Terminal};

/// A game being played in the terminal.
pub struct Table<'a, 'w, G: Game> {
    pub(super) history: History<G>,
    pub(super) seed: u64,
    pub(super) keeper: Keeper,
    pub(super) terminal: &'a mut Terminal<'w>,
    pub(super) prompt: Prompt,
    /// The latest list that was shown for this position.
    pub(super) list: Option<List<G::Action>>,
    /// The hand that may be on the screen, where it must be wiped.
    pub(super) hand: Option<Hand>,
    /// Whether people know that the game is not saved.
    troubled: bool,
}

/// What a person's turn came to.
pub enum Choice<A> {
    Act(A),
    TakenBack,
    Leave,
}

impl<'a, 'w, G: Game> Table<'a, 'w, G> {
    pub fn new(history: History<G>, seed: u64, keeper: Keeper, terminal: &'a mut Terminal<'w>) -> Self {
        let prompt = Prompt::new(terminal);
        Table { history, seed, keeper, terminal, prompt, list: None, hand: None, troubled: false }
    }

    /// Plays until the game is over or the people leave.
    pub fn play(mut self) -> Result<(), Failure> {
        let played = self.go_on();
        if played.is_err() {
            // The failure is what matters; a screen that cannot be wiped cannot be read either.
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
                        Choice::Act(action) => action,
                        Choice::TakenBack => continue,
                        Choice::Leave => return self.leave(),
                    },
                    name => {
                        let mut bot = name.parse::<Spec>().map_err(|_| unknown_player(name))?.bot::<G>();
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
        let title = self.terminal.words().word(&format!("{}-title", G::ID));
        self.terminal.say(&Message::new("play-welcome").with("title", title).with("seed", self.seed.to_string()))?;
        for (n, seat) in self.history.seats().iter().enumerate() {
            let message = Message::new("play-seat").with("seat", n + 1).with("name", seat.name.as_str());
            self.terminal.say(&message)?;
        }
        self.tell_place("play-saving")?;
        Ok(self.terminal.word("play-begin")?)
    }

    pub(super) fn player(&self, seat: Seat) -> &str {
        &self.history.seats()[seat.index()].player
    }

    /// The seats that people take.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.history.seats().len()).filter(|seat| self.player(*seat) == HUMAN)
    }

    /// Chance and bots depend on the seed and on how far the game is: going back and forth changes nothing.
    pub(super) fn rng(&self) -> rand_chacha::ChaCha8Rng {
        series_rng(self.seed, self.history.actions().len() as u64)
    }

    fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let before = self.history.position().turn();
        let line = self.history.position().describe(action, self.onlooker());
        self.history.apply(action)?;
        let settle = [before, self.history.position().turn()].into_iter().any(|turn| self.matters(turn));
        self.keep_up(settle)?;
        if self.hand_is_due() {
            return self.cover();
        }
        Ok(self.terminal.say(&Message::new("play-log").with("line", line))?)
    }

    /// Whether somebody would miss it if the game went back to here.
    fn matters(&self, turn: Turn) -> bool {
        match turn {
            Turn::Over => true,
            Turn::Chance => false,
            Turn::Player(seat) => self.player(seat) == HUMAN,
        }
    }

    /// A single person may read what their seat sees; several at one keyboard read what everyone sees.
    pub(super) fn onlooker(&self) -> Viewer {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// What happened so far, for all who see the screen.
    pub(super) fn lines(&self) -> impl Iterator<Item = Message> {
        let viewer = self.onlooker();
        let mut game = self.history.position_after(0);
        self.history.actions().iter().map(move |action| {
            let line = game.describe(*action, viewer);
            game.play(*action);
            line
        })
    }

    /// Saves the game. People whose game cannot be saved where it was go on playing: the folder of games takes it, and
    /// if even that fails, they are told, and the next action tries again.
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
        Ok(self.terminal.say(&message)?)
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.cover()?;
        self.terminal.line("")?;
        self.keep_up(true)?;
        self.keep_at_last()?;
        self.tell_place("play-left")
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let board = boards::draw(self.history.position(), Viewer::Spectator, self.terminal.words());
        self.terminal.line(&board)?;
        result::show(self.history.position(), self.history.seats(), self.terminal)?;
        self.keep_at_last()?;
        self.tell_place("play-finished")
    }

    /// A game that could not be saved so far is saved now or never.
    fn keep_at_last(&mut self) -> Result<(), Failure> {
        if self.troubled { self.keeper.write_elsewhere(&self.history) } else { Ok(()) }
    }
}

pub fn unknown_player(name: &str) -> Failure {
    let known = format!("{HUMAN}, {}", rynek_bots::NAMES.join(", "));
    Failure::usage(Message::new("cli-unknown-player").with("given", name).with("known", known))
}
