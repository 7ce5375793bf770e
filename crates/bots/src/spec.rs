//! Bots by name.

use std::{any::Any, fmt, str::FromStr, time::Duration};

use rynek_catalog::{Visitor, visit};
use rynek_kernel::Game;

use crate::{
    Baseline, Bot, Budget, Errors, Expectimax, ExpectimaxSettings, Greedy, LEVELS, Lookahead, Random, Search, Settings,
    Style, behaviour, characters::Characters, settings, temper,
};

/// The ways to play that have names of their own, from the weakest to the strongest.
const METHODS: [&str; 5] = ["random", "baseline", "greedy", "search", "expectimax"];

/// The names of all bots: ways to play, then the levels.
pub const NAMES: [&str; METHODS.len() + LEVELS.len()] = {
    let mut names = [""; METHODS.len() + LEVELS.len()];
    let mut n = 0;
    while n < names.len() {
        names[n] = if n < METHODS.len() { METHODS[n] } else { LEVELS[n - METHODS.len()] };
        n += 1;
    }
    names
};

/// The looks for each choice that belongs to a fingerprint.
const TRIED: u64 = 10;
/// The same for a search through a turn, whose looks are single positions.
const TRIED_IN_TURN: u64 = 300;

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
        let Some(Style { think, overlook, lean }) = self.style(settings) else {
            return if self.name == "random" { Box::new(Random) } else { Box::new(Baseline) };
        };
        let characters = Characters::leaning(weights, &settings.characters, lean);
        match think {
            Lookahead::Greedy(errors) => Box::new(Greedy::<G>::erring(characters, errors, overlook).within(budget)),
            Lookahead::Search { iterations, rollout, crowd, most } => {
                let settings = settings.search.in_style(iterations, rollout, crowd, most);
                Box::new(Search::<G>::erring(characters, settings, overlook, budget))
            }
            Lookahead::Expectimax { width, finalists } => {
                let settings = ExpectimaxSettings { width, finalists, ..settings.expectimax.clone() };
                Box::new(Expectimax::<G>::erring(characters, settings, overlook, budget))
            }
        }
    }

    /// A hash of all that decides how it plays: its style, its budget, the weights, the settings that its style uses, and
    /// what it chooses in fixed positions after a few looks, which tells when the code has changed. The name is not part
    /// of it.
    ///
    /// # Panics
    /// If the game is not in the catalog: see [`Spec::build`].
    pub fn fingerprint<G: Game>(&self, weights: &G::Weights, settings: &Settings) -> String {
        let Some(style) = self.style(settings) else { return self.name.to_owned() };
        let tastes = (style.lean > 0.0).then_some(&settings.characters);
        let method = match style.think {
            Lookahead::Greedy(_) => None,
            Lookahead::Search { .. } => serde_json::to_string(&settings.search).ok(),
            Lookahead::Expectimax { .. } => serde_json::to_string(&settings.expectimax).ok(),
        };
        let looks = if matches!(style.think, Lookahead::Expectimax { .. }) { TRIED_IN_TURN } else { TRIED };
        let tried = self.clone().with_budget(Budget::iterations(looks)).bot_with::<G>(weights.clone(), settings);
        let choices = behaviour(&*tried);
        let budget = self.to_string().split_off(self.name.len());
        let all = serde_json::to_string(&(G::ID, budget, style, weights, tastes, method, choices));
        temper::hash(&all.expect("settings are plain data"))
    }

    /// How it plays; `None` for a bot without settings.
    fn style(&self, settings: &Settings) -> Option<Style> {
        let ExpectimaxSettings { width, finalists, .. } = settings.expectimax;
        match self.name {
            "greedy" => Some(Style::sober(Lookahead::Greedy(Errors::default()))),
            "search" => Some(Style::searching(settings.search.iterations)),
            "expectimax" => Some(Style::sober(Lookahead::Expectimax { width, finalists })),
            level => settings.levels.style(level).cloned(),
        }
    }

    /// The longest time for a decision with this many players. An idle machine needs less, so the limit matters on a
    /// busy one only.
    pub fn allowance<G: Game>(&self, players: usize) -> Duration {
        let settings = settings::<G>();
        let (search, looks) = match self.style(&settings).map(|style| style.think) {
            None | Some(Lookahead::Greedy(_)) => return FIRST_LOOK,
            Some(Lookahead::Search { iterations, rollout, crowd, most }) => {
                let search = settings.search.in_style(iterations, rollout, crowd, most).at_a_table_of(players);
                let looks = search.iterations;
                (search, looks)
            }
            Some(Lookahead::Expectimax { .. }) => (settings.search, settings.expectimax.positions),
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
