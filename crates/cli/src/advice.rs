//! Hints: what a bot would do, explained to a person.

use rand_chacha::ChaCha8Rng;
use rynek_bots::{Candidate, Spec};
use rynek_kernel::{Arg, Game, Message, Seat, Viewer};
use rynek_words::Words;
use serde::Serialize;

use crate::{failure::Failure, terminal::Terminal};

/// An action that a bot recommends.
#[derive(Serialize)]
pub struct Advice<A> {
    /// The action, and what the bot expects of it.
    #[serde(flatten)]
    pub candidate: Candidate<A>,
    /// The action in words.
    pub line: String,
    /// The immediate changes of the seat's score sheet.
    pub changes: Vec<SourceChange>,
}

/// A source of points that an action changes.
#[derive(Serialize)]
pub struct SourceChange {
    /// The id of the source.
    pub id: String,
    /// The difference in points.
    pub points: i32,
}

/// The best actions of the seat to move, by what that seat knows.
pub fn best<G: Game>(
    game: &G,
    seat: Seat,
    spec: &Spec,
    most: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<Candidate<G::Action>> {
    let mut best = spec.bot::<G>().consider(&game.known(seat), seat, rng);
    best.truncate(most);
    best
}

/// The same, in words and with consequences.
pub fn explained<G: Game>(
    game: &G,
    seat: Seat,
    spec: &Spec,
    most: usize,
    rng: &mut ChaCha8Rng,
    words: &Words,
    naming: &impl Fn(Seat) -> Option<Arg>,
) -> Vec<Advice<G::Action>> {
    let explain = |candidate: Candidate<G::Action>| Advice {
        line: words.say(&game.describe(candidate.action, Viewer::Seat(seat)).naming(naming)),
        changes: changes(game, seat, candidate.action),
        candidate,
    };
    best(game, seat, spec, most, rng).into_iter().map(explain).collect()
}

fn changes<G: Game>(game: &G, seat: Seat, action: G::Action) -> Vec<SourceChange> {
    let mut next = game.clone();
    next.play_unchecked(action);
    let (before, after) = (game.breakdown(seat).lines, next.breakdown(seat).lines);
    let was = |id: &str| before.iter().find(|line| line.id == id).map_or(0, |line| line.points);
    let change = after.iter().map(|line| SourceChange { id: line.id.to_string(), points: line.points - was(&line.id) });
    change.filter(|change| change.points != 0).collect()
}

impl<A: std::fmt::Display> Advice<A> {
    /// Prints it for a person: the action with its number, then what the bot expects of it.
    pub fn print<G: Game>(&self, number: usize, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        terminal.text(&format!("{number}. {}   {}", self.candidate.action, self.line))?;
        let expected = terminal.words().say(&self.expected::<G>());
        Ok(terminal.text(&format!("   {expected}"))?)
    }

    fn expected<G: Game>(&self) -> Message {
        let change = |change: &SourceChange| {
            let key = if change.points > 0 { "hint-change" } else { "hint-loss" };
            let message =
                Message::new(key).with("sheet", format!("{}-score", G::ID)).with("source", change.id.as_str());
            message.with("points", change.points.abs())
        };
        let message = Message::new("hint-line")
            .with("win", Arg::decimal(100.0 * self.candidate.win, 0))
            .with("points", Arg::decimal(self.candidate.points, 1))
            .with("visits", self.candidate.visits);
        message.then(match self.changes.is_empty() {
            true => Message::new("hint-no-change"),
            false => Message::new("hint-changes").with("changes", Arg::list(self.changes.iter().map(change))),
        })
    }
}
