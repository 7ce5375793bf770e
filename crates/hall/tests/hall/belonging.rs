//! Who belongs at a table: people the host has removed, and who may write at a private table.

use rynek_hall::HallError;
use rynek_kernel::Seat;
use rynek_store::{NewTable, Summary};
use rynek_table::{Command, Refused, SeatKey, SeatPlan, Seed, Table, TableId, Terms};

use crate::{
    common::{NOW, SEED, person},
    test_hall::{ONE, TWO, TestHall, eventually, two_players},
    test_store::{TestStore, on_both_stores},
};

on_both_stores! {
    a_removed_person_cannot_sit_down_again
    a_new_key_opens_the_seat
    the_host_can_readmit_a_person
    only_people_of_a_private_table_write_there
    a_rematch_is_for_the_players
    a_damaged_table_is_reported
}

const OLD: &str = "the first key";
const NEW: &str = "the second key";

fn private() -> Terms {
    let seats = vec![SeatPlan::Open, SeatPlan::Reserved(SeatKey::lock(OLD)), SeatPlan::Open];
    Terms { public: false, ..Terms::new("planners", seats) }
}

fn sit(seat: Seat, key: Option<&str>) -> Command {
    Command::Sit { seat, key: key.map(str::to_owned), entropy: "dice".to_owned() }
}

fn refused<T>(why: Refused) -> Result<T, HallError> {
    Err(HallError::Refused(why))
}

