//! All games, by id. No other crate lists them.
//!
//! Code that works for any game is a [`Visitor`]; [`visit`] calls it with the game of an id. [`info`] has what is known
//! about a game without playing it. Code that needs no game's types uses [`open`]: text and JSON in, text and JSON out.
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

mod any_game;
mod editions;
mod encoded;
mod fairness;

use std::ops::RangeInclusive;

use rynek_kernel::{Edition as _, Game, Language, Lessons, OptionKind, OptionSpec, Setup, Shipped, Texts, setup};
use rynek_words::Words;
use serde_json::Value;

pub use any_game::{AnyGame, OpenError, Refusal, keep_edition, open, reopen, resume};
pub use editions::{
    About, EditionFile, about, edition_faults, edition_schema, edition_schema_in, edition_title, game_of, limits,
    part_key, read_edition, shipped_edition,
};
pub use encoded::{Encoded, WrongCells, encoded};
pub use fairness::{SeatFigures, SeatShare, seat_figures};

/// The texts of the catalog's messages.
pub const WORDS: Texts = Texts(rynek_kernel::texts!("words/{}.ftl"));

/// How a level of the bots plays a game, in a sentence. A game that does not say it has the sentence for all games.
pub fn about_level(words: &Words, game: &str, level: &str) -> String {
    let own = format!("{game}-level-{level}");
    if words.knows(&own) { words.word(&own) } else { words.word(&format!("catalog-level-{level}")) }
}

/// Code that works for any game.
pub trait Visitor {
    /// Its result.
    type Output;

    /// Runs it for this game.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($feature:tt: $game:ty),+ $(,)?) => {
        /// The ids of all games.
        pub const IDS: &[&str] = &[$(#[cfg(feature = $feature)] <$game>::ID),+];

        /// Runs a visitor for the game with this id, if there is one.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(#[cfg(feature = $feature)] <$game>::ID => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }
    };
}

games![
    "polis": rynek_polis::Polis,
    "rooftops": rynek_rooftops::Rooftops,
    "boulevards": rynek_boulevards::Boulevards,
    "planners": rynek_planners::Planners,
    "engineer": rynek_engineer::Engineer,
];

/// What is known about a game without playing it.
pub struct Info {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// The rules page.
    pub rules: Texts,
    /// The texts of its messages.
    pub words: Texts,
    /// Its lessons.
    pub lessons: Lessons,
    /// The editions that ship with it, the default first.
    pub editions: &'static [Shipped],
    /// Its table options.
    pub options: &'static [OptionSpec],
    /// The default of each option.
    pub defaults: Value,
    /// A JSON Schema of the options.
    pub schema: Value,
    /// The most actions that a game can have.
    pub longest: usize,
}

impl Info {
    /// The numbers of players.
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
            editions: G::Edition::SHIPPED,
            options: G::Setup::options(),
            defaults: setup::defaults::<G::Setup>().into(),
            schema: setup::schema::<G::Setup>(),
            longest: G::LONGEST,
        }
    }
}

/// The info of the game with this id.
pub fn info(id: &str) -> Option<Info> {
    visit(id, Inform)
}

/// The info of every game.
pub fn all() -> impl Iterator<Item = Info> {
    IDS.iter().filter_map(|id| info(id))
}

/// The texts of the kernel, all games and `more`, in one language.
pub fn words(language: Language, more: &[Texts]) -> Words {
    let mut texts = vec![rynek_kernel::WORDS, WORDS];
    texts.extend(all().flat_map(|game| [game.words, game.lessons.words]));
    texts.extend(more);
    Words::new(language, &texts)
}
