//! Seats drawn by lot when a game begins.

use std::collections::BTreeSet;

use crate::common::{SEED, TestTable, person};
use rynek_kernel::{Language, Seat, Viewer};
use rynek_table::{
    Command, Corrupt, Entry, Event, Phase, RecordFault, SeatPlan, Seed, Table, Terms, verify, verify_record,
};
use rynek_words::Words;

fn by_lot(game: &str, players: usize) -> Terms {
    Terms { seats_by_lot: true, ..Terms::new(game, vec![SeatPlan::Open; players]) }
}

/// The person in each seat.
fn people(table: &Table) -> Vec<u128> {
    let number =
        |seat: Seat| (1..9).find(|number| table.chairs()[seat.index()].belongs_to(person(*number).id)).unwrap();
    Seat::all(table.chairs().len()).map(number).collect()
}

fn order(history: &[Entry]) -> Option<Vec<Seat>> {
    history.iter().find_map(|entry| match &entry.event {
        Event::SeatsDrawn { order } => Some(order.clone()),
        _ => None,
    })
}

/// A finished game at a table with drawn seats. All actions are played by the people in the seats.
fn finished(game: &str, players: usize) -> TestTable {
    let mut play = TestTable::started_with(by_lot(game, players));
    while let Some(seat) = play.table.mover() {
        let (who, act) = (people(&play.table)[seat.index()], play.first_action());
        play.ask(who, &act).expect("a legal action");
    }
    play
}

#[test]
fn everyone_moves_to_the_seat_that_was_drawn() {
    let play = TestTable::started_with(by_lot("polis", 4));
    let order = order(&play.history).expect("a lot");
    let expected: Vec<u128> = order.iter().map(|from| u128::from(from.number())).collect();
    assert_eq!(people(&play.table), expected);
    // Their contributions go with them.
    let entropy: Vec<String> = play.table.chairs().iter().map(|chair| chair.entropy.clone().unwrap()).collect();
    assert_eq!(entropy, expected.iter().map(|number| format!("dice of {number}")).collect::<Vec<_>>());
    assert_eq!(play.table.seats_of(Some(person(expected[2]).id)), [Seat::new(2)]);
}

#[test]
fn a_fixed_table_draws_nothing_and_neither_does_one_player() {
    for terms in [Terms::new("polis", vec![SeatPlan::Open; 4]), by_lot("engineer", 1)] {
        let players = terms.seats.len() as u128;
        let play = TestTable::started_with(terms);
        assert_eq!(order(&play.history), None);
        assert_eq!(people(&play.table), (1..=players).collect::<Vec<_>>());
    }
}

/// Tables that were opened before there were lots have no such field.
#[test]
fn old_terms_are_fixed() {
    let mut old = serde_json::to_value(Terms::new("polis", vec![SeatPlan::Open; 2])).unwrap();
    assert_eq!(old.as_object_mut().unwrap().remove("seats_by_lot"), None);
    assert!(!serde_json::from_value::<Terms>(old).unwrap().seats_by_lot);
}

#[test]
fn bots_are_drawn_too() {
    let seats = vec![SeatPlan::Open, SeatPlan::Bot("casual".to_owned()), SeatPlan::Bot("strong".to_owned())];
    let mut orders = BTreeSet::new();
    for entropy in 0..40 {
        let mut play = TestTable::open(Terms { seats_by_lot: true, ..Terms::new("polis", seats.clone()) });
        let sit = Command::Sit { seat: Seat::new(0), key: None, entropy: entropy.to_string() };
        play.ask(1, &sit).expect("a free seat");
        play.ask(1, &Command::Start).expect("all seats are taken");
        let called = |seat: Seat| play.table.chairs()[seat.index()].bot.clone().unwrap_or_default();
        orders.insert(Seat::all(3).map(called).collect::<Vec<_>>());
    }
    // Every order comes up: 40 lots with fixed seeds.
    assert_eq!(orders.len(), 6);
}

#[test]
fn the_log_says_who_sits_where() {
    let play = TestTable::started_with(by_lot("polis", 2));
    let n = play.history.iter().position(|entry| matches!(entry.event, Event::SeatsDrawn { .. })).expect("a lot");
    let before = Table::replay(&play.history[..n], SEED).expect("a history");
    let told = before.tell(&play.history[n], Viewer::Spectator);
    assert_eq!(told.what, "seats_drawn");
    let words = Words::new(Language::ENGLISH, &[rynek_kernel::WORDS, rynek_table::WORDS]);
    let [one, two] = people(&play.table)[..] else { panic!("two people") };
    assert_eq!(
        words.say(&told.log),
        format!("Seats are drawn by lot: Person {one} in seat 1 and Person {two} in seat 2.")
    );
}

#[test]
fn the_lot_can_be_checked() {
    let play = finished("polis", 3);
    let seed = Seed::from_revealed(&play.table.revealed_seed(play.now).expect("it is over")).expect("a seed");
    assert!(verify(&play.history, &seed).expect("a fair game") > 0);
    let record = Table::record(&play.history, SEED, Viewer::Spectator, play.now).expect("a record");
    let lot = record.fair.as_ref().and_then(|fair| fair.lot.as_ref()).expect("a lot");
    assert_eq!(Some(&lot.order), order(&play.history).as_ref());
    assert!(verify_record(&record).expect("a fair record") > 0);

    // Another order is detected, in the history and in the record.
    let mut history = play.history.clone();
    for entry in &mut history {
        if let Event::SeatsDrawn { order } = &mut entry.event {
            order.rotate_left(1);
        }
    }
    assert!(matches!(verify(&history, &seed), Err(Corrupt::Unfair { .. })));
    let [one, two, three] = lot.order[..] else { panic!("three seats") };
    for order in [vec![two, three, one], vec![one, one, two], vec![one, two]] {
        let mut record = record.clone();
        record.fair.as_mut().unwrap().lot.as_mut().unwrap().order = order;
        assert_eq!(verify_record(&record), Err(RecordFault::Lot));
    }
}

#[test]
fn a_lot_that_is_none_is_refused() {
    let play = TestTable::started_with(by_lot("polis", 2));
    let n = play.history.iter().position(|entry| matches!(entry.event, Event::SeatsDrawn { .. })).expect("a lot");
    for order in [vec![], vec![Seat::new(0); 2], vec![Seat::new(0), Seat::new(5)]] {
        let mut history = play.history[..=n].to_vec();
        history[n].event = Event::SeatsDrawn { order };
        assert!(matches!(Table::replay(&history, SEED), Err(Corrupt::Impossible { .. })));
    }
    assert_eq!(play.table.phase(), Phase::Playing);
}
