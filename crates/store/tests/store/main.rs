//! Both stores keep the same promises: every test here runs on SQLite and on a real PostgreSQL.

#[path = "../../../table/tests/common/mod.rs"]
mod common;

mod archive;
mod backups;
mod chores;
mod claims;
mod damage;
mod migrations;
mod nodes;
mod people;
mod ratings;
mod tables;
mod test_store;
