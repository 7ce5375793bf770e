//! A game in progress, for Python.

use std::hash::{DefaultHasher, Hash, Hasher};

use numpy::{PyArray1, PyArrayMethods};
use pyo3::{IntoPyObjectExt, exceptions::PyIndexError, prelude::*, types::PyTuple};
use rynek_catalog::{AnyGame, Encoded, Visitor, encoded, resume};
use rynek_kernel::{Game, MAX_SEATS, Moves, Record, RecordSeat, Seat, Turn, Viewer, series_rng};

use crate::{
    errors::{BadRecord, RynekError, bad_record, illegal, no_game, not_opened, record, refused, words},
    games::Start,
    outcome::Outcome,
    study::{Studied, studied},
};

/// The number of the viewer who sees only what is public.
pub const SPECTATOR: i64 = -1;

/// A game in progress: a position and the actions that led to it.
///
/// Players are numbered from 0. Actions are texts in the notation of the game, or their numbers in its action space.
///
/// >>> import rynek
/// >>> position = rynek.make("polis", players=2, seed=1)
/// >>> while not position.is_over:
/// ...     if position.is_chance:
/// ...         drawn = position.chance()
/// ...     else:
/// ...         position.apply(position.legal_actions()[0])
/// >>> len(position.outcome().points)
/// 2
#[pyclass(module = "rynek")]
pub struct Position {
    game: Box<dyn AnyGame>,
    /// The text of its components, if they are not the default ones.
    edition: Option<String>,
    /// From which draws follow.
    seed: u64,
    /// Whether it began in the middle of a game, with hidden parts drawn at random.
    is_dealt: bool,
}

impl Position {
    /// A position in the middle of a game.
    pub fn dealt<G: Game>(position: G, seed: u64) -> Position {
        Position { game: resume(Moves::begin(position)), edition: None, seed, is_dealt: true }
    }

    /// A game whose beginning is not known.
    pub fn of_game(game: Box<dyn AnyGame>) -> Position {
        Position { game, edition: None, seed: 0, is_dealt: true }
    }

    /// The game with its actions in notation.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    fn numbered(&self) -> &dyn Encoded {
        encoded(self.game())
    }

    fn studied(&self) -> &dyn Studied {
        studied(self.game())
    }

    fn cells(&self) -> PyResult<rynek_kernel::Space> {
        let id = self.game.id();
        self.numbered().space().ok_or_else(|| RynekError::new_err(format!("{id} has no encoding")))
    }

    fn seat(&self, player: usize) -> PyResult<Seat> {
        let players = self.game.players();
        let out_of_range =
            || PyIndexError::new_err(format!("no player {player}: they are numbered 0 to {}", players - 1));
        if player < players.min(MAX_SEATS) { Ok(Seat::new(player)) } else { Err(out_of_range()) }
    }

    fn viewer(&self, viewer: Option<i64>) -> PyResult<Viewer> {
        match (viewer, self.game.turn()) {
            (None, Turn::Player(seat)) => Ok(Viewer::Seat(seat)),
            (None | Some(SPECTATOR), _) => Ok(Viewer::Spectator),
            (Some(player), _) => self.seat(usize::try_from(player).unwrap_or(usize::MAX)).map(Viewer::Seat),
        }
    }

    /// The notation of an action that Python gave as text or number.
    fn notation(&self, action: &Bound<'_, PyAny>) -> PyResult<String> {
        if let Ok(text) = action.extract::<String>() {
            return Ok(text);
        }
        let index: i64 = action.extract()?;
        let found = usize::try_from(index).ok().and_then(|index| self.numbered().action_at(index));
        found.ok_or_else(|| RynekError::new_err(format!("no action has the number {index} here")))
    }

    fn rng(&self) -> rand_chacha::ChaCha8Rng {
        series_rng(self.seed, self.game.played() as u64)
    }

    fn same(&self, other: &Position) -> bool {
        self.game.id() == other.game.id() && self.studied().is_same(other.game())
    }

    fn played_actions(&self) -> Vec<String> {
        (0..self.game.played()).filter_map(|number| self.game.step(number)).map(|(_, action)| action).collect()
    }
}

