//! Tables that live: bots, clocks, watchers, and what is left when a test_store falls. Every test here runs on SQLite and on
//! a real PostgreSQL, unless it is about several nodes.

#[path = "../../../table/tests/common/mod.rs"]
mod common;
#[allow(dead_code, unused_imports)]
#[path = "../../../store/tests/store/test_store.rs"]
mod test_store;

mod belonging;
mod bots;
mod commands;
mod endings;
mod guests;
mod inn;
mod nodes;
mod outages;
mod records;
mod thinking;
mod twins;
