//! The rules of Rooftops, one test or more for each: building, machines and extra turns.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_kernel::{Game, Turn, Viewer};
use rynek_rooftops::{Action, Floors, Phase, Rooftops};

/// rooftops.build.site
#[test]
fn a_build_needs_a_site_of_the_board() {
    refuses(&begun(players(2)), "build A10 white A10", "rooftops.build.site");
    refuses(&begun(players(3)), "build D10 white D10", "rooftops.build.site");
}

/// rooftops.build.empty
#[test]
fn a_build_needs_an_empty_site() {
    let mut game = begun(players(2));
    refuses(&game, "build A1 white A1", "rooftops.build.empty");
    play(&mut game, "build A4 white A4");
    refuses(&game, "build A4 grey A4", "rooftops.build.empty");
}

/// rooftops.build.neighbour
#[test]
fn a_build_needs_a_building_beside_it() {
    let game = begun(players(2));
    refuses(&game, "build C2 white C2", "rooftops.build.neighbour");
    // A2 is drawn beside A1, but no street joins them.
    refuses(&game, "build A2 white A2", "rooftops.build.neighbour");
    let sites: BTreeSet<String> =
        written(&game, "build").iter().map(|build| build.split(' ').nth(1).unwrap().to_owned()).collect();
    assert_eq!(sites, ["A4", "D4", "E4", "E6"].map(str::to_owned).into());
}

/// rooftops.build.colour
#[test]
fn a_new_building_differs_from_all_its_neighbours() {
    let game = with_stock(&city("A1 black .\nA2 white .\nD1 grey ."), 1, "black black white white grey grey brown");
    for colour in ["black", "white", "grey"] {
        refuses(&game, &format!("build A4 {colour} A4"), "rooftops.build.colour");
    }
    allows(&game, "build A4 brown A4");
    // D2 is beside the grey one only.
    refuses(&game, "build D2 grey D2", "rooftops.build.colour");
    allows(&game, "build D2 black D2");
}

/// rooftops.build.floor
#[test]
fn the_new_floor_comes_from_the_stock() {
    let game = with_stock(&begun(players(2)), 1, "black white");
    refuses(&game, "build A4 grey A4", "rooftops.build.floor");
    assert_eq!(after(&game, "build A4 white A4").stock(seat(1)), Floors::NONE);
}

/// rooftops.build.pay
#[test]
fn every_neighbour_gets_a_matching_floor() {
    let game = city("A1 black .\nA2 black .\nA5 white .\nE5 grey .");
    let rich = with_stock(&game, 1, "black black white brown");
    let built = after(&rich, "build A4 brown A4");
    assert_eq!(
        ["A1", "A2", "A5", "E5"].map(|at| shown(&built, at).unwrap()),
        ["black ..", "black ..", "white ..", "grey ."]
    );
    assert_eq!(built.stock(seat(1)), Floors::NONE);
    let line = rich.describe("build A4 brown A4".parse().unwrap(), Viewer::Spectator);
    assert_eq!(line.effects.unwrap().value(), serde_json::json!(["A1", "A2", "A4", "A5"]));
    for poor in ["black white brown", "black black brown", "brown brown brown brown"] {
        refuses(&with_stock(&game, 1, poor), "build A4 brown A4", "rooftops.build.pay");
    }
    // Floors come from the player's stock, not from the container.
    assert_eq!(built.bank(), rich.bank());
}

/// rooftops.build.cover
#[test]
fn new_floors_cover_any_players_roof() {
    let game = with_stock(&city("A1 black 1\nA2 black 2\nA5 white .1\nA6 grey ."), 1, "black black white brown");
    let game = after(&game, "build A4 brown A4");
    assert_eq!(
        ["A1", "A2", "A5", "A4"].map(|at| shown(&game, at).unwrap()),
        ["black 1.", "black 2.", "white .1.", "brown 1"]
    );
    assert_eq!((game.visible_roofs(seat(1)), game.visible_roofs(seat(2))), (1, 0));
}

/// rooftops.build.roof-left
#[test]
fn a_build_needs_a_roof() {
    let lines = NINE_ROOFS.replace("E5 white .", "E5 white 1");
    let game = with_stock(&city(&lines), 1, "black white grey brown");
    assert_eq!(game.roofs_left(seat(1)), 0);
    refuses(&game, "build E6 grey E6", "rooftops.build.roof-left");
    assert!(written(&game, "build").is_empty());
    allows(&with_mover(&game, 2), "build E6 grey E6");
}

/// rooftops.build.once
#[test]
fn one_building_and_one_roof_a_turn() {
    let game = begun(players(2));
    let built = after(&game, "build A4 white A4");
    assert_eq!(view(&built).sites.iter().filter(|site| site.building.is_some()).count(), 4);
    assert_eq!((built.roofs_left(seat(1)), is_turn_of(&built, 2)), (9, true));
    let roofs = built.map().sites().flat_map(|site| built.roofs(site)).flatten().count();
    assert_eq!(roofs, 1);
}

