//! Who belongs at a table: whom the host has sent away, and who may write at a private one.

use rynek_hall::HallError;
use rynek_store::{NewTable, Summary};
use rynek_table::{Command, Refused, SeatKey, SeatPlan, Seed, Table, TableId, Terms};

use crate::{
    common::{NOW, SEED, person},
    inn::{Inn, ONE, TWO, eventually},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    whoever_was_sent_away_cannot_sit_down_again
    a_new_key_opens_the_seat
    the_host_lets_somebody_back_in
    only_its_people_write_at_a_private_table
    a_rematch_is_for_those_who_played
    a_damaged_table_is_said_to_be_damaged
}

const OLD: &str = "the first key";
const NEW: &str = "the second key";

fn private() -> Terms {
    let seats = vec![SeatPlan::Open, SeatPlan::Reserved(SeatKey::lock(OLD)), SeatPlan::Open];
    Terms { public: false, ..Terms::new("planners", seats) }
}

fn sit(seat: rynek_kernel::Seat, key: Option<&str>) -> Command {
    Command::Sit { seat, key: key.map(str::to_owned), entropy: "dice".to_owned() }
}

fn refused<T>(why: Refused) -> Result<T, HallError> {
    Err(HallError::Refused(why))
}

async fn whoever_was_sent_away_cannot_sit_down_again(test_store: TestStore) {
    let mut inn = Inn::open(test_store).await;
    let id = inn.hall.create(private(), &person(1)).await.expect("good terms");
    let three = rynek_kernel::Seat::new(2);
    inn.asks(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    inn.asks(id, 2, &sit(three, None)).await.expect("several seats at one device");
    inn.asks(id, 2, &Command::Rise { seat: TWO }).await.expect("one may leave");
    inn.asks(id, 2, &sit(TWO, Some(OLD))).await.expect("and come back, if nobody has sent one away");
    for seat in [TWO, three] {
        inn.asks(id, 1, &Command::Rise { seat }).await.expect("the host may send people away");
    }
    // Also after the table was read anew.
    for _ in 0..2 {
        for (seat, key) in [(TWO, Some(OLD)), (three, None), (ONE, None)] {
            assert_eq!(inn.asks(id, 2, &sit(seat, key)).await, refused(Refused::Removed));
        }
        assert_eq!(inn.hall.say(id, &person(2), "Hey").await, refused(Refused::Removed));
        assert_eq!(inn.hall.say_with(id, &person(2), Some(OLD), "Hey").await, refused(Refused::Removed));
        assert_eq!(inn.table(id).await.removed(), [person(2)]);
        inn.fall().await;
    }
    inn.asks(id, 1, &sit(ONE, None)).await.expect("the seat is free");
    inn.asks(id, 1, &Command::Rise { seat: ONE }).await.expect("the host leaves a seat");
    inn.asks(id, 1, &sit(ONE, None)).await.expect("and nobody has sent the host away");
}

async fn a_new_key_opens_the_seat(test_store: TestStore) {
    let mut inn = Inn::open(test_store).await;
    let id = inn.hall.create(private(), &person(1)).await.expect("good terms");
    inn.asks(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    let clear = Command::Clear { seat: TWO, lock: SeatKey::lock(NEW) };
    inn.asks(id, 1, &clear).await.expect("the host may send people away");
    inn.fall().await;
    assert_eq!(inn.asks(id, 3, &sit(TWO, Some(OLD))).await, refused(Refused::Reserved(TWO)));
    assert_eq!(inn.hall.say_with(id, &person(3), Some(OLD), "Hey").await, refused(Refused::Private));
    inn.asks(id, 3, &sit(TWO, Some(NEW))).await.expect("the new key fits");
    // Nobody but the host changes a key, and only by sending somebody away.
    inn.asks(id, 3, &Command::Clear { seat: TWO, lock: SeatKey::lock("mine") }).await.expect("one may leave");
    inn.asks(id, 3, &sit(TWO, Some(NEW))).await.expect("the key is the same");
}

async fn the_host_lets_somebody_back_in(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.hall.create(private(), &person(1)).await.expect("good terms");
    inn.asks(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    inn.asks(id, 1, &Command::Rise { seat: TWO }).await.expect("the host may send people away");
    let admit = Command::Admit { person: person(2).id };
    assert_eq!(inn.asks(id, 2, &admit).await, refused(Refused::NotTheHost));
    inn.asks(id, 1, &admit).await.expect("the host may");
    let number = inn.table(id).await.number();
    assert_eq!(inn.asks(id, 1, &admit).await, Ok(number), "once is enough");
    inn.asks(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits again");
    assert_eq!(inn.table(id).await.removed(), []);
}

async fn only_its_people_write_at_a_private_table(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let id = inn.hall.create(private(), &person(1)).await.expect("good terms");
    assert_eq!(inn.hall.say(id, &person(2), "Hey").await, refused(Refused::Private));
    assert_eq!(inn.hall.say_with(id, &person(2), Some("a guess"), "Hey").await, refused(Refused::Private));
    inn.hall.say(id, &person(1), "I am the host").await.expect("the host belongs");
    inn.hall.say_with(id, &person(2), Some(OLD), "I am invited").await.expect("whoever has the key belongs");
    inn.asks(id, 3, &sit(ONE, None)).await.expect("the seat is free");
    inn.hall.say(id, &person(3), "I sit here").await.expect("whoever sits belongs");
    inn.asks(id, 3, &Command::Rise { seat: ONE }).await.expect("one may leave");
    assert_eq!(inn.hall.say(id, &person(3), "Still here").await, refused(Refused::Private));
    let public = inn.begun().await;
    inn.hall.say(public, &person(9), "Good luck").await.expect("at a public table everybody may");
}

async fn a_rematch_is_for_those_who_played(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let terms = Terms { public: false, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let id = inn.begun_by(terms).await;
    inn.asks(id, 2, &Command::Resign { seat: TWO }).await.expect("anybody may give up");
    let next = inn.hall.rematch(id, &person(1), "dice").await.expect("the game is over");
    inn.hall.say(next, &person(2), "I am coming").await.expect("they are expected");
    assert_eq!(inn.hall.say(next, &person(3), "Me too").await, refused(Refused::Private));
    let table = inn.table(next).await;
    let kept = table.chairs().iter().position(|chair| chair.kept == Some(person(2).id)).expect("a seat is kept");
    let seat = rynek_kernel::Seat::new(kept);
    inn.asks(next, 1, &Command::Invite { seat, bot: "random".to_owned() }).await.expect("the host may");
    inn.asks(next, 1, &Command::Rise { seat }).await.expect("a bot can be sent away");
    assert_eq!(inn.table(next).await.removed(), [], "a bot is nobody");
    assert_eq!(inn.hall.rematch(id, &person(2), "dice").await, Ok(next), "and whoever was expected comes");
}

/// A table whose seed is not the one it is bound to.
async fn damaged(inn: &Inn, id: TableId) {
    let terms = Terms::new("planners", vec![SeatPlan::Open; 2]);
    let (table, entries) = Table::open(terms, SEED, &person(1), NOW).expect("good terms");
    let new = NewTable { id, seed: Seed::new([9; 32]), entries, summary: Summary::of(&table) };
    inn.hall.store().create(new).await.expect("a new table");
}

async fn a_damaged_table_is_said_to_be_damaged(test_store: TestStore) {
    let inn = Inn::open(test_store).await;
    let (sound, id) = (inn.begun().await, TableId::new(7));
    damaged(&inn, id).await;
    let is_damaged = |error: HallError| matches!(error, HallError::Damaged { table, .. } if table == id);
    assert!(is_damaged(inn.asks(id, 1, &sit(ONE, None)).await.expect_err("nobody can sit there")));
    assert!(is_damaged(inn.hall.watch(id).await.map(|_| ()).expect_err("nobody can watch it")));
    assert!(is_damaged(inn.hall.say(id, &person(1), "Hey").await.expect_err("nobody can write there")));
    let viewer = rynek_kernel::Viewer::Spectator;
    assert!(is_damaged(inn.hall.told(id, viewer, 0, 9).await.expect_err("nobody can read it")));
    assert!(is_damaged(inn.hall.record(id, viewer).await.map(|_| ()).expect_err("nor take it along")));
    assert_eq!(inn.hall.census().damaged, 1);
    inn.act(sound).await.expect("other tables go on");
    // What is stored afterwards is damaged too, and found by whoever comes next.
    inn.test_store.meddle(&format!("UPDATE entries SET body = '{{}}' WHERE number = 2 AND table_id = '{sound}'"));
    let again = inn.wing("two").await;
    assert!(matches!(again.table(sound).await, Err(HallError::Damaged { table, .. }) if table == sound));
    // Once it is put right it is as any other.
    inn.test_store.meddle(&format!("UPDATE seeds SET seed = '{}' WHERE table_id = '{id}'", SEED.reveal()));
    eventually(async || inn.hall.table(id).await.is_ok()).await;
    assert_eq!(inn.hall.census().damaged, 0);
}
