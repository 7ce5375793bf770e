//! Tables: one game with its people, clocks and history.
//!
//! A table is the fold of an append-only history. [`Table::decide`] returns the entries that a command adds, or why it
//! is refused, and changes nothing; [`Table::fold`] applies an entry. The caller stores the entries in between, so no
//! client is told of something that could be lost. This crate does no I/O: the crate `store` saves histories, and the
//! crate `hall` runs many tables with bots and clocks.
//!
//! ```
//! use rynek_kernel::{Seat, Viewer};
//! use rynek_table::{Command, Entry, Moment, Person, PersonId, SeatPlan, Seed, Table, Terms};
//!
//! let now = Moment::from_millis(1_000);
//! let host = Person { id: PersonId::new(1), name: "Ada".to_owned() };
//! let terms = Terms::new("planners", vec![SeatPlan::Open, SeatPlan::Bot("greedy".to_owned())]);
//! let (mut table, mut history) = Table::open(terms, Seed::new([7; 32]), &host, now).unwrap();
//! for command in [Command::Sit { seat: Seat::new(0), key: None, entropy: "dice".to_owned() }, Command::Start] {
//!     let added = table.decide(&command, Some(&host), now).unwrap();
//!     added.iter().for_each(|entry| table.fold(entry).unwrap());
//!     history.extend(added);
//! }
//! assert_eq!(Table::replay(&history, Seed::new([7; 32])).unwrap().position().mark(), table.position().mark());
//! let seat = Seat::new(0);
//! assert!(table.sight(Viewer::Seat(seat), vec![seat], now).actions.unwrap().value().as_array().unwrap().len() > 1);
//! ```

mod belonging;
mod chair;
mod clock;
mod command;
mod day;
mod entry;
mod fair;
mod id;
mod import;
mod lot;
mod name;
mod outage;
mod people;
mod record;
mod refused;
mod result;
mod sight;
mod table;
mod terms;
mod undo;

pub use chair::{Chair, ChairSight};
pub use clock::{Clock, Moment};
pub use command::Command;
pub use day::{Date, Day};
pub use entry::{Entry, Event};
pub use fair::{Commitment, Seed};
pub use id::{PersonId, TableId};
pub use import::{Import, ImportFault, Unfinished};
pub use name::{MOST_NAME, clean_name, is_hidden, tidy_name};
pub use outage::Now;
pub use people::{GONE, Person, SeatKey};
pub use record::{RecordFault, check_record, verify_record};
pub use refused::{Corrupt, Refused};
pub use result::Ending;
pub use sight::{Preview, Sight, Told};
pub use table::{Phase, Table, UndoRequest, verify};
pub use terms::{OnTimeOut, SeatPlan, Terms};

/// The texts of tables, as Fluent messages.
pub const WORDS: rynek_kernel::Texts = rynek_kernel::Texts(rynek_kernel::texts!("words/{}.ftl"));
