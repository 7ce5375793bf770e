//! Games to learn from.

use rand_chacha::ChaCha8Rng;
use rynek_engineer::{Course, Engineer, FEATURES, Mode, Setup, Step, Weights};
use rynek_kernel::{EditionRef, Game, Rng, Turn, below};

use crate::Lessons;

/// The share of a lesson that comes from the end of the game; the rest is the evaluation of the next round.
const FAR: f64 = 0.8;
/// The relative size of the random changes of weights.
const SHAKEN: f64 = 0.25;
/// One of this many games is played without changes and with the full time.
const EARNEST: u64 = 4;

/// A position between two rounds, and its result.
pub struct Lesson {
    pub course: Course,
    pub time: f64,
    pub features: Vec<(usize, f64)>,
    /// The chance to win.
    pub win: f64,
}

/// Plays this many games. Returns the wins and the number of games without changes, by mode.
pub fn generation(
    lessons: &Lessons,
    weights: &Weights,
    games: u64,
    rng: &mut ChaCha8Rng,
    out: &mut Vec<Lesson>,
) -> Vec<(u32, u32)> {
    let mut won = vec![(0, 0); lessons.modes.len()];
    for number in 0..games {
        let place = (number / EARNEST) as usize % lessons.modes.len();
        let mode = lessons.modes[place];
        if number % EARNEST == 0 {
            let ends = play(begin(mode, 0, rng), weights, rng);
            won[place].0 += u32::from(ends.last().is_some_and(|end| end.step() == Step::Won));
            won[place].1 += 1;
            learn(&ends, weights, out);
        } else {
            let less = below(rng, u32::from(lessons.less_time) + 1) as u8;
            let ends = play(begin(mode, less, rng), &changed(weights, rng), rng);
            learn(&ends, weights, out);
        }
    }
    won
}

/// A game before its first roll, with this much less time.
fn begin(mode: Mode, less_time: u8, rng: &mut ChaCha8Rng) -> Engineer {
    let setup = Setup { mode, ..Setup::default() };
    let mut game = Engineer::new(EditionRef::shipped(), &setup).expect("options of the game");
    game.play_unchecked(game.sample(rng));
    game.play_unchecked(game.random_action(rng));
    let mut written = serde_json::to_value(&game).expect("a position can be written");
    written["time"] = (game.time() - less_time).into();
    serde_json::from_value(written).expect("a position with less time")
}

fn changed(weights: &Weights, rng: &mut ChaCha8Rng) -> Weights {
    let mut weights = weights.clone();
    for course in Course::ALL {
        for feature in 16..FEATURES {
            let bell = (0..12).map(|_| f64::from(rng.next_u32()) / f64::from(u32::MAX)).sum::<f64>() - 6.0;
            let weight = &mut weights.rounds_mut(course)[feature];
            *weight += SHAKEN * (weight.abs() + 0.05) * bell;
        }
    }
    weights
}

/// Plays a game to its end. Returns the positions between rounds and the last one.
fn play(mut game: Engineer, weights: &Weights, rng: &mut ChaCha8Rng) -> Vec<Engineer> {
    let mut ends = vec![game.clone()];
    while game.turn() != Turn::Over {
        if game.turn() == Turn::Chance {
            game.play_unchecked(game.sample(rng));
        } else {
            let mut ranked = Vec::new();
            game.rank(weights, &mut ranked);
            let best = ranked.iter().max_by(|one, other| one.1.total_cmp(&other.1));
            game.play_unchecked(best.expect("dice can be set").0);
        }
        game = game.round_end(weights);
        ends.push(game.clone());
    }
    ends
}

/// Adds a lesson for each position: partly the end of the game, partly the evaluation of the next position.
#[expect(clippy::disallowed_methods, reason = "weights are fitted on one machine")]
fn learn(ends: &[Engineer], weights: &Weights, out: &mut Vec<Lesson>) {
    let Some((last, ends)) = ends.split_last() else { return };
    let mut win = f64::from(u8::from(last.step() == Step::Won));
    let mut looks = win;
    for end in ends.iter().rev() {
        win = (1.0 - FAR) * looks + FAR * win;
        looks = 1.0 / (1.0 + (-end.assurance(weights)).exp());
        let mut features = Vec::new();
        end.features(|feature, size| features.push((feature, size)));
        features.retain(|(_, size)| *size != 0.0);
        out.push(Lesson { course: end.course(), time: end.time().into(), features, win });
    }
}
