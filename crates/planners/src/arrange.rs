//! Positions set up by hand, in JSON: for tests and studies. Whether a game could lead there is not checked.

use rynek_kernel::{EditionRef, Game, Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Colour, Components, Laid, Object, Phase, Planners, Setup,
    state::{Planner, Rack},
};

/// A position in JSON: tiles and objects in the order of laying. What is left in the stack and in front of
/// everyone follows from them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arranged {
    edition: EditionRef<Components>,
    setup: Setup,
    phase: Phase,
    mover: Seat,
    colours: Vec<Colour>,
    tiles: Vec<Laid>,
    objects: Vec<Object>,
}

rynek_kernel::serde_as!(Planners, Arranged);

impl From<Planners> for Arranged {
    fn from(game: Planners) -> Arranged {
        Arranged {
            edition: game.edition.clone(),
            setup: game.setup,
            phase: game.phase,
            mover: game.mover,
            colours: game.planners.iter().map(|planner| planner.colour).collect(),
            tiles: game.city.tiles().collect(),
            objects: game.city.objects().to_vec(),
        }
    }
}

impl TryFrom<Arranged> for Planners {
    type Error = Illegal;

    fn try_from(arranged: Arranged) -> Result<Planners, Illegal> {
        let mut game = Planners::new(arranged.edition, &arranged.setup)?;
        (game.phase, game.mover) = (arranged.phase, arranged.mover);
        for laid in arranged.tiles {
            game.stack.remove(laid.tile);
            game.city.lay_tile(game.edition.get(), laid);
        }
        if let Phase::Tile(drawn) = game.phase {
            game.stack.remove(drawn);
        }
        let rack = Rack::full(&game.edition);
        game.planners = arranged.colours.into_iter().map(|colour| Planner { colour, rack }).collect();
        for object in arranged.objects {
            let owner = game.planners.iter_mut().find(|planner| planner.colour == object.colour);
            owner.expect("a colour that somebody plays").rack.take(object.length(), &game.edition);
            game.city.lay_object(object);
        }
        Ok(game)
    }
}
