//! Histories come back as they were stored, and nobody can store past another.

use rynek_kernel::{Seat, Viewer};
use rynek_store::{Listing, NewTable, Page, StoreChange, StoreError, Summary};
use rynek_table::{Command, Moment, Phase, SeatPlan, Table, Terms};

use crate::{
    common::{Evening, SEED, person},
    test_store::{Kept, TestStore, at, at_once, id, on_both_stores, remembered},
};

on_both_stores! {
    a_game_comes_back_as_it_was_played
    a_table_is_kept_once
    what_is_not_there_is_not_found
    a_stale_append_changes_nothing
    of_many_who_race_exactly_one_wins
    appends_that_wait_share_a_flush
    a_refused_append_spoils_no_other
    a_new_handle_finds_everything
    lists_show_what_they_should
    long_lists_come_in_pages
    the_house_finds_what_to_tend
    listeners_hear_what_is_stored
    answers_are_durable
}

async fn a_game_comes_back_as_it_was_played(test_store: TestStore) {
    let store = test_store.store().await;
    for (number, (game, players)) in [("polis", 3), ("boulevards", 2), ("engineer", 1)].into_iter().enumerate() {
        let mut kept = Kept::keep(&store, number as u128, Evening::begun(game, players)).await;
        for _ in 0..12 {
            kept.act().await;
        }
        let table = remembered(&store, kept.id).await;
        let sight = |table: &Table| table.sight(Viewer::Spectator, Vec::new(), Moment::default());
        assert_eq!(sight(&table), sight(&kept.evening.table));
        assert_eq!(store.load(kept.id).await.expect("it is there").entries, kept.evening.history);
        let later = store.history(kept.id, 5).await.expect("it is there");
        assert_eq!(later, kept.evening.history[5..]);
        assert_eq!(store.history(kept.id, table.number()).await, Ok(Vec::new()));
        let summary = (Summary::of(&table), table.number());
        assert_eq!(store.summary(kept.id).await, Ok(summary));
    }
}

async fn a_table_is_kept_once(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = Kept::begun(&store, 1).await;
    kept.act().await;
    let evening = Evening::begun("polis", 2);
    let summary = Summary::of(&evening.table);
    let again = NewTable { id: kept.id, seed: SEED, entries: evening.history, summary };
    assert_eq!(store.create(again).await, Err(StoreError::Exists));
    assert_eq!(remembered(&store, kept.id).await.terms().game, "planners");
}

async fn what_is_not_there_is_not_found(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = Kept::begun(&store, 1).await;
    let mut append = kept.next();
    append.table = id(2);
    assert_eq!(store.append(append).await, Err(StoreError::NotFound));
    assert_eq!(store.load(id(2)).await.map(|_| ()), Err(StoreError::NotFound));
    assert_eq!(store.history(id(2), 0).await, Err(StoreError::NotFound));
    assert_eq!(store.summary(id(2)).await, Err(StoreError::NotFound));
    store.remove(kept.id).await.expect("it was there");
    assert_eq!(store.load(kept.id).await.map(|_| ()), Err(StoreError::NotFound));
}

async fn a_stale_append_changes_nothing(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = Kept::begun(&store, 1).await;
    let stale = kept.next();
    kept.act().await;
    let found = kept.evening.table.number();
    assert_eq!(store.append(stale).await, Err(StoreError::Conflict { found }));
    assert_eq!(remembered(&store, kept.id).await.number(), found);
}

