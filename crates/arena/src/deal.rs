//! One game of a contest.

use std::ops::Deref;

use cpu_time::ThreadTime;
use rand_chacha::ChaCha8Rng;
use rynek_bots::{Bot, DECISION_BITS};
use rynek_kernel::{Game, Outcome, Seats, Turn, series_rng};

/// A numbered game of a series, as the source of its random numbers.
///
/// The numbers of chance depend on the deal and the number of chance actions so far. The numbers of a bot depend on the
/// deal, the bot and the number of its move. So the same deal with rotated seats has the same draws, and the order of
/// games does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The seed of the series.
    pub seed: u64,
    /// The number of the deal in it.
    pub number: u64,
}

impl Deal {
    /// The generator for the chance action with this number.
    pub fn chance(self, number: u64) -> ChaCha8Rng {
        self.stream(0, number)
    }

    /// The generator for the move with this number of the bot with this index.
    pub fn thought(self, bot: usize, number: u64) -> ChaCha8Rng {
        self.stream(1 + bot as u64, number)
    }

    /// Three bits are for `who` and the rest below those of the deal for the action; no game has a million.
    fn stream(self, who: u64, number: u64) -> ChaCha8Rng {
        series_rng(self.seed, (self.number << DECISION_BITS) | (number << 3) | who)
    }
}

/// A finished game; lists are in seat order.
#[derive(Clone, Debug)]
pub struct Finished<G> {
    /// The last position.
    pub position: G,
    /// How it ended.
    pub outcome: Outcome,
    /// The number of decisions of each seat.
    pub moves: Seats<u64>,
    /// The processor time of each seat in nanoseconds. It does not depend on the load of the machine.
    pub nanos: Seats<u64>,
}

/// Plays a game to its end.
///
/// `bots` are in seat order; `watch` is called with every action just before it is played.
///
/// ```
/// use rynek_arena::{Deal, play};
/// use rynek_bots::{Baseline, Bot, Random};
/// use rynek_kernel::{EditionRef, Game};
/// use rynek_polis::Polis;
///
/// let start = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let bots: [&dyn Bot<Polis>; 2] = [&Baseline, &Random];
/// let outcome = play(&start, &bots, Deal { seed: 1, number: 0 }, |_, _| {}).outcome;
/// assert!(outcome.points[0] > outcome.points[1]);
/// ```
pub fn play<G: Game>(
    start: &G,
    bots: &[impl Deref<Target = dyn Bot<G>>],
    deal: Deal,
    mut watch: impl FnMut(&G, G::Action),
) -> Finished<G> {
    let mut position = start.clone();
    let mut chances = 0;
    let mut moves: Seats<u64> = bots.iter().map(|_| 0).collect();
    let mut nanos = moves.clone();
    loop {
        let action = match position.turn() {
            Turn::Over => {
                let outcome = position.outcome().expect("a game that is over has an outcome");
                return Finished { position, outcome, moves, nanos };
            }
            Turn::Chance => {
                chances += 1;
                position.sample(&mut deal.chance(chances))
            }
            Turn::Player(seat) => {
                let n = seat.index();
                moves[n] += 1;
                let known = position.known(seat);
                let began = ThreadTime::now();
                let action = bots[n].choose(&known, seat, &mut deal.thought(n, moves[n]));
                nanos[n] += began.elapsed().as_nanos() as u64;
                action
            }
        };
        watch(&position, action);
        position.play_unchecked(action);
    }
}
