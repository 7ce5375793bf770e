//! Positions set up by hand, in JSON: for tests and studies. Whether a game could lead there is not checked.

use rynek_kernel::{EditionRef, Game, Illegal};
use serde::{Deserialize, Serialize};

use crate::{Area, BuildingId, Components, Dice, DistrictId, Engineer, ProjectId, Quarter, Setup, Step, Stock};

/// A position in JSON.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arranged {
    edition: EditionRef<Components>,
    setup: Setup,
    step: Step,
    /// The districts, north-west first; none before they are laid out.
    layout: Option<[DistrictId; 4]>,
    developed: Vec<DistrictId>,
    engineer: Option<Area>,
    tokens: Vec<Area>,
    pool: u8,
    dice: Dice,
    hand: Vec<ProjectId>,
    discarded: Vec<ProjectId>,
    stock: Stock,
    /// Which of the mode's building cards lies open, from 0.
    card: u8,
    built: Vec<BuildingId>,
    time: u8,
    halted: bool,
}

rynek_kernel::serde_as!(Engineer, Arranged);

impl From<Engineer> for Arranged {
    fn from(game: Engineer) -> Arranged {
        let developed = Quarter::ALL.into_iter().filter(|quarter| game.developed >> *quarter as u8 & 1 == 1);
        Arranged {
            edition: game.edition.clone(),
            setup: game.setup,
            step: game.step,
            layout: game.layout(),
            developed: developed.map(|quarter| game.layout[quarter as usize]).collect(),
            engineer: game.engineer(),
            tokens: game.tokens.iter().collect(),
            pool: game.pool,
            dice: game.dice,
            hand: game.hand.iter().collect(),
            discarded: game.discarded.iter().collect(),
            stock: game.stock,
            card: game.card,
            built: game.built.iter().collect(),
            time: game.time,
            halted: game.halted,
        }
    }
}

impl TryFrom<Arranged> for Engineer {
    type Error = Illegal;

    fn try_from(arranged: Arranged) -> Result<Engineer, Illegal> {
        let opening = Engineer::new(arranged.edition, &arranged.setup)?;
        let mut game = Engineer {
            step: arranged.step,
            layout: arranged.layout.unwrap_or(opening.layout),
            at: arranged.engineer.unwrap_or_default(),
            tokens: arranged.tokens.into_iter().collect(),
            pool: arranged.pool,
            dice: arranged.dice,
            hand: arranged.hand.into_iter().collect(),
            discarded: arranged.discarded.into_iter().collect(),
            stock: arranged.stock,
            card: arranged.card,
            built: arranged.built.into_iter().collect(),
            time: arranged.time,
            halted: arranged.halted,
            ..opening
        };
        for district in arranged.developed {
            game.developed |= 1 << game.quarter_of(district) as u8;
        }
        Ok(game)
    }
}
