//! How far a developer is from a goal, and which roofs lead there.

use arrayvec::ArrayVec;

use crate::{
    BorderSides, Colour, Goal, Map,
    city::City,
    map::{Quota, SiteIndex, SiteSet},
    state::Developer,
};

/// The most roofs that a goal can lack.
pub(crate) const MOST_LACKING: usize = 5;

/// Where roofs can still be placed.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    /// Empty sites next to a tower that leave a colour to build in.
    pub(crate) frontier: SiteSet,
    /// Empty sites that leave a colour to build in, next to a tower or not.
    pub(crate) empty: SiteSet,
    /// Towers that can still grow.
    pub(crate) growing: SiteSet,
}

impl Ground {
    pub(crate) fn of(map: &Map, city: &City) -> Ground {
        let built = city.built();
        // If all four colours are around a site, none is left for it: it stays empty.
        let blocked = city.frontier().iter().filter(|place| city.owed(*place).has_every_colour());
        let blocked = blocked.fold(SiteSet::NONE, |blocked, place| blocked.with(place));
        let frontier = city.frontier().except(blocked);
        let growing = map.beside(frontier).and(built);
        Ground { frontier, empty: map.all().except(built).except(blocked), growing }
    }

    /// Where a roof can still be placed, now or later.
    fn usable(&self) -> SiteSet {
        self.empty.or(self.growing)
    }
}

/// What a developer still lacks for a goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    /// The number of roofs; `None` if the goal is out of reach.
    pub(crate) lacking: Option<usize>,
    /// The sites where a roof brings the goal closer.
    pub(crate) sites: SiteSet,
    /// The colours in which a new tower on such a site brings the goal closer, a bit for each.
    founding: u8,
}

const ANY_COLOUR: u8 = 0b1111;

impl Aim {
    const OUT_OF_REACH: Aim = Aim { lacking: None, sites: SiteSet::NONE, founding: 0 };
    const REACHED: Aim = Aim { lacking: Some(0), sites: SiteSet::NONE, founding: ANY_COLOUR };

    /// This many roofs on these sites. The goal is out of reach if too few of them can still get one.
    fn roofs_on(sites: SiteSet, lacking: usize, ground: &Ground) -> Aim {
        let usable = sites.and(ground.usable());
        if usable.len() < lacking {
            return Aim::OUT_OF_REACH;
        }
        Aim { lacking: Some(lacking), sites: usable, founding: ANY_COLOUR }
    }

    /// Whether a new tower of a colour on a site brings the goal closer.
    #[inline]
    pub(crate) fn founds(&self, place: SiteIndex, colour: Colour) -> bool {
        self.sites.has(place) && self.founding >> colour as u8 & 1 == 1
    }
}

/// What a developer lacks for a goal not yet reached.
pub(crate) fn aim(
    goal: Goal,
    map: &Map,
    city: &City,
    ground: &Ground,
    developer: &Developer,
    sides: BorderSides,
) -> Aim {
    let present = developer.present;
    let count = |sites: SiteSet| present.and(sites).len();
    let four_of = |sites: SiteSet| Aim::roofs_on(sites.except(present), 4 - count(sites).min(4), ground);
    match goal {
        Goal::EachColour => each_colour(city, ground, present),
        Goal::FiveDistricts => five_districts(map, ground, present),
        Goal::FiveConnected => five_connected(map, ground, present),
        Goal::GreySplit => grey_split(map, ground, present),
        Goal::FourBrown => four_brown(map, city, ground, present),
        Goal::FourLake => four_of(map.lake),
        Goal::DoubleRoofs => double_roofs(ground, developer),
        Goal::Levels => levels(city, ground, developer),
        Goal::TwoBorders => match sides {
            BorderSides::Street => nearest_of(map.border_pairs.iter().map(|four| all_ends(*four, ground, present))),
            BorderSides::District => {
                nearest_of(map.border_quotas.iter().map(|quota| filled(quota, map, ground, present)))
            }
        },
        Goal::FourPark => four_of(map.park),
    }
}

