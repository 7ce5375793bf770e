//! The `rynek` command as people and scripts call it, and checks of all sources.

mod arena;
mod caller;
mod commands;
mod engine;
#[cfg(unix)]
mod hands;
mod hint;
mod keeping;
mod modules;
#[cfg(unix)]
mod needs;
mod saving;
mod serve;
mod soundness;
mod stored;
mod tune;
mod words;
