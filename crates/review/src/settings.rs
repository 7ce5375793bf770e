//! How closely the games are looked at. The numbers are data, in `settings.json`.

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;

/// How closely a game is looked at, unless the caller says otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closeness {
    /// How many sampled games each value is the mean of, at the end of the last pass.
    pub samples: u32,
    /// After how many decisions a sampled game is evaluated.
    pub depth: u32,
    /// How many looks are spent on the outcomes of a random draw, with the default number of samples.
    pub outcomes: u32,
    /// How many of the best-ranked actions are compared at a decision, besides those that the bot proposes.
    pub width: usize,
    /// The power to which chances to win are raised so that they are calibrated: see `docs/review.md`.
    pub stretch: f64,
}

/// For a game that has no settings of its own.
const OTHER: Closeness = Closeness { samples: 32, depth: 6, outcomes: 128, width: 8, stretch: 1.0 };

/// The most samples that can be asked for.
pub const MOST_SAMPLES: u32 = 10_000;

static SETTINGS: LazyLock<BTreeMap<String, Closeness>> = LazyLock::new(|| {
    rynek_kernel::json::read_text(include_str!("../settings.json")).expect("settings.json is part of the program")
});

/// How closely a game is looked at by default.
pub fn closeness(game: &str) -> Closeness {
    SETTINGS.get(game).copied().unwrap_or(OTHER)
}

impl Closeness {
    /// The same with another number of samples; the looks for draws grow with it.
    #[must_use]
    pub fn with_samples(self, samples: u32) -> Closeness {
        let samples = samples.clamp(1, MOST_SAMPLES);
        let outcomes = u64::from(self.outcomes) * u64::from(samples) / u64::from(self.samples.max(1));
        Closeness { samples, outcomes: u32::try_from(outcomes).unwrap_or(u32::MAX).max(1), ..self }
    }
}
