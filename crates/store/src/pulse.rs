//! The pulse of a store: the time that all its nodes share, and how long none of them could store anything.
//!
//! Nodes beat about twice a second while clocks run. If no beat came for a while, no node could have stored an action: the
//! servers were down, or the database was away. Such outages are added up, so that they can be left out of every clock.
//!
//! The shared time goes on by the steady clocks of the nodes, and never back. The wall clock counts only where no
//! node can know better: for the time in which there was no beat.

use rynek_table::Moment;

use super::{
    Store, StoreError, TableId,
    sql::{Row, Session, cells, first},
};

/// Milliseconds without a beat that are an outage if only one node is there, and it has just started.
const RESTART: i64 = 250;

/// The shared time, and how much of it was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// The time of the last beat.
    pub at: Moment,
    /// Milliseconds of all outages so far.
    pub down: u64,
}

/// A sign of a node that it can store things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// Which node.
    pub node: String,
    /// The shared time as the node has counted it on since its last beat. A node that has just started has none.
    pub steady: Option<Moment>,
    /// The wall clock; that of the database, if not given.
    pub wall: Option<Moment>,
    /// Milliseconds without a beat that are an outage.
    pub outage: i64,
}

/// The last beat, as it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct StoredPulse {
    pulse: Pulse,
    wall: Moment,
}

impl StoredPulse {
    fn read(row: &Row) -> Result<StoredPulse, StoreError> {
        Ok(StoredPulse { pulse: Pulse { at: row.moment(0)?, down: row.count(2)? }, wall: row.moment(1)? })
    }

    /// What follows from the next beat. `alone`: no other node could have stored anything since the last one.
    fn then(&self, beat: &Heartbeat, wall: Moment, alone: bool) -> StoredPulse {
        let Pulse { at: last, down } = self.pulse;
        let by_wall = wall.since(self.wall);
        let counted = beat.steady.unwrap_or(last).max(last);
        let started = beat.steady.is_none();
        let outage = if started && alone { RESTART.min(beat.outage) } else { beat.outage };
        let pulse = if counted.since(last).max(by_wall) >= outage {
            // All of it is left out of the clocks, so the wall clock may be followed wherever it is ahead.
            let at = counted.max(wall);
            Pulse { at, down: down.saturating_add(at.since(last).unsigned_abs()) }
        } else {
            Pulse { at: if started { last.after(by_wall) } else { counted }, down }
        };
        StoredPulse { pulse, wall }
    }
}

impl Store {
    /// Notes that a node can store things: the pulse after it, and whether it ended an outage.
    pub async fn beat(&self, beat: Heartbeat) -> Result<(Pulse, bool), StoreError> {
        let shared = self.is_shared();
        self.write("pulse", move |session| {
            Box::pin(async move {
                let wall = match beat.wall {
                    Some(wall) => wall,
                    None => wall_clock(session, shared).await?,
                };
                let Some(last) = hold(session, wall, shared).await? else {
                    return Ok((Pulse { at: wall, down: 0 }, false));
                };
                let alone = beat.steady.is_none() && is_alone(session, &beat.node, last.pulse.at).await?;
                let StoredPulse { pulse, wall } = last.then(&beat, wall, alone);
                let statement = "UPDATE pulse SET at = $1, wall = $2, down = $3";
                session.run(statement, cells![pulse.at, wall, pulse.down]).await?;
                Ok((pulse, pulse.down > last.pulse.down))
            })
        })
        .await
    }

    /// The pulse as the last beat left it, if there ever was one.
    pub async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        self.read(|session| {
            Box::pin(async move {
                let row = first(session, "SELECT at, wall, down FROM pulse", &[]).await?;
                row.map(|row| StoredPulse::read(&row).map(|last| last.pulse)).transpose()
            })
        })
        .await
    }

    /// Tables at which the clock of a person runs, in the order of their names, from the one after `after`.
    pub async fn with_clocks(&self, after: Option<TableId>, most: usize) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or_else(String::new, |after| after.to_string());
        self.read(move |session| {
            Box::pin(async move {
                let statement = "SELECT id FROM tables WHERE runs_out IS NOT NULL AND id > $1 ORDER BY id LIMIT $2";
                session.run(statement, cells![after, most]).await?.iter().map(|row| row.id(0)).collect()
            })
        })
        .await
    }
}

