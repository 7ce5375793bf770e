//! The rules of Engineer, one test or more for each: what is in the box, set-up, modes, points, options and notation.
//! A round's first half is in `rules_project.rs`, its second half and the end in `rules_invest.rs`.

use std::collections::BTreeSet;

use crate::common::*;
use rynek_engineer::{
    Action, Area, Bonus, BuildingCard, DistrictId, DistrictSide, Effect, Engineer, Kind, Layout, Level, Mode,
    ProjectId, ProjectSet, Setup, Step,
};
use rynek_kernel::{Game, Outcome, Seat, Turn, Viewer, setup};
use serde_json::json;

/// An area as text: `wood 1`, `trade 3/4`.
fn shown(face: rynek_engineer::Face) -> String {
    let kind = match face.kind {
        Kind::Industrial(resources) if resources.len() == 3 => "any".to_owned(),
        Kind::Industrial(resources) => resources.iter().map(|resource| resource.to_string()).collect(),
        Kind::Trade | Kind::Residential => face.kind.name().to_owned(),
    };
    let dice: Vec<String> = face.dice.iter().map(|die| die.to_string()).collect();
    format!("{kind} {}", dice.join("/"))
}

/// engineer.box.districts
#[test]
fn four_district_cards_have_two_sides_of_four_areas() {
    let side_a = [
        ["wood 1", "residential 6", "trade 3", "coal 2"],
        ["coal 3", "trade 1", "steel 4", "residential 5"],
        ["residential 5", "steel 3", "wood 2", "trade 4"],
        ["steel 4", "wood 1", "coal 2", "residential 6"],
    ];
    let side_b = [
        ["wood 1/6", "residential 1/6", "trade 3/4", "any 2/5"],
        ["coal 3/4", "trade 1/6", "any 3/4", "residential 2/5"],
        ["residential 2/5", "any 3/4", "wood 2/5", "trade 3/4"],
        ["steel 3/4", "any 1/6", "coal 2/5", "residential 1/6"],
    ];
    for (side, expected) in [(DistrictSide::A, side_a), (DistrictSide::B, side_b)] {
        let found: Vec<_> = DistrictId::all().map(|id| components().district(id).faces(side).map(shown)).collect();
        assert_eq!(found, expected, "{side:?}");
    }
    let english = Engineer::WORDS.english();
    for (id, name) in DistrictId::all().zip(["Waterfront", "Foundry", "Old Town", "Railyard"]) {
        let id = &components().district(id).name.id;
        assert!(english.contains(&format!("\nengineer-district-{id} = {name}\n")), "{id}");
    }
}

/// engineer.box.values
#[test]
fn an_area_shows_one_value_on_side_a_and_two_on_side_b() {
    for id in DistrictId::all() {
        let district = components().district(id);
        assert!(district.faces(DistrictSide::A).iter().all(|face| face.dice.len() == 1));
        assert!(district.faces(DistrictSide::B).iter().all(|face| face.dice.len() == 2));
    }
}

/// engineer.box.projects
#[test]
fn six_project_cards_have_a_move_two_actions_and_a_die() {
    use Effect::*;
    let expected = [
        (1, Remove1, 3, Develop),
        (2, Remove2, 5, Develop),
        (2, Remove1OrTake1, 2, BuildAnywhere),
        (3, SetDie, 6, NoTimeOrSwap),
        (3, Remove1, 1, BuildAnywhere),
        (4, Remove1OrTake1, 4, NoTimeOrSwap),
    ];
    let card = |id| components().project(id);
    let found: Vec<_> =
        ProjectId::all().map(|id| (card(id).steps, card(id).basic, card(id).die as u8, card(id).advanced)).collect();
    assert_eq!(found, expected);
}

/// engineer.box.tokens
#[test]
fn ten_tokens_are_in_the_pool_on_areas_or_on_buildings() {
    for mode in Mode::ALL {
        random_game(game(mode, Layout::Random), 1, |game| {
            assert_eq!(usize::from(game.pool()) + game.tokens().len() + game.built().len(), 10);
        });
    }
}

/// engineer.box.dice
#[test]
fn three_dice_are_active_or_activated() {
    random_game(game(Mode::AbEasy, Layout::Random), 1, |game| {
        let view = game.view(Viewer::Spectator);
        assert_eq!(view.active_dice.len() + usize::from(view.activated_dice), 3);
    });
}

/// What the buildings of a card cost: wood, coal, steel, money.
fn costs(card: BuildingCard) -> Vec<[u8; 4]> {
    let cost = |building: &rynek_engineer::Building| {
        let cost = building.cost;
        [cost.wood, cost.coal, cost.steel, cost.money]
    };
    components().buildings(card).iter().map(cost).collect()
}

