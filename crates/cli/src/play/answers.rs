//! Handles what a person types at the prompt.

use std::path::Path;

use rynek_kernel::{Arg, Explain, Game, Illegal, Message, RecordSeat, Seat, Turn, Viewer};

use super::{
    commands::PromptCommand,
    game::{PromptChoice, TerminalGame},
    list::List,
    possible, result,
    seats::player,
};
use crate::{
    advice,
    boards::{self, Part},
    failure::Failure,
    terminal::Terminal,
    tree::ADVISER,
};

/// How many actions a hint shows.
const HINTS: usize = 3;

/// The most letters of a line that are quoted.
/// The mark of a refusal.
const REFUSED: &str = "✗";
const QUOTED: usize = 60;

/// The flag that allows replacing a file.
const FORCE: &str = "--force";

impl<G: Game> TerminalGame<'_, '_, G> {
    pub(super) fn ask(&mut self, seat: Seat) -> Result<PromptChoice<G::Action>, Failure> {
        let mut legal = Vec::new();
        self.history.position().actions(&mut legal);
        self.list = None;
        if !self.hand_over(seat)? {
            return Ok(PromptChoice::Leave);
        }
        self.redraw(seat)?;
        let words = self.terminal.words();
        let mut candidates: Vec<String> = legal.iter().map(G::Action::to_string).collect();
        let own_way = boards::possible::<G>(&candidates).filter(|_| candidates.len() > possible::FEW);
        self.tell_possible(own_way.map_or_else(|| possible::now(&candidates), |lines| (String::new(), lines)))?;
        candidates.extend(PromptCommand::ALL.iter().map(|command| command.word(words)));
        let player = RecordSeat::called(self.history.seats(), seat);
        let question = words.say(&Message::new("play-prompt").with("player", player).with("moves", legal.len())) + " ";
        loop {
            let Some(line) = self.prompt.ask(seat, &question, &candidates, self.terminal)? else {
                return Ok(PromptChoice::Leave);
            };
            if let Some(choice) = self.answer(seat, line.trim(), &legal)? {
                return Ok(choice);
            }
        }
    }

