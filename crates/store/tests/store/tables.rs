//! Histories are loaded as they were stored, and conflicting appends are refused.

use rynek_kernel::{Seat, Viewer};
use rynek_store::{Listing, NewTable, Page, StoreChange, StoreError, Summary};
use rynek_table::{Command, Moment, Phase, SeatPlan, Table, Terms};

use crate::{
    common::{SEED, TestTable, person},
    test_store::{StoredTable, TestStore, at, at_once, concurrently, id, on_both_stores, stored_table},
};

on_both_stores! {
    a_game_is_loaded_as_it_was_played
    an_id_is_used_once
    unknown_tables_are_not_found
    a_stale_append_changes_nothing
    exactly_one_of_many_concurrent_appends_succeeds
    waiting_appends_share_a_commit
    a_refused_append_does_not_affect_others
    a_new_handle_finds_everything
    lists_contain_the_right_tables
    long_lists_have_pages
    untended_tables_are_found
    listeners_are_told_of_changes
    commits_are_durable
}

async fn a_game_is_loaded_as_it_was_played(test_store: TestStore) {
    let store = test_store.store().await;
    for (number, (game, players)) in [("polis", 3), ("boulevards", 2), ("engineer", 1)].into_iter().enumerate() {
        let mut kept = StoredTable::create(&store, number as u128, TestTable::started(game, players)).await;
        for _ in 0..12 {
            kept.act().await;
        }
        let table = stored_table(&store, kept.id).await;
        let sight = |table: &Table| table.sight(Viewer::Spectator, Vec::new(), Moment::default());
        assert_eq!(sight(&table), sight(&kept.local.table));
        assert_eq!(store.load(kept.id).await.expect("the table exists").entries, kept.local.history);
        let later = store.history(kept.id, 5).await.expect("the table exists");
        assert_eq!(later, kept.local.history[5..]);
        assert_eq!(store.history(kept.id, table.number()).await, Ok(Vec::new()));
        let summary = (Summary::of(&table), table.number());
        assert_eq!(store.summary(kept.id).await, Ok(summary));
    }
}

async fn an_id_is_used_once(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    kept.act().await;
    let local = TestTable::started("polis", 2);
    let summary = Summary::of(&local.table);
    let again = NewTable { id: kept.id, seed: SEED, entries: local.history, summary };
    assert_eq!(store.create(again).await, Err(StoreError::Exists));
    assert_eq!(stored_table(&store, kept.id).await.terms().game, "planners");
}

async fn unknown_tables_are_not_found(test_store: TestStore) {
    let store = test_store.store().await;
    let kept = StoredTable::started(&store, 1).await;
    let mut append = kept.next();
    append.table = id(2);
    assert_eq!(store.append(append).await, Err(StoreError::NotFound));
    assert_eq!(store.load(id(2)).await.map(|_| ()), Err(StoreError::NotFound));
    assert_eq!(store.history(id(2), 0).await, Err(StoreError::NotFound));
    assert_eq!(store.summary(id(2)).await, Err(StoreError::NotFound));
    store.remove(kept.id).await.expect("the table existed");
    assert_eq!(store.load(kept.id).await.map(|_| ()), Err(StoreError::NotFound));
}

async fn a_stale_append_changes_nothing(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    let stale = kept.next();
    kept.act().await;
    let found = kept.local.table.number();
    assert_eq!(store.append(stale).await, Err(StoreError::Conflict { found }));
    assert_eq!(stored_table(&store, kept.id).await.number(), found);
}

async fn exactly_one_of_many_concurrent_appends_succeeds(test_store: TestStore) {
    // Two handles, like two nodes, each with many tasks.
    let handles = [test_store.store().await, test_store.store().await];
    let mut kept = StoredTable::started(&handles[0], 1).await;
    for _ in 0..5 {
        let next = kept.next();
        let answers = concurrently((0..24).map(|n: usize| {
            let (store, next) = (handles[n % 2].clone(), next.clone());
            async move { store.append(next).await }
        }));
        let (won, lost): (Vec<_>, Vec<_>) = answers.await.into_iter().partition(Result::is_ok);
        assert_eq!(won.len(), 1);
        let found = next.after + next.entries.len() as u64;
        assert_eq!(lost, vec![Err(StoreError::Conflict { found }); 23]);
        next.entries.iter().for_each(|entry| kept.local.table.fold(entry).expect("a valid entry"));
        assert_eq!(stored_table(&handles[1], kept.id).await.number(), kept.local.table.number());
    }
}

async fn waiting_appends_share_a_commit(test_store: TestStore) {
    let store = test_store.store().await;
    let mut tables = Vec::new();
    for number in 0..100 {
        tables.push(StoredTable::started(&store, number).await);
    }
    let appends = tables.iter().map(StoredTable::next).collect();
    let before = store.commits();
    assert_eq!(at_once(&store, appends).await, vec![Ok(()); 100]);
    let commits = store.commits() - before;
    assert!(commits <= 50, "100 appends took {commits} commits");
}

