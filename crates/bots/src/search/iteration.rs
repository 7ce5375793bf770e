//! One iteration: down the tree to a new node, and back up with its worth.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, Seen, Turn, Viewer, below};

use super::{
    SearchSettings,
    tree::{Edge, Node, NodeId, Tree},
};
use crate::utility::{self, Worth, after};

/// The most actions that are kept at a node, the best-ranked first. No search is long enough to open more. In games
/// with secrets all are kept, since not all are legal in every imagined position.
const MOST_KEPT: usize = 48;

/// The spread of values so far, for one seat.
#[derive(Clone, Copy, Default)]
pub struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    fn deviation(self) -> f64 {
        if self.count < 2.0 { 0.1 } else { (self.squares / self.count).sqrt() }
    }
}

pub struct Grower<G: Game> {
    pub tree: Tree<G::Action>,
    pub weights: Arc<G::Weights>,
    pub settings: SearchSettings,
    /// The seat that the search is for.
    pub searcher: Seat,
    pub spread: Spread,
    path: Vec<(NodeId, usize)>,
    ranked: Vec<(G::Action, f64)>,
    legal: Vec<G::Action>,
}

impl<G: Game> Grower<G> {
    pub fn new(weights: Arc<G::Weights>, settings: SearchSettings, searcher: Seat) -> Grower<G> {
        let (path, ranked, legal) = Default::default();
        Grower { tree: Tree::new(), weights, settings, searcher, spread: Spread::default(), path, ranked, legal }
    }

    pub fn open_root(&mut self, position: &G) {
        self.rank(0, position);
        self.tree.node_mut(0).is_open = true;
    }

    /// Runs one iteration from this position, beginning with this edge of the root.
    pub fn look(&mut self, mut position: G, first: usize, rng: &mut ChaCha8Rng) {
        self.path.clear();
        let mut node = 0;
        let mut first = Some(first);
        let worth = loop {
            let (edge, action) = match position.turn() {
                Turn::Over => break utility::worth(&position, &self.weights),
                Turn::Chance => self.draw(node, &position, rng),
                Turn::Player(mover) => {
                    let chosen = first.take().or_else(|| self.select(node, mover, &position));
                    let Some(edge) = chosen else { break self.open(node, &position, rng) };
                    (edge, self.tree.node(node).edges[edge].action.expect("a player's choice is seen"))
                }
            };
            self.path.push((node, edge));
            position.play_unchecked(action);
            node = self.step((node, edge));
        };
        self.back_up(&worth);
    }

    fn back_up(&mut self, worth: &Worth) {
        self.spread.add(worth.utility[self.searcher.index()]);
        for place in &self.path {
            self.tree.node_mut(place.0).visits += 1;
            self.tree.edge_mut(*place).add(worth, self.searcher);
        }
    }

    fn step(&mut self, place: (NodeId, usize)) -> NodeId {
        if let Some(child) = self.tree.edge_mut(place).child {
            return child;
        }
        let child = self.tree.grow();
        self.tree.edge_mut(place).child = Some(child);
        child
    }

    /// Ranks the actions at a new node. Its worth is that of the best action, after a few more decisions in which every
    /// player takes the best-ranked action.
    fn open(&mut self, node: NodeId, position: &G, rng: &mut ChaCha8Rng) -> Worth {
        let (best, worth) = self.rank(node, position);
        self.tree.node_mut(node).is_open = true;
        if self.settings.rollout == 0 { worth } else { self.play_on(after(position, best), rng) }
    }

    /// The worth of a position after a few decisions in which every player takes the best-ranked action.
    fn play_on(&mut self, mut position: G, rng: &mut ChaCha8Rng) -> Worth {
        let mut left = self.settings.rollout;
        while left > 0 {
            let action = match position.turn() {
                Turn::Over => break,
                Turn::Chance => position.sample(rng),
                Turn::Player(_) => {
                    left -= 1;
                    self.ranked.clear();
                    position.rank(&self.weights, &mut self.ranked);
                    let best = self.ranked.iter().max_by(|one, other| one.1.total_cmp(&other.1));
                    best.expect("the player to move has an action").0
                }
            };
            position.play_unchecked(action);
        }
        utility::worth(&position, &self.weights)
    }