    /// Handles a line: a number, a command, or the notation of an action.
    fn answer(
        &mut self,
        seat: Seat,
        line: &str,
        legal: &[G::Action],
    ) -> Result<Option<PromptChoice<G::Action>>, Failure> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if line.is_empty() {
            self.terminal.word("play-nothing")?;
            return Ok(None);
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.by_number(number);
        }
        if let Some(command) = PromptCommand::read(first, self.terminal.words()) {
            return self.command(command, rest.trim(), seat, legal);
        }
        match possible::read::<G::Action>(line, legal) {
            Ok(action) => match self.history.position().check(action) {
                Ok(()) => return Ok(Some(PromptChoice::Act(action))),
                Err(illegal) => self.tell_rule(&illegal)?,
            },
            Err(_) => {
                let text: String = line.chars().take(QUOTED).collect();
                self.terminal.marked(REFUSED, &Message::new("play-unreadable").with("text", text))?;
            }
        }
        let actions: Vec<String> = legal.iter().map(G::Action::to_string).collect();
        self.tell_possible(possible::after(&actions, line))?;
        Ok(None)
    }

    /// Says why an action is not legal, with the name of the rule.
    fn tell_rule(&mut self, illegal: &Illegal) -> Result<(), Failure> {
        let why = illegal.message().naming(&self.history.naming());
        let text = self.terminal.words().say(&why);
        Ok(self.terminal.text(&format!("{REFUSED} {text} [{}]", illegal.rule()))?)
    }

    /// Says which words can follow these.
    fn tell_possible(&mut self, (before, next): (String, String)) -> Result<(), Failure> {
        let key = if before.is_empty() { "play-possible" } else { "play-possible-after" };
        Ok(self.terminal.say(&Message::new(key).with("before", before).with("next", next))?)
    }

    /// A number stands for the action that was shown with it, and for nothing else.
    fn by_number(&mut self, number: usize) -> Result<Option<PromptChoice<G::Action>>, Failure> {
        let Some(list) = &self.list else {
            self.terminal.say(&Message::new("play-no-list").with("number", number))?;
            return Ok(None);
        };
        if let Some(action) = list.get(number) {
            return Ok(Some(PromptChoice::Act(action)));
        }
        let message = Message::new("play-no-number").with("number", number).with("most", list.shown());
        self.terminal.say(&message)?;
        Ok(None)
    }

    fn refuse(&mut self, why: &impl Explain) -> Result<Option<PromptChoice<G::Action>>, Failure> {
        self.terminal.marked(REFUSED, &why.message())?;
        Ok(None)
    }

    fn command(
        &mut self,
        command: PromptCommand,
        rest: &str,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Option<PromptChoice<G::Action>>, Failure> {
        match command {
            PromptCommand::Moves => self.list(rest, legal)?,
            PromptCommand::Next => self.page()?,
            PromptCommand::Board => self.look(rest, seat)?,
            PromptCommand::Score => {
                result::show(self.history.position(), self.history.seats(), self.terminal)?;
            }
            PromptCommand::Hint => self.hint(seat)?,
            PromptCommand::Undo => return self.undo(seat),
            PromptCommand::Log => self.log()?,
            PromptCommand::Save => self.save(rest)?,
            PromptCommand::Rules => {
                let message = Message::new("play-rules").with("game", G::ID);
                self.terminal.say(&message)?;
            }
            PromptCommand::Help => self.help()?,
            PromptCommand::Quit => return Ok(Some(PromptChoice::Leave)),
        }
        Ok(None)
    }

    /// Draws what has changed since the board was last drawn.
    fn redraw(&mut self, seat: Seat) -> Result<(), Failure> {
        let board = self.board(&[seat], seat);
        let changed: Vec<Part> = board.iter().filter(|part| !self.drawn.contains(part)).cloned().collect();
        self.drawn = board;
        self.terminal.line("")?;
        Ok(self.terminal.board(&changed)?)
    }

    fn draw(&mut self, seats: &[Seat], viewer: Seat) -> Result<(), Failure> {
        let board = self.board(seats, viewer);
        self.terminal.line("")?;
        Ok(self.terminal.board(&board)?)
    }

    fn board(&self, seats: &[Seat], viewer: Seat) -> Vec<Part> {
        let (words, columns) = (self.terminal.words(), Terminal::columns());
        boards::draw_seats(self.history.position(), Viewer::Seat(viewer), seats, words, columns)
    }

    /// Lists the actions that contain some text; their numbers can be typed until the next list.
    fn list(&mut self, filter: &str, legal: &[G::Action]) -> Result<(), Failure> {
        let filter = filter.to_lowercase();
        let wanted = legal.iter().copied().filter(|action| action.to_string().to_lowercase().contains(&filter));
        self.list = Some(List::new(wanted.collect()));
        self.page()
    }

    /// Continues the latest list.
    fn page(&mut self) -> Result<(), Failure> {
        let viewer = self.onlooker();
        let Some(list) = &mut self.list else { return Ok(self.terminal.word("play-nothing-listed")?) };
        for (number, action) in list.page() {
            let line = self.history.position().describe(action, viewer).naming(&self.history.naming());
            self.terminal.marked(&format!("{number}: {action}  "), &line)?;
        }
        let (shown, all) = (list.shown(), list.all());
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
        let adviser = player(ADVISER)?;
        let words = self.terminal.words();
        let best = advice::explained(game, seat, &adviser, HINTS, &mut self.rng(), words, &self.history.naming());
        self.terminal.say(&Message::new("play-hint").with("bot", Arg::bot(ADVISER)))?;
        let mut list = List::new(best.iter().map(|advice| advice.candidate.action).collect());
        for ((number, _), advice) in list.page().into_iter().zip(&best) {
            advice.print::<G>(number, self.terminal)?;
        }
        // Typing a number plays that action.
        self.list = Some(list);
        Ok(())
    }

    /// Goes back to this person's latest decision.
    fn undo(&mut self, seat: Seat) -> Result<Option<PromptChoice<G::Action>>, Failure> {
        let actions = self.history.actions().len();
        let own = |played: &usize| self.history.position_after(*played).turn() == Turn::Player(seat);
        let Some(back) = (0..actions).rev().find(own) else {
            self.terminal.word("play-nothing-to-undo")?;
            return Ok(None);
        };
        if let Err(fault) = self.history.undo(seat, actions - back) {
            return self.refuse(&fault);
        }
        self.hand_goes_back_to(back);
        self.keep_up(true)?;
        self.terminal.say(&Message::new("play-undone").with("actions", actions - back))?;
        Ok(Some(PromptChoice::TakenBack))
    }

    fn log(&mut self) -> Result<(), Failure> {
        for (n, line) in self.lines().enumerate().collect::<Vec<_>>() {
            self.terminal.marked(&format!("{}.", n + 1), &line)?;
        }
        Ok(())
    }

    /// `save`, `save FILE` or `save --force FILE`.
    fn save(&mut self, rest: &str) -> Result<(), Failure> {
        let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let force = first == FORCE;
        let path = if force { after.trim() } else { rest };
        let saved = match path {
            "" => self.keeper.write(&self.history, true),
            path => self.keeper.move_to(Path::new(path), force, &self.history),
        };
        match saved {
            Ok(()) => self.tell_place("play-saved"),
            // A mistyped folder does not end the game.
            Err(failure) => {
                failure.report(self.terminal.words());
                Ok(())
            }
        }
    }

    fn help(&mut self) -> Result<(), Failure> {
        let words = self.terminal.words();
        self.terminal.text(&words.word(&format!("{}-play-help", G::ID)))?;
        self.terminal.word("play-help-number")?;
        for command in PromptCommand::ALL {
            let help = words.word(&format!("play-help-{}", command.name()));
            self.terminal.text(&format!("  {:10} {help}", command.word(words)))?;
        }
        self.tell_place("play-saving")
    }
}
