//! The view: what a viewer may know, in the form that clients display. In Polis only the order of the stacks is
//! hidden.

use rynek_kernel::{Breakdown, Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{Action, City, Column, Face, Hex, Polis, Setup, TileId};

/// The public view of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The chief architect.
    pub chief: Seat,
    /// The tiles on offer, the free one first.
    pub market: Vec<Offer>,
    /// The stacks not yet opened.
    pub stacks: u8,
    /// The unseen tiles, in the order of their numbers.
    pub unseen: Vec<TileId>,
    /// Each seat's city.
    pub cities: Vec<CityView>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A tile in the market.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Offer {
    /// Which tile.
    pub tile: TileId,
    /// Its faces, clockwise, by their letters.
    pub faces: String,
    /// Its price in stones.
    pub price: u8,
}

/// A city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct CityView {
    /// The stones in hand.
    pub stones: u8,
    /// The columns.
    pub columns: Vec<ColumnView>,
    /// The tiles in the order of placement, in notation.
    pub laid: Vec<Action>,
    /// The score if the game ended now.
    pub score: Breakdown,
}

/// A column of a city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct ColumnView {
    /// Where it is.
    pub at: Hex,
    /// Its level.
    pub level: u8,
    /// What it shows, by its letter.
    pub face: char,
    /// The tile on top; 0 is the start tile.
    pub tile: TileId,
}

impl Polis {
    pub(crate) fn table_view(&self, outcome: Option<Outcome>) -> View {
        let deal = self.edition.deal(self.cities.len(), self.setup.long_game);
        let rounds = deal.map_or(0, |deal| deal.rounds());
        View {
            setup: self.setup,
            turn: self.turn(),
            round: rounds - self.stacks,
            rounds,
            chief: self.chief,
            market: self.market.iter().enumerate().map(|(place, tile)| self.offer(place, *tile)).collect(),
            stacks: self.stacks,
            unseen: self.pile.iter().collect(),
            cities: Seat::all(self.cities.len()).map(|seat| self.city_view(seat)).collect(),
            outcome,
        }
    }

    fn offer(&self, place: usize, tile: TileId) -> Offer {
        Offer { tile, faces: self.face_letters(tile), price: place as u8 }
    }

    /// The faces of a tile by their letters, clockwise.
    pub(crate) fn face_letters(&self, tile: TileId) -> String {
        self.edition.faces(tile).into_iter().flatten().map(Face::code).collect()
    }

    fn city_view(&self, seat: Seat) -> CityView {
        let city: &City = self.city(seat);
        let column = |(at, column): (Hex, &Column)| ColumnView {
            at,
            level: column.height,
            face: column.face.code(),
            tile: city.tile(column),
        };
        CityView {
            stones: self.stones(seat),
            columns: city.columns().map(column).collect(),
            laid: city.laid().iter().map(|laid| Action::Build(laid.tile, laid.spot)).collect(),
            score: self.breakdown(seat),
        }
    }
}
