//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `season`, `weights` | how good a position looks, what is still to come, and the weights |
//! | `relief`, `terrace`, `ledger` | the features of a city |
//! | `rank`, `yard`, `lot` | every build evaluated without playing it |

mod evaluate;
mod ledger;
mod lot;
mod rank;
mod relief;
mod season;
mod terrace;
mod weights;
mod yard;

pub use weights::Weights;
