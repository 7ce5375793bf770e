//! Log lines.

use rynek_kernel::Message;

use crate::{Action, Colour, Phase, Planners, Span};

/// The name of a colour in a sentence.
pub(crate) fn colour_name(colour: Colour) -> Message {
    Message::new(format!("planners-colour-{colour}"))
}

impl Planners {
    pub(crate) fn log_line(&self, action: Action) -> Message {
        let line = |what: &'static str| Message::new(what).with("player", self.mover);
        match action {
            Action::Draw(tile) if self.phase == Phase::Opening => {
                Message::new("planners-log-opening").with("tile", tile.0)
            }
            Action::Draw(tile) => line("planners-log-draw").with("tile", tile.0),
            Action::Take(colour) => {
                let objects = Message::new(format!("planners-objects-{colour}"));
                line("planners-log-take").with("colour", colour_name(colour)).with("objects", objects)
            }
            Action::Extend => line("planners-log-extend"),
            Action::Tile(place, rotation) => {
                let tile = if let Phase::Tile(tile) = self.phase { tile.0 } else { 0 };
                let line = line("planners-log-tile").with("tile", tile).with("place", place.to_string());
                line.with("quarters", rotation.quarters())
            }
            Action::Lay(span) => self.lay_line(span),
            Action::Pass => line("planners-log-pass"),
        }
    }

    fn lay_line(&self, span: Span) -> Message {
        let colour = self.colour(self.mover).unwrap_or(Colour::Red);
        Message::new("planners-log-lay")
            .with("player", self.mover)
            .with("object", Message::new(format!("planners-object-{colour}")))
            .with("length", span.line().map_or(0, |(_, length)| length))
            .with("from", span.from().to_string())
            .with("to", span.to().to_string())
    }
}
