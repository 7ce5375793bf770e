//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `race`, `plans` | who will be first to lay everything |
//! | `reach`, `weights` | what tiles may bring, and the numbers to judge by |

mod evaluate;
mod plans;
mod race;
mod reach;
mod weights;

pub use weights::Weights;
