//! Table options as flags.

use clap::ArgMatches;
use rynek_kernel::{Arg, Message, OptionKind, OptionSpec};
use serde_json::{Map, Value};

use crate::{failure::Failure, suggest};

/// A flag for one option, or for numbered options such as `goal_1`, `goal_2` and `goal_3` together: `--goals`.
#[derive(Clone, Copy)]
pub struct TableFlag(&'static [OptionSpec]);

/// The flags for these options.
pub fn flags(options: &'static [OptionSpec]) -> impl Iterator<Item = TableFlag> {
    let together = |one: &OptionSpec, other: &OptionSpec| stem(one).is_some() && stem(one) == stem(other);
    options.chunk_by(together).map(TableFlag)
}

/// The name of a numbered option without its number.
fn stem(option: &OptionSpec) -> Option<&'static str> {
    let stem = option.name.trim_end_matches(|c: char| c.is_ascii_digit());
    if stem == option.name { None } else { stem.strip_suffix('_') }
}

/// The names in a list separated by commas.
pub fn list(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).collect()
}

impl TableFlag {
    /// The option, unless there are several.
    pub fn single(self) -> Option<&'static OptionSpec> {
        if let [option] = self.0 { Some(option) } else { None }
    }

    /// The name of the flag, with underscores as in JSON.
    pub fn name(self) -> String {
        match self.single() {
            Some(option) => option.name.to_owned(),
            None => format!("{}s", stem(&self.0[0]).unwrap_or_default()),
        }
    }

    /// The name as it is typed, without the dashes in front.
    pub fn long(self) -> String {
        self.name().replace('_', "-")
    }

    /// How many options it sets.
    pub fn count(self) -> usize {
        self.0.len()
    }

    /// The words it takes.
    pub fn words(self) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        for option in self.0 {
            let taken: Vec<String> = match option.kind {
                OptionKind::Count { min, max } => (min..=max).map(|count| count.to_string()).collect(),
                OptionKind::Switch => [true, false].map(|on| on.to_string()).to_vec(),
                OptionKind::Choice(names) | OptionKind::Subset(names) => {
                    names.iter().map(|name| (*name).to_owned()).collect()
                }
            };
            words.extend(taken.into_iter().filter(|word| !words.contains(word)).collect::<Vec<_>>());
        }
        words
    }

    /// The flag with a value, for an example.
    pub fn sample(self) -> String {
        let (long, words) = (self.long(), self.words());
        match self.0[0].kind {
            OptionKind::Switch => format!("--{long}"),
            OptionKind::Subset(_) => format!("--{long} {}", words[..words.len().min(2)].join(",")),
            _ if self.count() > 1 => format!("--{long} {}", words[1..=self.count()].join(",")),
            _ => format!("--{long} {}", words.last().map_or("", String::as_str)),
        }
    }

    fn read(self, text: &str, options: &mut Map<String, Value>) -> Result<(), Failure> {
        let Some(option) = self.single() else { return self.read_several(text, options) };
        let value = match option.kind {
            OptionKind::Count { .. } | OptionKind::Switch => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
            OptionKind::Choice(_) => text.into(),
            OptionKind::Subset(_) => list(text).into_iter().filter(|name| !name.is_empty()).collect(),
        };
        options.insert(option.name.to_owned(), value);
        Ok(())
    }

    /// Different names in any order; the game takes them in the order in which its options list them.
    fn read_several(self, text: &str, options: &mut Map<String, Value>) -> Result<(), Failure> {
        let words = self.words();
        let flag = format!("--{}", self.long());
        let mut given = Vec::new();
        for name in list(text) {
            let Some(place) = words.iter().position(|word| word == name) else {
                let question = suggest::question(name, words.iter().map(String::as_str));
                let refused = Failure::usage("cli-series-unknown").with("flag", flag).with("given", name);
                return Err(refused.then(question).then([known(&words)]));
            };
            given.push(place);
        }
        given.sort_unstable();
        given.dedup();
        let takes = |(option, place): (&OptionSpec, &usize)| match option.kind {
            OptionKind::Choice(names) => names.contains(&words[*place].as_str()),
            _ => false,
        };
        let all = given.len() == self.count() && self.0.iter().zip(&given).all(takes);
        if !(all || given.len() == 1 && self.stands_alone(&words[given[0]])) {
            let refused = Failure::usage("cli-series-count").with("flag", flag).with("count", self.count());
            return Err(refused.with("given", text).then([known(&words)]));
        }
        for (option, place) in self.0.iter().zip(given) {
            options.insert(option.name.to_owned(), words[place].as_str().into());
        }
        Ok(())
    }

    /// Whether a word decides all of the options: the first one ends its choices with it, and no other takes it.
    fn stands_alone(self, word: &str) -> bool {
        let last =
            |option: &OptionSpec| matches!(option.kind, OptionKind::Choice(names) if names.last() == Some(&word));
        let takes = |option: &OptionSpec| matches!(option.kind, OptionKind::Choice(names) if names.contains(&word));
        last(&self.0[0]) && !self.0[1..].iter().any(takes)
    }
}

/// The table options from flags, as the JSON that a game reads.
pub fn read(specs: &'static [OptionSpec], matches: &ArgMatches) -> Result<Value, Failure> {
    let mut options = Map::new();
    for flag in flags(specs) {
        if let Some(text) = matches.try_get_one::<String>(&flag.name()).ok().flatten() {
            flag.read(text, &mut options)?;
        }
    }
    Ok(options.into())
}

/// The names that an option takes.
fn known(names: &[String]) -> Message {
    Message::new("cli-takes").with("known", Arg::list(names.iter().map(String::as_str)))
}

#[cfg(test)]
mod tests {
    use rynek_kernel::Setup as _;
    use serde_json::json;

    use super::*;

    fn goals(text: &str) -> Result<Value, Failure> {
        let goals = flags(rynek_rooftops::Setup::options()).find(|flag| flag.name() == "goals").expect("goals");
        let mut options = Map::new();
        goals.read(text, &mut options).map(|()| options.into())
    }

    #[test]
    fn goals_are_named_in_any_order() {
        let sorted = json!({"goal_1": "five_connected", "goal_2": "four_lake", "goal_3": "four_park"});
        for text in ["four_park,five_connected,four_lake", "four_lake, four_park ,five_connected"] {
            assert_eq!(goals(text).expect("three goals"), sorted);
        }
        assert_eq!(goals("random").expect("all at random"), json!({"goal_1": "random"}));
        for text in ["", "four_lake", "four_lake,four_lake,four_park", "random,four_lake,four_park", "castle,four_lake"]
        {
            assert!(goals(text).is_err(), "{text}");
        }
    }

    #[test]
    fn samples_can_be_played() {
        for info in rynek_catalog::all() {
            for flag in flags(info.options) {
                let sample = flag.sample();
                let (name, value) = sample.split_once(' ').unwrap_or((&sample, "true"));
                assert_eq!(name.trim_start_matches("--"), flag.long());
                let mut options = Map::new();
                flag.read(value, &mut options).expect("a sample can be read");
                assert!(rynek_catalog::open(info.id, None, &options.into()).is_ok(), "{}: {sample}", info.id);
            }
        }
    }
}
