//! Live tables over real sockets.

mod abuse;
mod belonging;
mod client;
mod company;
mod connections;
mod crowd;
mod games;
mod nodes;
mod sights;
mod test_server;
