//! Only one server may use a store file: a second one would show its clients outdated tables.
//!
//! The claim is a lock of the operating system, so it ends with its process, even after a crash. A small file beside
//! the store is locked; it also says which process has the lock. On Linux the store itself is locked too, so that a
//! link to the same file does not avoid the lock; on other systems that would lock out SQLite.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use super::{Owner, StoreError};

/// How many bytes of the note are read.
const MAX_NOTE: u64 = 512;

impl Owner {
    fn read(note: &str) -> Owner {
        let mut lines = note.lines();
        let process = lines.next().and_then(|line| line.parse().ok());
        let place = lines.next().map(|line| line.chars().filter(|letter| !letter.is_control()).collect());
        Owner { process, place }
    }

    fn note(&self) -> String {
        let process = self.process.map(|process| process.to_string()).unwrap_or_default();
        format!("{process}\n{}\n", self.place.as_deref().unwrap_or_default())
    }
}

/// The lock on a store file, as long as it is held.
#[derive(Debug)]
pub struct Claim {
    note: Mutex<File>,
    /// The store file, where it can be locked.
    _file: Option<File>,
}

impl Claim {
    /// Locks a file, which need not exist yet. [`StoreError::InUse`] if another process has locked it.
    pub fn on(path: &Path) -> Result<Claim, StoreError> {
        let beside = beside(path)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut note = options.open(&beside).map_err(|error| unusable(&beside, &error))?;
        if !lock(&note, &beside)? {
            return Err(in_use(path, owner(&mut note)));
        }
        let file = if cfg!(target_os = "linux") && path.exists() { Some(lock_file(path)?) } else { None };
        let claim = Claim { note: Mutex::new(note), _file: file };
        claim.sign(None);
        Ok(claim)
    }

    /// Notes who has the file, for the error message of another server. Failure does no harm.
    pub fn sign(&self, place: Option<&str>) {
        let owner = Owner { process: Some(std::process::id()), place: place.map(str::to_owned) };
        let mut note = self.note.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = note.set_len(0).and_then(|()| note.seek(SeekFrom::Start(0)));
        let _ = note.write_all(owner.note().as_bytes());
    }
}

/// The path of the note: beside the file, after links are resolved.
fn beside(path: &Path) -> Result<PathBuf, StoreError> {
    let found = path.canonicalize().or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Ok(folder.canonicalize()?.join(path.file_name().unwrap_or_default()))
    });
    let mut name = found.map_err(|error: std::io::Error| unusable(path, &error))?.into_os_string();
    name.push("-server");
    Ok(name.into())
}

/// Locks the file itself.
fn lock_file(path: &Path) -> Result<File, StoreError> {
    let file = File::open(path).map_err(|error| unusable(path, &error))?;
    if lock(&file, path)? { Ok(file) } else { Err(in_use(path, Owner::default())) }
}

/// Locks a file, unless another process has locked it. On a file system without locks, this always succeeds.
fn lock(file: &File, path: &Path) -> Result<bool, StoreError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(unusable(path, &error)),
    }
}

fn owner(note: &mut File) -> Owner {
    let mut text = String::new();
    // Some systems do not allow reading a locked file.
    let _ = note.take(MAX_NOTE).read_to_string(&mut text);
    Owner::read(&text)
}

fn in_use(path: &Path, owner: Owner) -> StoreError {
    StoreError::InUse { path: path.display().to_string(), owner }
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::no_file(path, error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_can_be_read_again() {
        for owner in [
            Owner { process: Some(7), place: Some("http://127.0.0.1:7878".to_owned()) },
            Owner { process: Some(7), place: Some(String::new()) },
        ] {
            assert_eq!(Owner::read(&owner.note()), owner);
        }
        assert_eq!(Owner::read(""), Owner::default());
        assert_eq!(Owner::read("ink\n\u{7}x"), Owner { process: None, place: Some("x".to_owned()) });
    }
}
