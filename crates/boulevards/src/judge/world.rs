//! One possible past, built clue by clue: who drew what, and what each player has now.

use rynek_kernel::{Rng, Seat, below};

use super::{
    facts::{Clue, Facts},
    trail::{Case, Claims, Trail, TrailStep, Trails},
};
use crate::{
    Boulevards, Lot, LotSet,
    draw::weighted,
    memory::{Memory, Note},
};

/// A draw that only the drawer saw.
#[derive(Clone, Copy)]
enum Draw {
    /// It was in the hand at the first clue.
    Before(Seat),
    /// It is one of the clues.
    Since(usize),
}

/// The past of all hands, while it is being constructed.
pub(crate) struct World<'a> {
    facts: &'a Facts,
    trails: &'a Trails,
    /// For each seat, the draws of each batch whose building is not decided yet.
    open: Vec<Vec<Vec<Draw>>>,
    hands_then: Vec<LotSet>,
    drawn: Vec<Option<Lot>>,
    hands: Vec<LotSet>,
    /// Places in bankrupt hands, and the buildings that were there.
    claimed: Vec<(u8, Lot)>,
}

impl<'a> World<'a> {
    pub(crate) fn new(facts: &'a Facts, trails: &'a Trails) -> World<'a> {
        let players = facts.sizes.len();
        let mut hands_then = vec![LotSet::default(); players];
        hands_then[facts.seat.index()] = facts.hand_then;
        let mut hands = vec![LotSet::default(); players];
        hands[facts.seat.index()] = facts.table.hand(facts.seat);
        let drawn = facts.clues.iter().map(|clue| if let Clue::Drew(_, lot) = clue { *lot } else { None });
        World {
            facts,
            trails,
            open: vec![Vec::new(); players],
            hands_then,
            drawn: drawn.collect(),
            hands,
            claimed: Vec::new(),
        }
    }

    /// Decides which buildings of this seat had been in bankrupt hands.
    pub(crate) fn settle_own(&mut self, case: Case, rng: &mut impl Rng) {
        for (clue, _, claims) in walk_back(&self.trails.own, case, true, rng) {
            if let Clue::Drew(_, Some(lot)) = self.facts.clues[clue] {
                self.claimed.extend(claims.iter().map(|claim| (*claim, lot)));
            }
        }
    }

    /// Decides when the buildings that left a hand were drawn, given the hand as it is now.
    pub(crate) fn settle(&mut self, seat: Seat, case: Case, rng: &mut impl Rng) {
        let trails = self.trails;
        let Some(trail) = trails.hands.iter().chain(&trails.bankrupt).find(|trail| trail.seat == seat) else { return };
        let mut seen = walk_back(trail, case, false, rng).into_iter().rev();
        let mut open = vec![vec![Draw::Before(seat); self.facts.sizes_at_first()[seat.index()]]];
        open.resize(trail.batches.len(), Vec::new());
        let hidden = |clue: &Clue| *clue == Clue::Drew(seat, None);
        let mut draws = (0..self.facts.clues.len()).filter(|n| hidden(&self.facts.clues[*n]));
        for step in &trail.steps {
            match step {
                TrailStep::Opened => {}
                TrailStep::Drew { batch } => open[*batch].extend(draws.next().map(Draw::Since)),
                TrailStep::Seen { .. } => {
                    let Some((clue, batch, claims)) = seen.next() else { continue };
                    let Clue::Built(_, lot) = self.facts.clues[clue] else { continue };
                    let draw = take(&mut open[batch], rng);
                    self.decide(draw, lot);
                    self.claimed.extend(claims.iter().map(|claim| (*claim, lot)));
                }
            }
        }
        self.open[seat.index()] = open;
    }

    fn decide(&mut self, draw: Option<Draw>, lot: Lot) {
        match draw {
            Some(Draw::Before(seat)) => self.hands_then[seat.index()].insert(lot),
            Some(Draw::Since(clue)) => self.drawn[clue] = Some(lot),
            None => {}
        }
    }

    /// Puts a building into one of these batches of a hand.
    pub(crate) fn place(&mut self, seat: Seat, batches: &[usize], lot: Lot, rng: &mut impl Rng) {
        let open = &mut self.open[seat.index()];
        let places: usize = batches.iter().map(|batch| open[*batch].len()).sum();
        let mut place = below(rng, places.max(1) as u32) as usize;
        for batch in batches {
            if place < open[*batch].len() {
                let draw = open[*batch].swap_remove(place);
                self.decide(Some(draw), lot);
                break;
            }
            place -= open[*batch].len();
        }
        if self.facts.table.plays(seat) {
            self.hands[seat.index()].insert(lot);
        }
    }

    /// Fills the remaining places from what is left, and returns the position.
    pub(crate) fn finish(mut self, rng: &mut impl Rng) -> Boulevards {
        for (claim, lot) in std::mem::take(&mut self.claimed) {
            let batch = &self.trails.returned[usize::from(claim)];
            let draw = take(&mut self.open[batch.seat.index()][batch.batch], rng);
            self.decide(draw, lot);
        }
        let mut bag = self.hands.iter().fold(self.facts.unseen(), |bag, hand| bag.except(*hand));
        for seat in Seat::all(self.hands.len()).filter(|seat| self.facts.table.plays(*seat)) {
            for draw in self.open[seat.index()].concat() {
                let place = below(rng, bag.len().max(1) as u32) as usize;
                let Some(lot) = bag.nth(place) else { break };
                bag.remove(lot);
                self.hands[seat.index()].insert(lot);
                self.decide(Some(draw), lot);
            }
        }
        let mut game = self.facts.table.clone();
        game.bag = bag;
        game.hands = self.hands.iter().copied().collect();
        game.memory = remembered(self.facts, self.hands_then.iter().copied(), self.drawn.iter().copied());
        game
    }
}

