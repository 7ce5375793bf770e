//! The languages of the product, and texts in them.

use std::fmt;

/// How far a translation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Everything is translated; tests find what is not.
    Complete,
    /// Some of it is translated, the rest is English. It is used only if it is asked for.
    Preview,
    /// Made from English to find texts that cannot be translated. No list offers it.
    Generated,
}

struct Entry {
    code: &'static str,
    name: &'static str,
    decimal: char,
    group: char,
    stage: Stage,
}

const fn entry(code: &'static str, name: &'static str, decimal: char, group: char, stage: Stage) -> Entry {
    Entry { code, name, decimal, group, stage }
}

/// Every language: its code, its name in itself, the decimal mark, the mark between thousands.
/// To add a language, add a line here and the files with its texts.
const LANGUAGES: &[Entry] = &[
    entry("en", "English", '.', ',', Stage::Complete),
    entry("pl", "Polski", ',', '\u{a0}', Stage::Complete),
    entry("de", "Deutsch", ',', '.', Stage::Preview),
    entry("en-XA", "[Éñĝļîšĥ]", '.', ',', Stage::Generated),
];

/// A language of the product.
///
/// ```
/// use rynek_kernel::Language;
/// let polish = Language::from_code("pl").unwrap();
/// assert_eq!(polish.name(), "Polski");
/// assert_eq!(Language::from_locale("pl_PL.UTF-8"), Some(polish));
/// assert_eq!(Language::default(), Language::ENGLISH);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(u8);

impl Language {
    /// English, in which every text exists.
    pub const ENGLISH: Language = Language(0);

    /// How many there are, with those that no list offers.
    pub const COUNT: usize = LANGUAGES.len();

    /// Its place among all languages, below [`Language::COUNT`].
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Every language, with those that no list offers.
    pub fn known() -> impl Iterator<Item = Language> {
        (0..LANGUAGES.len()).map(|n| Language(n as u8))
    }

    fn entry(self) -> &'static Entry {
        &LANGUAGES[self.index()]
    }

    /// The languages that a person can choose.
    pub fn all() -> impl Iterator<Item = Language> {
        Language::known().filter(|language| !language.is_generated())
    }

    /// The languages in which every text exists.
    pub fn complete() -> impl Iterator<Item = Language> {
        Language::all().filter(|language| !language.is_preview())
    }

    /// Its code: `en`, `pl`.
    pub fn code(self) -> &'static str {
        self.entry().code
    }

    /// Its name, in itself.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The mark before decimals.
    pub fn decimal_mark(self) -> char {
        self.entry().decimal
    }

    /// The mark between groups of three digits.
    pub fn group_mark(self) -> char {
        self.entry().group
    }

    /// Whether only a part of the texts is translated. The rest is in English.
    pub fn is_preview(self) -> bool {
        self.entry().stage == Stage::Preview
    }

    /// Whether its texts are made from the English ones, to find texts that cannot be translated.
    pub fn is_generated(self) -> bool {
        self.entry().stage == Stage::Generated
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::known().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// The complete language of a locale, such as `pl_PL.UTF-8` or `en-GB`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.']).next()?;
        Language::complete().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The same text in several languages: pairs of a code and a text, as [`texts!`](crate::texts) embeds them.
///
/// ```
/// use rynek_kernel::{Language, Texts};
/// let texts = Texts(&[("en", "Good day"), ("pl", "Dzień dobry")]);
/// assert_eq!(texts.own(Language::from_code("pl").unwrap()), Some("Dzień dobry"));
/// assert_eq!(texts.english(), "Good day");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Texts(pub &'static [(&'static str, &'static str)]);

impl Texts {
    /// No text.
    pub const NONE: Texts = Texts(&[]);

    /// The text in this language, if there is one.
    pub fn own(&self, language: Language) -> Option<&'static str> {
        self.0.iter().find(|(code, _)| *code == language.code()).map(|(_, text)| *text)
    }

    /// The English text.
    pub fn english(&self) -> &'static str {
        self.own(Language::ENGLISH).unwrap_or_default()
    }
}
