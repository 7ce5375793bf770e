//! What a bot chooses in fixed positions. It changes with the code that decides about choices, which settings and weights
//! do not tell.

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{EditionRef, Game, Seat, Turn, random_step, series_rng};

use crate::{Bot, temper};

/// How many decisions are asked for.
const DECISIONS: u64 = 12;
/// How many decisions of a game are played at random from one that is asked for to the next.
const APART: usize = 5;
/// The seed of the games and of the bots.
const SEED: u64 = 20;

/// A hash of what a bot chooses in fixed positions of a game with its usual options.
///
/// ```
/// use rynek_bots::{Baseline, Random, behaviour};
/// use rynek_planners::Planners;
///
/// assert_eq!(behaviour::<Planners>(&Baseline), behaviour::<Planners>(&Baseline));
/// assert_ne!(behaviour::<Planners>(&Baseline), behaviour::<Planners>(&Random));
/// ```
pub fn behaviour<G: Game>(bot: &dyn Bot<G>) -> String {
    let mut walk = Walk::<G>::begin();
    let choices: Vec<String> = (0..DECISIONS)
        .map(|number| {
            let (game, seat) = walk.next_choice();
            bot.choose(&game.known(seat), seat, &mut series_rng(SEED, number)).to_string()
        })
        .collect();
    temper::hash(&choices.join("\n"))
}

/// Games that are played at random, one after the other.
struct Walk<G> {
    game: G,
    games: u64,
    rng: ChaCha8Rng,
}

impl<G: Game> Walk<G> {
    fn begin() -> Walk<G> {
        Walk { game: start(), games: 0, rng: series_rng(SEED, 0) }
    }

    /// The next position that is asked for.
    fn next_choice(&mut self) -> (&G, Seat) {
        for decisions in 0.. {
            let seat = self.next_decision();
            if decisions >= APART {
                return (&self.game, seat);
            }
            self.step();
        }
        unreachable!("the loop has no end")
    }

    /// Plays on until a player has a choice, in the next game if this one is over.
    fn next_decision(&mut self) -> Seat {
        loop {
            match self.game.turn() {
                Turn::Over => {
                    self.games += 1;
                    (self.game, self.rng) = (start(), series_rng(SEED, self.games));
                }
                Turn::Player(seat) if self.has_choice() => return seat,
                _ => self.step(),
            }
        }
    }

    fn has_choice(&self) -> bool {
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        actions.len() > 1
    }

    fn step(&mut self) {
        let step = random_step(&self.game, &mut self.rng).expect("the game is not over");
        self.game.play_unchecked(step);
    }
}

fn start<G: Game>() -> G {
    G::new(EditionRef::shipped(), &G::Setup::default()).expect("the default options are allowed")
}
