//! The ways through the rest of a round that are considered.

use rynek_kernel::Game;

use super::features::place;
use crate::{
    Action, Area, AreaSet, Deed, Die, Engineer, Kind, ProjectId, Quarter, Resource, Swap, Trade, Weights,
    components::{Powers, tables::Grounds},
    map::QuarterSet,
    state::Step,
};

/// A way through the rest of a round.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// The assurance after it.
    pub assurance: f64,
    /// The position it ends in.
    pub end: Engineer,
}

/// Searches for the best way.
pub(crate) struct Judge<'a> {
    weights: &'a Weights,
    /// The grounds of the current map, and the quarters that are developed.
    grounds: Grounds,
    developed: QuarterSet,
    /// The resources that are worth taking.
    needed: [bool; 3],
    /// Whether money is worth taking.
    needs_money: bool,
    /// Kinds of areas, and the cost of a token on each in rounds, the highest first.
    burdens: [(f64, AreaSet); 5],
    /// Whether a die that is left over may have cleared an area before.
    may_clear: bool,
}

impl<'a> Judge<'a> {
    /// A search from here to the end of the round.
    pub fn of(game: &Engineer, weights: &'a Weights) -> Judge<'a> {
        let missing = game.missing();
        let needed = Resource::ALL.map(|resource| missing.count(resource) > 0);
        let rounds = weights.rounds(game.course());
        let grounds = game.grounds();
        let industrial =
            |n: usize| (if needed[n] { rounds[place::CLOSED + 2 + n] } else { 0.0 }, grounds.industrial[n]);
        let mut burdens = [
            (rounds[place::CLOSED], grounds.residential),
            (rounds[place::CLOSED + 1], grounds.trade),
            industrial(0),
            industrial(1),
            industrial(2),
        ];
        burdens.sort_by(|one, other| other.0.total_cmp(&one.0));
        let may_clear = matches!(game.step, Step::Keep | Step::Extra) && !game.tokens.is_empty();
        let developed = game.developed;
        Judge { weights, grounds, developed, needed, needs_money: missing.money > 0, burdens, may_clear }
    }

    /// The best way from here.
    pub fn best_way(&self, game: &Engineer) -> Way {
        let mut best = Way { assurance: f64::NEG_INFINITY, end: game.clone() };
        self.follow(game, 0, &mut best);
        best
    }

    /// Follows every way from here. `spare` dice were left if the round has ended.
    fn follow(&self, game: &Engineer, spare: usize, best: &mut Way) {
        match game.step {
            Step::Keep => {
                for dice in crate::dice::kept_of(game.dice) {
                    self.through_projects(&Engineer { dice, step: Step::Project, ..game.clone() }, best);
                }
            }
            Step::Extra | Step::Project => self.through_projects(game, best),
            Step::Invest => self.through_investments(game, best),
            Step::CardBonus | Step::AreaBonus => self.through_bonuses(game, best),
            _ => self.judge(game, spare, best),
        }
    }

    #[inline]
    fn try_out(&self, game: &Engineer, action: Action, used: bool, best: &mut Way) {
        let mut next = game.clone();
        next.play_unchecked(action);
        self.follow(&next, game.dice.len() - usize::from(used), best);
    }

    /// Evaluates the end of a round.
    #[inline]
    fn judge(&self, end: &Engineer, spare: usize, best: &mut Way) {
        let may_clear = self.may_clear && spare > 0 && !end.step.is_end();
        let cleared = if may_clear { self.worst_token(end.tokens, end.at) } else { None };
        // A die that clears an area is used, so there is no money for two unused dice.
        let bonus = if spare == 2 { end.edition.get().numbers().unused_dice_bonus } else { 0 };
        let fewer = cleared.map_or(0.0, |(rounds, _)| rounds - f64::from(bonus) * self.dollar(end)).max(0.0);
        let assurance = if end.developed == self.developed {
            end.assurance_with(self.weights, &self.grounds, fewer)
        } else {
            end.assurance_with(self.weights, &end.grounds(), fewer)
        };
        if assurance > best.assurance {
            *best = Way { assurance, end: end.clone() };
            if let Some((_, area)) = cleared.filter(|_| fewer > 0.0) {
                best.end.tokens = best.end.tokens.without(area);
                best.end.pool += 1;
                best.end.stock.money = best.end.stock.money.saturating_sub(bonus);
            }
        }
    }

    /// The number of rounds that a dollar saves.
    #[inline]
    fn dollar(&self, game: &Engineer) -> f64 {
        if self.needs_money { self.weights.rounds(game.course())[place::MISSING_MONEY].max(0.0) } else { 0.1 }
    }

    /// The token that costs the most, except the one on this area.
    #[inline]
    fn worst_token(&self, tokens: AreaSet, but: Area) -> Option<(f64, Area)> {
        let others = tokens.without(but);
        let found = self.burdens.iter().find(|(_, areas)| !others.and(*areas).is_empty());
        found.map(|(rounds, areas)| (*rounds, others.and(*areas).at(0)))
    }

    fn through_projects(&self, game: &Engineer, best: &mut Way) {
        for project in game.hand.iter() {
            let steps = game.edition.get().project(project).steps;
            for to in crate::reach(game.at, steps).iter() {
                self.through_project(game, project, to, best);
            }
        }
        game.recoveries().iter().for_each(|to| self.try_out(game, Action::Recover(to), false, best));
    }

    fn through_project(&self, game: &Engineer, project: ProjectId, to: Area, best: &mut Way) {
        let card = game.edition.get().project(project);
        let mut any = false;
        self.deeds(game, &card.basic_powers, Some(to), None, |deed| {
            any = true;
            self.try_out(game, Action::Play(project, to, deed), false, best);
        });
        if !any {
            self.try_out(game, Action::Play(project, to, Deed::Nothing), false, best);
        }
        if game.dice.values().has(card.die) {
            self.deeds(game, &card.advanced_powers, Some(to), Some(card.die), |deed| {
                self.try_out(game, Action::Play(project, to, deed), true, best);
            });
        }
        self.try_out(game, Action::Play(project, to, Deed::Plan), false, best);
    }

    /// The deeds to consider with these powers for an engineer who goes there and uses this die.
    #[inline]
    fn deeds(&self, game: &Engineer, powers: &Powers, to: Option<Area>, die: Option<Die>, mut visit: impl FnMut(Deed)) {
        if powers.remove > 0 {
            let fewest = game.fewest_removed(powers);
            let whole = |areas: AreaSet| {
                let more = if areas.len() < fewest { game.tokens.except(areas).first() } else { AreaSet::NONE };
                visit(Deed::Remove(areas.or(more)));
            };
            self.removals(game.tokens, to.unwrap_or(game.at), powers.remove > 1, whole);
        }
        if powers.take {
            self.wanted().for_each(|resource| visit(Deed::Take(resource)));
        }
        if powers.build {
            game.buildable().iter().for_each(|building| visit(Deed::Build(building)));
        }
        if powers.halt {
            visit(Deed::Halt);
        }
        if powers.swap {
            let gives = game.stock.owned();
            gives
                .iter()
                .flat_map(Swap::doubles)
                .filter(|swap| self.is_wanted(*swap))
                .for_each(|swap| visit(Deed::Swap(swap)));
        }
        let Some(to) = to else { return };
        if powers.set_die && !game.tokens.has(to) {
            let dice = die.map_or(game.dice, |die| game.dice.without(die));
            let fitting = game.face(to).dice;
            if dice.values().and(fitting).is_empty() {
                let values = dice.values().iter();
                values
                    .flat_map(|from| fitting.iter().map(move |to| (from, to)))
                    .take(2)
                    .for_each(|(from, to)| visit(Deed::SetDie(from, to)));
            }
        }
        if powers.develop {
            let quarters = game.developable().filter(|quarter: &Quarter| *quarter != to.quarter());
            quarters.for_each(|quarter| visit(Deed::Develop(game.layout[quarter as usize])));
        }
    }

    /// The tokens to remove: the one where the engineer goes, the worst one, or both.
    #[inline]
    fn removals(&self, tokens: AreaSet, to: Area, two: bool, mut visit: impl FnMut(AreaSet)) {
        let here = AreaSet::of(to).and(tokens);
        let Some((_, worst)) = self.worst_token(tokens, to) else {
            if !here.is_empty() {
                visit(here);
            }
            return;
        };
        let worst = AreaSet::of(worst);
        if !two {
            visit(worst);
            if !here.is_empty() {
                visit(here);
            }
            return;
        }
        let second = self.worst_token(tokens.except(worst), to).map_or(AreaSet::NONE, |(_, area)| AreaSet::of(area));
        visit(worst.or(second));
        if !here.is_empty() {
            visit(worst.or(here));
        }
    }

    #[inline]
    fn wanted(&self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(|resource| self.needed[*resource as usize])
    }

    #[inline]
    fn is_wanted(&self, swap: Swap) -> bool {
        swap.get().all(|resource| self.needed[resource as usize])
    }

    fn through_investments(&self, game: &Engineer, best: &mut Way) {
        let dice = game.dice_here();
        match game.face(game.at).kind {
            Kind::Industrial(resources) => {
                for resource in resources.iter() {
                    let die = dice.iter().next();
                    if die.is_some() {
                        self.try_out(game, Action::Take(resource, die), true, best);
                    }
                    if die.is_none() || game.dice.len() == 2 {
                        self.try_out(game, Action::Take(resource, None), false, best);
                    }
                }
            }
            Kind::Trade => game.stock.each_trade(dice, |trade| {
                if self.is_worth_a_trade(trade) {
                    self.try_out(game, Action::Trade(trade), trade.die.is_some(), best);
                }
            }),
            Kind::Residential => {
                self.try_out(game, Action::Tax, false, best);
                if let Some(die) = dice.iter().next() {
                    let buildable = game.buildable();
                    buildable.iter().for_each(|building| self.try_out(game, Action::Build(building, die), true, best));
                }
            }
        }
    }

    /// A sale is considered for money that is needed; with an exchange, only of what is not needed itself.
    fn is_worth_a_trade(&self, trade: Trade) -> bool {
        let sale =
            trade.sell.is_none_or(|sold| self.needs_money && (trade.swap.is_none() || !self.needed[sold as usize]));
        sale && trade.swap.is_none_or(|swap| self.is_wanted(swap))
    }

    fn through_bonuses(&self, game: &Engineer, best: &mut Way) {
        self.try_out(game, Action::Pass, false, best);
        if let Some(bonus) = game.latest_bonus() {
            self.deeds(game, &bonus.powers(), None, None, |deed| self.try_out(game, Action::Bonus(deed), false, best));
        }
    }
}
