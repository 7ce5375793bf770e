//! Points and the outcome: what was built and, for a win, the time that is left.

use rynek_kernel::{Breakdown, ScoreLine};
use serde::{Deserialize, Serialize};

use crate::{Engineer, state::Step};

/// With this much time left, a medal is one better.
pub(crate) const TIME_TO_SPARE: u8 = 3;

/// How well a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Medal {
    /// An easy mode.
    Bronze,
    /// A medium mode, or an easy one with time to spare.
    Silver,
    /// A hard mode, or a medium one with time to spare.
    Gold,
}

impl Engineer {
    /// Time left counts only once everything is built (engineer.score.time).
    fn time_points(&self) -> i32 {
        if self.step == Step::Won { self.time.into() } else { 0 }
    }

    /// engineer.score.buildings
    fn building_points(&self) -> i32 {
        self.built_in_all() as i32
    }

    pub(crate) fn points_now(&self) -> i32 {
        self.building_points() + self.time_points()
    }

    /// The medal of a game that is won: by its mode and the time that is left.
    pub fn medal(&self) -> Option<Medal> {
        let steps = self.setup.mode.level() as usize + usize::from(self.time >= TIME_TO_SPARE);
        (self.step == Step::Won).then(|| [Medal::Bronze, Medal::Silver, Medal::Gold][steps.min(2)])
    }

    /// The number of buildings to be built.
    pub(crate) fn to_build(&self) -> usize {
        self.setup.mode.cards().iter().map(|card| self.edition.get().buildings(*card).len()).sum()
    }

    pub(crate) fn breakdown_now(&self) -> Breakdown {
        let to_build = self.to_build() as i32;
        Breakdown::new(vec![
            ScoreLine::new("buildings", self.building_points(), &[("to-build", to_build)]),
            ScoreLine::new("time", self.time_points(), &[("time-left", self.time.into())]),
        ])
    }
}
