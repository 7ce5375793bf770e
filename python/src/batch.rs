//! Many games of one kind, stepped together. Nothing here knows of Python.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rayon::{ThreadPool, prelude::*};
use rynek_bots::Bot;
use rynek_catalog::{AnyGame, resume};
use rynek_kernel::{Game, Moves, Seat, Seats, Turn, Viewer, below, series_rng};

use crate::{
    outcome::returns,
    rows::{Autoreset, Reward, Rows, Terms},
};

/// A batch of any game.
pub trait AnyBatch: Send + Sync {
    /// Begins new games where `chosen_games` says so. Game number `n` gets the seed `seed + n`; without one its series goes
    /// on.
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>);
    /// Plays the chosen actions, and what follows until the next decision.
    fn step(&mut self, rows: Rows<'_>);
    /// A random legal action for each game, or -1 if there is none.
    fn random_actions(&mut self, out: &mut [i64]);
    /// How many legal actions there are in all games.
    fn legal_total(&self) -> usize;
    /// Writes the legal actions of all games one after the other, and where those of each game begin and end.
    fn legal(&self, indexes: &mut [i32], offsets: &mut [i64]);
    /// A copy of a game, as it is now.
    fn game(&self, number: usize) -> Option<Box<dyn AnyGame>>;
}

/// Games of one kind.
pub struct Batch<G: Game> {
    shared: Shared<G>,
    chunks: Vec<Chunk<G>>,
    /// `None` if everything is done in the calling thread.
    pool: Option<ThreadPool>,
}

/// What all games share.
struct Shared<G: Game> {
    start: G,
    terms: Terms,
    /// The bot of the seats that are not played from outside.
    bot: Option<Arc<dyn Bot<G>>>,
}

impl<G: Game> Batch<G> {
    /// The memory that a game takes, without the rows that it writes.
    pub const BYTES_OF_A_GAME: usize = size_of::<Slot<G>>();

    /// A batch of games that have not begun.
    pub fn new(start: G, bot: Option<Arc<dyn Bot<G>>>, games: usize, terms: Terms, pool: Option<ThreadPool>) -> Self {
        // Several chunks for each thread, because games differ in length.
        let chunks = pool.as_ref().map_or(1, |pool| pool.current_num_threads() * 4).min(games);
        let sizes = (0..chunks).map(|chunk| (chunk + 1) * games / chunks - chunk * games / chunks);
        let chunks = sizes.map(|size| Chunk::new(&start, size)).collect();
        Batch { shared: Shared { start, terms, bot }, chunks, pool }
    }

    fn on_chunks(&mut self, mut rows: Rows<'_>, work: impl Fn(&Shared<G>, &mut Chunk<G>, usize, Rows<'_>) + Sync) {
        let (terms, players) = (self.shared.terms, self.shared.start.players());
        let mut first = 0;
        let split = self.chunks.iter_mut().map(|chunk| {
            let (rows, number) = (rows.next(chunk.slots.len(), &terms, players), first);
            first += chunk.slots.len();
            (chunk, number, rows)
        });
        let shared = &self.shared;
        match &self.pool {
            None => split.for_each(|(chunk, first, rows)| work(shared, chunk, first, rows)),
            Some(pool) => {
                let split: Vec<_> = split.collect();
                pool.install(|| {
                    split.into_par_iter().for_each(|(chunk, first, rows)| work(shared, chunk, first, rows))
                });
            }
        }
    }
}

impl<G: Game> AnyBatch for Batch<G> {
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>) {
        self.on_chunks(rows, |shared, chunk, first, mut rows| {
            for (n, slot) in chunk.slots.iter_mut().enumerate() {
                if let Some(seed) = seed {
                    slot.sow(seed.wrapping_add((first + n) as u64));
                }
                if rows.chosen_games[n] {
                    slot.begin(shared);
                    slot.write(shared, n, &mut rows);
                }
            }
            chunk.list(&shared.terms, &mut rows);
        });
    }

    fn step(&mut self, rows: Rows<'_>) {
        self.on_chunks(rows, |shared, chunk, _, mut rows| {
            let mut begin = 0;
            for (n, (slot, end)) in chunk.slots.iter_mut().zip(&chunk.ends).enumerate() {
                slot.step(shared, n, &chunk.legal[begin..*end], &mut rows);
                begin = *end;
            }
            chunk.list(&shared.terms, &mut rows);
        });
    }

    fn random_actions(&mut self, out: &mut [i64]) {
        let mut out = out.iter_mut();
        for chunk in &mut self.chunks {
            let mut begin = 0;
            for (slot, end) in chunk.slots.iter_mut().zip(&chunk.ends) {
                let legal = &chunk.legal[begin..*end];
                begin = *end;
                let Some(out) = out.next() else { return };
                let any = |choices: &mut ChaCha8Rng| legal[below(choices, legal.len() as u32) as usize].into();
                *out = if legal.is_empty() { -1 } else { any(&mut slot.choices) };
            }
        }
    }

    fn legal_total(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.legal.len()).sum()
    }

    fn legal(&self, indexes: &mut [i32], offsets: &mut [i64]) {
        let (mut written, mut game) = (0, 1);
        offsets[0] = 0;
        for chunk in &self.chunks {
            for end in &chunk.ends {
                offsets[game] = (written + end) as i64;
                game += 1;
            }
            let room = &mut indexes[written..written + chunk.legal.len()];
            room.iter_mut().zip(&chunk.legal).for_each(|(out, index)| *out = *index as i32);
            written += chunk.legal.len();
        }
    }

    fn game(&self, number: usize) -> Option<Box<dyn AnyGame>> {
        let slot = self.chunks.iter().flat_map(|chunk| &chunk.slots).nth(number)?;
        Some(resume(Moves::begin(slot.game.clone())))
    }
}

