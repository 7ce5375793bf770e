//! A position in JSON, read only after it has been checked.

use rynek_kernel::{EditionRef, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    Colour, Components, Laid, Object, Phase, Place, Planners, Rotation, Setup, TileSet,
    state::{Planner, Rack},
};

/// A position as it is written: tiles and objects in the order of laying. What is left in the stack and in front of
/// everyone follows from them.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
    edition: EditionRef<Components>,
    setup: Setup,
    phase: Phase,
    mover: Seat,
    colours: Vec<Colour>,
    tiles: Vec<Laid>,
    objects: Vec<Object>,
}

impl From<Planners> for Written {
    fn from(game: Planners) -> Written {
        Written {
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

impl TryFrom<Written> for Planners {
    type Error = String;

    /// A position that no game could reach may pass, but none that play could stumble over.
    fn try_from(written: Written) -> Result<Planners, String> {
        let mut game = Planners::opening(written.edition, &written.setup).map_err(|error| error.to_string())?;
        game.read_tiles(&written.tiles)?;
        game.read_colours(&written.colours)?;
        game.read_objects(&written.objects)?;
        game.read_phase(written.phase, written.mover)?;
        Ok(game)
    }
}

impl Planners {
    fn read_tiles(&mut self, tiles: &[Laid]) -> Result<(), String> {
        for laid in tiles {
            let first = self.stack == self.edition.all_tiles();
            let as_printed = !first || (laid.at, laid.turned) == (Place::MIDDLE, Rotation::default());
            if !self.stack.has(laid.tile) || !as_printed || self.city.check_place(laid.at).is_err() {
                return Err(format!("tile {laid} cannot have been laid"));
            }
            self.stack.remove(laid.tile);
            self.city.lay_tile(self.edition.get(), *laid);
        }
        Ok(())
    }

    fn read_colours(&mut self, colours: &[Colour]) -> Result<(), String> {
        for colour in colours {
            if self.planners.len() == usize::from(self.setup.players) || self.owner(*colour).is_some() {
                return Err(format!("{colour} cannot have been chosen"));
            }
            self.planners.push(Planner { colour: *colour, rack: Rack::full(&self.edition) });
        }
        Ok(())
    }

    fn read_objects(&mut self, objects: &[Object]) -> Result<(), String> {
        for object in objects {
            let Object { colour, span } = *object;
            let refused = || format!("object {object} cannot have been laid");
            let seat = self.owner(colour).ok_or_else(refused)?;
            let rack = &mut self.planners[seat.index()].rack;
            let held = rack.lengths(&self.edition);
            self.city.check_span(&self.edition, colour, held, span).map_err(|_| refused())?;
            rack.take(object.length(), &self.edition);
            self.city.lay_object(*object);
        }
        Ok(())
    }

    fn read_phase(&mut self, phase: Phase, mover: Seat) -> Result<(), String> {
        let players = usize::from(self.setup.players);
        let (tiles, colours) = (self.city.tiles().len(), self.planners.len());
        let finished = self.planners.iter().filter(|planner| planner.rack.is_empty()).count();
        let playing = colours == players && finished == 0;
        if let Phase::Tile(tile) = phase {
            if !self.stack.has(tile) {
                return Err(format!("tile {tile} cannot have been drawn"));
            }
            self.stack.remove(tile);
        }
        let sound = match phase {
            Phase::Opening => tiles == 0 && colours == 0 && mover == Seat::new(0),
            Phase::Colours => tiles == 1 && colours < players && mover.index() == colours,
            Phase::Choice | Phase::Draw => playing && tiles > 0 && self.stack != TileSet::default(),
            Phase::Tile(_) => playing && tiles > 0,
            Phase::Final => playing && self.stack.is_empty(),
            Phase::Over => colours == players && (finished == 1 || finished == 0 && self.stack.is_empty()),
        };
        if !sound || mover.index() >= players {
            return Err(format!("the phase {phase:?} of seat {mover} does not fit what lies on the table"));
        }
        self.phase = phase;
        self.mover = mover;
        Ok(())
    }
}
