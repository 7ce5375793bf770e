//! Tiles by their numbers, and sets of them.

use rynek_kernel::{Set, numbered};

numbered! {
    /// The number printed on a tile.
    TileId, "TILE"
}

/// A set of tiles, by their numbers.
pub type TileSet = Set<TileId>;
