//! Taking actions back: without asking if nothing was drawn and no one else acted, otherwise with the consent of all.

use crate::common::TestTable;
use rynek_kernel::{Seat, Turn, Viewer};
use rynek_table::{Command, Event, Moment, Refused};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

fn take_back(seat: Seat, actions: usize) -> Command {
    Command::TakeBack { seat, actions }
}

/// Planners: the player to move extends the city, which draws a tile. The colours are chosen first.
fn extend(play: &mut TestTable) {
    loop {
        let draws = |action: &String| {
            let mut next = play.table.position().duplicate();
            next.apply(action).is_ok() && next.turn() == Turn::Chance
        };
        match play.table.position().actions().into_iter().find(draws) {
            Some(extend) => {
                play.act(&extend).expect("a legal action");
                return;
            }
            None => play.act_any(),
        }
    }
}

/// Rooftops: the first player places the starting floors one after the other, with nothing drawn in between.
fn two_floors() -> TestTable {
    let mut play = TestTable::started("rooftops", 2);
    for _ in 0..2 {
        assert_eq!(play.table.mover(), Some(ONE));
        let action = play.table.position().actions().swap_remove(0);
        play.act(&action).expect("a legal action");
    }
    play
}

#[test]
fn own_latest_actions_are_taken_back_without_asking() {
    let mut play = two_floors();
    assert_eq!(play.table.sight(Viewer::Seat(ONE), Vec::new(), Moment::default()).free_to_take_back, 2);
    let before = play.table.position_after(play.table.actions_played() - 2).mark();
    play.ask(1, &take_back(ONE, 2)).expect("no one has acted since");
    assert_eq!(play.table.position().mark(), before);
    assert_eq!(play.ask(1, &take_back(ONE, 1)), Err(Refused::NothingToTakeBack));
}

#[test]
fn a_sight_offers_what_the_table_allows() {
    let mut play = TestTable::started("polis", 2);
    let offered = |play: &TestTable, seat| {
        let sight = play.table.sight(Viewer::Seat(seat), Vec::new(), Moment::default());
        (sight.free_to_take_back, sight.on_request_to_take_back)
    };
    assert_eq!(offered(&play, ONE), (0, 0), "no one has acted");
    play.act_any();
    assert_eq!(offered(&play, ONE), (1, 1));
    assert_eq!(offered(&play, TWO), (0, 0));
    assert_eq!(play.table.sight(Viewer::Spectator, Vec::new(), Moment::default()).on_request_to_take_back, 0);
    play.ask(1, &take_back(ONE, 1)).expect("no one has acted since");
    assert_eq!(offered(&play, ONE), (0, 0), "the only action is taken back");
    assert_eq!(play.ask(1, &Command::AskBack { seat: ONE }), Err(Refused::NothingToTakeBack));
    play.act_any();
    play.act_any();
    assert_eq!(offered(&play, ONE), (0, 2));
    play.ask(1, &Command::AskBack { seat: ONE }).expect("there is something to ask for");
    assert_eq!(offered(&play, ONE), (0, 0), "one request at a time");
}

#[test]
fn players_cannot_take_back_actions_of_others() {
    let mut play = two_floors();
    assert_eq!(play.ask(2, &take_back(ONE, 1)), Err(Refused::NotYours(ONE)));
    assert_eq!(play.ask(2, &take_back(TWO, 1)), Err(Refused::NothingToTakeBack));
    assert_eq!(play.ask(1, &take_back(ONE, 3)), Err(Refused::NothingToTakeBack));
    assert_eq!(play.ask(1, &take_back(ONE, 0)), Err(Refused::NothingToTakeBack));
}

#[test]
fn a_draw_is_not_taken_back_without_asking() {
    let mut play = TestTable::started("planners", 2);
    extend(&mut play);
    assert_eq!(play.table.free_to_take_back(ONE), 0);
    assert_eq!(play.ask(1, &take_back(ONE, 1)), Err(Refused::NothingToTakeBack));
}

#[test]
fn taking_back_more_needs_the_consent_of_all() {
    let mut play = TestTable::started("polis", 3);
    let before = play.table.position().mark();
    play.act_any();
    play.act_any();
    play.ask(1, &Command::AskBack { seat: ONE }).expect("players may ask");
    play.ask(2, &Command::AnswerBack { seat: TWO, agrees: true }).expect("players may answer");
    assert_ne!(play.table.position().mark(), before);
    let third = Seat::new(2);
    play.ask(3, &Command::AnswerBack { seat: third, agrees: true }).expect("the last consent");
    assert_eq!(play.table.position().mark(), before);
    assert_eq!(play.ask(3, &Command::AnswerBack { seat: third, agrees: true }), Err(Refused::NothingAsked));
}

#[test]
fn declining_or_playing_on_ends_the_request() {
    let mut play = TestTable::started("polis", 3);
    play.act_any();
    play.ask(1, &Command::AskBack { seat: ONE }).expect("players may ask");
    play.ask(2, &Command::AnswerBack { seat: TWO, agrees: false }).expect("players may answer");
    assert!(play.table.request().is_none());
    play.ask(1, &Command::AskBack { seat: ONE }).expect("players may ask again");
    play.act_any();
    assert!(play.table.request().is_none());
}

#[test]
fn a_draw_repeated_after_an_undo_is_a_new_one() {
    let mut play = TestTable::started("planners", 2);
    let mut drawn = Vec::new();
    for _ in 0..12 {
        extend(&mut play);
        let Some(Event::Drawn { action }) = play.history.last().map(|entry| entry.event.clone()) else {
            panic!("a tile was drawn")
        };
        drawn.push(action);
        play.ask(1, &Command::AskBack { seat: ONE }).expect("players may ask");
        play.ask(2, &Command::AnswerBack { seat: TWO, agrees: true }).expect("players may answer");
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 3, "{drawn:?}");
    assert!(!play.table.was_tried_again(), "another person agreed each time");
}
