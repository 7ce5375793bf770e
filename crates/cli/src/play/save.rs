//! Saving a game while it is played, so that it can be resumed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rynek_kernel::{Game, History, Message};

use super::folder;
use crate::{
    failure::{Code, Failure},
    files::{self, Spot},
};

/// A file that a game is saved in.
pub struct Place {
    path: PathBuf,
    /// What the file held when it was last read or written here.
    known: Vec<u8>,
    /// Whether this game made the file under a name that nobody chose.
    automatic: bool,
}

impl Place {
    /// A file that somebody named. One that holds something is refused with the message `refusal`, unless by `force`.
    pub fn named(path: &Path, force: bool, refusal: &'static str) -> Result<Place, Failure> {
        let spot = files::make_folder(path).and_then(|()| files::look(path));
        let known = match spot.map_err(|error| Failure::writing(path, error))? {
            Spot::Free => Vec::new(),
            Spot::Taken(held) if held.is_empty() || force => held,
            Spot::Taken(_) => return Err(refused(refusal, path)),
            Spot::Stream => return Err(refused("play-no-file", path)),
        };
        Ok(Place { path: path.to_owned(), known, automatic: false })
    }

    /// The file of a game that goes on.
    pub fn resumed(path: &Path, text: &str) -> Place {
        Place { path: path.to_owned(), known: text.as_bytes().to_vec(), automatic: false }
    }

    fn automatic(game: &str, seed: u64) -> Result<Place, Failure> {
        Ok(Place { path: folder::fresh(game, seed)?, known: Vec::new(), automatic: true })
    }

    fn write<G: Game>(&mut self, history: &History<G>, settle: bool) -> Result<(), Failure> {
        let text = history.record().to_json().into_bytes();
        let held = fs::read(&self.path).ok();
        if held.as_ref().is_some_and(|held| *held != self.known && *held != text) {
            return Err(refused("play-changed-elsewhere", &self.path));
        }
        files::replace(&self.path, &text, settle).map_err(|error| Failure::writing(&self.path, error))?;
        self.known = text;
        Ok(())
    }

    /// Takes the file away again, unless somebody else wrote to it. If that fails, one file too many stays.
    fn remove(&self) {
        if fs::read(&self.path).is_ok_and(|held| held == self.known) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn refused(key: &'static str, path: &Path) -> Failure {
    Failure::new(Code::Refused, Message::new(key).with("path", path.display().to_string()))
}

/// Saves a game in one file after another, if it must be: in the one that was named, or in the folder of games.
pub struct Keeper {
    place: Option<Place>,
    seed: u64,
}

impl Keeper {
    /// Without a place the game goes to the folder of games.
    pub fn new(place: Option<Place>, seed: u64) -> Keeper {
        Keeper { place, seed }
    }

    /// Where the game is saved, if it is yet.
    pub fn path(&self) -> Option<&Path> {
        self.place.as_ref().map(|place| place.path.as_path())
    }

    /// Saves the game as it stands. With `settle` it outlives a power cut.
    pub fn write<G: Game>(&mut self, history: &History<G>, settle: bool) -> Result<(), Failure> {
        let place = match &mut self.place {
            Some(place) => place,
            none => none.insert(Place::automatic(G::ID, self.seed)?),
        };
        place.write(history, settle)
    }

    /// Saves the game in the folder of games from now on, since its file cannot be used any more.
    pub fn write_elsewhere<G: Game>(&mut self, history: &History<G>) -> Result<(), Failure> {
        let mut place = Place::automatic(G::ID, self.seed)?;
        let written = place.write(history, true);
        match written {
            Ok(()) => self.place = Some(place),
            Err(_) => place.remove(),
        }
        written
    }

    /// Saves the game in this file, now and from now on.
    pub fn move_to<G: Game>(&mut self, path: &Path, force: bool, history: &History<G>) -> Result<(), Failure> {
        if self.path().is_some_and(|here| files::same(here, path)) {
            return self.write(history, true);
        }
        let mut place = Place::named(path, force, "play-save-exists")?;
        place.write(history, true)?;
        // The game would be found twice.
        if let Some(before) = self.place.replace(place).filter(|before| before.automatic) {
            before.remove();
        }
        Ok(())
    }
}
