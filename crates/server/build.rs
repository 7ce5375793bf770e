//! Finds the page to embed: the built one, or else a plain notice. Building needs no Node, except with
//! `RYNEK_PAGE=build`: then the page is built here, in parallel with the other crates.

use std::{
    env, fs,
    io::{self, stderr},
    path::{Path, PathBuf},
    process::{Command, exit},
};

/// The sources of the page. Games contribute their words.
const SOURCES: [&str; 9] = [
    "crates",
    "web/engine",
    "web/index.html",
    "web/package-lock.json",
    "web/plugins",
    "web/public",
    "web/src",
    "web/vite.config.ts",
    "web/words",
];

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("Cargo says where the crate is");
    let (notice, root) = (Path::new(&here).join("page"), Path::new(&here).join("../.."));
    let built = root.join("web/dist");
    println!("cargo::rerun-if-changed={here}/build.rs");
    println!("cargo::rerun-if-env-changed=RYNEK_PAGE");
    if env::var_os("RYNEK_PAGE").is_some_and(|page| page == "build") {
        build_page(&root);
    } else {
        println!("cargo::rerun-if-changed={}", built.display());
        println!("cargo::rerun-if-changed={}", notice.display());
    }
    let has_page = built.join("index.html").exists();
    if !has_page {
        println!("cargo::warning=The server is built without its page. `make play` and `make install` build both.");
    }
    list(&if has_page { built } else { notice }).expect("the page can be read, and a list of it written");
    println!("cargo::rustc-env=RYNEK_HAS_PAGE={has_page}");
}

fn build_page(root: &Path) {
    // A path that is not there would count as changed every time.
    for source in SOURCES.map(|source| root.join(source)).iter().filter(|source| source.exists()) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    let made = Command::new("make").arg("-C").arg(root).arg("page").stdout(stderr()).status();
    if !made.is_ok_and(|status| status.success()) {
        eprintln!("The page cannot be built. `make page` tries it alone.");
        exit(1);
    }
}

/// Writes the list of files to embed.
fn list(page: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    find(&page.canonicalize()?, "", &mut files)?;
    files.sort();
    let lines = files.iter().map(|(name, path)| format!("    ({name:?}, include_bytes!({path:?}) as &[u8]),\n"));
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("page.rs"), format!("[\n{}]\n", lines.collect::<String>()))
}

fn find(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            find(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
