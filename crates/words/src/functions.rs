//! What texts can use besides the functions of Fluent: nouns in their forms, lists, and grouped numbers.

use std::{borrow::Cow, collections::HashMap, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, types::FluentType};
use fluent_syntax::ast;
use intl_memoizer::{IntlLangMemoizer, concurrent};
use rynek_kernel::Language;

use crate::{Bundle, numbers, pseudo};

/// Adds the functions to a bundle.
pub fn add(bundle: &mut Bundle, nouns: Nouns, language: Language) {
    let nouns = Arc::new(nouns);
    let (titles, forms) = (nouns.clone(), nouns.clone());
    let added = [
        bundle.add_builtins(),
        bundle.add_function("NOUN", move |at, named| nouns.find(at, named, language)),
        bundle.add_function("TITLE", move |at, _| titles.title(at, language)),
        bundle.add_function("FORM", move |at, _| forms.form(at, language)),
        bundle.add_function("GROUPED", move |at, _| grouped(at, language)),
        bundle.add_function("OR", |at, _| joined(at, |list| &list.or)),
        bundle.add_function("COMMAS", |at, _| joined(at, |list| &list.commas)),
    ];
    added.into_iter().for_each(|added| added.expect("no function is added twice"));
}

fn grouped<'a>(at: &[FluentValue<'a>], language: Language) -> FluentValue<'a> {
    match at {
        [FluentValue::Number(number)] => numbers::grouped(number, language).into(),
        _ => FluentValue::Error,
    }
}

/// The nouns of some texts: messages by key, each with its value and its forms.
pub struct Nouns(HashMap<String, Noun>);

struct Noun {
    value: String,
    forms: HashMap<String, String>,
}

impl Nouns {
    /// The nouns of these resources. The first resource with a noun counts.
    pub fn of<'a>(resources: impl Iterator<Item = &'a Arc<FluentResource>>) -> Nouns {
        let mut nouns = HashMap::new();
        for resource in resources {
            for entry in resource.entries() {
                if let ast::Entry::Message(message) = entry
                    && let Some(value) = message.value.as_ref().and_then(plain)
                {
                    let form = |of: &ast::Attribute<&str>| Some((of.id.name.to_owned(), plain(&of.value)?));
                    let forms = message.attributes.iter().filter_map(form).collect();
                    nouns.entry(message.id.name.to_owned()).or_insert(Noun { value, forms });
                }
            }
        }
        Nouns(nouns)
    }

    /// `NOUN("family", $id, form: "genitive")`. An identifier without a noun is shown as it is: it comes from an edition
    /// of somebody's own.
    fn find<'a>(&self, at: &[FluentValue<'a>], named: &FluentArgs<'_>, language: Language) -> FluentValue<'a> {
        let [FluentValue::String(family), FluentValue::String(id)] = at else {
            return FluentValue::Error;
        };
        let Some(noun) = self.0.get(&format!("{family}-{id}")) else {
            return FluentValue::String(id.clone());
        };
        let form = match named.get("form") {
            Some(FluentValue::String(form)) => noun.forms.get(form.as_ref()),
            _ => None,
        };
        shown(form.unwrap_or(&noun.value), language)
    }

    /// `TITLE($game)`: the title of the game with this id.
    fn title<'a>(&self, at: &[FluentValue<'a>], language: Language) -> FluentValue<'a> {
        match at {
            [FluentValue::String(id)] => match self.0.get(&format!("{id}-title")) {
                Some(noun) => shown(&noun.value, language),
                None => FluentValue::String(id.clone()),
            },
            _ => FluentValue::Error,
        }
    }
}

impl Nouns {
    /// `FORM($form)`: a notation with its placeholders, the words in capitals, in this language.
    fn form<'a>(&self, at: &[FluentValue<'a>], language: Language) -> FluentValue<'a> {
        let [FluentValue::String(form)] = at else {
            return FluentValue::Error;
        };
        let word = |word: &str| match self.0.get(&format!("notation-{}", word.to_lowercase())) {
            Some(noun) if word.len() > 1 && language.is_generated() => pseudo::accented(&noun.value).into_owned(),
            Some(noun) if word.len() > 1 => noun.value.clone(),
            _ => word.to_owned(),
        };
        let (mut text, mut capitals) = (String::new(), String::new());
        for letter in form.chars() {
            if letter.is_ascii_uppercase() {
                capitals.push(letter);
            } else {
                text += &word(&std::mem::take(&mut capitals));
                text.push(letter);
            }
        }
        (text + &word(&capitals)).into()
    }
}

fn shown<'a>(text: &str, language: Language) -> FluentValue<'a> {
    match language.is_generated() {
        true => pseudo::accented(text).into_owned().into(),
        false => text.to_owned().into(),
    }
}

/// The text of a pattern without placeables.
fn plain(pattern: &ast::Pattern<&str>) -> Option<String> {
    let text = |element: &ast::PatternElement<&str>| match element {
        ast::PatternElement::TextElement { value } => Some((*value).to_owned()),
        ast::PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(text).collect()
}

/// A list in each way to join it.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Listed {
    /// "a, b and c".
    pub and: String,
    /// "a, b or c".
    pub or: String,
    /// "a, b, c".
    pub commas: String,
}

impl FluentType for Listed {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.and.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.and.clone().into()
    }
}

fn joined<'a>(at: &[FluentValue<'a>], how: impl Fn(&Listed) -> &String) -> FluentValue<'a> {
    match at {
        [FluentValue::Custom(list)] => {
            let list: Option<&Listed> = (**list).as_any().downcast_ref();
            list.map_or(FluentValue::Error, |list| how(list).clone().into())
        }
        _ => FluentValue::Error,
    }
}
