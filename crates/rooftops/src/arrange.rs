//! Positions set up by hand, in JSON: for tests and studies. Whether a game could lead there is not checked.

use rynek_kernel::{EditionRef, Game, Illegal, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    CardId, Colour, Components, Floors, Goal, Rooftops, Setup, Site,
    goals::GOALS_IN_PLAY,
    state::{Developer, End, Phase},
};

/// A position in JSON.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arranged {
    edition: EditionRef<Components>,
    setup: Setup,
    phase: Phase,
    goals: Vec<Goal>,
    pile: Vec<CardId>,
    discards: Vec<CardId>,
    market: Vec<CardId>,
    starters: Vec<CardId>,
    buildings: Vec<ArrangedBuilding>,
    developers: Vec<ArrangedDeveloper>,
    mover: Seat,
    extra: bool,
    building: bool,
    quiet: u8,
    end: Option<End>,
    last_turns: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArrangedBuilding {
    site: Site,
    colour: Colour,
    /// Whose roof lies on each level, from the lowest to the top.
    roofs: Vec<Option<Seat>>,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ArrangedDeveloper {
    stock: Floors,
    tracks: [u8; 4],
    tokens: [u8; GOALS_IN_PLAY],
    cone: Option<u8>,
}

impl From<&Developer> for ArrangedDeveloper {
    fn from(developer: &Developer) -> ArrangedDeveloper {
        let Developer { stock, tracks, tokens, cone, .. } = *developer;
        ArrangedDeveloper { stock, tracks, tokens, cone }
    }
}

rynek_kernel::serde_as!(Rooftops, Arranged);

impl From<Rooftops> for Arranged {
    fn from(game: Rooftops) -> Arranged {
        let building = |place| {
            let tower = game.city.tower(place);
            ArrangedBuilding { site: game.map().label(place), colour: tower.colour, roofs: tower.roofs().collect() }
        };
        Arranged {
            edition: game.edition.clone(),
            setup: game.setup,
            phase: game.phase,
            goals: game.goals.to_vec(),
            pile: game.pile.iter().collect(),
            discards: game.discards.iter().collect(),
            market: game.market.to_vec(),
            starters: game.starters.to_vec(),
            buildings: game.city.built().iter().map(building).collect(),
            developers: game.developers.iter().map(ArrangedDeveloper::from).collect(),
            mover: game.mover,
            extra: game.extra,
            building: game.building,
            quiet: game.quiet,
            end: game.end,
            last_turns: game.last_turns,
        }
    }
}

impl TryFrom<Arranged> for Rooftops {
    type Error = Illegal;

    fn try_from(arranged: Arranged) -> Result<Rooftops, Illegal> {
        let opening = Rooftops::new(arranged.edition, &arranged.setup)?;
        let mut game = Rooftops {
            phase: arranged.phase,
            goals: arranged.goals.into_iter().collect(),
            pile: arranged.pile.into_iter().collect(),
            discards: arranged.discards.into_iter().collect(),
            market: arranged.market.into_iter().collect(),
            starters: arranged.starters.into_iter().collect(),
            bank: opening.edition.floors(),
            mover: arranged.mover,
            extra: arranged.extra,
            building: arranged.building,
            quiet: arranged.quiet,
            end: arranged.end,
            last_turns: arranged.last_turns,
            ..opening
        };
        for (developer, arranged) in game.developers.iter_mut().zip(arranged.developers) {
            let ArrangedDeveloper { stock, tracks, tokens, cone } = arranged;
            *developer = Developer { stock, tracks, tokens, cone, ..developer.clone() };
            game.bank -= stock;
        }
        game.raise_all(&arranged.buildings);
        Ok(game)
    }
}

impl Rooftops {
    /// All foundations first: each building then knows its neighbours.
    fn raise_all(&mut self, buildings: &[ArrangedBuilding]) {
        let edition = self.edition.clone();
        let map = edition.map_of(self.developers.len());
        let place = |building: &ArrangedBuilding| map.place(building.site).expect("a site of the map");
        for building in buildings {
            self.city.found(map, place(building), building.colour);
        }
        for building in buildings {
            for (level, roof) in building.roofs.iter().enumerate() {
                if level > 0 {
                    self.raise(place(building));
                }
                if let Some(seat) = *roof {
                    self.place_roof(seat, place(building));
                }
                self.bank -= Floors::one(building.colour);
            }
        }
    }
}
