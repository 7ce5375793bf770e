//! The REST API over real connections: every row of the table in docs/protocol.md, every response by its schema.

#[path = "api/belonging.rs"]
mod belonging;
#[path = "api/bodies.rs"]
mod bodies;
#[path = "api/bot.rs"]
mod bot;
#[path = "api/caller.rs"]
mod caller;
#[path = "api/document.rs"]
mod document;
#[path = "api/editions.rs"]
mod editions;
#[path = "api/faults.rs"]
mod faults;
#[path = "api/games.rs"]
mod games;
#[path = "api/hooks.rs"]
mod hooks;
#[path = "api/lessons.rs"]
mod lessons;
#[path = "api/people.rs"]
mod people;
#[path = "api/play.rs"]
mod play;
#[path = "api/schema.rs"]
mod schema;
#[path = "api/study.rs"]
mod study;
#[path = "api/tables.rs"]
mod tables;
