//! The actions: goals and cards are drawn, floors placed, cards taken, towers built.

use std::{fmt, str::FromStr};

use rynek_kernel::{Illegal, NotationError, serde_as_notation};

use crate::{CardId, Colour, Floors, GoalSet, Rooftops, Site, goals::GOALS_IN_PLAY, state::Phase};

/// One action.
///
/// ```
/// use rynek_rooftops::Action;
/// for text in [
///     "goals each_color four_lake two_borders",
///     "card 12",
///     "start C4 black",
///     "take 12",
///     "take 1 black white",
///     "build C4 black C6",
///     "return grey brown",
///     "decline",
/// ] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("build C4".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance draws the goals.
    Goals(GoalSet),
    /// Chance draws this card.
    Card(CardId),
    /// A starting floor: its site and colour.
    Start(Site, Colour),
    /// The player takes this card; the floors are those chosen for jokers and for missing floors.
    Take(CardId, Floors),
    /// The player builds: the site, the colour, and the site of the building that gets the roof.
    Build(Site, Colour, Site),
    /// The player puts these floors back.
    Return(Floors),
    /// The player declines an extra turn.
    Decline,
}

const FORM: &str = "take CARD [COLOUR...] | build SITE COLOUR SITE | return COLOUR... | decline | start SITE COLOUR | \
                    card CARD | goals GOAL GOAL GOAL";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Goals(goals) => write!(f, "goals {goals}"),
            Action::Card(card) => write!(f, "card {card}"),
            Action::Start(site, colour) => write!(f, "start {site} {colour}"),
            Action::Take(card, Floors::NONE) => write!(f, "take {card}"),
            Action::Take(card, chosen) => write!(f, "take {card} {chosen}"),
            Action::Build(site, colour, roof) => write!(f, "build {site} {colour} {roof}"),
            Action::Return(floors) => write!(f, "return {floors}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let fault = || NotationError::new(text, FORM);
        let form = |_| fault();
        let (verb, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        match (verb, &words[..]) {
            ("goals", names @ [_, ..]) => {
                let goals: Vec<_> = names.iter().map(|name| name.parse()).collect::<Result<_, _>>().map_err(form)?;
                let set: GoalSet = goals.iter().copied().collect();
                if set.len() == goals.len() { Ok(Action::Goals(set)) } else { Err(fault()) }
            }
            ("card", [card]) => Ok(Action::Card(card.parse().map_err(form)?)),
            ("start", [site, colour]) => Ok(Action::Start(site.parse().map_err(form)?, colour.parse().map_err(form)?)),
            ("take", [card, colours @ ..]) => {
                Ok(Action::Take(card.parse().map_err(form)?, colours.join(" ").parse().map_err(form)?))
            }
            ("build", [site, colour, roof]) => Ok(Action::Build(
                site.parse().map_err(form)?,
                colour.parse().map_err(form)?,
                roof.parse().map_err(form)?,
            )),
            ("return", [_, ..]) => Ok(Action::Return(rest.parse().map_err(form)?)),
            ("decline", []) => Ok(Action::Decline),
            _ => Err(fault()),
        }
    }
}

serde_as_notation!(Action);

impl Rooftops {
    pub(crate) fn check_card(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Card(card) if self.pile.has(card) => Ok(()),
            Action::Card(card) => Err(Illegal::new("rooftops.card.pile").with("card", card.0)),
            _ if self.phase == Phase::Deal => {
                let turned_up = self.market.len() + self.starters.len();
                let left = usize::from(self.setup.start_floors) - turned_up;
                Err(Illegal::new("rooftops.setup.market").with("cards", left))
            }
            _ => Err(Illegal::new("rooftops.card.refill")),
        }
    }

    pub(crate) fn check_turn(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take(card, chosen) => self.check_take(card, chosen),
            Action::Build(site, colour, roof) => self.check_build(site, colour, roof),
            Action::Decline if self.phase == Phase::Extra => Ok(()),
            Action::Decline => Err(Illegal::new("rooftops.turn.no-pass")),
            Action::Return(_) => {
                let limit = self.edition.stock_limit();
                let stock = self.moving().stock.total();
                Err(Illegal::new("rooftops.limit.only").with("stock", stock).with("limit", limit))
            }
            Action::Card(_) => Err(Illegal::new("rooftops.card.due")),
            Action::Start(..) => Err(Illegal::new("rooftops.start.done")),
            Action::Goals(_) => Err(Illegal::new("rooftops.setup.goals")),
        }
    }
}

pub(crate) fn check_goals(action: Action) -> Result<(), Illegal> {
    match action {
        Action::Goals(goals) if goals.len() == GOALS_IN_PLAY => Ok(()),
        _ => Err(Illegal::new("rooftops.setup.random-goals")),
    }
}

/// Near misses of every kind.
impl<'a> arbitrary::Arbitrary<'a> for Action {
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Action> {
        fn site(u: &mut arbitrary::Unstructured<'_>) -> arbitrary::Result<Site> {
            let district = *u.choose(&crate::District::ALL)?;
            let number = u.int_in_range(1..=11)?;
            Site::new(district, number).ok_or(arbitrary::Error::IncorrectFormat)
        }
        fn floors(u: &mut arbitrary::Unstructured<'_>, least: u8) -> arbitrary::Result<Floors> {
            let count = u.int_in_range(least..=5)?;
            (0..count).map(|_| u.choose(&Colour::ALL).copied()).collect()
        }
        let card = CardId(u.int_in_range(0..=crate::CardSet::MOST + 1)?);
        Ok(match u.int_in_range(0..=15)? {
            0 => {
                let count = u.int_in_range(1..=4)?;
                let goals = (0..count).map(|_| u.choose(&crate::Goal::ALL).copied());
                Action::Goals(goals.collect::<arbitrary::Result<_>>()?)
            }
            1 => Action::Decline,
            2 | 3 => Action::Card(card),
            4 | 5 => Action::Start(site(u)?, *u.choose(&Colour::ALL)?),
            6 | 7 => Action::Return(floors(u, 1)?),
            8..=11 => Action::Take(card, floors(u, 0)?),
            _ => {
                let (at, colour) = (site(u)?, *u.choose(&Colour::ALL)?);
                let roof = if u.ratio(1, 2)? { at } else { site(u)? };
                Action::Build(at, colour, roof)
            }
        })
    }
}
