//! Tables as records, and records as tables.

use rynek_hall::HallError;
use rynek_kernel::{Record, Viewer, record::RecordEvent};
use rynek_table::{Command, Phase, RecordFault, SeatPlan, Terms, verify_record};

use crate::{
    common::person,
    test_hall::{ONE, TWO, TestHall, two_players},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_record_of_every_game_is_checked_and_imported
    a_record_with_undo_and_a_stand_in_is_valid
    the_record_of_an_unfinished_game_keeps_secrets
}

async fn a_record_of_every_game_is_checked_and_imported(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    for (game, players) in [("polis", 2), ("rooftops", 2), ("boulevards", 3), ("planners", 2), ("engineer", 1)] {
        let id = test.started_with(Terms::new(game, vec![SeatPlan::Open; players])).await;
        let table = test.finish(id).await;
        let record = test.hall.record(id, Viewer::Spectator).await.expect("the table exists");
        let record = Record::parse(&record.to_json()).expect("it can be read again");
        assert!(verify_record(&record).is_ok_and(|draws| draws > 0), "{game}");

        let copy = test.hall.import(&record, &person(9)).await.expect("a good record");
        let studied = test.table(copy).await;
        assert_eq!((studied.phase(), studied.is_imported()), (Phase::Over, true));
        assert_eq!(studied.position().mark(), table.position().mark());
        assert!(!studied.terms().public && studied.host().id == person(9).id);
        let again = test.hall.record(copy, Viewer::Spectator).await.expect("the table exists");
        assert_eq!((&again.events, &again.seats, again.fair), (&record.events, &record.seats, None));
    }
}

async fn a_record_with_undo_and_a_stand_in_is_valid(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_with(Terms { stand_in: "random".to_owned(), ..two_players() }).await;
    for _ in 0..6 {
        test.act(id).await.expect("a legal action");
        let table = test.table(id).await;
        let seat = if table.since_last_choice(ONE).is_some() { ONE } else { TWO };
        // Draws are taken back too, and what is drawn after that is new.
        let asked = test.ask(id, u128::from(seat.number()), &Command::AskBack { seat }).await;
        if asked.is_ok() {
            let other = if seat == ONE { TWO } else { ONE };
            let answer = Command::AnswerBack { seat: other, agrees: true };
            test.ask(id, u128::from(other.number()), &answer).await.expect("they were asked");
        }
        test.act(id).await.expect("a legal action");
        test.act(id).await.expect("a legal action");
    }
    test.ask(id, 2, &Command::Leave { seat: TWO }).await.expect("players may leave");
    test.ask(id, 1, &Command::Resign { seat: ONE }).await.expect("players may resign");
    let record = test.hall.record(id, Viewer::Spectator).await.expect("the table exists");
    assert!(record.events.iter().any(|event| matches!(event, RecordEvent::Undo { .. })));
    assert!(verify_record(&record).is_ok(), "{:?}", verify_record(&record));
    forgeries_are_found(&record);
    assert!(test.hall.import(&record, &person(9)).await.is_ok());
}

fn forgeries_are_found(record: &Record) {
    let forged = |change: fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        verify_record(&record)
    };
    assert_eq!(forged(|record| record.fair = None), Err(RecordFault::NotBound));
    assert_eq!(forged(|record| record.fair.as_mut().expect("fair").seed = None), Err(RecordFault::NoSeed));
    let other = |record: &mut Record| record.fair.as_mut().expect("fair").seed = Some("0".repeat(64));
    assert_eq!(forged(other), Err(RecordFault::OtherSeed));
    let fewer = |record: &mut Record| record.fair.as_mut().expect("fair").draws.truncate(1);
    assert_eq!(forged(fewer), Err(RecordFault::Counts));
    let shifted =
        |record: &mut Record| record.fair.as_mut().expect("fair").draws.iter_mut().for_each(|draw| *draw += 1);
    assert!(matches!(forged(shifted), Err(RecordFault::Draw { .. })));
    let added = |record: &mut Record| record.fair.as_mut().expect("fair").contributions[0].push('!');
    assert!(matches!(forged(added), Err(RecordFault::Draw { .. })));
    assert!(matches!(forged(|record| record.game = "chess".to_owned()), Err(RecordFault::NoGame(_))));
}

async fn the_record_of_an_unfinished_game_keeps_secrets(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_with(Terms::new("boulevards", vec![SeatPlan::Open; 2])).await;
    for _ in 0..4 {
        test.act(id).await.expect("a legal action");
    }
    let hidden = |record: &Record| {
        let hidden = |event: &&RecordEvent| matches!(event, RecordEvent::Chance { action } if action == "?");
        record.events.iter().filter(hidden).count()
    };
    let mine = test.hall.record(id, Viewer::Seat(ONE)).await.expect("the table exists");
    let all = test.hall.record(id, Viewer::Spectator).await.expect("the table exists");
    assert!(0 < hidden(&mine) && hidden(&mine) < hidden(&all));
    assert_eq!(mine.fair.expect("it is played at a table").seed, None);
    assert!(matches!(test.hall.import(&all, &person(1)).await, Err(HallError::Record(_))));
}
