//! Writing files without losing what was there before.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, ErrorKind, Write},
    path::{Path, PathBuf},
    process,
};

/// What stands at a path that somebody wants to write to.
pub enum Spot {
    /// Nothing stood there: an empty file does now.
    Free,
    /// This did. It is empty if there was nothing to lose.
    Taken(Vec<u8>),
    /// A device or a pipe, which holds nothing and cannot be replaced.
    Stream,
}

/// Makes the folder that a file is to go into.
pub fn make_folder(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::create_dir_all(folder),
        None => Ok(()),
    }
}

/// Makes sure that something can be written here, and tells what would be lost.
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

/// Whether both name the same file.
pub fn same(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Writes a file whole or not at all: what it held before is never half overwritten. With `settle` it is on the disk
/// when this returns.
pub fn replace(path: &Path, text: &[u8], settle: bool) -> io::Result<()> {
    // A link stays a link: the file behind it is replaced.
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

/// A name in the same folder that no other program uses.
fn beside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.new", process::id()))
}

fn fill(path: &Path, text: &[u8], settle: bool) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text)?;
    if settle { file.sync_all() } else { Ok(()) }
}
