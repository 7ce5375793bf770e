//! The components: districts, projects, buildings and modes, read from `components.json` and checked once.

mod modes;
mod sheet;
pub(crate) mod tables;

use std::{collections::BTreeMap, fmt, str::FromStr};

use rynek_kernel::{
    Arg, Edition, EditionError, NotationError, Shipped,
    edition::check::{Faults, read},
    serde_as_notation,
};
use serde::{Deserialize, Serialize};

use crate::{Die, DieSet, ResourceSet, Stock};
use sheet::Sheet;
use tables::{Bill, Hand, Plots, bills, hands, plots};

pub(crate) use modes::LONGEST;
pub use modes::{Level, Mode};

macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $letter:literal, $count:literal, $form:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// Their number.
            pub const COUNT: usize = $count;

            /// The one with this number, counted from 1.
            pub const fn new(number: u8) -> Option<$name> {
                if number >= 1 && number <= $count { Some($name(number - 1)) } else { None }
            }

            /// All of them.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$count).map($name)
            }

            /// Its index, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        rynek_kernel::piece!($name, $count, it => it.0, place => $name(place));

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}{}", $letter, self.0 + 1)
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<$name, NotationError> {
                let number = text.strip_prefix($letter).filter(|number| number.len() == 1);
                let number = number.and_then(|number| number.parse().ok());
                number.and_then($name::new).ok_or_else(|| NotationError::new(text, $form))
            }
        }

        serde_as_notation!($name);
    };
}

numbered!(
    /// A district card: `D1` to `D4`.
    DistrictId, "D", 4, "D1..D4"
);
numbered!(
    /// A project card: `P1` to `P6`.
    ProjectId, "P", 6, "P1..P6"
);
numbered!(
    /// A building, or a part of a challenge, by its number on its card: `1` to `8`.
    BuildingId, "", 8, "1..8"
);

/// What a district, a building or a challenge is called: the texts have its name by its identifier. An edition can give
/// a name of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The identifier in the keys of messages: `d1`, `a1`, `eiffel`.
    pub id: String,
    /// The edition's own name, by the code of a language.
    pub own: BTreeMap<String, String>,
}

impl Name {
    /// The value for messages: the identifier, or the edition's own name, which texts show as it is.
    pub fn arg(&self) -> Arg {
        if self.own.is_empty() { self.id.as_str().into() } else { Arg::Own { own: self.own.clone() } }
    }
}

/// What an area is for (engineer.area.kinds).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Gives one of these resources.
    Industrial(ResourceSet),
    /// Exchanges and sells resources.
    Trade,
    /// Collects taxes and builds.
    Residential,
}

impl Kind {
    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Industrial(_) => "industrial",
            Kind::Trade => "trade",
            Kind::Residential => "residential",
        }
    }
}

/// What an area of a district card shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// What it is for.
    pub kind: Kind,
    /// The values a die may show to be used here.
    pub dice: DieSet,
}

/// Which side of a district card is up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[repr(u8)]
pub enum DistrictSide {
    /// As the game begins.
    A,
    /// Developed.
    B,
}

/// A district card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct District {
    /// What it is called.
    pub name: Name,
    pub(crate) sides: [[Face; 4]; 2],
}

impl District {
    /// The four areas of a side: north-west, north-east, south-west, south-east.
    pub fn faces(&self, side: DistrictSide) -> &[Face; 4] {
        &self.sides[side as usize]
    }
}

/// What a project card can do, as the edition names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Remove a token from any area.
    Remove1,
    /// Remove up to two tokens from any areas.
    Remove2,
    /// Set an active die to any value.
    SetDie,
    /// Remove a token, or take a resource of any kind.
    #[serde(rename = "remove1_or_take1")]
    Remove1OrTake1,
    /// Build wherever the engineer is.
    BuildAnywhere,
    /// The time marker does not move this round, or exchange a resource for two others.
    NoTimeOrSwap,
    /// Flip a district to its side B.
    Develop,
}

/// What the builder of a part may do, as the edition names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Take a resource of any kind.
    Take1,
    /// Remove up to two tokens from any areas.
    Remove2,
    /// The time marker does not move this round.
    NoTime,
}

/// The kinds of deed that an effect or a bonus allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Powers {
    /// The most tokens removed.
    pub remove: u8,
    pub take: bool,
    pub set_die: bool,
    pub build: bool,
    pub halt: bool,
    pub swap: bool,
    pub develop: bool,
}

