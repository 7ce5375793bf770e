//! A position in JSON, and the check that play cannot stumble over one that is read.

use rynek_kernel::EditionRef;
use serde::{Deserialize, Serialize};

use crate::{
    Area, BuildingId, Components, Dice, DistrictId, Engineer, Kind, Layout, ProjectId, Quarter, Resource, Setup, Stock,
    state::{BuildingSet, DistrictSet, ProjectSet, Step},
};

/// A position as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Written {
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

impl From<Engineer> for Written {
    fn from(game: Engineer) -> Written {
        let developed = Quarter::ALL.into_iter().filter(|quarter| game.developed >> *quarter as u8 & 1 == 1);
        Written {
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

/// Fails with this text unless it holds.
fn ensure(holds: bool, fault: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault.to_owned()) }
}

impl TryFrom<Written> for Engineer {
    type Error = String;

    /// A position that no game could reach may pass, but none that play could stumble over.
    fn try_from(written: Written) -> Result<Engineer, String> {
        let opening = Engineer::opening(written.edition.clone(), &written.setup).map_err(|error| error.to_string())?;
        let mut game = Engineer { step: written.step, ..opening.clone() };
        written.lay_out(&mut game)?;
        written.place(&mut game)?;
        written.deal(&mut game)?;
        written.build(&mut game)?;
        check_dice(&game)?;
        check_step(&game)?;
        let begun = Engineer { step: game.step, layout: game.layout, ..opening };
        ensure(game.step > Step::Start || game == begun, "something happened before the start")?;
        Ok(game)
    }
}

impl Written {
    fn lay_out(&self, game: &mut Engineer) -> Result<(), String> {
        let first_game = self.setup.layout == Layout::FirstGame;
        ensure(self.layout.is_some() == (self.step > Step::Layout), "the districts are laid out before anything else")?;
        if let Some(layout) = self.layout {
            let all: DistrictSet = layout.iter().copied().collect();
            ensure(all.len() == DistrictId::COUNT, "a district is missing")?;
            ensure(!first_game || layout == game.layout, "not the layout of a first game")?;
            game.layout = layout;
        }
        ensure(!first_game || self.step > Step::Layout, "the layout of a first game is fixed")?;
        let developed: DistrictSet = self.developed.iter().copied().collect();
        ensure(developed.len() == self.developed.len(), "a district is developed twice")?;
        for district in developed.iter() {
            game.developed |= 1 << game.quarter_of(district) as u8;
        }
        Ok(())
    }

    fn place(&self, game: &mut Engineer) -> Result<(), String> {
        ensure(
            self.engineer.is_some() == (self.step > Step::Start),
            "the engineer is on the map once there is a start",
        )?;
        game.at = self.engineer.unwrap_or_default();
        game.tokens = self.tokens.iter().copied().collect();
        ensure(game.tokens.len() == self.tokens.len(), "two tokens on an area")?;
        game.pool = self.pool;
        let tokens = self.tokens.len() + usize::from(self.pool) + self.built.len();
        ensure(tokens == usize::from(self.edition.numbers().tokens), "tokens are missing or doubled")
    }

    fn deal(&self, game: &mut Engineer) -> Result<(), String> {
        game.hand = self.hand.iter().copied().collect();
        game.discarded = self.discarded.iter().copied().collect();
        let all: ProjectSet = self.hand.iter().chain(&self.discarded).copied().collect();
        let cards = self.hand.len() + self.discarded.len();
        ensure(all == ProjectSet::ALL && cards == ProjectId::COUNT, "project cards are missing or doubled")?;
        let numbers = self.edition.numbers();
        let within = Resource::ALL.into_iter().all(|resource| self.stock.count(resource) <= numbers.resource_max);
        ensure(within && self.stock.money <= numbers.money_max, "more than the company can keep")?;
        game.stock = self.stock;
        Ok(())
    }

    fn build(&self, game: &mut Engineer) -> Result<(), String> {
        let cards = self.setup.mode.cards();
        ensure(usize::from(self.card) < cards.len(), "no such building card")?;
        game.card = self.card;
        let buildings = game.buildings().len();
        game.built = self.built.iter().copied().collect();
        ensure(game.built.len() == self.built.len(), "a building is built twice")?;
        ensure(self.built.iter().all(|building| building.index() < buildings), "no such building")?;
        let in_order = game.built == BuildingSet::first(game.built.len());
        ensure(in_order || !game.building_card().is_challenge(), "the parts are built in order")?;
        let done = game.built.len() == buildings;
        let last = usize::from(self.card) + 1 == cards.len();
        ensure(done == (self.step == Step::Won), "the game is won when everything is built")?;
        ensure(!done || last, "the card is turned over when everything is built")?;
        ensure(self.time <= self.edition.rounds(self.setup.mode), "more time than there was")?;
        ensure((self.time == 0) == (self.step == Step::OutOfTime), "the game is lost when time runs out")?;
        game.time = self.time;
        game.halted = self.halted;
        game.dice = self.dice;
        Ok(())
    }
}

fn check_dice(game: &Engineer) -> Result<(), String> {
    let expected = match game.step {
        Step::Layout | Step::Start | Step::Roll | Step::SetDice => 0..=0,
        Step::Keep => 3..=3,
        Step::Extra => 2..=2,
        Step::Project => 1..=2,
        _ => 0..=2,
    };
    ensure(expected.contains(&game.dice.len()), "the wrong number of active dice")
}

fn check_step(game: &Engineer) -> Result<(), String> {
    let can_halt = matches!(game.step, Step::CardBonus | Step::Invest | Step::AreaBonus) || game.step.is_end();
    ensure(can_halt || !game.halted, "time can stand still only from the project phase on")?;
    let free = !game.tokens.has(game.at);
    match game.step {
        Step::Extra => ensure(!game.tokens.is_empty(), "no token to clear"),
        Step::Invest => ensure(free, "no investment on an area with a token"),
        Step::CardBonus => ensure(game.bonus_can_be_used(), "no bonus to use"),
        Step::AreaBonus => {
            let residential = game.face(game.at).kind == Kind::Residential;
            ensure(game.bonus_can_be_used() && free && residential, "no bonus to use")
        }
        Step::OutOfTokens => ensure(game.pool == 0 && free, "there is no need of a token"),
        _ => Ok(()),
    }
}