#[pymethods]
impl Position {
    /// The id of the game.
    #[getter]
    fn id(&self) -> &'static str {
        self.game.id()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.game.players()
    }

    /// The options of the table.
    #[getter]
    fn options(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        from_json(py, &self.game.setup().to_string())
    }

    /// The content hash of the components.
    #[getter]
    fn edition(&self) -> String {
        self.game.edition()
    }

    /// The version of the rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    /// Whether players have secrets.
    #[getter]
    fn has_secrets(&self) -> bool {
        self.game.has_secrets()
    }

    /// The seed from which `chance` draws.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The player to move, from 0. `None` at a draw and when the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        if let Turn::Player(seat) = self.game.turn() { Some(seat.index()) } else { None }
    }

    /// Whether something is drawn next.
    #[getter]
    fn is_chance(&self) -> bool {
        self.game.turn() == Turn::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The number of actions played and not taken back, draws included.
    #[getter]
    fn played(&self) -> usize {
        self.game.played()
    }

    /// Every legal action in notation, in a stable order. At a draw, every possible outcome.
    fn legal_actions(&self) -> Vec<String> {
        self.game.actions()
    }

    /// The numbers of the legal actions, in a stable order.
    ///
    /// In a game without borders, actions far from the middle have no number: `outside` counts them.
    fn legal_indexes<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_vec(py, self.numbered().legal_indexes().0)
    }

    /// The number of legal actions that lie outside the action space.
    #[getter]
    fn outside(&self) -> usize {
        self.numbered().legal_indexes().1
    }

    /// The legal actions as a mask over the action space.
    fn legal_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let (indexes, _) = self.numbered().legal_indexes();
        let mut mask = vec![false; self.cells()?.actions];
        indexes.iter().for_each(|index| mask[*index as usize] = true);
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The number of an action in notation. `None` for a draw, and for an action outside the action space.
    fn index_of(&self, py: Python<'_>, action: &str) -> PyResult<Option<usize>> {
        self.numbered().index_of(action).map_err(|error| refused(py, &error.into()))
    }

    /// The action with a number, in notation. `None` if the number names no action here. It may be illegal.
    fn action_at(&self, index: usize) -> Option<String> {
        self.numbered().action_at(index)
    }

    /// Raises `IllegalAction` with the reason, if the action is not legal.
    fn check(&self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        self.game.check(&self.notation(action)?).map_err(|refusal| refused(py, &refusal))
    }

    /// Plays an action: a text in notation, or a number. An illegal one raises `IllegalAction` and changes nothing.
    fn apply(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let action = self.notation(action)?;
        self.game.apply(&action).map_err(|refusal| refused(py, &refusal))
    }

    /// Every possible outcome of the draw that comes next, with its odds. Empty if a player is to move.
    fn chances(&self) -> Vec<(String, f64)> {
        if self.game.turn() != Turn::Chance {
            return Vec::new();
        }
        let chances = self.studied().chances();
        let all: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
        chances.into_iter().map(|(action, weight)| (action, f64::from(weight) / all as f64)).collect()
    }

    /// Makes the draws that come next, until a player is to move or the game is over. Returns what was drawn. The draws
    /// follow from the seed and the number of actions before them.
    fn chance(&mut self, py: Python<'_>) -> PyResult<Vec<String>> {
        let mut drawn = Vec::new();
        while self.game.turn() == Turn::Chance {
            let action = self.game.sample(&mut self.rng());
            self.game.apply(&action).map_err(|refusal| refused(py, &refusal))?;
            drawn.push(action);
        }
        Ok(drawn)
    }

    /// A legal action, each with the same odds; it follows from the seed of the position, or from `seed`.
    #[pyo3(signature = (seed=None))]
    fn random_action(&self, seed: Option<u64>) -> PyResult<String> {
        match self.game.turn() {
            Turn::Player(_) => {
                let mut rng = series_rng(seed.unwrap_or(self.seed ^ 0x5EED), self.game.played() as u64);
                Ok(self.studied().random_action(&mut rng))
            }
            Turn::Chance => Ok(self.game.sample(&mut self.rng())),
            Turn::Over => Err(RynekError::new_err("the game is over: there are no actions")),
        }
    }

    /// What a viewer may see, as plain data with all that a screen needs. The viewer is a player, or `rynek.SPECTATOR`;
    /// by default the player to move, or a spectator if there is none. Views count players from 1.
    #[pyo3(signature = (viewer=None))]
    fn view(&self, py: Python<'_>, viewer: Option<i64>) -> PyResult<Py<PyAny>> {
        from_json(py, self.game.view(self.viewer(viewer)?).get())
    }

    /// What a viewer may see, as an array of 16-bit numbers: `rynek.space` has its parts. The viewer is chosen as in
    /// `view`.
    #[pyo3(signature = (viewer=None))]
    fn observe<'py>(&self, py: Python<'py>, viewer: Option<i64>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let viewer = self.viewer(viewer)?;
        let cells = PyArray1::zeros(py, self.cells()?.cells, false);
        let written = self.numbered().observe(viewer, cells.readwrite().as_slice_mut()?);
        written.map_err(|error| RynekError::new_err(error.to_string()))?;
        Ok(cells)
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome().as_ref().map(Outcome::of)
    }

    /// The points that each player would have if the game were scored now.
    fn points(&self) -> Vec<i32> {
        Seat::all(self.game.players()).map(|seat| self.game.points(seat)).collect()
    }

    /// Where the points of a player come from, as plain data.
    fn breakdown(&self, py: Python<'_>, player: usize) -> PyResult<Py<PyAny>> {
        let breakdown = self.game.breakdown(self.seat(player)?);
        from_json(py, &serde_json::to_string(&breakdown).expect("a breakdown is plain data"))
    }

    /// A sentence about an action that is about to be played, as a viewer may see it.
    #[pyo3(signature = (action, viewer=None, language="en"))]
    fn describe(
        &self,
        py: Python<'_>,
        action: &Bound<'_, PyAny>,
        viewer: Option<i64>,
        language: &str,
    ) -> PyResult<String> {
        let action = self.notation(action)?;
        self.game.check(&action).map_err(|refusal| refused(py, &refusal))?;
        let told = self.game.describe(&action, self.viewer(viewer)?).map_err(|refusal| refused(py, &refusal))?;
        Ok(words(language)?.say(&told))
    }

    /// The actions played so far, each with the player who took it; `None` is a draw.
    fn moves(&self) -> Vec<(Option<usize>, String)> {
        let steps = (0..self.game.played()).filter_map(|number| self.game.step(number));
        steps.map(|(seat, action)| (seat.map(Seat::index), action)).collect()
    }

    /// Takes back the latest actions, draws included.
    #[pyo3(signature = (actions=1))]
    fn undo(&mut self, actions: usize) -> PyResult<()> {
        let played = self.game.played();
        let too_many = || RynekError::new_err(format!("{actions} actions cannot be taken back: {played} were played"));
        self.game.take_back(actions).ok_or_else(too_many)
    }

    /// A copy that shares nothing with this position.
    fn clone(&self) -> Position {
        Position { game: self.game.duplicate(), edition: self.edition.clone(), ..*self }
    }

    fn __copy__(&self) -> Position {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Position {
        self.clone()
    }

    /// A position that agrees with all that a player knows, with the hidden parts drawn at random. In a game without
    /// secrets it is the same position. It has no moves before it.
    fn imagine(&self, player: usize, seed: u64) -> PyResult<Position> {
        let game = self.studied().imagine(self.seat(player)?, &mut series_rng(seed, 0));
        Ok(Position { game, edition: self.edition.clone(), seed, is_dealt: true })
    }

    /// The record of the game: a JSON document that `rynek.load` and the command `rynek replay` read.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        if self.is_dealt {
            return Err(BadRecord::new_err("this position was imagined from what a player knows: it has no record"));
        }
        let names = names.unwrap_or_default();
        if names.len() > self.game.players() {
            return Err(RynekError::new_err(format!("{} names for {} players", names.len(), self.game.players())));
        }
        let seats = names.into_iter().map(|name| RecordSeat { name: Some(name), ..RecordSeat::unnamed("human") });
        let record = self.studied().record(seats.collect(), &self.played_actions());
        record.map(|record| record.to_json()).ok_or_else(|| BadRecord::new_err("this game cannot be recorded"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        if self.is_dealt {
            return Err(RynekError::new_err(
                "this position was imagined from what a player knows: it cannot be pickled",
            ));
        }
        let open = py.import("rynek._rynek")?.getattr("open")?;
        let arguments = (
            self.game.id(),
            self.game.setup().to_string(),
            self.seed,
            self.edition.clone(),
            Some(self.played_actions()),
        );
        Ok((open, arguments.into_pyobject(py)?))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Position>().is_ok_and(|other| self.same(&other.borrow()))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.game.id(), self.game.mark()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let (id, players, played) = (self.game.id(), self.game.players(), self.game.played());
        let turn = match self.game.turn() {
            Turn::Player(seat) => format!("player {} to move", seat.index()),
            Turn::Chance => "a draw comes next".to_owned(),
            Turn::Over => "over".to_owned(),
        };
        format!("<rynek.Position {id}, {players} players, {played} actions played, {turn}>")
    }

    fn _repr_svg_(slf: &Bound<'_, Self>) -> PyResult<Py<PyAny>> {
        let py = slf.py();
        py.import("rynek.svg")?.getattr("draw")?.call1((slf,))?.into_py_any(py)
    }
}

