//! Rematches: another game with the same players.

use std::sync::Arc;

use rynek_kernel::Seat;
use rynek_store::StoreError;
use rynek_table::{Chair, Command, Person, Phase, Refused, SeatPlan, Table, TableId, Terms};

use super::{Hall, HallError, state::HallState};

impl Hall {
    /// The table for a rematch of a finished game. The first player who asks opens it, with the same terms and all
    /// players one seat further. A player who asks sits down there and adds `entropy` to the seed of the game; the
    /// other seats are reserved for the other players. The game begins when the last of them sits down.
    pub async fn rematch(&self, id: TableId, who: &Person, entropy: &str) -> Result<TableId, HallError> {
        let state = self.state();
        let table = state.lock_current(id).await?.table();
        let next = table.followed().unwrap_or_else(|| table.sequel());
        if table.followed().is_none() {
            state.open_sequel(id, next, &table, who).await?;
        }
        state.sit_down_again(next, &table, who, entropy).await?;
        Ok(next)
    }
}

impl HallState {
    /// Opens the table for the rematch, unless another player has just done so, and links to it from the old one.
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
        if table.terms().day.is_some() {
            return Err(Refused::Day.into());
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

    /// Takes the seats that are reserved for a person, with the names that their players had `before`. If all seats are
    /// taken then, the game begins.
    async fn sit_down_again(
        self: &Arc<Self>,
        id: TableId,
        before: &Table,
        who: &Person,
        entropy: &str,
    ) -> Result<(), HallError> {
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
                // The seat was taken meanwhile: by a bot of the host, or by the same person from another device.
                Ok(_) | Err(HallError::Refused(Refused::Taken(_) | Refused::Begun)) => {}
                Err(error) => return Err(error),
            }
            if let Some(name) = name_before(before, seat, who) {
                match self.command(id, &Command::Name { seat, name }, Some(who)).await {
                    Ok(_) | Err(HallError::Refused(Refused::NotYours(_) | Refused::Begun | Refused::Name)) => {}
                    Err(error) => return Err(error),
                }
            }
        }
        match self.command(id, &Command::Start, None).await {
            Ok(_) | Err(HallError::Refused(Refused::Empty(_) | Refused::Begun | Refused::Over)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// The same terms, with every player one seat further. Seats are not drawn again: moving on is fairer than another lot.
fn one_seat_further(table: &Table) -> Terms {
    let mut seats: Vec<SeatPlan> = table.chairs().iter().map(plan).collect();
    seats.rotate_right(1);
    Terms { seats, seats_by_lot: false, ..table.terms().clone() }
}

/// The name that the player of a seat had one seat before, if a person with several seats gave it to them.
fn name_before(table: &Table, seat: Seat, who: &Person) -> Option<String> {
    let chairs = table.chairs();
    let several = chairs.iter().filter(|chair| chair.belongs_to(who.id)).count() > 1;
    let before = &chairs[(seat.index() + chairs.len() - 1) % chairs.len()];
    before.person.as_ref().filter(|person| several && person.id == who.id).map(|person| person.name.clone())
}

fn plan(chair: &Chair) -> SeatPlan {
    match (&chair.person, &chair.bot) {
        (Some(person), _) => SeatPlan::Kept(person.id),
        (None, Some(bot)) => SeatPlan::Bot(bot.clone()),
        (None, None) => SeatPlan::Open,
    }
}
