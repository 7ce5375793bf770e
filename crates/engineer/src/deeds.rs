//! Deeds: what a project card or a bonus allows.

use std::{fmt, str::FromStr};

use rynek_kernel::NotationError;

use crate::{
    Area, AreaSet, BuildingId, Dice, Die, DistrictId, Engineer, Resource, ResourceSet,
    components::Powers,
    map::{count_pairs, each_pair, nth_pair},
    state::{BuildingSet, DistrictSet},
};

/// One resource given for one or two others: `wood>coal`, `wood>coal+steel`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Swap {
    give: Resource,
    get: Resource,
    more: Option<Resource>,
}

impl Swap {
    /// One for one.
    pub const fn one(give: Resource, get: Resource) -> Swap {
        Swap { give, get, more: None }
    }

    /// One for two, whose order does not matter.
    pub fn two(give: Resource, one: Resource, other: Resource) -> Swap {
        Swap { give, get: one.min(other), more: Some(one.max(other)) }
    }

    /// What is given.
    pub const fn give(self) -> Resource {
        self.give
    }

    /// What is received.
    pub fn get(self) -> impl Iterator<Item = Resource> + Clone {
        [Some(self.get), self.more].into_iter().flatten()
    }

    /// Whether two are received.
    pub const fn is_double(self) -> bool {
        self.more.is_some()
    }

    /// The three ways to get two others for one.
    #[inline]
    pub(crate) fn doubles(give: Resource) -> [Swap; 3] {
        let [one, other] = give.others();
        [Swap::two(give, one, one), Swap::two(give, one, other), Swap::two(give, other, other)]
    }
}

impl fmt::Display for Swap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.give, self.get)?;
        self.more.map_or(Ok(()), |more| write!(f, "+{more}"))
    }
}

impl FromStr for Swap {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Swap, NotationError> {
        let form = || NotationError::new(text, "wood>coal | wood>coal+steel");
        let (give, get) = text.split_once('>').ok_or_else(form)?;
        let give = give.parse().map_err(|_| form())?;
        match get.split_once('+') {
            Some((one, other)) => {
                Ok(Swap::two(give, one.parse().map_err(|_| form())?, other.parse().map_err(|_| form())?))
            }
            None => Ok(Swap::one(give, get.parse().map_err(|_| form())?)),
        }
    }
}

/// One thing done by a project card or as a bonus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// The basic action without effect: `nothing`.
    Nothing,
    /// Take the tokens off these areas: `remove b3`, `remove b3 c1`.
    Remove(AreaSet),
    /// Take a resource: `take wood`.
    Take(Resource),
    /// Set an active die to another value: `set 3 5`.
    SetDie(Die, Die),
    /// Build this: `build 2`.
    Build(BuildingId),
    /// Stop the time marker this round: `halt`.
    Halt,
    /// Exchange: `swap wood>coal+steel`.
    Swap(Swap),
    /// Flip a district: `develop D2`.
    Develop(DistrictId),
    /// Plan: `plan`.
    Plan,
}

impl Deed {
    /// The name of its kind, in the notation and in the keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Deed::Nothing => "nothing",
            Deed::Remove(_) => "remove",
            Deed::Take(_) => "take",
            Deed::SetDie(..) => "set",
            Deed::Build(_) => "build",
            Deed::Halt => "halt",
            Deed::Swap(_) => "swap",
            Deed::Develop(_) => "develop",
            Deed::Plan => "plan",
        }
    }

    /// Whether these powers include this kind of deed.
    #[inline]
    pub(crate) fn is_within(self, powers: &Powers) -> bool {
        match self {
            Deed::Nothing | Deed::Plan => false,
            Deed::Remove(_) => powers.remove > 0,
            Deed::Take(_) => powers.take,
            Deed::SetDie(..) => powers.set_die,
            Deed::Build(_) => powers.build,
            Deed::Halt => powers.halt,
            Deed::Swap(_) => powers.swap,
            Deed::Develop(_) => powers.develop,
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            Deed::Nothing | Deed::Halt | Deed::Plan => Ok(()),
            Deed::Remove(areas) => areas.iter().try_for_each(|area| write!(f, " {area}")),
            Deed::Take(resource) => write!(f, " {resource}"),
            Deed::SetDie(from, to) => write!(f, " {from} {to}"),
            Deed::Build(building) => write!(f, " {building}"),
            Deed::Swap(swap) => write!(f, " {swap}"),
            Deed::Develop(district) => write!(f, " {district}"),
        }
    }
}

impl Deed {
    /// The form of each deed, for error messages.
    pub(crate) const FORM: &str =
        "nothing | remove AREA [AREA] | take RESOURCE | set DIE DIE | build N | halt | swap A>B+C | develop D1 | plan";

    /// Reads the words of a deed.
    pub(crate) fn from_words(words: &[&str]) -> Option<Deed> {
        Some(match words {
            ["nothing"] => Deed::Nothing,
            ["remove", areas @ ..] => Deed::Remove(one_or_two(areas)?),
            ["take", resource] => Deed::Take(resource.parse().ok()?),
            ["set", from, to] => Deed::SetDie(from.parse().ok()?, to.parse().ok()?),
            ["build", building] => Deed::Build(building.parse().ok()?),
            ["halt"] => Deed::Halt,
            ["swap", swap] => Deed::Swap(swap.parse().ok()?),
            ["develop", district] => Deed::Develop(district.parse().ok()?),
            ["plan"] => Deed::Plan,
            _ => return None,
        })
    }
}

