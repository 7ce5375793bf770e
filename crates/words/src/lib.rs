//! Texts of messages in each language.
//!
//! Every crate with a [`Message`] ships Fluent files with its text, one for each language. [`Words`] formats messages
//! by them; [`faults`] compares the languages, so that a test finds what is missing.
//!
//! ```
//! use rynek_kernel::{Language, Message, Texts};
//! use rynek_words::Words;
//!
//! let texts = Texts(&[
//!     ("en", "stones = { $count ->\n    [one] one stone\n   *[other] { $count } stones\n }"),
//!     ("pl", "stones = { $count ->\n    [one] kamień\n    [few] { $count } kamienie\n   *[other] { $count } kamieni\n }"),
//! ]);
//! let words = Words::new(Language::from_code("pl").unwrap(), &[texts]);
//! assert_eq!(words.say(&Message::new("stones").with("count", 3)), "3 kamienie");
//! assert!(rynek_words::faults(&texts).is_empty());
//! ```
//!
//! Besides the functions of Fluent, texts can use:
//!
//! - `{ NOUN("polis-district", $district, form: "genitive") }`: the value of the message `polis-district-…` with the
//!   identifier in `$district`, in one of its forms. The forms are attributes of that message; without a form, or where a
//!   language has no such form, it is the value itself.
//! - `{ TITLE($game) }`: the title of the game with this id.
//! - `{ FORM($form) }`: a notation with its placeholders (`TILE`) in the language, by the messages `notation-…`.
//! - `{ $whose -> [yours] You take *[theirs] { $player } takes }`: whether the reader is the subject, by [`Arg::You`].
//! - `{ $names }` for a list: "a, b and c". `{ OR($names) }`: "a, b or c". `{ COMMAS($names) }`: "a, b, c".

mod faults;
mod functions;
mod misuse;
mod numbers;
mod pseudo;
mod usage;

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use rynek_kernel::{Arg, Language, Message, Part, Texts};
use unic_langid::LanguageIdentifier;

use functions::{Listed, Nouns};

pub use faults::{faults, keys, untranslated};
pub use misuse::Expected;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// How lists are joined. [`Words`] always has it.
pub const WORDS: Texts = Texts(rynek_kernel::texts!("words/{}.ftl"));

/// The value that says whether the reader is the subject of a sentence. Every text can use it.
const WHOSE: &str = "whose";

/// The texts of the product in one language.
pub struct Words {
    language: Language,
    bundle: Bundle,
    /// English, for messages that a preview does not translate.
    english: Option<Bundle>,
}

impl Words {
    /// Parses these texts in this language.
    ///
    /// # Panics
    /// If a text is not Fluent or repeats a message: the texts ship with the program, and its tests parse them.
    pub fn new(language: Language, texts: &[Texts]) -> Words {
        let texts = || texts.iter().chain([&WORDS]);
        let own = texts().filter_map(|text| if language.is_generated() { None } else { text.own(language) });
        let english = texts().map(|text| text.english());
        Words::read(language, own, english).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Parses texts that do not ship with the program. The English ones are needed for a language that is not complete.
    /// The error is what is wrong with the first faulty one, for a programmer.
    pub fn read<'t>(
        language: Language,
        own: impl Iterator<Item = &'t str>,
        english: impl Iterator<Item = &'t str>,
    ) -> Result<Words, String> {
        let is_whole = !language.is_preview() && !language.is_generated();
        let own: Vec<_> = own.map(resource).collect::<Result<_, _>>()?;
        let english: Vec<_> = if is_whole { Vec::new() } else { english.map(resource).collect::<Result<_, _>>()? };
        if language.is_generated() {
            return Ok(Words { language, bundle: bundle(language, &english, &[])?, english: None });
        }
        Ok(Words {
            language,
            bundle: bundle(language, &own, &english)?,
            english: if is_whole { None } else { Some(bundle(Language::ENGLISH, &english, &[])?) },
        })
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a text for a key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
            || self.english.as_ref().is_some_and(|english| english.has_message(key))
    }

    /// The text of a message and of the sentences after it. A message without a text is shown by its key.
    pub fn say(&self, message: &Message) -> String {
        let mut said = self.sentence(message);
        for next in &message.then {
            said.push(' ');
            said += &self.say(next);
        }
        said
    }

