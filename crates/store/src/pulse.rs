//! The pulse of a store: the time that all nodes share, and the sum of all outages.
//!
//! Nodes send about two heartbeats per second while clocks run. After a longer time without a heartbeat, no node could
//! have saved an action: the servers were down, or the database was unavailable. Such outages are added up, and clocks
//! are paused for them.
//!
//! The shared time follows the steady clocks of the nodes and never goes back. The wall clock counts only for the time
//! without a heartbeat.

use rynek_table::Moment;

use super::{
    Store, StoreError, TableId,
    sql::{Row, Session, cells, first},
};

/// Milliseconds without a heartbeat that are an outage if the only node has just started.
const RESTART: i64 = 250;

/// The shared time, and the sum of all outages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// The time of the last heartbeat.
    pub at: Moment,
    /// Milliseconds of all outages so far.
    pub down: u64,
}

/// A heartbeat of a node: it can reach the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heartbeat {
    /// The node.
    pub node: String,
    /// The shared time, counted by the steady clock of the node since its last heartbeat. `None` after a start.
    pub steady: Option<Moment>,
    /// The wall clock; if not given, that of the database.
    pub wall: Option<Moment>,
    /// Milliseconds without a heartbeat that are an outage.
    pub outage: i64,
}

/// The last heartbeat, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct StoredPulse {
    pulse: Pulse,
    wall: Moment,
}

impl StoredPulse {
    fn read(row: &Row) -> Result<StoredPulse, StoreError> {
        Ok(StoredPulse { pulse: Pulse { at: row.moment(0)?, down: row.count(2)? }, wall: row.moment(1)? })
    }

    /// The pulse after the next heartbeat. `alone`: no other node could have stored anything since the last one.
    fn then(&self, beat: &Heartbeat, wall: Moment, alone: bool) -> StoredPulse {
        let Pulse { at: last, down } = self.pulse;
        let by_wall = wall.since(self.wall);
        let counted = beat.steady.unwrap_or(last).max(last);
        let started = beat.steady.is_none();
        let outage = if started && alone { RESTART.min(beat.outage) } else { beat.outage };
        let pulse = if counted.since(last).max(by_wall) >= outage {
            // Clocks are paused for all of it, so the time may jump to the wall clock if that is ahead.
            let at = counted.max(wall);
            Pulse { at, down: down.saturating_add(at.since(last).unsigned_abs()) }
        } else {
            Pulse { at: if started { last.after(by_wall) } else { counted }, down }
        };
        StoredPulse { pulse, wall }
    }
}

impl Store {
    /// Stores a heartbeat. Returns the pulse after it, and whether it ended an outage.
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

    /// The pulse after the last heartbeat, if there was one.
    pub async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        let last = self.query("SELECT at, wall, down FROM pulse", &[], StoredPulse::read).await?.pop();
        Ok(last.map(|last| last.pulse))
    }

    /// Tables where the clock of a person runs, by id, from the one after `after`.
    pub async fn with_clocks(&self, after: Option<TableId>, most: usize) -> Result<Vec<TableId>, StoreError> {
        let after = after.map_or_else(String::new, |after| after.to_string());
        let statement = "SELECT id FROM tables WHERE runs_out IS NOT NULL AND id > $1 ORDER BY id LIMIT $2";
        self.query(statement, cells![after, most], |row| row.id(0)).await
    }
}

/// The last heartbeat, locked so that other nodes wait. The very first heartbeat is stored here; then it is `None`.
async fn hold(session: &mut dyn Session, wall: Moment, shared: bool) -> Result<Option<StoredPulse>, StoreError> {
    // A SQLite store has only one writer.
    let held = if shared { "SELECT at, wall, down FROM pulse FOR UPDATE" } else { "SELECT at, wall, down FROM pulse" };
    if let Some(row) = first(session, held, &[]).await? {
        return StoredPulse::read(&row).map(Some);
    }
    let statement = "INSERT INTO pulse (name, at, wall, down) VALUES ('house', $1, $1, 0) \
                     ON CONFLICT (name) DO NOTHING RETURNING at";
    if first(session, statement, cells![wall]).await?.is_some() {
        return Ok(None);
    }
    // Another node was first.
    let row = first(session, held, &[]).await?.ok_or(StoreError::NotFound)?;
    StoredPulse::read(&row).map(Some)
}

/// Whether no other node has given a sign of life.
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
    fn time_follows_the_steady_clock() {
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 50_498, false), (50_500, 100));
        // Another node is ahead, or counts a little faster.
        assert_eq!(then(last(50_000, 50_000), Some(49_990), 50_000, false), (50_000, 100));
    }

    #[test]
    fn a_long_time_without_heartbeat_is_an_outage() {
        assert_eq!(then(last(50_000, 50_000), Some(62_000), 62_000, false), (62_000, 12_100));
        assert_eq!(then(last(50_000, 50_000), None, 62_000, true), (62_000, 12_100));
        assert_eq!(then(last(50_000, 50_000), None, 62_000, false), (62_000, 12_100));
    }

    #[test]
    fn a_quick_restart_is_an_outage_unless_other_nodes_run() {
        assert_eq!(then(last(50_000, 50_000), None, 50_900, true), (50_900, 1_000));
        assert_eq!(then(last(50_000, 50_000), None, 50_900, false), (50_900, 100));
        assert_eq!(then(last(50_000, 50_000), None, 50_010, true), (50_010, 100), "two nodes that start together");
    }

    #[test]
    fn setting_the_wall_clock_changes_no_players_time() {
        // Forward, or the machine has slept: the time jumps, but clocks are paused for all of it.
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 3_650_500, false), (3_650_500, 3_600_600));
        // Back: time continues as before, while the servers run and after a restart.
        assert_eq!(then(last(50_000, 50_000), Some(50_500), 500, false), (50_500, 100));
        assert_eq!(then(last(50_000, 50_000), None, 500, true), (50_000, 100));
    }

    #[test]
    fn time_ahead_of_the_wall_clock_stands_still_without_a_server() {
        assert_eq!(then(last(50_000, 10_000), None, 22_000, true), (50_000, 100));
        assert_eq!(then(last(50_000, 10_000), Some(62_000), 22_000, false), (62_000, 12_100));
    }
}
