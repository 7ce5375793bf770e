//! The actions: a tile is drawn into the market, or taken from it and placed.

use std::{fmt, str::FromStr};

use rynek_kernel::{Arg, Illegal, NotationError, serde_as_notation};

use crate::{Polis, Spot, TileId};

/// One action.
///
/// `draw TILE`: chance reveals a tile at the end of the market. `TILE Q,R K`: a player takes that tile and places it
/// with the first hex at `Q,R` and the second in direction `K`, 0 to 5 clockwise from the north.
///
/// ```
/// use rynek_polis::Action;
/// for text in ["draw 12", "12 3,-2 4"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// assert!("12 3;2 4".parse::<Action>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance draws this tile.
    Draw(TileId),
    /// The player takes this tile from the market and places it.
    Build(TileId, Spot),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(tile) => write!(f, "draw {tile}"),
            Action::Build(tile, spot) => write!(f, "{tile} {spot}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let form = |_| NotationError::new(text, "TILE Q,R K (K: 0..5) | draw TILE");
        match text.trim().split_once(char::is_whitespace) {
            Some(("draw", tile)) => Ok(Action::Draw(tile.trim().parse().map_err(form)?)),
            Some((tile, spot)) => Ok(Action::Build(tile.parse().map_err(form)?, spot.parse().map_err(form)?)),
            None => Err(NotationError::new(text, "TILE Q,R K (K: 0..5) | draw TILE")),
        }
    }
}

serde_as_notation!(Action);

impl Polis {
    /// The tiles that the player to move can pay for, cheapest first (polis.take.price).
    #[inline]
    pub(crate) fn affordable(&self) -> &[TileId] {
        let stones = usize::from(self.stones[self.mover.index()]);
        &self.market[..self.market.len().min(stones + 1)]
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Action>) {
        let (cheapest, others) = self.affordable().split_first().expect("a market in play has tiles");
        let start = out.len();
        self.cities[self.mover.index()]
            .sites(|site| out.extend(site.spots().map(|spot| Action::Build(*cheapest, spot))));
        // All tiles fit in the same spots.
        let spots = start..out.len();
        out.reserve(others.len() * spots.len());
        for tile in others {
            for n in spots.clone() {
                if let Action::Build(_, spot) = out[n] {
                    out.push(Action::Build(*tile, spot));
                }
            }
        }
    }

    pub(crate) fn check_draw(&self, tile: TileId) -> Result<(), Illegal> {
        if self.pile.has(tile) { Ok(()) } else { Err(Illegal::new("polis.refill.pile").with("tile", tile.0)) }
    }

    pub(crate) fn check_take(&self, tile: TileId) -> Result<(), Illegal> {
        let row = || Arg::list(self.market.iter().map(|offered| offered.0));
        let price =
            self.price(tile).ok_or_else(|| Illegal::new("polis.take.one").with("tile", tile.0).with("row", row()))?;
        let stones = self.stones[self.mover.index()];
        if price > stones {
            let refusal = Illegal::new("polis.take.price").with("tile", tile.0);
            return Err(refusal.with("price", price).with("stones", stones));
        }
        Ok(())
    }

    /// One stone for every tile before it in the market (polis.take.price).
    pub(crate) fn price(&self, tile: TileId) -> Option<u8> {
        self.market.iter().position(|offered| *offered == tile).map(|place| place as u8)
    }
}

impl<'a> arbitrary::Arbitrary<'a> for Action {
    /// Mostly near misses: any tile, and spots that a city could reach.
    fn arbitrary(u: &mut arbitrary::Unstructured<'a>) -> arbitrary::Result<Action> {
        let tile = TileId(u.int_in_range(0..=crate::TileSet::MOST + 1)?);
        if u.ratio(1, 8)? {
            return Ok(Action::Draw(tile));
        }
        let furthest = if u.ratio(7, 8)? { 6 } else { crate::Hex::FURTHEST };
        let at = crate::Hex::new(u.int_in_range(-furthest..=furthest)?, u.int_in_range(-furthest..=furthest)?);
        Ok(Action::Build(tile, Spot { at, turned: *u.choose(&crate::Orientation::ALL)? }))
    }
}
