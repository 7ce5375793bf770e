//! The HTTP and WebSocket server.
//!
//! [`App`] is the state that all handlers share. The REST API is in [`api`] and the live tables are in [`live`]. Both
//! translate messages and call [`commands`], which holds what people may do at a table. An error is a [`Problem`],
//! written in the language of the client. Rules, clocks and storage are in the hall and below.

mod accept;
mod address;
pub mod api;
mod app;
mod arrival;
mod bodies;
pub mod commands;
pub mod config;
pub mod guest;
mod health;
pub mod hooks;
mod layers;
mod limits;
pub mod live;
mod logs;
mod metering;
mod names;
pub mod openapi;
mod pages;
mod problem;
mod process;
mod readiness;
pub mod secrets;
mod server;
mod signals;
#[cfg(feature = "typescript")]
mod typescript;
mod visits;
mod warnings;

pub use address::Address;
pub use app::App;
pub use bodies::{MOST_BODY, MOST_RECORD};
pub use config::{Ceilings, Config};
pub use guest::{Body, Guest, Lang, MaybeGuest};
pub use limits::{Limits, Slot};
pub use logs::write_logs;
pub use pages::HAS_PAGE;
pub use problem::Problem;
pub use rynek_wire::{ProblemBody, ProblemWords};
pub use server::{ServeError, Server, open, router, serve};
#[cfg(feature = "typescript")]
pub use typescript::types;

/// The texts of the server, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    #[test]
    fn all_languages_have_the_same_messages() {
        assert_eq!(rynek_words::faults(&crate::WORDS), Vec::<String>::new());
    }

    #[test]
    fn every_message_is_used() {
        let mut code = String::new();
        read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let unused = |key: &String| !code.contains(&format!("\"{key}\""));
        let left: Vec<String> = rynek_words::keys(crate::WORDS.english()).into_iter().filter(unused).collect();
        assert_eq!(left, Vec::<String>::new());
    }

    fn read_all(folder: &Path, code: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                read_all(&path, code);
            } else {
                code.push_str(&fs::read_to_string(path).expect("a source"));
            }
        }
    }
}
