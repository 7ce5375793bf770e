//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `ways` | how likely a win is, and the ways through a round |
//! | `features`, `grounds`, `weights` | features of a position, lookups in tables, and the weights |

mod evaluate;
mod features;
mod grounds;
mod ways;
mod weights;

pub use features::{Course, FEATURES};
pub use weights::{Rounds, Weights};
