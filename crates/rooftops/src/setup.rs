//! Table options.

use arrayvec::ArrayVec;
use rynek_kernel::{Illegal, NotationError, OptionKind, OptionSpec, json::Value, order, serde_as_notation};
use serde::{Deserialize, Serialize};

use crate::{Goal, goals::GOALS_IN_PLAY};

/// The cards of the market, each of which decides the colour of a starting floor.
pub(crate) const START_CARDS: usize = 3;

/// How many starting floors there may be (rooftops.start.advanced).
pub(crate) const fn most_start_floors(players: u8) -> u8 {
    if players > 3 { 5 } else { 7 }
}

/// How many streets apart drawn starting sites are (rooftops.start.random, rooftops.start.random-seven).
pub(crate) const fn distance_between_starts(floors: u8) -> u8 {
    if floors > 6 { 2 } else { 3 }
}

/// Where the starting floors go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum StartSites {
    /// The first player chooses (rooftops.start.order).
    #[default]
    Chosen,
    /// At random (rooftops.start.random).
    Random,
}

/// The first goal, or three goals at random.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FirstGoal {
    /// This goal.
    Chosen(Goal),
    /// Three goals at random (rooftops.setup.random-goals).
    Random,
}

impl std::fmt::Display for FirstGoal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            FirstGoal::Chosen(goal) => goal.fmt(f),
            FirstGoal::Random => f.write_str("random"),
        }
    }
}

impl std::str::FromStr for FirstGoal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<FirstGoal, NotationError> {
        if text == "random" { Ok(FirstGoal::Random) } else { text.parse().map(FirstGoal::Chosen) }
    }
}

serde_as_notation!(FirstGoal);

/// What the two sides of a border are (rooftops.goal.two-borders, rooftops.goal.borders-by-district).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum BorderSides {
    /// The two ends of one street that crosses it.
    #[default]
    Street,
    /// The two districts that it separates.
    District,
}

/// The millions that the second of two players gets for the seat (rooftops.score.compensation). With three, two strong bots
/// win about equally often: docs/fairness.md.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
pub enum Compensation {
    /// None.
    #[default]
    #[serde(rename = "none")]
    None,
    /// Two million.
    #[serde(rename = "2")]
    Two,
    /// Three million.
    #[serde(rename = "3")]
    Three,
    /// Four million.
    #[serde(rename = "4")]
    Four,
}

impl Compensation {
    const NAMES: [&str; 4] = ["none", "2", "3", "4"];

    /// The amount.
    pub const fn millions(self) -> i32 {
        [0, 2, 3, 4][self as usize]
    }
}

/// The choices made before a game.
///
/// The three goals are named in the order of the cards, so that three goals can be chosen in one way only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2, 3 or 4.
    pub players: u8,
    /// The number of floors in the city at the start: 3, or more for an advanced start.
    pub start_floors: u8,
    /// Where they go.
    pub start_sites: StartSites,
    /// The first goal, or all three at random.
    pub goal_1: FirstGoal,
    /// The second goal.
    pub goal_2: Goal,
    /// The third goal.
    pub goal_3: Goal,
    /// What the two sides of a border are.
    pub border_sides: BorderSides,
    /// Whether floors are put back after extra turns only (rooftops.limit.after-extra).
    pub limit_after_extra: bool,
    /// Whether everyone has the same number of turns (rooftops.end.equal-turns).
    pub equal_turns: bool,
    /// What the second of two players gets for the seat.
    pub compensation: Compensation,
}

impl Default for Setup {
    fn default() -> Setup {
        let [one, two, three] = Goal::STARTING;
        Setup {
            players: 2,
            start_floors: START_CARDS as u8,
            start_sites: StartSites::default(),
            goal_1: FirstGoal::Chosen(one),
            goal_2: two,
            goal_3: three,
            border_sides: BorderSides::default(),
            limit_after_extra: false,
            equal_turns: false,
            compensation: Compensation::None,
        }
    }
}

