//! Taking back: freely where nothing was revealed and nobody acted, otherwise with everybody's consent.

mod common;

use common::Evening;
use rynek_kernel::{Seat, Turn, Viewer};
use rynek_table::{Command, Event, Moment, Refused};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn take_back(seat: Seat, actions: usize) -> Command {
    Command::TakeBack { seat, actions }
}

/// Planners: whoever is to move extends the city, which is to draw a tile at once. The colours are taken first.
fn extend(evening: &mut Evening) {
    loop {
        let draws = |action: &String| {
            let mut next = evening.table.position().duplicate();
            next.apply(action).is_ok() && next.turn() == Turn::Chance
        };
        match evening.table.position().actions().into_iter().find(draws) {
            Some(extend) => {
                evening.act(&extend).expect("a legal action");
                return;
            }
            None => evening.act_somehow(),
        }
    }
}

/// Rooftops: the first player lays the starting floors one after the other, with nothing drawn in between.
fn two_floors() -> Evening {
    let mut evening = Evening::begun("rooftops", 2);
    for _ in 0..2 {
        assert_eq!(evening.table.mover(), Some(ONE));
        let action = evening.table.position().actions().swap_remove(0);
        evening.act(&action).expect("a legal action");
    }
    evening
}

#[test]
fn ones_own_latest_actions_are_taken_back_freely() {
    let mut evening = two_floors();
    assert_eq!(evening.table.sight(Viewer::Seat(ONE), Vec::new(), Moment::default()).free_to_take_back, 2);
    let before = evening.table.position_after(evening.table.actions_played() - 2).mark();
    evening.asks(1, &take_back(ONE, 2)).expect("nobody has acted since");
    assert_eq!(evening.table.position().mark(), before);
    assert_eq!(evening.asks(1, &take_back(ONE, 1)), Err(Refused::NothingToTakeBack));
}

/// What a sight offers is what the table grants.
#[test]
fn only_what_there_is_can_be_asked_for() {
    let mut evening = Evening::begun("polis", 2);
    let offered = |evening: &Evening, seat| {
        let sight = evening.table.sight(Viewer::Seat(seat), Vec::new(), Moment::default());
        (sight.free_to_take_back, sight.on_request_to_take_back)
    };
    assert_eq!(offered(&evening, ONE), (0, 0), "nobody has acted");
    evening.act_somehow();
    assert_eq!(offered(&evening, ONE), (1, 1));
    assert_eq!(offered(&evening, TWO), (0, 0));
    assert_eq!(evening.table.sight(Viewer::Spectator, Vec::new(), Moment::default()).on_request_to_take_back, 0);
    evening.asks(1, &take_back(ONE, 1)).expect("nobody has acted since");
    assert_eq!(offered(&evening, ONE), (0, 0), "the only action is taken back");
    assert_eq!(evening.asks(1, &Command::AskBack { seat: ONE }), Err(Refused::NothingToTakeBack));
    evening.act_somehow();
    evening.act_somehow();
    assert_eq!(offered(&evening, ONE), (0, 2));
    evening.asks(1, &Command::AskBack { seat: ONE }).expect("there is something to ask for");
    assert_eq!(offered(&evening, ONE), (0, 0), "one question at a time");
}

#[test]
fn nobody_takes_back_what_is_not_theirs() {
    let mut evening = two_floors();
    assert_eq!(evening.asks(2, &take_back(ONE, 1)), Err(Refused::NotYours(ONE)));
    assert_eq!(evening.asks(2, &take_back(TWO, 1)), Err(Refused::NothingToTakeBack));
    assert_eq!(evening.asks(1, &take_back(ONE, 3)), Err(Refused::NothingToTakeBack));
    assert_eq!(evening.asks(1, &take_back(ONE, 0)), Err(Refused::NothingToTakeBack));
}

#[test]
fn what_chance_revealed_is_not_taken_back_freely() {
    let mut evening = Evening::begun("planners", 2);
    extend(&mut evening);
    assert_eq!(evening.table.free_to_take_back(ONE), 0);
    assert_eq!(evening.asks(1, &take_back(ONE, 1)), Err(Refused::NothingToTakeBack));
}

#[test]
fn further_back_everybody_has_to_agree() {
    let mut evening = Evening::begun("polis", 3);
    let before = evening.table.position().mark();
    evening.act_somehow();
    evening.act_somehow();
    evening.asks(1, &Command::AskBack { seat: ONE }).expect("anybody may ask");
    evening.asks(2, &Command::AnswerBack { seat: TWO, agrees: true }).expect("and be answered");
    assert_ne!(evening.table.position().mark(), before);
    let third = Seat::new(2);
    evening.asks(3, &Command::AnswerBack { seat: third, agrees: true }).expect("the last consent");
    assert_eq!(evening.table.position().mark(), before);
    assert_eq!(evening.asks(3, &Command::AnswerBack { seat: third, agrees: true }), Err(Refused::NothingAsked));
}

#[test]
fn one_who_declines_ends_the_question_and_so_does_playing_on() {
    let mut evening = Evening::begun("polis", 3);
    evening.act_somehow();
    evening.asks(1, &Command::AskBack { seat: ONE }).expect("anybody may ask");
    evening.asks(2, &Command::AnswerBack { seat: TWO, agrees: false }).expect("and be answered");
    assert!(evening.table.request().is_none());
    evening.asks(1, &Command::AskBack { seat: ONE }).expect("anybody may ask again");
    evening.act_somehow();
    assert!(evening.table.request().is_none());
}

#[test]
fn a_draw_repeated_after_an_undo_is_a_new_one() {
    let mut evening = Evening::begun("planners", 2);
    let mut drawn = Vec::new();
    for _ in 0..12 {
        extend(&mut evening);
        let Some(Event::Drawn { action }) = evening.history.last().map(|entry| entry.event.clone()) else {
            panic!("a tile was drawn")
        };
        drawn.push(action);
        evening.asks(1, &Command::AskBack { seat: ONE }).expect("anybody may ask");
        evening.asks(2, &Command::AnswerBack { seat: TWO, agrees: true }).expect("and be answered");
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 3, "{drawn:?}");
    assert!(!evening.table.was_tried_again(), "somebody else agreed each time");
}
