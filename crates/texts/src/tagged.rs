//! The derive `ReadTagged`.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Code that reads an enum: a copy of it without the tag, which serde reads, and how the two are joined.
pub fn reader(input: TokenStream) -> Result<String, String> {
    let mut tokens = serde_only(input).into_iter();
    let mut settings = String::new();
    let name = loop {
        match tokens.next().ok_or("an enum is expected")? {
            TokenTree::Group(attribute) if attribute.delimiter() == Delimiter::Bracket => {
                settings += &settings_of(&attribute)?;
                settings.push(',');
            }
            TokenTree::Ident(word) if word.to_string() == "enum" => {
                break tokens.next().ok_or("the enum has no name")?;
            }
            _ => {}
        }
    };
    let body = tokens.next().ok_or("the enum has no variants")?;
    let (tag, settings) = without_tag(&settings)?;
    Ok(format!(
        "const _: () = {{
            #[derive(::serde::Deserialize)]
            #[serde(remote = \"{name}\", {settings})]
            #[allow(dead_code, clippy::all)]
            enum Form {body}

            impl<'de> ::serde::Deserialize<'de> for {name} {{
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<{name}, D::Error> {{
                    let value = <::rynek_kernel::json::Value as ::serde::Deserialize>::deserialize(deserializer)?;
                    let read = ::rynek_kernel::json::read_tagged(value, {tag}, |form| Form::deserialize(form));
                    read.map_err(::serde::de::Error::custom)
                }}
            }}
        }};"
    ))
}

/// What is inside `#[serde(…)]`.
fn settings_of(attribute: &Group) -> Result<String, String> {
    let inside = attribute.stream().into_iter().nth(1).ok_or("an empty attribute of serde")?;
    let text = inside.to_string();
    Ok(text.trim_start_matches('(').trim_end_matches(')').to_owned())
}

/// The tag as a literal, and the other settings.
fn without_tag(settings: &str) -> Result<(String, String), String> {
    let (tags, others): (Vec<&str>, Vec<&str>) =
        settings.split(',').map(str::trim).filter(|part| !part.is_empty()).partition(|part| part.starts_with("tag"));
    let tag = tags.first().and_then(|tag| tag.split_once('=')).ok_or("ReadTagged needs #[serde(tag = \"…\")]")?;
    Ok((tag.1.trim().to_owned(), others.join(", ")))
}

/// The tokens without the attributes of other derives.
fn serde_only(input: TokenStream) -> TokenStream {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut tokens = input.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(hash) if hash.as_char() == '#' => match tokens.next() {
                Some(TokenTree::Group(attribute)) if is_serde(&attribute) => {
                    kept.extend([TokenTree::Punct(hash), TokenTree::Group(attribute)]);
                }
                _ => {}
            },
            TokenTree::Group(group) => {
                kept.push(Group::new(group.delimiter(), serde_only(group.stream())).into());
            }
            token => kept.push(token),
        }
    }
    kept.into_iter().collect()
}

fn is_serde(attribute: &Group) -> bool {
    attribute.stream().into_iter().next().is_some_and(|name| name.to_string() == "serde")
}
