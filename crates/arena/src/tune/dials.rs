//! Weights as a list of numbers.

use rynek_kernel::Weights;
use serde_json::{Number, Value};

use super::TuneError;

/// The number of significant digits of a weight. More would be noise.
const DIGITS: i32 = 4;
/// The size assumed for a single weight that is zero.
const SMALL: f64 = 0.1;
/// The least size assumed for a weight in a list, as a share of the largest one in it.
const BESIDE: f64 = 0.25;

/// The numbers of a game's weights that may be changed, by name, and the rest of the weights.
pub(super) struct Dials {
    template: Value,
    names: Vec<String>,
    /// The JSON pointer of each number.
    places: Vec<String>,
}

impl Dials {
    /// All numbers of these weights, or those with these names. The name of a list stands for all numbers in it.
    pub(super) fn new(weights: &impl Weights, only: &[String]) -> Result<Dials, TuneError> {
        let template = serde_json::to_value(weights).map_err(|error| TuneError::Unreadable(error.to_string()))?;
        let mut found = Vec::new();
        list(&template, "", "", &mut found);
        if found.is_empty() {
            return Err(TuneError::NothingToTune);
        }
        let unknown = only.iter().find(|wanted| !found.iter().any(|(name, _)| is_called(name, wanted)));
        if let Some(name) = unknown {
            let known = top_names(&template);
            return Err(TuneError::UnknownWeight { name: name.clone(), known });
        }
        found.retain(|(name, _)| only.is_empty() || only.iter().any(|wanted| is_called(name, wanted)));
        let (names, places) = found.into_iter().unzip();
        Ok(Dials { template, names, places })
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// The current numbers.
    pub(super) fn read(&self) -> Vec<f64> {
        let number = |place: &String| self.template.pointer(place).and_then(Value::as_f64).unwrap_or_default();
        self.places.iter().map(number).collect()
    }

    /// The weights with these numbers, if they are valid.
    pub(super) fn weights<W: Weights>(&self, numbers: &[f64]) -> Option<W> {
        let mut turned = self.template.clone();
        for (place, number) in self.places.iter().zip(numbers) {
            *turned.pointer_mut(place)? = Value::Number(Number::from_f64(*number)?);
        }
        serde_json::from_value(turned).ok()
    }

    /// The size of each number, never zero. Steps are a share of it.
    pub(super) fn sizes(&self) -> Vec<f64> {
        let numbers = self.read();
        let list = |n: usize| self.names[n].split(['[', '.']).next().unwrap_or_default();
        let beside = |n: usize| {
            let same = (0..numbers.len()).filter(|other| list(*other) == list(n));
            same.map(|other| numbers[other].abs()).fold(0.0, f64::max)
        };
        let size = |n: usize| numbers[n].abs().max(BESIDE * beside(n));
        (0..numbers.len()).map(size).map(|size| if size > 0.0 { size } else { SMALL }).collect()
    }
}

/// The number, rounded as it is written in a file.
#[expect(clippy::disallowed_methods, reason = "a statistic, which no game depends on")]
pub(super) fn rounded(number: f64) -> f64 {
    if number == 0.0 || !number.is_finite() {
        return 0.0;
    }
    let places = DIGITS - 1 - number.abs().log10().floor() as i32;
    format!("{number:.*}", places.clamp(0, 12) as usize).parse().unwrap_or(number)
}

/// Appends the name and pointer of every number that need not be whole.
fn list(value: &Value, name: &str, place: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Number(number) if number.is_f64() => found.push((name.to_owned(), place.to_owned())),
        Value::Array(values) => {
            let numbered = values.iter().enumerate();
            numbered.for_each(|(n, value)| list(value, &format!("{name}[{n}]"), &format!("{place}/{n}"), found));
        }
        Value::Object(fields) => fields.iter().for_each(|(field, value)| {
            let name = if name.is_empty() { field.clone() } else { format!("{name}.{field}") };
            let escaped = field.replace('~', "~0").replace('/', "~1");
            list(value, &name, &format!("{place}/{escaped}"), found);
        }),
        _ => {}
    }
}

fn is_called(name: &str, wanted: &str) -> bool {
    name.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(['[', '.']))
}

fn top_names(template: &Value) -> String {
    let fields = template.as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
    fields.unwrap_or_default().join(", ")
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    use super::*;

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Harbour {
        ship: f64,
        tides: [f64; 3],
        piers: u8,
    }

    const HARBOUR: Harbour = Harbour { ship: 2.0, tides: [0.0, 4.0, -1.0], piers: 3 };

    #[test]
    fn every_number_with_decimals_is_a_dial() {
        let dials = Dials::new(&HARBOUR, &[]).expect("dials");
        assert_eq!(dials.names(), ["ship", "tides[0]", "tides[1]", "tides[2]"]);
        assert_eq!(dials.read(), [2.0, 0.0, 4.0, -1.0]);
        assert_eq!(dials.sizes(), [2.0, 1.0, 4.0, 1.0]);
        let turned: Harbour = dials.weights(&[1.5, 0.5, 3.0, 0.0]).expect("finite numbers");
        assert_eq!(turned, Harbour { ship: 1.5, tides: [0.5, 3.0, 0.0], piers: 3 });
        assert!(dials.weights::<Harbour>(&[f64::NAN, 0.0, 0.0, 0.0]).is_none());
    }

    #[test]
    fn a_list_is_chosen_by_its_name() {
        let only = |names: &[&str]| Dials::new(&HARBOUR, &names.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(only(&["tides"]).expect("dials").names().len(), 3);
        assert_eq!(only(&["tides[1]", "ship"]).expect("dials").names(), ["ship", "tides[1]"]);
        let error = only(&["tide"]).err().expect("no such weight").to_string();
        assert!(error.contains("tide") && error.contains("ship, tides, piers"), "{error}");
        assert!(matches!(Dials::new(&(), &[]), Err(TuneError::NothingToTune)));
    }

    #[test]
    fn numbers_are_rounded_to_significant_digits() {
        assert_eq!([1.23456, -0.0123456, 12345.6, 0.0].map(rounded), [1.235, -0.01235, 12346.0, 0.0]);
        assert_eq!(rounded(f64::NAN), 0.0);
    }
}