fn each_colour(city: &City, ground: &Ground, present: SiteSet) -> Aim {
    let missing = Colour::ALL.into_iter().filter(|colour| present.and(city.of_colour(*colour)).is_empty());
    let mut aim = Aim { lacking: Some(0), sites: ground.empty, founding: 0 };
    let mut lacking = 0;
    for colour in missing {
        lacking += 1;
        aim.founding |= 1 << colour as u8;
        aim.sites = aim.sites.or(city.of_colour(colour).and(ground.growing));
    }
    aim.lacking = Some(lacking);
    aim
}

fn four_brown(map: &Map, city: &City, ground: &Ground, present: SiteSet) -> Aim {
    let brown = city.of_colour(Colour::Brown);
    let lacking = 4 - present.and(brown).len().min(4);
    let plots = ground.empty.except(map.beside(brown));
    let sites = brown.except(present).and(ground.growing).or(plots);
    Aim { founding: 1 << Colour::Brown as u8, ..Aim::roofs_on(sites, lacking, ground) }
}

fn five_districts(map: &Map, ground: &Ground, present: SiteSet) -> Aim {
    let usable = ground.usable();
    let mut aim = Aim::REACHED;
    let mut lacking = 0;
    for district in map.districts.iter().filter(|district| present.and(**district).is_empty()) {
        if district.and(usable).is_empty() {
            return Aim::OUT_OF_REACH;
        }
        lacking += 1;
        aim.sites = aim.sites.or(district.and(usable));
    }
    aim.lacking = Some(lacking);
    aim
}

/// The next roof is the one that joins the most; each later roof adds one building.
fn five_connected(map: &Map, ground: &Ground, present: SiteSet) -> Aim {
    let groups = groups(map, present);
    if groups.iter().any(|group| group.len() >= 5) {
        return Aim::REACHED;
    }
    let beside = map.beside(present).except(present).and(ground.usable());
    // If no group can grow, a new one has to begin.
    let candidates = if beside.is_empty() { ground.usable() } else { beside };
    let (mut most, mut sites) = (0, SiteSet::NONE);
    for place in candidates.iter() {
        let joined = groups.iter().filter(|group| !group.and(map.near[place]).is_empty());
        let joined = 1 + joined.map(|group| group.len()).sum::<usize>();
        if joined > most {
            (most, sites) = (joined, SiteSet::NONE);
        }
        if joined == most {
            sites = sites.with(place);
        }
    }
    if most == 0 {
        return Aim::OUT_OF_REACH;
    }
    Aim { lacking: Some(1 + 5_usize.saturating_sub(most)), sites, founding: ANY_COLOUR }
}

/// The connected groups of these sites.
fn groups(map: &Map, sites: SiteSet) -> ArrayVec<SiteSet, { crate::map::MOST_SITES }> {
    let mut groups = ArrayVec::new();
    let mut left = sites;
    while !left.is_empty() {
        let group = map.joined(left.first(), sites);
        left = left.except(group);
        groups.push(group);
    }
    groups
}

fn grey_split(map: &Map, ground: &Ground, present: SiteSet) -> Aim {
    let usable = ground.usable();
    let mut nearest = Aim::OUT_OF_REACH;
    for one in &map.grey {
        for other in map.grey.iter().filter(|other| *other != one) {
            let mut aim = Aim::REACHED;
            for (district, need) in [(one, 3), (other, 2)] {
                let district = map.districts[district.index()];
                let lacking = need - present.and(district).len().min(need);
                let free = district.except(present).and(usable);
                aim.lacking = aim.lacking.filter(|_| free.len() >= lacking).map(|sum| sum + lacking);
                aim.sites = if lacking > 0 { aim.sites.or(free) } else { aim.sites };
            }
            if aim.lacking.is_some_and(|lacking| nearest.lacking.is_none_or(|least| lacking < least)) {
                nearest = aim;
            }
        }
    }
    nearest
}

fn double_roofs(ground: &Ground, developer: &Developer) -> Aim {
    let wanted = 2 - developer.doubled.len().min(2);
    if wanted == 0 {
        return Aim::REACHED;
    }
    let single = developer.present.except(developer.doubled).and(ground.growing);
    let fresh = wanted.saturating_sub(single.len());
    let sites = if fresh == 0 { single } else { single.or(ground.usable()) };
    if sites.is_empty() {
        return Aim::OUT_OF_REACH;
    }
    Aim { lacking: Some(wanted + fresh), sites, founding: ANY_COLOUR }
}

