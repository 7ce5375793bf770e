//! What clients are told about games and tables, and how it is worked out.
//!
//! The server sends these shapes over HTTP and WebSockets, and the module for the browser returns the same ones from its
//! calls, so that a page cannot tell the two apart. This crate knows no network: the answers follow from the catalog and
//! from tables.

pub mod editions;
pub mod games;
pub mod lessons;
mod problem;
pub mod study;
pub mod tables;
mod told;

pub use problem::{Fault, ProblemBody, ProblemWords};
pub use told::{ADVISER, Advice, BEST, Done, Hint, Log, ScoreChange, ToldLine};

/// The texts of these answers, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));

#[cfg(test)]
mod tests {
    #[test]
    fn all_languages_have_the_same_messages() {
        assert_eq!(rynek_words::faults(&crate::WORDS), Vec::<String>::new());
    }
}
