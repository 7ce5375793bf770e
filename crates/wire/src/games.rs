//! The games and their rules.

use std::borrow::Cow;

use rynek_catalog::{Info, SeatFigures};
use rynek_kernel::{Language, OptionKind, OptionSpec};
use rynek_words::Words;
use serde::Serialize;
use serde_json::Value;

use crate::Fault;

/// A game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// Its id in paths and documents.
    #[cfg_attr(feature = "schema", schema(example = "planners"))]
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What it is about, in a sentence.
    pub tagline: String,
    /// How long a game takes, in words.
    pub length: String,
    /// The number of players.
    pub players: Span,
    /// The version of the rules.
    pub rules_version: u32,
    /// The levels of bots, from the weakest to the strongest.
    pub levels: Vec<&'static str>,
    /// What is known about each of these levels.
    pub ladder: Vec<LevelInfo>,
    /// The default of every option.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub defaults: Value,
    /// A JSON Schema of the options.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub schema: Value,
    /// The options for a form. The number of players follows from the seats of a table.
    pub options: Vec<OptionInfo>,
    /// The installed editions, besides those that ship.
    pub editions: Vec<String>,
    /// Whether a private table may be opened with an edition of one's own.
    pub own_editions: bool,
    /// How often each seat wins between equally strong bots, as far as it was measured.
    pub fairness: Vec<Fairness>,
}

/// A level of the bots of a game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelInfo {
    /// Its name in documents and commands.
    #[cfg_attr(feature = "schema", schema(example = "skilled"))]
    pub id: &'static str,
    /// How it plays, in a sentence.
    pub about: String,
    /// Its place on the scale of ratings: a person with this rating wins about half of the games against it. `null` if it
    /// was not measured.
    pub rating: Option<i64>,
}

/// The results of games between equally strong bots.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The number of players.
    pub players: usize,
    /// The options of the tables, without the number of players; the others had their defaults.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The level of the bots.
    pub bot: &'static str,
    /// How many games were played.
    pub games: u64,
    /// The wins of each seat.
    pub seats: Vec<SeatWins>,
}

/// The share of games that a seat won, with its 95 % interval.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatWins {
    /// The share, from 0 to 1.
    pub wins: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A range, both ends included.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Span {
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
}

/// An option of a game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its name in JSON.
    pub name: &'static str,
    /// Its name for people.
    pub label: String,
    /// What it does.
    pub help: String,
    /// Its values.
    #[serde(flatten)]
    pub takes: Takes,
}

/// The values of an option.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Takes {
    /// A whole number, both ends included.
    Count {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// `true` or `false`.
    Switch,
    /// One of these.
    Choice {
        /// The values.
        choices: Vec<Choice>,
    },
    /// A list of any of these.
    Subset {
        /// The values.
        choices: Vec<Choice>,
    },
}

/// A value of an option.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// In JSON.
    pub value: &'static str,
    /// In words.
    pub label: String,
}

/// The rules of a game.
#[derive(Serialize, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rules {
    /// The language they are in.
    pub lang: &'static str,
    /// The text.
    pub markdown: Cow<'static, str>,
}

/// The rules of a game in the language of the words. `page` has the text, if it does not ship with the program.
pub fn rules(info: &Info, words: &Words) -> Rules {
    let texts = info.rules;
    let translated = texts.own(words.language()).is_some() || words.language().is_generated();
    let language = if translated { words.language() } else { Language::ENGLISH };
    Rules { lang: language.code(), markdown: words.page(&texts) }
}

/// The game with this id.
pub fn known(id: &str) -> Result<Info, Fault> {
    rynek_catalog::info(id).ok_or_else(Fault::not_found)
}

/// A game in words, with its installed editions; `own_editions` says whether others are allowed.
pub fn describe(info: &Info, words: &Words, editions: Vec<String>, own_editions: bool) -> GameInfo {
    let own = |part: &str| words.word(&format!("{}-{part}", info.id));
    GameInfo {
        id: info.id,
        title: own("title"),
        tagline: own("tagline"),
        length: own("length"),
        players: Span { min: *info.players().start(), max: *info.players().end() },
        rules_version: info.rules_version,
        levels: rynek_bots::LEVELS.to_vec(),
        ladder: rynek_bots::LEVELS.iter().map(|level| describe_level(words, info.id, level)).collect(),
        defaults: info.defaults.clone(),
        schema: info.schema.clone(),
        options: info.options.iter().map(|option| describe_option(words, info.id, option)).collect(),
        editions,
        own_editions,
        fairness: rynek_catalog::seat_figures(info.id).map(fairness).collect(),
    }
}

fn describe_level(words: &Words, game: &str, level: &'static str) -> LevelInfo {
    let rating = rynek_bots::place(game, level).map(|place| place.round() as i64);
    LevelInfo { id: level, about: rynek_catalog::about_level(words, game, level), rating }
}

fn fairness(figures: &'static SeatFigures) -> Fairness {
    let options = figures.options.iter().filter(|(name, _)| *name != "players");
    Fairness {
        players: figures.players(),
        options: Value::Object(options.map(|(name, value)| (name.clone(), value.clone())).collect()),
        bot: &figures.bot,
        games: figures.games,
        seats: figures.seats.iter().map(|seat| SeatWins { wins: seat.wins, low: seat.low, high: seat.high }).collect(),
    }
}

fn describe_option(words: &Words, game: &str, option: &OptionSpec) -> OptionInfo {
    let key = format!("{game}-option-{}", option.name);
    let choice = |value: &&'static str| Choice { value, label: words.word(&format!("{key}-{value}")) };
    OptionInfo {
        name: option.name,
        label: words.word(&key),
        help: words.word(&format!("{key}-help")),
        takes: match option.kind {
            OptionKind::Count { min, max } => Takes::Count { min, max },
            OptionKind::Switch => Takes::Switch,
            OptionKind::Choice(names) => Takes::Choice { choices: names.iter().map(choice).collect() },
            OptionKind::Subset(names) => Takes::Subset { choices: names.iter().map(choice).collect() },
        },
    }
}
