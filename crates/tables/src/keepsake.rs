//! All that a table is at some moment, to go on from there without the history before it. A cache, never the truth.

use rynek_kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Chair, Corrupt, Entry, Moment, Person, Phase, SeatKey, Seed, Table, TableId,
    clock::Clocks,
    table::{Sent, Step},
    undo::Request,
};

/// What changes at a table; the rest is in its first entry.
#[derive(Serialize, Deserialize)]
struct Keepsake {
    number: u64,
    moved: u64,
    changed: Moment,
    phase: Phase,
    chairs: Vec<Sitting>,
    position: Value,
    steps: Vec<(Option<Seat>, String)>,
    clocks: Clocks,
    sent: Vec<(String, u64)>,
    request: Option<Request>,
    #[serde(default)]
    removed: Vec<Person>,
    followed: Option<TableId>,
    tried_again: bool,
    #[serde(default)]
    down: u64,
    #[serde(default)]
    latest: Option<Moment>,
}

/// What changes at a seat.
#[derive(Serialize, Deserialize)]
struct Sitting {
    person: Option<Person>,
    bot: Option<String>,
    entropy: Option<String>,
    forfeited: bool,
    #[serde(default)]
    advised: bool,
    /// What opens it; where this is missing, still what it was planned with.
    #[serde(default)]
    key: Option<SeatKey>,
}

impl Sitting {
    fn of(chair: &Chair) -> Sitting {
        let Chair { person, bot, entropy, forfeited, advised, key, kept: _ } = chair.clone();
        Sitting { person, bot, entropy, forfeited, advised, key }
    }

    fn restore(self, chair: &mut Chair) {
        let Sitting { person, bot, entropy, forfeited, advised, key } = self;
        chair.key = key.or(chair.key.take());
        (chair.person, chair.bot, chair.entropy) = (person, bot, entropy);
        (chair.forfeited, chair.advised) = (forfeited, advised);
    }
}

impl Table {
    /// All that the table is now, as JSON. Secrets are among it.
    pub(crate) fn keepsake(&self) -> String {
        let keepsake = Keepsake {
            number: self.number,
            moved: self.moved,
            changed: self.changed,
            phase: self.phase,
            chairs: self.chairs.iter().map(Sitting::of).collect(),
            position: self.position.position(),
            steps: self.steps.iter().map(|step| (step.seat, step.action.to_string())).collect(),
            clocks: self.clocks.clone(),
            sent: self.sent.iter().map(|sent| (format!("{:x}", sent.name), sent.number)).collect(),
            request: self.request.clone(),
            removed: self.removed.clone(),
            followed: self.followed,
            tried_again: self.tried_again,
            down: self.down,
            latest: Some(self.latest),
        };
        serde_json::to_string(&keepsake).expect("a table is plain data")
    }

    /// The table that a keepsake was made of. `mark` is that of its position.
    pub(crate) fn recall(opening: &Entry, seed: Seed, keepsake: &str, mark: u64) -> Result<Table, Corrupt> {
        let impossible = |why: String| Corrupt::Impossible { number: opening.number, why };
        let mut table = Table::first(opening, seed)?;
        let keepsake: Keepsake = serde_json::from_str(keepsake).map_err(|error| impossible(error.to_string()))?;
        table.position = rynek_catalog::reopen(&table.terms.game, &keepsake.position)?;
        if table.position.mark() != mark || keepsake.chairs.len() != table.chairs.len() {
            return Err(impossible("the position is another".to_owned()));
        }
        keepsake.chairs.into_iter().zip(&mut table.chairs).for_each(|(sitting, chair)| sitting.restore(chair));
        table.steps = keepsake.steps.into_iter().map(|(seat, action)| Step { action: action.into(), seat }).collect();
        table.kept = vec![(table.steps.len(), table.position.duplicate().into())];
        let sent = keepsake.sent.iter().map(|(name, number)| {
            let name = u128::from_str_radix(name, 16).map_err(|error| impossible(error.to_string()))?;
            Ok(Sent { name, number: *number })
        });
        table.sent = sent.collect::<Result<_, Corrupt>>()?;
        (table.number, table.moved, table.changed) = (keepsake.number, keepsake.moved, keepsake.changed);
        (table.phase, table.clocks) = (keepsake.phase, keepsake.clocks);
        (table.request, table.followed) = (keepsake.request, keepsake.followed);
        table.removed = keepsake.removed;
        table.tried_again = keepsake.tried_again;
        (table.down, table.latest) = (keepsake.down, keepsake.latest.unwrap_or(keepsake.changed));
        Ok(table)
    }
}
