//! Finds the page to embed: the one that was built, or else a plain notice. Nothing is made here, so building needs no
//! Node.

use std::{env, path::Path};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("Cargo says where the crate is");
    let built = Path::new(&here).join("../../web/dist");
    let page = if built.join("index.html").exists() { built } else { Path::new(&here).join("page") };
    println!("cargo::rerun-if-changed={here}/build.rs");
    println!("cargo::rerun-if-changed={here}/../../web/dist");
    println!("cargo::rerun-if-changed={here}/page");
    println!("cargo::rustc-env=RYNEK_PAGE={}", page.display());
}
