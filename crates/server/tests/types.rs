//! The page's types are those that the server speaks. `make types` writes them anew.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Every file below a folder, by its path there.
fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if entry.is_dir() {
                folders.push(entry);
            } else {
                let name = entry.strip_prefix(folder).expect("it lies below").to_owned();
                found.insert(name, fs::read_to_string(&entry).expect("a readable file"));
            }
        }
    }
    found
}

#[test]
fn the_types_of_the_page_are_current() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/types");
    let fresh = Path::new(env!("CARGO_TARGET_TMPDIR")).join("types");
    let _ = fs::remove_dir_all(&fresh);
    rynek_server::export_types(&fresh).expect("types can be written");
    if std::env::var_os("RYNEK_BLESS").is_some() {
        fs::remove_dir_all(&kept).expect("the old types can be removed");
        rynek_server::export_types(&kept).expect("types can be written");
    }
    let (fresh, kept) = (files(&fresh), files(&kept));
    assert!(fresh.len() > 50, "only {} types", fresh.len());
    let names = |files: &BTreeMap<PathBuf, String>| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&fresh), "the page's types are old: run `make types`");
    for (name, text) in &fresh {
        assert_eq!(&kept[name], text, "{} is old: run `make types`", name.display());
    }
}
