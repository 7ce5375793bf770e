//! One set of options for each value of each option.

use serde_json::{Value, json};

use crate::{OptionKind, Setup, setup};

/// The default options, and each option changed on its own to each of its values, with a name that can be used for a
/// file.
///
/// Of an option that takes a subset, each single member and the whole set are taken.
///
/// ```
/// use rynek_kernel::{conformance::modes, setup::PlayersOnly};
/// let names: Vec<String> = modes::<PlayersOnly<2, 4>>().into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["default", "players-3", "players-4"]);
/// ```
pub fn modes<S: Setup>() -> Vec<(String, S)> {
    let mut modes = vec![("default".to_owned(), S::default())];
    for spec in S::options() {
        for (label, value) in values(&spec.kind) {
            let Ok(setup) = setup::from_json::<S>(&json!({ spec.name: value })) else { continue };
            if modes.iter().all(|(_, known)| *known != setup) {
                modes.push((format!("{}-{label}", spec.name.replace('_', "-")), setup));
            }
        }
    }
    modes
}

fn values(kind: &OptionKind) -> Vec<(String, Value)> {
    match kind {
        OptionKind::Count { min, max } => (*min..=*max).map(|n| (n.to_string(), n.into())).collect(),
        OptionKind::Switch => [false, true].map(|on| (if on { "on" } else { "off" }.to_owned(), on.into())).into(),
        OptionKind::Choice(names) => names.iter().map(|name| (name.to_string(), json!(name))).collect(),
        OptionKind::Subset(names) => {
            let one = names.iter().map(|name| (name.to_string(), json!([name])));
            one.chain([("all".to_owned(), json!(names))]).collect()
        }
    }
}
