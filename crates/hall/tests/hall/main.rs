//! Live tables: bots, clocks, watchers, crashes. Every test runs on SQLite and on PostgreSQL, unless it is about
//! several nodes.

#[path = "../../../table/tests/common/mod.rs"]
mod common;
#[allow(dead_code, unused_imports)]
#[path = "../../../store/tests/store/test_store.rs"]
mod test_store;

mod belonging;
mod bots;
mod commands;
mod days;
mod endings;
mod guests;
mod nodes;
mod outages;
mod records;
mod reviews;
mod test_hall;
mod thinking;
mod twins;
