//! The page's generated types match the server. `make types` writes them.

use std::{collections::BTreeMap, fs, path::Path};

/// The files in the page's folder of types, by name.
fn kept(folder: &Path) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder).expect("the page has types").map(|entry| entry.expect("a file"));
    let file = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).expect("a readable file"))
    };
    entries.map(file).collect()
}

#[test]
fn the_types_of_the_page_are_current() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
    // A game without a board of its own needs no types in the page.
    let has_board = |id: &&str| page.join("boards").join(id).is_dir();
    let games: Vec<_> = rynek_catalog::IDS.iter().copied().filter(has_board).collect();
    let (folder, fresh) = (page.join("lib/types"), rynek_server::types(&games));
    if std::env::var_os("RYNEK_BLESS").is_some() {
        fs::remove_dir_all(&folder).expect("the old types can be removed");
        fs::create_dir(&folder).expect("a folder can be made");
        for (name, text) in &fresh {
            fs::write(folder.join(name), text).expect("types can be written");
        }
    }
    assert_eq!(fresh.len(), games.len() + 2, "one file for each game, one for the wire, one for the languages");
    let declared: usize = fresh.values().map(|text| text.matches("export type").count()).sum();
    assert!(declared > 50, "only {declared} types");
    let kept = kept(&folder);
    assert_eq!(kept.keys().collect::<Vec<_>>(), fresh.keys().collect::<Vec<_>>(), "old types: run `make types`");
    for (name, text) in &fresh {
        assert_eq!(&kept[name], text, "{name} is old: run `make types`");
    }
}
