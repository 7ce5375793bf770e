//! No crate has a cycle of modules: of two siblings, at most one depends on the other, directly or indirectly.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The path of a module in its crate: `["search", "tree"]`; empty for the root.
type ModulePath = Vec<String>;
/// The code of each module.
type Modules = BTreeMap<ModulePath, String>;
/// The siblings that each module uses.
type Uses = BTreeMap<ModulePath, BTreeSet<ModulePath>>;

/// The modules of a folder, without comments and unit tests.
fn read(folder: &Path, place: &ModulePath, found: &mut Modules) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let below = [place.as_slice(), std::slice::from_ref(&name)].concat();
        if path.is_dir() && name != "bin" {
            read(&path, &below, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default().lines();
            let code = code.flat_map(|line| line.split("//").next()).map(str::trim).collect::<Vec<_>>().join(" ");
            found.insert(if ["lib", "main", "mod"].contains(&&*name) { place.clone() } else { below }, code);
        }
    }
}

/// All paths in a tree such as `a::{b, c::D}` at the start of some code, and the code after it.
fn paths(code: &str) -> (Vec<ModulePath>, &str) {
    let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
    let (name, rest) = code.split_at(end);
    let Some(mut rest) = rest.strip_prefix("::") else { return (vec![vec![name.to_owned()]], rest) };
    let mut below = Vec::new();
    if let Some(list) = rest.strip_prefix('{') {
        rest = list.trim_start();
        while !rest.starts_with('}') {
            let (more, after) = paths(rest);
            below.extend(more);
            let end = after.find([',', '}']).expect("a list ends");
            rest = after[end..].trim_start_matches(',').trim_start();
        }
        rest = &rest[1..];
    } else {
        (below, rest) = paths(rest);
    }
    (below.into_iter().map(|path| [vec![name.to_owned()], path].concat()).collect(), rest)
}

/// The module that a path leads to, through imports and exports.
fn target(from: &ModulePath, path: &[String], modules: &Modules, depth: usize) -> ModulePath {
    let mut place = if path[0] == "crate" { ModulePath::new() } else { from.clone() };
    for (n, step) in path.iter().enumerate() {
        let below = [place.as_slice(), std::slice::from_ref(step)].concat();
        if step == "super" {
            place.pop();
        } else if modules.contains_key(&below) {
            place = below;
        } else if !["crate", "self"].contains(&&**step) {
            let imports = modules.get(&place).into_iter().flat_map(|code| code.split("use ").skip(1));
            let mut imports = imports.flat_map(|code| paths(code).0);
            return match imports.find(|import| import.len() > 1 && import.last() == Some(step)) {
                Some(import) if n > 0 && depth < 8 => target(&place, &import, modules, depth + 1),
                _ => place,
            };
        }
    }
    place
}

/// The siblings that each module uses, at every level of a crate.
fn uses(modules: &Modules) -> Uses {
    let mut uses = Uses::new();
    for (from, code) in modules {
        let starts = ["crate::", "super::"].iter().flat_map(|start| code.match_indices(start));
        let starts = starts.filter(|(at, _)| !code[..*at].ends_with(['$', ':']));
        for path in starts.flat_map(|(at, _)| paths(&code[at..]).0) {
            let to = target(from, &path, modules, 0);
            let shared = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
            if from.len() > shared && to.len() > shared {
                uses.entry(from[..=shared].to_vec()).or_default().insert(to[..=shared].to_vec());
            }
        }
    }
    uses
}

/// All edges that are part of a cycle.
fn cycles(uses: &Uses) -> Vec<String> {
    let leads = |from: &ModulePath, to: &ModulePath| {
        let (mut seen, mut waiting) = (BTreeSet::from([from]), vec![from]);
        while let Some(next) = waiting.pop() {
            waiting.extend(uses.get(next).into_iter().flatten().filter(|below| seen.insert(below)));
        }
        seen.contains(to)
    };
    let steps = uses.iter().flat_map(|(from, all)| all.iter().map(move |to| (from, to)));
    let steps = steps.filter(|(from, to)| leads(to, from));
    steps.map(|(from, to)| format!("{} -> {}", from.join("::"), to.join("::"))).collect()
}

#[test]
fn no_crate_has_a_cycle_of_modules() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = ["crates", "examples"].into_iter().flat_map(|folder| fs::read_dir(root.join(folder)).expect("crates"));
    let crates = crates.map(|entry| entry.expect("a crate").path()).chain([root.join("python"), root.join("fuzz")]);
    for folder in crates.filter(|folder| folder.join("src").is_dir()) {
        let name = folder.file_name().expect("a name").to_string_lossy();
        let mut found = Modules::new();
        read(&folder.join("src"), &ModulePath::new(), &mut found);
        let cycles = cycles(&uses(&found));
        assert!(cycles.is_empty(), "{name}:\n{}", cycles.join("\n"));
    }
}

#[test]
fn a_cycle_is_found_through_what_the_root_exports() {
    let code = [("", "pub use a::{One, Other as Another};"), ("a", "use super::b;"), ("b", "fn b(_: crate::One) {}")];
    let modules = code.map(|(name, code)| (name.split_terminator("::").map(str::to_owned).collect(), code.to_owned()));
    assert_eq!(cycles(&uses(&modules.into())), ["a -> b", "b -> a"]);
}
