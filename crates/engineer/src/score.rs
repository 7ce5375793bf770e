//! Points and the outcome: what was built and, for a win, the time that is left.

use rynek_kernel::{Breakdown, ScoreLine};

use crate::{Engineer, state::Step};

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
