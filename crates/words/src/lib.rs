//! Texts of messages in each language.
//!
//! Every crate with a [`Message`] ships Fluent files with its text, one for each language. [`Words`] formats messages
//! by them; [`faults`] compares the languages, so that a test finds what is missing.
//!
//! ```
//! use rynek_kernel::{Language, Message, Texts};
//! use rynek_words::Words;
//!
//! let texts = Texts {
//!     en: "stones = { $count ->\n    [one] one stone\n   *[other] { $count } stones\n }",
//!     pl: "stones = { $count ->\n    [one] kamień\n    [few] { $count } kamienie\n   *[other] { $count } kamieni\n }",
//! };
//! let words = Words::new(Language::Pl, &[texts]);
//! assert_eq!(words.say(&Message::new("stones").with("count", 3)), "3 kamienie");
//! assert!(rynek_words::faults(&texts).is_empty());
//! ```

mod faults;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rynek_kernel::{Arg, Language, Message, Texts};
use unic_langid::LanguageIdentifier;

pub use faults::{faults, keys};

/// The texts of the product in one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Parses these texts in this language.
    ///
    /// # Panics
    /// If a text is not Fluent or repeats a message: the texts ship with the program, and its tests parse them.
    pub fn new(language: Language, texts: &[Texts]) -> Words {
        let identifier: LanguageIdentifier = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolation marks around values would end up in terminals and scripts.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.get(language).to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("not Fluent: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("said twice: {errors:?}"));
        }
        Words { language, bundle }
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for a key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The text of a message. A message without a text is shown by its key.
    pub fn say(&self, message: &Message) -> String {
        let Some(pattern) = self.bundle.get_message(&message.key).and_then(|message| message.value()) else {
            return message.to_string();
        };
        let args: FluentArgs = message.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg))).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The text of a message without values.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            // Values are not parsed as Fluent.
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Player { seat } => FluentValue::from(self.say(&Message::new("seat-name").with("seat", seat.number()))),
            Arg::Message(message) => FluentValue::from(self.say(message)),
        }
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::Seat;

    use super::*;

    const LINE: Texts = Texts { en: "line = { $player } waits.", pl: "line = { $player } czeka." };

    fn said(language: Language, name: Option<&str>) -> String {
        let line = Message::new("line").with("player", Seat::new(1)).naming(&|_| name.map(Arg::from));
        Words::new(language, &[rynek_kernel::WORDS, LINE]).say(&line)
    }

    #[test]
    fn a_player_without_a_name_is_called_by_their_seat() {
        assert_eq!(said(Language::En, None), "Player 2 waits.");
        assert_eq!(said(Language::Pl, None), "Gracz 2 czeka.");
    }

    #[test]
    fn a_name_is_text_whatever_it_looks_like() {
        for name in ["Ada", "Player 2", "{ $x }", "{ seat-name }", "{\"\"}", "\\u0041", "a\nline = b", "<b>&amp;", ""] {
            assert_eq!(said(Language::En, Some(name)), format!("{name} waits."));
            assert_eq!(said(Language::Pl, Some(name)), format!("{name} czeka."));
        }
    }
}
