//! Draws that anyone can check.

use crate::common::{SEED, TestTable};
use rynek_table::{Corrupt, Event, Phase, Seed, Table, verify};

fn finished(game: &str, players: usize) -> TestTable {
    let mut play = TestTable::started(game, players);
    while play.table.phase() == Phase::Playing {
        play.act_any();
    }
    play
}

#[test]
fn every_draw_of_every_game_follows_from_the_seed() {
    for (game, players) in [("polis", 2), ("rooftops", 2), ("boulevards", 3), ("planners", 2), ("engineer", 1)] {
        let play = finished(game, players);
        let seed = Seed::from_revealed(&play.table.revealed_seed(play.now).expect("it is over")).expect("a seed");
        assert!(verify(&play.history, &seed).expect("a fair game") > 0);
    }
}

#[test]
fn the_seed_stays_secret_during_the_game() {
    let play = TestTable::started("polis", 2);
    assert_eq!(play.table.revealed_seed(play.now), None);
    assert!(!format!("{:?}", play.table).contains(&SEED.reveal()));
}

#[test]
fn a_chosen_draw_is_detected() {
    let mut play = finished("polis", 2);
    // Two tiles of the same refill are exchanged: the history is legal, but not fair.
    let drawn = |history: &[rynek_table::Entry], n: usize| match &history[n].event {
        Event::Drawn { action } => Some(action.clone()),
        _ => None,
    };
    let history = &mut play.history;
    let first = (0..).find(|n| drawn(history, *n).is_some() && drawn(history, n + 1).is_some()).expect("two draws");
    let (one, other) = (drawn(history, first).expect("drawn"), drawn(history, first + 1).expect("drawn"));
    history[first].event = Event::Drawn { action: other };
    history[first + 1].event = Event::Drawn { action: one };
    assert!(matches!(verify(history, &SEED), Err(Corrupt::Unfair { .. })));
}

#[test]
fn another_seed_or_contribution_is_detected() {
    let play = finished("planners", 2);
    assert_eq!(verify(&play.history, &Seed::new([1; 32])), Err(Corrupt::OtherSeed));
    let mut history = play.history.clone();
    for entry in &mut history {
        if let Event::Sat { entropy, .. } = &mut entry.event {
            entropy.push('!');
        }
    }
    assert!(matches!(verify(&history, &SEED), Err(Corrupt::Unfair { .. })));
}

#[test]
fn gaps_and_missing_openings_are_detected() {
    let play = TestTable::started("planners", 2);
    assert!(matches!(Table::replay(&[], SEED), Err(Corrupt::Empty)));
    assert!(matches!(Table::replay(&play.history[1..], SEED), Err(Corrupt::NotOpened)));
    let mut gap = play.history.clone();
    gap.remove(2);
    assert!(matches!(Table::replay(&gap, SEED), Err(Corrupt::Gap { .. })));
}

#[test]
fn a_revealed_seed_can_be_read() {
    assert_eq!(Seed::from_revealed(&SEED.reveal()), Some(SEED));
    for text in ["", "42", &"g".repeat(64), &"a".repeat(63), &"a".repeat(65)] {
        assert_eq!(Seed::from_revealed(text), None);
    }
}
