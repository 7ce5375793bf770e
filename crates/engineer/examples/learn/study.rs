//! Weights fitted to lessons: logistic regression by small steps (Adam).

use rand_chacha::ChaCha8Rng;
use rynek_engineer::{Course, FEATURES, Weights};
use rynek_kernel::below;

use crate::play::Lesson;

/// The number of lessons for one step.
const BATCH: usize = 256;
/// How often each lesson is used, on average.
const TIMES: usize = 6;
/// How strongly weights are kept near their old values.
const HOLD: f64 = 1e-5;
/// Fewer lessons than this are not enough to learn from.
const FEWEST: usize = 1000;
/// The number of fitted values: the features, the doubt and its growth.
const NUMBERS: usize = FEATURES + 2;
const DOUBT: usize = FEATURES;
const GROWTH: usize = FEATURES + 1;

/// Gradient descent with momentum.
struct Adam {
    mean: [f64; NUMBERS],
    square: [f64; NUMBERS],
    steps: i32,
}

impl Adam {
    const MEAN: f64 = 0.9;
    const SQUARE: f64 = 0.999;

    fn step(&mut self, numbers: &mut [f64; NUMBERS], slope: &[f64; NUMBERS], rate: f64) {
        self.steps += 1;
        for n in 0..NUMBERS {
            self.mean[n] = Adam::MEAN * self.mean[n] + (1.0 - Adam::MEAN) * slope[n];
            self.square[n] = Adam::SQUARE * self.square[n] + (1.0 - Adam::SQUARE) * slope[n] * slope[n];
            let mean = self.mean[n] / (1.0 - Adam::MEAN.powi(self.steps));
            let square = self.square[n] / (1.0 - Adam::SQUARE.powi(self.steps));
            numbers[n] -= rate * mean / (square.sqrt() + 1e-8);
        }
        numbers[DOUBT] = numbers[DOUBT].max(0.2);
        numbers[GROWTH] = numbers[GROWTH].max(0.0);
    }
}

/// Adds the gradient of one lesson's loss.
#[expect(clippy::disallowed_methods, reason = "weights are fitted on one machine")]
fn add_slope(lesson: &Lesson, numbers: &[f64; NUMBERS], slope: &mut [f64; NUMBERS]) {
    let rounds: f64 = lesson.features.iter().map(|(feature, size)| numbers[*feature] * size).sum();
    let left = rounds.max(0.0);
    let doubt = (numbers[DOUBT] * numbers[DOUBT] + numbers[GROWTH] * left).sqrt();
    let assurance = (lesson.time - rounds) / doubt;
    let win = 1.0 / (1.0 + (-assurance).exp());
    let off = (win - lesson.win) / BATCH as f64;
    let by_doubt = -off * assurance / doubt;
    let growing = if rounds > 0.0 { numbers[GROWTH] / (2.0 * doubt) } else { 0.0 };
    let by_rounds = by_doubt * growing - off / doubt;
    lesson.features.iter().for_each(|(feature, size)| slope[*feature] += by_rounds * size);
    slope[DOUBT] += by_doubt * numbers[DOUBT] / doubt;
    slope[GROWTH] += by_doubt * left / (2.0 * doubt);
}

/// Fits the weights of a course to its lessons, if there are enough of them.
pub fn study(lessons: &[Lesson], weights: &mut Weights, course: Course, rate: f64, rng: &mut ChaCha8Rng) {
    let here: Vec<&Lesson> = lessons.iter().filter(|lesson| lesson.course == course).collect();
    if here.len() < FEWEST {
        return;
    }
    let mut numbers = [0.0; NUMBERS];
    (0..FEATURES).for_each(|feature| numbers[feature] = weights.rounds(course)[feature]);
    numbers[DOUBT] = weights.doubt[course as usize];
    numbers[GROWTH] = weights.doubt_growth[course as usize];
    let before = numbers;
    let mut adam = Adam { mean: [0.0; NUMBERS], square: [0.0; NUMBERS], steps: 0 };
    let batches = TIMES * here.len() / BATCH;
    for batch in 0..batches {
        let mut slope = std::array::from_fn(|n| HOLD * (numbers[n] - before[n]));
        for _ in 0..BATCH {
            add_slope(here[below(rng, here.len() as u32) as usize], &numbers, &mut slope);
        }
        adam.step(&mut numbers, &slope, rate * (1.0 - 0.9 * batch as f64 / batches as f64));
    }
    (0..FEATURES).for_each(|feature| weights.rounds_mut(course)[feature] = numbers[feature]);
    weights.doubt[course as usize] = numbers[DOUBT];
    weights.doubt_growth[course as usize] = numbers[GROWTH];
}
