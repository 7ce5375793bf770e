//! A store file is for one server alone: a second one would show its clients old tables.
//!
//! The claim is a lock of the operating system, so it ends with its process, however that ends. It lies on a small file
//! beside the store, which also says who has it. On Linux it lies on the store too, so that another name of the same
//! file is no way around it; elsewhere such a lock would keep SQLite out.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use super::{Owner, StoreError};

/// The longest note that is read.
const MOST_NOTE: u64 = 512;

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

/// The right to a file, for as long as it is held.
#[derive(Debug)]
pub struct Claim {
    note: Mutex<File>,
    /// The file itself, where it can be locked without harm.
    _file: Option<File>,
}

impl Claim {
    /// Claims a file, which need not be there yet. [`StoreError::InUse`] if another process has it.
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
        let file = if cfg!(target_os = "linux") && path.exists() { Some(claim_itself(path)?) } else { None };
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

/// Where the note lies: beside the file that the path leads to in the end.
fn beside(path: &Path) -> Result<PathBuf, StoreError> {
    let found = path.canonicalize().or_else(|_| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Ok(folder.canonicalize()?.join(path.file_name().unwrap_or_default()))
    });
    let mut name = found.map_err(|error: std::io::Error| unusable(path, &error))?.into_os_string();
    name.push("-server");
    Ok(name.into())
}

/// The lock on the file itself, which other names of it lead to as well.
fn claim_itself(path: &Path) -> Result<File, StoreError> {
    let file = File::open(path).map_err(|error| unusable(path, &error))?;
    if lock(&file, path)? { Ok(file) } else { Err(in_use(path, Owner::default())) }
}

/// Whether the file is one's own now. A file system without locks has no other server to fear that could see one.
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
    let _ = note.take(MOST_NOTE).read_to_string(&mut text);
    Owner::read(&text)
}

fn in_use(path: &Path, owner: Owner) -> StoreError {
    StoreError::InUse { path: path.display().to_string(), owner }
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::unavailable(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_was_written() {
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
