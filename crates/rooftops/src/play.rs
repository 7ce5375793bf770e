//! What an action does.

use rynek_kernel::Seat;

use crate::{
    CardId, Colour, Floors, GoalSet, Rooftops, Site,
    cards::Machine,
    score,
    setup::START_CARDS,
    state::{End, Phase, Trigger},
};

/// The number of turns in a row without a build after which the end begins: ten rounds (rooftops.end.standstill).
pub(crate) const fn standstill(players: usize) -> u8 {
    10 * players as u8
}

impl Rooftops {
    pub(crate) fn draw_goals(&mut self, goals: GoalSet) {
        self.goals = goals.iter().collect();
        self.phase = Phase::Deal;
    }

    #[inline]
    pub(crate) fn reveal(&mut self, card: CardId) {
        self.pile.remove(card);
        if self.market.len() < START_CARDS {
            self.market.push(card);
        } else {
            // rooftops.start.extra-cards
            self.starters.push(card);
        }
        if self.phase == Phase::Refill {
            self.finish();
        } else if self.market.len() + self.starters.len() == usize::from(self.setup.start_floors) {
            self.phase = Phase::Start;
        }
    }

    pub(crate) fn place_start(&mut self, site: Site, colour: Colour) {
        let map = self.edition.map_of(self.developers.len());
        self.city.found(map, map.place(site).expect("a site of the map"), colour);
        self.bank -= Floors::one(colour);
        if self.city.built().len() == usize::from(self.setup.start_floors) {
            // rooftops.start.extra-cards: shuffled back into the pile.
            for card in self.starters.drain(..) {
                self.pile.insert(card);
            }
            self.phase = Phase::Turn;
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, card: CardId, chosen: Floors) {
        let supply = self.supply(card);
        let taken = supply.printed + chosen;
        self.bank -= taken;
        self.developers[self.mover.index()].stock += taken;
        if supply.is_short() {
            self.begin_end(Trigger::Shortage);
        }
        self.market.retain(|offered| *offered != card);
        self.discards.insert(card);
        // rooftops.card.reshuffle
        if self.pile.is_empty() {
            self.pile = std::mem::take(&mut self.discards);
        }
        if let Some(machine) = self.edition.get().known_card(card).machine {
            self.move_machine(machine);
        }
        self.phase = Phase::Refill;
    }

    pub(crate) fn put_back(&mut self, floors: Floors) {
        self.developers[self.mover.index()].stock -= floors;
        self.bank += floors;
        self.finish();
    }

    /// rooftops.build.order: floors, roof, machine, goals.
    #[inline]
    pub(crate) fn build(&mut self, site: Site, colour: Colour, roof: Site) {
        let map = self.map();
        let place = map.place(site).expect("a site of the map");
        let roof = map.place(roof).expect("a site of the map");
        let neighbours = map.near[place].and(self.city.built());
        let price = self.city.owed(place) + Floors::one(colour);
        self.developers[self.mover.index()].stock -= price;
        for near in neighbours.iter() {
            self.raise(near);
        }
        self.city.found(self.edition.map_of(self.developers.len()), place, colour);
        self.place_roof(self.mover, roof);
        let tower = self.city.tower(roof);
        // rooftops.machine.steps
        self.move_machine(Machine { colour: tower.colour, steps: tower.height });
        self.claim_goals();
        self.building = true;
        if self.moving().roofs == 0 {
            self.begin_end(Trigger::LastRoof);
        }
        self.finish();
    }

    /// Moves a marker, and grants an extra turn if that brings all four to another star column.
    #[inline]
    fn move_machine(&mut self, machine: Machine) {
        let edition = self.edition.get();
        let developer = &mut self.developers[self.mover.index()];
        let before = edition.stars_reached(developer.rearmost());
        let track = &mut developer.tracks[machine.colour as usize];
        // rooftops.machine.end
        *track = (*track + machine.steps).min(edition.last_space());
        // rooftops.extra.stars, rooftops.extra.one
        self.extra = edition.stars_reached(developer.rearmost()) > before;
    }

    /// The best token left of every goal that the mover has newly reached (rooftops.goal.best).
    #[inline]
    fn claim_goals(&mut self) {
        for (n, goal) in self.goals.clone().into_iter().enumerate() {
            let developer = self.moving();
            // rooftops.goal.once
            if developer.tokens[n] == 0
                && score::reached(goal, self.map(), &self.city, developer, self.setup.border_sides)
                && let Some(token) = self.tokens_left(n).first()
            {
                self.developers[self.mover.index()].tokens[n] = *token;
            }
        }
    }

    /// Ends an action: surplus floors are put back, then an extra turn if one was granted, otherwise the next player.
    #[inline]
    pub(crate) fn finish(&mut self) {
        // rooftops.limit.when, rooftops.limit.after-extra
        let later = self.extra && self.setup.limit_after_extra;
        if self.excess() > 0 && !later {
            self.phase = Phase::PutBack;
        } else if std::mem::take(&mut self.extra) {
            self.phase = Phase::Extra;
        } else {
            self.end_turn();
        }
    }

    /// rooftops.end.first: the first trigger decides the order of the last turns.
    fn begin_end(&mut self, trigger: Trigger) {
        if self.end.is_none() {
            self.end = Some(End { trigger, seat: self.mover, equal_turns: self.setup.equal_turns });
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.count_quiet_turn();
        let next = self.mover.next(self.developers.len());
        self.phase = Phase::Turn;
        if let Some(end) = self.end {
            let by_roof = end.trigger == Trigger::LastRoof;
            if end.equal_turns {
                return self.end_turn_of_round(by_roof);
            }
            if by_roof || self.last_turns {
                self.fix_cone(self.mover);
            }
            // rooftops.end.roof-order, rooftops.end.shortage-order
            let last = if by_roof { next } else { self.mover };
            if self.last_turns && last == end.seat {
                self.phase = Phase::Over;
                return;
            }
            self.last_turns = true;
        }
        self.mover = next;
    }

    /// rooftops.end.equal-turns: the round in which a last roof was placed is the last one; after a shortage or a
    /// standstill it is the next one.
    #[cold]
    fn end_turn_of_round(&mut self, by_roof: bool) {
        let round_is_over = self.mover.index() + 1 == self.developers.len();
        if by_roof && !self.last_turns {
            // The last turn of those before was in this round too.
            Seat::all(self.mover.index()).for_each(|seat| self.fix_cone(seat));
        }
        if by_roof || self.last_turns {
            self.fix_cone(self.mover);
            if round_is_over {
                self.last_turns = true;
                self.phase = Phase::Over;
                return;
            }
        }
        self.last_turns |= by_roof || round_is_over;
        self.mover = self.mover.next(self.developers.len());
    }

    #[inline]
    fn count_quiet_turn(&mut self) {
        let built = std::mem::take(&mut self.building);
        if built || self.end.is_some() {
            self.quiet = 0;
            return;
        }
        self.quiet += 1;
        if self.quiet == standstill(self.developers.len()) {
            self.quiet = 0;
            self.begin_end(Trigger::Standstill);
        }
    }

    /// rooftops.cone.fixed
    fn fix_cone(&mut self, seat: Seat) {
        let space = self.cone_space(seat);
        self.developers[seat.index()].cone = Some(space);
    }
}
