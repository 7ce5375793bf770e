//! Goals reached, and points: machines, cone and tokens, in millions.

use rynek_kernel::{Game, Outcome, Seat};

use crate::{
    BorderSides, Colour, District, Goal, Rooftops,
    city::City,
    map::{Map, SiteSet},
    state::Developer,
};

impl Rooftops {
    /// Where a player's cone is, or would be put now (rooftops.cone.count, rooftops.cone.most).
    pub(crate) fn cone_space(&self, seat: Seat) -> u8 {
        let now = self.visible_roofs(seat).min(self.edition.get().cone_spaces());
        self.developer(seat).cone.unwrap_or(now)
    }

    /// The millions of one machine (rooftops.score.machines).
    pub(crate) fn machine_points(&self, seat: Seat, colour: Colour) -> i32 {
        self.edition.get().track_value(self.track(seat, colour))
    }

    pub(crate) fn token_points(&self, seat: Seat) -> i32 {
        self.developer(seat).tokens.iter().map(|token| i32::from(*token)).sum()
    }

    /// The millions for the second seat, if the table compensates for it (rooftops.score.compensation).
    pub(crate) fn compensation(&self, seat: Seat) -> i32 {
        if seat.index() == 1 { self.setup.compensation.millions() } else { 0 }
    }

    /// rooftops.score.winner, rooftops.score.tie
    pub(crate) fn final_outcome(&self) -> Outcome {
        let seats = Seat::all(self.developers.len());
        Outcome::ranked(seats.map(|seat| (self.points(seat), i32::from(self.stock(seat).total()))))
    }
}

/// The levels that [`Goal::Levels`] requires, one bit each.
const FOUR_LEVELS: u8 = 0b1111;

/// Whether a developer has reached a goal.
pub(crate) fn reached(goal: Goal, map: &Map, city: &City, developer: &Developer, sides: BorderSides) -> bool {
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
        Goal::TwoBorders => holds_two_borders(present, map, sides),
        // rooftops.goal.four-park
        Goal::FourPark => count(map.park) >= 4,
    }
}

/// How much of a goal a developer has, and how much it requires. Both are equal once it is reached. Players are shown
/// this; [`reached`] is faster, for playouts.
pub(crate) fn progress(goal: Goal, map: &Map, city: &City, developer: &Developer, sides: BorderSides) -> (u8, u8) {
    let present = developer.present;
    let count = |sites: SiteSet| present.and(sites).len();
    let touched = |sites: &SiteSet| count(*sites) > 0;
    let (have, need) = match goal {
        Goal::EachColour => {
            (Colour::ALL.map(|colour| city.of_colour(colour)).iter().filter(|of| touched(of)).count(), 4)
        }
        Goal::FiveDistricts => (map.districts.iter().filter(|district| touched(district)).count(), 5),
        Goal::FiveConnected => {
            (present.iter().map(|place| map.joined(SiteSet::of(place), present).len()).max().unwrap_or(0), 5)
        }
        Goal::GreySplit => (split(map.grey.iter().map(|district| count(map.districts[district.index()]))), 5),
        Goal::FourBrown => (count(city.of_colour(Colour::Brown)), 4),
        Goal::FourLake => (count(map.lake), 4),
        Goal::DoubleRoofs => (developer.doubled.len(), 2),
        Goal::Levels => ((developer.levels & FOUR_LEVELS).count_ones() as usize, 4),
        Goal::TwoBorders if holds_two_borders(present, map, sides) => (2, 2),
        Goal::TwoBorders => (holds_border(present, map, sides).into(), 2),
        Goal::FourPark => (count(map.park), 4),
    };
    (have.min(need) as u8, need as u8)
}

/// rooftops.goal.five-connected: whether this many of these sites are connected by streets.
fn has_connected(sites: SiteSet, map: &Map, need: usize) -> bool {
    let mut left = sites;
    while left.len() >= need {
        let group = map.joined(left.first(), sites);
        if group.len() >= need {
            return true;
        }
        left = left.except(group);
    }
    false
}

/// rooftops.goal.grey-split: three in one grey district and two in another.
fn is_split(counts: impl Iterator<Item = usize>) -> bool {
    split(counts) == 5
}

/// How many of those five there are.
fn split(counts: impl Iterator<Item = usize>) -> usize {
    let (mut most, mut second) = (0, 0);
    for count in counts {
        second = second.max(count.min(most));
        most = most.max(count);
    }
    most.min(3) + second.min(2)
}

/// Both sides of two different borders, four buildings in all.
fn holds_two_borders(present: SiteSet, map: &Map, sides: BorderSides) -> bool {
    match sides {
        // rooftops.goal.two-borders: both ends of two streets.
        BorderSides::Street => map.border_pairs.iter().any(|four| four.except(present).is_empty()),
        // rooftops.goal.borders-by-district: a district at both borders needs two buildings.
        BorderSides::District => map.border_quotas.iter().any(|quota| map.shortfall(quota, present) == 0),
    }
}

/// Both sides of one border.
fn holds_border(present: SiteSet, map: &Map, sides: BorderSides) -> bool {
    let touched = |district: District| !map.districts[district.index()].and(present).is_empty();
    map.crossings.iter().any(|crossing| match sides {
        BorderSides::Street => crossing.ends.except(present).is_empty(),
        BorderSides::District => touched(crossing.border.0) && touched(crossing.border.1),
    })
}
