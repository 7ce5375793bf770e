//! Time at a table.

use rynek_kernel::{Seat, Seats, json::ReadTagged};
use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since 1970. Tables get it as an argument and never read a clock themselves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(i64);

rynek_kernel::typescript!(Moment, "number");
rynek_kernel::schema!(Moment, i64, "Milliseconds since 1970");

impl Moment {
    /// The moment so many milliseconds after the beginning of 1970.
    pub const fn from_millis(millis: i64) -> Moment {
        Moment(millis)
    }

    /// Milliseconds since 1970.
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// The moment so many milliseconds later.
    pub const fn after(self, millis: i64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// How many milliseconds have passed since another moment, at least 0.
    pub const fn since(self, other: Moment) -> i64 {
        let passed = self.0.saturating_sub(other.0);
        if passed < 0 { 0 } else { passed }
    }
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ReadTagged, ts_rs::TS)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// A time for the whole game, and more for every action.
    Game {
        /// Seconds for all actions.
        seconds: u32,
        /// Extra seconds for each action.
        increment: u32,
    },
    /// A time for every turn.
    Move {
        /// Days for each turn.
        days: u8,
    },
}

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;

impl Clock {
    /// The longest game clock: a day.
    pub const MOST_SECONDS: u32 = 86_400;
    /// The longest turn clock: a month.
    pub const MOST_DAYS: u8 = 30;

    /// Whether its times are in the allowed ranges.
    pub fn is_valid(self) -> bool {
        match self {
            Clock::None => true,
            Clock::Game { seconds, increment } => {
                (10..=Clock::MOST_SECONDS).contains(&seconds) && increment <= Clock::MOST_SECONDS
            }
            Clock::Move { days } => (1..=Clock::MOST_DAYS).contains(&days),
        }
    }

    /// Milliseconds of each player at the start.
    fn at_start(self) -> Option<i64> {
        match self {
            Clock::None => None,
            Clock::Game { seconds, .. } => Some(i64::from(seconds) * SECOND),
            Clock::Move { days } => Some(i64::from(days) * DAY),
        }
    }
}

/// The clocks of a table, one for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    clock: Clock,
    left: Seats<i64>,
    /// Whose clock runs, and since when.
    running: Option<(Seat, Moment)>,
}

impl Clocks {
    pub fn new(clock: Clock, players: usize) -> Clocks {
        let left = clock.at_start().map_or_else(Seats::new, |left| std::iter::repeat_n(left, players).collect());
        Clocks { clock, left, running: None }
    }

    /// Starts the clock of the player to move, if there is one, and stops the clock that was running.
    pub fn pass_to(&mut self, mover: Option<Seat>, now: Moment) {
        if let Some((seat, since)) = self.running.take()
            && let Some(left) = self.left.get_mut(seat.index())
        {
            *left -= now.since(since);
            match self.clock {
                Clock::Game { increment, .. } => *left += i64::from(increment) * SECOND,
                Clock::Move { days } if mover != Some(seat) => *left = i64::from(days) * DAY,
                Clock::Move { .. } | Clock::None => {}
            }
        }
        self.running = mover.map(|seat| (seat, now));
    }

    /// Milliseconds that a seat has left now, if the game has a clock.
    pub fn left(&self, seat: Seat, now: Moment) -> Option<i64> {
        let left = *self.left.get(seat.index())?;
        let used = self.running.filter(|(running, _)| *running == seat).map_or(0, |(_, since)| now.since(since));
        Some(left - used)
    }

    /// Pauses the running clock for so many milliseconds.
    pub fn pause(&mut self, millis: u64) {
        if let Some((_, since)) = &mut self.running {
            *since = since.after(i64::try_from(millis).unwrap_or(i64::MAX));
        }
    }

    /// Since when the running clock runs, if the game has a clock.
    pub fn charged_since(&self) -> Option<Moment> {
        let (seat, since) = self.running?;
        self.left.get(seat.index()).map(|_| since)
    }

    /// Since when the player to move has been to move.
    pub fn waits_since(&self) -> Option<Moment> {
        self.running.map(|(_, since)| since)
    }

    /// When the running clock runs out, and for which seat.
    pub fn runs_out(&self) -> Option<(Seat, Moment)> {
        let (seat, since) = self.running?;
        Some((seat, since.after(*self.left.get(seat.index())?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);

    fn at(seconds: i64) -> Moment {
        Moment::from_millis(seconds * SECOND)
    }

    #[test]
    fn a_game_clock_runs_down_and_gains_the_increment() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 5 }, 2);
        clocks.pass_to(Some(ONE), at(0));
        assert_eq!(clocks.left(ONE, at(20)), Some(40_000));
        assert_eq!(clocks.runs_out(), Some((ONE, at(60))));
        clocks.pass_to(Some(TWO), at(20));
        assert_eq!((clocks.left(ONE, at(90)), clocks.left(TWO, at(30))), (Some(45_000), Some(50_000)));
        assert_eq!(clocks.runs_out(), Some((TWO, at(80))));
    }

    #[test]
    fn a_turn_clock_restarts_with_every_turn() {
        let mut clocks = Clocks::new(Clock::Move { days: 1 }, 2);
        clocks.pass_to(Some(ONE), at(0));
        // A second action of the same turn uses the rest of its time.
        clocks.pass_to(Some(ONE), at(3_600));
        assert_eq!(clocks.runs_out(), Some((ONE, at(86_400))));
        clocks.pass_to(Some(TWO), at(7_200));
        assert_eq!(clocks.left(ONE, at(9_999)), Some(DAY));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.pass_to(Some(ONE), at(0));
        assert_eq!((clocks.left(ONE, at(9)), clocks.runs_out()), (None, None));
    }

    #[test]
    fn a_clock_that_goes_backwards_takes_no_time() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 60, increment: 0 }, 2);
        clocks.pass_to(Some(ONE), at(50));
        clocks.pass_to(Some(TWO), at(40));
        assert_eq!(clocks.left(ONE, at(40)), Some(60_000));
    }

    #[test]
    fn a_clock_that_is_paused_takes_no_time() {
        let mut clocks = Clocks::new(Clock::Game { seconds: 10, increment: 0 }, 2);
        clocks.pause(9_000);
        clocks.pass_to(Some(ONE), at(0));
        clocks.pause(12_000);
        assert_eq!((clocks.left(ONE, at(13)), clocks.runs_out()), (Some(9_000), Some((ONE, at(22)))));
        clocks.pass_to(Some(TWO), at(15));
        assert_eq!((clocks.left(ONE, at(99)), clocks.left(TWO, at(15))), (Some(7_000), Some(10_000)));
    }

    #[test]
    fn invalid_clocks_are_recognized() {
        for clock in [Clock::Game { seconds: 0, increment: 0 }, Clock::Move { days: 0 }, Clock::Move { days: 200 }] {
            assert!(!clock.is_valid());
        }
        assert!(Clock::Game { seconds: 600, increment: 0 }.is_valid());
    }
}
