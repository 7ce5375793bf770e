//! What an action does.

use crate::{Polis, Spot, TileId};

impl Polis {
    /// polis.refill.row: new tiles are added behind the one that was left.
    pub(crate) fn draw(&mut self, tile: TileId) {
        self.pile.remove(tile);
        self.market.push(tile);
        self.to_draw -= 1;
    }

    #[inline]
    pub(crate) fn build(&mut self, tile: TileId, spot: Spot) {
        let price = self.price(tile).expect("a tile of the market");
        self.market.remove(price.into());
        let mover = self.mover.index();
        // polis.take.before: the price is paid before the quarries pay.
        self.stones[mover] -= price;
        let quarries = self.cities[mover].lay(self.edition.get(), tile, spot);
        self.stones[mover] = self.stones[mover].saturating_add(quarries);
        self.mover = self.mover.next(self.cities.len());
        if self.market.len() == 1 && self.stacks > 0 {
            self.open_stack();
        }
    }

    /// polis.refill.chief: the round is over, and the marker goes to the left.
    fn open_stack(&mut self) {
        self.stacks -= 1;
        self.to_draw = self.cities.len() as u8 + 1;
        self.chief = self.chief.next(self.cities.len());
    }
}
