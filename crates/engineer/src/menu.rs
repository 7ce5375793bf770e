//! The legal actions: listed, counted, and drawn at random.

use rynek_kernel::{Rng, below};

use crate::{
    Action, Area, AreaSet, Clearing, DieSet, DistrictId, Engineer, Kind, ProjectId, Quarter,
    deeds::Deeds,
    map::{count_pairs, each_pair, nth_pair, reach},
    state::DistrictSet,
};

/// Every arrangement of the four district cards.
pub(crate) fn layouts() -> impl Iterator<Item = [DistrictId; 4]> {
    (0..LAYOUTS).map(nth_layout)
}

pub(crate) const LAYOUTS: usize = 24;

/// The arrangement at this index: the first card has four choices, the second three, and so on.
pub(crate) fn nth_layout(place: usize) -> [DistrictId; 4] {
    let mut left: arrayvec::ArrayVec<DistrictId, 4> = DistrictId::all().collect();
    [place / 6, place / 2 % 3, place % 2, 0].map(|choice| left.remove(choice))
}

/// What a project card can do: the areas it leads to, and the deeds there.
pub(crate) struct Offer {
    pub to: AreaSet,
    pub deeds: Deeds,
    pub develops: bool,
}

impl Engineer {
    /// engineer.setup.start
    pub(crate) fn starts(&self) -> AreaSet {
        Area::all().filter(|area| self.face(*area).kind == Kind::Residential).collect()
    }

    /// Whether there is money for a clearing (engineer.extra.money).
    #[inline]
    pub(crate) fn can_pay_clearing(&self) -> bool {
        self.stock.money >= self.edition.get().numbers().clear_price
    }

    pub(crate) fn list_clearings(&self, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        let clear = |areas, die, paid| Action::Clear(Clearing { areas, die, paid });
        for die in self.dice.values().iter() {
            out.extend(self.tokens.iter().map(|area| clear(AreaSet::of(area), Some(die), false)));
        }
        if self.can_pay_clearing() {
            out.extend(self.tokens.iter().map(|area| clear(AreaSet::of(area), None, true)));
            for die in self.dice.values().iter() {
                out.extend(each_pair(self.tokens).map(|areas| clear(areas, Some(die), true)));
            }
        }
    }

    #[inline]
    pub(crate) fn random_clearing(&self, rng: &mut impl Rng) -> Action {
        let dice = self.dice.values();
        let (tokens, pairs) = (self.tokens.len(), count_pairs(self.tokens));
        let by_die = tokens * dice.len();
        let (by_money, by_both) = if self.can_pay_clearing() { (tokens, pairs * dice.len()) } else { (0, 0) };
        let mut place = below(rng, (1 + by_die + by_money + by_both) as u32) as usize;
        let clear = |areas, die, paid| Action::Clear(Clearing { areas, die, paid });
        if place < by_die {
            return clear(AreaSet::of(self.tokens.at(place % tokens)), Some(dice.at(place / tokens)), false);
        }
        place -= by_die;
        if place < by_money {
            return clear(AreaSet::of(self.tokens.at(place)), None, true);
        }
        place -= by_money;
        if place < by_both {
            return clear(nth_pair(self.tokens, place % pairs), Some(dice.at(place / pairs)), true);
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

    pub(crate) fn list_projects(&self, out: &mut Vec<Action>) {
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
        let from = |quarter: Quarter| offer.to.except(quarter.areas()).len();
        if offer.develops { self.developable().map(from).sum() } else { 0 }
    }

    #[inline]
    pub(crate) fn random_project(&self, rng: &mut impl Rng) -> Action {
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
        Action::Recover(recoveries.at(place))
    }

    /// The deeds that do not depend on where the engineer goes come first, then developing.
    #[inline]
    fn nth_play(&self, project: ProjectId, offer: &Offer, mut place: usize) -> Action {
        let deeds = offer.deeds.count();
        if place < offer.to.len() * deeds {
            return Action::Play(project, offer.to.at(place / deeds), offer.deeds.nth(place % deeds));
        }
        place -= offer.to.len() * deeds;
        for quarter in self.developable() {
            let from = offer.to.except(quarter.areas());
            match place.checked_sub(from.len()) {
                Some(rest) => place = rest,
                None => {
                    let deed = crate::Deed::Develop(self.layout[quarter as usize]);
                    return Action::Play(project, from.at(place), deed);
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

    pub(crate) fn list_investments(&self, out: &mut Vec<Action>) {
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
    pub(crate) fn random_investment(&self, rng: &mut impl Rng) -> Action {
        let dice = self.dice_here();
        match self.face(self.at).kind {
            Kind::Industrial(resources) => {
                let many = resources.len();
                match (below(rng, (1 + many * (1 + dice.len())) as u32) as usize).checked_sub(1) {
                    None => Action::Pass,
                    Some(place) if place < many => Action::Take(resources.at(place), None),
                    Some(place) => Action::Take(resources.at(place % many), Some(dice.at(place / many - 1))),
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
                        let building = buildable.at(building);
                        Action::Build(building, dice.at(die))
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