async fn a_removed_person_cannot_sit_down_again(test_store: TestStore) {
    let mut test = TestHall::open(test_store).await;
    let id = test.create(private()).await;
    let three = Seat::new(2);
    test.ask(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    test.ask(id, 2, &sit(three, None)).await.expect("one person may take several seats");
    test.ask(id, 2, &Command::Rise { seat: TWO }).await.expect("players may leave");
    test.ask(id, 2, &sit(TWO, Some(OLD))).await.expect("a player who was not removed may come back");
    for seat in [TWO, three] {
        test.ask(id, 1, &Command::Rise { seat }).await.expect("the host may remove people");
    }
    // The second time, after a restart.
    for _ in 0..2 {
        for (seat, key) in [(TWO, Some(OLD)), (three, None), (ONE, None)] {
            assert_eq!(test.ask(id, 2, &sit(seat, key)).await, refused(Refused::Removed));
        }
        assert_eq!(test.hall.say(id, &person(2), "Hey").await, refused(Refused::Removed));
        assert_eq!(test.hall.say_with(id, &person(2), Some(OLD), "Hey").await, refused(Refused::Removed));
        assert_eq!(test.table(id).await.removed(), [person(2)]);
        test.restart().await;
    }
    test.ask(id, 1, &sit(ONE, None)).await.expect("the seat is free");
    test.ask(id, 1, &Command::Rise { seat: ONE }).await.expect("the host leaves a seat");
    test.ask(id, 1, &sit(ONE, None)).await.expect("the host is not removed");
}

async fn a_new_key_opens_the_seat(test_store: TestStore) {
    let mut test = TestHall::open(test_store).await;
    let id = test.create(private()).await;
    test.ask(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    let clear = Command::Clear { seat: TWO, lock: SeatKey::lock(NEW) };
    test.ask(id, 1, &clear).await.expect("the host may remove people");
    test.restart().await;
    assert_eq!(test.ask(id, 3, &sit(TWO, Some(OLD))).await, refused(Refused::Reserved(TWO)));
    assert_eq!(test.hall.say_with(id, &person(3), Some(OLD), "Hey").await, refused(Refused::Private));
    test.ask(id, 3, &sit(TWO, Some(NEW))).await.expect("the new key fits");
    // Only the host can change a key, and only by removing a person.
    test.ask(id, 3, &Command::Clear { seat: TWO, lock: SeatKey::lock("mine") }).await.expect("players may leave");
    test.ask(id, 3, &sit(TWO, Some(NEW))).await.expect("the key is the same");
}

async fn the_host_can_readmit_a_person(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.create(private()).await;
    test.ask(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits");
    test.ask(id, 1, &Command::Rise { seat: TWO }).await.expect("the host may remove people");
    let admit = Command::Admit { person: person(2).id };
    assert_eq!(test.ask(id, 2, &admit).await, refused(Refused::NotTheHost));
    test.ask(id, 1, &admit).await.expect("the host may do this");
    let number = test.table(id).await.number();
    assert_eq!(test.ask(id, 1, &admit).await, Ok(number), "nothing is left to do");
    test.ask(id, 2, &sit(TWO, Some(OLD))).await.expect("the key fits again");
    assert_eq!(test.table(id).await.removed(), []);
}

async fn only_people_of_a_private_table_write_there(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.create(private()).await;
    assert_eq!(test.hall.say(id, &person(2), "Hey").await, refused(Refused::Private));
    assert_eq!(test.hall.say_with(id, &person(2), Some("a guess"), "Hey").await, refused(Refused::Private));
    test.hall.say(id, &person(1), "I am the host").await.expect("the host belongs");
    test.hall.say_with(id, &person(2), Some(OLD), "I am invited").await.expect("a person with the key belongs");
    test.ask(id, 3, &sit(ONE, None)).await.expect("the seat is free");
    test.hall.say(id, &person(3), "I sit here").await.expect("a player belongs");
    test.ask(id, 3, &Command::Rise { seat: ONE }).await.expect("players may leave");
    assert_eq!(test.hall.say(id, &person(3), "Still here").await, refused(Refused::Private));
    let public = test.started().await;
    test.hall.say(public, &person(9), "Good luck").await.expect("everyone may write at a public table");
}

async fn a_rematch_is_for_the_players(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let id = test.started_with(Terms { public: false, ..two_players() }).await;
    test.ask(id, 2, &Command::Resign { seat: TWO }).await.expect("players may resign");
    let next = test.hall.rematch(id, &person(1), "dice").await.expect("the game is over");
    test.hall.say(next, &person(2), "I am coming").await.expect("the seat is reserved for them");
    assert_eq!(test.hall.say(next, &person(3), "Me too").await, refused(Refused::Private));
    let table = test.table(next).await;
    let kept = table.chairs().iter().position(|chair| chair.kept == Some(person(2).id)).expect("a seat is kept");
    let seat = Seat::new(kept);
    test.ask(next, 1, &Command::Invite { seat, bot: "random".to_owned() }).await.expect("the host may do this");
    test.ask(next, 1, &Command::Rise { seat }).await.expect("a bot can be removed");
    assert_eq!(test.table(next).await.removed(), [], "a bot is not a person");
    assert_eq!(test.hall.rematch(id, &person(2), "dice").await, Ok(next), "the seat is still reserved");
}

/// Stores a table with a seed that does not match its commitment.
async fn damaged(test: &TestHall, id: TableId) {
    let (table, entries) = Table::open(two_players(), SEED, &person(1), NOW).expect("good terms");
    let new = NewTable { id, seed: Seed::new([9; 32]), entries, summary: Summary::of(&table) };
    test.hall.store().create(new).await.expect("a new table");
}

async fn a_damaged_table_is_reported(test_store: TestStore) {
    let test = TestHall::open(test_store).await;
    let (sound, id) = (test.started().await, TableId::new(7));
    damaged(&test, id).await;
    let is_damaged = |error: HallError| matches!(error, HallError::Damaged { table, .. } if table == id);
    assert!(is_damaged(test.ask(id, 1, &sit(ONE, None)).await.expect_err("it is damaged")));
    assert!(is_damaged(test.hall.watch(id).await.map(|_| ()).expect_err("it is damaged")));
    assert!(is_damaged(test.hall.say(id, &person(1), "Hey").await.expect_err("it is damaged")));
    let viewer = rynek_kernel::Viewer::Spectator;
    assert!(is_damaged(test.hall.told(id, viewer, 0, 9).await.expect_err("it is damaged")));
    assert!(is_damaged(test.hall.record(id, viewer).await.map(|_| ()).expect_err("it is damaged")));
    assert_eq!(test.hall.census().damaged, 1);
    test.act(sound).await.expect("other tables are not affected");
    // Damage of a loaded table is found when another node loads it.
    test.test_store.execute(&format!("UPDATE entries SET body = '{{}}' WHERE number = 2 AND table_id = '{sound}'"));
    let again = test.node("two").await;
    assert!(matches!(again.table(sound).await, Err(HallError::Damaged { table, .. }) if table == sound));
    // A repaired table works again.
    test.test_store.execute(&format!("UPDATE seeds SET seed = '{}' WHERE table_id = '{id}'", SEED.reveal()));
    eventually(async || test.hall.table(id).await.is_ok()).await;
    assert_eq!(test.hall.census().damaged, 0);
}
