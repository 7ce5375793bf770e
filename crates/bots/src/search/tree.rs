//! The tree: what has been looked at, and what came of it.

use rynek_kernel::{Seat, Seats, Turn};

use super::utility::Worth;

/// A place in the tree.
pub type NodeId = u32;

/// A position, or all positions that the searching seat cannot tell apart.
pub struct Node<A> {
    pub turn: Turn,
    /// What tells the position from others; 0 where hidden things make that meaningless.
    pub mark: u64,
    pub visits: u32,
    /// Whether the actions here have been ranked.
    pub is_open: bool,
    /// Of a player: the best-ranked first. Of chance: as they came up.
    pub edges: Vec<Edge<A>>,
}

/// What can happen at a node.
pub struct Edge<A> {
    /// `None` for all that the searching seat does not see.
    pub action: Option<A>,
    /// What the evaluation alone makes of it, for the one to move.
    pub guess: f64,
    pub visits: u32,
    /// Sums over all visits.
    pub utility: Seats<f64>,
    pub win: f64,
    pub points: f64,
    pub child: Option<NodeId>,
}

impl<A> Edge<A> {
    pub fn new(action: Option<A>, guess: f64, players: usize) -> Edge<A> {
        let utility = std::iter::repeat_n(0.0, players).collect();
        Edge { action, guess, visits: 0, utility, win: 0.0, points: 0.0, child: None }
    }

    /// The mean for a seat, the guess counting as so many visits.
    pub fn mean(&self, seat: Seat, trust: f64) -> f64 {
        (self.utility[seat.index()] + trust * self.guess) / (f64::from(self.visits) + trust)
    }

    pub fn add(&mut self, worth: &Worth, searcher: Seat) {
        self.visits += 1;
        self.utility.iter_mut().zip(&worth.utility).for_each(|(sum, one)| *sum += one);
        self.win += worth.wins[searcher.index()];
        self.points += worth.points[searcher.index()];
    }
}

pub struct Tree<A> {
    pub nodes: Vec<Node<A>>,
}

impl<A: Copy> Tree<A> {
    pub fn new(turn: Turn, mark: u64) -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new() };
        tree.grow(turn, mark);
        tree
    }

    pub fn grow(&mut self, turn: Turn, mark: u64) -> NodeId {
        self.nodes.push(Node { turn, mark, visits: 0, is_open: false, edges: Vec::new() });
        (self.nodes.len() - 1) as NodeId
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    pub fn edge_mut(&mut self, (node, edge): (NodeId, usize)) -> &mut Edge<A> {
        &mut self.nodes[node as usize].edges[edge]
    }

    /// What is known of the position with this mark and all that follows from it; the rest is forgotten.
    pub fn below(mut self, mark: u64) -> Option<Tree<A>> {
        let root = self.nodes.iter().position(|node| node.mark == mark && node.is_open)?;
        let mut kept = Tree { nodes: Vec::new() };
        let mut waiting = vec![(root as NodeId, None)];
        while let Some((id, parent)) = waiting.pop() {
            let node = &mut self.nodes[id as usize];
            let new = kept.nodes.len() as NodeId;
            let edges = std::mem::take(&mut node.edges);
            let (turn, mark, visits, is_open) = (node.turn, node.mark, node.visits, node.is_open);
            let children = edges.iter().enumerate();
            waiting.extend(children.filter_map(|(n, edge)| edge.child.map(|child| (child, Some((new, n))))));
            kept.nodes.push(Node { turn, mark, visits, is_open, edges });
            if let Some(parent) = parent {
                kept.edge_mut(parent).child = Some(new);
            }
        }
        Some(kept)
    }
}
