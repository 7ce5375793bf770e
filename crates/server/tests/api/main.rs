//! Tests of the REST API over real connections. Every response is checked against its schema.

mod belonging;
mod bodies;
mod bot;
mod caller;
mod daily;
mod document;
mod editions;
mod faults;
mod games;
mod hooks;
mod lessons;
mod lot;
mod people;
mod play;
mod schema;
mod study;
mod tables;
