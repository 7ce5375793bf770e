//! Weights: the numbers by which bots evaluate positions. They are data, so that they can be tuned.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::json;

/// Named numbers by which bots evaluate positions of a game; `()` for a game that is evaluated by its points alone.
///
/// Their JSON is an object of numbers and lists of numbers. The tuner changes these numbers without knowing what they
/// mean.
pub trait Weights: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}

impl<T: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Weights for T {}

/// The weights that ship with a game, from its `bots.json`.
///
/// ```
/// #[derive(Clone, Debug, serde::Serialize, serde::Deserialize)]
/// struct Weights { harbour: f64 }
///
/// let weights: Weights = rynek_kernel::shipped_weights(r#"{ "weights": { "harbour": 2.5 }, "levels": {} }"#);
/// assert_eq!(weights.harbour, 2.5);
/// ```
///
/// # Panics
/// If the file has none: it is part of the program.
pub fn shipped_weights<W: Weights>(bots: &str) -> W {
    #[derive(Deserialize)]
    struct Bots<W> {
        weights: W,
    }
    json::read_text::<Bots<W>>(bots).unwrap_or_else(|error| panic!("bots.json: {error}")).weights
}
