//! Bots for an [`AnyGame`].

use std::{fmt::Display, time::Duration};

use rand_chacha::ChaCha8Rng;
use rynek_catalog::{AnyGame, Visitor, visit};
use rynek_kernel::{Game, Seat};

use crate::{Candidate, Progress, Spec, Thought};

/// The actions that a bot considers for a seat whose turn it is, the best first. The bot gets only what the seat knows.
///
/// ```
/// use rynek_bots::{Spec, consider};
/// use rynek_kernel::{Turn, series_rng};
///
/// let mut game = rynek_catalog::open("rooftops", None, &serde_json::json!({})).unwrap();
/// let mut rng = series_rng(1, 0);
/// while game.turn() == Turn::Chance {
///     let drawn = game.sample(&mut rng);
///     game.apply(&drawn).unwrap();
/// }
/// let Turn::Player(seat) = game.turn() else { panic!("a player is to move") };
/// let best = consider(game.as_ref(), seat, &"greedy".parse::<Spec>().unwrap(), &mut rng);
/// assert!(game.check(&best[0].action).is_ok());
/// ```
pub fn consider(game: &dyn AnyGame, seat: Seat, bot: &Spec, rng: &mut ChaCha8Rng) -> Vec<Candidate<String>> {
    visit(game.id(), Consider { game, seat, bot, rng }).unwrap_or_default()
}

/// Begins to think about the same question, to go on in slices.
///
/// ```
/// use rynek_bots::{Spec, begin, consider};
/// use rynek_kernel::{Turn, series_rng};
///
/// let mut game = rynek_catalog::open("planners", None, &serde_json::json!({})).unwrap();
/// while game.turn() == Turn::Chance {
///     let drawn = game.sample(&mut series_rng(1, 1));
///     game.apply(&drawn).unwrap();
/// }
/// let Turn::Player(seat) = game.turn() else { panic!("a player is to move") };
/// let bot: Spec = "search:50".parse().unwrap();
/// let mut thought = begin(game.as_ref(), seat, &bot, &mut series_rng(1, 0)).unwrap();
/// while !thought.progress().is_done {
///     thought.go_on(7, 0.0);
/// }
/// assert_eq!(thought.candidates(), consider(game.as_ref(), seat, &bot, &mut series_rng(1, 0)));
/// ```
pub fn begin(game: &dyn AnyGame, seat: Seat, bot: &Spec, rng: &mut ChaCha8Rng) -> Option<Box<dyn Thought<String>>> {
    visit(game.id(), Begin(Consider { game, seat, bot, rng }))?
}

/// The longest time that a bot may take for a decision: see [`Spec::allowance`].
pub fn allowance(game: &dyn AnyGame, bot: &Spec) -> Duration {
    visit(game.id(), Allowance { bot, players: game.players() }).unwrap_or_default()
}

struct Allowance<'a> {
    bot: &'a Spec,
    players: usize,
}

impl Visitor for Allowance<'_> {
    type Output = Duration;

    fn visit<G: Game>(self) -> Duration {
        self.bot.allowance::<G>(self.players)
    }
}

struct Consider<'a> {
    game: &'a dyn AnyGame,
    seat: Seat,
    bot: &'a Spec,
    rng: &'a mut ChaCha8Rng,
}

impl Visitor for Consider<'_> {
    type Output = Vec<Candidate<String>>;

    fn visit<G: Game>(self) -> Self::Output {
        let Some(game) = self.game.inside().downcast_ref::<G>() else { return Vec::new() };
        in_notation(self.bot.bot::<G>().consider(&game.known(self.seat), self.seat, self.rng))
    }
}

struct Begin<'a>(Consider<'a>);

impl Visitor for Begin<'_> {
    type Output = Option<Box<dyn Thought<String>>>;

    fn visit<G: Game>(self) -> Self::Output {
        let Consider { game, seat, bot, rng } = self.0;
        let game: &G = game.inside().downcast_ref()?;
        Some(Box::new(InNotation(bot.bot::<G>().begin(&game.known(seat), seat, rng))))
    }
}

/// A thought about actions in notation.
struct InNotation<A>(Box<dyn Thought<A>>);

impl<A: Display> Thought<String> for InNotation<A> {
    fn go_on(&mut self, looks: u64, spent: f64) {
        self.0.go_on(looks, spent);
    }

    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn candidates(&self) -> Vec<Candidate<String>> {
        in_notation(self.0.candidates())
    }
}

fn in_notation<A: Display>(candidates: Vec<Candidate<A>>) -> Vec<Candidate<String>> {
    let written = |Candidate { action, visits, win, points }: Candidate<A>| Candidate {
        action: action.to_string(),
        visits,
        win,
        points,
    };
    candidates.into_iter().map(written).collect()
}
