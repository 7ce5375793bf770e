//! Log lines: a tile is called by what is on it, an object by what it is.

use rynek_kernel::{Arg, Message};

use crate::{Colour, Face, Phase, Planners, Span, TileId};

impl Planners {
    /// A drawn tile is described only if the tiles differ in what they show.
    pub(crate) fn draw_line(&self, tile: TileId) -> Message {
        match (self.phase, self.edition.tiles_are_alike()) {
            (Phase::Opening, true) => Message::new("planners-log-opening"),
            (Phase::Opening, false) => Message::new("planners-log-opening-squares").with("squares", self.shown(tile)),
            (_, true) => Message::new("planners-log-draw").with("player", self.mover),
            (_, false) => {
                let drawn = Message::new("planners-log-draw-squares").with("player", self.mover);
                drawn.with("squares", self.shown(tile))
            }
        }
    }

    pub(crate) fn lay_line(&self, span: Span) -> Message {
        let colour = self.colour(self.mover).unwrap_or(Colour::Red);
        Message::new("planners-log-lay")
            .with("player", self.mover)
            .with("object", self.edition.kind(colour).name())
            .with("length", span.line().map_or(0, |(_, length)| length))
    }

    /// What a tile shows: "2 red symbols and a hole". Plain squares are not named if there is anything else.
    fn shown(&self, tile: TileId) -> Arg {
        let faces = self.edition.faces(tile);
        let count = |face: Face| faces.iter().flatten().filter(|shown| **shown == face).count();
        let symbols = Colour::ALL.map(|colour| (colour.name(), count(Face::Symbol(colour))));
        let mut counted: Vec<_> = symbols.into_iter().chain([("hole", count(Face::Hole))]).collect();
        counted.retain(|(_, count)| *count > 0);
        if counted.is_empty() {
            counted.push(("plain", count(Face::Plain)));
        }
        let part =
            |(face, count): (&str, usize)| Message::new("planners-squares").with("face", face).with("count", count);
        Arg::list(counted.into_iter().map(part))
    }
}
