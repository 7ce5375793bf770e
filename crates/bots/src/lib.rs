//! Bots for every game.
//!
//! A bot gets what its seat knows, never the true position, so it cannot cheat. Its choice depends on that and on the
//! random generator it gets, so a game can be repeated. The arena, the server and the terminal call the same bot in the
//! same way.
//!
//! | name | how it plays |
//! | --- | --- |
//! | `random` | any legal action, each with the same odds |
//! | `baseline` | the action with the best score right now; the fixed reference for measurements, never tuned |
//! | `greedy` | the action after which the position looks best, by the game's own evaluation |
//! | `search` | looks ahead in a tree, with chance sampled and hidden hands drawn anew each time |
//! | `expectimax` | looks at every way through the turn, and at every roll after it |
//! | `beginner`, `novice`, `casual`, `skilled`, `strong`, `expert`, `master` | levels for people: one of the above with errors of its own, as the game sets it in its `bots.json` |
//!
//! ```
//! use rynek_bots::Spec;
//! use rynek_kernel::{EditionRef, Game, Turn, series_rng};
//! use rynek_polis::Polis;
//!
//! let mut game = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
//! let mut rng = series_rng(1, 0);
//! let greedy = "greedy".parse::<Spec>().unwrap().bot::<Polis>();
//! while game.turn() != Turn::Over {
//!     let action = match game.turn() {
//!         Turn::Player(seat) => greedy.choose(&game.known(seat), seat, &mut rng),
//!         _ => game.sample(&mut rng),
//!     };
//!     game.play_unchecked(action);
//! }
//! assert!(game.outcome().unwrap().points.iter().all(|points| *points > 40));
//! ```

mod any_game;
mod behaviour;
mod bot;
mod characters;
mod expectimax;
mod forced;
mod ladder;
mod level;
mod onestep;
mod search;
mod spec;
mod speed;
mod temper;
mod utility;

pub use any_game::{allowance, begin, consider};
pub use behaviour::behaviour;
pub use bot::{Bot, Budget, Candidate, Progress, Thought};
pub use characters::{Taste, leaned};
pub use expectimax::{Expectimax, ExpectimaxSettings};
pub use ladder::{Ladder, Rung, Solo, ladder, place};
pub use level::{Errors, LEVELS, Levels, Lookahead, Settings, Style, USUAL, settings};
pub use onestep::{Baseline, Greedy, Random};
pub use search::{Search, SearchSettings};
pub use spec::{Builder, NAMES, Spec, UnknownBot};
pub use speed::{AllCores, Meters, Speed, Speeds, speeds};
pub use temper::DECISION_BITS;
pub use utility::{LOGISTIC, Worth, shares, wins, worth};
