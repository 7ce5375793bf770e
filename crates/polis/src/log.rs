//! Tiles in log lines: called by what is on them.

use rynek_kernel::{Arg, Message};

use crate::{Face, Polis, TileId};

/// The order in which a sentence names faces. Temples come last, as no tile has only one of them: in Polish, the
/// preposition before the first noun would have to change for a temple.
const ORDER: [Face; 11] = [
    Face::HousePlaza,
    Face::MarketPlaza,
    Face::BarracksPlaza,
    Face::TemplePlaza,
    Face::GardenPlaza,
    Face::House,
    Face::Market,
    Face::Barracks,
    Face::Garden,
    Face::Quarry,
    Face::Temple,
];

impl Polis {
    /// What a tile shows: "2 houses and a quarry".
    pub(crate) fn shown(&self, tile: TileId) -> Arg {
        let faces = self.edition.faces(tile);
        let counted = ORDER.map(|face| (face, faces.iter().flatten().filter(|shown| **shown == face).count()));
        let part =
            |(face, count): (Face, usize)| Message::new("polis-hexes").with("face", face.name()).with("count", count);
        Arg::list(counted.into_iter().filter(|(_, count)| *count > 0).map(part))
    }
}
