//! Positions that tests set up by hand. Whether a game could lead there is not checked.

use rynek_kernel::{EditionRef, Game, Seat};

use crate::{
    Colour, Components, Laid, Object, Phase, Planners, Setup,
    state::{Planner, Rack},
};

impl Planners {
    /// A position with these tiles and objects, in the order of placement. The seats play the colours in their order.
    ///
    /// # Panics
    /// If this many cannot play.
    pub fn arranged(
        edition: EditionRef<Components>,
        setup: &Setup,
        tiles: impl IntoIterator<Item = Laid>,
        objects: impl IntoIterator<Item = Object>,
    ) -> Planners {
        let mut game = Planners::new(edition, setup).expect("options of this edition");
        let planner = |colour| Planner { colour, rack: Rack::full(&game.edition) };
        game.planners = Colour::ALL.map(planner).into_iter().take(game.players()).collect();
        for laid in tiles {
            game.stack.remove(laid.tile);
            game.city.lay_tile(&game.edition, laid);
        }
        for object in objects {
            game.planners[object.colour as usize].rack.take(object.length(), &game.edition);
            game.city.lay_object(object);
        }
        game.at(Phase::Choice, Seat::new(0))
    }

    /// This phase, with this seat to move.
    pub fn at(mut self, phase: Phase, mover: Seat) -> Planners {
        (self.phase, self.mover) = (phase, mover);
        self
    }
}
