//! Finds the page to embed: the one that was built, or else a plain notice. Nothing is made here, so building needs no
//! Node.

use std::{env, path::Path};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("Cargo says where the crate is");
    let built = Path::new(&here).join("../../web/dist");
    let has_page = built.join("index.html").exists();
    let page = if has_page { built } else { Path::new(&here).join("page") };
    if !has_page {
        println!("cargo::warning=The server is built without its page. `make play` and `make install` build both.");
    }
    println!("cargo::rerun-if-changed={here}/build.rs");
    println!("cargo::rerun-if-changed={here}/../../web/dist");
    println!("cargo::rerun-if-changed={here}/page");
    println!("cargo::rustc-env=RYNEK_PAGE={}", page.display());
    println!("cargo::rustc-env=RYNEK_HAS_PAGE={has_page}");
}
