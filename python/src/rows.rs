//! What a batch of games is, and the rows that it writes its results into.

use std::mem::take;

/// What happens to a game that is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Autoreset {
    /// The next step begins a new one, whatever its action is.
    NextStep,
    /// A new one begins in the same step.
    SameStep,
    /// It stays as it is until it is reset.
    Disabled,
}

/// What rewards are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reward {
    /// At the end, the worth of the place.
    Place,
    /// In every step, the points gained.
    Points,
}

/// The rules that all games of a batch share.
#[derive(Clone, Copy)]
pub struct Terms {
    /// What happens to a game that is over.
    pub autoreset: Autoreset,
    /// What rewards are.
    pub reward: Reward,
    /// Whether an illegal action ends the game. Otherwise a random legal action replaces it.
    pub forfeit: bool,
    /// The seat that is played from outside if bots play the others; `None` is another one in each game.
    pub seat: Option<usize>,
    /// The length of an observation.
    pub cells: usize,
    /// The number of action numbers.
    pub actions: usize,
}

/// Where the results of a step are written: a row for each game.
pub struct Rows<'a> {
    /// The chosen actions.
    pub chosen: &'a [i64],
    /// The games that a reset is for.
    pub chosen_games: &'a [bool],
    /// Observations of the player to move.
    pub observations: &'a mut [i16],
    /// The last observations of games that are over, where a new one begins in the same step.
    pub finals: &'a mut [i16],
    /// The rewards of the player who acted.
    pub rewards: &'a mut [f32],
    /// The rewards of all players.
    pub all_rewards: &'a mut [f32],
    /// Whether the game is over.
    pub terminated: &'a mut [bool],
    /// The player to move.
    pub player: &'a mut [i32],
    /// Whether the action was illegal.
    pub illegal: &'a mut [bool],
    /// How many legal actions have no number.
    pub outside: &'a mut [i32],
    /// The points of the players when the game was over.
    pub points: &'a mut [i32],
    /// The legal actions as masks, if they are asked for.
    pub mask: &'a mut [bool],
}

impl<'a> Rows<'a> {
    /// The next rows, for this many games.
    pub fn next(&mut self, games: usize, terms: &Terms, players: usize) -> Rows<'a> {
        fn front<'a, T>(rows: &mut &'a mut [T], count: usize) -> &'a mut [T] {
            let (front, rest) = take(rows).split_at_mut(count);
            *rows = rest;
            front
        }
        fn front_of<'a, T>(rows: &mut &'a [T], count: usize) -> &'a [T] {
            let (front, rest) = rows.split_at(count.min(rows.len()));
            *rows = rest;
            front
        }
        let (finals, mask) = (self.finals.len(), self.mask.len());
        Rows {
            chosen: front_of(&mut self.chosen, games),
            chosen_games: front_of(&mut self.chosen_games, games),
            observations: front(&mut self.observations, games * terms.cells),
            finals: front(&mut self.finals, if finals == 0 { 0 } else { games * terms.cells }),
            rewards: front(&mut self.rewards, games),
            all_rewards: front(&mut self.all_rewards, games * players),
            terminated: front(&mut self.terminated, games),
            player: front(&mut self.player, games),
            illegal: front(&mut self.illegal, games),
            outside: front(&mut self.outside, games),
            points: front(&mut self.points, games * players),
            mask: front(&mut self.mask, if mask == 0 { 0 } else { games * terms.actions }),
        }
    }
}
