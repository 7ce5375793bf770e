//! The legal actions: listed, counted, and drawn at random.

use rynek_kernel::{Rng, Weight, below};

use crate::{
    Action, Area, AreaSet, Clearing, DieSet, DistrictId, Engineer, Kind, ProjectId, Quarter,
    deeds::Deeds,
    dice::{kept_of, pairs, roll, rolls},
    map::reach,
    state::{DistrictSet, Step},
};

/// Every arrangement of the four district cards.
fn layouts() -> impl Iterator<Item = [DistrictId; 4]> {
    (0..LAYOUTS).map(nth_layout)
}

const LAYOUTS: usize = 24;

/// The arrangement at this place: the first card has four choices, the second three, and so on.
fn nth_layout(place: usize) -> [DistrictId; 4] {
    let mut left: arrayvec::ArrayVec<DistrictId, 4> = DistrictId::all().collect();
    [place / 6, place / 2 % 3, place % 2, 0].map(|choice| left.remove(choice))
}

/// What a project card can do: where it leads, and the deeds there.
pub(crate) struct Offer {
    pub to: AreaSet,
    pub deeds: Deeds,
    pub develops: bool,
}

impl Engineer {
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.step {
            Step::Layout => out.extend(layouts().map(Action::Layout)),
            Step::Start => out.extend(self.starts().iter().map(Action::Start)),
            Step::Roll => out.extend(rolls().map(|(dice, _)| Action::Roll(dice))),
            Step::SetDice => out.extend(pairs().map(Action::Set)),
            Step::Keep => out.extend(kept_of(self.dice).map(Action::Keep)),
            Step::Extra => self.list_clearings(out),
            Step::Project => self.list_projects(out),
            Step::Invest => self.list_investments(out),
            Step::CardBonus | Step::AreaBonus => {
                out.push(Action::Pass);
                self.bonus_deeds().each(|deed| out.push(Action::Bonus(deed)));
            }
            Step::Won | Step::OutOfTime | Step::OutOfTokens => {}
        }
    }

    pub(crate) fn list_chances(&self, out: &mut Vec<(Action, Weight)>) {
        match self.step {
            Step::Roll => out.extend(rolls().map(|(dice, weight)| (Action::Roll(dice), weight))),
            _ => out.extend(layouts().map(|layout| (Action::Layout(layout), 1))),
        }
    }

    #[inline]
    pub(crate) fn random_chance(&self, rng: &mut impl Rng) -> Action {
        match self.step {
            Step::Roll => Action::Roll(roll(rng)),
            _ => Action::Layout(nth_layout(below(rng, LAYOUTS as u32) as usize)),
        }
    }

    #[inline]
    pub(crate) fn random_choice(&self, rng: &mut impl Rng) -> Action {
        match self.step {
            Step::Extra => self.random_clearing(rng),
            Step::Project => self.random_project(rng),
            Step::Invest => self.random_investment(rng),
            Step::Keep => {
                let mut kept = kept_of(self.dice);
                let place = below(rng, kept.clone().count() as u32) as usize;
                Action::Keep(kept.nth(place).expect("a place within the pairs"))
            }
            Step::SetDice => {
                let place = below(rng, pairs().count() as u32) as usize;
                Action::Set(pairs().nth(place).expect("a place within the pairs"))
            }
            Step::CardBonus | Step::AreaBonus => {
                let deeds = self.bonus_deeds();
                match below(rng, 1 + deeds.count() as u32).checked_sub(1) {
                    Some(place) => Action::Bonus(deeds.nth(place as usize)),
                    None => Action::Pass,
                }
            }
            Step::Start => {
                let starts = self.starts();
                Action::Start(starts.nth(below(rng, starts.len() as u32) as usize))
            }
            _ => self.random_chance(rng),
        }
    }

    /// engineer.setup.start
    pub(crate) fn starts(&self) -> AreaSet {
        Area::all().filter(|area| self.face(*area).kind == Kind::Residential).collect()
    }

    /// Whether there is money for a clearing (engineer.extra.money).
    #[inline]
    fn can_pay_clearing(&self) -> bool {
        self.stock.money >= self.edition.get().numbers().clear_price
    }

    fn list_clearings(&self, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let clear = |areas, die, paid| Action::Clear(Clearing { areas, die, paid });
        for die in self.dice.values().iter() {
            out.extend(self.tokens.iter().map(|area| clear(AreaSet::of(area), Some(die), false)));
        }
        if self.can_pay_clearing() {
            out.extend(self.tokens.iter().map(|area| clear(AreaSet::of(area), None, true)));
            for die in self.dice.values().iter() {
                out.extend(self.tokens.each_pair().map(|areas| clear(areas, Some(die), true)));
            }
        }
    }

    #[inline]
    fn random_clearing(&self, rng: &mut impl Rng) -> Action {
        let dice = self.dice.values();
        let (tokens, pairs) = (self.tokens.len(), self.tokens.pairs());
        let by_die = tokens * dice.len();
        let (by_money, by_both) = if self.can_pay_clearing() { (tokens, pairs * dice.len()) } else { (0, 0) };
        let mut place = below(rng, (1 + by_die + by_money + by_both) as u32) as usize;
        let clear = |areas, die, paid| Action::Clear(Clearing { areas, die, paid });
        if place < by_die {
            return clear(AreaSet::of(self.tokens.nth(place % tokens)), Some(dice.nth(place / tokens)), false);
        }
        place -= by_die;
        if place < by_money {
            return clear(AreaSet::of(self.tokens.nth(place)), None, true);
        }
        place -= by_money;
        if place < by_both {
            return clear(self.tokens.nth_pair(place % pairs), Some(dice.nth(place / pairs)), true);
        }
        Action::Pass
    }

    /// What a card in hand can do now (engineer.project.ways).
    #[inline]
    pub(crate) fn offer(&self, project: ProjectId) -> Offer {
        let card = self.edition.get().project(project);
        let mut deeds = Deeds::PROJECT;
        deeds.allow(&card.basic_powers, self, self.dice);
        let mut develops = card.basic_powers.develop;
        // engineer.project.die
        if self.dice.values().has(card.die) {
            deeds.allow(&card.advanced_powers, self, self.dice.without(card.die));
            develops |= card.advanced_powers.develop;
        }
        Offer { to: reach(self.at, card.steps), deeds, develops }
    }

    fn list_projects(&self, out: &mut Vec<Action>) {
        for project in self.hand.iter() {
            let Offer { to, deeds, develops } = self.offer(project);
            for area in to.iter() {
                let others = self.developable().filter(|quarter| develops && *quarter != area.quarter());
                let districts: DistrictSet = others.map(|quarter| self.layout[quarter as usize]).collect();
                deeds.developing(districts).each(|deed| out.push(Action::Play(project, area, deed)));
            }
        }
        out.extend(self.recoveries().iter().map(Action::Recover));
    }

    /// Where the engineer can go to take the cards back (engineer.recover.move).
    #[inline]
    pub(crate) fn recoveries(&self) -> AreaSet {
        reach(self.at, self.edition.get().numbers().recover_steps)
    }

    /// How many actions develop a district (engineer.develop.engineer).
    #[inline]
    fn count_developing(&self, offer: &Offer) -> usize {
        let from = |quarter: Quarter| offer.to.without(quarter.areas()).len();
        if offer.develops { self.developable().map(from).sum() } else { 0 }
    }

    #[inline]
    fn random_project(&self, rng: &mut impl Rng) -> Action {
        let mut offers: arrayvec::ArrayVec<(ProjectId, Offer, usize), { ProjectId::COUNT }> = Default::default();
        let recoveries = self.recoveries();
        let mut all = recoveries.len();
        for project in self.hand.iter() {
            let offer = self.offer(project);
            let many = offer.to.len() * offer.deeds.count() + self.count_developing(&offer);
            all += many;
            offers.push((project, offer, many));
        }
        let mut place = below(rng, all as u32) as usize;
        for (project, offer, many) in &offers {
            match place.checked_sub(*many) {
                Some(rest) => place = rest,
                None => return self.nth_play(*project, offer, place),
            }
        }
        Action::Recover(recoveries.nth(place))
    }

    /// The deeds that do not depend on where the engineer goes come first, then developing.
    #[inline]
    fn nth_play(&self, project: ProjectId, offer: &Offer, mut place: usize) -> Action {
        let deeds = offer.deeds.count();
        if place < offer.to.len() * deeds {
            return Action::Play(project, offer.to.nth(place / deeds), offer.deeds.nth(place % deeds));
        }
        place -= offer.to.len() * deeds;
        for quarter in self.developable() {
            let from = offer.to.without(quarter.areas());
            match place.checked_sub(from.len()) {
                Some(rest) => place = rest,
                None => {
                    let deed = crate::Deed::Develop(self.layout[quarter as usize]);
                    return Action::Play(project, from.nth(place), deed);
                }
            }
        }
        unreachable!("a place within the offer")
    }

    /// The active dice that the engineer's area accepts (engineer.area.die).
    #[inline]
    pub(crate) fn dice_here(&self) -> DieSet {
        self.dice.values().and(self.face(self.at).dice)
    }

    fn list_investments(&self, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let dice = self.dice_here();
        match self.face(self.at).kind {
            Kind::Industrial(resources) => {
                out.extend(resources.iter().map(|resource| Action::Take(resource, None)));
                let with = |die| resources.iter().map(move |resource| Action::Take(resource, Some(die)));
                out.extend(dice.iter().flat_map(with));
            }
            Kind::Trade => self.stock.each_trade(dice, |trade| out.push(Action::Trade(trade))),
            Kind::Residential => {
                out.push(Action::Tax);
                let buildable = self.buildable();
                let with = |die| buildable.iter().map(move |building| Action::Build(building, die));
                out.extend(dice.iter().flat_map(with));
            }
        }
    }

    #[inline]
    fn random_investment(&self, rng: &mut impl Rng) -> Action {
        let dice = self.dice_here();
        match self.face(self.at).kind {
            Kind::Industrial(resources) => {
                let many = resources.len();
                match (below(rng, (1 + many * (1 + dice.len())) as u32) as usize).checked_sub(1) {
                    None => Action::Pass,
                    Some(place) if place < many => Action::Take(resources.nth(place), None),
                    Some(place) => Action::Take(resources.nth(place % many), Some(dice.nth(place / many - 1))),
                }
            }
            Kind::Trade => {
                let trades = self.stock.count_trades(dice);
                match below(rng, 1 + trades as u32).checked_sub(1) {
                    None => Action::Pass,
                    Some(place) => Action::Trade(self.stock.nth_trade(dice, place as usize)),
                }
            }
            Kind::Residential => {
                let buildable = self.buildable();
                match below(rng, (2 + buildable.len() * dice.len()) as u32) as usize {
                    0 => Action::Pass,
                    1 => Action::Tax,
                    place => {
                        let place = place - 2;
                        let (die, building) = (place / buildable.len(), place % buildable.len());
                        let building = buildable.iter().nth(building).expect("a place within the set");
                        Action::Build(building, dice.nth(die))
                    }
                }
            }
        }
    }

    /// What the bonus of the part just built allows (engineer.bonus.kinds).
    #[inline]
    pub(crate) fn bonus_deeds(&self) -> Deeds {
        let mut deeds = Deeds::BONUS;
        if let Some(bonus) = self.latest_bonus() {
            deeds.allow(&bonus.powers(), self, self.dice);
        }
        deeds
    }
}
