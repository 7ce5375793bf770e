//! Another game with the same players.

use std::sync::Arc;

use rynek_kernel::Seat;
use rynek_store::StoreError;
use rynek_table::{Chair, Command, Person, Phase, Refused, SeatPlan, Table, TableId, Terms};

use super::{HallError, state::HallState};

impl HallState {
    pub async fn rematch(self: &Arc<Self>, id: TableId, who: &Person, entropy: &str) -> Result<TableId, HallError> {
        let table = self.lock_current(id).await?.table();
        let next = table.followed().unwrap_or_else(|| table.sequel());
        if table.followed().is_none() {
            self.open_sequel(id, next, &table, who).await?;
        }
        self.sit_down_again(next, who, entropy).await?;
        Ok(next)
    }

    /// Opens the table that follows, unless somebody else has just done so, and says so at the old one.
    async fn open_sequel(
        self: &Arc<Self>,
        id: TableId,
        next: TableId,
        table: &Table,
        who: &Person,
    ) -> Result<(), HallError> {
        if table.phase() != Phase::Over || table.is_imported() {
            return Err(Refused::NotOver.into());
        }
        if !table.chairs().iter().any(|chair| chair.belongs_to(who.id)) {
            return Err(HallError::NotAPlayer);
        }
        match self.create_as(next, one_seat_further(table), who).await {
            Ok(()) | Err(HallError::Store(StoreError::Exists)) => {}
            Err(error) => return Err(error),
        }
        self.command(id, &Command::Follow { table: next }, None).await?;
        Ok(())
    }

    /// Seats a person where they are expected, and lets the game begin with the last of them.
    async fn sit_down_again(self: &Arc<Self>, id: TableId, who: &Person, entropy: &str) -> Result<(), HallError> {
        let table = self.lock_current(id).await?.table();
        let seats = Seat::all(table.chairs().len());
        let expected = |seat: &Seat| {
            let chair = &table.chairs()[seat.index()];
            chair.kept == Some(who.id) && !chair.is_taken()
        };
        if table.phase() != Phase::Gathering {
            return Ok(());
        }
        for seat in seats.filter(expected) {
            let sit = Command::Sit { seat, key: None, entropy: entropy.to_owned() };
            match self.command(id, &sit, Some(who)).await {
                // Somebody was quicker: a bot of the host, or the same person from another device.
                Ok(_) | Err(HallError::Refused(Refused::Taken(_) | Refused::Begun)) => {}
                Err(error) => return Err(error),
            }
        }
        match self.command(id, &Command::Start, None).await {
            Ok(_) | Err(HallError::Refused(Refused::Empty(_) | Refused::Begun | Refused::Over)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// The same terms, with everybody one seat further.
fn one_seat_further(table: &Table) -> Terms {
    let mut seats: Vec<SeatPlan> = table.chairs().iter().map(plan).collect();
    seats.rotate_right(1);
    Terms { seats, ..table.terms().clone() }
}

fn plan(chair: &Chair) -> SeatPlan {
    match (&chair.person, &chair.bot) {
        (Some(person), _) => SeatPlan::Kept(person.id),
        (None, Some(bot)) => SeatPlan::Bot(bot.clone()),
        (None, None) => SeatPlan::Open,
    }
}
