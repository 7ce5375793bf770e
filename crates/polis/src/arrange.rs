//! Positions set up by hand, in JSON: for tests and studies. Whether a game could lead there is not checked.

use rynek_kernel::{EditionRef, Game, Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::{Action, City, Components, Polis, Setup, TileId};

/// A position in JSON. A city is the tiles laid, in the notation of actions.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arranged {
    edition: EditionRef<Components>,
    setup: Setup,
    pile: Vec<TileId>,
    stacks: u8,
    to_draw: u8,
    market: Vec<TileId>,
    mover: Seat,
    chief: Seat,
    stones: Vec<u8>,
    cities: Vec<Vec<Action>>,
}

rynek_kernel::serde_as!(Polis, Arranged);

impl From<Polis> for Arranged {
    fn from(game: Polis) -> Arranged {
        let laid = |city: &City| city.laid().iter().map(|laid| Action::Build(laid.tile, laid.spot)).collect();
        Arranged {
            edition: game.edition.clone(),
            setup: game.setup,
            pile: game.pile.iter().collect(),
            stacks: game.stacks,
            to_draw: game.to_draw,
            market: game.market.to_vec(),
            mover: game.mover,
            chief: game.chief,
            stones: game.stones.to_vec(),
            cities: game.cities.iter().map(laid).collect(),
        }
    }
}

impl TryFrom<Arranged> for Polis {
    type Error = Illegal;

    fn try_from(arranged: Arranged) -> Result<Polis, Illegal> {
        let mut game = Polis::new(arranged.edition, &arranged.setup)?;
        for (city, laid) in game.cities.iter_mut().zip(arranged.cities) {
            for action in laid {
                let Action::Build(tile, spot) = action else { panic!("{action} lays no tile") };
                city.lay(&game.edition, tile, spot);
            }
        }
        game.pile = arranged.pile.into_iter().collect();
        (game.stacks, game.to_draw) = (arranged.stacks, arranged.to_draw);
        game.market = arranged.market.into_iter().collect();
        (game.mover, game.chief) = (arranged.mover, arranged.chief);
        game.stones = arranged.stones.into_iter().collect();
        Ok(game)
    }
}
