//! Live tables over real sockets.

#[path = "live/abuse.rs"]
mod abuse;
#[path = "live/belonging.rs"]
mod belonging;
#[path = "live/client.rs"]
mod client;
#[path = "live/company.rs"]
mod company;
#[path = "live/doors.rs"]
mod doors;
#[path = "live/games.rs"]
mod games;
#[path = "live/nodes.rs"]
mod nodes;
#[path = "live/place.rs"]
mod place;
#[path = "live/sights.rs"]
mod sights;
