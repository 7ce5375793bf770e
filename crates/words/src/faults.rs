//! Differences between the languages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};
use rynek_kernel::Texts;

type Variables = BTreeSet<String>;

/// The messages of a Fluent text and the variables of each, or what is wrong with it.
fn messages(text: &str) -> Result<BTreeMap<String, Variables>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut variables = Variables::new();
            in_pattern(pattern, &mut variables);
            if messages.insert(message.id.name.to_owned(), variables).is_some() {
                return Err(format!("{} stands twice", message.id.name));
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut Variables) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut Variables) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, found);
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut Variables) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}

/// The keys of a Fluent text.
///
/// # Panics
/// If the text is not Fluent.
pub fn keys(text: &str) -> BTreeSet<String> {
    messages(text).unwrap_or_else(|error| panic!("{error}")).into_keys().collect()
}

/// The messages that one language lacks, or that have other variables in it.
pub fn faults(texts: &Texts) -> Vec<String> {
    let (en, pl) = match (messages(texts.en), messages(texts.pl)) {
        (Ok(en), Ok(pl)) => (en, pl),
        (en, pl) => return [("en", en.err()), ("pl", pl.err())].into_iter().filter_map(named).collect(),
    };
    let mut faults = Vec::new();
    for (key, variables) in &en {
        match pl.get(key) {
            None => faults.push(format!("pl: {key} is missing")),
            Some(other) if other != variables => {
                faults.push(format!("{key} uses {variables:?} in en but {other:?} in pl"));
            }
            Some(_) => {}
        }
    }
    faults.extend(pl.keys().filter(|key| !en.contains_key(*key)).map(|key| format!("en: {key} is missing")));
    faults
}

fn named((language, error): (&str, Option<String>)) -> Option<String> {
    error.map(|error| format!("{language}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_message_and_a_missing_value_are_found() {
        let texts = Texts { en: "one = One { $n }\ntwo = Two", pl: "one = Jeden" };
        assert_eq!(faults(&texts).len(), 2);
    }

    #[test]
    fn the_kernel_says_the_same_in_every_language() {
        assert_eq!(faults(&rynek_kernel::WORDS), Vec::<String>::new());
    }
}
