//! A real server under stress: kills, rude clients, a stopped clock, and clients that look for hidden information.
//! `make test` runs a short version of each, `make trials` the long one.

mod abuse;
mod crash;
mod leak;
mod outage;
mod silence;
