//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `race`, `plans` | who will be first to place everything |
//! | `reach`, `weights` | what unseen tiles may offer, and the weights |

mod evaluate;
mod plans;
mod race;
mod reach;
mod weights;

pub use weights::Weights;
