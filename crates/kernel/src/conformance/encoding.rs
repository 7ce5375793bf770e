//! The promises of a game's encoding.

use std::collections::BTreeSet;

use proptest::{prop_assert, prop_assert_eq, test_runner::TestCaseError};
use rand_chacha::ChaCha8Rng;

use crate::{EditionRef, Game, Knowledge, Seat, Space, Turn, Viewer};

type Checked = Result<(), TestCaseError>;

/// The space has parts and actions with names of their own, and its sums are right.
///
/// # Panics
/// If not.
pub(super) fn space_adds_up<G: Game>(setup: &G::Setup) {
    let Some(space) = G::space(EditionRef::shipped(), setup) else { return };
    let cells: usize = space.parts.iter().map(|part| part.shape.iter().product::<usize>()).sum();
    let actions: usize = space.ranges.iter().map(|range| range.shape.iter().product::<usize>()).sum();
    assert_eq!((space.cells, space.actions), (cells, actions), "sums of {setup:?}");
    assert!(cells > 0 && actions > 0, "an empty space of {setup:?}");
    let names: BTreeSet<&str> = space.parts.iter().map(|part| part.name).collect();
    assert_eq!(names.len(), space.parts.len(), "names of parts");
    let names: BTreeSet<&str> = space.ranges.iter().map(|range| range.name).collect();
    assert_eq!(names.len(), space.ranges.len(), "names of ranges");
    assert!(space.parts.iter().all(|part| part.low < part.high && !part.about.is_empty()), "parts of {setup:?}");
    assert!(space.ranges.iter().all(|range| !range.about.is_empty()), "ranges of {setup:?}");
}

/// Observations fill all cells within their bounds, and tell a viewer nothing that the view hides. Actions and their
/// numbers lead to each other.
pub(super) fn encoding_holds<G: Game>(game: &G, strangers: &[G::Action], rng: &mut ChaCha8Rng) -> Checked {
    let Some(space) = G::space(game.edition(), &game.setup()) else { return Ok(()) };
    cells_are_bounded(game, &space)?;
    observations_keep_secrets(game, &space, rng)?;
    actions_have_numbers(game, &space)?;
    numbers_name_actions(game, &space, strangers, rng)
}

fn observed<G: Game>(game: &G, viewer: Viewer, space: &Space, before: i16) -> Vec<i16> {
    let mut cells = vec![before; space.cells];
    game.observe(viewer, &mut cells);
    cells
}

fn cells_are_bounded<G: Game>(game: &G, space: &Space) -> Checked {
    for viewer in Viewer::all(game.players()) {
        let cells = observed(game, viewer, space, i16::MIN);
        prop_assert_eq!(&cells, &observed(game, viewer, space, i16::MAX), "cells that are not written");
        let mut left = &cells[..];
        for part in &space.parts {
            let (here, rest) = left.split_at(part.cells());
            let outside = here.iter().find(|cell| !(part.low..=part.high).contains(cell));
            prop_assert_eq!(outside, None, "a cell of {:?} outside {}..={}", part.name, part.low, part.high);
            left = rest;
        }
    }
    Ok(())
}

/// Equal views give equal observations: of the position itself, and of one that a seat imagines.
fn observations_keep_secrets<G: Game>(game: &G, space: &Space, rng: &mut ChaCha8Rng) -> Checked {
    for seat in Seat::all(game.players()) {
        let twin = game.known(seat).deal(rng);
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (here, there) = (observed(game, viewer, space, 0), observed(&twin, viewer, space, 0));
            prop_assert_eq!(here, there, "what {:?} observes", viewer);
        }
    }
    if !G::HAS_SECRETS {
        let first = observed(game, Viewer::Seat(Seat::new(0)), space, 0);
        prop_assert_eq!(observed(game, Viewer::Spectator, space, 0), first, "spectators observe what seat 1 does");
    }
    Ok(())
}

fn actions_have_numbers<G: Game>(game: &G, space: &Space) -> Checked {
    let (mut actions, mut listed) = (Vec::new(), vec![u32::MAX]);
    game.actions(&mut actions);
    let outside = game.legal_indexes(&mut listed);
    prop_assert_eq!(listed.remove(0), u32::MAX, "the list is appended to");
    if !matches!(game.turn(), Turn::Player(_)) {
        prop_assert_eq!((outside, listed.len()), (0, 0), "numbers where no player moves");
        prop_assert!(actions.iter().all(|action| game.index_of(*action).is_none()), "a draw with a number");
        return Ok(());
    }
    let numbers: BTreeSet<u32> = listed.iter().copied().collect();
    prop_assert_eq!(numbers.len(), listed.len(), "a number is listed twice");
    prop_assert_eq!(listed.len() + outside, actions.len(), "every legal action is listed or counted");
    for action in actions {
        let Some(index) = game.index_of(action) else { continue };
        prop_assert!(index < space.actions, "{} has the number {} of {}", action, index, space.actions);
        prop_assert!(numbers.contains(&(index as u32)), "{} is legal, but its number {} is not listed", action, index);
        prop_assert_eq!(game.action_at(index), Some(action), "the action with the number {}", index);
    }
    for index in listed {
        let action = game.action_at(index as usize);
        let legal = action.is_some_and(|action| game.check(action).is_ok());
        prop_assert!(legal, "the number {} is listed, but {:?} is not legal", index, action);
    }
    Ok(())
}

/// Numbers without meaning and illegal actions: nothing panics, and every number leads back to itself.
fn numbers_name_actions<G: Game>(game: &G, space: &Space, strangers: &[G::Action], rng: &mut ChaCha8Rng) -> Checked {
    for action in strangers {
        if let Some(index) = game.index_of(*action) {
            prop_assert!(index < space.actions, "{} has the number {} of {}", action, index, space.actions);
            prop_assert_eq!(game.action_at(index), Some(*action), "the action with the number {}", index);
        }
    }
    let some = (0..64).map(|_| crate::below(rng, space.actions as u32) as usize);
    for index in some.chain([0, space.actions - 1]) {
        let Some(action) = game.action_at(index) else { continue };
        prop_assert_eq!(game.index_of(action), Some(index), "the number of {}", action);
        prop_assert!(game.check(action).is_err() || matches!(game.turn(), Turn::Player(_)), "{} by chance", action);
    }
    for index in [space.actions, space.actions + 1, usize::MAX] {
        prop_assert_eq!(game.action_at(index), None, "a number beyond the last");
    }
    Ok(())
}
