//! The decision: how often each action is visited, and which one is best.

use std::cmp::Ordering;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat};

use super::{SearchSettings, iteration::Grower, tree::Tree};
use crate::bot::{Budget, Candidate};

/// Grows a tree until the budget is used up.
///
/// All actions considered share the first phase. The better half continues to the next phase, until two are left. The
/// n-th iteration of each action has the same random numbers as that of the others.
pub fn search<G: Game>(
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
    let mut spending = budget.begin(settings.iterations);
    let mut grower = Grower::<G>::new(weights, settings, seat);
    grower.open_root(&G::imagine(known, &mut with_luck(0)));
    // The root's edges are sorted, the best-ranked first.
    let mut still_in: Vec<usize> = (0..grower.tree.node(0).edges.len().min(settings.width.max(1))).collect();
    if still_in.len() == 1 {
        spending.most = Some(1);
    }
    let phases = still_in.len().next_power_of_two().ilog2().max(1);
    let mut looks = 0;
    for phase in 1..=phases {
        let share = f64::from(phase) / f64::from(phases);
        // There is at least one iteration, however small the budget.
        while looks == 0 || !spending.is_over(share) {
            looks += 1;
            for edge in &still_in {
                let mut rng = with_luck(looks);
                let position = G::imagine(known, &mut rng);
                grower.look(position, *edge, &mut rng);
                spending.used += 1;
                if spending.is_over(1.0) {
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

/// The actions at the roots of these trees, the best first. Of those with nearly the most visits, the one with the best
/// mean comes first; the others follow by visits.
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
