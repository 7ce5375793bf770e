//! What a table looks like on the wire, for the API and the live tables alike.

mod advice;
mod preview;
mod sight;
mod told;

pub use advice::{Advice, Change, Hint, advise};
pub use preview::{Preview, preview};
pub use sight::{TableSight, seats_of, viewer_of};
pub use told::{ChatLine, ToldLine};