async fn of_many_who_race_exactly_one_wins(test_store: TestStore) {
    // Two handles, as two nodes would have; on each, many tasks.
    let handles = [test_store.store().await, test_store.store().await];
    let mut kept = Kept::begun(&handles[0], 1).await;
    for _ in 0..5 {
        let next = kept.next();
        let racing: Vec<_> = (0..24)
            .map(|n: usize| {
                let (store, next) = (handles[n % 2].clone(), next.clone());
                tokio::spawn(async move { store.append(next).await })
            })
            .collect();
        let mut won = 0;
        for racer in racing {
            match racer.await.expect("it ran") {
                Ok(()) => won += 1,
                Err(error) => {
                    let found = next.after + next.entries.len() as u64;
                    assert_eq!(error, StoreError::Conflict { found });
                }
            }
        }
        assert_eq!(won, 1);
        next.entries.iter().for_each(|entry| kept.evening.table.fold(entry).expect("it fits"));
        assert_eq!(remembered(&handles[1], kept.id).await.number(), kept.evening.table.number());
    }
}

async fn appends_that_wait_share_a_flush(test_store: TestStore) {
    let store = test_store.store().await;
    let mut tables = Vec::new();
    for number in 0..100 {
        tables.push(Kept::begun(&store, number).await);
    }
    let appends = tables.iter().map(Kept::next).collect();
    let before = store.commits();
    assert_eq!(at_once(&store, appends).await, vec![Ok(()); 100]);
    let commits = store.commits() - before;
    assert!(commits <= 50, "100 appends took {commits} commits");
}

async fn a_refused_append_spoils_no_other(test_store: TestStore) {
    let store = test_store.store().await;
    let mut tables = Vec::new();
    for number in 0..20 {
        tables.push(Kept::begun(&store, number).await);
    }
    let appends = tables.iter().enumerate().map(|(n, kept)| {
        let mut next = kept.next();
        // Every other one comes too late.
        next.after -= n as u64 % 2;
        next.entries.iter_mut().for_each(|entry| entry.number -= n as u64 % 2);
        next
    });
    let answers = at_once(&store, appends.collect()).await;
    for (n, (kept, stored)) in tables.iter().zip(answers).enumerate() {
        let found = kept.evening.table.number();
        assert_eq!(stored, if n % 2 == 1 { Err(StoreError::Conflict { found }) } else { Ok(()) });
        let grown = remembered(&store, kept.id).await.number() > found;
        assert_eq!(grown, n % 2 == 0);
    }
}

async fn a_new_handle_finds_everything(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = Kept::begun(&store, 1).await;
    kept.act().await;
    drop(store);
    let store = test_store.store().await;
    let table = remembered(&store, kept.id).await;
    assert_eq!(table.position().mark(), kept.evening.table.position().mark());
}

async fn lists_show_what_they_should(test_store: TestStore) {
    let store = test_store.store().await;
    let open = Kept::gathering(&store, 1).await;
    let private = Terms { public: false, ..Terms::new("polis", vec![SeatPlan::Open; 2]) };
    let private = Kept::keep(&store, 2, Evening::open(private)).await;
    let full = vec![SeatPlan::Bot("casual".to_owned()); 2];
    Kept::keep(&store, 3, Evening::open(Terms::new("polis", full))).await;
    let mut played = Kept::begun(&store, 4).await;
    let mut over = Kept::begun(&store, 5).await;
    over.finish().await;
    let page = Page::first(10);
    let names = async |listing, game| {
        let mut tables: Vec<_> = store.list(listing, game, page).await.expect("a list");
        tables.sort_by_key(|listed| listed.id);
        tables.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
    };
    assert_eq!(names(Listing::ToJoin, None).await, [open.id]);
    assert_eq!(names(Listing::ToJoin, Some("polis")).await, []);
    assert_eq!(names(Listing::ToWatch, None).await, [played.id]);
    assert_eq!(names(Listing::Finished, Some("planners")).await, [over.id]);
    assert_eq!(names(Listing::Of(person(2).id), None).await, [played.id, over.id]);
    assert_eq!(names(Listing::Of(person(1).id), Some("polis")).await, [private.id, id(3)]);
    assert_eq!(names(Listing::All, None).await.len(), 5);

    let mover = |kept: &Kept| u128::from(kept.evening.table.mover().expect("it goes on").number());
    let now = mover(&played);
    assert_eq!(names(Listing::Awaiting(person(now).id), None).await, [played.id]);
    while mover(&played) == now {
        played.act().await;
    }
    assert_eq!(names(Listing::Awaiting(person(now).id), None).await, []);
    assert_eq!(names(Listing::Awaiting(person(3 - now).id), None).await, [played.id]);
}

