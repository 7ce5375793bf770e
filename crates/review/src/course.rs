//! The course of the values over a game, and what each seat's result is made of.

use rynek_bots::wins;
use rynek_kernel::{Seat, Turn};

use crate::{
    reviewing::Reviewing,
    state::Choice,
    told::{ReviewSums, ReviewValue},
};

/// The values of all positions and the result. Every change between them is a draw's luck, a choice or the end of a game
/// that was given up, so the changes add up to the result.
pub struct Course {
    /// Before the first step, and after each.
    pub values: Vec<ReviewValue>,
    /// The result, if the game did not end by its rules: one more step leads there.
    pub given: Option<ReviewValue>,
}

/// What a decision lost.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Loss {
    /// Of the chance to win, at least 0.
    pub win: f64,
    /// Its standard error.
    pub error: f64,
    /// Of the expected points.
    pub points: f64,
}

/// A difference counts from so many standard errors.
const SURE: f64 = 2.0;

impl Loss {
    /// What the decision lost against the best option that was found. A difference that the looks do not show counts as
    /// nothing.
    pub fn of(choice: &Choice) -> Loss {
        let Some(rival) = &choice.rival else { return Loss::default() };
        let (lead, error) = (rival.lead.mean(), rival.lead.error());
        if lead <= SURE * error || lead <= 0.0 {
            return Loss { error, ..Loss::default() };
        }
        Loss { win: lead, error, points: rival.more_points.mean() }
    }
}

impl Course {
    pub fn of(review: &Reviewing) -> Course {
        let result = ReviewValue {
            win: wins(&review.outcome).to_vec(),
            points: review.outcome.points.iter().map(|points| f64::from(*points)).collect(),
            error: vec![0.0; review.outcome.points.len()],
        };
        let is_over = review.game.outcome().is_some();
        let (places, length) = (&review.found.places, review.length());
        let mut values = vec![if is_over { result.clone() } else { looked(review, length) }];
        for step in (0..length).rev() {
            let value = match review.turn(step) {
                Turn::Chance => before_draw(values.last().expect("one at least"), &places[step].luck),
                _ => looked(review, step),
            };
            values.push(value);
        }
        values.reverse();
        Course { values, given: (!is_over).then_some(result) }
    }

    /// How much a step changed a seat's chance to win and expected points; `step` counts from 0.
    pub fn change(&self, step: usize, seat: Seat) -> (f64, f64) {
        let seat = seat.index();
        let before = &self.values[step];
        let after = self.values.get(step + 1).or(self.given.as_ref()).unwrap_or(before);
        (after.win[seat] - before.win[seat], after.points[seat] - before.points[seat])
    }

    /// What a seat's result is made of: in chances to win, and in points.
    pub fn sums(&self, review: &Reviewing, seat: Seat) -> (ReviewSums, ReviewSums) {
        let start = &self.values[0];
        let mut win = ReviewSums { start: start.win[seat.index()], ..ReviewSums::default() };
        let mut points = ReviewSums { start: start.points[seat.index()], ..ReviewSums::default() };
        let (mut win_errors, mut points_errors) = (0.0, 0.0);
        for step in 0..self.values.len() - 1 + usize::from(self.given.is_some()) {
            let (by_win, by_points) = self.change(step, seat);
            match review.actor(step) {
                None => {
                    win.luck += by_win;
                    points.luck += by_points;
                    let luck = &review.found.places[step].luck;
                    win_errors += luck.win.get(seat.index()).map_or(0.0, |sum| sum.error() * sum.error());
                    points_errors += luck.points.get(seat.index()).map_or(0.0, |sum| sum.error() * sum.error());
                }
                Some(actor) if actor == seat => {
                    win.own += by_win;
                    points.own += by_points;
                }
                Some(_) => {
                    win.others += by_win;
                    points.others += by_points;
                }
            }
        }
        let last = self.given.as_ref().unwrap_or(&self.values[self.values.len() - 1]);
        (win.luck_error, points.luck_error) = (win_errors.sqrt(), points_errors.sqrt());
        (win.result, points.result) = (last.win[seat.index()], last.points[seat.index()]);
        (win.adjusted, points.adjusted) = (win.result - win.luck, points.result - points.luck);
        (win, points)
    }
}

impl Reviewing {
    /// Who chose this step or gave up; `None` for a draw.
    pub(crate) fn actor(&self, step: usize) -> Option<Seat> {
        match self.turn(step) {
            _ if step >= self.length() => self.gave_up,
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }
}

/// The value of a position that was looked at.
fn looked(review: &Reviewing, step: usize) -> ReviewValue {
    let value = &review.found.places[step].value;
    let means = |sums: &[crate::sums::Sum]| sums.iter().map(|sum| sum.mean()).collect();
    ReviewValue {
        win: means(&value.win),
        points: means(&value.points),
        error: value.win.iter().map(|sum| sum.error()).collect(),
    }
}

/// The value before a draw: the one after it without its luck, which is the mean over all outcomes.
fn before_draw(after: &ReviewValue, luck: &crate::sums::Sums) -> ReviewValue {
    let less = |(value, luck): (&f64, &crate::sums::Sum)| value - luck.mean();
    let both = |(one, luck): (&f64, &crate::sums::Sum)| libm::hypot(*one, luck.error());
    ReviewValue {
        win: after.win.iter().zip(&luck.win).map(less).collect(),
        points: after.points.iter().zip(&luck.points).map(less).collect(),
        error: after.error.iter().zip(&luck.win).map(both).collect(),
    }
}
