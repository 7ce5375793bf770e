//! The steps that decided a game, and those at which the lead changed.

use rynek_kernel::{Arg, Message, Seat, order};
use rynek_words::Words;

use crate::{
    course::Course,
    reviewing::Reviewing,
    told::{KeyMoment, ReviewStep, StepKind},
};

/// How many steps are named.
const MOMENTS: usize = 3;
/// A change of less than this decides nothing.
const LEAST: f64 = 0.02;
/// A seat is ahead when its chance to win is greater by this than that of the seat that was ahead before.
const AHEAD: f64 = 0.05;

/// The steps that changed the chances most, the greatest change first.
pub fn decisive(review: &Reviewing, steps: &[ReviewStep], words: &Words) -> Vec<KeyMoment> {
    let mut moments: Vec<(usize, Seat, f64)> = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        let changes = step.win_change.iter().enumerate().map(|(seat, change)| (n, Seat::new(seat), *change));
        // Of equal changes, that of the seat that acted.
        let rank = |(_, seat, change): &(usize, Seat, f64)| {
            (change.abs() * 1e6) as i64 * 2 + i64::from(step.seat == Some(*seat))
        };
        moments.extend(changes.max_by_key(rank).filter(|(_, _, change)| change.abs() >= LEAST));
    }
    order::sort_by(&mut moments, |one, other| other.2.abs().total_cmp(&one.2.abs()).then(one.0.cmp(&other.0)));
    moments.truncate(MOMENTS);
    let tell = |(n, seat, change): (usize, Seat, f64)| KeyMoment {
        step: steps[n].step,
        seat,
        change,
        text: words.say(&sentence(review, &steps[n], seat)),
    };
    moments.into_iter().map(tell).collect()
}

fn sentence(review: &Reviewing, step: &ReviewStep, seat: Seat) -> Message {
    let after = step.value.win[seat.index()];
    let percent = |chance: f64| Arg::decimal(100.0 * chance.clamp(0.0, 1.0), 0);
    let better = step.decision.as_ref().and_then(|decision| decision.better.as_ref());
    let better = better.and_then(|line| line.actions.first()).map(|action| action.text.clone());
    let key = match (step.kind, &better) {
        (StepKind::Draw, _) => "review-moment-draw",
        (StepKind::End, _) => "review-moment-end",
        (StepKind::Choice, None) => "review-moment-choice",
        (StepKind::Choice, Some(_)) => "review-moment-mistake",
    };
    let message = Message::new(key)
        .with("line", step.text.as_str())
        .with("player", review.called(seat))
        .with("before", percent(after - step.win_change[seat.index()]))
        .with("after", percent(after));
    match better {
        Some(better) if step.kind == StepKind::Choice => message.with("better", better),
        _ => message,
    }
}

/// The steps after which another seat is ahead than before. Alone, a player is ahead with more than half of the chances.
pub fn turning_points(course: &Course) -> Vec<usize> {
    let values = course.values.iter().chain(&course.given);
    let mut ahead: Option<usize> = None;
    let mut turns = Vec::new();
    for (step, value) in values.enumerate() {
        let against =
            |seat: usize| if value.win.len() == 1 { [value.win[0], 1.0 - value.win[0]][seat] } else { value.win[seat] };
        let seats = value.win.len().max(2);
        let Some(first) = (0..seats).max_by(|one, other| against(*one).total_cmp(&against(*other))) else { continue };
        let rest = (0..seats).filter(|seat| *seat != first).map(against).fold(f64::NEG_INFINITY, f64::max);
        if ahead == Some(first) || against(first) - rest < AHEAD {
            continue;
        }
        if ahead.is_some() {
            turns.push(step);
        }
        ahead = Some(first);
    }
    turns
}
