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

    /// A position that no game could reach may pass, but none that play could stumble over.
    fn try_from(written: Written) -> Result<Polis, String> {
        let edition = written.edition;
        let mut game = Polis::opening(edition, &written.setup).map_err(|error| error.to_string())?;
        let players = game.cities.len();
        if written.cities.len() != players || written.stones.len() != players {
            return Err(format!("{players} players need as many cities and stones"));
        }
        if written.mover.index() >= players || written.chief.index() >= players {
            return Err(format!("a seat beyond {players} players"));
        }
        for (city, laid) in game.cities.iter_mut().zip(&written.cities) {
            for action in laid {
                let Action::Build(tile, spot) = *action else { return Err(format!("{action} lays no tile")) };
                let known = edition.faces(tile).is_some() && !city.is_full();
                if !known || city.check(spot).is_err() {
                    return Err(format!("{action} cannot have been laid"));
                }
                city.lay(&edition, tile, spot);
            }
        }
        let full = edition.deal(players, written.setup.long_game).map_or(0, |deal| usize::from(deal.market));
        let in_row = written.market.len() + usize::from(written.to_draw);
        let deck = game.pile;
        let pile: TileSet = written.pile.iter().copied().collect();
        let laid = game.cities.iter().map(|city| city.tiles().len()).sum::<usize>();
        let seen: TileSet = game.cities.iter().flat_map(|city| city.tiles().iter().collect::<Vec<_>>()).collect();
        let row: TileSet = written.market.iter().copied().collect();
        let all: TileSet = pile.iter().chain(seen.iter()).chain(row.iter()).collect();
        let rest = usize::from(written.to_draw) + usize::from(written.stacks) * (players + 1);
        let counted = written.pile.len() + laid + written.market.len();
        if all != deck || counted != deck.len() || pile.len() != rest || in_row > full || in_row == 0 {
            return Err("tiles are missing, doubled or in the wrong place".to_owned());
        }
        if written.to_draw == 0 && written.market.len() == 1 && written.stacks > 0 {
            return Err("a single tile in the market while stacks are left".to_owned());
        }
        game.pile = pile;
        game.stacks = written.stacks;
        game.to_draw = written.to_draw;
        game.market = written.market.iter().copied().collect();
        game.mover = written.mover;
        game.chief = written.chief;
        game.stones = written.stones.iter().copied().collect();
        Ok(game)
    }
}
