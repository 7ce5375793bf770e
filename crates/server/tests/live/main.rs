//! Live tables over real sockets.

#[path = "live/abuse.rs"]
mod abuse;
#[path = "live/belonging.rs"]
mod belonging;
#[path = "live/client.rs"]
mod client;
#[path = "live/company.rs"]
mod company;
#[path = "live/connections.rs"]
mod connections;
#[path = "live/crowd.rs"]
mod crowd;
#[path = "live/games.rs"]
mod games;
#[path = "live/nodes.rs"]
mod nodes;
#[path = "live/sights.rs"]
mod sights;
#[path = "live/test_server.rs"]
mod test_server;
