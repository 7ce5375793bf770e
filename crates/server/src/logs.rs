//! The log, for operators. It never contains tokens, keys, bodies or hidden pieces.

use std::sync::OnceLock;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::{
    Registry, filter::Targets, fmt, layer::SubscriberExt, registry, reload, util::SubscriberInitExt,
};

use crate::{
    Config,
    config::{LogFormat, LogLevel},
};

/// Changes how much is logged.
static FILTER: OnceLock<reload::Handle<Targets, Registry>> = OnceLock::new();

fn filter(level: LogLevel) -> Targets {
    let level = match level {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    };
    // Libraries log much that only helps with their own faults.
    Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_targets(["rynek_server", "rynek_hall", "rynek_store", "rynek_table"].map(|target| (target, level)))
}

/// Begins to write logs to standard error, once in a program. Text has colours only if they are wanted there.
pub fn write_logs(config: &Config, colours: bool) {
    let (filter, handle) = reload::Layer::new(filter(config.log));
    let begun = match config.log_format {
        LogFormat::Text => {
            let layer = fmt::layer().with_writer(std::io::stderr).with_target(false).with_ansi(colours);
            registry().with(filter).with(layer).try_init()
        }
        LogFormat::Json => registry().with(filter).with(fmt::layer().json().with_writer(std::io::stderr)).try_init(),
    };
    match begun {
        // There is only one first time.
        Ok(()) => drop(FILTER.set(handle)),
        Err(_) => tracing::debug!("logs are written already"),
    }
}

/// Logs this much from now on.
pub(crate) fn set_level(level: LogLevel) {
    if let Some(handle) = FILTER.get() {
        // It fails only if there is no log any more.
        let _ = handle.reload(filter(level));
    }
}
