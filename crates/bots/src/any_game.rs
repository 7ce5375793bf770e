//! Bots for an [`AnyGame`].

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rynek_catalog::{AnyGame, Visitor, visit};
use rynek_kernel::{Game, Seat};

use crate::{Candidate, Spec};

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
        let candidates = self.bot.bot::<G>().consider(&game.known(self.seat), self.seat, self.rng);
        let in_notation = |Candidate { action, visits, win, points }: Candidate<G::Action>| Candidate {
            action: action.to_string(),
            visits,
            win,
            points,
        };
        candidates.into_iter().map(in_notation).collect()
    }
}
