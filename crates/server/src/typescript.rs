//! The TypeScript types of all messages: one file for each game, and `wire.ts` for shared types.

use std::{
    any::{TypeId, type_name},
    collections::{BTreeMap, BTreeSet, HashSet},
};

use rynek_kernel::{Game, Language};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{ProblemBody, api, live};

/// The name of the file of shared types.
const WIRE: &str = "wire";

/// The files of types by name, such as `polis.ts`: one for each of these games, and one for shared types.
pub fn types(games: &[&str]) -> BTreeMap<String, String> {
    let config = Config::new().with_large_int("number");
    let mut types = Types { config, seen: HashSet::new(), files: BTreeMap::new() };
    for game in games {
        rynek_catalog::visit(game, View(&mut types));
    }
    types.visit_wire();
    let mut files: BTreeMap<String, String> =
        types.files.iter().map(|(name, file)| (format!("{name}.ts"), file.text(name))).collect();
    files.insert("languages.ts".to_owned(), languages());
    files
}

/// The list of languages, for the page.
fn languages() -> String {
    let line = |language: Language| {
        let (code, name) = (language.code(), language.name());
        let (preview, generated) = (language.is_preview(), language.is_generated());
        format!("  {{ code: '{code}', name: '{name}', preview: {preview}, generated: {generated} }},\n")
    };
    let lines: String = Language::known().map(line).collect();
    format!(
        "// Generated from the list of languages in the kernel by `make types`. Do not edit.\nexport const LANGUAGES = [\n{lines}] as const;\n"
    )
}

/// Collects the types of a game's view.
struct View<'a>(&'a mut Types);

impl rynek_catalog::Visitor for View<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        self.0.visit::<G::View>();
    }
}

/// One file of types.
#[derive(Default)]
struct File {
    /// What it imports from `wire.ts`.
    imports: BTreeSet<String>,
    /// What it declares, by name.
    declarations: BTreeMap<String, String>,
}

impl File {
    fn text(&self, name: &str) -> String {
        let source = if name == WIRE { "messages between client and server" } else { "the game's view" };
        let mut text = format!("// Generated from the Rust types of {source} by `make types`. Do not edit.\n");
        if !self.imports.is_empty() {
            let names: Vec<_> = self.imports.iter().map(String::as_str).collect();
            text += &format!("import type {{ {} }} from './{WIRE}';\n", names.join(", "));
        }
        for declaration in self.declarations.values() {
            text += &format!("\n{declaration}\n");
        }
        text
    }
}

/// Collects types and those they refer to, each into the file of its crate.
struct Types {
    config: Config,
    seen: HashSet<TypeId>,
    files: BTreeMap<&'static str, File>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        let (home, name) = (file_of::<T>(), T::ident(&self.config));
        let docs = tidy(&T::docs().unwrap_or_default());
        let declaration = format!("{docs}export {}", tidy(&T::decl(&self.config)).trim_end());
        let mut imports = Imports { config: &self.config, home, names: BTreeSet::new() };
        T::visit_dependencies(&mut imports);
        let names = imports.names;
        let file = self.files.entry(home).or_default();
        file.imports.extend(names);
        let other = file.declarations.insert(name.clone(), declaration);
        assert!(other.is_none(), "two types are called {name} in {home}.ts: rename one with #[ts(rename = \"…\")]");
        T::visit_dependencies(self);
    }
}

/// Collects the names that a type needs from another file.
struct Imports<'a> {
    config: &'a Config,
    home: &'static str,
    names: BTreeSet<String>,
}

impl TypeVisitor for Imports<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() && file_of::<T>() != self.home {
            self.names.insert(T::ident(self.config));
        }
    }
}

/// The file of a type: the game's id for a type of the crate `rynek-ID`.
fn file_of<T: ?Sized>() -> &'static str {
    let home = type_name::<T>().split("::").next().and_then(|home| home.strip_prefix("rynek_"));
    home.filter(|home| rynek_catalog::IDS.contains(home)).unwrap_or(WIRE)
}

/// Puts one-line comments on one line, and removes spaces at the ends of lines.
fn tidy(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    let mut tidy = String::new();
    let mut rest = lines.as_slice();
    while let [line, after @ ..] = rest {
        rest = after;
        if let ("/**", [comment, " */", after @ ..]) = (*line, rest) {
            tidy += &format!("/**{} */\n", comment.trim_start_matches(" *"));
            rest = after;
        } else {
            tidy += &format!("{line}\n");
        }
    }
    tidy
}

impl Types {
    /// Everything that a client sends or is sent.
    fn visit_wire(&mut self) {
        self.visit::<live::FromClient>();
        self.visit::<live::ToClient>();
        self.visit::<rynek_table::Sight>();
        self.visit::<ProblemBody>();
        self.visit::<rynek_wire::games::GameInfo>();
        self.visit::<rynek_wire::games::Rules>();
        self.visit::<rynek_wire::editions::EditionInfo>();
        self.visit::<rynek_wire::editions::CheckedEdition>();
        self.visit::<rynek_wire::editions::EditionFaults>();
        self.visit::<rynek_wire::lessons::Course>();
        self.visit::<rynek_wire::lessons::Trial>();
        self.visit::<rynek_wire::lessons::TrialSight>();
        self.visit::<api::ratings::Rank>();
        self.visit::<api::daily::Today>();
        self.visit::<api::daily::DayBoard>();
        self.visit::<api::daily::WeekRank>();
        self.visit::<api::daily::HandedIn>();
        self.visit::<api::people::NewPerson>();
        self.visit::<api::people::Welcome>();
        self.visit::<api::people::ProfileSight>();
        self.visit::<api::me::Me>();
        self.visit::<api::me::MyChanges>();
        self.visit::<api::me::Token>();
        self.visit::<api::me::ShunnedPerson>();
        self.visit::<api::me::Shunning>();
        self.visit::<api::tables::TableList>();
        self.visit::<rynek_wire::tables::NewTable>();
        self.visit::<rynek_wire::tables::Opened>();
        self.visit::<api::table::Asking>();
        self.visit::<rynek_wire::Done>();
        self.visit::<rynek_wire::Log>();
        self.visit::<api::table::Again>();
        self.visit::<rynek_wire::tables::TableName>();
        self.visit::<rynek_wire::study::MomentSight>();
        self.visit::<rynek_wire::study::Scores>();
        self.visit::<rynek_review::Review>();
        self.visit::<rynek_review::ReviewProgress>();
        self.visit::<api::study::Attempt>();
        self.visit::<api::study::AskingAdvice>();
        self.visit::<api::chat::Chat>();
        self.visit::<api::chat::Saying>();
        self.visit::<api::chat::Said>();
    }
}
