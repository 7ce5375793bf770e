//! Luck and choices add up to the result, in every game.

use rynek_bots::wins;
use rynek_catalog::IDS;
use rynek_kernel::{Record, RecordSeat, Seat, conformance::testing, record::RecordEvent};
use rynek_review::{DecisionClass, Review, StepKind};

use crate::games::{Players, played, record, review, tables, tiny};

/// What is left over by rounding.
const ROUNDING: f64 = 1e-9;

fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() < ROUNDING * (1.0 + one.abs())
}

/// The start, all luck and all choices are the result, for each seat, and the steps agree with the totals.
fn check(record: &Record, review: &Review) {
    let outcome = record.result.as_ref().expect("a result");
    let wins = wins(outcome);
    for player in &review.players {
        let seat = player.seat.index();
        for (sums, result) in [(player.win, wins[seat]), (player.points, f64::from(outcome.points[seat]))] {
            let sum = sums.start + sums.luck + sums.own + sums.others;
            assert!(is_near(sum, result), "{}: {sum} instead of {result}", review.game);
            assert!(is_near(sums.adjusted, result - sums.luck), "{sums:?}");
            assert!(is_near(sums.result, result), "{sums:?}");
        }
        let luck: f64 = drawn(review).map(|step| step.win_change[seat]).sum();
        assert!(is_near(luck, player.win.luck), "{luck} {:?}", player.win);
        let lost: f64 = decisions(review, player.seat).map(|decision| decision.lost).sum();
        assert!(is_near(lost, player.lost), "{lost} {}", player.lost);
        let counted: usize = DecisionClass::ALL.iter().map(|class| player.classes.of(*class)).sum();
        assert_eq!((counted, counted), (player.decisions, decisions(review, player.seat).count()));
        assert!((0.0..=100.0).contains(&player.accuracy));
    }
    if review.players.len() > 1 {
        let all: f64 = review.players.iter().map(|player| player.win.luck).sum();
        assert!(all.abs() < 1e-6, "what one seat wins by luck the others lose: {all}");
    }
}

fn drawn(review: &Review) -> impl Iterator<Item = &rynek_review::ReviewStep> {
    review.steps.iter().filter(|step| step.kind == StepKind::Draw)
}

fn decisions(review: &Review, seat: Seat) -> impl Iterator<Item = &rynek_review::ReviewDecision> {
    let own = review.steps.iter().filter(move |step| step.seat == Some(seat));
    own.filter_map(|step| step.decision.as_ref()).filter(|decision| decision.legal > 1)
}

#[test]
fn luck_and_choices_are_the_result() {
    // 1,000 games in all where time is no concern.
    let each = testing::length(2, 200);
    for game in IDS {
        let tables = tables(game);
        for number in 0..each {
            let by = [Players::Random, Players::Bot("casual")][number % 2];
            let played = played(game, tables[number % tables.len()], by, number as u64 + 1);
            let record = record(played.as_ref());
            check(&record, &review(&record, tiny(1)));
        }
    }
}

#[test]
fn a_game_that_was_given_up_adds_up_too() {
    let whole = played("polis", 2, Players::Bot("greedy"), 3);
    let half = whole.after(whole.played() / 2);
    let loser = Seat::new(1);
    let mut record = record(half.as_ref());
    record.seats = vec![RecordSeat { name: Some("Ada".into()), player: "human".into() }, RecordSeat::unnamed("human")];
    record.events.push(RecordEvent::Resign { seat: loser });
    record.result = Some(rynek_kernel::Outcome::ranked([(10, 0), (5, 0)]));
    let review = review(&record, tiny(2));
    check(&record, &review);
    let last = review.steps.last().expect("steps");
    assert_eq!((last.kind, last.seat), (StepKind::End, Some(loser)));
    assert!(last.text.contains("resigns"), "{}", last.text);
    assert!(last.win_change[0] > 0.0 && last.win_change[1] < 0.0, "{last:?}");
    assert_eq!(review.steps.len(), half.played() + 1);
}

#[test]
fn actions_that_were_taken_back_are_not_reviewed() {
    let whole = played("planners", 2, Players::Bot("greedy"), 5);
    let plain = record(whole.as_ref());
    let mut undone = plain.clone();
    let at = undone.events.iter().position(|event| matches!(event, RecordEvent::Action { .. })).expect("an action");
    let again = undone.events[at].clone();
    undone.events.insert(at + 1, RecordEvent::Undo { seat: Seat::new(0), actions: 1 });
    undone.events.insert(at + 2, again);
    assert_eq!(review(&undone, tiny(1)), review(&plain, tiny(1)));
}