/// engineer.box.buildings
#[test]
fn each_side_of_the_building_card_has_four_buildings() {
    assert_eq!(costs(BuildingCard::A), [[1, 1, 0, 1], [1, 0, 1, 1], [0, 1, 2, 1], [2, 1, 1, 0]]);
    assert_eq!(costs(BuildingCard::B), [[3, 1, 0, 2], [2, 0, 2, 2], [0, 4, 1, 2], [1, 1, 4, 2]]);
    let no_bonus = |card| components().buildings(card).iter().all(|building| building.bonus.is_none());
    assert!(no_bonus(BuildingCard::A) && no_bonus(BuildingCard::B));
}

/// engineer.box.challenges
#[test]
fn the_challenges_have_four_and_five_parts_with_bonuses() {
    assert_eq!(costs(BuildingCard::Eiffel), [[2, 2, 0, 1], [2, 0, 2, 1], [1, 1, 3, 1], [0, 0, 5, 2]]);
    let empire = [[1, 2, 0, 1], [1, 1, 1, 1], [0, 1, 2, 2], [1, 0, 2, 2], [0, 0, 3, 4]];
    assert_eq!(costs(BuildingCard::EmpireState), empire);
    let bonuses = |card| components().buildings(card).iter().map(|part| part.bonus).collect::<Vec<_>>();
    assert_eq!(bonuses(BuildingCard::Eiffel), [None, Some(Bonus::Take1), Some(Bonus::Remove2), None]);
    let empire = [None, Some(Bonus::Take1), Some(Bonus::NoTime), Some(Bonus::Remove2), None];
    assert_eq!(bonuses(BuildingCard::EmpireState), empire);
    assert_eq!(components().challenge(BuildingCard::Eiffel).unwrap().id, "eiffel");
    assert!(Engineer::WORDS.english().contains("\nengineer-challenge-eiffel = Eiffel Tower\n"));
}

/// engineer.setup.one
#[test]
fn one_person_plays() {
    for setup in setup::every::<Setup>() {
        assert_eq!(rynek_kernel::Setup::players(&setup), 1);
    }
    let mut game = first_game(Mode::AEasy);
    play(&mut game, "roll 136");
    assert_eq!((game.players(), game.turn()), (1, Turn::Player(Seat::new(0))));
    assert!(setup::from_json::<Setup>(&json!({"players": 2})).is_err());
}

/// engineer.setup.layout
#[test]
fn four_cards_on_side_a_make_a_map_of_four_by_four() {
    let game = first_game(Mode::AEasy);
    let map: Vec<String> = Area::all().map(|area| shown(game.face(area))).collect();
    let expected = [
        ["wood 1", "residential 6", "coal 3", "trade 1"],
        ["trade 3", "coal 2", "steel 4", "residential 5"],
        ["residential 5", "steel 3", "steel 4", "wood 1"],
        ["wood 2", "trade 4", "coal 2", "residential 6"],
    ];
    assert_eq!(map, expected.concat());
}

/// engineer.setup.each-once
#[test]
fn each_district_card_is_laid_once() {
    let game = game(Mode::AEasy, Layout::Chosen);
    refuses(&game, "layout D1 D2 D1 D4", "engineer.setup.each-once");
    assert_eq!(written(&game).len(), 24);
}

/// engineer.setup.upright
#[test]
fn cards_are_not_rotated() {
    for layout in written(&game(Mode::AEasy, Layout::Chosen)) {
        let game = played(game(Mode::AEasy, Layout::Chosen), &[&layout]);
        for area in Area::all() {
            let card = game.layout().unwrap()[area.quarter() as usize];
            let corner = usize::from(area.column() % 2) + 2 * usize::from(area.row() % 2);
            assert_eq!(game.face(area), components().district(card).faces(DistrictSide::A)[corner]);
        }
    }
}

/// engineer.setup.random
#[test]
fn all_layouts_are_equally_likely() {
    let game = game(Mode::AEasy, Layout::Random);
    assert_eq!(game.turn(), Turn::Chance);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.len(), 24);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
}

/// engineer.setup.chosen
#[test]
fn you_may_lay_the_cards_out_yourself() {
    let mut game = game(Mode::AEasy, Layout::Chosen);
    assert_eq!(game.turn(), Turn::Player(Seat::new(0)));
    play(&mut game, "layout D4 D3 D2 D1");
    assert_eq!(game.layout().unwrap().map(|card| card.to_string()), ["D4", "D3", "D2", "D1"]);
    assert!(is_at(&game, Step::Start));
}

