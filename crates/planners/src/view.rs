//! What a viewer may know, with all that a screen needs. In Planners everything is open but the order of the stack.

use rynek_kernel::{Breakdown, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{Colour, Face, Faces, Laid, Object, Phase, Place, Planners, Rotation, Setup, Span, TileId, grid::SIDE};

/// The table as everyone sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// What is to happen next.
    pub phase: Phase,
    /// The seat on turn, or for which a tile is drawn.
    pub mover: Seat,
    /// The tiles nobody has seen, in the order of their numbers.
    pub unseen: Vec<TileId>,
    /// The tile that has to be laid.
    pub drawn: Option<DrawnView>,
    /// The tiles of the city, in the order of laying.
    pub tiles: Vec<TileView>,
    /// Where a tile can be laid.
    pub places: Vec<Place>,
    /// The objects in the city, in the order of laying.
    pub objects: Vec<ObjectView>,
    /// Each seat's planner.
    pub planners: Vec<PlannerView>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// A tile that has been drawn and not yet laid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DrawnView {
    /// Which tile.
    pub tile: TileId,
    /// Its rows by their letters, for each quarter turn clockwise.
    pub turned: Vec<Vec<String>>,
}

/// A tile of the city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TileView {
    /// Which tile.
    pub tile: TileId,
    /// Where it lies.
    pub at: Place,
    /// How many quarters it is turned clockwise.
    pub turned: Rotation,
    /// Its rows by their letters, as it lies.
    pub rows: Vec<String>,
}

/// An object in the city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectView {
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Its two ends.
    pub span: Span,
    /// Its length.
    pub length: u8,
}

/// A planner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlannerView {
    /// The colour, once chosen.
    pub colour: Option<Colour>,
    /// The lengths of the objects not laid yet, the shortest first.
    pub left: Vec<u8>,
    /// Where they fit now.
    pub fits: Vec<Span>,
    /// The points so far.
    pub score: Breakdown,
}

/// The rows of a tile by their letters.
fn rows(faces: Faces) -> Vec<String> {
    faces.chunks(SIDE).map(|row| row.iter().map(|face| face.code()).collect()).collect()
}

impl Planners {
    pub(crate) fn table_view(&self, outcome: Option<Outcome>) -> View {
        View {
            setup: self.setup,
            turn: self.whose_turn(),
            phase: self.phase,
            mover: self.mover,
            unseen: self.stack.iter().collect(),
            drawn: match self.phase {
                Phase::Tile(tile) => Some(self.drawn_view(tile)),
                _ => None,
            },
            tiles: self.city.tiles().map(|laid| self.tile_view(laid)).collect(),
            places: self.city.places().to_vec(),
            objects: self.city.objects().iter().filter_map(|object| self.object_view(object)).collect(),
            planners: Seat::all(self.setup.players.into()).map(|seat| self.planner_view(seat)).collect(),
            outcome,
        }
    }

    fn turned_rows(&self, tile: TileId, rotation: Rotation) -> Vec<String> {
        rows(self.edition.turned_faces(tile, rotation).unwrap_or([Face::Plain; SIDE * SIDE]))
    }

    fn drawn_view(&self, tile: TileId) -> DrawnView {
        DrawnView { tile, turned: Rotation::ALL.map(|rotation| self.turned_rows(tile, rotation)).to_vec() }
    }

    fn tile_view(&self, laid: Laid) -> TileView {
        TileView { tile: laid.tile, at: laid.at, turned: laid.turned, rows: self.turned_rows(laid.tile, laid.turned) }
    }

    fn object_view(&self, object: &Object) -> Option<ObjectView> {
        let Object { colour, span } = *object;
        Some(ObjectView { seat: self.owner(colour)?, colour, span, length: object.length() })
    }

    fn planner_view(&self, seat: Seat) -> PlannerView {
        PlannerView {
            colour: self.colour(seat),
            left: self.left(seat),
            fits: self.fits(seat),
            score: self.breakdown_of(seat),
        }
    }

    /// Where the objects of a seat fit now, whoever is to move.
    pub fn fits(&self, seat: Seat) -> Vec<Span> {
        let Some(planner) = self.planners.get(seat.index()) else { return Vec::new() };
        let held = planner.rack.lengths(&self.edition);
        self.city.fits(&self.edition, planner.colour, held).collect()
    }
}
