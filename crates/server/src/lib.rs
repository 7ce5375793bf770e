//! HTTP and WebSocket in front of tables.
//!
//! [`House`] holds what every handler needs. The REST API is in [`api`], the live tables in [`live`]; whatever goes
//! wrong is a [`Problem`], told in the language of whoever asked. Rules, clocks and storing are behind the hall: here
//! are only wire formats, limits and doors.

mod address;
pub mod api;
mod arrival;
mod bodies;
pub mod commands;
pub mod config;
mod door;
pub mod guest;
mod health;
pub mod hooks;
mod house;
mod layers;
mod limits;
pub mod live;
mod logs;
pub mod openapi;
mod pages;
mod problem;
mod server;
#[cfg(feature = "ts")]
mod typescript;
mod visits;
pub mod wire;

pub use address::Address;
pub use config::{Ceilings, Config};
pub use guest::{Body, Guest, Lang, MaybeGuest};
pub use house::House;
pub use limits::{Entered, Limits};
pub use logs::write_logs;
pub use pages::HAS_PAGE;
pub use problem::{Problem, ProblemBody, ProblemWords};
pub use server::{MOST_BODY, MOST_RECORD, ServeError, Server, open, router, serve};
#[cfg(feature = "ts")]
pub use typescript::export_types;

/// What the server says, as Fluent messages.
pub const WORDS: rynek_kernel::Texts =
    rynek_kernel::Texts { en: include_str!("../words/en.ftl"), pl: include_str!("../words/pl.ftl") };

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    #[test]
    fn every_language_says_the_same() {
        assert_eq!(rynek_words::faults(&crate::WORDS), Vec::<String>::new());
    }

    #[test]
    fn no_message_is_left_over() {
        let mut code = String::new();
        read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let unused = |key: &String| !code.contains(&format!("\"{key}\""));
        let left: Vec<String> = rynek_words::keys(crate::WORDS.en).into_iter().filter(unused).collect();
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
