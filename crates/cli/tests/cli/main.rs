//! The `rynek` command as people and scripts call it, and checks of all sources.

mod arena;
mod caller;
mod commands;
mod editions;
mod engine;
#[cfg(unix)]
mod hands;
#[cfg(unix)]
mod help;
mod hint;
mod keeping;
mod languages;
#[cfg(unix)]
mod long;
mod modules;
#[cfg(unix)]
mod needs;
mod operator;
mod saving;
#[cfg(unix)]
mod screen;
mod sentences;
mod serve;
mod soundness;
mod stored;
#[cfg(unix)]
mod table;
mod tune;
mod words;
