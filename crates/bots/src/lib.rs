//! Players for every game.
//!
//! A bot is handed what its seat knows, never the true position, so it cannot cheat. Its choice depends on that and on
//! the generator it is handed, so a game can be repeated.
//!
//! | name | how it plays |
//! | --- | --- |
//! | `random` | any legal action, each with the same odds |
//! | `baseline` | the action with the best score right now |
//! | `greedy` | the action after which the position looks best, by the game's own evaluation |
//!
//! ```
//! use rynek_bots::bot;
//! use rynek_kernel::{EditionRef, Game, Turn, series_rng};
//! use rynek_polis::Polis;
//!
//! let mut game = Polis::new(EditionRef::shipped(), &Default::default()).unwrap();
//! let mut rng = series_rng(1, 0);
//! let greedy = bot::<Polis>("greedy").unwrap();
//! while game.turn() != Turn::Over {
//!     let action = match game.turn() {
//!         Turn::Player(seat) => greedy.choose(&game.known(seat), seat, &mut rng),
//!         _ => game.sample(&mut rng),
//!     };
//!     game.play(action);
//! }
//! assert!(game.outcome().unwrap().points.iter().all(|points| *points > 40));
//! ```

use rand_chacha::ChaCha8Rng;
use rynek_kernel::{Game, Seat, pick};

/// The names of all bots, from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "baseline", "greedy"];

/// A player.
pub trait Bot<G: Game>: Send + Sync {
    /// Chooses one of the legal actions of a seat whose turn it is.
    fn choose(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action;
}

/// The bot with this name, if there is one.
pub fn bot<G: Game>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "baseline" => Some(Box::new(OneStep(|game: &G, seat| game.points(seat).into()))),
        "greedy" => Some(Box::new(OneStep(|game: &G, seat| game.evaluate(seat)))),
        _ => None,
    }
}

/// Any legal action, each with the same odds.
struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, known: &G::Known, _seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        G::imagine(known, rng).random_action(rng)
    }
}

/// The action after which the position is worth most; among equals, any.
struct OneStep<G>(fn(&G, Seat) -> f64);

impl<G: Game> Bot<G> for OneStep<G> {
    fn choose(&self, known: &G::Known, seat: Seat, rng: &mut ChaCha8Rng) -> G::Action {
        let game = G::imagine(known, rng);
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let mut best = Vec::new();
        let mut most = f64::NEG_INFINITY;
        for action in actions {
            let mut next = game.clone();
            next.play(action);
            let worth = (self.0)(&next, seat);
            if worth > most {
                most = worth;
                best.clear();
            }
            if worth == most {
                best.push(action);
            }
        }
        *pick(rng, &best)
    }
}

#[cfg(test)]
mod tests {
    use rynek_kernel::{EditionRef, Turn, series_rng};
    use rynek_polis::Polis;

    use super::*;

    /// Plays a game of two bots and tells the points of both.
    fn duel(names: [&str; 2], seed: u64) -> Vec<i32> {
        let bots = names.map(|name| bot::<Polis>(name).expect("a bot by that name"));
        let mut game = Polis::new(EditionRef::shipped(), &Default::default()).expect("default options");
        let mut rng = series_rng(seed, 0);
        loop {
            match game.turn() {
                Turn::Player(seat) => {
                    let action = bots[seat.index()].choose(&game.known(seat), seat, &mut rng);
                    game.apply(action).expect("bots play by the rules");
                }
                Turn::Chance => game.play(game.sample(&mut rng)),
                Turn::Over => return game.outcome().expect("it is over").points.to_vec(),
            }
        }
    }

    #[test]
    fn every_name_has_a_bot() {
        assert!(NAMES.iter().all(|name| bot::<Polis>(name).is_some()));
        assert!(bot::<Polis>("oracle").is_none());
    }

    #[test]
    fn the_same_seed_gives_the_same_game() {
        for name in NAMES {
            assert_eq!(duel([name, "random"], 5), duel([name, "random"], 5));
        }
    }

    #[test]
    fn greedy_beats_random_from_either_seat() {
        let wins = (0..8).filter(|seed| {
            let first = duel(["greedy", "random"], *seed);
            let second = duel(["random", "greedy"], *seed);
            first[0] > first[1] && second[1] > second[0]
        });
        assert!(wins.count() >= 7);
    }
}
