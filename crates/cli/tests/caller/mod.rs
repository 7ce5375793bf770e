//! The command as a script calls it.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// The program.
pub const RYNEK: &str = env!("CARGO_BIN_EXE_rynek");

/// Calls the command with something on standard input, in English whatever the machine speaks.
pub fn rynek(args: &[&str], input: &[u8]) -> Output {
    rynek_in(&scratch("data"), args, input)
}

/// Starts the command with its data in this folder.
pub fn start_in(data: &Path, args: &[&str]) -> Child {
    Command::new(RYNEK)
        .args(args)
        .env("RYNEK_LANG", "en")
        .env("XDG_DATA_HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// The same as [`rynek`] with the data in this folder.
pub fn rynek_in(data: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = start_in(data, args);
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A command that fails early may not read its input.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

/// A path that no other test uses.
pub fn scratch(name: &str) -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    fs::create_dir_all(&dir).expect("a scratch folder");
    dir.join(name)
}

/// A file with this text.
pub fn file(name: &str, text: &str) -> String {
    let path = scratch(name);
    fs::write(&path, text).expect("a scratch file");
    path.display().to_string()
}

/// What it said.
pub fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", err(output));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// What it said of failures and progress.
pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// The command gives up with this code, says this, and does not panic.
pub fn fails(output: &Output, code: i32, says: &str) {
    let error = err(output);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.contains(says), "{error:?} does not say {says:?}");
    assert!(!error.contains("panicked"), "{error}");
}
