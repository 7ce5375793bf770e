//! How far each planner is from placing everything.

use arrayvec::ArrayVec;
use rynek_kernel::{Seat, Seats};

use super::{
    plans::Plans,
    reach::{Helpful, Needs},
};
use crate::{
    Phase, Planners, Weights,
    components::LENGTHS,
    lanes::{LONGEST, SHORTEST},
    state::{MOST_PLAYERS, Planner},
};

/// With fewer tiles than this, they may run out before a player has placed everything.
const FEW_TILES: f64 = 8.0;

/// The objects that a planner has not placed, by the room for them.
#[derive(Default)]
struct Unlaid {
    /// Objects without a place, by length.
    missing: [u8; LENGTHS],
    /// Objects with one place, with two, and with more.
    places: [u8; 3],
    /// How many have a place, and how many of them can be placed together.
    placed: u32,
    together: u32,
    /// How many fit only where a rival could place an object.
    threatened: u32,
}

impl Planners {
    /// The cost of everything that each seat still has to do.
    pub(crate) fn costs(&self, weights: &Weights) -> Seats<f64> {
        let needs = self.city.needs();
        let plans: ArrayVec<Plans, MOST_PLAYERS> = self.planners.iter().map(|planner| self.plans(planner)).collect();
        let cost = |seat: Seat| match self.planners.get(seat.index()) {
            Some(planner) => self.cost(weights, seat, &plans, needs[planner.colour as usize]),
            None => 0.0,
        };
        Seat::all(self.setup.players.into()).map(|seat| self.wait(weights, seat) + cost(seat)).collect()
    }

    #[inline]
    fn plans(&self, planner: &Planner) -> Plans {
        let mut plans = Plans::default();
        let held = planner.rack.lengths(&self.edition);
        self.city.fits(&self.edition, planner.colour, held).for_each(|span| plans.note(span));
        plans
    }

    fn cost(&self, weights: &Weights, seat: Seat, plans: &[Plans], needs: Needs) -> f64 {
        let rack = self.planners[seat.index()].rack;
        let unlaid = self.unlaid(seat, plans);
        let left = usize::from(rack.len());
        let places: f64 =
            weights.places.iter().zip(unlaid.places).map(|(cost, objects)| cost * f64::from(objects)).sum();
        weights.left[left.clamp(1, weights.left.len()) - 1]
            + places
            + weights.clash * f64::from(unlaid.placed - unlaid.together)
            + weights.threat * f64::from(unlaid.threatened)
            + self.lack(weights, seat, &unlaid, needs)
            + weights.ending * self.hurry() * f64::from(rack.elements(&self.edition))
            - self.close(weights, seat, left, &unlaid)
    }

    fn unlaid(&self, seat: Seat, plans: &[Plans]) -> Unlaid {
        let mut unlaid = Unlaid::default();
        let own = &plans[seat.index()];
        let rivals = plans.iter().enumerate().filter(|(n, _)| *n != seat.index()).map(|(_, plans)| plans);
        let safe = own.safe_from(rivals);
        let rack = self.planners[seat.index()].rack;
        let mut used = [0; LONGEST as usize + 1];
        for length in rack.iter(&self.edition) {
            // A second object of the same length needs a place of its own.
            let used = &mut used[usize::from(length)];
            match own.ways(length).saturating_sub(*used) {
                0 => unlaid.missing[usize::from(length - SHORTEST)] += 1,
                ways => {
                    unlaid.places[ways.min(3) as usize - 1] += 1;
                    unlaid.threatened += u32::from(own.ways_of(length) & safe == 0);
                }
            }
            *used += 1;
        }
        unlaid.placed = unlaid.places.iter().map(|objects| u32::from(*objects)).sum();
        unlaid.together = own.together(rack.iter(&self.edition)).min(unlaid.placed);
        unlaid
    }

    /// The cost of objects without a place.
    fn lack(&self, weights: &Weights, seat: Seat, unlaid: &Unlaid, needs: Needs) -> f64 {
        if unlaid.missing == [0; LENGTHS] {
            return if self.lays_tile(seat) { -weights.tile[0] } else { 0.0 };
        }
        let colour = self.planners[seat.index()].colour;
        let offer = |tile| self.edition.tile_offer(tile, colour, self.setup.youngest);
        let mut unseen = Helpful::default();
        self.stack.iter().for_each(|tile| unseen.add(needs, offer(tile)));
        let missing = || unlaid.missing.iter().enumerate().filter(|(_, objects)| **objects > 0);
        let share = |helpful: Helpful, length: usize, tiles: usize| {
            f64::from(helpful.tiles(length as u8 + SHORTEST)) / tiles.max(1) as f64
        };
        let cost = |(length, objects): (usize, &u8)| {
            f64::from(*objects) * (weights.missing[length] - weights.relief(share(unseen, length, self.stack.len())))
        };
        let cost: f64 = missing().map(cost).sum();
        if !self.lays_tile(seat) {
            return cost;
        }
        let (mut help, mut tiles) = (unseen, self.stack.len());
        if let Phase::Tile(drawn) = self.phase {
            (help, tiles) = (Helpful::default(), 1);
            help.add(needs, offer(drawn));
        }
        let help: f64 = missing().map(|(length, _)| share(help, length, tiles)).sum();
        cost - weights.tile[0] - weights.tile[1] * help.min(1.0) - weights.tile[2] * (help - 1.0).max(0.0)
    }

    fn close(&self, weights: &Weights, seat: Seat, left: usize, unlaid: &Unlaid) -> f64 {
        let now = self.phase == Phase::Choice && seat == self.mover;
        match (left, unlaid.together, now) {
            (1, 1, true) => weights.close[0],
            (1, 1, false) => weights.close[1],
            (2, 2, true) => weights.close[2],
            (2, 2, false) => weights.close[3],
            _ => 0.0,
        }
    }

    /// The cost of waiting for others.
    fn wait(&self, weights: &Weights, seat: Seat) -> f64 {
        let players = f64::from(self.setup.players);
        let order = weights.order[0] + weights.order[1] * self.hurry();
        weights.turn * self.waits(seat) as f64 / players + order * seat.index() as f64 / (players - 1.0)
    }

    /// The number of rivals that a seat waits for. A player who places a tile has had their turn.
    fn waits(&self, seat: Seat) -> usize {
        let players = usize::from(self.setup.players);
        let next = match self.phase {
            Phase::Opening | Phase::Colours => 0,
            Phase::Draw | Phase::Tile(_) => self.mover.index() + 1,
            Phase::Choice | Phase::Final | Phase::Over => self.mover.index(),
        };
        (seat.index() + players - next % players) % players
    }

    /// Whether a seat is about to place a tile.
    fn lays_tile(&self, seat: Seat) -> bool {
        seat == self.mover && matches!(self.phase, Phase::Draw | Phase::Tile(_))
    }

    /// From 0 to 1: how near the tiles are to running out.
    fn hurry(&self) -> f64 {
        (1.0 - self.stack.len() as f64 / FEW_TILES).max(0.0)
    }
}