/// Games that one thread steps.
struct Chunk<G: Game> {
    slots: Vec<Slot<G>>,
    /// The legal actions of all its games, one after the other.
    legal: Vec<u32>,
    /// Where those of each game end.
    ends: Vec<usize>,
    /// The same before the last step, to clear the masks.
    old: Vec<u32>,
    old_ends: Vec<usize>,
}

impl<G: Game> Chunk<G> {
    fn new(start: &G, games: usize) -> Chunk<G> {
        let slots = (0..games).map(|_| Slot::new(start.clone())).collect();
        Chunk { slots, legal: Vec::new(), ends: Vec::new(), old: Vec::new(), old_ends: Vec::new() }
    }

    /// Lists the legal actions of all its games, and writes their masks.
    fn list(&mut self, terms: &Terms, rows: &mut Rows<'_>) {
        if !rows.mask.is_empty() {
            std::mem::swap(&mut self.legal, &mut self.old);
            std::mem::swap(&mut self.ends, &mut self.old_ends);
        }
        self.legal.clear();
        self.ends.clear();
        for (n, slot) in self.slots.iter().enumerate() {
            let outside = if slot.is_done { 0 } else { slot.game.legal_indexes(&mut self.legal) };
            rows.outside[n] = outside as i32;
            self.ends.push(self.legal.len());
        }
        if !rows.mask.is_empty() {
            paint(rows.mask, terms.actions, &self.old, &self.old_ends, false);
            paint(rows.mask, terms.actions, &self.legal, &self.ends, true);
        }
    }
}

/// Sets the cells of listed actions in the masks of several games.
fn paint(mask: &mut [bool], actions: usize, listed: &[u32], ends: &[usize], value: bool) {
    let mut begin = 0;
    for (row, end) in mask.chunks_exact_mut(actions).zip(ends) {
        listed[begin..*end].iter().for_each(|index| row[*index as usize] = value);
        begin = *end;
    }
}

/// One game of a batch.
struct Slot<G: Game> {
    game: G,
    /// For draws, bots and the actions that replace illegal ones.
    rng: ChaCha8Rng,
    /// For random actions that are asked for.
    choices: ChaCha8Rng,
    seed: u64,
    episode: u64,
    is_done: bool,
    /// The seat that is played from outside, if bots play the others.
    own: Seat,
}

impl<G: Game> Slot<G> {
    fn new(game: G) -> Slot<G> {
        let rng = series_rng(0, 0);
        Slot { game, choices: rng.clone(), rng, seed: 0, episode: 0, is_done: true, own: Seat::new(0) }
    }

    /// Everything follows from this seed.
    fn sow(&mut self, seed: u64) {
        (self.seed, self.episode) = (seed, 0);
        self.choices = series_rng(seed, u64::MAX);
    }

    /// Begins the next game of its series.
    fn begin(&mut self, shared: &Shared<G>) {
        self.rng = series_rng(self.seed, self.episode);
        // Games with seeds that follow each other have different seats, and so have the games of one series.
        let turn = self.seed.wrapping_add(self.episode) % shared.start.players() as u64;
        self.own = Seat::new(shared.terms.seat.unwrap_or(turn as usize));
        self.episode += 1;
        self.game.clone_from(&shared.start);
        self.is_done = false;
        self.go_on(shared);
    }

    /// Draws, and lets bots act, until a decision from outside is needed.
    fn go_on(&mut self, shared: &Shared<G>) {
        loop {
            let action = match (self.game.turn(), &shared.bot) {
                (Turn::Chance, _) => self.game.sample(&mut self.rng),
                (Turn::Player(seat), Some(bot)) if seat != self.own => {
                    bot.choose(&self.game.known(seat), seat, &mut self.rng)
                }
                _ => return,
            };
            self.game.play_unchecked(action);
        }
    }

