//! The position: what lies on the table.

use arrayvec::ArrayVec;
use rynek_kernel::{EditionRef, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{Action, City, Components, Setup, TileId, TileSet};

/// The most who play.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A position of Polis. It is a flat value of about 2.5 KiB: cloning it never touches the heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Polis {
    pub(crate) edition: EditionRef<Components>,
    pub(crate) setup: Setup,
    /// Tiles nobody has seen yet; the order of the stacks is of no interest.
    pub(crate) pile: TileSet,
    /// Stacks that have not been opened.
    pub(crate) stacks: u8,
    /// Tiles still to be turned over before play goes on.
    pub(crate) to_draw: u8,
    /// The row, the free tile first.
    pub(crate) market: ArrayVec<TileId, { MOST_PLAYERS + 2 }>,
    /// Who is to move, or will be once the market is full.
    pub(crate) mover: Seat,
    /// The chief architect: who began this round.
    pub(crate) chief: Seat,
    pub(crate) stones: ArrayVec<u8, MOST_PLAYERS>,
    pub(crate) cities: ArrayVec<City, MOST_PLAYERS>,
}

impl Polis {
    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        if self.to_draw > 0 {
            Turn::Chance
        } else if self.market.len() == 1 {
            // polis.end.last-tile: no stack is left, or the market would be filling up.
            Turn::Over
        } else {
            Turn::Player(self.mover)
        }
    }

    /// A player's city.
    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// A player's stones.
    pub fn stones(&self, seat: Seat) -> u8 {
        self.stones[seat.index()]
    }

    /// The tiles on offer, the free one first.
    pub fn market(&self) -> &[TileId] {
        &self.market
    }

    /// The tiles nobody has seen yet.
    pub fn pile(&self) -> TileSet {
        self.pile
    }

    /// The chief architect.
    pub fn chief(&self) -> Seat {
        self.chief
    }

    /// The stacks not yet opened.
    pub fn stacks(&self) -> u8 {
        self.stacks
    }
}

/// A position in JSON. A city is written as the tiles laid, in the notation of actions.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
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
            edition: game.edition,
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
        let mut game = Polis::opening(written.edition, &written.setup).map_err(|error| error.to_string())?;
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
