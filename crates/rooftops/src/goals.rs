//! The goals of the city council.

use rynek_kernel::{Set, named, piece, serde_as_notation};

/// The number of goals in play.
pub(crate) const GOALS_IN_PLAY: usize = 3;

/// One of the ten goals. The first three are the starting ones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Goal {
    /// A building of each colour.
    EachColour,
    /// A building in each district.
    FiveDistricts,
    /// Five buildings that are connected.
    FiveConnected,
    /// Three buildings in one grey district and two in another.
    GreySplit,
    /// Four brown buildings.
    FourBrown,
    /// Four buildings by the lake.
    FourLake,
    /// Two roofs in each of two buildings.
    DoubleRoofs,
    /// A roof on each of the levels 1 to 4.
    Levels,
    /// Both sides of two borders.
    TwoBorders,
    /// Four buildings in parks.
    FourPark,
}

impl Goal {
    /// All ten, in the order of the cards.
    pub const ALL: [Goal; 10] = [
        Goal::EachColour,
        Goal::FiveDistricts,
        Goal::FiveConnected,
        Goal::GreySplit,
        Goal::FourBrown,
        Goal::FourLake,
        Goal::DoubleRoofs,
        Goal::Levels,
        Goal::TwoBorders,
        Goal::FourPark,
    ];

    /// The three goals for a first game.
    pub const STARTING: [Goal; GOALS_IN_PLAY] = [Goal::EachColour, Goal::FiveDistricts, Goal::FiveConnected];

    /// Every name, in the order of [`Goal::ALL`].
    pub(crate) const NAMES: [&'static str; 10] = [
        "each_color",
        "five_districts",
        "five_connected",
        "grey_3_2",
        "four_brown",
        "four_lake",
        "double_roofs",
        "levels_1_4",
        "two_borders",
        "four_park",
    ];

    /// The number of triples.
    pub(crate) const TRIPLES: u32 = 120;

    /// Every set of three goals.
    pub fn triples() -> impl Iterator<Item = GoalSet> {
        (0..1 << Goal::ALL.len()).map(GoalSet::from_bits).filter(|set| set.len() == GOALS_IN_PLAY)
    }

    /// Its name in JSON, in notation and in the keys of messages.
    pub const fn name(self) -> &'static str {
        Goal::NAMES[self as usize]
    }
}

named!(Goal, "each_color | five_districts | ...");

serde_as_notation!(Goal);

piece!(Goal, 10, goal => goal as u8, place => Goal::ALL[usize::from(place)]);

/// A set of goals.
pub type GoalSet = Set<Goal, u16>;
