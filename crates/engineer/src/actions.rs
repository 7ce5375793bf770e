//! The actions and their notation.

use std::{fmt, str::FromStr};

use rynek_kernel::{NotationError, serde_as_notation};

use crate::{Area, AreaSet, BuildingId, Deed, Dice, Die, DistrictId, ProjectId, Resource, Swap, deeds::one_or_two};

/// Tokens cleared in the preparation phase: one by activating a die, one for money, or both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clearing {
    /// The areas that lose their token.
    pub areas: AreaSet,
    /// The die that is activated.
    pub die: Option<Die>,
    /// Whether money is paid.
    pub paid: bool,
}

/// What is done in a trade area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Trade {
    /// The exchange, if there is one.
    pub swap: Option<Swap>,
    /// The die that makes it one for two.
    pub die: Option<Die>,
    /// What is sold.
    pub sell: Option<Resource>,
}

/// One action. The last section of the rules explains the notation.
///
/// ```
/// use rynek_engineer::Action;
/// for text in ["roll 136", "keep 13", "clear a1 b3 3$", "P3 c2 build 2", "trade wood>coal+steel 3 sell coal", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("P7 c2 plan".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// The district cards are laid out, north-west first: `layout D2 D1 D4 D3`.
    Layout([DistrictId; 4]),
    /// The engineer begins here: `start b1`.
    Start(Area),
    /// Chance rolls: `roll 136`.
    Roll(Dice),
    /// Two of the dice are kept: `keep 13`.
    Keep(Dice),
    /// After planning two dice are set: `set 25`.
    Set(Dice),
    /// Tokens are cleared for a die or money: `clear a1 3`, `clear a1 $`, `clear a1 b3 3$`.
    Clear(Clearing),
    /// A project is played, the engineer moves, something is done: `P3 c2 take wood`.
    Play(ProjectId, Area, Deed),
    /// The engineer moves and the cards are taken back: `recover b2`.
    Recover(Area),
    /// Resources from an industrial area, more of them with a die: `take wood`, `take wood 1`.
    Take(Resource, Option<Die>),
    /// Taxes from a residential area: `tax`.
    Tax,
    /// A building by a die in a residential area: `build 2 6`.
    Build(BuildingId, Die),
    /// Trade: `trade`, `trade wood>coal`, `trade wood>coal+steel 3`, each with or without `sell coal`.
    Trade(Trade),
    /// The bonus of a part just built: `bonus take wood`.
    Bonus(Deed),
    /// The player skips an optional action: `pass`.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Layout([nw, ne, sw, se]) => write!(f, "layout {nw} {ne} {sw} {se}"),
            Action::Start(area) => write!(f, "start {area}"),
            Action::Roll(dice) => write!(f, "roll {dice}"),
            Action::Keep(dice) => write!(f, "keep {dice}"),
            Action::Set(dice) => write!(f, "set {dice}"),
            Action::Clear(clearing) => write!(f, "clear {clearing}"),
            Action::Play(project, to, deed) => write!(f, "{project} {to} {deed}"),
            Action::Recover(to) => write!(f, "recover {to}"),
            Action::Take(resource, None) => write!(f, "take {resource}"),
            Action::Take(resource, Some(die)) => write!(f, "take {resource} {die}"),
            Action::Tax => f.write_str("tax"),
            Action::Build(building, die) => write!(f, "build {building} {die}"),
            Action::Trade(trade) => write!(f, "trade{trade}"),
            Action::Bonus(deed) => write!(f, "bonus {deed}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Clearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.areas.iter().try_for_each(|area| write!(f, "{area} "))?;
        self.die.map_or(Ok(()), |die| write!(f, "{die}"))?;
        f.write_str(if self.paid { "$" } else { "" })
    }
}

