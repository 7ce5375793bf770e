//! The city of the day: each day, one set-up of each game with the same draws and the same bots for everyone.
//!
//! | module | contents |
//! | --- | --- |
//! | `setups` | which set-up a game has on a day |
//! | `keys` | the secret of a day, and the chain that commits a server to all of them |
//! | `replay` | plays a record again, draw by draw and bot by bot |
//! | `standings` | ranks, percentiles, weeks and streaks |
//!
//! ```
//! use rynek_daily::{DayKey, terms};
//! use rynek_table::{Moment, Person, PersonId, Table};
//!
//! let date = "2026-11-19".parse().unwrap();
//! let seed = DayKey::open(date).seed("polis");
//! let ada = Person { id: PersonId::new(1), name: "Ada".to_owned() };
//! let terms = terms("polis", date, true).unwrap();
//! let (table, history) = rynek_daily::begin(terms, seed, &ada, Moment::default()).unwrap();
//! assert!(table.mover().is_some() && history.len() > 3);
//! ```

mod keys;
mod replay;
mod setups;
mod standings;

pub use keys::{Chain, DayKey};
pub use replay::{DayFault, begin, replay};
pub use setups::terms;
pub use standings::{BEST_OF, Placed, Score, WeekScore, ranked, streak, week};

/// The texts about records of a day, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));
