//! Luck that anybody can check.

mod common;

use common::{Evening, SEED};
use rynek_table::{Corrupt, Event, Phase, Seed, Table, verify};

fn finished(game: &str, players: usize) -> Evening {
    let mut evening = Evening::begun(game, players);
    while evening.table.phase() == Phase::Playing {
        evening.act_somehow();
    }
    evening
}

#[test]
fn every_draw_of_every_game_follows_from_the_seed() {
    for (game, players) in [("polis", 2), ("rooftops", 2), ("boulevards", 3), ("planners", 2), ("engineer", 1)] {
        let evening = finished(game, players);
        let seed = Seed::from_revealed(&evening.table.revealed_seed().expect("it is over")).expect("a seed");
        assert!(verify(&evening.history, &seed).expect("a fair game") > 0);
    }
}

#[test]
fn the_seed_stays_secret_while_the_game_is_on() {
    let evening = Evening::begun("polis", 2);
    assert_eq!(evening.table.revealed_seed(), None);
    assert!(!format!("{:?}", evening.table).contains(&SEED.reveal()));
}

#[test]
fn a_draw_that_was_chosen_is_found_out() {
    let mut evening = finished("polis", 2);
    // Two tiles change places in the same refill: a history that holds, but not a fair one.
    let drawn = |history: &[rynek_table::Entry], n: usize| match &history[n].event {
        Event::Drawn { action } => Some(action.clone()),
        _ => None,
    };
    let history = &mut evening.history;
    let first = (0..).find(|n| drawn(history, *n).is_some() && drawn(history, n + 1).is_some()).expect("two draws");
    let (one, other) = (drawn(history, first).expect("drawn"), drawn(history, first + 1).expect("drawn"));
    history[first].event = Event::Drawn { action: other };
    history[first + 1].event = Event::Drawn { action: one };
    assert!(matches!(verify(history, &SEED), Err(Corrupt::Unfair { .. })));
}

#[test]
fn another_seed_or_another_contribution_is_found_out() {
    let evening = finished("planners", 2);
    assert_eq!(verify(&evening.history, &Seed::new([1; 32])), Err(Corrupt::OtherSeed));
    let mut history = evening.history.clone();
    for entry in &mut history {
        if let Event::Sat { entropy, .. } = &mut entry.event {
            entropy.push('!');
        }
    }
    assert!(matches!(verify(&history, &SEED), Err(Corrupt::Unfair { .. })));
}

#[test]
fn gaps_and_strangers_are_found() {
    let evening = Evening::begun("planners", 2);
    assert!(matches!(Table::replay(&[], SEED), Err(Corrupt::Empty)));
    assert!(matches!(Table::replay(&evening.history[1..], SEED), Err(Corrupt::NotOpened)));
    let mut gap = evening.history.clone();
    gap.remove(2);
    assert!(matches!(Table::replay(&gap, SEED), Err(Corrupt::Gap { .. })));
}

#[test]
fn a_seed_reads_back() {
    assert_eq!(Seed::from_revealed(&SEED.reveal()), Some(SEED));
    for text in ["", "42", &"g".repeat(64), &"a".repeat(63), &"a".repeat(65)] {
        assert_eq!(Seed::from_revealed(text), None);
    }
}