/// One area, or two different ones.
pub(crate) fn one_or_two(words: &[&str]) -> Option<AreaSet> {
    let areas: Option<AreaSet> = words.iter().map(|word| word.parse::<Area>().ok()).collect();
    areas.filter(|areas| matches!(words.len(), 1 | 2) && areas.len() == words.len())
}

/// The deeds that a card or a bonus allows, for each kind what it can be applied to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deeds {
    nothing: bool,
    /// Removing one of these.
    remove: AreaSet,
    /// Removing two of these.
    remove_two: AreaSet,
    take: bool,
    set_die: Dice,
    build: BuildingSet,
    halt: bool,
    swap: ResourceSet,
    develop: DistrictSet,
    plan: bool,
}

impl Deeds {
    const NONE: Deeds = Deeds {
        nothing: false,
        remove: AreaSet::NONE,
        remove_two: AreaSet::NONE,
        take: false,
        set_die: Dice::NONE,
        build: BuildingSet::NONE,
        halt: false,
        swap: ResourceSet::NONE,
        develop: DistrictSet::NONE,
        plan: false,
    };

    /// A basic action without effect is always possible, and so is planning (engineer.project.idle,
    /// engineer.plan.any).
    pub(crate) const PROJECT: Deeds = Deeds { nothing: true, plan: true, ..Deeds::NONE };
    /// Only a bonus.
    pub(crate) const BONUS: Deeds = Deeds::NONE;

    /// Adds what these powers allow in a position with these active dice. Developing depends on where the engineer goes
    /// and is added by [`Deeds::developing`].
    #[inline]
    pub(crate) fn allow(&mut self, powers: &Powers, game: &Engineer, dice: Dice) {
        if powers.remove > 0 {
            let tokens = game.tokens;
            self.remove = if game.fewest_removed(powers) > 1 { AreaSet::NONE } else { tokens };
            self.remove_two = if powers.remove > 1 { tokens } else { AreaSet::NONE };
        }
        self.take |= powers.take;
        self.halt |= powers.halt;
        if powers.set_die {
            self.set_die = dice;
        }
        if powers.build {
            self.build = game.buildable();
        }
        if powers.swap {
            self.swap = game.stock.owned();
        }
    }

    /// Adds developing one of these districts.
    #[inline]
    pub(crate) fn developing(mut self, districts: DistrictSet) -> Deeds {
        self.develop = districts;
        self
    }

    /// How many there are.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        usize::from(self.nothing)
            + self.remove.len()
            + count_pairs(self.remove_two)
            + if self.take { Resource::ALL.len() } else { 0 }
            + self.set_die.values().len() * OTHER_VALUES
            + self.build.len()
            + usize::from(self.halt)
            + self.swap.len() * DOUBLES
            + self.develop.len()
            + usize::from(self.plan)
    }

    /// Every deed, in a stable order.
    pub(crate) fn each(&self, mut visit: impl FnMut(Deed)) {
        if self.nothing {
            visit(Deed::Nothing);
        }
        self.remove.iter().for_each(|area| visit(Deed::Remove(AreaSet::of(area))));
        each_pair(self.remove_two).for_each(|pair| visit(Deed::Remove(pair)));
        if self.take {
            Resource::ALL.into_iter().for_each(|resource| visit(Deed::Take(resource)));
        }
        for from in self.set_die.values().iter() {
            Die::ALL.into_iter().filter(|to| *to != from).for_each(|to| visit(Deed::SetDie(from, to)));
        }
        self.build.iter().for_each(|building| visit(Deed::Build(building)));
        if self.halt {
            visit(Deed::Halt);
        }
        self.swap.iter().flat_map(Swap::doubles).for_each(|swap| visit(Deed::Swap(swap)));
        self.develop.iter().for_each(|district| visit(Deed::Develop(district)));
        if self.plan {
            visit(Deed::Plan);
        }
    }

    /// The deed at this index of [`Deeds::each`].
    #[inline]
    pub(crate) fn nth(&self, mut place: usize) -> Deed {
        // The index among the next deeds of this number; otherwise it is reduced by that number.
        let mut among = |many: usize| match place.checked_sub(many) {
            Some(rest) => {
                place = rest;
                None
            }
            None => Some(place),
        };
        if among(self.nothing.into()).is_some() {
            Deed::Nothing
        } else if let Some(place) = among(self.remove.len()) {
            Deed::Remove(AreaSet::of(self.remove.at(place)))
        } else if let Some(place) = among(count_pairs(self.remove_two)) {
            Deed::Remove(nth_pair(self.remove_two, place))
        } else if let Some(place) = among(if self.take { Resource::ALL.len() } else { 0 }) {
            Deed::Take(Resource::ALL[place])
        } else if let Some(place) = among(self.set_die.values().len() * OTHER_VALUES) {
            let from = self.set_die.values().at(place / OTHER_VALUES);
            let to = place % OTHER_VALUES;
            Deed::SetDie(from, Die::ALL[to + usize::from(to + 1 >= from as usize)])
        } else if let Some(place) = among(self.build.len()) {
            Deed::Build(self.build.at(place))
        } else if among(self.halt.into()).is_some() {
            Deed::Halt
        } else if let Some(place) = among(self.swap.len() * DOUBLES) {
            Deed::Swap(Swap::doubles(self.swap.at(place / DOUBLES))[place % DOUBLES])
        } else if let Some(place) = among(self.develop.len()) {
            Deed::Develop(self.develop.at(place))
        } else {
            Deed::Plan
        }
    }
}

/// The values a die can be set to, besides the one it shows.
const OTHER_VALUES: usize = 5;
/// The ways to exchange a resource for two others.
const DOUBLES: usize = 3;
