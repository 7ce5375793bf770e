//! Outages: times in which no server could save an action. Clocks are paused for them.
//!
//! The store has the sum of all outages. A table has the sum up to its own last entry. If the sum has grown, the next
//! decision begins with an entry that says for how long the running clock was paused. So every replay of the history
//! leads to the same clocks.

use crate::{Event, Moment, Table};

/// The time of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Now {
    /// The time itself.
    pub at: Moment,
    /// Milliseconds of all outages before it.
    pub down: u64,
}

impl Table {
    /// The outage that has to be entered before a decision, if the running clock was not yet paused for it.
    pub(crate) fn outage_before(&self, now: Now) -> Option<Event> {
        let since = self.clocks.charged_since()?;
        let missed = now.down.checked_sub(self.down).filter(|missed| *missed > 0)?;
        Some(Event::Outage { millis: missed.min(now.at.since(since).unsigned_abs()), down: now.down })
    }
}

/// A span of time as clocks show it: `0:12`, `1:00:00`.
pub(crate) fn span(millis: u64) -> String {
    let seconds = millis.div_ceil(1_000);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::Seat;

    use super::*;
    use crate::{Clock, Command, Entry, OnTimeOut, Person, PersonId, Phase, Refused, SeatPlan, Seed, Terms};

    type Decided = Result<Option<(Vec<Entry>, Table)>, Refused>;

    fn at(seconds: i64, down: u64) -> Now {
        Now { at: Moment::from_millis(1_000 * seconds), down: 1_000 * down }
    }

    fn ada() -> Person {
        Person { id: PersonId::new(1), name: "Ada".to_owned() }
    }

    /// A game with ten seconds for each player that began after 500 seconds of outages.
    fn started() -> Table {
        let clock = Clock::Game { seconds: 10, increment: 0 };
        let terms = Terms { clock, on_time_out: OnTimeOut::Forfeit, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
        let (mut table, _) = Table::open(terms, Seed::new([7; 32]), &ada(), at(0, 0).at).expect("good terms");
        let sit = |seat| Command::Sit { seat, key: None, entropy: String::new() };
        for command in [sit(Seat::new(0)), sit(Seat::new(1)), Command::Start] {
            let decided = table.try_out(&command, Some(&ada()), at(0, 500));
            let (entries, next) = decided.expect("it can be done").expect("it is new");
            assert!(entries.iter().all(|entry| !matches!(entry.event, Event::Outage { .. })), "no clock ran");
            table = next;
        }
        table
    }

    fn act(table: &Table, now: Now) -> Decided {
        let seat = table.mover().expect("a turn");
        let action = table.position().actions().swap_remove(0);
        table.try_out(&Command::Act { seat, action, chosen_at: table.number(), id: None }, Some(&ada()), now)
    }

    fn look(table: &Table, now: Now) -> Decided {
        table.try_out(&Command::LookAtClock, None, now)
    }

    #[test]
    fn an_outage_is_entered_before_the_command() {
        let table = started();
        let seat = table.mover().expect("a turn");
        let (entries, next) = act(&table, at(15, 512)).expect("there is time left").expect("it is new");
        assert_eq!(entries[0].event, Event::Outage { millis: 12_000, down: 512_000 });
        assert!(matches!(entries[1].event, Event::Acted { .. }));
        assert_eq!(next.clocks.left(seat, at(99, 0).at), Some(7_000));
        let (entries, _) = act(&next, at(16, 512)).expect("there is time left").expect("it is new");
        assert!(matches!(entries[0].event, Event::Acted { .. }), "it is entered only once");
    }

    #[test]
    fn an_outage_does_not_let_time_run_out() {
        let table = started();
        let (entries, paused) = look(&table, at(15, 512)).expect("there is time left").expect("it was paused");
        assert_eq!((entries.len(), paused.phase()), (1, Phase::Playing));
        assert_eq!(look(&paused, at(21, 512)).map(|_| ()), Err(Refused::TimeLeft));
        let (_, over) = look(&paused, at(22, 512)).expect("time is up").expect("it is new");
        assert_eq!(over.phase(), Phase::Over);
        let (entries, over) = look(&table, at(30, 512)).expect("time is up").expect("it is new");
        assert_eq!((entries.len(), over.phase()), (2, Phase::Over));
    }

    #[test]
    fn a_pause_is_no_longer_than_the_time_that_passed() {
        let table = started();
        let (entries, _) = look(&table, at(3, 900)).expect("there is time left").expect("it was paused");
        assert_eq!(entries[0].event, Event::Outage { millis: 3_000, down: 900_000 });
        assert_eq!(table.outage_before(at(3, 400)), None, "the sum never shrinks");
    }

    #[test]
    fn time_does_not_go_back_in_a_history() {
        let (entries, next) = act(&started(), at(5, 500)).expect("a legal action").expect("it is new");
        assert_eq!(entries[0].at, at(5, 0).at);
        let (entries, _) = act(&next, at(4, 500)).expect("a legal action").expect("it is new");
        assert_eq!(entries[0].at, at(5, 0).at);
    }

    #[test]
    fn spans_are_written_like_clocks() {
        let spans = [(0, "0:00"), (1, "0:01"), (12_000, "0:12"), (61_500, "1:02"), (93_784_000, "26:03:04")];
        for (millis, text) in spans {
            assert_eq!(span(millis), text);
        }
    }
}
