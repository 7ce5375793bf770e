//! The macros of this project that are programs: one embeds a text in every language that has a file for it, the others
//! stand in for derives that are switched off.

mod tagged;

use std::{fs, path::Path};

use proc_macro::{TokenStream, TokenTree};

/// The languages of the files that fit a pattern, each with the text of its file: `&[("en", "…"), ("pl", "…")]`.
///
/// The pattern is one or more string literals and names, which are joined. It is a path from the folder of the crate, with `{}` for
/// the code of the language. If the file without `.{}` exists, it is the English one: `rules.{}.md` fits `rules.md`
/// (English) and `rules.pl.md` (Polish).
///
/// ```
/// let texts: &[(&str, &str)] = rynek_texts::texts!("tests/" "greeting.{}.txt");
/// assert_eq!(texts, [("en", "Hello\n"), ("pl", "Dzień dobry\n")]);
/// ```
///
/// In WebAssembly the list is empty: a page fetches the texts of one language apart from the program.
///
/// Cargo notices a change of these files, but not a new one. A new language is also a new line in the kernel, so
/// everything is compiled again.
#[proc_macro]
pub fn texts(input: TokenStream) -> TokenStream {
    let code = match pattern(input).and_then(|pattern| files(&pattern)) {
        Ok(files) => {
            let pairs = files.iter().map(|(language, path)| format!("({language:?}, include_str!({path:?})),"));
            let all = pairs.collect::<String>();
            // A name of its own, so that the list has one type on every platform.
            format!(
                "{{ #[cfg(not(target_family = \"wasm\"))] const TEXTS: &[(&str, &str)] = &[{all}]; \
                 #[cfg(target_family = \"wasm\")] const TEXTS: &[(&str, &str)] = &[]; TEXTS }}"
            )
        }
        Err(fault) => format!("compile_error!({fault:?})"),
    };
    code.parse().expect("Rust code")
}

/// Reads an enum whose variant is named by a field (`#[serde(tag = "…")]`) from a document. It takes the place of
/// `Deserialize` among the derives, and reads the same JSON.
///
/// The code that serde derives for such an enum keeps all fields in a form of its own first, and each type inside is compiled
/// once more to be read from there. That was a sixth of a module for the browser.
#[proc_macro_derive(ReadTagged, attributes(serde))]
pub fn read_tagged(input: TokenStream) -> TokenStream {
    match tagged::reader(input) {
        Ok(code) => code.parse().expect("Rust code"),
        Err(fault) => format!("compile_error!({fault:?});").parse().expect("Rust code"),
    }
}

/// Stands in for the derive of `ts-rs` in a build without TypeScript types: it accepts the same attributes and adds nothing.
#[proc_macro_derive(TS, attributes(ts))]
pub fn no_typescript(_: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Stands in for the derive of `schemars` in a build without schemas. It adds no code to the program: it only names the
/// functions in `schema_with = "…"`, so that they count as used.
#[proc_macro_derive(JsonSchema, attributes(schemars))]
pub fn no_schema(input: TokenStream) -> TokenStream {
    let mut named = Vec::new();
    functions(input, &mut named);
    let used = |name: &String| format!("const _: fn(&mut schemars::SchemaGenerator) -> schemars::Schema = {name};");
    named.iter().map(used).collect::<String>().parse().expect("Rust code")
}

/// The functions that attributes name: `schema_with = "name"`.
fn functions(input: TokenStream, named: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match (token, tokens.get(at + 2)) {
            (TokenTree::Group(group), _) => functions(group.stream(), named),
            (TokenTree::Ident(name), Some(TokenTree::Literal(function))) if name.to_string() == "schema_with" => {
                named.push(function.to_string().trim_matches('"').to_owned());
            }
            _ => {}
        }
    }
}

/// The string literals and names of the input, joined. Literals that a macro passes on are in groups.
fn pattern(input: TokenStream) -> Result<String, String> {
    let mut joined = String::new();
    for token in input {
        match token {
            TokenTree::Group(group) => joined += &pattern(group.stream())?,
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
                joined += inside.ok_or_else(|| format!("{text} is not a plain string literal"))?;
            }
            TokenTree::Ident(name) => joined += &name.to_string(),
            TokenTree::Punct(_) => return Err(format!("string literals and names are expected here, not {token}")),
        }
    }
    Ok(joined)
}

/// The languages and paths of the files that fit, English first, then by code.
fn files(pattern: &str) -> Result<Vec<(String, String)>, String> {
    let root = std::env::var("CARGO_MANIFEST_DIR").map_err(|_| "Cargo does not name the folder of the crate")?;
    let (folder, name) = pattern.rsplit_once('/').unwrap_or((".", pattern));
    let (before, after) = name.split_once("{}").ok_or("the name of the file has no {} for the language")?;
    let folder = Path::new(&root).join(folder);
    let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
    let mut found = Vec::new();
    let plain = before.strip_suffix('.').map(|before| format!("{before}{after}"));
    if let Some(plain) = plain.filter(|plain| folder.join(plain).exists()) {
        found.push(("en".to_owned(), path(&plain)));
    }
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for name in names {
        let code = name.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
        let is_code = |code: &&str| code.len() >= 2 && code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if let Some(code) = code.filter(is_code) {
            found.push((code.to_owned(), path(&name)));
        }
    }
    match found.iter().position(|(code, _)| code == "en") {
        Some(english) => found[..=english].rotate_right(1),
        None => return Err(format!("there is no English file for {pattern}")),
    }
    Ok(found)
}
