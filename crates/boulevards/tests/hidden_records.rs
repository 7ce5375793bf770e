//! A record given to a player during the game contains no more than they have seen.

use rynek_boulevards::{Action, Boulevards, Setup};
use rynek_kernel::{
    EditionRef, Game, History, Record, Seat, Turn, Viewer, random_step, record::RecordEvent, series_rng,
};

/// A random game after this many actions, in which two were taken back and played differently, and who drew each
/// building.
fn played(players: u8, seed: u64, actions: usize) -> (History<Boulevards>, Vec<Option<Seat>>) {
    let start = Boulevards::new(EditionRef::shipped(), &Setup { players, ..Setup::default() }).expect("options");
    let (mut history, mut rng) = (History::begin(start, vec![]), series_rng(seed, 0));
    let mut drawers = Vec::new();
    for n in 0..actions {
        if n == actions / 2 {
            history.undo(Seat::new(0), 2).expect("two actions were played");
            drawers.push(None);
        }
        let Some(action) = random_step(history.position(), &mut rng) else { break };
        let counts =
            |game: &Boulevards| -> Vec<usize> { Seat::all(players.into()).map(|seat| game.hand(seat).len()).collect() };
        let before = counts(history.position());
        let chance = history.position().turn() == Turn::Chance;
        history.apply(action).expect("random steps are legal");
        let after = counts(history.position());
        let drawer = Seat::all(players.into()).find(|seat| after[seat.index()] > before[seat.index()]);
        drawers.push(drawer.filter(|_| chance));
    }
    (history, drawers)
}

/// boulevards.open.draw
#[test]
fn only_own_draws_are_named() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (6, 4)] {
        let (history, drawers) = played(players, seed, 60);
        assert!(history.position().outcome().is_none(), "the game is not over");
        for viewer in Viewer::all(players.into()) {
            let record = history.record_for(viewer);
            assert_eq!(record.events.len(), history.events().len());
            for ((shown, true_event), drawer) in record.events.iter().zip(history.events()).zip(&drawers) {
                match (shown, drawer) {
                    (RecordEvent::Chance { action }, Some(drawer)) if viewer != Viewer::Seat(*drawer) => {
                        assert_eq!(action, "?")
                    }
                    _ => assert_eq!(shown, true_event),
                }
            }
            assert!(Record::parse(&record.to_json()).is_ok(), "it can be read");
        }
    }
}

/// boulevards.open.draw
#[test]
fn the_record_of_a_finished_game_is_complete() {
    let (mut history, _) = played(2, 5, 20);
    let mut rng = series_rng(6, 0);
    while let Some(action) = random_step(history.position(), &mut rng) {
        history.apply(action).expect("random steps are legal");
    }
    assert_eq!(history.record_for(Viewer::Spectator), history.record());
    assert!(history.actions().iter().any(|(_, action)| matches!(action, Action::Draw(_))));
}
