//! The modes: what is to be built, and how hard it is.

use serde::{Deserialize, Serialize};

use super::BuildingCard;

/// The most actions of a game. In the longest mode there are two to begin with, then five in each of at most 39 rounds.
pub(crate) const LONGEST: usize = 197;

/// How hard a mode is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// For beginners.
    Easy,
    /// For players who know the game.
    Medium,
    /// For experts.
    Hard,
}

/// What is to be built, and in what time (engineer.mode.table).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Mode {
    /// Side A of the building card.
    #[default]
    AEasy,
    /// The same in less time.
    AMedium,
    /// Side B.
    BMedium,
    /// The same in less time.
    BHard,
    /// Side A, then side B: the extended game.
    AbEasy,
    /// The same in less time.
    AbMedium,
    /// The same in still less.
    AbHard,
    /// The first challenge.
    EiffelEasy,
    /// The same in less time.
    EiffelMedium,
    /// The same in still less.
    EiffelHard,
    /// The second challenge.
    EmpireStateEasy,
    /// The same in less time.
    EmpireStateMedium,
    /// The same in still less.
    EmpireStateHard,
}

impl Mode {
    /// Every mode.
    pub const ALL: [Mode; 13] = [
        Mode::AEasy,
        Mode::AMedium,
        Mode::BMedium,
        Mode::BHard,
        Mode::AbEasy,
        Mode::AbMedium,
        Mode::AbHard,
        Mode::EiffelEasy,
        Mode::EiffelMedium,
        Mode::EiffelHard,
        Mode::EmpireStateEasy,
        Mode::EmpireStateMedium,
        Mode::EmpireStateHard,
    ];

    /// The names of all, in the order of [`Mode::ALL`].
    pub const NAMES: [&str; 13] = [
        "a_easy",
        "a_medium",
        "b_medium",
        "b_hard",
        "ab_easy",
        "ab_medium",
        "ab_hard",
        "eiffel_easy",
        "eiffel_medium",
        "eiffel_hard",
        "empire_state_easy",
        "empire_state_medium",
        "empire_state_hard",
    ];

    /// Its name in JSON and in the keys of messages.
    pub const fn name(self) -> &'static str {
        Mode::NAMES[self as usize]
    }

    /// Its name in the edition.
    pub const fn edition_id(self) -> &'static str {
        [
            "1-easy",
            "1-medium",
            "2-medium",
            "2-hard",
            "1+2-easy",
            "1+2-medium",
            "1+2-hard",
            "eiffel-easy",
            "eiffel-medium",
            "eiffel-hard",
            "empire_state-easy",
            "empire_state-medium",
            "empire_state-hard",
        ][self as usize]
    }

    /// How hard it is.
    pub const fn level(self) -> Level {
        match self {
            Mode::AEasy | Mode::AbEasy | Mode::EiffelEasy | Mode::EmpireStateEasy => Level::Easy,
            Mode::BHard | Mode::AbHard | Mode::EiffelHard | Mode::EmpireStateHard => Level::Hard,
            _ => Level::Medium,
        }
    }

    /// The cards to be built, one after another.
    #[inline]
    pub const fn cards(self) -> &'static [BuildingCard] {
        match self {
            Mode::AEasy | Mode::AMedium => &[BuildingCard::A],
            Mode::BMedium | Mode::BHard => &[BuildingCard::B],
            Mode::AbEasy | Mode::AbMedium | Mode::AbHard => &[BuildingCard::A, BuildingCard::B],
            Mode::EiffelEasy | Mode::EiffelMedium | Mode::EiffelHard => &[BuildingCard::Eiffel],
            Mode::EmpireStateEasy | Mode::EmpireStateMedium | Mode::EmpireStateHard => &[BuildingCard::EmpireState],
        }
    }
}
