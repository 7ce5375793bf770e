//! The table itself: whose turn it is, and what they do.

use std::path::PathBuf;

use rynek_bots::Spec;
use rynek_kernel::{Explain, Game, History, Message, Seat, Turn, Viewer, series_rng};

use super::{commands::Command, prompt::Prompt, result, save, seats::HUMAN};
use crate::{advice, boards, failure::Failure, terminal::Terminal};

/// The bot that is asked for a hint.
const ADVISER: &str = "strong";

/// How many actions it tells.
const HINTS: usize = 3;

/// How many actions are listed at once.
const PAGE: usize = 40;

/// A game being played in the terminal.
pub struct Table<'a, 'w, G: Game> {
    history: History<G>,
    seed: u64,
    save: Option<String>,
    terminal: &'a mut Terminal<'w>,
    prompt: Prompt,
    /// The actions that numbers stand for.
    numbered: Vec<G::Action>,
    /// The person who was asked last.
    asked: Option<Seat>,
}

/// What a person's turn came to.
enum Choice<A> {
    Act(A),
    TakenBack,
    Leave,
}

impl<'a, 'w, G: Game> Table<'a, 'w, G> {
    pub fn new(history: History<G>, seed: u64, save: Option<String>, terminal: &'a mut Terminal<'w>) -> Self {
        let prompt = Prompt::new(terminal);
        Table { history, seed, save, terminal, prompt, numbered: Vec::new(), asked: None }
    }

