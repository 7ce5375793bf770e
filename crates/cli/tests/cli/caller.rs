//! Calls the command as a script does.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;

/// The program.
pub const RYNEK: &str = env!("CARGO_BIN_EXE_rynek");

/// Runs the command, in English.
pub fn rynek(args: &[&str]) -> Output {
    rynek_with(args, "")
}

/// The same with standard input.
pub fn rynek_with(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    rynek_in(&scratch("data"), args, input)
}

/// Starts the command with its data in this folder.
pub fn start_in(data: &Path, args: &[&str]) -> Child {
    Command::new(RYNEK)
        .args(args)
        .env("RYNEK_LANG", "en")
        .env("XDG_DATA_HOME", data)
        .env_remove("COLUMNS")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// The same as [`rynek_with`] with the data in this folder.
pub fn rynek_in(data: &Path, args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = start_in(data, args);
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    // A command that fails early may not read its input.
    let _ = stdin.write_all(input.as_ref());
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

/// The same as text.
pub fn place(name: &str) -> String {
    scratch(name).display().to_string()
}

/// A file with this text.
pub fn file(name: &str, text: &str) -> String {
    let path = place(name);
    fs::write(&path, text).expect("a scratch file");
    path
}

/// A JSON document.
pub fn json_from(text: impl AsRef<[u8]>) -> Value {
    let text = text.as_ref();
    serde_json::from_slice(text).unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(text)))
}

/// The JSON document in a file.
pub fn json_in(path: impl AsRef<Path>) -> Value {
    json_from(fs::read(path).expect("a file"))
}

/// Its output as JSON.
pub fn json_of(output: &Output) -> Value {
    json_from(out(output))
}

/// Its standard output.
pub fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", err(output));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Its standard error.
pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// Checks that the command failed with this code and this text, and did not panic.
pub fn fails(output: &Output, code: i32, says: &str) {
    let error = err(output);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.contains(says), "{error:?} does not say {says:?}");
    assert!(!error.contains("panicked"), "{error}");
}
