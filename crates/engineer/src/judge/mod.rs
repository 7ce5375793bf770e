//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `ways` | how sure the win is, and the courses that lead there |
//! | `sights`, `grounds`, `weights` | what a position shows, looked up once, and the numbers to judge by |

mod evaluate;
mod grounds;
mod sights;
mod ways;
mod weights;

pub use sights::{Course, SIGHTS};
pub use weights::{Rounds, Weights};
