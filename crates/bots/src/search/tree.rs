//! The tree of a search and its statistics.

use rynek_kernel::{Seat, Seats};

use crate::utility::Worth;

pub type NodeId = u32;

/// A position, or all positions that the searching seat cannot tell apart.
pub struct Node<A> {
    pub visits: u32,
    /// Whether the actions here have been ranked.
    pub is_open: bool,
    /// For a player: the best-ranked first. For chance: as they came up.
    pub edges: Vec<Edge<A>>,
}

/// An action at a node.
pub struct Edge<A> {
    /// `None` stands for all actions that the searching seat does not see.
    pub action: Option<A>,
    /// The evaluation alone, for the player to move.
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

    /// The mean for a seat; the guess counts as `trust` visits.
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
    pub fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new() };
        tree.grow();
        tree
    }

    pub fn grow(&mut self) -> NodeId {
        self.nodes.push(Node { visits: 0, is_open: false, edges: Vec::new() });
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
}