    fn sentence(&self, message: &Message) -> String {
        for bundle in [Some(&self.bundle), self.english.as_ref()].into_iter().flatten() {
            if let Some(pattern) = bundle.get_message(&message.key).and_then(|message| message.value()) {
                let mut args: FluentArgs =
                    message.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg))).collect();
                let is_yours = message.args.values().any(|arg| matches!(arg, Arg::You { .. }));
                args.set(WHOSE, if is_yours { "yours" } else { "theirs" });
                let text = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
                return if self.language.is_generated() { pseudo::framed(&text) } else { text.into_owned() };
            }
        }
        Message { then: Vec::new(), ..message.clone() }.to_string()
    }

    /// The text of a message without values.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// A number in a cell of a table.
    pub fn number(&self, number: &Arg) -> String {
        numbers::plain(number, self.language)
    }

    /// A page, such as the rules, in this language, or in English if it is not translated.
    pub fn page(&self, texts: &Texts) -> Cow<'static, str> {
        match texts.own(self.language) {
            None if self.language.is_generated() => pseudo::page(texts.english()).into(),
            own => own.unwrap_or_else(|| texts.english()).into(),
        }
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => numbers::value(*number, 0),
            Arg::Decimal { decimal, places } => numbers::value(*decimal, *places),
            // Values are not parsed as Fluent.
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Player { seat } => FluentValue::from(self.say(&Message::new("seat-name").with("seat", seat.number()))),
            Arg::You { you } => self.value(you),
            Arg::Bot { bot, number } => FluentValue::from(self.bot(bot, *number)),
            Arg::List { list } => FluentValue::Custom(Box::new(self.listed(list))),
            Arg::Own { own } => FluentValue::from(self.own(own).to_owned()),
        }
    }

    /// An edition's own name in this language, or in English, or the first one.
    fn own<'n>(&self, names: &'n BTreeMap<String, String>) -> &'n str {
        let found = [self.language, Language::ENGLISH].into_iter().find_map(|language| names.get(language.code()));
        found.or_else(|| names.values().next()).map_or("", String::as_str)
    }

    fn bot(&self, bot: &str, number: usize) -> String {
        let (is_level, is_alone) = (self.knows(&format!("bot-level-{bot}")), number == 0);
        let message = match (is_level, is_alone) {
            (true, true) => Message::new("bot-named"),
            (true, false) => Message::new("bot-named-numbered").with("number", number),
            (false, true) => Message::new("bot-other"),
            (false, false) => Message::new("bot-other-numbered").with("number", number),
        };
        self.say(&message.with(if is_level { "level" } else { "name" }, bot))
    }

    fn listed(&self, list: &[Part]) -> Listed {
        let part = |part: &Part| match part {
            Part::Phrase(phrase) => self.say(phrase),
            Part::Value(value) => self.part(value),
        };
        let parts: Vec<String> = list.iter().map(part).collect();
        let join = |key: &'static str, first: String, last: &String| {
            self.joined(&Message::new(key).with("first", first).with("last", last.as_str()))
        };
        let Some((last, before)) = parts.split_last() else {
            return Listed::default();
        };
        let before = before.iter().cloned().reduce(|first, next| join("list-comma", first, &next));
        let all = |key| before.clone().map_or_else(|| last.clone(), |first| join(key, first, last));
        Listed { and: all("list-and"), or: all("list-or"), commas: all("list-comma") }
    }

    /// A value as a part of a list.
    fn part(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(_) | Arg::Decimal { .. } => numbers::plain(arg, self.language),
            Arg::Text(text) => text.clone(),
            Arg::Own { own } => self.own(own).to_owned(),
            Arg::List { list } => self.listed(list).and,
            Arg::You { you } => self.part(you),
            Arg::Player { .. } | Arg::Bot { .. } => match self.value(arg) {
                FluentValue::String(text) => text.into_owned(),
                _ => arg.to_string(),
            },
        }
    }

    /// The joint of a list is no message of its own, so it has no frame.
    fn joined(&self, joint: &Message) -> String {
        let text = self.say(joint);
        match self.language.is_generated() {
            true => text.trim_start_matches('⟦').trim_end_matches('⟧').to_owned(),
            false => text,
        }
    }
}

fn resource(text: &str) -> Result<Arc<FluentResource>, String> {
    let resource = FluentResource::try_new(text.to_owned());
    resource.map(Arc::new).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))
}

