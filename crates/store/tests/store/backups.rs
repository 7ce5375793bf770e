//! Damage to a backup is detected or harmless: nothing is restored before everything is checked.

use std::{
    fs,
    path::{Path, PathBuf},
};

use rynek_store::{
    Backup, CheckReport, Damage, Fault, FaultPlace, Harm, MIGRATIONS, Notice, Player, Rated, Rating, Settings, Shunned,
    Store, StoreError, TokenHash, VERSION,
};
use serde_json::json;

use crate::{
    archive::{exported, furnished},
    common::person,
    test_store::{StoredTable, TestStore, at, id, on_both_stores},
};

on_both_stores! {
    a_sound_store_has_no_faults
    damage_is_named
    an_older_or_newer_store_is_recognized
}

/// A fixed pseudo-random sequence.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % below as u64) as usize
    }
}

/// Fills a small store with rows on every shelf.
async fn small(store: &Store) -> StoredTable {
    for who in [1, 2] {
        let name = format!("Guest {who}");
        store.create_person(person(who).id, &name, TokenHash::of(&name), at(0)).await.expect("a new person");
    }
    store.shun(person(1).id, person(2).id, Some(Shunned::Muted)).await.expect("known people");
    let settings = Settings { language: Some("pl".to_owned()), ..Settings::default() };
    store.set_settings(person(1).id, &settings).await.expect("a known person");
    let mut kept = StoredTable::started(store, 1).await;
    kept.finish().await;
    for number in [2, 3] {
        let mut other = StoredTable::started(store, number).await;
        for _ in 0..5 {
            other.act().await;
        }
    }
    store.say(kept.id, &person(1), "Good game", at(1)).await.expect("it is said");
    let rated = vec![Rated { player: Player::Person(person(1).id), place: 1 }];
    let method = |_: &[Option<Rating>]| vec![Rating { mean: 26.1, deviation: 7.5, games: 1 }];
    store.rate(kept.id, "planners", rated, at(1), method).await.expect("it is rated");
    store.keep_notice(Notice::new("n", person(1).id, json!({ "what": "x" }), at(1))).await.expect("it is kept");
    kept
}

async fn opened(path: impl AsRef<Path>) -> Result<Backup, StoreError> {
    Backup::open(path, |_| ()).await
}

/// A backup of a small store, its bytes, and the export of the store.
async fn sealed_copy() -> (TestStore, Vec<u8>, Vec<String>) {
    let (test_store, copy) = (TestStore::file(), TestStore::file());
    let store = test_store.store().await;
    small(&store).await;
    assert_eq!(store.backup(copy.address()).await, Ok(true));
    let bytes = fs::read(copy.address()).expect("the copy");
    let lines = exported(&store).await;
    (copy, bytes, lines)
}