impl Effect {
    pub(crate) const ALL: [Effect; 7] = [
        Effect::Remove1,
        Effect::Remove2,
        Effect::SetDie,
        Effect::Remove1OrTake1,
        Effect::BuildAnywhere,
        Effect::NoTimeOrSwap,
        Effect::Develop,
    ];

    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::Remove1 => "remove1",
            Effect::Remove2 => "remove2",
            Effect::SetDie => "set_die",
            Effect::Remove1OrTake1 => "remove1_or_take1",
            Effect::BuildAnywhere => "build_anywhere",
            Effect::NoTimeOrSwap => "no_time_or_swap",
            Effect::Develop => "develop",
        }
    }

    pub(crate) fn powers(self) -> Powers {
        let none = Powers::default();
        match self {
            Effect::Remove1 => Powers { remove: 1, ..none },
            Effect::Remove2 => Powers { remove: 2, ..none },
            Effect::SetDie => Powers { set_die: true, ..none },
            Effect::Remove1OrTake1 => Powers { remove: 1, take: true, ..none },
            Effect::BuildAnywhere => Powers { build: true, ..none },
            Effect::NoTimeOrSwap => Powers { halt: true, swap: true, ..none },
            Effect::Develop => Powers { develop: true, ..none },
        }
    }
}

impl Bonus {
    pub(crate) const ALL: [Bonus; 3] = [Bonus::Take1, Bonus::Remove2, Bonus::NoTime];

    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Bonus::Take1 => "take1",
            Bonus::Remove2 => "remove2",
            Bonus::NoTime => "no_time",
        }
    }

    pub(crate) fn powers(self) -> Powers {
        let none = Powers::default();
        match self {
            Bonus::Take1 => Powers { take: true, ..none },
            Bonus::Remove2 => Powers { remove: 2, ..none },
            Bonus::NoTime => Powers { halt: true, ..none },
        }
    }
}

impl Powers {
    /// Whether both allow the same kind of deed.
    pub(crate) fn share(&self, other: &Powers) -> bool {
        self.remove > 0 && other.remove > 0
            || self.take && other.take
            || self.set_die && other.set_die
            || self.build && other.build
            || self.halt && other.halt
            || self.swap && other.swap
            || self.develop && other.develop
    }
}

/// A project card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Project {
    /// How many areas the engineer moves.
    pub steps: u8,
    /// The die that the advanced action takes.
    pub die: Die,
    /// The basic action.
    pub basic: Effect,
    /// The advanced action.
    pub advanced: Effect,
    pub(crate) basic_powers: Powers,
    pub(crate) advanced_powers: Powers,
}

/// A building, or a part of a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// What it is called.
    pub name: Name,
    /// What it costs.
    pub cost: Stock,
    /// What its builder may do immediately.
    pub bonus: Option<Bonus>,
}

/// A side of a building card or challenge card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum BuildingCard {
    /// Side A of the building card.
    A,
    /// Side B of the building card.
    B,
    /// The first challenge.
    Eiffel,
    /// The second challenge.
    EmpireState,
}

impl BuildingCard {
    /// All four.
    pub const ALL: [BuildingCard; 4] =
        [BuildingCard::A, BuildingCard::B, BuildingCard::Eiffel, BuildingCard::EmpireState];

    /// Its name in the edition and in the keys of messages.
    pub const fn name(self) -> &'static str {
        ["A", "B", "eiffel", "empire_state"][self as usize]
    }

    /// Whether its parts must be built in order (engineer.challenge.order).
    #[inline]
    pub const fn is_challenge(self) -> bool {
        matches!(self, BuildingCard::Eiffel | BuildingCard::EmpireState)
    }
}

/// The numbers in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Investment tokens.
    pub tokens: u8,
    /// The most of each resource.
    pub resource_max: u8,
    /// The most money.
    pub money_max: u8,
    /// What the company begins with.
    pub start: Stock,
    /// What it costs to remove a token in the preparation phase.
    pub clear_price: u8,
    /// The money for two active dice left in the end phase.
    pub unused_dice_bonus: u8,
    /// How far the engineer moves when cards are taken back.
    pub recover_steps: u8,
    /// The time that this costs.
    pub recover_time: u8,
    /// Resources from an industrial area.
    pub industrial: u8,
    /// The same with a die.
    pub industrial_with_die: u8,
    /// Money from a trade area.
    pub trade_money: u8,
    /// The price of a resource that is sold.
    pub sale_price: u8,
    /// Money from a residential area.
    pub tax: u8,
}

