//! The evaluation agrees with the rules, and good positions have a better one than bad positions.

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Seat, Turn};
use rynek_planners::{Action, Phase, Planners, Setup};

fn lead(game: &Planners, seat: Seat) -> f64 {
    game.lead(Planners::weights(), seat)
}

/// Every mode with every number of players.
fn modes() -> impl Iterator<Item = Setup> {
    (2..=4).flat_map(|players| [false, true].map(|youngest| Setup { players, youngest, ..Setup::default() }))
}

fn begun(setup: Setup) -> Planners {
    Planners::new(EditionRef::shipped(), &setup).unwrap()
}

/// The actions of the player to move, the best-ranked first.
fn best_first(game: &Planners) -> Vec<Action> {
    let mut ranked = Vec::new();
    game.rank(Planners::weights(), &mut ranked);
    ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
    ranked.into_iter().map(|(action, _)| action).collect()
}

#[test]
fn at_the_end_the_evaluation_is_the_points() {
    for setup in modes() {
        for seed in 0..8 {
            let over = random_game(begun(setup), seed, |_| {});
            for seat in Seat::all(over.players()) {
                assert_eq!(over.evaluate(Planners::weights(), seat), f64::from(over.points(seat)));
                let won = over.outcome().unwrap().place(seat) == 1;
                assert_eq!(lead(&over, seat) > 0.0, won);
            }
        }
    }
}

#[test]
fn every_position_can_be_evaluated() {
    let weights = Planners::weights();
    for setup in modes() {
        for seed in 0..3 {
            random_game(begun(setup), seed, |game| {
                let prospects = game.prospects(weights);
                assert_eq!(prospects.len(), game.players());
                assert!(prospects.iter().all(|points| points.is_finite()), "{prospects:?}");
                assert!(game.doubt(weights) > 0.0);
                for seat in Seat::all(game.players()) {
                    assert_eq!(game.evaluate(weights, seat), prospects[seat.index()]);
                    assert!(lead(game, seat).is_finite());
                }
            });
        }
    }
}

#[test]
fn ranking_is_the_lead_after_each_action() {
    for setup in modes() {
        let mut number = 0;
        random_game(begun(setup), 5, |game| {
            number += 1;
            let (Turn::Player(mover), 0) = (game.turn(), number % 3) else { return };
            let mut ranked = Vec::new();
            game.rank(Planners::weights(), &mut ranked);
            let ranked_actions: Vec<Action> = ranked.iter().map(|(action, _)| *action).collect();
            assert_eq!(ranked_actions, actions(game));
            let off = |(action, worth): &(Action, f64)| {
                let mut next = game.clone();
                next.play_unchecked(*action);
                worth - lead(&next, mover)
            };
            let first = off(&ranked[0]);
            assert!(ranked.iter().all(|ranked| (off(ranked) - first).abs() < 1e-9));
        });
    }
}

#[test]
fn the_winning_object_is_ranked_first() {
    // Red has only its object of length 6 left, and the strip has room for it.
    let game = strip(8, &[&[2, 3, 4, 4, 5], &[2, 3]]);
    assert_eq!(game.left(seat(1)), [6]);
    let mut won = game.clone();
    won.play_unchecked(best_first(&game)[0]);
    assert_eq!(won.phase(), Phase::Over);
}

#[test]
fn a_player_with_room_for_everything_places_objects() {
    let game = strip(8, &[&[2], &[2]]);
    assert!(matches!(best_first(&game)[0], Action::Lay(_)));
}

#[test]
fn room_for_an_object_looks_better_than_none() {
    let opened = |first: [&'static str; 3]| {
        let mut tiles = [["RRR", "GGG", "BBB"]; 9];
        tiles[0] = first;
        opened_with(Setup::default(), &tiles)
    };
    let (none, some) = (opened(["RoR", "GGG", "ooo"]), opened(["RRR", "GGG", "ooo"]));
    assert!(none.fits(seat(1)).is_empty());
    assert!(lead(&none, seat(1)) < lead(&some, seat(1)));
    assert!(lead(&none, seat(2)) > lead(&some, seat(2)));
}

#[test]
fn it_is_better_to_be_on_turn() {
    let own = strip(4, &[&[2], &[2]]);
    let others = own.clone().at(Phase::Choice, seat(2));
    assert!(lead(&own, seat(1)) > lead(&others, seat(1)));
    assert!(lead(&own, seat(2)) < lead(&others, seat(2)));
}

#[test]
fn more_objects_placed_look_better() {
    let few = strip(5, &[&[2], &[2]]);
    let more = strip(5, &[&[2, 3], &[2]]);
    assert!(lead(&few, seat(1)) < lead(&more, seat(1)));
    assert!(lead(&few, seat(2)) > lead(&more, seat(2)));
}

#[test]
fn doubt_gets_smaller_during_a_game() {
    let weights = Planners::weights();
    let (early, late) = (strip(5, &[&[], &[]]), strip(5, &[&[2, 3, 4, 4], &[2]]));
    assert!(early.doubt(weights) > late.doubt(weights));
}

#[test]
fn the_weights_are_those_of_the_file() {
    let file: serde_json::Value = serde_json::from_str(Planners::BOTS).unwrap();
    assert_eq!(serde_json::to_value(Planners::weights()).unwrap(), file["weights"]);
}
