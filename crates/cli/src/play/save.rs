//! Keeping a game, so that it can be gone on with.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use rynek_kernel::{Game, History};

use crate::failure::Failure;

/// Where a game goes that was left without saying where: the user's data folder.
pub fn default_path(game: &str, seed: u64) -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    data.unwrap_or_else(env::temp_dir).join("rynek").join(format!("{game}-{seed}.json"))
}

/// Writes a record whole or not at all: a game saved before is never half overwritten.
pub fn write<G: Game>(path: &Path, history: &History<G>) -> Result<(), Failure> {
    let save = || -> io::Result<()> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        let mut beside = path.as_os_str().to_owned();
        beside.push(".new");
        fs::write(&beside, history.record().to_json())?;
        fs::rename(&beside, path)
    };
    save().map_err(|error| Failure::writing(path, error))
}
