//! Hints: what a bot would do, explained to a person.

use rand_chacha::ChaCha8Rng;
use rynek_bots::{Candidate, Spec};
use rynek_kernel::{Game, Message, Seat, Viewer};
use rynek_words::Words;
use serde::Serialize;

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
) -> Vec<Advice<G::Action>> {
    let explain = |candidate: Candidate<G::Action>| Advice {
        line: words.say(&game.describe(candidate.action, Viewer::Seat(seat))),
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
    /// One line for a person.
    pub fn told<G: Game>(&self, number: usize, words: &Words) -> Message {
        let label = |change: &SourceChange| {
            let source = words.word(&format!("{}-score-{}", G::ID, change.id));
            format!("{source} {:+}", change.points)
        };
        let changes: Vec<String> = self.changes.iter().map(label).collect();
        let message = Message::new("hint-line")
            .with("number", number)
            .with("action", self.candidate.action.to_string())
            .with("line", self.line.as_str())
            .with("win", format!("{:.0}", 100.0 * self.candidate.win))
            .with("points", format!("{:.1}", self.candidate.points))
            .with("visits", self.candidate.visits);
        match changes.is_empty() {
            true => message.with("changes", Message::new("hint-no-change")),
            false => message.with("changes", changes.join(", ")),
        }
    }
}