/// rooftops.build.order
/// The machine moves by the new height, goals take the new roof into account, and the extra turn comes last.
#[test]
fn a_build_goes_floors_roof_machine_goals_extra_turn() {
    // Seat 1 lacks a brown building for the goal of four colours, and a step of brown for the first stars.
    let lines = "A1 black 1\nB1 white 1\nD3 grey 1\nD1 brown .";
    let game = with_tracks(&with_stock(&city(lines), 1, "white brown"), 1, [2, 2, 2, 0]);
    let game = after(&game, "build D2 white D1");
    assert_eq!(shown(&game, "D1").unwrap(), "brown .1");
    assert_eq!(tracks(&game, seat(1)), [2, 2, 2, 2]);
    assert_eq!(game.tokens(seat(1)), [7, 0, 0]);
    assert_eq!((game.phase(), is_turn_of(&game, 1)), (Phase::Extra, true));
}

/// rooftops.roof.must
#[test]
fn every_build_has_its_roof() {
    assert!("build A4 white".parse::<Action>().is_err());
    random_game(game_with(players(2)), 9, |game| {
        let Turn::Player(mover) = game.turn() else { return };
        for action in actions(game).into_iter().filter(|action| matches!(action, Action::Build(..))) {
            let mut next = game.clone();
            next.play_unchecked(action);
            assert_eq!(next.roofs_left(mover), game.roofs_left(mover) - 1, "{action}");
        }
    });
}

/// rooftops.roof.place
#[test]
fn the_roof_goes_on_a_new_floor() {
    let game = with_stock(&city("A1 black .\nA2 black .\nA5 white .\nE5 grey ."), 1, "black black white brown");
    for roof in ["A4", "A1", "A2", "A5"] {
        let built = after(&game, &format!("build A4 brown {roof}"));
        let (_, height) = built.building(site(roof)).unwrap();
        assert_eq!(built.roofs(site(roof)).nth(usize::from(height) - 1), Some(Some(seat(1))));
    }
    // A building that did not grow, an empty site, a site of the other board.
    for roof in ["E5", "D1", "A10"] {
        refuses(&game, &format!("build A4 brown {roof}"), "rooftops.roof.place");
    }
}

/// rooftops.roof.level
#[test]
fn a_roof_stays_on_its_level() {
    let mut game = with_stock(&begun(players(2)), 1, "black white");
    play(&mut game, "build A4 white A1");
    assert_eq!(shown(&game, "A1").unwrap(), "black .1");
    assert_eq!(view(&game).sites[0].building.as_ref().unwrap().roofs, [None, Some(seat(1))]);
    // A2 is beside A4: that grows, and its levels stay.
    let mut game = with_stock(&game, 2, "white black");
    play(&mut game, "build A2 black A4");
    assert_eq!(shown(&game, "A4").unwrap(), "white .2");
    let mut game = with_stock(&game, 1, "white grey");
    play(&mut game, "build D1 grey D1");
    assert_eq!(shown(&game, "A4").unwrap(), "white .2.");
}

/// rooftops.machine.steps
#[test]
fn the_machine_moves_as_far_as_the_building_is_high() {
    // A4 has three floors and grows to four; A6 has two and grows to three.
    let game = with_stock(&city("A1 black .\nA2 black .\nA4 white ...\nA6 grey ..\nC1 grey ."), 1, "white grey brown");
    for (roof, moved) in [("A5", [0, 0, 0, 1]), ("A4", [0, 4, 0, 0]), ("A6", [0, 0, 3, 0])] {
        let built = after(&game, &format!("build A5 brown {roof}"));
        assert_eq!((tracks(&built, seat(1)), tracks(&built, seat(2))), (moved, [0; 4]), "roof on {roof}");
    }
}

/// rooftops.machine.end
#[test]
fn a_marker_stays_at_the_end_of_its_track() {
    let game = with_stock(&city("A1 black .\nA2 black .\nA4 white ...\nE5 grey ."), 1, "white brown");
    for (before, now) in [(7, 11), (8, 12), (9, 12), (12, 12)] {
        let built = after(&with_tracks(&game, 1, [0, before, 0, 0]), "build A5 brown A4");
        assert_eq!(tracks(&built, seat(1)), [0, now, 0, 0]);
    }
    let game = with_tracks(&with_market(&game, [5, 9, 33]), 1, [12, 0, 0, 0]);
    assert_eq!(tracks(&after(&game, "take 5 white"), seat(1)), [12, 0, 0, 0]);
}