    /// Plays the action that is chosen for this game. `legal` are the numbers of its legal actions.
    fn step(&mut self, shared: &Shared<G>, n: usize, legal: &[u32], rows: &mut Rows<'_>) {
        let players = shared.start.players();
        let gained = &mut rows.all_rewards[n * players..(n + 1) * players];
        gained.fill(0.0);
        (rows.rewards[n], rows.illegal[n]) = (0.0, false);
        let Turn::Player(seat) = self.game.turn() else { return self.after_the_end(shared, n, rows) };
        if self.is_done {
            return self.after_the_end(shared, n, rows);
        }
        let before = self.points(shared);
        let has_forfeited = self.act(rows.chosen[n], legal, shared, &mut rows.illegal[n]);
        self.is_done = has_forfeited || self.game.turn() == Turn::Over;
        match shared.terms.reward {
            Reward::Points => {
                let after = self.points(shared);
                let change = before.iter().zip(&after).map(|(before, after)| (after - before) as f32);
                gained.iter_mut().zip(change).for_each(|(out, change)| *out = change);
            }
            Reward::Place if has_forfeited => gained.copy_from_slice(&forfeited(seat, players)),
            Reward::Place => {
                if let Some(outcome) = self.game.outcome() {
                    let places: Seats<u8> = Seat::all(players).map(|seat| outcome.place(seat)).collect();
                    gained.iter_mut().zip(returns(&places)).for_each(|(out, worth)| *out = worth as f32);
                }
            }
        }
        rows.rewards[n] = gained[seat.index()];
        if self.is_done {
            self.end(shared, seat, n, rows);
        } else {
            self.write(shared, n, rows);
        }
    }

    /// A step of a game that is over.
    fn after_the_end(&mut self, shared: &Shared<G>, n: usize, rows: &mut Rows<'_>) {
        if shared.terms.autoreset == Autoreset::NextStep {
            self.begin(shared);
            self.write(shared, n, rows);
        }
    }

    /// Plays the chosen action and what follows. Returns whether the game is forfeited. If no legal action has a number,
    /// whatever is chosen stands for a random one.
    fn act(&mut self, chosen: i64, legal: &[u32], shared: &Shared<G>, illegal: &mut bool) -> bool {
        // A look into the list is quicker than asking the rules.
        let number = u32::try_from(chosen).ok().filter(|number| legal.contains(number));
        let action = number.and_then(|number| self.game.action_at(number as usize));
        *illegal = action.is_none() && !legal.is_empty();
        if *illegal && shared.terms.forfeit {
            return true;
        }
        let action = action.unwrap_or_else(|| self.game.random_action(&mut self.rng));
        self.game.play_unchecked(action);
        self.go_on(shared);
        false
    }

    /// The points of all players, if rewards are points.
    fn points(&self, shared: &Shared<G>) -> Seats<i32> {
        let players = if shared.terms.reward == Reward::Points { shared.start.players() } else { 0 };
        Seat::all(players).map(|seat| self.game.points(seat)).collect()
    }

    /// Writes the end of a game. `seat` acted last.
    fn end(&mut self, shared: &Shared<G>, seat: Seat, n: usize, rows: &mut Rows<'_>) {
        let (cells, players) = (shared.terms.cells, shared.start.players());
        let points = &mut rows.points[n * players..(n + 1) * players];
        points.iter_mut().zip(Seat::all(players)).for_each(|(out, seat)| *out = self.game.points(seat));
        if let Some(outcome) = self.game.outcome() {
            points.copy_from_slice(&outcome.points);
        }
        let here = n * cells..(n + 1) * cells;
        rows.terminated[n] = true;
        rows.player[n] = -1;
        if shared.terms.autoreset == Autoreset::SameStep {
            self.game.observe(Viewer::Seat(seat), &mut rows.finals[here]);
            self.begin(shared);
            self.write(shared, n, rows);
            rows.terminated[n] = true;
        } else {
            self.game.observe(Viewer::Seat(seat), &mut rows.observations[here]);
        }
    }

    /// Writes what the player to move sees.
    fn write(&self, shared: &Shared<G>, n: usize, rows: &mut Rows<'_>) {
        let cells = shared.terms.cells;
        let seat = if let Turn::Player(seat) = self.game.turn() { seat } else { self.own };
        rows.terminated[n] = false;
        rows.player[n] = seat.index() as i32;
        self.game.observe(Viewer::Seat(seat), &mut rows.observations[n * cells..(n + 1) * cells]);
    }
}

/// The rewards after an illegal action that ends the game: the loser has the last place alone.
fn forfeited(loser: Seat, players: usize) -> Seats<f32> {
    let others = 1.0 / players.saturating_sub(1).max(1) as f32;
    Seat::all(players).map(|seat| if seat == loser { -1.0 } else { others }).collect()
}
