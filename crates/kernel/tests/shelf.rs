//! Editions are shared while they are in use, and freed when they are not. The shelf is global, so these tests run one
//! at a time.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use rynek_kernel::{
    Edition, EditionError, EditionRef, Explain, Shipped,
    edition::{Loaded, MAX_EDITIONS, MAX_SHELF_BYTES, check::read, loaded},
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How many editions are in memory.
static IN_MEMORY: AtomicUsize = AtomicUsize::new(0);

/// An edition with a number and some padding. It counts how many of its kind are in memory.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Carton<const KIND: u8> {
    number: usize,
    #[serde(default)]
    padding: String,
}

impl<const KIND: u8> Edition for Carton<KIND> {
    const SHIPPED: &'static [Shipped] =
        &[Shipped::new("standard", r#"{"number":0}"#), Shipped::new("second", r#"{"number":999999}"#)];

    fn parse(json: &str) -> Result<Self, EditionError> {
        let carton = read(json, Self::schema)?;
        IN_MEMORY.fetch_add(1, Ordering::SeqCst);
        Ok(carton)
    }

    fn schema() -> Value {
        json!({ "type": "object" })
    }

    fn derived_schema() -> Option<Value> {
        None
    }
}

impl<const KIND: u8> Drop for Carton<KIND> {
    fn drop(&mut self) {
        IN_MEMORY.fetch_sub(1, Ordering::SeqCst);
    }
}

type Box0 = Carton<0>;
type Box1 = Carton<1>;

fn load(number: usize) -> Result<EditionRef<Box0>, EditionError> {
    EditionRef::load(&format!(r#"{{"number":{number}}}"#))
}

fn padded(number: usize, bytes: usize) -> Result<EditionRef<Box0>, EditionError> {
    EditionRef::load(&format!(r#"{{"number":{number},"padding":"{}"}}"#, "x".repeat(bytes)))
}

/// Waits until no other test has editions loaded.
fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    assert_eq!(loaded(), Loaded::default());
    turn
}

#[test]
fn equal_components_are_stored_once_and_freed_with_the_last_handle() {
    let _turn = alone();
    let before = IN_MEMORY.load(Ordering::SeqCst);
    let one = load(1).expect("room");
    let copies: Vec<_> = (0..100).map(|_| one.clone()).collect();
    let again = EditionRef::<Box0>::load(r#" { "padding": "", "number": 1 } "#).expect("the same");
    assert!(std::ptr::eq(one.get(), again.get()));
    assert_eq!((loaded().editions, one.number), (1, 1));
    drop((one, again));
    assert_eq!(loaded().editions, 1, "copies are left");
    drop(copies);
    assert_eq!(loaded(), Loaded::default());
    let shipped = usize::from(IN_MEMORY.load(Ordering::SeqCst) > before);
    assert!(IN_MEMORY.load(Ordering::SeqCst) - before <= shipped, "only the shipped edition may stay in memory");
    let later = load(1).expect("room");
    assert_eq!((loaded().editions, later.number), (1, 1));
}

#[test]
fn any_number_of_editions_can_be_loaded_one_after_another() {
    let _turn = alone();
    EditionRef::<Box0>::shipped();
    let before = IN_MEMORY.load(Ordering::SeqCst);
    for number in 1..=4 * MAX_EDITIONS {
        let edition = padded(number, 1_000).expect("others were freed");
        assert_eq!(edition.number, number);
        assert_eq!(loaded().editions, 1);
        assert!(IN_MEMORY.load(Ordering::SeqCst) - before <= 1);
    }
    assert_eq!((loaded(), IN_MEMORY.load(Ordering::SeqCst)), (Loaded::default(), before));
}

#[test]
fn too_many_at_a_time_are_refused_but_not_the_shipped_edition() {
    let _turn = alone();
    let mut held: Vec<_> = (1..=MAX_EDITIONS).map(|number| load(number).expect("room")).collect();
    let refused = load(MAX_EDITIONS + 1).expect_err("no room");
    assert!(refused.is_no_room());
    assert_eq!(refused.message().key, "edition-too-many");
    // Loaded editions are found, and the edition that ships is never counted, even if it was not read before.
    assert_eq!(load(7).expect("in use"), held[6]);
    assert_eq!(EditionRef::<Carton<9>>::shipped().number, 0);
    assert_eq!(EditionRef::<Carton<8>>::load(r#"{"number":0}"#).expect("what ships"), EditionRef::shipped());
    assert!(EditionRef::<Box1>::load(r#"{"number":1}"#).is_err_and(|error| error.is_no_room()));
    // A faulty edition is reported as faulty even when the limit is reached.
    assert!(EditionRef::<Box1>::load("{}").is_err_and(|error| !error.is_no_room()));
    held.pop();
    drop(load(MAX_EDITIONS + 1).expect("there is room again"));
    drop(held);
    assert_eq!(loaded(), Loaded::default());
}

#[test]
fn large_editions_take_more_room() {
    let _turn = alone();
    let size = 200 * 1024;
    let mut held = Vec::new();
    let refused = loop {
        match padded(held.len() + 1, size) {
            Ok(edition) => held.push(edition),
            Err(error) => break error,
        }
    };
    assert!(refused.is_no_room());
    assert!(held.len() < MAX_EDITIONS, "{}", held.len());
    assert!((held.len() * size..=MAX_SHELF_BYTES).contains(&loaded().bytes), "{:?}", loaded());
    assert!(load(1).is_ok(), "a small one fits");
}

#[test]
fn an_edition_kept_for_good_is_shared_and_not_counted() {
    let _turn = alone();
    // No other test uses this number: the edition stays loaded.
    let shared = load(99_999).expect("room");
    let kept = EditionRef::<Box0>::keep(r#"{"number":99999}"#).expect("sound");
    assert_eq!((&kept, loaded().editions), (&shared, 1));
    drop(shared);
    assert_eq!(loaded(), Loaded::default());
    let again = load(99_999).expect("it is there");
    assert!(std::ptr::eq(kept.get(), again.get()));
    assert_eq!(loaded(), Loaded::default());
}

#[test]
fn a_hash_finds_an_edition_only_while_it_is_in_use() {
    let _turn = alone();
    let edition = load(5).expect("room");
    let hash = serde_json::to_string(&edition).expect("a hash");
    let found: EditionRef<Box0> = serde_json::from_str(&hash).expect("in use");
    assert!(std::ptr::eq(found.get(), edition.get()));
    assert!(serde_json::from_str::<EditionRef<Box1>>(&hash).is_err(), "another game's");
    for bad in [hash.to_uppercase(), hash.replace('"', "\"0"), "\"\"".to_owned(), format!("\"{}\"", "é".repeat(32))] {
        assert!(serde_json::from_str::<EditionRef<Box0>>(&bad).is_err(), "{bad}");
    }
    drop((edition, found));
    assert!(serde_json::from_str::<EditionRef<Box0>>(&hash).is_err());
    let shipped = serde_json::to_string(&EditionRef::<Box0>::shipped()).expect("a hash");
    assert_eq!(serde_json::from_str::<EditionRef<Box0>>(&shipped).expect("it ships"), EditionRef::shipped());
}

#[test]
fn the_count_stays_right_when_threads_load_and_drop_the_same_editions() {
    let _turn = alone();
    EditionRef::<Box0>::shipped();
    let before = IN_MEMORY.load(Ordering::SeqCst);
    std::thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                for round in 0..2_000 {
                    let number = 1 + (round + thread) % 3;
                    let edition = load(number).expect("room");
                    assert_eq!(edition.clone().number, number);
                }
            });
        }
    });
    assert_eq!((loaded(), IN_MEMORY.load(Ordering::SeqCst)), (Loaded::default(), before));
}

#[test]
fn shipped_editions_are_found_by_their_hash() {
    let _alone = alone();
    let all: Vec<_> = EditionRef::<Box1>::all_shipped().collect();
    assert_eq!(
        all.iter().map(|(shipped, edition)| (shipped.id, edition.number)).collect::<Vec<_>>(),
        [("standard", 0), ("second", 999_999)]
    );
    assert_eq!(all[0].1, EditionRef::shipped());
    let hash = all[1].1.fingerprint().to_string();
    let second = EditionRef::<Box1>::called(&hash).expect("it ships");
    assert_eq!((second.number, second.as_shipped().expect("it ships").id), (999_999, "second"));
    assert!(second.is_called(&hash) && !EditionRef::<Box1>::shipped().is_called(&hash));
    assert!(EditionRef::<Box1>::called("no hash").is_none());
    // A file with the same components is the shipped edition and takes no room.
    assert_eq!(EditionRef::<Box1>::load(r#"{"number":999999}"#).expect("an edition"), second);
    assert_eq!(loaded(), Loaded::default());
    let other = EditionRef::<Box1>::load(r#"{"number":1}"#).expect("an edition");
    assert!(other.as_shipped().is_none());
}
