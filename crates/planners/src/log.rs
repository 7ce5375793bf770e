//! Log lines: a tile is called by what is on it, an object by what it is.

use rynek_kernel::{Arg, Message};

use crate::{Colour, Face, Planners, Span, TileId};

impl Planners {
    pub(crate) fn lay_line(&self, span: Span) -> Message {
        let colour = self.colour(self.mover).unwrap_or(Colour::Red);
        Message::new("planners-log-lay")
            .with("player", self.mover)
            .with("object", colour.name())
            .with("length", span.line().map_or(0, |(_, length)| length))
    }

    /// What a tile shows: "2 red symbols and a hole". Plain squares are not named if there is anything else.
    pub(crate) fn shown(&self, tile: TileId) -> Arg {
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