impl Setup {
    /// These three goals, whatever their order.
    ///
    /// ```
    /// use rynek_rooftops::{Goal, Setup};
    /// let setup = Setup::default().with_goals([Goal::FourPark, Goal::FourLake, Goal::EachColour]);
    /// assert_eq!((setup.goal_2, setup.goal_3), (Goal::FourLake, Goal::FourPark));
    /// ```
    pub fn with_goals(self, mut goals: [Goal; GOALS_IN_PLAY]) -> Setup {
        order::sort_by(&mut goals, Goal::cmp);
        let [one, two, three] = goals;
        Setup { goal_1: FirstGoal::Chosen(one), goal_2: two, goal_3: three, ..self }
    }

    /// Three goals at random.
    pub fn with_random_goals(self) -> Setup {
        let usual = Setup::default();
        Setup { goal_1: FirstGoal::Random, goal_2: usual.goal_2, goal_3: usual.goal_3, ..self }
    }

    /// The chosen goals; none if they are drawn at random.
    pub fn goals(&self) -> ArrayVec<Goal, GOALS_IN_PLAY> {
        match self.goal_1 {
            FirstGoal::Chosen(one) => ArrayVec::from([one, self.goal_2, self.goal_3]),
            FirstGoal::Random => ArrayVec::new(),
        }
    }
}

/// The goals that can be named first, second and third.
const FIRST: &[&str] = {
    let [a, b, c, d, e, f, g, h, _, _] = Goal::NAMES;
    &[a, b, c, d, e, f, g, h, "random"]
};
const SECOND: &[&str] = {
    let [_, b, c, d, e, f, g, h, i, _] = Goal::NAMES;
    &[b, c, d, e, f, g, h, i]
};
const THIRD: &[&str] = {
    let [_, _, c, d, e, f, g, h, i, j] = Goal::NAMES;
    &[c, d, e, f, g, h, i, j]
};

impl rynek_kernel::Setup for Setup {
    fn options() -> &'static [OptionSpec] {
        use OptionKind::{Choice, Count, Switch};
        const {
            &[
                OptionSpec { name: "players", kind: Count { min: 2, max: 4 } },
                OptionSpec { name: "start_floors", kind: Count { min: 3, max: 7 } },
                OptionSpec { name: "start_sites", kind: Choice(&["chosen", "random"]) },
                OptionSpec { name: "goal_1", kind: Choice(FIRST) },
                OptionSpec { name: "goal_2", kind: Choice(SECOND) },
                OptionSpec { name: "goal_3", kind: Choice(THIRD) },
                OptionSpec { name: "border_sides", kind: Choice(&["street", "district"]) },
                OptionSpec { name: "limit_after_extra", kind: Switch },
                OptionSpec { name: "equal_turns", kind: Switch },
                OptionSpec { name: "compensation", kind: Choice(&Compensation::NAMES) },
            ]
        }
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    /// The compensation could only be switched on or off before, and was four million.
    fn renewed(name: &str, former: &Value) -> Option<Value> {
        let was_on = former.as_bool().filter(|_| name == "compensation")?;
        let now = if was_on { Compensation::Four } else { Compensation::None };
        Some(Compensation::NAMES[now as usize].into())
    }

    fn check(&self) -> Result<(), Illegal> {
        let most = most_start_floors(self.players);
        if !(START_CARDS as u8..=most).contains(&self.start_floors) {
            let refusal = Illegal::new("rooftops.start.advanced").with("floors", self.start_floors);
            return Err(refusal.with("players", self.players).with("most", most));
        }
        if self.compensation != Compensation::None && self.players != 2 {
            return Err(Illegal::new("rooftops.setup.compensation").with("players", self.players));
        }
        match self.goal_1 {
            // The other goals would be ignored, so they must be the defaults.
            FirstGoal::Random if *self == self.with_random_goals() => Ok(()),
            FirstGoal::Random => Err(Illegal::new("rooftops.option.random-goals")),
            FirstGoal::Chosen(one) if one < self.goal_2 && self.goal_2 < self.goal_3 => Ok(()),
            FirstGoal::Chosen(_) => Err(Illegal::new("rooftops.option.goals")),
        }
    }
}