/// The memory of a position with these hands at the first clue and these draws.
pub(crate) fn remembered(
    facts: &Facts,
    hands_then: impl Iterator<Item = LotSet>,
    drawn: impl Iterator<Item = Option<Lot>>,
) -> Memory {
    if facts.sizes_then.is_empty() {
        return Memory::default();
    }
    let note = |(clue, drawn): (&Clue, Option<Lot>)| match *clue {
        Clue::Drew(seat, _) => drawn.map(|lot| Note::Drew(seat, lot)),
        Clue::Built(seat, lot) => Some(Note::Built(seat, lot)),
        Clue::Short(seat, cash, _) => Some(Note::Short(seat, cash)),
        Clue::Broke(seat, funds, _) => Some(Note::Broke(seat, funds)),
    };
    Memory { hands: hands_then.collect(), notes: facts.clues.iter().zip(drawn).filter_map(note).collect() }
}

/// Removes one of these, each with the same odds.
fn take(draws: &mut Vec<Draw>, rng: &mut impl Rng) -> Option<Draw> {
    let count = draws.len() as u32;
    (count > 0).then(|| draws.swap_remove(below(rng, count) as usize))
}

/// A random way that leads to a case: for every building seen, the latest first, its clue, its batch and its claims.
fn walk_back(trail: &Trail, mut case: Case, own: bool, rng: &mut impl Rng) -> Vec<(usize, usize, Claims)> {
    let mut seen = Vec::new();
    for step in trail.steps.iter().rev() {
        match step {
            TrailStep::Drew { batch } => case.counts[*batch] = case.counts[*batch].saturating_sub(1),
            TrailStep::Opened => drop(case.counts.pop()),
            TrailStep::Seen { clue, origins, before } => {
                let ways = Trail::back(&case, origins, before, own);
                let Some((origin, earlier, _)) = weighted(rng, ways, |(_, _, weight)| *weight) else { break };
                seen.push((*clue, origin.batch, origin.claims.clone()));
                case = earlier;
            }
        }
    }
    seen
}
