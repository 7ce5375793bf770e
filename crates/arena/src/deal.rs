//! One game of a match.

use rand_chacha::ChaCha8Rng;
use rynek_bots::Bot;
use rynek_kernel::{Game, Outcome, Seat, Turn, series_rng};

/// A numbered game of a series: where its chance and its bots' thoughts come from.
///
/// Chance follows from the deal and from how often chance has acted, the thoughts of a bot from the deal, the bot and
/// the number of its move. So the same deal with the seats rotated meets the same chance, and the order in which games
/// are played changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The seed of the series.
    pub seed: u64,
    /// The number of the deal in it.
    pub number: u64,
}

impl Deal {
    /// For the action of chance with this number.
    pub fn chance(self, number: u64) -> ChaCha8Rng {
        self.stream(0, number)
    }

    /// For the move with this number of the bot with this number.
    pub fn thought(self, bot: usize, number: u64) -> ChaCha8Rng {
        self.stream(1 + bot as u64, number)
    }

    /// Three bits tell who, twenty the action; no game has a million.
    fn stream(self, who: u64, number: u64) -> ChaCha8Rng {
        series_rng(self.seed, (self.number << 23) | (number << 3) | who)
    }
}

/// Plays a game to its end.
///
/// `bots` sit in seat order; `watch` is told every action just before it is played.
///
/// ```
/// use rynek_arena::{Deal, play};
/// use rynek_bots::{Baseline, Bot, Random};
/// use rynek_kernel::{EditionRef, Game};
/// use rynek_polis::Polis;
///
/// let start = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
/// let mut bots: Vec<Box<dyn Bot<Polis>>> = vec![Box::new(Baseline), Box::new(Random)];
/// let outcome = play(&start, &mut bots, Deal { seed: 1, number: 0 }, |_, _| {});
/// assert!(outcome.points[0] > outcome.points[1]);
/// ```
pub fn play<G: Game>(
    start: &G,
    bots: &mut [Box<dyn Bot<G>>],
    deal: Deal,
    mut watch: impl FnMut(&G, G::Action),
) -> Outcome {
    let mut game = start.clone();
    let mut chances = 0;
    let mut moves = vec![0; bots.len()];
    loop {
        let action = match game.turn() {
            Turn::Over => return game.outcome().expect("a game that is over has an outcome"),
            Turn::Chance => {
                chances += 1;
                game.sample(&mut deal.chance(chances))
            }
            Turn::Player(seat) => {
                moves[seat.index()] += 1;
                think(&game, bots, seat, &mut deal.thought(seat.index(), moves[seat.index()]))
            }
        };
        watch(&game, action);
        game.play(action);
    }
}

fn think<G: Game>(game: &G, bots: &mut [Box<dyn Bot<G>>], seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
    bots[seat.index()].choose(&game.known(seat), seat, rng)
}
