//! Bots by name.

use std::{any::Any, fmt, str::FromStr, time::Duration};

use rynek_catalog::{Visitor, visit};
use rynek_kernel::Game;

use crate::{Baseline, Bot, Budget, Expectimax, ExpectimaxSettings, Greedy, Random, Search, Settings, Style, settings};

/// The names of all bots, from the weakest to the strongest.
pub const NAMES: [&str; 9] =
    ["random", "novice", "casual", "baseline", "greedy", "search", "expectimax", "strong", "master"];

/// The time allowed for ranking all actions once.
const FIRST_LOOK: Duration = Duration::from_millis(20);

/// A bot by name, and a budget if it is given: `strong`, `search:400`, `search:100ms`, `master:2s`.
///
/// ```
/// use rynek_bots::Spec;
/// let spec: Spec = "search:100ms".parse().unwrap();
/// assert_eq!(spec.to_string(), "search:100ms");
/// assert!("oracle".parse::<Spec>().is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    name: &'static str,
    budget: Budget,
}

/// There is no bot with this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot {given:?}: known are {known}, and with a budget, search:400 or search:100ms", known = NAMES.join(", "))]
pub struct UnknownBot {
    /// What was given.
    pub given: String,
}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Spec, UnknownBot> {
        let unknown = || UnknownBot { given: text.to_owned() };
        let (name, budget) = text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let name = NAMES.into_iter().find(|known| *known == name).ok_or_else(unknown)?;
        let budget = budget.map_or(Some(Budget::default()), budget_from).ok_or_else(unknown)?;
        Ok(Spec { name, budget })
    }
}

fn budget_from(text: &str) -> Option<Budget> {
    let millis = |text: &str| text.parse().ok().filter(|millis| *millis > 0).map(Duration::from_millis);
    if let Some(text) = text.strip_suffix("ms") {
        return millis(text).map(Budget::time);
    }
    if let Some(text) = text.strip_suffix('s') {
        return millis(&format!("{text}000")).map(Budget::time);
    }
    text.parse().ok().filter(|iterations| *iterations > 0).map(Budget::iterations)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)?;
        match (self.budget.iterations, self.budget.time) {
            (Some(iterations), _) => write!(f, ":{iterations}"),
            (None, Some(time)) => write!(f, ":{}ms", time.as_millis()),
            (None, None) => Ok(()),
        }
    }
}

impl Spec {
    /// The name without a budget.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The budget that was given. If it is empty, the settings decide.
    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// The same bot with another budget.
    pub fn with_budget(mut self, budget: Budget) -> Spec {
        self.budget = budget;
        self
    }

    /// A bot for a game of the catalog.
    ///
    /// # Panics
    /// If the game is not in the catalog: see [`Spec::build`].
    pub fn bot<G: Game>(&self) -> Box<dyn Bot<G>> {
        self.bot_with(G::weights().clone(), &settings::<G>())
    }

    /// A bot for a game of the catalog, with other weights or settings than those that ship.
    ///
    /// # Panics
    /// If the game is not in the catalog: see [`Spec::build`].
    pub fn bot_with<G: Game>(&self, weights: G::Weights, settings: &Settings) -> Box<dyn Bot<G>> {
        let build = builder::<G>().unwrap_or_else(|| panic!("{} is not in the catalog", G::ID));
        build(self, weights, settings)
    }

    /// A bot for any game. The search is compiled for the game in the crate that calls this, which takes long; for the
    /// games of the catalog [`Spec::bot_with`] has it ready.
    pub fn build<G: Game>(&self, weights: G::Weights, settings: &Settings) -> Box<dyn Bot<G>> {
        let budget = self.budget.clone();
        match self.style(settings) {
            None if self.name == "random" => Box::new(Random),
            None => Box::new(Baseline),
            Some(Style::Greedy { noise }) => Box::new(Greedy::<G>::new(weights, noise).within(budget)),
            Some(Style::Search { iterations, rollout, crowd, most }) => {
                let settings = settings.search.in_style(iterations, rollout, crowd, most);
                Box::new(Search::<G>::new(weights, settings, budget))
            }
            Some(Style::Expectimax { width, finalists }) => {
                let settings = ExpectimaxSettings { width, finalists, ..settings.expectimax.clone() };
                Box::new(Expectimax::<G>::new(weights, settings, budget))
            }
        }
    }

    /// How it plays; `None` for a bot without settings.
    fn style(&self, settings: &Settings) -> Option<Style> {
        let (levels, iterations) = (&settings.levels, settings.search.iterations);
        let ExpectimaxSettings { width, finalists, .. } = settings.expectimax;
        Some(match self.name {
            "random" | "baseline" => return None,
            "greedy" => Style::Greedy { noise: 0.0 },
            "search" => Style::Search { iterations, rollout: None, crowd: None, most: None },
            "expectimax" => Style::Expectimax { width, finalists },
            "novice" => levels.novice.clone(),
            "casual" => levels.casual.clone(),
            "strong" => levels.strong.clone(),
            _ => levels.master.clone(),
        })
    }

    /// The longest time for a decision with this many players. An idle machine needs less, so the limit matters on a
    /// busy one only.
    pub fn allowance<G: Game>(&self, players: usize) -> Duration {
        let settings = settings::<G>();
        let (search, looks) = match self.style(&settings) {
            None | Some(Style::Greedy { .. }) => return FIRST_LOOK,
            Some(Style::Search { iterations, rollout, crowd, most }) => {
                let search = settings.search.in_style(iterations, rollout, crowd, most).at_a_table_of(players);
                let looks = search.iterations;
                (search, looks)
            }
            Some(Style::Expectimax { .. }) => (settings.search, settings.expectimax.positions),
        };
        let named =
            self.budget.iterations.map(|looks| search.time_for(looks)).into_iter().chain(self.budget.time).min();
        FIRST_LOOK.saturating_add(named.unwrap_or_else(|| search.time_for(looks)))
    }
}

/// Builds a bot of a game: see [`Spec::build`].
pub type Builder<G> = fn(&Spec, <G as Game>::Weights, &Settings) -> Box<dyn Bot<G>>;

/// The builder of a game, if the game is in the catalog.
fn builder<G: Game>() -> Option<Builder<G>> {
    compiled(G::ID)?.downcast_ref().copied()
}

/// The [`Builder`] of the game with this id. As no type parameter says for which game, the search is compiled here, once
/// for each game of the catalog, and not again in every crate that asks for a bot.
#[inline(never)]
fn compiled(id: &str) -> Option<Box<dyn Any>> {
    visit(id, Compiled)
}

struct Compiled;

impl Visitor for Compiled {
    type Output = Box<dyn Any>;

    fn visit<G: Game>(self) -> Box<dyn Any> {
        Box::new(Spec::build::<G> as Builder<G>)
    }
}
