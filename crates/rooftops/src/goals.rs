//! The goals of the city council, and whether a developer has reached them.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, serde_as_notation};

use crate::{
    Colour,
    city::City,
    map::{Map, SiteSet},
    state::Developer,
};

/// How many goals are in play.
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

    /// Its name in JSON, in notation and in the keys of messages.
    pub const fn name(self) -> &'static str {
        Goal::NAMES[self as usize]
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Goal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Goal, NotationError> {
        let known = Goal::ALL.into_iter().find(|goal| goal.name() == text);
        known.ok_or_else(|| NotationError::new(text, "each_color | five_districts | ..."))
    }
}

serde_as_notation!(Goal);

/// A set of goals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct GoalSet(u16);

impl GoalSet {
    /// Whether a goal is in it.
    pub const fn has(self, goal: Goal) -> bool {
        self.0 >> goal as u16 & 1 == 1
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All of them, in the order of the cards.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Goal> {
        Goal::ALL.into_iter().filter(move |goal| self.has(*goal))
    }

    /// Every three of the ten.
    pub fn triples() -> impl Iterator<Item = GoalSet> {
        (0..1 << Goal::ALL.len()).map(GoalSet).filter(|set| set.len() == GOALS_IN_PLAY)
    }

    /// How many triples there are.
    pub(crate) const TRIPLES: u32 = 120;
}

impl FromIterator<Goal> for GoalSet {
    fn from_iter<I: IntoIterator<Item = Goal>>(goals: I) -> GoalSet {
        GoalSet(goals.into_iter().fold(0, |set, goal| set | 1 << goal as u16))
    }
}

impl fmt::Display for GoalSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, goal) in self.iter().enumerate() {
            write!(f, "{}{goal}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for GoalSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GoalSet({self})")
    }
}

/// The levels that [`Goal::Levels`] asks for, one bit each.
const FOUR_LEVELS: u8 = 0b1111;

/// Whether a developer has reached a goal.
pub(crate) fn reached(goal: Goal, map: &Map, city: &City, developer: &Developer) -> bool {
    let present = developer.present;
    let count = |sites: SiteSet| present.and(sites).len();
    match goal {
        // rooftops.goal.each-colour
        Goal::EachColour => Colour::ALL.into_iter().all(|colour| count(city.of_colour(colour)) > 0),
        // rooftops.goal.five-districts
        Goal::FiveDistricts => map.districts.iter().all(|district| count(*district) > 0),
        Goal::FiveConnected => has_connected(present, map, 5),
        Goal::GreySplit => is_split(map.grey.iter().map(|district| count(map.districts[district.index()]))),
        // rooftops.goal.four-brown
        Goal::FourBrown => count(city.of_colour(Colour::Brown)) >= 4,
        // rooftops.goal.four-lake
        Goal::FourLake => count(map.lake) >= 4,
        // rooftops.goal.double-roofs
        Goal::DoubleRoofs => developer.doubled.len() >= 2,
        // rooftops.goal.levels
        Goal::Levels => developer.levels & FOUR_LEVELS == FOUR_LEVELS,
        Goal::TwoBorders => holds_two_borders(present, map),
        // rooftops.goal.four-park
        Goal::FourPark => count(map.park) >= 4,
    }
}

/// rooftops.goal.five-connected: whether so many of these sites hang together by streets.
fn has_connected(sites: SiteSet, map: &Map, need: u32) -> bool {
    let mut left = sites;
    while left.len() >= need {
        let group = map.joined(left.first(), sites);
        if group.len() >= need {
            return true;
        }
        left = left.without(group);
    }
    false
}

/// rooftops.goal.grey-split: three in one grey district and two in another.
fn is_split(counts: impl Iterator<Item = u32>) -> bool {
    let (mut most, mut second) = (0, 0);
    for count in counts {
        second = second.max(count.min(most));
        most = most.max(count);
    }
    most >= 3 && second >= 2
}

/// rooftops.goal.two-borders: both ends of two streets over different borders, four buildings in all.
fn holds_two_borders(present: SiteSet, map: &Map) -> bool {
    map.border_pairs.iter().any(|four| four.without(present).is_empty())
}