impl fmt::Display for Trade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.swap.map_or(Ok(()), |swap| write!(f, " {swap}"))?;
        self.die.map_or(Ok(()), |die| write!(f, " {die}"))?;
        self.sell.map_or(Ok(()), |resource| write!(f, " sell {resource}"))
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        // No action has more words than this.
        let words: Vec<&str> = text.split_whitespace().take(7).collect();
        let (form, action) = match words.as_slice() {
            ["layout", rest @ ..] => ("layout D1 D2 D3 D4", layout(rest)),
            ["start", rest @ ..] => ("start AREA", one(rest).map(Action::Start)),
            ["roll", rest @ ..] => ("roll 136", one(rest).map(Action::Roll)),
            ["keep", rest @ ..] => ("keep 13", one(rest).map(Action::Keep)),
            ["set", rest @ ..] => ("set 25", one(rest).map(Action::Set)),
            ["clear", rest @ ..] => ("clear AREA [AREA] DIE | $ | DIE$", clearing(rest)),
            ["recover", rest @ ..] => ("recover AREA", one(rest).map(Action::Recover)),
            ["take", rest @ ..] => ("take wood | coal | steel [DIE]", take(rest)),
            ["tax"] => ("tax", Some(Action::Tax)),
            ["build", rest @ ..] => ("build N DIE", build(rest)),
            ["trade", rest @ ..] => ("trade [A>B | A>B+C DIE] [sell C]", trade(rest)),
            ["bonus", rest @ ..] => (Deed::FORM, Deed::from_words(rest).map(Action::Bonus)),
            ["pass"] => ("pass", Some(Action::Pass)),
            [project, to, deed @ ..] if project.starts_with('P') => ("P1..P6 AREA DEED", play(project, to, deed)),
            _ => (
                "P1 AREA DEED | recover AREA | keep 13 | set 25 | clear AREA 3 | take wood | tax | build 2 6 | trade | bonus DEED | pass",
                None,
            ),
        };
        action.ok_or_else(|| NotationError::new(text, form))
    }
}

serde_as_notation!(Action);

/// The only word of a list.
fn one<T: FromStr>(words: &[&str]) -> Option<T> {
    if let [word] = words { word.parse().ok() } else { None }
}

fn layout(words: &[&str]) -> Option<Action> {
    let cards: Option<Vec<DistrictId>> = words.iter().map(|word| word.parse().ok()).collect();
    Some(Action::Layout(cards?.try_into().ok()?))
}

fn clearing(words: &[&str]) -> Option<Action> {
    let (price, areas) = words.split_last()?;
    let (die, paid) = price.strip_suffix('$').map_or((*price, false), |die| (die, true));
    let die = if die.is_empty() && paid { None } else { Some(die.parse().ok()?) };
    Some(Action::Clear(Clearing { areas: one_or_two(areas)?, die, paid }))
}

fn play(project: &str, to: &str, deed: &[&str]) -> Option<Action> {
    Some(Action::Play(project.parse().ok()?, to.parse().ok()?, Deed::from_words(deed)?))
}

fn take(words: &[&str]) -> Option<Action> {
    match words {
        [resource] => Some(Action::Take(resource.parse().ok()?, None)),
        [resource, die] => Some(Action::Take(resource.parse().ok()?, Some(die.parse().ok()?))),
        _ => None,
    }
}

fn build(words: &[&str]) -> Option<Action> {
    let [building, die] = words else { return None };
    Some(Action::Build(building.parse().ok()?, die.parse().ok()?))
}

fn trade(words: &[&str]) -> Option<Action> {
    let (words, sell) = match words {
        [before @ .., "sell", resource] => (before, Some(resource.parse().ok()?)),
        _ => (words, None),
    };
    let (swap, die) = match words {
        [] => (None, None),
        [swap] => (Some(swap.parse().ok()?), None),
        [swap, die] => (Some(swap.parse().ok()?), Some(die.parse().ok()?)),
        _ => return None,
    };
    Some(Action::Trade(Trade { swap, die, sell }))
}

mod any {
    use arbitrary::{Arbitrary, Result, Unstructured};

    use super::*;

    fn area(u: &mut Unstructured<'_>) -> Result<Area> {
        Ok(Area::at(u.int_in_range(0..=3)?, u.int_in_range(0..=3)?).unwrap_or_default())
    }

    /// One or two areas.
    fn areas(u: &mut Unstructured<'_>) -> Result<AreaSet> {
        Ok([area(u)?, area(u)?].into_iter().collect())
    }

