//! What every handler needs: the hall, the store, the words, the limits.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use rynek_kernel::Language;
use rynek_tables::{
    Moment,
    hall::{Hall, HouseRules, Seeds},
    store::{Store, StoreError},
};
use rynek_words::Words;
use tokio::sync::watch;

use crate::{Config, Limits, guest, live::Rooms};

/// The house that the tables stand in. Cloning it is cheap and gives the same house.
#[derive(Clone)]
pub struct House(Arc<Inside>);

struct Inside {
    hall: Hall,
    config: Config,
    limits: Limits,
    words: [Words; Language::ALL.len()],
    /// The components files that are installed here, by name.
    editions: BTreeMap<String, String>,
    /// Whether the house is closing.
    closing: watch::Sender<bool>,
    rooms: Rooms,
}

impl House {
    /// Opens a house in front of a store.
    pub async fn open(store: Store, config: Config) -> Result<House, StoreError> {
        let hall = Hall::open(store, rules(&config)).await?;
        let speak = |language| rynek_catalog::words(language, &[rynek_tables::WORDS, crate::WORDS]);
        Ok(House(Arc::new(Inside {
            hall,
            limits: Limits::new(config.limits),
            words: Language::ALL.map(speak),
            editions: installed(&config),
            closing: watch::Sender::new(false),
            rooms: Rooms::default(),
            config,
        })))
    }

    /// The tables that live here.
    pub fn hall(&self) -> &Hall {
        &self.0.hall
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        self.0.hall.store()
    }

    /// The rooms in which people look at tables.
    pub(crate) fn rooms(&self) -> &Rooms {
        &self.0.rooms
    }

    /// How the house is set up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// How much anybody may ask.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// What the house says, in this language.
    pub fn words(&self, language: Language) -> &Words {
        &self.0.words[language as usize]
    }

    /// The text of an edition that is installed here.
    pub fn edition(&self, name: &str) -> Option<&str> {
        self.0.editions.get(name).map(String::as_str)
    }

    /// The names of the editions that are installed here.
    pub fn editions(&self) -> impl Iterator<Item = &str> {
        self.0.editions.keys().map(String::as_str)
    }

    /// Begins to close the house: nobody comes in any more, and those inside are told.
    pub(crate) fn begin_closing(&self) {
        self.hall().retire();
        self.0.closing.send_replace(true);
    }

    /// Whether the house is closing.
    pub fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Waits until the house closes.
    pub async fn closing(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as the house.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// The time at the tables: all that clients are told is in it.
    pub fn now(&self) -> Moment {
        self.hall().now()
    }
}

/// How the hall is to be run, as the settings say.
fn rules(config: &Config) -> HouseRules {
    let usual = HouseRules::default();
    HouseRules {
        node: config.node.clone().unwrap_or_else(|| format!("node-{:016x}", u64::from_be_bytes(guest::random()))),
        pace: Duration::from_millis(config.pace),
        thinkers: config.thinkers.unwrap_or(usual.thinkers),
        idle: Duration::from_secs(config.idle * 60),
        retention: config.retention,
        seeds: config.test_seed.map_or(Seeds::System, Seeds::repeatable),
        ..usual
    }
}

/// The components files in the folder of editions: `NAME.json`. There is always room for those that fit a game.
fn installed(config: &Config) -> BTreeMap<String, String> {
    let files = std::fs::read_dir(config.editions()).into_iter().flatten().flatten().map(|file| file.path());
    let named = files.filter(|path| path.extension().is_some_and(|kind| kind == "json")).filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        let text = std::fs::read_to_string(&path).ok()?;
        for game in rynek_catalog::IDS {
            let _ = rynek_catalog::keep_edition(game, &text);
        }
        Some((name, text))
    });
    named.collect()
}
