//! The best ways through a turn.

use std::{
    cmp::Ordering,
    collections::{BinaryHeap, HashSet},
    hash::{BuildHasherDefault, DefaultHasher},
};

use rynek_kernel::{Game, Seat, Turn};

use super::meter::Meter;
use crate::onestep::after;

/// A way through the turn.
#[derive(Clone, Debug)]
pub struct Way<G: Game> {
    /// The action it begins with.
    pub first: G::Action,
    /// The position at its end, where somebody else or chance is to move, or nobody.
    pub end: G,
}

/// More than this many positions on the way are not opened.
const MOST_OPENED: usize = 400;

/// A step that can be taken from a position reached before.
struct Step<A> {
    lead: f64,
    /// Counts steps as they are found, so that equals come in a stable order.
    number: usize,
    from: usize,
    action: A,
}

impl<A> Step<A> {
    fn key(&self) -> (f64, usize) {
        (self.lead, usize::MAX - self.number)
    }
}

impl<A> PartialEq for Step<A> {
    fn eq(&self, other: &Step<A>) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl<A> Eq for Step<A> {}

impl<A> PartialOrd for Step<A> {
    fn partial_cmp(&self, other: &Step<A>) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<A> Ord for Step<A> {
    fn cmp(&self, other: &Step<A>) -> Ordering {
        let ((lead, early), (other_lead, other_early)) = (self.key(), other.key());
        lead.total_cmp(&other_lead).then(early.cmp(&other_early))
    }
}

/// The positions reached on the way, and the steps still to be taken.
struct Walk<'a, G: Game> {
    weights: &'a G::Weights,
    /// Positions opened, each with the action that began the way there.
    opened: Vec<(G, Option<G::Action>)>,
    steps: BinaryHeap<Step<G::Action>>,
    found: usize,
    ranked: Vec<(G::Action, f64)>,
}

impl<G: Game> Walk<'_, G> {
    fn open(&mut self, game: G, first: Option<G::Action>) {
        let from = self.opened.len();
        self.ranked.clear();
        game.rank(self.weights, &mut self.ranked);
        for (action, lead) in &self.ranked {
            self.steps.push(Step { lead: *lead, number: self.found, from, action: *action });
            self.found += 1;
        }
        self.opened.push((game, first));
    }
}

/// The best ways through the turn by what they look like at the end: the step that looks best is always taken first,
/// and ways that end alike count once. At least one, if there is an action; when the meter is full, ways end where they
/// are.
pub fn best_ways<G: Game>(
    game: &G,
    weights: &G::Weights,
    seat: Seat,
    many: usize,
    meter: &mut Meter<'_>,
) -> Vec<Way<G>> {
    let mut walk = Walk { weights, opened: Vec::new(), steps: BinaryHeap::new(), found: 0, ranked: Vec::new() };
    let mut seen: HashSet<G, BuildHasherDefault<DefaultHasher>> = HashSet::default();
    let mut ways = Vec::new();
    walk.open(game.clone(), None);
    while let Some(step) = walk.steps.pop() {
        let (before, first) = &walk.opened[step.from];
        let (end, first) = (after(before, step.action), first.unwrap_or(step.action));
        if !seen.insert(end.clone()) {
            continue;
        }
        if end.turn() != Turn::Player(seat) || walk.opened.len() >= MOST_OPENED || meter.is_full() {
            ways.push(Way { first, end });
        } else {
            meter.count();
            walk.open(end, Some(first));
        }
        if ways.len() >= many {
            break;
        }
    }
    ways
}
