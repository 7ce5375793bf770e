//! The decision itself: which actions are looked at how often, and which is best.

use std::cmp::Ordering;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};

use super::{SearchSettings, iteration::Grower, tree::Tree};
use crate::{Budget, Candidate, bot::Spending};

/// How much of the budget a search has used.
struct Clock<'a> {
    spending: Spending<'a>,
    /// `None` where only time counts.
    iterations: Option<u64>,
    used: u64,
}

impl<'a> Clock<'a> {
    fn new(budget: &'a Budget, settings: &SearchSettings) -> Clock<'a> {
        let iterations = match (budget.iterations, budget.time) {
            (None, Some(_)) => None,
            (iterations, _) => Some(iterations.unwrap_or(settings.iterations)),
        };
        Clock { spending: budget.begin(), iterations, used: 0 }
    }

    /// Whether this share of the budget is used up.
    fn is_past(&self, share: f64) -> bool {
        let iterations = self.iterations.is_some_and(|all| self.used as f64 >= share * all as f64);
        iterations || self.spending.is_over(share)
    }
}

/// Grows the tree until the budget is used up.
///
/// The best-ranked actions share the first phase; the better half of them goes on to the next, until two are left. Each
/// action's n-th look has the same luck as every other's.
pub fn search<G: Game>(
    tree: Tree<G::Action>,
    weights: &G::Weights,
    settings: &SearchSettings,
    budget: &Budget,
    known: &G::Known,
    seat: Seat,
    luck: ChaCha8Rng,
) -> Tree<G::Action> {
    let with_luck = |number: u64| {
        let mut rng = luck.clone();
        rng.set_stream(number);
        rng
    };
    // Imagining and ranking the root take time, too.
    let mut clock = Clock::new(budget, settings);
    let mut grower = Grower::<G>::new(tree, weights, settings, seat);
    grower.open_root(&G::imagine(known, &mut with_luck(0)));
    let edges = &grower.tree.node(0).edges;
    // An action that was found good before stays in, wherever it is ranked.
    let mut still_in: Vec<usize> = (0..edges.len()).collect();
    still_in.sort_by(|one, other| {
        edges[*other].mean(seat, settings.trust).total_cmp(&edges[*one].mean(seat, settings.trust))
    });
    still_in.truncate(settings.width.max(1));
    if still_in.len() == 1 {
        clock.iterations = Some(1);
    }
    let phases = still_in.len().next_power_of_two().ilog2().max(1);
    let mut looks = 0;
    for phase in 1..=phases {
        let share = f64::from(phase) / f64::from(phases);
        // However short the budget, there is one look.
        while looks == 0 || !clock.is_past(share) {
            looks += 1;
            for edge in &still_in {
                let mut rng = with_luck(looks);
                let position = G::imagine(known, &mut rng);
                grower.look(position, *edge, &mut rng);
                clock.used += 1;
                if clock.is_past(1.0) {
                    break;
                }
            }
        }
        let edges = &grower.tree.node(0).edges;
        let mean = |edge: usize| edges[edge].mean(seat, settings.trust);
        still_in.sort_by(|one, other| mean(*other).total_cmp(&mean(*one)));
        still_in.truncate(still_in.len().div_ceil(2).max(2));
    }
    grower.tree
}

/// What the trees make of the actions at their root, the best first: of those looked at nearly as often as any, the one
/// with the best mean; then the others, by how often they were looked at.
pub fn candidates<A: Copy + PartialEq>(trees: &[Tree<A>], seat: Seat, trust: f64) -> Vec<Candidate<A>> {
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
    sums.sort_by(|one, other| match (in_front(one), in_front(other)) {
        (true, true) => other.mean.total_cmp(&one.mean),
        (true, false) => Ordering::Less,
        (false, true) => Ordering::Greater,
        (false, false) => other.candidate.visits.cmp(&one.candidate.visits),
    });
    sums.into_iter().map(|sum| sum.candidate).collect()
}
