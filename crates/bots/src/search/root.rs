//! The decision: how often each action is visited, and which one is best.

use std::cmp::Ordering;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, order};

use super::{Plan, iteration::Grower, tree::Tree};
use crate::bot::{Budget, Candidate, Progress, Spending};

/// A search that grows one tree until the budget is used up.
///
/// All actions considered share the first phase. The better half continues to the next phase, until two are left. The
/// n-th iteration of each action has the same random numbers as that of the others.
pub struct TreeSearch<G: Game> {
    pub grower: Grower<G>,
    known: G::Known,
    luck: ChaCha8Rng,
    spending: Spending,
    /// The edges of the root that are still considered.
    still_in: Vec<usize>,
    /// The phase, from 1, and how many there are.
    phase: u32,
    phases: u32,
    /// How many rounds were begun: each is one look at every edge that is still in.
    rounds: u64,
    /// The place in the round.
    next: usize,
    is_done: bool,
}

impl<G: Game> TreeSearch<G> {
    pub fn new(plan: &Plan<G::Weights>, budget: &Budget, known: &G::Known, seat: Seat, luck: ChaCha8Rng) -> Self {
        // Imagining and ranking the root take time, too.
        let mut spending = budget.begin(plan.settings.iterations);
        let width = plan.settings.width.max(1);
        let mut grower = Grower::<G>::new(plan.weights.clone(), plan.settings.clone(), seat);
        grower.open_root(&G::imagine(known, &mut with_luck(&luck, 0)));
        // The root's edges are sorted, the best-ranked first.
        let edges = &grower.tree.node(0).edges;
        let mut still_in: Vec<usize> = (0..edges.len()).collect();
        plan.attention.keep_seen(&mut still_in, |edge| edges[*edge].action.expect("one's own actions are seen"));
        still_in.truncate(width);
        if still_in.len() == 1 {
            spending.most = Some(1);
        }
        let phases = still_in.len().next_power_of_two().ilog2().max(1);
        let known = known.clone();
        TreeSearch { grower, known, luck, spending, still_in, phase: 1, phases, rounds: 0, next: 0, is_done: false }
    }

    /// Searches on for this many looks, or until it is done.
    pub fn go_on(&mut self, looks: u64, spent: f64) {
        self.spending.spent = spent;
        for _ in 0..looks {
            if self.next == 0 && !self.begin_round() {
                return;
            }
            self.look();
        }
    }

    /// Begins the next round, in the next phase if it is time for it; `false` if there is none.
    fn begin_round(&mut self) -> bool {
        // There is at least one look, however small the budget.
        while !self.is_done && self.rounds > 0 && self.spending.is_over(f64::from(self.phase) / f64::from(self.phases))
        {
            self.narrow();
            self.phase += 1;
            self.is_done = self.phase > self.phases;
        }
        self.rounds += u64::from(!self.is_done);
        !self.is_done
    }

    fn look(&mut self) {
        let mut rng = with_luck(&self.luck, self.rounds);
        let position = G::imagine(&self.known, &mut rng);
        self.grower.look(position, self.still_in[self.next], &mut rng);
        self.spending.used += 1;
        self.next += 1;
        if self.next == self.still_in.len() || self.spending.is_over(1.0) {
            self.next = 0;
        }
    }

    /// Only the better half stays in, but two at least.
    fn narrow(&mut self) {
        let Grower { tree, settings, searcher, .. } = &self.grower;
        let edges = &tree.node(0).edges;
        let mean = |edge: usize| edges[edge].mean(*searcher, settings.trust);
        order::sort_by(&mut self.still_in, |one, other| mean(*other).total_cmp(&mean(*one)));
        self.still_in.truncate(self.still_in.len().div_ceil(2).max(2));
    }

    pub fn progress(&self) -> Progress {
        self.spending.progress(self.is_done)
    }
}

fn with_luck(luck: &ChaCha8Rng, number: u64) -> ChaCha8Rng {
    let mut rng = luck.clone();
    rng.set_stream(number);
    rng
}

/// The actions at the roots of these trees, the best first. Of those with nearly the most visits, the one with the best
/// mean comes first; the others follow by visits.
pub fn candidates<A: Copy + PartialEq>(trees: &[&Tree<A>], seat: Seat, trust: f64) -> Vec<Candidate<A>> {
    struct Sum<A> {
        candidate: Candidate<A>,
        mean: f64,
    }
    let mut sums: Vec<Sum<A>> = Vec::new();
    for edge in trees.iter().flat_map(|tree| &tree.node(0).edges).filter(|edge| edge.visits > 0) {
        let Some(action) = edge.action else { continue };
        let visits = f64::from(edge.visits);
        let at = sums.iter().position(|sum| sum.candidate.action == action).unwrap_or_else(|| {
            let candidate = Candidate { action, visits: 0, win: 0.0, points: 0.0 };
            sums.push(Sum { candidate, mean: 0.0 });
            sums.len() - 1
        });
        let Sum { candidate, mean } = &mut sums[at];
        candidate.visits += u64::from(edge.visits);
        candidate.win += edge.win;
        candidate.points += edge.points;
        *mean += edge.mean(seat, trust) * (visits + trust);
    }
    for Sum { candidate, mean } in &mut sums {
        let visits = candidate.visits as f64;
        *mean /= visits + trust * trees.len() as f64;
        candidate.win /= visits.max(1.0);
        candidate.points /= visits.max(1.0);
    }
    let most = sums.iter().map(|sum| sum.candidate.visits).max().unwrap_or(0);
    let in_front = |sum: &Sum<A>| 2 * sum.candidate.visits >= most;
    order::sort_by(&mut sums, |one, other| match (in_front(one), in_front(other)) {
        (true, true) => other.mean.total_cmp(&one.mean),
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        (false, false) => other.candidate.visits.cmp(&one.candidate.visits),
    });
    sums.into_iter().map(|sum| sum.candidate).collect()
}
