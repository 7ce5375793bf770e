//! What an action does.

use rynek_kernel::Seat;

use crate::{
    Colour, Laid, Object, Phase, Place, Planners, Rotation, Span, TileId,
    state::{Planner, Rack},
};

impl Planners {
    pub(crate) fn draw(&mut self, tile: TileId) {
        self.stack.remove(tile);
        if self.phase == Phase::Opening {
            // planners.setup.opening: the tile is not rotated.
            let opening = Laid { tile, at: Place::MIDDLE, turned: Rotation::default() };
            self.city.lay_tile(self.edition.get(), opening);
            self.phase = Phase::Colours;
        } else {
            self.phase = Phase::Tile(tile);
        }
    }

    pub(crate) fn take(&mut self, colour: Colour) {
        self.planners.push(Planner { colour, rack: Rack::full(&self.edition) });
        self.pass_on();
        if self.planners.len() == usize::from(self.setup.players) {
            self.phase = Phase::Choice;
        }
    }

    #[inline]
    pub(crate) fn lay_tile(&mut self, at: Place, turned: Rotation) {
        let Phase::Tile(tile) = self.phase else { panic!("no tile has been drawn") };
        self.city.lay_tile(self.edition.get(), Laid { tile, at, turned });
        if self.stack.is_empty() {
            // planners.end.last-tile, planners.end.final-order
            self.phase = Phase::Final;
            self.mover = Seat::new(0);
        } else {
            self.phase = Phase::Choice;
            self.pass_on();
        }
    }

    #[inline]
    pub(crate) fn lay_object(&mut self, span: Span) {
        let planner = &mut self.planners[self.mover.index()];
        let object = Object { colour: planner.colour, span };
        planner.rack.take(object.length(), self.edition.get());
        let finished = planner.rack.is_empty();
        self.city.lay_object(object);
        if finished && self.setup.equal_turns {
            // planners.end.equal-turns
            self.phase = Phase::Final;
            self.next_final();
        } else if finished {
            // planners.end.six, planners.end.final-six
            self.phase = Phase::Over;
        } else if self.phase == Phase::Final {
            self.next_final();
        } else {
            self.pass_on();
        }
    }

    /// planners.end.final-order, planners.end.equal-turns: the seats up to the last have one final placement each.
    pub(crate) fn next_final(&mut self) {
        if self.mover.index() + 1 == self.planners.len() {
            self.phase = Phase::Over;
        } else {
            self.pass_on();
        }
    }

    /// planners.turn.order
    #[inline]
    fn pass_on(&mut self) {
        self.mover = self.mover.next(self.setup.players.into());
    }
}
