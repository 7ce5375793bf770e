//! Learns the weight of each feature, in rounds, from games that the program plays alone. Prints the weights as JSON.
//!
//! `cargo run --release -p rynek-engineer --example learn [GENERATIONS [GAMES [SEED]]]`
//!
//! It begins with a rough guess. In every generation it plays games with the current weights, most of them with random
//! changes to explore other positions. Then it fits the chance to win at the end of each round to the results. The
//! weights that ship are its output without arguments.

mod play;
mod study;

use rynek_engineer::{Course, Engineer, FEATURES, Mode, Weights};
use rynek_kernel::{Game, series_rng};

/// The modes that are played for a course, and by how much the time may be reduced so that no game is too easy.
struct Lessons {
    course: Course,
    modes: &'static [Mode],
    less_time: u8,
}

/// Side B is learned first, because games of both sides lead to it.
const ORDER: [Lessons; 5] = [
    Lessons { course: Course::B, modes: &[Mode::BMedium, Mode::BHard], less_time: 3 },
    Lessons { course: Course::Both, modes: &[Mode::AbMedium, Mode::AbHard], less_time: 4 },
    Lessons { course: Course::Eiffel, modes: &[Mode::EiffelMedium, Mode::EiffelHard], less_time: 2 },
    Lessons { course: Course::EmpireState, modes: &[Mode::EmpireStateMedium, Mode::EmpireStateHard], less_time: 2 },
    Lessons { course: Course::A, modes: &[Mode::AMedium], less_time: 3 },
];

/// The number of lessons kept from one generation to the next.
const KEPT: usize = 150_000;

/// A rough first guess.
fn guess() -> Weights {
    let mut weights = Engineer::weights().clone();
    for course in Course::ALL {
        let rounds = weights.rounds_mut(course);
        (0..FEATURES).for_each(|feature| rounds[feature] = 0.0);
        let parts = if course == Course::EmpireState { 5 } else { 4 };
        let later = if course == Course::Both { 4 } else { 0 };
        for built in 0..16_u8 {
            rounds[usize::from(built)] = 0.8 * f64::from(parts + later - built.count_ones() as i32);
        }
        (16..19).for_each(|resource| rounds[resource] = 0.5);
        rounds[19] = 0.17;
        (20..23).for_each(|surplus| rounds[surplus] = -0.1);
        (30..37).for_each(|cards| rounds[cards] = -0.3 * (cards - 30) as f64);
        (46..53).filter(|feature| *feature != 47).for_each(|token| rounds[token] = 0.05);
        (54..58).for_each(|developed| rounds[developed] = -0.2);
        rounds[44] = -0.3;
    }
    weights.doubt = [0.8; 5];
    weights.doubt_growth = [0.1; 5];
    weights
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>().expect("a number"));
    let mut next = |usual| arguments.next().unwrap_or(usual);
    let (generations, games, seed) = (next(8), next(1600), next(1));
    let mut weights = guess();
    for (place, lessons) in ORDER.iter().enumerate() {
        let mut rng = series_rng(seed, place as u64);
        let mut known = Vec::new();
        for generation in 0..generations {
            let won = play::generation(lessons, &weights, games, &mut rng, &mut known);
            let old = known.len().saturating_sub(KEPT);
            known.drain(..old);
            let rate = 0.02 / (1.0 + generation as f64 / 3.0);
            // Games of both sides are lessons for side B, too.
            for course in Course::ALL {
                study::study(&known, &mut weights, course, rate, &mut rng);
            }
            eprintln!("{:?} {generation}: won {won:?}", lessons.course);
        }
    }
    println!("{}", serde_json::to_string(&rounded(&weights)).expect("weights are numbers"));
}

/// Four decimals are more than enough.
fn rounded(weights: &Weights) -> serde_json::Value {
    fn round(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Array(values) => values.iter_mut().for_each(round),
            serde_json::Value::Object(fields) => fields.values_mut().for_each(round),
            number => *number = ((number.as_f64().expect("a number") * 1e4).round() / 1e4).into(),
        }
    }
    let mut value = serde_json::to_value(weights).expect("weights are numbers");
    round(&mut value);
    value
}