async fn long_lists_come_in_pages(test_store: TestStore) {
    let store = test_store.store().await;
    for number in 0..9 {
        let mut kept = Kept::gathering(&store, number).await;
        // Some change at the same moment, so that the page must not end there.
        kept.evening.now = at(number as i64 / 3);
        kept.sit(Seat::new(0), 1).await;
    }
    let mut page = Page::first(4);
    let mut seen = Vec::new();
    loop {
        let tables = store.list(Listing::ToJoin, None, page).await.expect("a list");
        let Some(last) = tables.last() else {
            break;
        };
        page.from = Some(last.cursor().to_string().parse().expect("it can be sent and read"));
        seen.extend(tables.into_iter().map(|listed| (listed.summary.changed, listed.id)));
    }
    assert_eq!(seen.len(), 9);
    assert!(seen.windows(2).all(|pair| pair[0] > pair[1]), "the latest first, each once");
}

async fn the_house_finds_what_to_tend(test_store: TestStore) {
    let store = test_store.store().await;
    Kept::begun(&store, 1).await;
    assert_eq!(store.untended(at(0), "node", None, 10).await, Ok(Vec::new()));
    assert_eq!(store.next_clock().await, Ok(None));

    let clock = rynek_table::Clock::Game { seconds: 60, increment: 0 };
    let mut timed = Evening::open(Terms { clock, ..Terms::new("planners", vec![SeatPlan::Open; 2]) });
    for seat in Seat::all(2) {
        let sit = Command::Sit { seat, key: None, entropy: String::new() };
        timed.asks(u128::from(seat.number()), &sit).expect("the seat is free");
    }
    timed.asks(1, &Command::Start).expect("all sit");
    let mut timed = Kept::keep(&store, 2, timed).await;
    assert_eq!(store.next_clock().await, Ok(Some(at(60))));
    assert_eq!(store.untended(at(59), "node", None, 10).await, Ok(Vec::new()));
    assert_eq!(store.untended(at(60), "node", None, 10).await, Ok(vec![timed.id]));

    let seat = timed.evening.table.mover().expect("somebody is to move");
    let leave = timed.append(&Command::Leave { seat }, u128::from(seat.number()));
    timed.store(leave).await;
    assert_eq!(store.untended(at(0), "node", None, 10).await, Ok(vec![timed.id]), "a bot is to move");
    assert_eq!(store.next_clock().await, Ok(None));
}

async fn listeners_hear_what_is_stored(test_store: TestStore) {
    let store = test_store.store().await;
    let mut changes = store.listen();
    let mut kept = Kept::begun(&store, 1).await;
    let number = kept.evening.table.number();
    assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
    let stale = kept.next();
    kept.act().await;
    let number = kept.evening.table.number();
    assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
    assert_eq!(store.append(stale).await, Err(StoreError::Conflict { found: number }));
    store.say(kept.id, &person(1), "Well played", at(1)).await.expect("it is said");
    let said = StoreChange::Chat { table: kept.id, number: 1 };
    assert_eq!(changes.next().await, Some(said), "and nothing of what was refused");
    store.remove(kept.id).await.expect("it was there");
    assert_eq!(changes.next().await, Some(StoreChange::Anew { table: kept.id }));
}

async fn answers_are_durable(test_store: TestStore) {
    let store = test_store.store().await;
    let expected = if store.is_shared() { "on" } else { "2" };
    assert_eq!(store.durability().await.as_deref(), Ok(expected));
    assert_eq!((store.ping().await, store.settle().await), (Ok(()), Ok(())));
    let mut kept = Kept::begun(&store, 1).await;
    kept.finish().await;
    assert_eq!(remembered(&store, kept.id).await.phase(), Phase::Over);
}