/// engineer.setup.first-game
#[test]
fn the_first_game_has_a_fixed_layout() {
    let game = game(Mode::AEasy, Layout::FirstGame);
    assert_eq!(game.layout().unwrap().map(|card| card.to_string()), ["D1", "D2", "D3", "D4"]);
    assert!(is_at(&game, Step::Start));
}

/// engineer.setup.start
#[test]
fn the_engineer_starts_on_a_residential_area() {
    let game = game(Mode::AEasy, Layout::FirstGame);
    assert_eq!(written(&game), ["start b1", "start d2", "start a3", "start d4"]);
    refuses(&game, "start a1", "engineer.setup.start");
    assert_eq!(game.engineer(), None);
    assert_eq!(engineer(&played(game, &["start d4"])), "d4");
}

/// engineer.setup.pool
/// engineer.setup.company
/// engineer.setup.hand
/// engineer.setup.card
#[test]
fn the_company_begins_with_two_dollars_six_cards_and_ten_tokens() {
    for mode in Mode::ALL {
        let game = first_game(mode);
        assert_eq!((game.pool(), tokens(&game).len()), (10, 0));
        assert_eq!(stock(&game), [0, 0, 0, 2]);
        assert_eq!((game.hand(), game.discarded()), (ProjectSet::ALL, ProjectSet::NONE));
        assert_eq!((game.building_card(), built(&game).len()), (mode.cards()[0], 0));
    }
}

/// engineer.setup.time
/// engineer.mode.table
#[test]
fn each_mode_has_its_card_level_and_time() {
    use BuildingCard::*;
    let expected = [
        (vec![A], Level::Easy, 10),
        (vec![A], Level::Medium, 8),
        (vec![B], Level::Medium, 15),
        (vec![B], Level::Hard, 12),
        (vec![A, B], Level::Easy, 25),
        (vec![A, B], Level::Medium, 22),
        (vec![A, B], Level::Hard, 18),
        (vec![Eiffel], Level::Easy, 16),
        (vec![Eiffel], Level::Medium, 13),
        (vec![Eiffel], Level::Hard, 10),
        (vec![EmpireState], Level::Easy, 16),
        (vec![EmpireState], Level::Medium, 13),
        (vec![EmpireState], Level::Hard, 10),
    ];
    let found = Mode::ALL.map(|mode| (mode.cards().to_vec(), mode.level(), first_game(mode).time()));
    assert_eq!(found, expected);
}

/// engineer.open
#[test]
fn everyone_sees_everything() {
    random_game(game(Mode::EiffelEasy, Layout::Random), 2, |game| {
        assert_eq!(game.view(Viewer::Spectator), game.view(Viewer::Seat(Seat::new(0))));
        assert_eq!(game.known(Seat::new(0)), *game);
        let chance = game.turn() == Turn::Chance;
        assert_eq!(chance, matches!(game.step(), Step::Layout | Step::Roll));
    });
}

/// engineer.score.buildings
#[test]
fn each_building_is_a_point() {
    let points = |game: &Engineer| game.points(Seat::new(0));
    assert_eq!(points(&first_game(Mode::AEasy)), 0);
    assert_eq!(points(&table(json!({"built": ["1", "3"]}))), 2);
    assert_eq!(points(&table(json!({"mode": "ab_easy", "card": 1, "built": ["2"]}))), 5);
    // Lost with two buildings.
    let lost = played(table(json!({"built": ["1", "3"], "time": 1})), &["P1 a1 nothing", "pass"]);
    assert_eq!(lost.outcome(), Some(Outcome::alone(false, 2)));
}

/// engineer.score.time
#[test]
fn a_win_adds_the_time_that_is_left() {
    let almost = json!({"built": ["1", "2", "3"], "stock": [2, 1, 1, 0], "dice": "12", "time": 4});
    let won = played(table(almost), &["P3 b3 build 4"]);
    assert_eq!(won.outcome(), Some(Outcome::alone(true, 4 + 4)));
    let sheet = won.breakdown(Seat::new(0));
    let lines: Vec<(&str, i32)> = sheet.lines.iter().map(|line| (line.id.as_ref(), line.points)).collect();
    assert_eq!(lines, [("buildings", 4), ("time", 4)]);
}

