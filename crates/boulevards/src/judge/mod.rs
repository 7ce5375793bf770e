//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `facts`, `known`, `trail`, `deal`, `world`, `effort` | what a seat knows, the odds that follow from it, and a deal with those odds |
//! | `sampler`, `guess` | the same by guessing, where counting the odds would be too much work |
//! | `weights`, `outlook`, `evaluate` | how good a position looks |

mod deal;
mod effort;
mod evaluate;
mod facts;
mod guess;
mod known;
mod outlook;
mod sampler;
mod trail;
mod weights;
mod world;

pub use known::Known;
pub use weights::Weights;
