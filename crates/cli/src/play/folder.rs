//! The default folder of saved games.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use rynek_kernel::Record;

use crate::{
    args::read_text,
    failure::Failure,
    files::{self, Spot},
};

/// The most games with one name: more would mean that something is wrong.
const MOST_NAMESAKES: usize = 10_000;

/// The user's data folder for Rynek.
pub fn path() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    data.unwrap_or_else(env::temp_dir).join("rynek")
}

/// Creates an empty file: `polis-7.json`, and `polis-7-2.json` for a second game with the same seed.
pub fn fresh(game: &str, seed: u64) -> Result<PathBuf, Failure> {
    let folder = path();
    for number in 1..=MOST_NAMESAKES {
        let again = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{game}-{seed}{again}.json"));
        if path.exists() {
            continue;
        }
        let spot = files::make_folder(&path).and_then(|()| files::look(&path));
        // Otherwise another program has just taken the name.
        if let Spot::Free = spot.map_err(|error| Failure::writing(&path, error))? {
            return Ok(path);
        }
    }
    Err(Failure::writing(&folder, io::Error::from(io::ErrorKind::AlreadyExists)))
}

/// The unfinished game that was saved last: any, or of the given game.
pub fn latest(game: Option<&str>) -> Option<PathBuf> {
    let mut saved: Vec<(SystemTime, PathBuf)> = fs::read_dir(path()).ok()?.filter_map(dated).collect();
    saved.sort();
    saved.into_iter().rev().map(|(_, path)| path).find(|path| goes_on(path, game))
}

/// A file that may be a game, with its modification time.
fn dated(entry: io::Result<fs::DirEntry>) -> Option<(SystemTime, PathBuf)> {
    let path = entry.ok()?.path();
    let is_game = path.extension().is_some_and(|kind| kind == "json") && path.is_file();
    is_game.then(|| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))?
}

fn goes_on(path: &Path, game: Option<&str>) -> bool {
    let record = read_text(path).ok().and_then(|text| Record::parse(&text).ok());
    record.is_some_and(|record| record.result.is_none() && game.is_none_or(|game| record.game == game))
}
