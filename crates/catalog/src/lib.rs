//! The games behind one door: the only place that lists them.
//!
//! Code that works for any game is a [`Visitor`]; [`visit`] takes it to the game with an id. [`info`] tells what can
//! be known of a game without playing it. Code that never looks inside a game, and so has no need of its type, goes
//! through [`open`]: text and JSON in, text and JSON out.
//!
//! ```
//! use rynek_catalog::{Visitor, info, visit};
//! use rynek_kernel::{EditionRef, Game, playout, series_rng};
//!
//! /// The length of a random game.
//! struct Length;
//!
//! impl Visitor for Length {
//!     type Output = u64;
//!
//!     fn visit<G: Game>(self) -> u64 {
//!         let mut game = G::new(EditionRef::shipped(), &Default::default()).unwrap();
//!         playout(&mut game, &mut series_rng(1, 0)).moves
//!     }
//! }
//!
//! assert_eq!(visit("polis", Length), Some(36));
//! assert_eq!(visit("chess", Length), None);
//! assert_eq!(info("polis").unwrap().players(), 2..=4);
//! ```

mod door;

use std::ops::RangeInclusive;

use rynek_boulevards::Boulevards;
use rynek_engineer::Engineer;
use rynek_kernel::{Game, Language, Lessons, OptionKind, OptionSpec, Setup, Texts, setup};
use rynek_planners::Planners;
use rynek_polis::Polis;
use rynek_rooftops::Rooftops;
use rynek_words::Words;
use serde_json::Value;

pub use door::{AnyGame, OpenError, Refusal, keep_edition, open, reopen};

/// What the catalog says, as Fluent messages.
pub const WORDS: Texts = Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($game:ty),+) => {
        /// The ids of all games.
        pub const IDS: &[&str] = &[$(<$game>::ID),+];

        /// Takes a visitor to the game with this id, if there is one.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<$game>::ID => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }

        /// Writes the TypeScript types of every game's view, each game in a folder of its own.
        #[cfg(feature = "ts")]
        pub fn export_types(folder: &std::path::Path) -> Result<(), ts_rs::ExportError> {
            use ts_rs::TS;
            $(<$game as Game>::View::export_all(&types_in(&folder.join(<$game>::ID)))?;)+
            Ok(())
        }
    };
}

/// How types are written: numbers of every size are numbers, as in JSON.
#[cfg(feature = "ts")]
pub fn types_in(folder: &std::path::Path) -> ts_rs::Config {
    ts_rs::Config::new().with_large_int("number").with_out_dir(folder)
}

games![Polis, Rooftops, Boulevards, Planners, Engineer];

/// What can be known of a game without playing it.
pub struct Info {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The rules in our own words.
    pub rules: Texts,
    /// What it says.
    pub words: Texts,
    /// What teaches it.
    pub lessons: Lessons,
    /// Its table options.
    pub options: &'static [OptionSpec],
    /// The default of each option.
    pub defaults: Value,
    /// A JSON Schema of the options.
    pub schema: Value,
    /// The most actions a game can have.
    pub longest: usize,
}

impl Info {
    /// How many can play.
    pub fn players(&self) -> RangeInclusive<u8> {
        let players = self.options.iter().find(|option| option.name == "players");
        match players.map(|option| option.kind) {
            Some(OptionKind::Count { min, max }) => min..=max,
            _ => 1..=1,
        }
    }
}

struct Inform;

impl Visitor for Inform {
    type Output = Info;

    fn visit<G: Game>(self) -> Info {
        Info {
            id: G::ID,
            rules_version: G::RULES_VERSION,
            rules: G::RULES,
            words: G::WORDS,
            lessons: G::LESSONS,
            options: G::Setup::options(),
            defaults: setup::defaults::<G::Setup>().into(),
            schema: setup::schema::<G::Setup>(),
            longest: G::LONGEST,
        }
    }
}

/// What can be known of the game with this id.
pub fn info(id: &str) -> Option<Info> {
    visit(id, Inform)
}

/// What can be known of every game.
pub fn all() -> impl Iterator<Item = Info> {
    IDS.iter().filter_map(|id| info(id))
}

/// Everything that the kernel, all games, and `more` texts say, in one language.
pub fn words(language: Language, more: &[Texts]) -> Words {
    let mut texts = vec![rynek_kernel::WORDS, WORDS];
    texts.extend(all().flat_map(|game| [game.words, game.lessons.words]));
    texts.extend(more);
    Words::new(language, &texts)
}