    /// Adds the legal actions of this position that the node does not have yet, the best first.
    fn rank(&mut self, node: NodeId, position: &G) -> (G::Action, Worth) {
        self.ranked.clear();
        position.rank(&self.weights, &mut self.ranked);
        best_first(&mut self.ranked, if G::HAS_SECRETS { usize::MAX } else { self.settings.width.max(MOST_KEPT) });
        let Turn::Player(mover) = position.turn() else { unreachable!("only players choose") };
        let (best, most) = self.ranked[0];
        let worth = utility::worth(&after(position, best), &self.weights);
        let highest = worth.utility[mover.index()];
        let slope = utility::slope(position, &self.weights, highest);
        let edges = &mut self.tree.nodes[node as usize].edges;
        let known = edges.len();
        for (action, lead) in &self.ranked {
            if !edges[..known].iter().any(|edge| edge.action == Some(*action)) {
                edges.push(Edge::new(Some(*action), highest - slope * (most - lead), position.players()));
            }
        }
        if known > 0 {
            edges.sort_by(|one, other| other.guess.total_cmp(&one.guess));
        }
        (best, worth)
    }

    /// The edge that a player takes: the most promising of those open so far. `None` if no action is ranked yet.
    fn select(&mut self, node: NodeId, mover: Seat, position: &G) -> Option<usize> {
        if !self.tree.node(node).is_open {
            return None;
        }
        // Other players' hands differ between imagined positions, and so do their legal actions.
        let differs = G::HAS_SECRETS && mover != self.searcher;
        if differs {
            self.legal.clear();
            position.actions(&mut self.legal);
            let edges = &self.tree.node(node).edges;
            let is_known = |action| edges.iter().any(|edge| edge.action == Some(action));
            if !self.legal.iter().all(|action| is_known(*action)) {
                self.rank(node, position);
            }
        }
        let Grower { tree, settings, legal, spread, .. } = self;
        let Node { visits, edges, .. } = tree.node(node);
        let visits = f64::from(*visits);
        let open = (settings.open * libm::pow(visits + 1.0, settings.widen)).ceil() as usize;
        let explore = settings.explore * spread.deviation();
        let known = libm::log(visits + 1.0);
        let promise = |edge: &Edge<G::Action>| {
            let unsure = (known / (f64::from(edge.visits) + 1.0)).sqrt();
            edge.mean(mover, settings.trust) + explore * unsure
        };
        let possible = |edge: &Edge<G::Action>| !differs || edge.action.is_some_and(|action| legal.contains(&action));
        let open = edges.iter().enumerate().filter(|(_, edge)| possible(edge)).take(open.max(1));
        open.map(|(n, edge)| (n, promise(edge))).max_by(|one, other| one.1.total_cmp(&other.1)).map(|(n, _)| n)
    }

    /// The outcome of chance: a new one while few are known, then one of the known ones.
    fn draw(&mut self, node: NodeId, position: &G, rng: &mut ChaCha8Rng) -> (usize, G::Action) {
        let players = position.players();
        let Node { visits, edges, .. } = self.tree.node_mut(node);
        let most = self.settings.outcomes * libm::pow(f64::from(*visits + 1), self.settings.outcomes_widen);
        let most = most.ceil() as usize;
        if !G::HAS_SECRETS && edges.len() >= most {
            let edge = weighted(edges, below(rng, edges.iter().map(|edge| edge.guess as u32).sum()));
            return (edge, edges[edge].action.expect("nothing is hidden"));
        }
        let action = position.sample(rng);
        let seen = match position.seen(action, Viewer::Seat(self.searcher)) {
            Seen::Open(action) => Some(action),
            Seen::Hidden => None,
        };
        let edge = edges.iter().position(|edge| edge.action == seen).unwrap_or_else(|| {
            edges.push(Edge::new(seen, 0.0, players));
            edges.len() - 1
        });
        // At a chance node, the guess is the number of times this outcome came up.
        edges[edge].guess += 1.0;
        (edge, action)
    }
}

/// Sorts by worth and keeps the first `most`.
fn best_first<A>(ranked: &mut Vec<(A, f64)>, most: usize) {
    let better = |one: &(A, f64), other: &(A, f64)| other.1.total_cmp(&one.1);
    if ranked.len() > most {
        ranked.select_nth_unstable_by(most, better);
        ranked.truncate(most);
    }
    ranked.sort_by(better);
}

/// The edge for a number below the sum of all counts.
fn weighted<A>(edges: &[Edge<A>], mut number: u32) -> usize {
    for (n, edge) in edges.iter().enumerate() {
        match number.checked_sub(edge.guess as u32) {
            Some(rest) => number = rest,
            None => return n,
        }
    }
    edges.len() - 1
}
