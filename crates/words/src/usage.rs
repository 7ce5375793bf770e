//! How the messages of a Fluent text use their values.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{ast, parser};

/// The names of plural categories.
pub const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// How a message uses one of its values.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Usage {
    /// It is printed.
    pub printed: bool,
    /// It selects a variant by an identifier, or names a noun.
    pub identifies: bool,
    /// The identifiers by which it selects; the last one of a selection stands for all others.
    pub variants: BTreeSet<String>,
    /// The beginnings of the keys of the nouns that it names.
    pub families: BTreeSet<String>,
    /// It selects a plural form; the keys of each selection.
    pub plurals: Vec<BTreeSet<String>>,
}

/// The values of a message, by name.
pub type Values = BTreeMap<String, Usage>;

/// The messages of a Fluent text and how each uses its values, or what is wrong with the text.
pub fn messages(text: &str) -> Result<BTreeMap<String, Values>, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| format!("not Fluent: {errors:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let mut values = Values::new();
            in_pattern(pattern, &mut values);
            if messages.insert(message.id.name.to_owned(), values).is_some() {
                return Err(format!("{} stands twice", message.id.name));
            }
        }
    }
    Ok(messages)
}

fn in_pattern(pattern: &ast::Pattern<&str>, found: &mut Values) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, found: &mut Values) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, found, &|usage| usage.printed = true),
        ast::Expression::Select { selector, variants } => {
            let keys: BTreeSet<String> = variants.iter().map(|variant| key(&variant.key)).collect();
            let is_number = |key: &String| key.parse::<f64>().is_ok();
            let is_plural = keys.iter().all(|key| is_number(key) || CATEGORIES.contains(&key.as_str()));
            let is_category = |key: &String| !is_number(key) && key != "other";
            in_inline(selector, found, &|usage| match is_plural {
                true if keys.iter().any(is_category) => usage.plurals.push(keys.clone()),
                true => {}
                false => {
                    usage.identifies = true;
                    usage.variants.extend(keys.clone());
                }
            });
            variants.iter().for_each(|variant| in_pattern(&variant.value, found));
        }
    }
}

fn key(key: &ast::VariantKey<&str>) -> String {
    let (ast::VariantKey::Identifier { name } | ast::VariantKey::NumberLiteral { value: name }) = key;
    (*name).to_owned()
}

fn literal(inline: &ast::InlineExpression<&str>) -> Option<String> {
    match inline {
        ast::InlineExpression::StringLiteral { value } => Some((*value).to_owned()),
        _ => None,
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, found: &mut Values, note: &dyn Fn(&mut Usage)) {
    match inline {
        ast::InlineExpression::VariableReference { id } => note(found.entry(id.name.to_owned()).or_default()),
        ast::InlineExpression::Placeable { expression } => in_expression(expression, found),
        ast::InlineExpression::FunctionReference { id, arguments } => {
            let family = arguments.positional.first().and_then(literal);
            for argument in &arguments.positional {
                match id.name {
                    "TITLE" => in_inline(argument, found, &|usage| usage.identifies = true),
                    "NOUN" => in_inline(argument, found, &|usage| {
                        usage.identifies = true;
                        usage.families.extend(family.clone());
                    }),
                    _ => in_inline(argument, found, note),
                }
            }
        }
        _ => {}
    }
}
