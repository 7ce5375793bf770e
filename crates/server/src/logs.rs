//! What the program writes about itself, for whoever runs it. Never tokens, keys, bodies or what anybody holds.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::{filter::Targets, fmt, layer::SubscriberExt, registry, util::SubscriberInitExt};

use crate::{
    Config,
    config::{LogFormat, LogLevel},
};

/// Begins to write logs to the error output, once in a program.
pub fn write_logs(config: &Config) {
    let level = match config.log {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    };
    // Libraries say much that helps only with faults of their own.
    let filter = Targets::new()
        .with_default(level.min(LevelFilter::WARN))
        .with_targets([("rynek_server", level), ("rynek_tables", level)]);
    let begun = match config.log_format {
        LogFormat::Text => {
            registry().with(fmt::layer().with_writer(std::io::stderr).with_target(false)).with(filter).try_init()
        }
        LogFormat::Json => registry().with(fmt::layer().json().with_writer(std::io::stderr)).with(filter).try_init(),
    };
    if begun.is_err() {
        tracing::debug!("logs are written already");
    }
}
