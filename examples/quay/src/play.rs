//! What an action does.

use crate::{Action, Quay};

impl Quay {
    pub(crate) fn carry_out(&mut self, action: Action) {
        match action {
            Action::Draw(ship) => {
                self.at_sea &= !(1 << ship);
                self.ship = Some(ship);
            }
            Action::Moor(berth) => {
                let berths = self.incoming().and_then(|ship| self.berths(ship.length, berth));
                if let (Some(ship), Some(berths)) = (self.ship, berths) {
                    let quay = &mut self.quays[self.mover.index()];
                    quay.taken |= berths;
                    quay.ships |= 1 << ship;
                }
                self.end_turn();
            }
            Action::Sail => {
                self.gone |= self.ship.map_or(0, |ship| 1 << ship);
                self.end_turn();
            }
        }
    }

    fn end_turn(&mut self) {
        self.ship = None;
        self.mover = self.mover.next(self.quays.len());
    }
}
