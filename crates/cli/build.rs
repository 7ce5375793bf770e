//! Tells the program the commit it is built from, if it is built in a checkout.

use std::{path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A source archive may lie in the checkout of something else.
    if git(&["ls-files", "--error-unmatch", "Cargo.toml"]).is_none() {
        return;
    }
    let Some(commit) = git(&["rev-parse", "--short=9", "HEAD"]) else { return };
    println!("cargo::rustc-env=BUILD_COMMIT={commit}");
    // Only this package is compiled again after a commit: its branch is in a file of its own or among the packed ones.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]).and_then(|name| path(&name));
    for file in path("HEAD").into_iter().chain(branch.or_else(|| path("packed-refs"))) {
        println!("cargo::rerun-if-changed={file}");
    }
}

/// A file of the repository, if it exists.
fn path(name: &str) -> Option<String> {
    git(&["rev-parse", "--path-format=absolute", "--git-path", name]).filter(|path| Path::new(path).exists())
}

/// The output of git.
fn git(args: &[&str]) -> Option<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let output = Command::new("git").args(args).current_dir(root).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
