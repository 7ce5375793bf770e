//! The numbers by which bots judge positions: data, so that they can be tuned.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Numbers with names, by which bots judge positions of a game; `()` for a game judged by its points alone.
///
/// As JSON they are an object of numbers and lists of numbers: whoever tunes them turns those numbers and knows nothing
/// of what they mean.
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
/// If the file does not have them: it is part of the program.
pub fn shipped_weights<W: Weights>(bots: &str) -> W {
    #[derive(Deserialize)]
    struct Bots<W> {
        weights: W,
    }
    serde_json::from_str::<Bots<W>>(bots).unwrap_or_else(|error| panic!("bots.json: {error}")).weights
}
