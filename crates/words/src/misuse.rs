//! Values that a text does not expect.

use std::collections::BTreeMap;

use rynek_kernel::{Arg, Language, Message, Part, Texts};

use crate::{
    WHOSE,
    usage::{Usage, Values, messages},
};

/// How the texts of some crates use the values of their messages, to check messages against.
///
/// ```
/// use rynek_kernel::{Message, Texts};
/// use rynek_words::Expected;
///
/// let expected = Expected::new(&[Texts(&[("en", "floor = { $colour ->\n    [black] A black floor\n   *[white] A white floor\n }")])]);
/// assert!(expected.misuses(&Message::new("floor").with("colour", "black")).is_empty());
/// assert_eq!(expected.misuses(&Message::new("floor").with("colour", "a black one")).len(), 1);
/// ```
pub struct Expected(Vec<BTreeMap<String, Values>>);

impl Expected {
    /// The usage in these texts, in every language.
    ///
    /// # Panics
    /// If a text is not Fluent.
    pub fn new(texts: &[Texts]) -> Expected {
        let of = |language: Language| {
            let own = texts.iter().filter_map(|texts| texts.own(language));
            own.flat_map(|text| messages(text).unwrap_or_else(|error| panic!("{error}"))).collect()
        };
        Expected(Language::all().map(of).collect())
    }

    /// What is wrong with the values of a message, its lists and the sentences after it: a number as text, an identifier
    /// that no text selects by, a value that is missing.
    pub fn misuses(&self, message: &Message) -> Vec<String> {
        let mut found = Vec::new();
        for values in self.0.iter().filter_map(|texts| texts.get(message.key.as_ref())) {
            for (name, usage) in values {
                let fault = match message.args.get(name.as_str()) {
                    Some(arg) => self.misuse(arg, usage),
                    None if name == WHOSE => None,
                    None => Some("is missing".to_owned()),
                };
                found.extend(fault.map(|fault| format!("{}: ${name} {fault}", message.key)));
            }
        }
        let lists = message.args.values().flat_map(inner);
        found.extend(lists.chain(&message.then).flat_map(|inner| self.misuses(inner)));
        found
    }

    fn misuse(&self, arg: &Arg, usage: &Usage) -> Option<String> {
        let Arg::Text(text) = arg else {
            return usage.identifies.then(|| format!("is {arg}, but the text selects by it"));
        };
        let is_noun = |family: &String| {
            let key = format!("{family}-{text}");
            self.0.iter().any(|texts| texts.contains_key(&key))
        };
        if !usage.plurals.is_empty() {
            Some(format!("is the text {text}, but a plural depends on it"))
        } else if !usage.variants.is_empty() && !usage.variants.contains(text) {
            Some(format!("is {text}, and there is no variant for it"))
        } else if !usage.families.iter().all(is_noun) {
            Some(format!("is {text}, and there is no noun for it"))
        } else if text.parse::<f64>().is_ok() && !usage.identifies {
            Some(format!("is the number {text} as text"))
        } else {
            None
        }
    }
}

/// The messages in a list.
fn inner(arg: &Arg) -> impl Iterator<Item = &Message> {
    let parts = if let Arg::List { list } = arg { list.as_slice() } else { &[] };
    parts.iter().filter_map(|part| if let Part::Phrase(phrase) = part { Some(phrase) } else { None })
}