/// A bundle with these resources. Nouns that they lack are taken from `others`.
fn bundle(language: Language, own: &[Arc<FluentResource>], others: &[Arc<FluentResource>]) -> Result<Bundle, String> {
    let identifier: LanguageIdentifier = language.code().parse().expect("a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Isolation marks around values would end up in terminals and scripts.
    bundle.set_use_isolating(false);
    if language.decimal_mark() == ',' {
        bundle.set_formatter(Some(numbers::with_comma));
    }
    if language.is_generated() {
        bundle.set_transform(Some(pseudo::accented));
    }
    for resource in own {
        bundle.add_resource(resource.clone()).map_err(|errors| format!("said twice: {errors:?}"))?;
    }
    functions::add(&mut bundle, Nouns::of(own.iter().chain(others)), language);
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use rynek_kernel::Seat;

    use super::*;

    const LINES: Texts = Texts(&[
        (
            "en",
            "line = { $player } waits.\nturn = { $whose ->\n  [yours] You wait\n *[theirs] { $player } waits\n }.\nlist = Take { $all }.\nor = Take { OR($all) }.\nplain = { COMMAS($all) }\n\
             points = { $points } points\nmany = { GROUPED($many) }\n\
             shop-cafe = café\nin = in the { NOUN(\"shop\", $shop) }",
        ),
        (
            "pl",
            "line = { $player } czeka.\nturn = { $whose ->\n  [yours] Czekasz\n *[theirs] { $player } czeka\n }.\nlist = Weź { $all }.\nor = Weź { OR($all) }.\nplain = { COMMAS($all) }\n\
             points = { $points } pkt\nmany = { GROUPED($many) }\n\
             shop-cafe = kawiarnia\n    .locative = kawiarni\nin = w { NOUN(\"shop\", $shop, form: \"locative\") }",
        ),
    ]);

    fn words(code: &str) -> Words {
        Words::new(Language::from_code(code).expect("a language"), &[rynek_kernel::WORDS, LINES])
    }

    fn said(code: &str, name: Option<&str>) -> String {
        words(code).say(&Message::new("line").with("player", Seat::new(1)).naming(&|_| name.map(Arg::from)))
    }

    #[test]
    fn a_player_without_a_name_is_called_by_their_seat() {
        assert_eq!(said("en", None), "Player 2 waits.");
        assert_eq!(said("pl", None), "Gracz 2 czeka.");
    }

    #[test]
    fn the_reader_is_addressed() {
        let say = |code, player: Arg| words(code).say(&Message::new("turn").with("player", player));
        assert_eq!((say("en", Arg::you("Ada")), say("pl", Arg::you("Ada"))), ("You wait.".into(), "Czekasz.".into()));
        assert_eq!(say("en", Seat::new(1).into()), "Player 2 waits.");
        assert_eq!(say("en", "yours".into()), "yours waits.", "a name is a name");
        let plain = Message::new("line").with("player", Arg::you(Seat::new(1)));
        assert_eq!(words("en").say(&plain), "Player 2 waits.", "a text that does not select has the name");
        let list = Message::new("list").with("all", Arg::list([Arg::you("Ada"), "Ola".into()]));
        assert_eq!(words("en").say(&list), "Take Ada and Ola.");
    }

    #[test]
    fn a_name_is_text_whatever_it_looks_like() {
        for name in ["Ada", "Player 2", "{ $x }", "{ seat-name }", "{\"\"}", "\\u0041", "a\nline = b", "<b>&amp;", ""] {
            assert_eq!(said("en", Some(name)), format!("{name} waits."));
            assert_eq!(said("pl", Some(name)), format!("{name} czeka."));
        }
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let say = |code, key, all: &[&str]| words(code).say(&Message::new(key).with("all", Arg::list(all.to_vec())));
        assert_eq!(say("en", "list", &["a", "b", "c"]), "Take a, b and c.");
        assert_eq!(say("pl", "list", &["a", "b"]), "Weź a i b.");
        assert_eq!(say("en", "or", &["a", "b", "c"]), "Take a, b or c.");
        assert_eq!(say("pl", "or", &["a", "b"]), "Weź a lub b.");
        assert_eq!(say("pl", "plain", &["a", "b", "c"]), "a, b, c");
        assert_eq!(say("en", "list", &["a"]), "Take a.");
        assert_eq!(say("en", "plain", &[]), "");
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let points = |code| words(code).say(&Message::new("points").with("points", Arg::decimal(130.44, 1)));
        assert_eq!((points("en"), points("pl")), ("130.4 points".to_owned(), "130,4 pkt".to_owned()));
        let many = |code| words(code).say(&Message::new("many").with("many", 74_215));
        assert_eq!((many("en"), many("pl")), ("74,215".to_owned(), "74\u{a0}215".to_owned()));
    }

    #[test]
    fn placeholders_of_notations_are_translated() {
        let said =
            |code| words(code).say(&Message::new("notation").with("text", "x").with("form", "TILE Q,R K | draw TILE"));
        assert_eq!(said("en"), "Can’t read “x”. Expected: TILE Q,R K | draw TILE");
        assert_eq!(said("pl"), "Nie można odczytać „x”. Poprawna postać: NUMER Q,R K | draw NUMER");
    }

    #[test]
    fn nouns_have_forms() {
        let at = |code, shop| words(code).say(&Message::new("in").with("shop", shop));
        assert_eq!(at("en", "cafe"), "in the café");
        assert_eq!(at("pl", "cafe"), "w kawiarni");
        assert_eq!(at("pl", "zoo"), "w zoo", "an unknown one is called as it says");
    }

    #[test]
    fn an_edition_names_what_is_its_own() {
        let said = |code, names: &[(&str, &str)]| {
            let own = names.iter().map(|(code, name)| ((*code).to_owned(), (*name).to_owned())).collect();
            words(code).say(&Message::new("in").with("shop", Arg::Own { own }))
        };
        let names = [("en", "harbour"), ("pl", "porcie")];
        assert_eq!((said("en", &names), said("pl", &names)), ("in the harbour".to_owned(), "w porcie".to_owned()));
        assert_eq!(said("pl", &names[..1]), "w harbour");
        assert_eq!(said("en", &names[1..]), "in the porcie");
    }

    #[test]
    fn sentences_follow_each_other() {
        let two = Message::new("list").with("all", Arg::list(["a"])).then(Message::new("in").with("shop", "cafe"));
        assert_eq!(words("en").say(&two), "Take a. in the café");
        assert_eq!(words("en-XA").say(&two), "⟦ŢŢááķéé a.⟧ ⟦ííññ ţţĥéé çááƒé⟧");
    }
}