    fn die(u: &mut Unstructured<'_>) -> Result<Die> {
        u.choose(&Die::ALL).copied()
    }

    fn perhaps_die(u: &mut Unstructured<'_>) -> Result<Option<Die>> {
        Ok(if u.arbitrary()? { Some(die(u)?) } else { None })
    }

    /// Mostly as many as there should be.
    fn dice(u: &mut Unstructured<'_>, many: u8) -> Result<Dice> {
        let many = if u.ratio(7, 8)? { many } else { u.int_in_range(1..=3)? };
        (0..many).try_fold(Dice::NONE, |dice, _| Ok(dice.with(die(u)?)))
    }

    fn resource(u: &mut Unstructured<'_>) -> Result<Resource> {
        u.choose(&Resource::ALL).copied()
    }

    fn swap(u: &mut Unstructured<'_>) -> Result<Swap> {
        let (give, get) = (resource(u)?, resource(u)?);
        Ok(if u.arbitrary()? { Swap::one(give, get) } else { Swap::two(give, get, resource(u)?) })
    }

    fn building(u: &mut Unstructured<'_>) -> Result<BuildingId> {
        let number = u.int_in_range(1..=BuildingId::COUNT as u8)?;
        BuildingId::new(number).ok_or(arbitrary::Error::IncorrectFormat)
    }

    fn district(u: &mut Unstructured<'_>) -> Result<DistrictId> {
        let number = u.int_in_range(1..=DistrictId::COUNT as u8)?;
        DistrictId::new(number).ok_or(arbitrary::Error::IncorrectFormat)
    }

    fn deed(u: &mut Unstructured<'_>) -> Result<Deed> {
        Ok(match u.int_in_range(0..=8)? {
            0 => Deed::Nothing,
            1 => Deed::Remove(areas(u)?),
            2 => Deed::Take(resource(u)?),
            3 => Deed::SetDie(die(u)?, die(u)?),
            4 => Deed::Build(building(u)?),
            5 => Deed::Halt,
            6 => Deed::Swap(swap(u)?),
            7 => Deed::Develop(district(u)?),
            _ => Deed::Plan,
        })
    }

    fn trade(u: &mut Unstructured<'_>) -> Result<Trade> {
        // A die without an exchange has no notation.
        let swap = if u.ratio(3, 4)? { Some(swap(u)?) } else { None };
        let die = if swap.is_some() { perhaps_die(u)? } else { None };
        let sell = if u.arbitrary()? { Some(resource(u)?) } else { None };
        Ok(Trade { swap, die, sell })
    }

    fn clearing(u: &mut Unstructured<'_>) -> Result<Clearing> {
        // A clearing without a price has no notation.
        let (areas, die) = (areas(u)?, perhaps_die(u)?);
        Ok(Clearing { areas, die, paid: die.is_none() || u.arbitrary()? })
    }

    impl<'a> Arbitrary<'a> for Action {
        /// Mostly near misses: any card, area, die and deed, whatever the step.
        fn arbitrary(u: &mut Unstructured<'a>) -> Result<Action> {
            Ok(match u.int_in_range(0..=19)? {
                0 => Action::Layout([district(u)?, district(u)?, district(u)?, district(u)?]),
                1 => Action::Start(area(u)?),
                2 => Action::Roll(dice(u, 3)?),
                3 | 4 => Action::Keep(dice(u, 2)?),
                5 => Action::Set(dice(u, 2)?),
                6 | 7 => Action::Clear(clearing(u)?),
                8 => Action::Recover(area(u)?),
                9 => Action::Take(resource(u)?, perhaps_die(u)?),
                10 => Action::Tax,
                11 => Action::Build(building(u)?, die(u)?),
                12 | 13 => Action::Trade(trade(u)?),
                14 => Action::Bonus(deed(u)?),
                15 => Action::Pass,
                _ => {
                    let project = ProjectId::new(u.int_in_range(1..=ProjectId::COUNT as u8)?);
                    Action::Play(project.ok_or(arbitrary::Error::IncorrectFormat)?, area(u)?, deed(u)?)
                }
            })
        }
    }
}
