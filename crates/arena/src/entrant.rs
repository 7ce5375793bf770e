//! The entrants of a contest.

use std::sync::Arc;

use rynek_bots::{Bot, Settings, Spec, settings};
use rynek_kernel::Game;

/// A bot with a name. It can play at any number of tables at the same time.
#[derive(Clone)]
pub struct Entrant<G: Game> {
    name: String,
    fingerprint: String,
    bot: Arc<dyn Bot<G>>,
}

impl<G: Game> Entrant<G> {
    /// A bot of your own. Entrants with equal names count as the same player.
    pub fn new(name: impl Into<String>, bot: impl Bot<G> + 'static) -> Entrant<G> {
        Entrant { name: name.into(), fingerprint: String::new(), bot: Arc::new(bot) }
    }

    /// A bot by its name, with other weights or settings than those that ship.
    pub fn with(spec: &Spec, weights: &G::Weights, settings: &Settings) -> Entrant<G> {
        let fingerprint = spec.fingerprint::<G>(weights, settings);
        Entrant { name: spec.to_string(), fingerprint, bot: spec.bot_with(weights.clone(), settings).into() }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What identifies how it plays: see [`Spec::fingerprint`]. Empty for a bot of your own.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// The bot.
    pub fn bot(&self) -> &Arc<dyn Bot<G>> {
        &self.bot
    }
}

impl<G: Game> From<Spec> for Entrant<G> {
    fn from(spec: Spec) -> Entrant<G> {
        Entrant::with(&spec, G::weights(), &settings::<G>())
    }
}
