//! Which rule an action breaks, if it breaks one.

use rynek_kernel::{Illegal, Message};

use crate::{
    Area, AreaSet, BuildingId, Clearing, Deed, Dice, Die, DistrictId, DistrictSide, Engineer, Kind, ProjectId,
    Resource, Swap, Trade, components::Powers, map::reach, phrases,
};

type Checked = Result<(), Illegal>;

/// Legal if this holds; otherwise it breaks a rule.
pub(crate) fn ensure(holds: bool, refusal: impl FnOnce() -> Illegal) -> Checked {
    if holds { Ok(()) } else { Err(refusal()) }
}

impl Engineer {
    pub(crate) fn check_start(&self, area: Area) -> Checked {
        let starts = self.starts();
        ensure(starts.has(area), || {
            Illegal::new("engineer.setup.start").with("area", area.to_string()).with("areas", phrases::areas(starts))
        })
    }

    pub(crate) fn check_keep(&self, dice: Dice) -> Checked {
        ensure(dice.len() == 2 && self.dice.include(dice), || {
            Illegal::new("engineer.keep.two").with("rolled", phrases::dice(self.dice.iter()))
        })
    }

    fn check_active(&self, die: Die) -> Checked {
        ensure(self.dice.values().has(die), || {
            let active = match self.dice.len() {
                0 => Message::new("engineer-no-active-dice"),
                _ => Message::new("engineer-active-dice").with("dice", phrases::dice(self.dice.iter())),
            };
            Illegal::new("engineer.dice.active").with("die", die as u8).then(active)
        })
    }

    pub(crate) fn check_clearing(&self, clearing: Clearing) -> Checked {
        let means = usize::from(clearing.die.is_some()) + usize::from(clearing.paid);
        let price = self.edition.numbers().clear_price;
        ensure(clearing.areas.len() == means, || Illegal::new("engineer.extra.each").with("price", price))?;
        if let Some(die) = clearing.die {
            self.check_active(die)?;
        }
        ensure(!clearing.paid || self.stock.money >= price, || {
            Illegal::new("engineer.extra.money").with("price", price).with("money", self.stock.money)
        })?;
        self.check_tokens(clearing.areas)
    }

    fn check_tokens(&self, areas: AreaSet) -> Checked {
        match areas.except(self.tokens).iter().next() {
            Some(area) => Err(Illegal::new("engineer.token.there").with("area", area.to_string())),
            None => Ok(()),
        }
    }

    pub(crate) fn check_walk(&self, to: Area, steps: u8) -> Checked {
        ensure(to != self.at, || Illegal::new("engineer.move.return").with("area", to.to_string()))?;
        ensure(reach(self.at, steps).has(to), || {
            Illegal::new("engineer.move.exact")
                .with("from", self.at.to_string())
                .with("to", to.to_string())
                .with("steps", steps)
        })
    }

    pub(crate) fn check_play(&self, project: ProjectId, to: Area, deed: Deed) -> Checked {
        ensure(self.hand.has(project), || Illegal::new("engineer.project.hand").with("project", project.to_string()))?;
        let card = self.edition.get().project(project);
        self.check_walk(to, card.steps)?;
        if deed == Deed::Nothing || deed == Deed::Plan {
            return Ok(());
        }
        let (powers, dice) = if deed.is_within(&card.basic_powers) {
            (card.basic_powers, self.dice)
        } else if deed.is_within(&card.advanced_powers) {
            ensure(self.dice.values().has(card.die), || {
                Illegal::new("engineer.project.die").with("project", project.to_string()).with("die", card.die as u8)
            })?;
            (card.advanced_powers, self.dice.without(card.die))
        } else {
            let no = Illegal::new("engineer.project.ways").with("project", project.to_string());
            return Err(no
                .with("deed", deed.name())
                .with("basic", card.basic.name())
                .with("advanced", card.advanced.name()));
        };
        self.check_deed(deed, &powers, to, dice)
    }

    /// A deed of a kind that the card or the bonus allows.
    fn check_deed(&self, deed: Deed, powers: &Powers, to: Area, dice: Dice) -> Checked {
        match deed {
            Deed::Remove(areas) => {
                ensure(areas.len() <= usize::from(powers.remove), || {
                    Illegal::new("engineer.token.most").with("most", powers.remove)
                })?;
                let least = self.fewest_removed(powers);
                ensure(areas.len() >= least, || Illegal::new("engineer.token.exact").with("tokens", least))?;
                self.check_tokens(areas)
            }
            Deed::SetDie(from, to) => {
                ensure(dice.values().has(from), || Illegal::new("engineer.set-die.active").with("die", from as u8))?;
                ensure(from != to, || Illegal::new("engineer.set-die.other").with("die", from as u8))
            }
            Deed::Build(building) => self.check_build(building),
            Deed::Swap(swap) => {
                ensure(swap.is_double(), || Illegal::new("engineer.swap.two"))?;
                self.check_swap(swap)
            }
            Deed::Develop(district) => self.check_develop(district, to),
            Deed::Nothing | Deed::Plan | Deed::Take(_) | Deed::Halt => Ok(()),
        }
    }