    /// Plays until the game is over or the people leave.
    pub fn play(mut self) -> Result<(), Failure> {
        self.greet()?;
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

    fn greet(&mut self) -> Result<(), Failure> {
        let title = self.terminal.words().word(&format!("{}-title", G::ID));
        self.terminal.say(&Message::new("play-welcome").with("title", title).with("seed", self.seed.to_string()))?;
        for (n, seat) in self.history.seats().iter().enumerate() {
            let message = Message::new("play-seat").with("seat", n + 1).with("name", seat.name.as_str());
            self.terminal.say(&message)?;
        }
        Ok(self.terminal.word("play-begin")?)
    }

    fn player(&self, seat: Seat) -> &str {
        &self.history.seats()[seat.index()].player
    }

    /// Chance and bots depend on the seed and on how far the game is: going back and forth changes nothing.
    fn rng(&self) -> rand_chacha::ChaCha8Rng {
        series_rng(self.seed, self.history.actions().len() as u64)
    }

    fn act(&mut self, action: G::Action) -> Result<(), Failure> {
        let line = self.history.position().describe(action, self.onlooker());
        self.history.apply(action)?;
        self.terminal.say(&Message::new("play-log").with("line", line))?;
        if let Some(path) = self.save.as_ref() {
            save::write(&PathBuf::from(path), &self.history)?;
        }
        Ok(())
    }

    /// A single person may read what their seat sees; several at one keyboard read what everyone sees.
    fn onlooker(&self) -> Viewer {
        let mut people = Seat::all(self.history.seats().len()).filter(|seat| self.player(*seat) == HUMAN);
        match (people.next(), people.next()) {
            (Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn ask(&mut self, seat: Seat) -> Result<Choice<G::Action>, Failure> {
        let mut legal = Vec::new();
        self.history.position().actions(&mut legal);
        self.numbered.clone_from(&legal);
        if !self.hand_over(seat)? {
            return Ok(Choice::Leave);
        }
        self.draw(&[seat], seat)?;
        let words = self.terminal.words();
        let mut candidates: Vec<String> = legal.iter().map(G::Action::to_string).collect();
        candidates.extend(Command::ALL.map(|command| command.word(words)));
        let name = self.history.seats()[seat.index()].name.clone();
        let question = words.say(&Message::new("play-prompt").with("name", name).with("moves", legal.len())) + " ";
        loop {
            let Some(line) = self.prompt.ask(&question, &candidates, self.terminal)? else { return Ok(Choice::Leave) };
            if let Some(choice) = self.answer(seat, line.trim(), &legal)? {
                return Ok(choice);
            }
        }
    }

    /// Where hands are hidden, the next person sits down before anything of theirs is shown. Whether they did.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let before = self.asked.replace(seat);
        let same = before.is_none_or(|before| before == seat);
        if same || !G::HAS_SECRETS || !self.terminal.is_interactive() {
            return Ok(true);
        }
        self.terminal.clear()?;
        let name = self.history.seats()[seat.index()].name.clone();
        let question = self.terminal.words().say(&Message::new("play-hand-over").with("name", name)) + " ";
        Ok(self.prompt.ask(&question, &[], self.terminal)?.is_some())
    }

    /// What a line means: a number, a command, or the notation of an action.
    fn answer(&mut self, seat: Seat, line: &str, legal: &[G::Action]) -> Result<Option<Choice<G::Action>>, Failure> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if line.is_empty() {
            self.terminal.word("play-nothing")?;
            return Ok(None);
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.by_number(number);
        }
        if let Some(command) = Command::read(first, self.terminal.words()) {
            return self.command(command, rest.trim(), seat, legal);
        }
        let action: G::Action = match line.parse() {
            Ok(action) => action,
            Err(error) => return self.refuse(&error),
        };
        match self.history.position().check(action) {
            Ok(()) => Ok(Some(Choice::Act(action))),
            Err(illegal) => self.refuse(&illegal),
        }
    }

    fn by_number(&mut self, number: usize) -> Result<Option<Choice<G::Action>>, Failure> {
        match number.checked_sub(1).and_then(|place| self.numbered.get(place)) {
            Some(action) => Ok(Some(Choice::Act(*action))),
            None => {
                let message = Message::new("play-no-number").with("number", number).with("most", self.numbered.len());
                self.terminal.say(&message)?;
                Ok(None)
            }
        }
    }

    fn refuse(&mut self, why: &impl Explain) -> Result<Option<Choice<G::Action>>, Failure> {
        self.terminal.say(&Message::new("play-refused").with("why", why.message()))?;
        Ok(None)
    }

    fn command(
        &mut self,
        command: Command,
        rest: &str,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Option<Choice<G::Action>>, Failure> {
        match command {
            Command::Moves => self.list(rest, legal)?,
            Command::Board => self.look(rest, seat)?,
            Command::Score => {
                result::show(self.history.position(), self.history.seats(), self.terminal)?;
            }
            Command::Hint => self.hint(seat)?,
            Command::Undo => return self.undo(seat),
            Command::Log => self.log()?,
            Command::Save => self.keep(rest)?,
            Command::Rules => {
                let message = Message::new("play-rules").with("game", G::ID);
                self.terminal.say(&message)?;
            }
            Command::Help => self.help()?,
            Command::Quit => return Ok(Some(Choice::Leave)),
        }
        Ok(None)
    }

    fn draw(&mut self, seats: &[Seat], viewer: Seat) -> Result<(), Failure> {
        let board = boards::draw_seats(self.history.position(), Viewer::Seat(viewer), seats, self.terminal.words());
        self.terminal.line("")?;
        Ok(self.terminal.line(&board)?)
    }

    /// Actions that contain some text, numbered; the numbers can be typed until the next list.
    fn list(&mut self, filter: &str, legal: &[G::Action]) -> Result<(), Failure> {
        self.numbered = legal.iter().copied().filter(|action| action.to_string().contains(filter)).collect();
        let viewer = self.onlooker();
        for (n, action) in self.numbered.iter().enumerate().take(PAGE) {
            let line = self.history.position().describe(*action, viewer);
            let message = Message::new("play-move").with("number", n + 1).with("action", action.to_string());
            self.terminal.say(&message.with("line", line))?;
        }
        let (shown, all) = (self.numbered.len().min(PAGE), self.numbered.len());
        let key = if shown < all { "play-moves-more" } else { "play-moves-all" };
        Ok(self.terminal.say(&Message::new(key).with("shown", shown).with("all", all))?)
    }

    fn look(&mut self, which: &str, seat: Seat) -> Result<(), Failure> {
        let players = self.history.position().players();
        let seats = match which.parse::<u8>().ok().map(Seat::try_from) {
            Some(Ok(other)) if other.index() < players => vec![other],
            _ if which.is_empty() => vec![seat],
            _ => {
                let message = Message::new("play-no-seat").with("given", which).with("players", players);
                return Ok(self.terminal.say(&message)?);
            }
        };
        self.draw(&seats, seat)
    }

    fn hint(&mut self, seat: Seat) -> Result<(), Failure> {
        let game = self.history.position();
        let adviser: Spec = ADVISER.parse().map_err(|_| unknown_player(ADVISER))?;
        let words = self.terminal.words();
        let best = advice::explained(game, seat, &adviser, HINTS, &mut self.rng(), words);
        self.terminal.say(&Message::new("play-hint").with("bot", ADVISER))?;
        for (n, advice) in best.iter().enumerate() {
            self.terminal.say(&advice.told::<G>(n + 1, words))?;
        }
        // A number plays that advice.
        self.numbered = best.iter().map(|advice| advice.candidate.action).collect();
        Ok(())
    }

    /// Back to this person's latest decision.
    fn undo(&mut self, seat: Seat) -> Result<Option<Choice<G::Action>>, Failure> {
        let actions = self.history.actions().len();
        let own = |played: &usize| self.history.position_after(*played).turn() == Turn::Player(seat);
        let Some(back) = (0..actions).rev().find(own) else {
            self.terminal.word("play-nothing-to-undo")?;
            return Ok(None);
        };
        if let Err(fault) = self.history.undo(seat, actions - back) {
            return self.refuse(&fault);
        }
        self.terminal.say(&Message::new("play-undone").with("actions", actions - back))?;
        Ok(Some(Choice::TakenBack))
    }

    fn log(&mut self) -> Result<(), Failure> {
        let viewer = self.onlooker();
        let mut game = self.history.position_after(0);
        for (n, action) in self.history.actions().iter().enumerate() {
            let line = game.describe(*action, viewer);
            self.terminal.say(&Message::new("cli-log-line").with("number", n + 1).with("line", line))?;
            game.play(*action);
        }
        Ok(())
    }

    fn keep(&mut self, path: &str) -> Result<(), Failure> {
        let chosen = (!path.is_empty()).then(|| PathBuf::from(path)).or_else(|| self.save.as_ref().map(PathBuf::from));
        let path = chosen.unwrap_or_else(|| save::default_path(G::ID, self.seed));
        let shown = path.display().to_string();
        match save::write(&path, &self.history) {
            Ok(()) => {
                self.terminal.say(&Message::new("play-saved").with("path", shown.as_str()))?;
                self.save = Some(shown);
            }
            // A mistyped folder is no reason to end the game.
            Err(failure) => {
                failure.report(self.terminal.words());
            }
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Failure> {
        let words = self.terminal.words();
        self.terminal.line(&words.word(&format!("{}-play-help", G::ID)))?;
        self.terminal.word("play-help-number")?;
        for command in Command::ALL {
            let help = words.word(&format!("play-help-{}", command.name()));
            self.terminal.line(&format!("  {:10} {help}", command.word(words)))?;
        }
        Ok(())
    }

    fn leave(self) -> Result<(), Failure> {
        self.terminal.line("")?;
        let path = self.save.clone().map(PathBuf::from).unwrap_or_else(|| save::default_path(G::ID, self.seed));
        save::write(&path, &self.history)?;
        let shown = path.display().to_string();
        Ok(self.terminal.say(&Message::new("play-left").with("path", shown))?)
    }

    fn finish(mut self) -> Result<(), Failure> {
        let board = boards::draw(self.history.position(), Viewer::Spectator, self.terminal.words());
        self.terminal.line(&board)?;
        result::show(self.history.position(), self.history.seats(), self.terminal)?;
        if let Some(path) = self.save.take() {
            self.terminal.say(&Message::new("play-saved").with("path", path))?;
        }
        Ok(())
    }
}

fn unknown_player(name: &str) -> Failure {
    let known = format!("{HUMAN}, {}", rynek_bots::NAMES.join(", "));
    Failure::usage(Message::new("cli-unknown-player").with("given", name).with("known", known))
}
