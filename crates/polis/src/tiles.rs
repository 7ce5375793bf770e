//! Tiles by their numbers, and sets of them.

use rynek_kernel::{Set, numbered};

numbered! {
    /// The number printed on a tile; 0 is the start tile.
    TileId, "TILE"
}

impl TileId {
    /// The tile every city begins with.
    pub const START: TileId = TileId(0);
}

/// A set of tiles, by their numbers 1 to 64.
pub type TileSet = Set<TileId>;
