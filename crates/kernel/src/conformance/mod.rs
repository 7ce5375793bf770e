//! The suite that every game passes, and the tools around it.
//!
//! A game crate calls each of these from its own tests:
//!
//! ```
//! use rynek_kernel::{conformance, example::Nim};
//! conformance::suite::<Nim>(|_| conformance::Inventory::new()).run();
//! ```
//!
//! - [`suite`]: the promises of [`Game`](crate::Game), over every player count, mode and variant;
//! - [`edition_files`] and [`mutated_editions`]: the files of editions, as they ship and with changes;
//! - [`golden`]: whole recorded games as readable text, one for each mode, kept in the repository and compared;
//! - [`sampling_is_fair`]: random actions and chance against their odds;
//! - [`perft_table`]: expected numbers of action sequences, kept as data;
//! - [`rules_are_traced`]: every rule of the rules page has a test, and every test a rule;
//! - [`lessons_teach`]: every lesson leads to its position and can be done, and every kind of action is taught;
//! - [`fuzz`]: what fuzz targets do with their bytes, and a short deterministic run of the same.
//!
//! [`conformance_tests!`](crate::conformance_tests) defines the tests that need no more than the type of a game, and
//! [`testing`] has functions for tests of rules. Run the tests with `RYNEK_BLESS=1` to rewrite golden games and perft
//! numbers after an intended change.

mod editions;
mod encoding;
pub mod fuzz;
mod golden;
mod lessons;
mod modes;
mod perft_table;
mod sampling;
mod suite;
pub mod testing;
mod traced;

pub use editions::{Mutated, edition_files, mutated_editions};
pub use golden::golden;
pub use lessons::lessons_teach;
pub use modes::modes;
pub use perft_table::perft_table;
pub use sampling::sampling_is_fair;
pub use suite::{Inventory, Suite, suite};
pub use traced::rules_are_traced;

/// Defines the tests of a game crate that need no more than the type of the game: fair samples, golden games and perft
/// numbers in `tests/`, traced rules, lessons, edition files.
#[macro_export]
macro_rules! conformance_tests {
    ($game:ty) => {
        #[test]
        fn sampling_is_fair() {
            $crate::conformance::sampling_is_fair::<$game>();
        }

        #[test]
        fn golden_games() {
            $crate::conformance::golden::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
        }

        #[test]
        fn perft() {
            $crate::conformance::perft_table::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.json"));
        }

        #[test]
        fn rules_are_traced() {
            $crate::conformance::rules_are_traced::<$game>(env!("CARGO_MANIFEST_DIR"));
        }

        #[test]
        fn lessons_teach() {
            $crate::conformance::lessons_teach::<$game>();
        }

        #[test]
        fn edition_files() {
            $crate::conformance::edition_files::<$game>();
        }
    };
}

/// Whether expected files are written instead of compared.
fn blessing() -> bool {
    std::env::var_os("RYNEK_BLESS").is_some()
}