/// The components of Engineer.
#[derive(Debug)]
pub struct Components {
    sheet: Sheet,
    numbers: Numbers,
    districts: [District; DistrictId::COUNT],
    plots: Plots,
    bills: [Vec<Bill>; 4],
    hands: Vec<Hand>,
    first_game: [DistrictId; 4],
    projects: [Project; ProjectId::COUNT],
    cards: [Vec<Building>; 4],
    challenge_names: [Name; 2],
    rounds: [u8; Mode::ALL.len()],
}

impl Components {
    /// The numbers in the rules.
    #[inline]
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// A district card.
    #[inline]
    pub fn district(&self, id: DistrictId) -> &District {
        &self.districts[id.index()]
    }

    /// What the areas of each district card are for.
    #[inline]
    pub(crate) fn plots(&self) -> &Plots {
        &self.plots
    }

    /// The remaining costs of a card, by what is built.
    #[inline]
    pub(crate) fn bills(&self, card: BuildingCard) -> &[Bill] {
        &self.bills[card as usize]
    }

    /// What every hand of project cards can do.
    #[inline]
    pub(crate) fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// The districts of a first game: north-west, north-east, south-west, south-east.
    pub fn first_game(&self) -> [DistrictId; 4] {
        self.first_game
    }

    /// A project card.
    #[inline]
    pub fn project(&self, id: ProjectId) -> &Project {
        &self.projects[id.index()]
    }

    /// The buildings of a card.
    #[inline]
    pub fn buildings(&self, card: BuildingCard) -> &[Building] {
        &self.cards[card as usize]
    }

    /// What a challenge is called; a side of the building card has no name.
    pub fn challenge(&self, card: BuildingCard) -> Option<&Name> {
        self.challenge_names.get((card as usize).checked_sub(2)?)
    }

    /// Where the time marker begins.
    pub fn rounds(&self, mode: Mode) -> u8 {
        self.rounds[mode as usize]
    }
}

impl Serialize for Components {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(serializer)
    }
}

impl Edition for Components {
    // The first one had the names of districts and buildings in it.
    const SHIPPED: &'static [Shipped] = &[Shipped::new("standard", include_str!("../components.json"))
        .formerly(&["39694a9c7702a8ad153e296adb31378e63a5645e76aec8ff7192e5fde957a8ef"])];

    fn schema() -> serde_json::Value {
        rynek_kernel::edition::schema::written(include_str!("../schema.json"))
    }

    fn derived_schema() -> Option<serde_json::Value> {
        rynek_kernel::edition::schema::derived::<Sheet>("engineer")
    }

    fn parse(json: &str) -> Result<Components, EditionError> {
        let mut sheet: Sheet = read(json, Self::schema)?;
        sheet::fill_fixed(&mut sheet);
        let mut faults = Faults::default();
        faults.note(sheet::game(&sheet));
        let numbers = sheet::numbers(&sheet.constants, &mut faults);
        let districts = faults.note(sheet::districts(&sheet.districts));
        let first_game = faults.note(sheet::first_game(&sheet));
        let projects = faults.note(sheet::projects(&sheet.projects));
        let cards = sheet::buildings(&sheet, &numbers, &mut faults);
        let challenge_names = faults.note(sheet::challenges(&sheet.challenges));
        let rounds = projects.as_ref().and_then(|projects| faults.note(sheet::modes(&sheet, &numbers, projects)));
        faults.check()?;
        let (Some(districts), Some(first_game), Some(projects), Some(challenge_names), Some(rounds)) =
            (districts, first_game, projects, challenge_names, rounds)
        else {
            unreachable!("what is not there was noted as a fault");
        };
        let plots = plots(&districts);
        let bills = BuildingCard::ALL.map(|card| bills(&cards[card as usize], card.is_challenge()));
        let hands = hands(&projects);
        Ok(Components {
            sheet,
            numbers,
            districts,
            plots,
            bills,
            hands,
            first_game,
            projects,
            cards,
            challenge_names,
            rounds,
        })
    }
}
