//! Evaluation of positions for bots. The rules do not depend on this folder.
//!
//! | module | contents |
//! | --- | --- |
//! | `evaluate`, `remaining`, `weights` | how good a position looks, what is still to come, and the weights |
//! | `city_graph`, `terrace`, `features` | the features of a city |
//! | `rank`, `trial_city`, `trial_site` | every build evaluated without playing it |

mod city_graph;
mod evaluate;
mod features;
mod rank;
mod remaining;
mod terrace;
mod trial_city;
mod trial_site;
mod weights;

pub use weights::Weights;
