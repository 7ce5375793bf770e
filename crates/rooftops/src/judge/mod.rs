//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `rank`, `weights` | how good a position and each action looks |
//! | `lookout`, `aims`, `reach` | what each seat can still do, the way to each goal, what can be raised |

mod aims;
mod evaluate;
mod lookout;
mod rank;
mod reach;
mod weights;

pub use weights::{Staged, Weights};
