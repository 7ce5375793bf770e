//! The components: cards, boards, tokens and tracks, read from `components.json` and checked once.

mod board_sheet;
mod sheet;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{
    CardId, CardSet, Floors,
    cards::Card,
    map::{Drawing, Map},
};
use sheet::Sheet;

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 4;

/// What differs with the number of players.
#[derive(Debug)]
pub(crate) struct PlayerCount {
    /// Which of the boards is used.
    pub(crate) board: usize,
    /// The tokens of each goal, the best first.
    pub(crate) tokens: ArrayVec<u8, MOST_PLAYERS>,
}

/// A board: its map, and how it is drawn.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) map: Map,
    pub(crate) drawing: Drawing,
}

/// The components of Rooftops.
#[derive(Debug)]
pub struct Components {
    pub(crate) sheet: Sheet,
    pub(crate) cards: Vec<Option<Card>>,
    pub(crate) boards: Vec<Board>,
    /// For 2, 3 and 4 players.
    pub(crate) player_counts: [PlayerCount; 3],
    /// For each space, the number of star columns that a marker on it has reached.
    pub(crate) stars: Vec<u8>,
}

impl Components {
    /// A card, if it is in the box.
    #[inline]
    pub fn card(&self, card: CardId) -> Option<&Card> {
        self.cards.get(usize::from(card.0).wrapping_sub(1))?.as_ref()
    }

    /// Every card in the box.
    pub fn cards(&self) -> CardSet {
        self.sheet.supply_cards.iter().map(|card| card.id).collect()
    }

    /// The map for a number of players, if this many can play.
    pub fn map(&self, players: usize) -> Option<&Map> {
        Some(&self.boards[self.player_count(players)?.board].map)
    }

    /// The tokens of each goal for a number of players, the best first.
    pub fn tokens(&self, players: usize) -> &[u8] {
        self.player_count(players).map_or(&[], |player_count| &player_count.tokens)
    }

    /// The floors in the box.
    pub fn floors(&self) -> Floors {
        Floors::of_each(self.sheet.components.floors_per_color)
    }

    /// The roofs of each player.
    pub fn roofs(&self) -> u8 {
        self.sheet.components.roofs_per_player
    }

    /// The floors each player begins with.
    pub fn starting_stock(&self) -> Floors {
        Floors::of_each(self.sheet.setup.start_stock_per_color)
    }

    /// The most floors a player keeps at the end of a turn.
    #[inline]
    pub fn stock_limit(&self) -> u8 {
        self.sheet.setup.stock_limit_end_of_turn
    }

    /// The last space of a machine track.
    #[inline]
    pub fn last_space(&self) -> u8 {
        self.sheet.player_board.machine_tracks.last_position
    }

    /// The spaces of the star columns.
    pub fn star_spaces(&self) -> &[u8] {
        &self.sheet.player_board.machine_tracks.star_positions
    }

    /// How many star columns a marker on this space has reached.
    #[inline]
    pub fn stars_reached(&self, space: u8) -> u8 {
        self.stars[usize::from(space)]
    }

    /// The millions for a marker on this space.
    pub fn track_value(&self, space: u8) -> i32 {
        self.sheet.player_board.machine_tracks.value_by_position[usize::from(space)].into()
    }

    /// The last space of the cone track.
    pub fn cone_spaces(&self) -> u8 {
        self.sheet.player_board.cone_track.spaces
    }

    /// The millions for a cone on this space.
    pub fn cone_value(&self, space: u8) -> i32 {
        self.sheet.player_board.cone_track.value_by_visible_roofs[usize::from(space)].into()
    }

    #[inline]
    fn player_count(&self, players: usize) -> Option<&PlayerCount> {
        self.player_counts.get(players.wrapping_sub(2))
    }

    /// The map for a number of players that can play.
    #[inline]
    pub(crate) fn map_of(&self, players: usize) -> &Map {
        &self.board_of(players).map
    }

    #[inline]
    pub(crate) fn board_of(&self, players: usize) -> &Board {
        &self.boards[self.player_counts[players - 2].board]
    }

    /// A card that is in the box.
    #[inline]
    pub(crate) fn known_card(&self, card: CardId) -> &Card {
        self.card(card).expect("a card of the box")
    }
}

impl Serialize for Components {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sheet.serialize(serializer)
    }
}