fn from_json(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    py.import("json")?.getattr("loads")?.call1((text,))?.into_py_any(py)
}

/// Starts a game, and plays these actions.
#[pyfunction]
#[pyo3(signature = (game, options, seed, edition=None, actions=None))]
pub fn open(
    py: Python<'_>,
    game: &str,
    options: &str,
    seed: u64,
    edition: Option<String>,
    actions: Option<Vec<String>>,
) -> PyResult<Position> {
    let start = Start::read(game, options, edition)?;
    let mut game = rynek_catalog::open(game, start.edition.as_deref(), &start.options).map_err(|e| not_opened(&e))?;
    for action in actions.unwrap_or_default() {
        game.apply(&action).map_err(|refusal| refused(py, &refusal))?;
    }
    Ok(Position { game, edition: start.edition, seed, is_dealt: false })
}

/// Reads a record, checks it, and returns its last position.
#[pyfunction]
pub fn load(py: Python<'_>, text: &str, seed: u64) -> PyResult<Position> {
    let record = record(text)?;
    let edition = record.edition.components.as_ref().map(ToString::to_string);
    let id = record.game.clone();
    let game = rynek_catalog::visit(&id, Load { py, record: &record }).ok_or_else(|| no_game(&id))??;
    Ok(Position { game, edition, seed, is_dealt: false })
}

struct Load<'a, 'py> {
    py: Python<'py>,
    record: &'a Record,
}

impl Visitor for Load<'_, '_> {
    type Output = PyResult<Box<dyn AnyGame>>;

    fn visit<G: Game>(self) -> Self::Output {
        let history = self.record.replay::<G>().map_err(|error| bad_record(&error))?;
        let mut moves = Moves::begin(history.position_after(0));
        for (_, action) in history.actions() {
            moves.apply(*action).map_err(|error| illegal(self.py, &error))?;
        }
        Ok(resume(moves))
    }
}
