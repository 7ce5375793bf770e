//! `tools/needs`, with which `make play` and `make test` begin: on an empty machine, and on one like Debian.

use std::{
    fs,
    os::unix::fs::{PermissionsExt, symlink},
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// A machine with only these programs on its path.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    fn bare(name: &str) -> Machine {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("needs-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        for tool in ["sh", "sed", "dirname", "awk", "cut", "ls", "env", "chmod", "cp"] {
            let found = ["/usr/bin", "/bin"].iter().map(|place| Path::new(place).join(tool)).find(|path| path.exists());
            symlink(found.unwrap_or_else(|| panic!("no {tool}")), folder.join(tool)).expect("a link");
        }
        Machine { folder }
    }

    /// Adds a program with this script.
    fn with(self, name: &str, script: &str) -> Machine {
        let path = self.folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a script");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it may be run");
        self
    }

    fn needs(&self, what: &str) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/needs");
        let mut command = Command::new("/bin/sh");
        command.arg(script).arg(what).env_clear().env("PATH", &self.folder).env("HERE", &self.folder);
        command.output().expect("a shell")
    }
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn what_is_missing_is_named() {
    let machine = Machine::bare("bare").with("id", "echo 1000");
    let play = machine.needs("play");
    assert_eq!(play.status.code(), Some(1));
    for missing in ["Rust 1.", "a C compiler", "Node 20.19"] {
        assert!(told(&play).contains(missing), "{missing} in {}", told(&play));
    }
    assert!(!told(&play).contains("Python"), "{}", told(&play));
    let test = machine.needs("test");
    assert_eq!(test.status.code(), Some(1));
    for missing in ["Rust 1.", "a C compiler", "Node 20.19", "Chromium", "Python 3"] {
        assert!(told(&test).contains(missing), "{missing} in {}", told(&test));
    }
    assert_eq!(machine.needs("dance").status.code(), Some(2));
}

#[test]
fn what_is_too_old_is_missing() {
    let machine = Machine::bare("old")
        .with("id", "echo 1000")
        .with("cc", "")
        .with("npm", "")
        .with("cargo", "echo 'cargo 1.63.0 (fd9c4297c 2022-07-01)'")
        .with("node", "echo v18.20.4");
    let play = machine.needs("play");
    assert_eq!(play.status.code(), Some(1));
    assert!(told(&play).contains("Rust 1.") && told(&play).contains("Node 20.19"), "{}", told(&play));
    let newer = machine.with("cargo", "echo 'cargo 1.100.0 (x)'").with("node", "echo v20.19.0");
    assert!(newer.needs("play").status.success());
}

#[test]
fn what_debian_has_is_installed() {
    // As root, with an apt-get that installs a program with the name of the package.
    let install = r#"
        echo "$@" >>"$HERE/asked"
        [ "$1" = install ] || exit 0
        for package in "$@"; do :; done
        case $package in
            gcc) cp "$HERE/id" "$HERE/cc" ;;
            *) cp "$HERE/id" "$HERE/$package" ;;
        esac"#;
    let machine = Machine::bare("debian")
        .with("id", "echo 0")
        .with("npm", "")
        .with("cargo", "echo 'cargo 1.100.0 (x)'")
        .with("node", "echo v22.1.0")
        .with("initdb", "")
        .with("apt-get", install);
    let test = machine.needs("test");
    assert!(test.status.success(), "{}", told(&test));
    let asked = fs::read_to_string(machine.folder.join("asked")).expect("apt-get was asked");
    for package in ["gcc", "chromium", "python3"] {
        assert!(asked.lines().any(|line| line.ends_with(package)), "{package} in {asked}");
    }
    assert!(!asked.contains("nodejs") && !asked.contains("postgresql"), "{asked}");
    // The second time there is nothing to install.
    fs::remove_file(machine.folder.join("asked")).expect("it was there");
    assert!(machine.needs("test").status.success());
    assert!(!machine.folder.join("asked").exists());
}
