//! The texts of each language. A module in the browser has none of its own: they are fetched apart and loaded.

use std::rc::Rc;

use rynek_kernel::{Language, Message};
use rynek_wire::{
    Fault,
    games::{self, Rules},
};
use rynek_words::Words;
use serde::Deserialize;

/// The texts of a game in a language: a file that `tools/engine.mjs` writes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TextFile {
    lang: String,
    /// Fluent messages.
    words: Vec<String>,
    /// The English ones, if the language does not have all.
    #[serde(default)]
    english: Vec<String>,
    rules: RulesFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    lang: String,
    markdown: String,
}

/// The texts that are there so far.
#[derive(Default)]
pub struct Library {
    words: [Option<Rc<Words>>; Language::COUNT],
    rules: [Option<RulesFile>; Language::COUNT],
}

impl Library {
    /// The words of a language. Natively, the program has them.
    pub fn words(&mut self, language: Language) -> Result<Rc<Words>, Fault> {
        let words = &mut self.words[language.index()];
        if words.is_none() && !rynek_kernel::WORDS.0.is_empty() {
            let more = [rynek_review::WORDS, rynek_table::WORDS, rynek_wire::WORDS];
            *words = Some(Rc::new(rynek_catalog::words(language, &more)));
        }
        let missing = || Fault::new(409, "no_texts", Message::new("wire-no-texts"));
        words.clone().ok_or_else(missing)
    }

    /// Loads a file, unless its language is there already.
    pub fn load(&mut self, file: TextFile) -> Result<(), Fault> {
        let language = Language::from_code(&file.lang).ok_or_else(Fault::not_found)?;
        let words = &mut self.words[language.index()];
        if words.is_none() {
            let (own, english) = (file.words.iter(), file.english.iter());
            let read = Words::read(language, own.map(String::as_str), english.map(String::as_str));
            *words = Some(Rc::new(read.map_err(Fault::malformed)?));
        }
        self.rules[language.index()].get_or_insert(file.rules);
        Ok(())
    }

    /// The rules of a game in a language.
    pub fn rules(&mut self, game: &str, language: Language) -> Result<Rules, Fault> {
        let info = games::known(game)?;
        let words = self.words(language)?;
        Ok(match &self.rules[language.index()] {
            Some(RulesFile { lang, markdown }) => {
                Rules { lang: Language::from_code(lang).unwrap_or_default().code(), markdown: markdown.clone().into() }
            }
            None => games::rules(&info, &words),
        })
    }
}
