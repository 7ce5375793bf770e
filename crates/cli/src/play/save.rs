//! Saves a game while it is played, so that it can be resumed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rynek_kernel::{Game, History};

use super::folder;
use crate::{
    failure::Failure,
    files::{self, Spot},
};

/// The file of a game.
pub struct SaveFile {
    path: PathBuf,
    /// Its content when it was last read or written here.
    known: Vec<u8>,
    /// Whether its name was chosen by the program.
    automatic: bool,
}

impl SaveFile {
    /// A file with a given name. If it has content, it is refused with the message `refusal`, unless `force` is set.
    pub fn named(path: &Path, force: bool, refusal: &'static str) -> Result<SaveFile, Failure> {
        let spot = files::make_folder(path).and_then(|()| files::look(path));
        let known = match spot.map_err(|error| Failure::writing(path, error))? {
            Spot::Free => Vec::new(),
            Spot::Taken(held) if held.is_empty() || force => held,
            Spot::Taken(_) => return Err(Failure::at(refusal, path)),
            Spot::Stream => return Err(Failure::at("play-no-file", path)),
        };
        Ok(SaveFile { path: path.to_owned(), known, automatic: false })
    }

    /// The file of a resumed game.
    pub fn resumed(path: &Path, text: &str) -> SaveFile {
        SaveFile { path: path.to_owned(), known: text.as_bytes().to_vec(), automatic: false }
    }

    fn automatic(game: &str, seed: u64) -> Result<SaveFile, Failure> {
        Ok(SaveFile { path: folder::fresh(game, seed)?, known: Vec::new(), automatic: true })
    }

    fn write<G: Game>(&mut self, history: &History<G>, settle: bool) -> Result<(), Failure> {
        let text = history.record().to_json().into_bytes();
        let held = fs::read(&self.path).ok();
        if held.as_ref().is_some_and(|held| *held != self.known && *held != text) {
            return Err(Failure::at("play-changed-elsewhere", &self.path));
        }
        files::replace(&self.path, &text, settle).map_err(|error| Failure::writing(&self.path, error))?;
        self.known = text;
        Ok(())
    }

    /// Removes the file, unless another program wrote to it. If that fails, it stays.
    fn remove(&self) {
        if fs::read(&self.path).is_ok_and(|held| held == self.known) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Saves a game in its file, or else in the folder of games.
pub struct Keeper {
    file: Option<SaveFile>,
    seed: u64,
}

impl Keeper {
    /// Without a file, the game is saved in the folder of games.
    pub fn new(file: Option<SaveFile>, seed: u64) -> Keeper {
        Keeper { file, seed }
    }

    /// The path of the game, if it was saved.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// Saves the game. With `settle` it is on the disk when this returns.
    pub fn write<G: Game>(&mut self, history: &History<G>, settle: bool) -> Result<(), Failure> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(SaveFile::automatic(G::ID, self.seed)?),
        };
        file.write(history, settle)
    }

    /// Saves the game in the folder of games from now on, because its file cannot be used.
    pub fn write_elsewhere<G: Game>(&mut self, history: &History<G>) -> Result<(), Failure> {
        let mut file = SaveFile::automatic(G::ID, self.seed)?;
        let written = file.write(history, true);
        match written {
            Ok(()) => self.file = Some(file),
            Err(_) => file.remove(),
        }
        written
    }

    /// Saves the game in this file from now on.
    pub fn move_to<G: Game>(&mut self, path: &Path, force: bool, history: &History<G>) -> Result<(), Failure> {
        if self.path().is_some_and(|here| files::same(here, path)) {
            return self.write(history, true);
        }
        let mut file = SaveFile::named(path, force, "play-save-exists")?;
        file.write(history, true)?;
        // Otherwise the game would be found twice.
        if let Some(before) = self.file.replace(file).filter(|before| before.automatic) {
            before.remove();
        }
        Ok(())
    }
}
