//! Log lines.

use rynek_kernel::Message;

use crate::{Colour, Planners, Span};

impl Planners {
    pub(crate) fn lay_line(&self, span: Span) -> Message {
        let colour = self.colour(self.mover).unwrap_or(Colour::Red);
        Message::new("planners-log-lay")
            .with("player", self.mover)
            .with("object", Message::new(format!("planners-object-{colour}")))
            .with("length", span.line().map_or(0, |(_, length)| length))
            .with("from", span.from().to_string())
            .with("to", span.to().to_string())
    }
}
