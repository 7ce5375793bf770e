//! The entrants of a contest.

use std::sync::Arc;

use rynek_bots::{Bot, Spec};
use rynek_kernel::Game;

/// A bot with a name. It can play at any number of tables at the same time.
#[derive(Clone)]
pub struct Entrant<G: Game> {
    name: String,
    bot: Arc<dyn Bot<G>>,
}

impl<G: Game> Entrant<G> {
    /// A bot of your own. Entrants with equal names count as the same player.
    pub fn new(name: impl Into<String>, bot: impl Bot<G> + 'static) -> Entrant<G> {
        Entrant { name: name.into(), bot: Arc::new(bot) }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The bot.
    pub fn bot(&self) -> &Arc<dyn Bot<G>> {
        &self.bot
    }
}

impl<G: Game> From<Spec> for Entrant<G> {
    fn from(spec: Spec) -> Entrant<G> {
        Entrant { name: spec.to_string(), bot: spec.bot().into() }
    }
}
