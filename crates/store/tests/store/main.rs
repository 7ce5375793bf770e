//! Tests of the store. They run on SQLite and on PostgreSQL.

#[path = "../../../table/tests/common/mod.rs"]
mod common;

mod archive;
mod backups;
mod chores;
mod claims;
mod damage;
mod days;
mod migrations;
mod nodes;
mod opening;
mod people;
mod ratings;
mod tables;
mod test_store;