async fn a_refused_append_does_not_affect_others(test_store: TestStore) {
    let store = test_store.store().await;
    let mut tables = Vec::new();
    for number in 0..20 {
        tables.push(StoredTable::started(&store, number).await);
    }
    let appends = tables.iter().enumerate().map(|(n, kept)| {
        let mut next = kept.next();
        // Every second one is too late.
        next.after -= n as u64 % 2;
        next.entries.iter_mut().for_each(|entry| entry.number -= n as u64 % 2);
        next
    });
    let answers = at_once(&store, appends.collect()).await;
    for (n, (kept, stored)) in tables.iter().zip(answers).enumerate() {
        let found = kept.local.table.number();
        assert_eq!(stored, if n % 2 == 1 { Err(StoreError::Conflict { found }) } else { Ok(()) });
        let grown = stored_table(&store, kept.id).await.number() > found;
        assert_eq!(grown, n % 2 == 0);
    }
}

async fn a_new_handle_finds_everything(test_store: TestStore) {
    let store = test_store.store().await;
    let mut kept = StoredTable::started(&store, 1).await;
    kept.act().await;
    drop(store);
    let store = test_store.store().await;
    let table = stored_table(&store, kept.id).await;
    assert_eq!(table.position().mark(), kept.local.table.position().mark());
}

async fn lists_contain_the_right_tables(test_store: TestStore) {
    let store = test_store.store().await;
    let open = StoredTable::gathering(&store, 1).await;
    let private = Terms { public: false, ..Terms::new("polis", vec![SeatPlan::Open; 2]) };
    let private = StoredTable::create(&store, 2, TestTable::open(private)).await;
    let full = vec![SeatPlan::Bot("casual".to_owned()); 2];
    StoredTable::create(&store, 3, TestTable::open(Terms::new("polis", full))).await;
    let mut played = StoredTable::started(&store, 4).await;
    let mut over = StoredTable::started(&store, 5).await;
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

    let mover = |kept: &StoredTable| u128::from(kept.local.table.mover().expect("the game is not over").number());
    let now = mover(&played);
    assert_eq!(names(Listing::Awaiting(person(now).id), None).await, [played.id]);
    while mover(&played) == now {
        played.act().await;
    }
    assert_eq!(names(Listing::Awaiting(person(now).id), None).await, []);
    assert_eq!(names(Listing::Awaiting(person(3 - now).id), None).await, [played.id]);
}

async fn long_lists_have_pages(test_store: TestStore) {
    let store = test_store.store().await;
    for number in 0..9 {
        let mut kept = StoredTable::gathering(&store, number).await;
        // Some tables change at the same moment, and a page ends between them.
        kept.local.now = at(number as i64 / 3);
        kept.sit(Seat::new(0), 1).await;
    }
    let mut page = Page::first(4);
    let mut seen = Vec::new();
    loop {
        let tables = store.list(Listing::ToJoin, None, page).await.expect("a list");
        let Some(last) = tables.last() else {
            break;
        };
        page.from = Some(last.cursor().to_string().parse().expect("a valid cursor"));
        seen.extend(tables.into_iter().map(|listed| (listed.summary.changed, listed.id)));
    }
    assert_eq!(seen.len(), 9);
    assert!(seen.windows(2).all(|pair| pair[0] > pair[1]), "the latest first, each once");
}

async fn untended_tables_are_found(test_store: TestStore) {
    let store = test_store.store().await;
    StoredTable::started(&store, 1).await;
    assert_eq!(store.untended(at(0), "node", None, 10).await, Ok(Vec::new()));
    assert_eq!(store.next_clock().await, Ok(None));

    let clock = rynek_table::Clock::Game { seconds: 60, increment: 0 };
    let terms = Terms { clock, ..Terms::new("planners", vec![SeatPlan::Open; 2]) };
    let mut timed = StoredTable::create(&store, 2, TestTable::started_with(terms)).await;
    assert_eq!(store.next_clock().await, Ok(Some(at(60))));
    assert_eq!(store.untended(at(59), "node", None, 10).await, Ok(Vec::new()));
    assert_eq!(store.untended(at(60), "node", None, 10).await, Ok(vec![timed.id]));

    let seat = timed.local.table.mover().expect("a player is to move");
    let leave = timed.append(&Command::Leave { seat }, u128::from(seat.number()));
    timed.store(leave).await;
    assert_eq!(store.untended(at(0), "node", None, 10).await, Ok(vec![timed.id]), "a bot is to move");
    assert_eq!(store.next_clock().await, Ok(None));
}

async fn listeners_are_told_of_changes(test_store: TestStore) {
    let store = test_store.store().await;
    let mut changes = store.listen();
    let mut kept = StoredTable::started(&store, 1).await;
    let number = kept.local.table.number();
    assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
    let stale = kept.next();
    kept.act().await;
    let number = kept.local.table.number();
    assert_eq!(changes.next().await, Some(StoreChange::Table { table: kept.id, number }));
    assert_eq!(store.append(stale).await, Err(StoreError::Conflict { found: number }));
    store.say(kept.id, &person(1), "Well played", at(1)).await.expect("it is stored");
    let said = StoreChange::Chat { table: kept.id, number: 1 };
    assert_eq!(changes.next().await, Some(said), "not of the refused append");
    store.remove(kept.id).await.expect("the table existed");
    assert_eq!(changes.next().await, Some(StoreChange::Anew { table: kept.id }));
}

async fn commits_are_durable(test_store: TestStore) {
    let store = test_store.store().await;
    let expected = if store.is_shared() { "on" } else { "2" };
    assert_eq!(store.durability().await.as_deref(), Ok(expected));
    assert_eq!((store.ping().await, store.settle().await), (Ok(()), Ok(())));
    let mut kept = StoredTable::started(&store, 1).await;
    kept.finish().await;
    assert_eq!(stored_table(&store, kept.id).await.phase(), Phase::Over);
}
