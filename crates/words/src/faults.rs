//! Differences between the languages, and what no language can translate.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use rynek_kernel::{Language, Texts};
use unic_langid::LanguageIdentifier;

use crate::usage::{Values, messages};

type Messages = BTreeMap<String, Values>;

/// The keys of a Fluent text.
///
/// # Panics
/// If the text is not Fluent.
pub fn keys(text: &str) -> BTreeSet<String> {
    messages(text).unwrap_or_else(|error| panic!("{error}")).into_keys().collect()
}

/// The keys that a language does not translate. They are said in English.
pub fn untranslated(texts: &Texts, language: Language) -> Vec<String> {
    let own = texts.own(language).map(keys).unwrap_or_default();
    keys(texts.english()).into_iter().filter(|key| !own.contains(key)).collect()
}

/// What is wrong with texts:
///
/// - messages that a complete language lacks, that English lacks, or that have other values in another language;
/// - an identifier that is printed: if one language selects by it, it is no word for people;
/// - a plural without all forms of its language, or in one language only.
pub fn faults(texts: &Texts) -> Vec<String> {
    let mut faults = Vec::new();
    let mut of_language: BTreeMap<&str, Messages> = BTreeMap::new();
    for (code, text) in texts.0 {
        match messages(text) {
            Ok(found) => drop(of_language.insert(code, found)),
            Err(error) => faults.push(format!("{code}: {error}")),
        }
    }
    let Some(english) = of_language.get("en") else {
        return faults;
    };
    for language in Language::all() {
        let own = of_language.get(language.code());
        if !language.is_preview() {
            let lacks = english.keys().filter(|key| own.is_none_or(|own| !own.contains_key(*key)));
            faults.extend(lacks.map(|key| format!("{language:?}: {key} is missing")));
        }
        for (key, values) in own.into_iter().flatten() {
            faults.extend(plural_faults(language, values).map(|fault| format!("{language:?}: {key}: {fault}")));
            match english.get(key) {
                None => faults.push(format!("en: {key} is missing")),
                Some(english) => {
                    faults.extend(differences(english, values).map(|fault| format!("{language:?}: {key}: {fault}")))
                }
            }
        }
    }
    faults
}

/// How a message differs from its English text.
fn differences<'v>(english: &'v Values, own: &'v Values) -> impl Iterator<Item = String> + 'v {
    let names: BTreeSet<&String> = english.keys().chain(own.keys()).collect();
    names.into_iter().filter_map(move |name| {
        let (Some(english), Some(own)) = (english.get(name), own.get(name)) else {
            return Some(format!("${name} is not in both texts"));
        };
        if (english.identifies || own.identifies) && (english.printed || own.printed) {
            Some(format!("${name} is an identifier, but it is printed"))
        } else if english.plurals.is_empty() != own.plurals.is_empty() {
            Some(format!("${name} has plural forms in one of the texts only"))
        } else {
            None
        }
    })
}

fn plural_faults(language: Language, values: &Values) -> impl Iterator<Item = String> {
    let needed = categories(language);
    values.iter().flat_map(move |(name, usage)| {
        let needed = needed.clone();
        usage.plurals.iter().filter_map(move |keys| {
            // The default form stands for one category. Exactly one is "one" in the languages that have it.
            let has = |category: &&&str| keys.contains(**category) || (**category == "one" && keys.contains("1"));
            let present = needed.iter().filter(has).count();
            (present + 1 < needed.len() || (!keys.contains("other") && present < needed.len()))
                .then(|| format!("${name} needs the plural forms {needed:?}"))
        })
    })
}

/// The plural categories of whole numbers.
fn categories(language: Language) -> Vec<&'static str> {
    let identifier: LanguageIdentifier = language.code().parse().expect("a language code");
    let rules = PluralRules::create(identifier, PluralRuleType::CARDINAL).expect("plural rules");
    let named = |category| match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    let found: BTreeSet<&str> = (0..200).map(|number| named(rules.select(number).expect("a whole number"))).collect();
    found.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(en: &'static str, pl: &'static str) -> Vec<String> {
        faults(&Texts(Box::leak(Box::new([("en", en), ("pl", pl)]))))
    }

    #[test]
    fn a_missing_message_and_a_missing_value_are_found() {
        let found = faults_of("one = One { $n }\ntwo = Two", "one = Jeden");
        assert_eq!(found, ["pl: two is missing", "pl: one: $n is not in both texts"]);
    }

    #[test]
    fn a_printed_identifier_is_found() {
        let found =
            faults_of("a = { $colour } tower", "a = { $colour ->\n  [black] czarny\n *[white] biały\n } wieżowiec");
        assert_eq!(found, ["pl: a: $colour is an identifier, but it is printed"]);
        let nouns = faults_of("a = in { $shop }", "a = w { NOUN(\"shop\", $shop) }");
        assert_eq!(nouns, ["pl: a: $shop is an identifier, but it is printed"]);
    }

    #[test]
    fn a_plural_without_its_forms_is_found() {
        let en = "a = { $n ->\n  [one] one stone\n *[other] { $n } stones\n }";
        let half = "a = { $n ->\n  [one] kamień\n *[other] { $n } kamieni\n }";
        let whole = "a = { $n ->\n  [one] kamień\n  [few] { $n } kamienie\n *[other] { $n } kamieni\n }";
        assert_eq!(faults_of(en, half).len(), 1);
        assert_eq!(faults_of(en, whole), Vec::<String>::new());
        assert_eq!(faults_of("a = { $n } stones", whole), ["pl: a: $n has plural forms in one of the texts only"]);
    }

    #[test]
    fn the_kernel_says_the_same_in_every_language() {
        assert_eq!(faults(&rynek_kernel::WORDS), Vec::<String>::new());
        assert_eq!(faults(&crate::WORDS), Vec::<String>::new());
    }
}
