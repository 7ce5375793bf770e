//! The best ways through a turn.

use std::{
    cmp::Ordering,
    collections::{BinaryHeap, HashSet},
    hash::{BuildHasherDefault, DefaultHasher},
};

use rynek_kernel::{Game, Seat, Turn};

use crate::{bot::Spending, temper::Attention, utility::after};

/// A way through the turn.
#[derive(Clone, Debug)]
pub struct Way<G: Game> {
    /// The action it begins with.
    pub first: G::Action,
    /// The position at its end, where another player or chance is to move, or the game is over.
    pub end: G,
}

/// The most positions on the way that are opened.
const MOST_OPENED: usize = 400;

/// A step from a position that was reached.
struct Step<A> {
    lead: f64,
    /// The order in which steps are found. It breaks ties.
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

/// The positions reached, and the steps still to be taken.
struct Walk<'a, G: Game> {
    weights: &'a G::Weights,
    /// The opened positions, each with the first action of the way there.
    opened: Vec<(G, Option<G::Action>)>,
    steps: BinaryHeap<Step<G::Action>>,
    found: usize,
    ranked: Vec<(G::Action, f64)>,
    /// What is seen of the first actions.
    attention: Attention,
}

impl<G: Game> Walk<'_, G> {
    fn open(&mut self, game: G, first: Option<G::Action>) {
        let from = self.opened.len();
        self.ranked.clear();
        game.rank(self.weights, &mut self.ranked);
        if first.is_none() {
            self.attention.keep_seen(&mut self.ranked, |(action, _)| *action);
        }
        for (action, lead) in &self.ranked {
            self.steps.push(Step { lead: *lead, number: self.found, from, action: *action });
            self.found += 1;
        }
        self.opened.push((game, first));
    }
}

/// The best ways through the turn, by the evaluation at their end. The best step is always taken first, and ways with
/// the same end count once. There is at least one way if there is an action. When the budget is used up, ways end where
/// they are.
pub fn best_ways<G: Game>(
    game: &G,
    weights: &G::Weights,
    seat: Seat,
    many: usize,
    attention: Attention,
    spending: &mut Spending,
) -> Vec<Way<G>> {
    let (opened, steps, ranked) = Default::default();
    let mut walk = Walk { weights, opened, steps, found: 0, ranked, attention };
    let mut seen: HashSet<G, BuildHasherDefault<DefaultHasher>> = HashSet::default();
    let mut ways = Vec::new();
    walk.open(game.clone(), None);
    while let Some(step) = walk.steps.pop() {
        let (before, first) = &walk.opened[step.from];
        let (end, first) = (after(before, step.action), first.unwrap_or(step.action));
        if !seen.insert(end.clone()) {
            continue;
        }
        if end.turn() != Turn::Player(seat) || walk.opened.len() >= MOST_OPENED || spending.is_over(1.0) {
            ways.push(Way { first, end });
        } else {
            spending.used += 1;
            walk.open(end, Some(first));
        }
        if ways.len() >= many {
            break;
        }
    }
    ways
}
