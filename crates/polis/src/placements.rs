//! Cities as text, so that recorded cities can be checked: one tile per line, in the order of placement.
//!
//! A line is `TILE Q,R K`, as in the notation of actions; the start tile is implied. `#` starts a comment. A line
//! that is blank, or has nothing but spaces, ends a city, so several can be written one after the other. Lines with
//! only comments are a city too, of the start tile alone, so that cities keep their numbers.
//!
//! ```
//! use rynek_kernel::Edition;
//! use rynek_polis::{Components, placements};
//!
//! let text = "30 1,-1 1  # two houses on the ground\n4 0,1 2\n\n12 1,-1 1\n";
//! let cities = placements::read(text, Components::shipped()).unwrap();
//! assert_eq!(cities.len(), 2);
//! assert_eq!(cities[0].laid().len(), 2);
//!
//! let error = placements::read("# a gap below\n12 1,0 1", Components::shipped()).unwrap_err();
//! assert_eq!((error.line, error.rule()), (2, Some("polis.place.gap")));
//! ```

use rynek_kernel::{Explain, Illegal, Message, NotationError};

use crate::{Action, City, Components, TileId};

/// A line that is not a placement, or one that a rule forbids.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct PlacementError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: PlacementFault,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementFault {
    /// It cannot be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It breaks a rule.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl PlacementError {
    /// The rule that is broken, if the line could be read.
    pub fn rule(&self) -> Option<&str> {
        match &self.fault {
            PlacementFault::Notation(_) => None,
            PlacementFault::Illegal(illegal) => Some(illegal.rule()),
        }
    }
}

impl Explain for PlacementError {
    fn message(&self) -> Message {
        let fault = match &self.fault {
            PlacementFault::Notation(error) => error.message(),
            PlacementFault::Illegal(error) => error.message(),
        };
        Message::new("polis-placement").with("line", self.line).then(fault)
    }
}

/// Reads every city of a text and checks each placement. A text without placements is a city of the start tile.
pub fn read(text: &str, components: &Components) -> Result<Vec<City>, PlacementError> {
    let mut cities = Vec::new();
    let mut growing: Option<City> = None;
    for (n, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        if line.trim().is_empty() {
            cities.extend(growing.take());
            continue;
        }
        let city = growing.get_or_insert_with(|| City::new(components));
        let placement = line.split('#').next().unwrap_or_default().trim();
        if !placement.is_empty() {
            lay(city, placement, components).map_err(|fault| PlacementError { line: n + 1, fault })?;
        }
    }
    cities.extend(growing);
    if cities.is_empty() {
        cities.push(City::new(components));
    }
    Ok(cities)
}

fn lay(city: &mut City, line: &str, components: &Components) -> Result<(), PlacementFault> {
    let form = || NotationError::new(line, "TILE Q,R K (K: 0..5)");
    let Ok(Action::Build(tile, spot)) = line.parse::<Action>() else { return Err(form().into()) };
    check_tile(city, tile, components)?;
    city.check(spot)?;
    city.lay(components, tile, spot);
    Ok(())
}

/// Checks that a game does not need, since its tiles come from the market.
fn check_tile(city: &City, tile: TileId, components: &Components) -> Result<(), Illegal> {
    if components.faces(tile).is_none() {
        return Err(Illegal::new("polis.box.tile").with("tile", tile.0));
    }
    if city.tiles().has(tile) {
        return Err(Illegal::new("polis.box.once").with("tile", tile.0));
    }
    if city.is_full() {
        return Err(Illegal::new("polis.box.most").with("most", Components::MOST_TILES_PER_CITY));
    }
    Ok(())
}

/// The body of a fuzz target: cities are read or refused, and every placement that is read is legal.
pub fn fuzz(data: &[u8]) {
    use crate::{CityScore, Setup};
    use rynek_kernel::Edition;

    let Ok(text) = std::str::from_utf8(data) else { return };
    let components = Components::shipped();
    for city in read(text, components).unwrap_or_default() {
        assert!(city.spots().iter().all(|spot| city.check(*spot).is_ok()));
        CityScore::of(&city, components, &Setup::default());
    }
}
