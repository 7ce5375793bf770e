//! What is known about the games without playing them, as JSON.

use pyo3::prelude::*;
use rynek_catalog::{Visitor, info, open, visit};
use rynek_kernel::{EditionRef, Game, OptionKind, OptionSpec, Space, setup};
use serde_json::{Value, json};

use crate::errors::{no_game, not_opened};

/// How a game is started: its id, its options, and the text of its components if they are not the default ones.
#[derive(Clone, Debug)]
pub struct Start {
    /// The id of the game.
    pub game: String,
    /// The options.
    pub options: Value,
    /// The components, if not the default ones.
    pub edition: Option<String>,
}

impl Start {
    /// Reads what Python passes: the options are JSON.
    pub fn read(game: &str, options: &str, edition: Option<String>) -> PyResult<Start> {
        let options =
            serde_json::from_str(options).map_err(|_| not_opened(&rynek_kernel::SetupError::NotAnObject.into()))?;
        Ok(Start { game: game.to_owned(), options, edition })
    }

    /// The position before the first action.
    pub fn begin<G: Game>(&self) -> Result<G, rynek_catalog::OpenError> {
        let setup: G::Setup = setup::from_json(&self.options)?;
        let edition = self.edition.as_deref().map_or_else(|| Ok(EditionRef::shipped()), EditionRef::load)?;
        Ok(G::new(edition, &setup)?)
    }

    /// Runs a visitor for the game.
    pub fn visit<V: Visitor>(&self, visitor: V) -> PyResult<V::Output> {
        visit(&self.game, visitor).ok_or_else(|| no_game(&self.game))
    }
}

/// The ids of all games.
#[pyfunction]
pub fn ids() -> Vec<&'static str> {
    rynek_catalog::IDS.to_vec()
}

/// What is known about a game, as JSON.
#[pyfunction]
pub fn about(game: &str) -> PyResult<String> {
    let info = info(game).ok_or_else(|| no_game(game))?;
    let players = info.players();
    let about = json!({
        "id": info.id,
        "rules": info.rules_version,
        "players": [players.start(), players.end()],
        "longest": info.longest,
        "editions": info.editions.iter().map(|shipped| shipped.id).collect::<Vec<_>>(),
        "options": info.options.iter().map(option).collect::<serde_json::Map<_, _>>(),
        "defaults": info.defaults,
    });
    Ok(about.to_string())
}

fn option(spec: &OptionSpec) -> (String, Value) {
    let takes = match spec.kind {
        OptionKind::Count { min, max } => json!((min..=max).collect::<Vec<_>>()),
        OptionKind::Switch => json!([false, true]),
        OptionKind::Choice(names) => json!(names),
        OptionKind::Subset(names) => json!({ "any": names }),
    };
    (spec.name.to_owned(), takes)
}

/// The text of an edition that ships with a game.
#[pyfunction]
pub fn edition_text(game: &str, name: &str) -> PyResult<&'static str> {
    let info = info(game).ok_or_else(|| no_game(game))?;
    let known = info.editions.iter().map(|shipped| shipped.id).collect::<Vec<_>>().join(", ");
    let found = info.editions.iter().find(|shipped| shipped.id == name);
    let unknown = || crate::errors::BadEdition::new_err(format!("{game} has no edition {name:?}: it has {known}"));
    found.map(|shipped| shipped.json).ok_or_else(unknown)
}

/// The rules page of a game.
#[pyfunction]
pub fn rules(game: &str, language: &str) -> PyResult<String> {
    let info = info(game).ok_or_else(|| no_game(game))?;
    Ok(crate::errors::words(language)?.page(&info.rules).into_owned())
}

/// The sizes and parts of observations and actions of a table, as JSON.
#[pyfunction]
#[pyo3(signature = (game, options, edition=None))]
pub fn space(game: &str, options: &str, edition: Option<String>) -> PyResult<String> {
    let start = Start::read(game, options, edition)?;
    open(game, start.edition.as_deref(), &start.options).map_err(|error| not_opened(&error))?;
    let space = start.visit(SpaceOf(&start))??;
    let parts = space.parts.iter().map(|part| {
        json!({
            "name": part.name, "about": part.about, "shape": part.shape, "low": part.low, "high": part.high,
            "offset": space.offset(part.name),
        })
    });
    let ranges = space.ranges.iter().map(|range| {
        json!({
            "name": range.name, "about": range.about, "shape": range.shape, "offset": space.first_action(range.name),
        })
    });
    let all = json!({
        "parts": parts.collect::<Vec<_>>(), "cells": space.cells,
        "ranges": ranges.collect::<Vec<_>>(), "actions": space.actions,
    });
    Ok(all.to_string())
}

/// The space of a game that has one.
pub fn space_of<G: Game>(game: &G) -> PyResult<Space> {
    G::space(game.edition(), &game.setup())
        .ok_or_else(|| crate::errors::RynekError::new_err(format!("{} has no encoding", G::ID)))
}

struct SpaceOf<'a>(&'a Start);

impl Visitor for SpaceOf<'_> {
    type Output = PyResult<Space>;

    fn visit<G: Game>(self) -> Self::Output {
        space_of(&self.0.begin::<G>().map_err(|error| not_opened(&error))?)
    }
}
