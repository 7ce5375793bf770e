//! The actions: a colour is chosen, the city extended, a tile drawn and placed, an object placed, a turn passed.

use std::{fmt, str::FromStr};

use rynek_kernel::{Illegal, NotationError, Rng, below, serde_as_notation};

use crate::{Colour, Place, Planners, Rotation, Span, TileId, lanes::Lengths};

/// One action.
///
/// | notation | who | what |
/// | --- | --- | --- |
/// | `draw TILE` | chance | a tile is drawn from the stack |
/// | `take COLOUR` | a player | chooses a colour |
/// | `extend` | a player | chooses to extend the city |
/// | `tile X,Y R` | a player | places the tile drawn at `X,Y`, rotated by `R` quarters clockwise |
/// | `lay X,Y X,Y` | a player | places an object from one square to another |
/// | `pass` | a player | places no object in the final placements |
///
/// ```
/// use rynek_planners::Action;
/// for text in ["draw 12", "take red", "extend", "tile -1,0 3", "lay 0,0 3,0", "pass"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// // The ends of an object may be given either way round.
/// assert_eq!("lay 3,0 0,0".parse::<Action>(), "lay 0,0 3,0".parse::<Action>());
/// assert!("lay 0,0".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance draws this tile.
    Draw(TileId),
    /// The player chooses this colour.
    Take(Colour),
    /// The player will extend the city.
    Extend,
    /// The player places the tile just drawn.
    Tile(Place, Rotation),
    /// The player places an object.
    Lay(Span),
    /// The player places nothing in the final placements.
    Pass,
}

const FORM: &str = "lay X,Y X,Y | extend | tile X,Y R (R: 0..3) | take COLOUR | pass | draw TILE";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(tile) => write!(f, "draw {tile}"),
            Action::Take(colour) => write!(f, "take {colour}"),
            Action::Extend => f.write_str("extend"),
            Action::Tile(place, rotation) => write!(f, "tile {place} {rotation}"),
            Action::Lay(span) => write!(f, "lay {span}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let form = |_| NotationError::new(text, FORM);
        let (word, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let rest = rest.trim();
        match (word, rest.split_once(char::is_whitespace)) {
            ("extend", None) if rest.is_empty() => Ok(Action::Extend),
            ("pass", None) if rest.is_empty() => Ok(Action::Pass),
            ("draw", None) => Ok(Action::Draw(rest.parse().map_err(form)?)),
            ("take", None) => Ok(Action::Take(rest.parse().map_err(form)?)),
            ("tile", Some((place, rotation))) => {
                Ok(Action::Tile(place.parse().map_err(form)?, rotation.trim().parse().map_err(form)?))
            }
            ("lay", Some(_)) => Ok(Action::Lay(rest.parse().map_err(form)?)),
            _ => Err(NotationError::new(text, FORM)),
        }
    }
}

serde_as_notation!(Action);

impl Planners {
    /// The colour of the player to move, and the lengths of their objects.
    #[inline]
    pub(crate) fn held(&self) -> (Colour, Lengths) {
        let planner = &self.planners[self.mover.index()];
        (planner.colour, planner.rack.lengths(&self.edition))
    }

    /// The colours that are still free (planners.setup.colour).
    pub(crate) fn free_colours(&self) -> impl Iterator<Item = Colour> + '_ {
        Colour::ALL.into_iter().filter(|colour| self.owner(*colour).is_none())
    }

    pub(crate) fn list_fits(&self, out: &mut Vec<Action>) {
        let (colour, held) = self.held();
        out.extend(self.city.fits(self.edition.get(), colour, held).map(Action::Lay));
    }

    /// One of the ways to place an object, or the only other action.
    #[inline]
    pub(crate) fn random_fit(&self, rng: &mut impl Rng, other: Action) -> Action {
        let (colour, held) = self.held();
        let choice = below(rng, 1 + self.city.count_fits(&self.edition, colour, held));
        match choice.checked_sub(1) {
            None => other,
            Some(n) => Action::Lay(self.city.nth_fit(&self.edition, colour, held, n).expect("within the count")),
        }
    }

    pub(crate) fn check_draw(&self, tile: TileId) -> Result<(), Illegal> {
        if self.stack.has(tile) { Ok(()) } else { Err(Illegal::new("planners.extend.stack").with("tile", tile.0)) }
    }

    pub(crate) fn check_colour(&self, colour: Colour) -> Result<(), Illegal> {
        match self.owner(colour) {
            None => Ok(()),
            Some(owner) => {
                Err(Illegal::new("planners.setup.colour").with("player", owner).with("colour", colour.name()))
            }
        }
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Action {
    /// Mostly near misses: any tile, places and squares near the middle, spans that are mostly a row or a column.
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Action> {
        use crate::{Axis, Components, Square};
        let near = u.ratio(7, 8)?;
        let mut pair =
            |furthest: i8| Ok((u.int_in_range(-furthest..=furthest)?, u.int_in_range(-furthest..=furthest)?));
        let (x, y) = pair(if near { 3 } else { Place::FURTHEST })?;
        // An end may be six squares further.
        let (right, down) = pair(if near { 9 } else { Square::FURTHEST - 6 })?;
        let (place, square) = (Place::new(x, y), Square::new(right, down));
        Ok(match u.int_in_range(0..=15)? {
            0 => Action::Draw(TileId(u.int_in_range(0..=Components::MOST_TILES as u8 + 1)?)),
            1 => Action::Take(*u.choose(&Colour::ALL)?),
            2 => Action::Extend,
            3 => Action::Pass,
            4..=7 => Action::Tile(place, *u.choose(&Rotation::ALL)?),
            8 => Action::Lay(Span::between(square, place.square(0))),
            _ => Action::Lay(Span::between(square, square.along(*u.choose(&Axis::ALL)?, u.int_in_range(0..=6)?))),
        })
    }
}
