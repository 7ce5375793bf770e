//! What an action does.

use crate::{
    Action, Area, AreaSet, Bonus, BuildingId, Clearing, Deed, Dice, Die, Engineer, ProjectId,
    components::Powers,
    state::{BuildingSet, ProjectSet, Step},
};

impl Engineer {
    /// Two dice are active, the third is not (engineer.keep.third). Extra actions come next, if there is any token
    /// to clear (engineer.extra.when).
    pub(crate) fn prepare(&mut self, dice: Dice) {
        self.dice = dice;
        self.step = if self.tokens.is_empty() { Step::Project } else { Step::Extra };
    }

    /// The die that an action activates.
    #[inline]
    pub(crate) fn die_for(&self, action: Action) -> Option<Die> {
        match action {
            Action::Clear(clearing) => clearing.die,
            Action::Play(project, _, deed) => {
                let card = self.edition.get().project(project);
                deed.is_within(&card.advanced_powers).then_some(card.die)
            }
            Action::Take(_, die) => die,
            Action::Build(_, die) => Some(die),
            Action::Trade(trade) => trade.die,
            _ => None,
        }
    }

    pub(crate) fn clear(&mut self, clearing: Clearing) {
        if clearing.paid {
            self.stock.money -= self.edition.numbers().clear_price;
        }
        self.lift(clearing.areas);
        self.step = Step::Project;
    }

    /// Tokens go back to the pool (engineer.token.back).
    #[inline]
    fn lift(&mut self, areas: AreaSet) {
        self.pool += self.tokens.and(areas).len() as u8;
        self.tokens = self.tokens.except(areas);
    }

    /// engineer.project.first-move: first the engineer moves, then comes the deed.
    pub(crate) fn play_project(&mut self, project: ProjectId, to: Area, deed: Deed) {
        self.at = to;
        self.hand = self.hand.without(project);
        self.discarded = self.discarded.with(project);
        match deed {
            // engineer.plan.skips
            Deed::Plan => self.end_round(Step::SetDice),
            Deed::Build(building) => self.build(building, Step::CardBonus),
            _ => {
                self.carry_out_deed(deed);
                self.invest();
            }
        }
    }

    pub(crate) fn carry_out_deed(&mut self, deed: Deed) {
        let numbers = self.edition.numbers();
        match deed {
            Deed::Remove(areas) => self.lift(areas),
            Deed::Take(resource) => self.stock.gain(resource, 1, numbers),
            Deed::SetDie(from, to) => self.dice = self.dice.without(from).with(to),
            Deed::Halt => self.halted = true,
            Deed::Swap(swap) => self.stock.swap(swap, numbers),
            Deed::Develop(district) => {
                let quarter = self.quarter_of(district);
                self.developed.insert(quarter);
                self.lift(quarter.areas());
            }
            // Building and planning decide the next step, so the caller carries them out.
            Deed::Nothing | Deed::Plan | Deed::Build(_) => {}
        }
    }

    /// engineer.recover.all, engineer.recover.time
    pub(crate) fn recover(&mut self, to: Area) {
        self.at = to;
        self.hand = ProjectSet::ALL;
        self.discarded = ProjectSet::NONE;
        self.time = self.time.saturating_sub(self.edition.numbers().recover_time);
        if self.time == 0 {
            self.step = Step::OutOfTime;
        } else {
            self.invest();
        }
    }

    /// The investment phase, unless the engineer's area has a token (engineer.invest.token).
    fn invest(&mut self) {
        if self.tokens.has(self.at) {
            self.end_round(Step::Roll);
        } else {
            self.step = Step::Invest;
        }
    }

    /// Continues the round after an optional action.
    pub(crate) fn go_on(&mut self) {
        match self.step {
            Step::Extra => self.step = Step::Project,
            Step::CardBonus => self.invest(),
            _ => self.end_round(Step::Roll),
        }
    }

    /// A building is paid and gets its token; then comes its bonus, if it has one (engineer.build.cost,
    /// engineer.build.token, engineer.bonus.when).
    pub(crate) fn build(&mut self, building: BuildingId, bonus: Step) {
        let buildings = self.edition.buildings(self.building_card());
        self.stock = self.stock.less(&buildings[building.index()].cost);
        self.pool -= 1;
        self.built = self.built.with(building);
        self.step = bonus;
        if self.built.len() == buildings.len() {
            self.finish_card();
        }
        if self.step == bonus && !self.bonus_can_be_used() {
            self.go_on();
        }
    }

    /// The game is won, or the card is flipped (engineer.end.won, engineer.extended.turn).
    fn finish_card(&mut self) {
        if usize::from(self.card) + 1 == self.setup.mode.cards().len() {
            self.step = Step::Won;
            return;
        }
        self.card += 1;
        self.pool += (self.tokens.len() + self.built.len()) as u8;
        self.tokens = AreaSet::NONE;
        self.built = BuildingSet::NONE;
    }

    /// The bonus of the part built last.
    #[inline]
    pub(crate) fn latest_bonus(&self) -> Option<Bonus> {
        // Parts are built in order, so the last one built is the last of those that are.
        let latest = self.built.len().checked_sub(1)?;
        self.buildings()[latest].bonus.filter(|_| self.building_card().is_challenge())
    }

    /// The fewest tokens that a card or a bonus can remove (engineer.token.most, engineer.token.exact).
    #[inline]
    pub(crate) fn fewest_removed(&self, powers: &Powers) -> usize {
        if self.setup.exact_removal { usize::from(powers.remove).min(self.tokens.len()) } else { 1 }
    }

    /// engineer.bonus.useless
    pub(crate) fn bonus_can_be_used(&self) -> bool {
        match self.latest_bonus() {
            Some(Bonus::Remove2) => !self.tokens.is_empty(),
            Some(Bonus::Take1 | Bonus::NoTime) => true,
            None => false,
        }
    }

    /// engineer.end-phase.dice
    #[inline]
    pub(crate) fn unused_dice_bonus(&self, unused: Dice) -> u8 {
        if unused.len() == 2 { self.edition.numbers().unused_dice_bonus } else { 0 }
    }

    /// The end phase, in this order: the token, the money for unused dice, the time (engineer.end-phase.order).
    pub(crate) fn end_round(&mut self, next: Step) {
        let numbers = self.edition.numbers();
        if !self.tokens.has(self.at) {
            if self.pool == 0 {
                self.step = Step::OutOfTokens;
                return;
            }
            self.pool -= 1;
            self.tokens = self.tokens.with(self.at);
        }
        self.stock.earn(self.unused_dice_bonus(self.dice), numbers);
        self.time -= u8::from(!self.halted);
        self.halted = false;
        self.dice = Dice::NONE;
        self.step = if self.time == 0 { Step::OutOfTime } else { next };
    }
}
