//! The state that all handlers share: the hall, the store, the words, the limits.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock, PoisonError, RwLock},
    time::Duration,
};

use rynek_hall::{Hall, HallConfig, Seeds};
use rynek_kernel::{Language, edition::text::without_comments};
use rynek_store::{Store, StoreError};
use rynek_table::Moment;
use rynek_words::Words;
use tokio::sync::watch;

use crate::{Config, Limits, readiness::Readiness, secrets, visits::Visits};

/// The state of a server, shared by all handlers. Cloning it is cheap and gives the same state.
#[derive(Clone)]
pub struct App(Arc<AppState>);

struct AppState {
    hall: Hall,
    settings: RwLock<Settings>,
    visits: Arc<Visits>,
    /// The texts of each language that was asked for.
    words: [OnceLock<Words>; Language::COUNT],
    /// The installed components files, by name.
    editions: BTreeMap<String, String>,
    closing: watch::Sender<bool>,
    readiness: Readiness,
}

/// What changes when the settings are read again.
struct Settings {
    config: Arc<Config>,
    limits: Arc<Limits>,
}

impl App {
    /// Opens the state of a server with a store.
    pub async fn open(store: Store, config: Config) -> Result<App, StoreError> {
        let hall = Hall::open(store, rules(&config)).await?;
        Ok(App(Arc::new(AppState {
            hall,
            visits: Arc::new(Visits::new(&config.limits)),
            words: Default::default(),
            editions: installed(&config),
            closing: watch::Sender::new(false),
            readiness: Readiness::default(),
            settings: RwLock::new(Settings { limits: Arc::new(Limits::new(config.limits)), config: Arc::new(config) }),
        })))
    }

    /// The tables of this server.
    pub fn hall(&self) -> &Hall {
        &self.0.hall
    }

    /// The store of all tables and people.
    pub fn store(&self) -> &Store {
        self.0.hall.store()
    }

    /// The settings of the server, as they are now.
    pub fn config(&self) -> Arc<Config> {
        self.0.settings.read().unwrap_or_else(PoisonError::into_inner).config.clone()
    }

    /// The rate limits of clients, as they are now.
    pub fn limits(&self) -> Arc<Limits> {
        self.0.settings.read().unwrap_or_else(PoisonError::into_inner).limits.clone()
    }

    /// The open connections.
    pub(crate) fn visits(&self) -> &Arc<Visits> {
        &self.0.visits
    }

    /// Takes over new settings as far as a running server can. Returns the names of those that need a restart.
    pub(crate) fn reload(&self, new: &Config) -> Vec<String> {
        let mut settings = self.0.settings.write().unwrap_or_else(PoisonError::into_inner);
        let (config, left) = settings.config.reloaded(new);
        self.0.visits.limit(&config.limits);
        *settings = Settings { limits: Arc::new(settings.limits.changed(config.limits)), config: Arc::new(config) };
        left
    }

    /// The texts of the server, in this language.
    pub fn words(&self, language: Language) -> &Words {
        let own = [
            rynek_daily::WORDS,
            rynek_review::WORDS,
            rynek_table::WORDS,
            rynek_wire::WORDS,
            rynek_store::WORDS,
            rynek_hall::WORDS,
            crate::WORDS,
        ];
        self.0.words[language.index()].get_or_init(|| rynek_catalog::words(language, &own))
    }

    /// The text of an installed edition.
    pub fn edition(&self, name: &str) -> Option<&str> {
        self.0.editions.get(name).map(String::as_str)
    }

    /// The names of the installed editions.
    pub fn editions(&self) -> impl Iterator<Item = &str> {
        self.0.editions.keys().map(String::as_str)
    }

    /// Begins to close the server: no new requests are accepted, and connected clients are told.
    pub(crate) fn begin_closing(&self) {
        self.hall().retire();
        self.0.closing.send_replace(true);
    }

    /// Whether the server is closing.
    pub fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Whether the store takes changes now.
    pub(crate) async fn takes_changes(&self) -> bool {
        self.0.readiness.check(self.store().try_write(self.hall().node(), self.now())).await
    }

    /// Waits until the server closes.
    pub async fn closing(&self) {
        let mut closing = self.0.closing.subscribe();
        // The sender lives as long as the state.
        let _ = closing.wait_for(|closing| *closing).await;
    }

    /// The current time, as clients are told it.
    pub fn now(&self) -> Moment {
        self.hall().now()
    }
}

/// The configuration of the hall, from the settings.
fn rules(config: &Config) -> HallConfig {
    let usual = HallConfig::default();
    HallConfig {
        node: config.node.clone().unwrap_or_else(|| format!("node-{:016x}", u64::from_be_bytes(secrets::random()))),
        pace: Duration::from_millis(config.pace),
        thinkers: config.thinkers.unwrap_or(usual.thinkers),
        idle: Duration::from_secs(config.idle * 60),
        retention: config.retention,
        seeds: config.test_seed.map_or(Seeds::System, Seeds::repeatable),
        ..usual
    }
}

/// Reads the components files in the folder of editions, `NAME.json`. Those that fit a game are kept for good.
fn installed(config: &Config) -> BTreeMap<String, String> {
    let files = std::fs::read_dir(config.editions()).into_iter().flatten().flatten().map(|file| file.path());
    let named = files.filter(|path| path.extension().is_some_and(|kind| kind == "json")).filter_map(|path| {
        let name = path.file_stem()?.to_str()?.to_owned();
        let text = std::fs::read_to_string(&path).ok()?;
        for game in rynek_catalog::IDS {
            let _ = rynek_catalog::keep_edition(game, &text);
        }
        // Tables and records hold it as plain JSON.
        Some((name, without_comments(&text).into_owned()))
    });
    named.collect()
}
