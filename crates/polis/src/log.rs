//! What an action is called in the log.

use rynek_kernel::Message;

use crate::{Action, Polis};

impl Polis {
    /// A log line for an action about to be played here.
    pub(crate) fn log_line(&self, action: Action) -> Message {
        match action {
            Action::Draw(tile) => {
                Message::new("polis-log-draw").with("tile", tile.0).with("faces", self.face_letters(tile))
            }
            Action::Build(tile, spot) => Message::new("polis-log-build")
                .with("player", self.mover)
                .with("tile", tile.0)
                .with("faces", self.face_letters(tile))
                .with("price", self.price(tile).unwrap_or(0))
                .with("spot", spot.to_string())
                .with("level", self.city(self.mover).column(spot.at).map_or(1, |column| column.height + 1)),
        }
    }
}