/// engineer.option.mode
/// engineer.option.layout
/// engineer.option.exact-removal
#[test]
fn options_are_a_mode_a_layout_and_a_reading() {
    assert_eq!(setup::every::<Setup>().len(), 13 * 3 * 2);
    let chosen = Setup { mode: Mode::AbMedium, layout: Layout::FirstGame, exact_removal: true };
    // The table on the rules page.
    for (_, page) in Engineer::RULES.0 {
        let text = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
        let options: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(setup::from_json::<Setup>(&options).unwrap(), chosen);
        assert_eq!(serde_json::to_value(chosen).unwrap(), options);
    }
    assert!(setup::from_json::<Setup>(&json!({"mode": "a_hard"})).is_err());
    let begins = |layout| game(Mode::AEasy, layout).turn();
    let player = Turn::Player(Seat::new(0));
    assert_eq!([Layout::Random, Layout::Chosen, Layout::FirstGame].map(begins), [Turn::Chance, player, player]);
}

/// engineer.option.defaults
#[test]
fn side_a_on_the_easy_level_with_a_random_layout_is_usual() {
    assert_eq!(Setup::default(), Setup { mode: Mode::AEasy, layout: Layout::Random, exact_removal: false });
    assert_eq!(setup::from_json::<Setup>(&json!({})).unwrap(), Setup::default());
}

/// Asserts that a text is the notation of an action.
fn reads(text: &str) -> Action {
    let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(action.to_string(), text);
    action
}

/// engineer.notation.area
#[test]
fn areas_are_named_by_column_and_row() {
    let names: Vec<String> = Area::all().map(|area| area.to_string()).collect();
    assert_eq!(names[..5], ["a1", "b1", "c1", "d1", "a2"]);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), 16);
    for text in ["e1", "a5", "a0", "A1", "1a", "a11", ""] {
        assert!(text.parse::<Area>().is_err(), "{text}");
    }
}

/// engineer.notation.dice
/// engineer.notation.prepare
#[test]
fn dice_are_written_in_a_row() {
    reads("roll 136");
    reads("keep 33");
    reads("set 25");
    assert_eq!("roll 631".parse::<Action>().unwrap(), reads("roll 136"));
    for text in ["roll 137", "roll 1366", "roll 1 3 6", "keep", "set x"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// engineer.notation.layout
#[test]
fn a_layout_is_written_from_the_north_west() {
    let game = played(game(Mode::AEasy, Layout::Chosen), &["layout D2 D1 D4 D3"]);
    assert_eq!(shown(game.face("a1".parse().unwrap())), "coal 3");
    assert_eq!(shown(game.face("c3".parse().unwrap())), "residential 5");
    reads("layout D2 D1 D4 D3");
    reads("start b1");
    assert!("layout D1 D2 D3".parse::<Action>().is_err());
}

/// engineer.notation.clear
#[test]
fn clearing_names_areas_and_the_price() {
    for text in ["clear a1 3", "clear a1 $", "clear a1 b3 3$"] {
        reads(text);
    }
    assert_eq!("clear b3 a1 3$".parse::<Action>().unwrap(), reads("clear a1 b3 3$"));
    for text in ["clear a1", "clear 3", "clear a1 a1 3$", "clear a1 $3", "clear a1 b1 c1 3$"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// engineer.notation.project
/// engineer.notation.deeds
#[test]
fn a_project_names_card_area_and_deed() {
    let deeds = "nothing, remove a1, remove a1 b3, take wood, set 3 5, build 2, halt, swap wood>coal+steel, \
                 develop D2, plan";
    for deed in deeds.split(", ") {
        reads(&format!("P3 c2 {deed}"));
    }
    assert_eq!("P4 c2 swap wood>steel+coal".parse::<Action>().unwrap(), reads("P4 c2 swap wood>coal+steel"));
    for text in ["P7 c2 plan", "P3 c2", "P3 plan", "P3 c2 build 9", "P3 c2 develop D5", "P3 c2 remove a1 b1 c1"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    // The deed shows whether a die is used: building is the advanced action of P3, taking the basic one.
    let game = table(json!({"dice": "26", "stock": [1, 1, 0, 1]}));
    assert_eq!(played(game.clone(), &["P3 b3 build 1"]).dice().len(), 1);
    assert_eq!(played(game, &["P3 b3 take coal"]).dice().len(), 2);
}

/// engineer.notation.recover
/// engineer.notation.invest
/// engineer.notation.bonus
/// engineer.notation.pass
#[test]
fn every_other_action_has_a_notation() {
    let invest = "take wood, take wood 1, tax, build 2 6, trade, trade wood>coal, trade wood>coal+steel 3, \
                  trade sell coal, trade wood>coal sell coal, trade wood>coal+steel 3 sell steel";
    for text in invest.split(", ").chain(["recover b2", "bonus take wood", "bonus remove a1 b3", "bonus halt", "pass"])
    {
        reads(text);
    }
    for text in ["take gold", "take wood 7", "build 2", "trade 3", "trade wood", "bonus", "recover", "pass 1", ""] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