/// The last beat, held so that no other node beats meanwhile. The very first beat is kept as it is.
async fn hold(session: &mut dyn Session, wall: Moment, shared: bool) -> Result<Option<StoredPulse>, StoreError> {
    // A store of one file has one writer.
    let held = if shared { "SELECT at, wall, down FROM pulse FOR UPDATE" } else { "SELECT at, wall, down FROM pulse" };
    if let Some(row) = first(session, held, &[]).await? {
        return StoredPulse::read(&row).map(Some);
    }
    let statement = "INSERT INTO pulse (name, at, wall, down) VALUES ('house', $1, $1, 0) \
                     ON CONFLICT (name) DO NOTHING RETURNING at";
    if first(session, statement, cells![wall]).await?.is_some() {
        return Ok(None);
    }
    // Another node came first.
    let row = first(session, held, &[]).await?.ok_or(StoreError::NotFound)?;
    StoredPulse::read(&row).map(Some)
}

/// Whether no other node has said that it lives.
async fn is_alone(session: &mut dyn Session, node: &str, now: Moment) -> Result<bool, StoreError> {
    let statement = "SELECT 1 FROM leases WHERE name LIKE 'node/%' AND owner <> $1 AND until > $2 LIMIT 1";
    Ok(first(session, statement, cells![node, now]).await?.is_none())
}

/// The clock of the machine that the database runs on: one for all nodes.
async fn wall_clock(session: &mut dyn Session, shared: bool) -> Result<Moment, StoreError> {
    let statement = if shared {
        "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
    } else {
        "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
    };
    first(session, statement, &[]).await?.ok_or(StoreError::NotFound)?.moment(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTAGE: i64 = 2_000;

    fn at(millis: i64) -> Moment {
        Moment::from_millis(millis)
    }

    fn last(at_millis: i64, wall: i64) -> StoredPulse {
        StoredPulse { pulse: Pulse { at: at(at_millis), down: 100 }, wall: at(wall) }
    }

    fn then(last: StoredPulse, steady: Option<i64>, wall: i64, alone: bool) -> (i64, u64) {
        let beat = Heartbeat { node: "one".to_owned(), steady: steady.map(at), wall: None, outage: OUTAGE };
        let StoredPulse { pulse, wall: noted } = last.then(&beat, at(wall), alone);
        assert_eq!(noted, at(wall));
        (pulse.at.millis(), pulse.down)
    }

    #[test]
    fn time_goes_on_by_the_steady_clock() {
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 50_498, false), (50_500, 100));
        // Another node is ahead, or counts a little faster.
        assert_eq!(then(last(50_000, 50_000), Some(49_990), 50_000, false), (50_000, 100));
    }

    #[test]
    fn a_long_silence_is_an_outage() {
        assert_eq!(then(last(50_000, 50_000), Some(62_000), 62_000, false), (62_000, 12_100));
        assert_eq!(then(last(50_000, 50_000), None, 62_000, true), (62_000, 12_100));
        assert_eq!(then(last(50_000, 50_000), None, 62_000, false), (62_000, 12_100));
    }

    #[test]
    fn a_quick_restart_is_one_unless_others_were_there() {
        assert_eq!(then(last(50_000, 50_000), None, 50_900, true), (50_900, 1_000));
        assert_eq!(then(last(50_000, 50_000), None, 50_900, false), (50_900, 100));
        assert_eq!(then(last(50_000, 50_000), None, 50_010, true), (50_010, 100), "two nodes that start together");
    }

    #[test]
    fn a_wall_clock_that_is_set_takes_no_time_and_gives_none() {
        // Forward, or the machine has slept: followed, but all of it is left out.
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 3_650_500, false), (3_650_500, 3_600_600));
        // Back: time goes on as before, while the servers run and after a restart.
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 500, false), (50_500, 100));
        assert_eq!(then(last(50_000, 50_000), None, 500, true), (50_000, 100));
    }

    #[test]
    fn time_that_is_ahead_of_the_wall_clock_waits_for_it_while_nobody_plays() {
        assert_eq!(then(last(50_000, 10_000), None, 22_000, true), (50_000, 100));
        assert_eq!(then(last(50_000, 10_000), Some(62_000), 22_000, false), (62_000, 12_100));
    }
}