fn levels(city: &City, ground: &Ground, developer: &Developer) -> Aim {
    let missing = !developer.levels & 0b1111;
    let fits = |place: &SiteIndex| missing >> city.tower(*place).height & 1 == 1;
    let fitting = ground.growing.iter().filter(fits);
    let towers = fitting.fold(SiteSet::NONE, |sites, place| sites.with(place));
    let plots = if missing & 1 == 1 { ground.empty } else { SiteSet::NONE };
    if missing > 0 && ground.usable().is_empty() {
        return Aim::OUT_OF_REACH;
    }
    Aim { lacking: Some(missing.count_ones() as usize), sites: towers.or(plots), founding: ANY_COLOUR }
}

/// The ends of two streets that cross different borders.
fn all_ends(four: SiteSet, ground: &Ground, present: SiteSet) -> Aim {
    let missing = four.except(present);
    if missing.except(ground.usable()).is_empty() {
        Aim::roofs_on(missing, missing.len(), ground)
    } else {
        Aim::OUT_OF_REACH
    }
}

/// The buildings of two borders, wherever they are in their districts.
fn filled(quota: &Quota, map: &Map, ground: &Ground, present: SiteSet) -> Aim {
    let usable = ground.usable().except(present);
    let mut aim = Aim::REACHED;
    for (district, needed) in map.districts.iter().zip(quota) {
        let lacking = needed.saturating_sub(district.and(present).len());
        let free = district.and(usable);
        if free.len() < lacking {
            return Aim::OUT_OF_REACH;
        }
        aim.lacking = aim.lacking.map(|before| before + lacking);
        aim.sites = if lacking > 0 { aim.sites.or(free) } else { aim.sites };
    }
    aim
}

/// The aims that lack the fewest roofs, as one.
fn nearest_of(aims: impl Iterator<Item = Aim>) -> Aim {
    let mut nearest = Aim::OUT_OF_REACH;
    for aim in aims {
        let Some(lacking) = aim.lacking else { continue };
        match nearest.lacking {
            Some(least) if least < lacking => {}
            Some(least) if least == lacking => nearest.sites = nearest.sites.or(aim.sites),
            _ => nearest = aim,
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{EditionRef, Game, Seat, random_step, series_rng};

    use super::*;
    use crate::{Rooftops, Setup, score};

    /// What every developer lacks for every goal.
    fn all_aims(game: &Rooftops) -> Vec<(Seat, Goal, Aim)> {
        let (map, ground) = (game.map(), Ground::of(game.map(), &game.city));
        let seats = Seat::all(game.developers.len());
        let of = |seat, goal| aim(goal, map, &game.city, &ground, game.developer(seat), game.setup.border_sides);
        seats.flat_map(|seat| Goal::ALL.map(|goal| (seat, goal, of(seat, goal)))).collect()
    }

    fn is_reached(game: &Rooftops, seat: Seat, goal: Goal) -> bool {
        score::reached(goal, game.map(), &game.city, game.developer(seat), game.setup.border_sides)
    }

    #[test]
    fn a_goal_lacks_nothing_once_reached_and_a_lost_goal_stays_lost() {
        for players in 2..=4 {
            for seed in 0..6 {
                let border_sides = if seed % 2 == 0 { BorderSides::Street } else { BorderSides::District };
                let setup = Setup { players, border_sides, ..Setup::default() };
                let mut game = Rooftops::new(EditionRef::shipped(), &setup).unwrap();
                let mut rng = series_rng(seed, 0);
                let mut lost = Vec::new();
                while let Some(action) = random_step(&game, &mut rng) {
                    for (seat, goal, aim) in all_aims(&game) {
                        assert_eq!(aim.lacking == Some(0), is_reached(&game, seat, goal), "{goal} {game:?}");
                        let (have, need) = score::progress(
                            goal,
                            game.map(),
                            &game.city,
                            game.developer(seat),
                            game.setup.border_sides,
                        );
                        assert_eq!(have == need, is_reached(&game, seat, goal), "{goal} {game:?}");
                        if aim.lacking.is_none() {
                            lost.push((seat, goal));
                        }
                    }
                    game.play_unchecked(action);
                }
                for (seat, goal) in lost {
                    assert!(!is_reached(&game, seat, goal), "{goal} {game:?}");
                }
            }
        }
    }
}
