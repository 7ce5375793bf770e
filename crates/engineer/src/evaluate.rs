//! How good a position looks, for bots.
//!
//! Between two rolls nothing is left to chance, so a position within a round is worth what the best way to the end of
//! the round leads to. Between rounds it is judged by how many rounds the rest should take.

use crate::{
    Action, AreaSet, BuildingId, Deed, Engineer, Kind, Resource, Stock,
    dice::kept_of,
    menu::Offer,
    state::{DistrictSet, Step},
};

/// Rounds for each resource that is still missing.
const RESOURCE: f64 = 0.5;
/// Rounds for each dollar that is still missing.
const MONEY: f64 = 0.17;
/// Rounds for each building to be built, besides its cost.
const BUILDING: f64 = 0.8;
/// Rounds saved by a resource that is not needed itself but can be exchanged.
const SURPLUS: f64 = 0.23;
/// Rounds saved by a building that can be paid now.
const PAYABLE: f64 = 0.2;
/// Rounds saved by a card in hand: taking all back costs one.
const CARD: f64 = 0.3;
/// Rounds lost by a token on an area, which closes it.
const TOKEN: f64 = 0.1;
/// Rounds saved by a developed district.
const DEVELOPED: f64 = 0.2;
/// Rounds saved by dice that can be set.
const PLANNED: f64 = 0.3;
/// How many rounds more or less make a win likely or unlikely.
const DOUBT: f64 = 2.0;

impl Engineer {
    /// The points to expect.
    pub(crate) fn outlook(&self) -> f64 {
        match self.step {
            Step::Won | Step::OutOfTime | Step::OutOfTokens => self.points_now().into(),
            Step::Layout | Step::Start | Step::Roll | Step::SetDice => self.standing(),
            Step::Keep => {
                let kept = kept_of(self.dice).map(|dice| Engineer { dice, ..self.clone() }.after_project());
                kept.fold(f64::NEG_INFINITY, f64::max)
            }
            // Clearing tokens as well would be one choice too many to look at.
            Step::Extra | Step::Project => self.after_project(),
            Step::Invest => self.after_investment(),
            Step::CardBonus | Step::AreaBonus => {
                let mut best = self.after(Action::Pass).outlook();
                self.bonus_deeds().each(|deed| best = best.max(self.after(Action::Bonus(deed)).outlook()));
                best
            }
        }
    }

    fn after(&self, action: Action) -> Engineer {
        let mut next = self.clone();
        next.carry_out(action);
        next
    }

    /// The best way through the project phase.
    fn after_project(&self) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for project in self.hand.iter() {
            let Offer { to, deeds, develops } = self.offer(project);
            for area in to.iter() {
                let others = self.developable().filter(|quarter| develops && *quarter != area.quarter());
                let districts: DistrictSet = others.map(|quarter| self.layout[quarter as usize]).collect();
                deeds.developing(districts).each(|deed| {
                    if self.is_worth_a_look(deed, area) {
                        best = best.max(self.after(Action::Play(project, area, deed)).outlook());
                    }
                });
            }
        }
        let recoveries = self.recoveries().iter().map(|to| self.after(Action::Recover(to)).outlook());
        recoveries.fold(best, f64::max)
    }

    /// Of the many tokens that could be removed, the one where the engineer stands is looked at, or the first.
    fn is_worth_a_look(&self, deed: Deed, to: crate::Area) -> bool {
        let Deed::Remove(areas) = deed else { return true };
        let most = AreaSet::of(self.tokens.nth(0));
        areas.has(to) || areas == most || areas.len() == 2 && !areas.and(most).is_empty()
    }

    /// The best way through the investment phase.
    fn after_investment(&self) -> f64 {
        let mut best = self.after(Action::Pass).outlook();
        let mut look = |action| best = best.max(self.after(action).outlook());
        let dice = self.dice_here();
        match self.face(self.at).kind {
            Kind::Industrial(resources) => {
                for resource in resources.iter() {
                    look(Action::Take(resource, dice.iter().next()));
                    look(Action::Take(resource, None));
                }
            }
            Kind::Trade => self.stock.each_trade(dice, |trade| look(Action::Trade(trade))),
            Kind::Residential => {
                look(Action::Tax);
                if let Some(die) = dice.iter().next() {
                    self.buildable().iter().for_each(|building| look(Action::Build(building, die)));
                }
            }
        }
        best
    }

    /// What the buildings still to be built cost together, and how many there are.
    fn to_pay(&self) -> (Stock, usize) {
        let later = self.setup.mode.cards().iter().skip(usize::from(self.card) + 1);
        let later = later.flat_map(|card| self.edition.get().buildings(*card));
        let numbered = BuildingId::all().zip(self.buildings());
        let here = numbered.filter(|(building, _)| !self.built.has(*building)).map(|(_, planned)| planned);
        here.chain(later).fold((Stock::default(), 0), |(sum, many), one| (sum.plus(&one.cost), many + 1))
    }

    /// A position between rounds: the points if the rest takes as long as it should.
    fn standing(&self) -> f64 {
        let (cost, buildings) = self.to_pay();
        let missing = |resource| f64::from(cost.count(resource).saturating_sub(self.stock.count(resource)));
        let surplus = |resource| f64::from(self.stock.count(resource).saturating_sub(cost.count(resource)));
        let missing: f64 = Resource::ALL.into_iter().map(missing).sum();
        let surplus: f64 = Resource::ALL.into_iter().map(surplus).sum::<f64>().min(missing);
        let rounds = RESOURCE * missing - SURPLUS * surplus
            + MONEY * f64::from(cost.money.saturating_sub(self.stock.money))
            + BUILDING * buildings as f64
            + TOKEN * self.tokens.len() as f64
            - PAYABLE * f64::from(u8::from(!self.buildable().is_empty()))
            - CARD * self.hand.len() as f64
            - DEVELOPED * f64::from(self.developed.count_ones())
            - PLANNED * f64::from(u8::from(self.step == Step::SetDice));
        let spare = f64::from(self.time) - rounds;
        let win = 1.0 / (1.0 + (-spare / DOUBT).exp());
        let (built, all) = (self.built_in_all() as f64, self.built_in_all() as f64 + buildings as f64);
        win * (all + spare.max(0.0)) + (1.0 - win) * built
    }
}