/// Seat 1 can move brown by one with `build A4 brown A4`, or black by two with `build A4 brown A1`.
fn near_stars(tracks: [u8; 4]) -> Rooftops {
    let game =
        with_stock(&city("A1 black .\nD3 grey .\nE5 white ."), 1, "black black white white grey grey brown brown");
    with_tracks(&game, 1, tracks)
}

/// rooftops.extra.stars
#[test]
fn all_four_markers_in_a_star_column_give_an_extra_turn() {
    for (before, granted) in [
        ([2, 2, 2, 1], true),
        ([9, 3, 2, 1], true),
        ([1, 2, 2, 1], false),
        ([2, 2, 2, 0], false),
        ([4, 4, 4, 3], true),
        ([6, 6, 6, 5], true),
        ([8, 8, 8, 7], true),
        ([10, 10, 10, 9], false),
        ([2, 2, 2, 2], false),
    ] {
        let game = after(&near_stars(before), "build A4 brown A4");
        assert_eq!(game.phase() == Phase::Extra, granted, "{before:?}");
        assert!(is_turn_of(&game, if granted { 1 } else { 2 }));
    }
    // A machine on a card does it too.
    let mut game = with_market(&near_stars([1, 2, 2, 2]), [33, 9, 17]);
    game = with_stock(&game, 1, "");
    play_all(&mut game, &["take 33", "card 10"]);
    assert_eq!(game.phase(), Phase::Extra);
}

/// rooftops.extra.reach
#[test]
fn a_marker_on_the_column_has_reached_it() {
    let game = after(&near_stars([2, 2, 2, 1]), "build A4 brown A4");
    assert_eq!((tracks(&game, seat(1)), game.phase()), ([2, 2, 2, 2], Phase::Extra));
}

/// rooftops.extra.once
#[test]
fn each_column_counts_once() {
    // All markers have passed the first column; moving between columns gives nothing.
    let game = after(&near_stars([2, 3, 3, 2]), "build A4 brown A4");
    assert_eq!((tracks(&game, seat(1)), game.phase()), ([2, 3, 3, 3], Phase::Turn));
    // Over a whole game no player gets more extra turns than there are columns.
    for seed in 0..30 {
        let mut granted = [0; 3];
        random_game(game_with(players(3)), seed, |game| {
            if let (Turn::Player(seat), Phase::Extra) = (game.turn(), game.phase()) {
                granted[seat.index()] += 1;
            }
        });
        assert!(granted.iter().all(|times| *times <= 4), "{granted:?}");
    }
}

/// rooftops.extra.one
#[test]
fn two_columns_in_one_action_give_one_extra_turn() {
    let game = with_stock(&city("A1 black .\nA2 white .\nA4 brown ...\nE5 grey ."), 1, "brown grey");
    let mut game = with_tracks(&with_market(&game, [9, 13, 17]), 1, [5, 5, 5, 0]);
    play(&mut game, "build A5 grey A4");
    assert_eq!((tracks(&game, seat(1)), game.phase()), ([5, 5, 5, 4], Phase::Extra));
    play_all(&mut game, &["take 9", "card 10"]);
    assert!(is_turn_of(&game, 2), "one extra turn, not two");
}

/// rooftops.extra.turn
#[test]
fn an_extra_turn_is_a_card_or_a_build() {
    let game = after(&near_stars([2, 2, 2, 1]), "build A4 brown A4");
    assert!(!written(&game, "take").is_empty() && !written(&game, "build").is_empty());
    let mut taken = after(&game, "take 9");
    play(&mut taken, "card 2");
    assert!(is_turn_of(&taken, 2));
    assert!(is_turn_of(&after(&game, "build D4 black D4"), 2));
}

/// rooftops.extra.decline
#[test]
fn an_extra_turn_may_be_declined() {
    let game = after(&near_stars([2, 2, 2, 1]), "build A4 brown A4");
    let declined = after(&game, "decline");
    assert_eq!((is_turn_of(&declined, 2), declined.phase()), (true, Phase::Turn));
    assert_eq!(declined.stock(seat(1)), game.stock(seat(1)));
    // It is not granted again: the column has been reached.
    let mut later = declined;
    take_any(&mut later);
    take_any(&mut later);
    assert!(is_turn_of(&later, 2));
}

/// rooftops.extra.again
#[test]
fn an_extra_turn_may_bring_another() {
    let mut game = near_stars([4, 4, 4, 1]);
    play(&mut game, "build A4 brown A4");
    assert_eq!((tracks(&game, seat(1))[3], game.phase()), (2, Phase::Extra));
    // The brown building grows to two floors.
    play(&mut game, "build D1 black A4");
    assert_eq!((tracks(&game, seat(1))[3], game.phase()), (4, Phase::Extra));
    play(&mut game, "decline");
    assert!(is_turn_of(&game, 2));
}
