//! Characters: players who value some things more and others less than the game's evaluation does.

use std::{collections::BTreeMap, sync::Arc};

use rynek_kernel::{Weights, json::read};
use serde_json::{Number, Value};

use crate::temper::Temper;

/// What a character values more or less than the game's evaluation does: factors of weights, by their names.
pub type Taste = BTreeMap<String, f64>;

/// The weights of every character that a bot may have; those of the game for a bot without one.
pub struct Characters<W>(Vec<Arc<W>>);

impl<W: Weights> Characters<W> {
    /// Only the weights themselves.
    pub fn none(weights: W) -> Characters<W> {
        Characters(vec![Arc::new(weights)])
    }

    /// The weights of these characters, leaning this much to their tastes.
    pub fn leaning(weights: W, tastes: &BTreeMap<String, Taste>, lean: f64) -> Characters<W> {
        let tastes = tastes.values().filter(|_| lean > 0.0);
        let leaning: Vec<Arc<W>> = tastes.filter_map(|taste| leaned(&weights, taste, lean)).map(Arc::new).collect();
        if leaning.is_empty() { Characters::none(weights) } else { Characters(leaning) }
    }

    /// The weights of the character that belongs to a temper.
    pub fn of(&self, temper: Temper) -> &Arc<W> {
        &self.0[temper.character(self.0.len())]
    }
}

/// The weights changed by a taste; `None` if the taste names a weight that does not exist.
pub fn leaned<W: Weights>(weights: &W, taste: &Taste, lean: f64) -> Option<W> {
    let mut changed = serde_json::to_value(weights).ok()?;
    for (name, factor) in taste {
        let place = format!("/{}", name.replace('[', "/").replace(']', ""));
        scale(changed.pointer_mut(&place)?, libm::pow(*factor, lean));
    }
    read(&changed).ok()
}

/// Multiplies a number, or all numbers in a list.
fn scale(value: &mut Value, factor: f64) {
    match value {
        Value::Number(number) => {
            let scaled = number.as_f64().and_then(|number| Number::from_f64(number * factor));
            *number = scaled.unwrap_or_else(|| number.clone());
        }
        Value::Array(values) => values.iter_mut().for_each(|value| scale(value, factor)),
        _ => {}
    }
}