    fn check_swap(&self, swap: Swap) -> Checked {
        ensure(self.stock.count(swap.give()) > 0, || {
            Illegal::new("engineer.swap.owned").with("resource", swap.give().name())
        })?;
        ensure(swap.get().all(|resource| resource != swap.give()), || {
            Illegal::new("engineer.swap.other").with("resource", swap.give().name())
        })
    }

    fn check_develop(&self, district: DistrictId, to: Area) -> Checked {
        let quarter = self.quarter_of(district);
        let refuse = |rule| Illegal::new(rule).with("district", self.district_name(district));
        ensure(self.side(quarter) == DistrictSide::A, || refuse("engineer.develop.side"))?;
        ensure(quarter != to.quarter(), || refuse("engineer.develop.engineer"))?;
        ensure(!self.tokens.and(quarter.areas()).is_empty(), || refuse("engineer.develop.token"))
    }

    pub(crate) fn check_build(&self, building: BuildingId) -> Checked {
        let buildings = self.buildings();
        let Some(planned) = buildings.get(building.index()) else {
            let no = Illegal::new("engineer.build.card").with("building", building.index() + 1);
            return Err(no.with("most", buildings.len()));
        };
        let refuse = |rule| Illegal::new(rule).with("building", planned.name.arg());
        ensure(!self.built.has(building), || refuse("engineer.build.once"))?;
        ensure(self.unbuilt().has(building), || {
            let next = self.unbuilt().iter().next().map_or(0, BuildingId::index);
            refuse("engineer.challenge.order").with("next", buildings[next].name.arg())
        })?;
        ensure(self.pool > 0, || refuse("engineer.build.token"))?;
        ensure(self.stock.covers(&planned.cost), || {
            let have = Message::new("engineer-have").with("stock", phrases::stock(&self.stock));
            refuse("engineer.build.cost").with("cost", phrases::stock(&planned.cost)).then(have)
        })
    }

    /// Only an area of this kind has this action; of which resources does not matter here.
    pub(crate) fn check_kind(&self, kind: Kind) -> Checked {
        let here = self.face(self.at).kind;
        ensure(here.name() == kind.name(), || {
            Illegal::new("engineer.area.kinds").with("area", self.at.to_string()).with("kind", here.name())
        })
    }

    pub(crate) fn check_die_here(&self, die: Die) -> Checked {
        self.check_active(die)?;
        let dice = self.face(self.at).dice;
        ensure(dice.has(die), || {
            Illegal::new("engineer.area.die")
                .with("area", self.at.to_string())
                .with("die", die as u8)
                .with("values", phrases::dice(dice.iter()))
        })
    }

    pub(crate) fn check_take(&self, resource: Resource, die: Option<Die>) -> Checked {
        let Kind::Industrial(resources) = self.face(self.at).kind else {
            return self.check_kind(Kind::Industrial(Default::default()));
        };
        ensure(resources.has(resource), || {
            Illegal::new("engineer.industrial.resource")
                .with("area", self.at.to_string())
                .with("resource", resource.name())
                .with("gives", phrases::resources(resources))
        })?;
        die.map_or(Ok(()), |die| self.check_die_here(die))
    }

    pub(crate) fn check_trade(&self, trade: Trade) -> Checked {
        self.check_kind(Kind::Trade)?;
        let double = trade.swap.is_some_and(Swap::is_double);
        ensure(double == trade.die.is_some(), || Illegal::new("engineer.trade.die"))?;
        if let Some(die) = trade.die {
            self.check_die_here(die)?;
        }
        if let Some(swap) = trade.swap {
            self.check_swap(swap)?;
        }
        match trade.sell {
            Some(resource) => ensure(self.stock.sellable(trade.swap).has(resource), || {
                Illegal::new("engineer.trade.sale").with("resource", resource.name())
            }),
            None => Ok(()),
        }
    }

    pub(crate) fn check_bonus(&self, deed: Deed) -> Checked {
        match self.latest_bonus().map(|bonus| bonus.powers()) {
            Some(powers) if deed.is_within(&powers) => self.check_deed(deed, &powers, self.at, self.dice),
            _ => Err(Illegal::new("engineer.bonus.kinds").with("deed", deed.name())),
        }
    }

    pub(crate) fn check_layout(&self, layout: [DistrictId; 4]) -> Checked {
        let twice = (1..layout.len()).find(|place| layout[..*place].contains(&layout[*place]));
        match twice {
            Some(place) => {
                Err(Illegal::new("engineer.setup.each-once").with("district", self.district_name(layout[place])))
            }
            None => Ok(()),
        }
    }
}
