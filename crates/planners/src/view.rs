//! The view: what a viewer may know, in the form that clients display. In Planners only the order of the stack is
//! hidden.

use rynek_kernel::{Breakdown, Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Colour, Face, Faces, Laid, Object, ObjectKind, Phase, Place, Planners, Rotation, Setup, Span, TileId,
    grid::SIDE, state::Planner,
};

/// The public view of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// The options played with.
    pub setup: Setup,
    /// Whose turn it is.
    pub turn: Turn,
    /// What is to happen next.
    pub phase: Phase,
    /// What the objects of each colour are, in the order red, green, blue, yellow.
    pub kinds: [ObjectKind; 4],
    /// The lengths of the objects of each colour, the shortest first.
    pub lengths: Vec<u8>,
    /// The seat on turn, or for which a tile is drawn.
    pub mover: Seat,
    /// The unseen tiles, in the order of their numbers.
    pub unseen: Vec<TileId>,
    /// The tile that has to be placed.
    pub drawn: Option<DrawnView>,
    /// The tiles of the city, in the order of placement.
    pub tiles: Vec<TileView>,
    /// Where a tile can be placed.
    pub places: Vec<Place>,
    /// The objects in the city, in the order of placement.
    pub objects: Vec<ObjectView>,
    /// Each seat's planner.
    pub planners: Vec<PlannerView>,
    /// What each tile or object that can be placed now would change.
    pub changes: Vec<ChangeView>,
    /// Why no more normal turns come, or why the game is over.
    pub end: Option<EndView>,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

/// The end, as soon as it has begun.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct EndView {
    /// Why it has begun.
    pub cause: EndCause,
    /// The seats that have placed all their objects.
    pub finished: Vec<Seat>,
}

/// Why the end has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum EndCause {
    /// The last tile has been placed (planners.end.last-tile).
    Tiles,
    /// A player has placed all their objects (planners.end.six, planners.end.final-six, planners.end.equal-turns).
    Objects,
}

/// What a tile makes room for, or what an object leaves no room for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct ChangeView {
    /// The action, in notation.
    pub action: Action,
    /// For each seat, where its objects would fit only after the action, or no longer.
    pub spans: Vec<Vec<Span>>,
}

/// A tile that has been drawn and is to be placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct DrawnView {
    /// Which tile.
    pub tile: TileId,
    /// Its rows by their letters, for each quarter turn clockwise.
    pub turned: Vec<Vec<String>>,
}

/// A tile of the city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct TileView {
    /// Which tile.
    pub tile: TileId,
    /// Where it is.
    pub at: Place,
    /// Its rotation in quarter turns clockwise.
    pub turned: Rotation,
    /// Its rows by their letters, as it is rotated.
    pub rows: Vec<String>,
}

/// An object in the city.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct ObjectView {
    /// Its owner.
    pub seat: Seat,
    /// Its colour.
    pub colour: Colour,
    /// Its two ends.
    pub span: Span,
    /// Its length.
    pub length: u8,
}

/// A planner.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct PlannerView {
    /// The colour, once chosen.
    pub colour: Option<Colour>,
    /// The lengths of the objects left, the shortest first.
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
            turn: self.turn(),
            phase: self.phase,
            kinds: Colour::ALL.map(|colour| self.edition.kind(colour)),
            lengths: self.edition.lengths().to_vec(),
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
            changes: self.change_views(),
            end: self.end_view(),
            outcome,
        }
    }

    /// Final placements after the last tile go on when somebody finishes with equal turns; otherwise that is the end.
    fn end_view(&self) -> Option<EndView> {
        let finished: Vec<Seat> =
            Seat::all(self.planners.len()).filter(|seat| self.planners[seat.index()].rack.is_empty()).collect();
        let by_tiles = match self.phase {
            Phase::Final => self.stack.is_empty(),
            Phase::Over => finished.is_empty(),
            _ => return None,
        };
        Some(EndView { cause: if by_tiles { EndCause::Tiles } else { EndCause::Objects }, finished })
    }

    fn change_views(&self) -> Vec<ChangeView> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let change = |action| ChangeView { action, spans: self.changed_by(action) };
        let changes =
            actions.into_iter().filter(|action| matches!(action, Action::Tile(..) | Action::Lay(_))).map(change);
        changes.filter(|change| change.spans.iter().any(|spans| !spans.is_empty())).collect()
    }

    /// The spans that a tile opens for each seat, or that an object closes for each other seat.
    fn changed_by(&self, action: Action) -> Vec<Vec<Span>> {
        let mut after = self.clone();
        after.play_unchecked(action);
        let opens = matches!(action, Action::Tile(..));
        let (with, without) = if opens { (&after.city, &self.city) } else { (&self.city, &after.city) };
        let changed = |(n, planner): (usize, &Planner)| {
            let held = planner.rack.lengths(&self.edition);
            let spans = with.fits_beyond(without, &self.edition, planner.colour, held);
            spans.filter(|_| opens || n != self.mover.index()).collect()
        };
        self.planners.iter().enumerate().map(changed).collect()
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
            score: self.breakdown(seat),
        }
    }

    /// Where the objects of a seat fit now, no matter which seat is to move.
    pub fn fits(&self, seat: Seat) -> Vec<Span> {
        let Some(planner) = self.planners.get(seat.index()) else { return Vec::new() };
        let held = planner.rack.lengths(&self.edition);
        self.city.fits(&self.edition, planner.colour, held).collect()
    }
}
