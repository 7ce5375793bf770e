//! Both stores keep the same promises: every test here runs on SQLite and on a real PostgreSQL.

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/postgres.rs"]
mod postgres;

mod archive;
mod backups;
mod chores;
mod claims;
mod damage;
mod house;
mod migrations;
mod nodes;
mod people;
mod ratings;
mod tables;
