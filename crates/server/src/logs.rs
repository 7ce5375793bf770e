//! The log, for operators. It never contains tokens, keys, bodies or hidden pieces.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::{filter::Targets, fmt, layer::SubscriberExt, registry, util::SubscriberInitExt};

use crate::{
    Config,
    config::{LogFormat, LogLevel},
};

/// Begins to write logs to standard error, once in a program. Text has colours only if they are wanted there.
pub fn write_logs(config: &Config, colours: bool) {
    let level = match config.log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    };
    // Libraries log much that only helps with their own faults.
    let filter = Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_targets([("rynek_server", level), ("rynek_table", level)]);
    let begun = match config.log_format {
        LogFormat::Text => {
            let layer = fmt::layer().with_writer(std::io::stderr).with_target(false).with_ansi(colours);
            registry().with(layer).with(filter).try_init()
        }
        LogFormat::Json => registry().with(fmt::layer().json().with_writer(std::io::stderr)).with(filter).try_init(),
    };
    if begun.is_err() {
        tracing::debug!("logs are written already");
    }
}
