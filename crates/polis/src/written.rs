//! A position on paper: how it is written, and everything that must hold of one that is read.

use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{Action, City, Components, Polis, Setup, TileId, TileSet};

/// A position in JSON. A city is written as the tiles laid, in the notation of actions.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
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

impl From<Polis> for Written {
    fn from(game: Polis) -> Written {
        let laid = |city: &City| city.laid().iter().map(|laid| Action::Build(laid.tile, laid.spot)).collect();
        Written {
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

impl TryFrom<Written> for Polis {
    type Error = String;

    /// The cities are built again tile by tile, and the rest must follow from how far the game is.
    fn try_from(written: Written) -> Result<Polis, String> {
        let mut game = Polis::opening(written.edition.clone(), &written.setup).map_err(|error| error.to_string())?;
        let (deck, stacks, players) = (game.pile, game.stacks, game.cities.len());
        if written.cities.len() != players || written.stones.len() != players {
            return Err(format!("{players} players need as many cities and stones"));
        }
        for (city, laid) in game.cities.iter_mut().zip(&written.cities) {
            rebuild(city, laid, &written.edition)?;
        }
        game.pile = written.pile.iter().copied().collect();
        game.stacks = written.stacks;
        game.to_draw = written.to_draw;
        game.market = written.market.iter().copied().take(game.market.capacity()).collect();
        game.mover = written.mover;
        game.chief = written.chief;
        game.stones = written.stones.iter().copied().collect();
        let counted = game.pile.len() == written.pile.len() && game.market.len() == written.market.len();
        if !counted || !game.has_every_tile_once(deck) || !game.adds_up(stacks) {
            return Err("tiles are missing, doubled or in the wrong place".to_owned());
        }
        Ok(game)
    }
}

fn rebuild(city: &mut City, laid: &[Action], components: &Components) -> Result<(), String> {
    for action in laid {
        let Action::Build(tile, spot) = *action else { return Err(format!("{action} lays no tile")) };
        if city.is_full() || components.faces(tile).is_none() || city.check(spot).is_err() {
            return Err(format!("{action} cannot have been laid"));
        }
        city.lay(components, tile, spot);
    }
    Ok(())
}

impl Polis {
    fn has_every_tile_once(&self, deck: TileSet) -> bool {
        let laid = self.cities.iter().flat_map(City::laid).map(|laid| laid.tile);
        let tiles = self.pile.iter().chain(self.market.iter().copied()).chain(laid);
        tiles.clone().count() == deck.len() && tiles.collect::<TileSet>() == deck
    }

    /// Whether the market, the stacks and whose turn it is follow from the number of tiles laid: turns are strictly
    /// cyclic, and a round has one more than there are players (polis.turn.order, polis.refill.round).
    fn adds_up(&self, stacks_at_first: u8) -> bool {
        let players = self.cities.len();
        let turns: usize = self.cities.iter().map(|city| city.laid().len()).sum();
        let in_order =
            (0..players).all(|seat| self.cities[seat].laid().len() == (turns + players - 1 - seat) / players);
        let Some(rounds) = stacks_at_first.checked_sub(self.stacks).map(usize::from) else { return false };
        let Some(this_round) = turns.checked_sub(rounds * (players + 1)) else { return false };
        let most_this_round = if self.stacks == 0 { players + 1 } else { players };
        in_order
            && this_round <= most_this_round
            && self.mover.index() == turns % players
            && self.chief.index() == rounds % players
            && self.market.len() + usize::from(self.to_draw) + this_round == players + 2
            && (self.to_draw == 0 || this_round == 0)
    }
}
