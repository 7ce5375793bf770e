//! Tables that live: bots, clocks, watchers, and what is left when a house falls. Every test here runs on SQLite and on
//! a real PostgreSQL, unless it is about several nodes.

#[path = "../common/mod.rs"]
mod common;
#[allow(dead_code, unused_imports)]
#[path = "../store/house.rs"]
mod house;
#[allow(dead_code)]
#[path = "../common/postgres.rs"]
mod postgres;

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