/// Checks that a damaged file is refused, or its damage is reported, or it is restored without a difference. Reading
/// must not change the file. Returns whether the damage was found.
async fn is_found_or_harmless(file: &Path, bytes: &[u8], sound: &[String], what: &str) -> bool {
    fs::write(file, bytes).expect("a file");
    let found = match opened(file).await {
        Err(error) => {
            assert!(!matches!(error, StoreError::Unavailable { .. }), "{what}: {error}");
            true
        }
        Ok(backup) if !backup.report().is_sound() => true,
        Ok(backup) => {
            let other = TestStore::file();
            backup.put(other.address()).await.unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(exported(&other.store().await).await, sound, "{what}: the restored store differs");
            false
        }
    };
    assert!(fs::read(file).expect("the file") == bytes, "{what}: the file was changed");
    for suffix in ["-wal", "-shm", "-journal", ".part"] {
        let left = PathBuf::from(format!("{}{suffix}", file.display()));
        assert!(!left.exists(), "{what}: {} is left", left.display());
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flipped_bit_of_a_backup_is_found_or_harmless() {
    let (copy, bytes, lines) = sealed_copy().await;
    let file = PathBuf::from(copy.address());
    assert!(!is_found_or_harmless(&file, &bytes, &lines, "nothing").await, "it is sound");
    let mut dice = Dice(20);
    // The header of the file, then any bytes that are not zero.
    let anywhere: Vec<usize> = (0..bytes.len()).filter(|place| bytes[*place] != 0).collect();
    let places: Vec<usize> = (0..100).step_by(3).chain((0..260).map(|_| anywhere[dice.roll(anywhere.len())])).collect();
    let mut found = 0;
    for place in places {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1 << dice.roll(8);
        found += usize::from(is_found_or_harmless(&file, &damaged, &lines, &format!("byte {place}")).await);
    }
    assert!(found > 100, "only {found} flipped bits were found");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_torn_backup_is_found_or_harmless() {
    let (copy, bytes, lines) = sealed_copy().await;
    let file = PathBuf::from(copy.address());
    let mut dice = Dice(21);
    for _ in 0..30 {
        let end = dice.roll(bytes.len());
        let what = format!("cut off at {end}");
        assert!(is_found_or_harmless(&file, &bytes[..end], &lines, &what).await, "{what}");
        let mut wiped = bytes.clone();
        let (from, length) = (dice.roll(bytes.len()), 1 + dice.roll(8_192));
        let to = (from + length).min(wiped.len());
        wiped[from..to].fill(dice.roll(256) as u8);
        is_found_or_harmless(&file, &wiped, &lines, &format!("wiped {from}..{to}")).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_change_of_an_export_is_found() {
    let test_store = TestStore::file();
    let store = test_store.store().await;
    small(&store).await;
    let lines = exported(&store).await;
    let bytes: Vec<u8> = lines.iter().flat_map(|line| format!("{line}\n").into_bytes()).collect();
    let file = PathBuf::from(TestStore::file().address()).with_extension("jsonl");
    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
    assert!(!is_found_or_harmless(&file, &bytes, &lines, "nothing").await, "it is sound");
    let mut dice = Dice(22);
    for _ in 0..160 {
        let place = dice.roll(bytes.len());
        let mut damaged = bytes.clone();
        damaged[place] ^= 1 << dice.roll(8);
        let what = format!("byte {place}");
        assert!(is_found_or_harmless(&file, &damaged, &lines, &what).await, "{what}");
        let end = dice.roll(bytes.len() - 1);
        let what = format!("cut off at {end}");
        assert!(is_found_or_harmless(&file, &bytes[..end], &lines, &what).await, "{what}");
    }
    for _ in 0..60 {
        let (one, other) = (1 + dice.roll(lines.len() - 1), 1 + dice.roll(lines.len() - 1));
        let mut less = lines.clone();
        less.remove(one);
        let mut twice = lines.clone();
        twice.insert(other, lines[one].clone());
        for (damaged, what) in [(less, format!("without {one}")), (twice, format!("{one} again at {other}"))] {
            let bytes: Vec<u8> = damaged.iter().flat_map(|line| format!("{line}\n").into_bytes()).collect();
            assert!(is_found_or_harmless(&file, &bytes, &lines, &what).await, "{what}");
        }
    }
    let _ = fs::remove_dir_all(file.parent().expect("a folder"));
}

#[tokio::test]
async fn other_files_are_refused() {
    let test_store = TestStore::file();
    let file = test_store.address();
    for (bytes, error) in [
        (&b""[..], StoreError::Empty),
        (&b"This is a letter."[..], StoreError::NotAStore),
        (&[0; 4096][..], StoreError::NotAStore),
        (&b"{\"rynek_store\""[..], StoreError::NotAStore),
        (&b"{\"rynek_store\":5,\"colour\":1}\n"[..], StoreError::NotAStore),
    ] {
        fs::write(&file, bytes).expect("a file");
        assert_eq!(opened(&file).await.map(|_| ()).expect_err("it is not a backup"), error);
    }
    fs::write(&file, b"{\"rynek_store\":99}\n").expect("a file");
    assert!(matches!(opened(&file).await, Err(StoreError::Newer { found: 99, .. })));
    fs::remove_file(&file).expect("the file");
    test_store.execute("CREATE TABLE cakes (name TEXT)");
    assert_eq!(opened(&file).await.map(|_| ()).expect_err("a database of something else"), StoreError::NotAStore);
}

async fn a_sound_store_has_no_faults(test_store: TestStore) {
    let store = test_store.store().await;
    furnished(&store).await;
    let report = checked(&test_store).await;
    assert_eq!(report.faults, []);
    assert_eq!((report.tables, report.people, report.sealed), (11, 1, false));
    assert!(report.entries > 100);
    // The same after histories were rewritten because a person was deleted.
    store.delete_person(person(1).id).await.expect("a known person");
    assert_eq!(checked(&test_store).await.faults, []);
}

async fn checked(test_store: &TestStore) -> CheckReport {
    Store::look(&test_store.address()).await.expect("the store exists").check(|_| ()).await.expect("an answer")
}

fn at_table(table: u128, damage: Damage) -> Fault {
    Fault { place: FaultPlace::Table { table: id(table) }, damage }
}

fn in_row(shelf: &'static str, key: &str, damage: Damage) -> Fault {
    Fault { place: FaultPlace::Row { shelf, key: key.to_owned() }, damage }
}

async fn damage_is_named(test_store: TestStore) {
    let store = test_store.store().await;
    small(&store).await;
    assert_eq!(checked(&test_store).await.faults, []);
    let one = id(1);
    let (ada, ben) = (person(1).id.to_string(), person(2).id.to_string());
    let cases = [
        (
            "UPDATE entries SET body = replace(body, 'Person 2', 'Person 3') WHERE number = 3",
            vec![at_table(1, Damage::EntryChanged { entry: 3 })],
        ),
        ("DELETE FROM entries WHERE number = 5", vec![at_table(1, Damage::EntryMissing { entry: 5 })]),
        ("UPDATE seeds SET seed = replace(seed, '2a2a', '2b2a')", vec![at_table(1, Damage::Seed)]),
        ("DELETE FROM seeds", vec![at_table(1, Damage::Seed)]),
        ("UPDATE tables SET phase = 'playing'", vec![at_table(1, Damage::Listing)]),
        ("UPDATE tables SET summary = '{}'", vec![at_table(1, Damage::Listing)]),
        ("DELETE FROM sitting", vec![at_table(1, Damage::Listing)]),
        ("UPDATE chat SET person = 'nobody'", vec![at_table(1, Damage::ChatLine)]),
    ];
    for (statement, faults) in cases {
        let other = TestStore::file();
        let copy = other.store().await;
        small(&copy).await;
        drop(copy);
        let column = if statement.contains("tables SET") { "id" } else { "table_id" };
        let and = if statement.contains("WHERE") { "AND" } else { "WHERE" };
        other.execute(&format!("PRAGMA foreign_keys = OFF; {statement} {and} {column} = '{one}'"));
        assert_eq!(checked(&other).await.faults, faults, "{statement}");
    }
    test_store.execute("UPDATE people SET settings = 'ink' WHERE name = 'Guest 1'");
    test_store.execute("UPDATE shunned SET how = 'hated'; UPDATE notices SET payload = '{'");
    let faults = checked(&test_store).await.faults;
    assert_eq!(
        faults,
        [
            in_row("people", &ada, Damage::Value),
            in_row("shunned", &format!("{ada} {ben}"), Damage::Value),
            in_row("notices", "n", Damage::Value),
        ]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_damaged_table_is_left_out() {
    let (test_store, copy) = (TestStore::file(), TestStore::file());
    let store = test_store.store().await;
    small(&store).await;
    store.backup(copy.address()).await.expect("a copy");
    copy.execute(&format!("UPDATE entries SET body = '{{}}' WHERE number = 4 AND table_id = '{}'", id(2)));
    for target in [TestStore::file(), TestStore::database()] {
        let backup = opened(copy.address()).await.expect("a backup");
        assert_eq!(backup.report().faults, [at_table(2, Damage::EntryChanged { entry: 4 })]);
        assert_eq!(backup.report().harm(), Some(Harm::LeftOut));
        match &target {
            TestStore::File(path) => backup.put(path).await.expect("the rest is sound"),
            TestStore::Database(_) => backup.fill(&target.store().await).await.expect("the rest is sound"),
        }
        let restored = target.store().await;
        assert!(matches!(restored.load(id(2)).await, Err(StoreError::NotFound)));
        store.remove(id(2)).await.expect("the table existed");
        assert_eq!(exported(&restored).await, exported(&store).await, "everything else is the same");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_that_follows_from_a_history_is_repaired() {
    let (test_store, copy, target) = (TestStore::file(), TestStore::file(), TestStore::file());
    let store = test_store.store().await;
    small(&store).await;
    store.backup(copy.address()).await.expect("a copy");
    copy.execute("UPDATE tables SET summary = 'ink', awaits_bot = 7, number = 3; DELETE FROM sitting");
    let backup = opened(copy.address()).await.expect("a backup");
    assert_eq!(backup.report().harm(), Some(Harm::Mended));
    assert!(backup.report().faults.contains(&at_table(1, Damage::Listing)));
    backup.put(target.address()).await.expect("nothing is lost");
    assert_eq!(exported(&target.store().await).await, exported(&store).await);
}

#[tokio::test]
async fn a_backup_is_restored_only_to_a_new_file_or_an_empty_store() {
    let (copy, ..) = sealed_copy().await;
    let target = TestStore::file();
    let store = Store::open_alone(&target.address(), None).await.expect("a new file");
    let put = opened(copy.address()).await.expect("a backup").put(target.address()).await;
    assert!(matches!(put, Err(StoreError::InUse { .. })));
    drop(store);
    drop(crate::claims::eventually(&target.address()).await);
    loop {
        match opened(copy.address()).await.expect("a backup").put(target.address()).await {
            Err(StoreError::InUse { .. }) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            put => break assert_eq!(put, Err(StoreError::Exists)),
        }
    }
    let filled = TestStore::database().store().await;
    StoredTable::started(&filled, 1).await;
    assert_eq!(opened(copy.address()).await.expect("a backup").fill(&filled).await, Err(StoreError::Exists));
}

async fn an_older_or_newer_store_is_recognized(test_store: TestStore) {
    test_store.execute(VERSION);
    test_store.execute("INSERT INTO schema_version VALUES (4)");
    MIGRATIONS[..4].iter().for_each(|step| test_store.execute(step));
    let check = async || Store::look(&test_store.address()).await.expect("the store exists").check(|_| ()).await;
    match test_store {
        TestStore::File(_) => {
            let report = check().await.expect("it can be read");
            assert!(report.is_sound() && report.version == 4, "{report:?}");
        }
        TestStore::Database(_) => assert!(matches!(check().await, Err(StoreError::Older { found: 4, .. }))),
    }
    test_store.execute("UPDATE schema_version SET version = 99");
    assert!(matches!(check().await, Err(StoreError::Newer { found: 99, .. })));
    test_store.execute("DELETE FROM schema_version");
    assert_eq!(check().await, Err(StoreError::NotAStore));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_are_exact_after_an_import() {
    let test_store = TestStore::file();
    let store = test_store.store().await;
    small(&store).await;
    // Numbers that an inexact parser gets wrong in the last digit.
    test_store.execute("UPDATE ratings SET mean = 26.104912345678912, deviation = 8.3333333333333339");
    let copy = TestStore::file();
    let mut text = String::new();
    exported(&store).await.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    let other = copy.store().await;
    other.import(std::io::Cursor::new(text)).await.expect("it is sound");
    let player = Player::Person(person(1).id);
    assert_eq!(other.rating("planners", &player).await, store.rating("planners", &player).await);
}
