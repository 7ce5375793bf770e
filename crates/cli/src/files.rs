//! Writes files without losing the previous content.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    process,
};

use crate::failure::Failure;

/// What was at a path.
pub enum Spot {
    /// Nothing. An empty file was created.
    Free,
    /// A file with this content.
    Taken(Vec<u8>),
    /// A device or a pipe, which has no content and cannot be replaced.
    Stream,
}

/// Creates the folder of a file.
pub fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::create_dir_all(folder),
        None => Ok(()),
    }
}

/// Checks that a file can be written, and returns what was there.
pub fn look(path: &Path) -> io::Result<Spot> {
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(_) => Ok(Spot::Free),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            OpenOptions::new().append(true).open(path)?;
            if fs::metadata(path)?.is_file() { Ok(Spot::Taken(fs::read(path)?)) } else { Ok(Spot::Stream) }
        }
        Err(error) => Err(error),
    }
}

/// Whether two paths lead to the same file.
pub fn same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Writes a file completely or not at all. With `settle` it is on the disk when this returns.
pub fn replace(path: &Path, text: &[u8], settle: bool) -> io::Result<()> {
    // A symbolic link stays: the file behind it is replaced.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let beside = beside(&path);
    let written = fill(&beside, text, settle).and_then(|()| {
        if let Ok(before) = fs::metadata(&path) {
            fs::set_permissions(&beside, before.permissions())?;
        }
        fs::rename(&beside, &path)
    });
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Writes a file completely; it is on the disk when this returns.
pub fn write(path: &Path, text: &[u8]) -> Result<(), Failure> {
    replace(path, text, true).map_err(|error| Failure::writing(path, error))
}

/// Creates a folder for a file of this name. An existing file must be `ours`.
pub fn make_room(folder: &Path, name: &str, ours: impl FnOnce(&[u8]) -> bool) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::writing(folder, error))?;
    let path = folder.join(name);
    if fs::read(&path).map_or(!path.exists(), |held| ours(&held)) {
        return Ok(());
    }
    Err(Failure::at("cli-arena-not-ours", &path))
}

/// An unused name in the same folder.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.new", process::id()))
}

fn fill(path: &Path, text: &[u8], settle: bool) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text)?;
    if settle { file.sync_all() } else { Ok(()) }
}
