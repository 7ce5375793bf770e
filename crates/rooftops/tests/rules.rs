//! The rules of Rooftops, one test or more for each: what is in the box, the map, set-up, options and notation. The
//! start is in `rules_start.rs`, turns and cards in `rules_play.rs`, building in `rules_build.rs`, goals, the end and
//! scoring in `rules_score.rs`.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use rynek_kernel::{EditionRef, Game, Seat, SetupError, Turn, Viewer, setup};
use rynek_rooftops::{
    Action, BorderSides, CardId, Colour, Compensation, District, FirstGoal, Floors, Goal, GoalSet, Phase, Rooftops,
    Setup, Shown, Site, StartSites,
};
use serde_json::json;

/// rooftops.box.floors
#[test]
fn thirty_floors_of_each_colour() {
    assert_eq!(components().floors(), Floors::of_each(30));
    assert_eq!(components().floors().total(), 120);
    random_game(game_with(players(3)), 1, |game| {
        let inventory = inventory(game);
        assert!(Colour::ALL.iter().all(|colour| inventory[&format!("{colour} floors")] == 30));
    });
}

/// rooftops.box.roofs
#[test]
fn ten_roofs_for_every_player() {
    let game = begun(players(4));
    assert!(Seat::all(4).all(|seat| game.roofs_left(seat) == 10));
    random_game(game, 2, |game| {
        let placed = |seat| game.map().sites().flat_map(|site| game.roofs(site)).filter(|r| *r == Some(seat)).count();
        assert!(Seat::all(4).all(|seat| placed(seat) + usize::from(game.roofs_left(seat)) == 10));
    });
}

/// rooftops.box.cards
#[test]
fn forty_four_supply_cards() {
    let cards = components().cards();
    assert_eq!(cards.iter().map(|card| card.0).collect::<Vec<_>>(), (1..=44).collect::<Vec<u8>>());
    let mut families: BTreeMap<(usize, usize, u8), usize> = BTreeMap::new();
    let mut printed = 0;
    for card in cards.iter().filter_map(|card| components().card(card)) {
        let jokers = card.floors.iter().filter(|floor| **floor == Shown::Joker).count();
        let steps = card.machine.map_or(0, |machine| machine.steps);
        *families.entry((card.floors.len() - jokers, jokers, steps)).or_default() += 1;
        printed += card.floors.len();
    }
    // Printed floors, jokers, steps of a machine: how many such cards.
    let expected = [((0, 1, 2), 4), ((0, 2, 0), 4), ((2, 0, 1), 12), ((3, 0, 0), 12), ((4, 0, 0), 12)];
    assert_eq!(families, BTreeMap::from(expected));
    assert_eq!(printed, 120);
    assert_eq!(components().card(CardId(45)), None);
    assert_eq!(components().card(CardId(0)), None);
}

/// rooftops.box.cards
/// The page lists every card as the components have it.
#[test]
fn the_rules_page_lists_every_card() {
    for (_, page) in Rooftops::RULES.0 {
        for id in components().cards().iter() {
            let card = components().card(id).unwrap();
            let floors: Vec<String> = card.floors.iter().map(Shown::to_string).collect();
            let machine = card.machine.map_or(String::new(), |m| format!(" + {} {}", m.colour, m.steps));
            assert!(page.contains(&format!(" {id} `{}{machine}`", floors.join(" "))), "card {id}");
        }
    }
}

/// rooftops.box.goals
#[test]
fn ten_goals_and_three_to_start_with() {
    assert_eq!(Goal::ALL.into_iter().collect::<BTreeSet<_>>().len(), 10);
    assert_eq!(Goal::STARTING.map(Goal::name), ["each_color", "five_districts", "five_connected"]);
}

/// rooftops.box.tracks
#[test]
fn machine_tracks_have_spaces_0_to_12_and_four_star_columns() {
    assert_eq!(components().last_space(), 12);
    assert!((0..=12).all(|space| components().track_value(space) == i32::from(space)));
    assert_eq!(components().star_spaces(), [2, 4, 6, 8]);
}

/// rooftops.box.cone
#[test]
fn the_cone_track_has_seven_spaces() {
    assert_eq!(components().cone_spaces(), 7);
    assert!((0..=7).all(|space| components().cone_value(space) == i32::from(space)));
}

/// rooftops.map.sites
/// rooftops.setup.board
#[test]
fn a_small_board_for_two_and_a_big_one_for_more() {
    for (number, sites, streets) in [(2, 30, 40), (3, 48, 63), (4, 48, 63)] {
        let game = game_with(players(number));
        let map = game.map();
        assert_eq!((map.len(), map.streets().count()), (sites, streets), "{number} players");
        let all: BTreeSet<Site> = map.sites().collect();
        assert_eq!(all.len(), sites);
        assert!(map.streets().all(|(one, other)| one != other && all.contains(&one) && all.contains(&other)));
    }
}

/// rooftops.map.neighbours
#[test]
fn neighbours_are_joined_by_a_street() {
    for number in 2..=4 {
        let game = game_with(players(number));
        let map = game.map();
        for site in map.sites() {
            let near: BTreeSet<Site> = map.neighbours(site).collect();
            let joined = map.streets().filter_map(|(one, other)| match () {
                () if one == site => Some(other),
                () if other == site => Some(one),
                () => None,
            });
            assert_eq!(near, joined.collect(), "{site}");
        }
    }
    let game = game_with(players(2));
    let small = game.map();
    assert_eq!(small.neighbours(site("C2")).collect::<BTreeSet<_>>(), ["C1", "A6", "B1", "B4", "C4"].map(site).into());
    // A1 and A2 are drawn next to each other, but no street joins them.
    assert_eq!(small.neighbours(site("A1")).collect::<Vec<_>>(), [site("A4")]);
}

/// rooftops.map.districts
#[test]
fn five_districts_with_six_or_nine_or_ten_sites() {
    for (number, expected) in [(2, [6, 6, 6, 6, 6]), (3, [10, 10, 9, 9, 10]), (4, [10, 10, 9, 9, 10])] {
        let game = game_with(players(number));
        let map = game.map();
        let count = |district| map.sites().filter(|site| site.district() == district).count();
        assert_eq!(District::ALL.map(count), expected);
        for district in District::ALL {
            let numbers: BTreeSet<u8> =
                map.sites().filter(|site| site.district() == district).map(Site::number).collect();
            assert_eq!(numbers, (1..=count(district) as u8).collect());
        }
    }
}

/// rooftops.map.grey
#[test]
fn two_districts_are_grey() {
    for number in 2..=4 {
        let game = game_with(players(number));
        let map = game.map();
        let grey: String = District::ALL.into_iter().filter(|d| map.is_grey(*d)).map(District::letter).collect();
        assert_eq!(grey, "AE");
    }
}

/// rooftops.map.lake
/// rooftops.map.park
#[test]
fn some_sites_are_by_the_lake_and_some_in_parks() {
    let pick = |number, wanted: &dyn Fn(Site) -> bool| {
        let game = game_with(players(number));
        let map = game.map();
        map.sites().filter(|site| wanted(*site)).map(|site| site.to_string()).collect::<Vec<_>>().join(" ")
    };
    let game = game_with(players(2));
    let small = game.map();
    assert_eq!(pick(2, &|site| small.by_lake(site)), "B4 B5 C4 E1 C6 E2 E4 E5");
    assert_eq!(pick(2, &|site| small.in_park(site)), "B1 B2 A5 D2 C3 D6 E3");
    let game = game_with(players(4));
    let big = game.map();
    assert_eq!(pick(4, &|site| big.by_lake(site)), "B7 B8 B9 C3 E1 C6 E2 E3 E4 E5");
    assert_eq!(pick(4, &|site| big.in_park(site)), "B2 B3 A6 A9 A10 D2 C7 C8 D7 E8");
}

/// rooftops.map.border
#[test]
fn a_border_is_a_pair_of_districts_joined_by_a_street() {
    for (number, expected) in [(2, "AC AD BC BE CD CE DE"), (3, "AB AC AD BC BE CD CE DE")] {
        let game = game_with(players(number));
        let map = game.map();
        let pair = |(one, other): (Site, Site)| {
            let mut pair = [one.district().letter(), other.district().letter()];
            pair.sort();
            pair.iter().collect::<String>()
        };
        let crossing = map.streets().filter(|(one, other)| one.district() != other.district());
        let borders: BTreeSet<String> = crossing.map(pair).collect();
        assert_eq!(borders.into_iter().collect::<Vec<_>>().join(" "), expected);
    }
}

/// rooftops.map.sites
/// The page lists every street, and the sites by the lake and in parks, as the components have them.
#[test]
fn the_rules_page_draws_the_maps() {
    for (_, page) in Rooftops::RULES.0 {
        for number in 2..=3 {
            let game = game_with(players(number));
            let map = game.map();
            let streets: Vec<String> = map.streets().map(|(one, other)| format!("{one}-{other}")).collect();
            assert!(page.contains(&format!("`{}`", streets.join(" "))), "{number} players");
            for district in District::ALL {
                let sites = |wanted: &dyn Fn(Site) -> bool| {
                    let all = map.sites().filter(|site| site.district() == district && wanted(*site));
                    let labels: Vec<String> = all.map(|site| site.to_string()).collect();
                    if labels.is_empty() { "–".to_owned() } else { labels.join(", ") }
                };
                let row = format!("| {} | {} |", sites(&|site| map.by_lake(site)), sites(&|site| map.in_park(site)));
                assert!(page.lines().any(|line| line.starts_with(&format!("| {district} |")) && line.ends_with(&row)));
            }
        }
    }
}

/// rooftops.setup.players
#[test]
fn two_to_four_play() {
    for number in 0..=6 {
        let begun = Rooftops::new(EditionRef::shipped(), &players(number));
        if (2..=4).contains(&number) {
            assert_eq!(begun.unwrap().players(), usize::from(number));
        } else {
            assert_eq!(begun.unwrap_err().rule(), "rooftops.setup.players");
        }
    }
}

/// rooftops.setup.market
#[test]
fn three_cards_make_the_market() {
    let mut game = game_with(players(2));
    assert_eq!((game.turn(), game.phase(), game.pile().len()), (Turn::Chance, Phase::Deal, 44));
    play_all(&mut game, &["card 30", "card 2"]);
    refuses(&game, "take 30", "rooftops.setup.market");
    refuses(&game, "start A1 black", "rooftops.setup.market");
    play(&mut game, "card 11");
    assert_eq!(game.market(), [CardId(30), CardId(2), CardId(11)]);
    assert_eq!(game.pile().len(), 41);
    assert_eq!(game.phase(), Phase::Start);
}

/// rooftops.setup.stock
#[test]
fn everyone_begins_with_a_floor_of_each_colour() {
    for number in 2..=4 {
        let game = game_with(players(number));
        assert!(Seat::all(game.players()).all(|seat| game.stock(seat) == Floors::of_each(1)));
        assert_eq!(game.bank(), Floors::of_each(30 - number));
    }
}

/// rooftops.setup.markers
#[test]
fn markers_begin_on_space_0_and_roofs_in_hand() {
    let game = game_with(players(3));
    for seat in Seat::all(3) {
        assert_eq!((tracks(&game, seat), game.roofs_left(seat), game.cone(seat)), ([0; 4], 10, None));
        assert_eq!(game.points(seat), 0);
    }
}

/// rooftops.setup.goals
#[test]
fn the_starting_goals_are_played_by_default() {
    assert_eq!(game_with(players(2)).goals(), Goal::STARTING);
    let game = begun(players(2));
    refuses(&game, "goals each_color four_lake two_borders", "rooftops.setup.goals");
    random_game(game, 3, |game| assert_eq!(game.goals(), Goal::STARTING));
}

/// rooftops.setup.random-goals
/// rooftops.option.random-goals
#[test]
fn any_three_goals_are_equally_likely() {
    let game = game_with(players(2).with_random_goals());
    assert_eq!((game.turn(), game.goals().len()), (Turn::Chance, 0));
    let mut chances = Vec::new();
    game.chances(&mut chances);
    assert_eq!(chances.len(), 120);
    let distinct: BTreeSet<Action> = chances.iter().map(|(action, _)| *action).collect();
    assert_eq!((distinct.len(), chances.iter().all(|(_, weight)| *weight == 1)), (120, true));
    refuses(&game, "card 1", "rooftops.setup.random-goals");
    refuses(&game, "goals each_color four_lake", "rooftops.setup.random-goals");
    refuses(&game, "goals each_color four_lake four_park levels_1_4", "rooftops.setup.random-goals");
    let drawn = after(&game, "goals four_park each_color four_lake");
    assert_eq!(drawn.goals(), [Goal::EachColour, Goal::FourLake, Goal::FourPark]);
    refuses(&drawn, "goals four_park each_color levels_1_4", "rooftops.setup.market");
    assert_eq!(Goal::triples().count(), 120);
}

/// rooftops.setup.tokens
#[test]
fn each_goal_has_its_tokens() {
    for (number, expected) in [(2, &[7, 3][..]), (3, &[7, 5, 3]), (4, &[7, 5, 3, 3])] {
        let game = game_with(players(number));
        assert!((0..3).all(|goal| game.tokens_left(goal) == expected), "{number} players");
    }
}

/// rooftops.setup.first
#[test]
fn seat_1_places_the_starting_floors_and_begins() {
    for number in 2..=4 {
        let mut game = dealt(players(number));
        for start in ["start A1 black", "start D3 grey", "start E5 brown"] {
            assert!(is_turn_of(&game, 1));
            play(&mut game, start);
        }
        assert_eq!((is_turn_of(&game, 1), game.phase()), (true, Phase::Turn));
    }
}

/// rooftops.open
#[test]
fn everyone_sees_everything_but_the_order_of_the_pile() {
    let game = begun(players(3));
    let seen = view(&game);
    assert!(Viewer::all(3).all(|viewer| game.view(viewer) == seen));
    assert_eq!(seen.market.iter().map(|offer| offer.card.0).collect::<Vec<_>>(), [9, 17, 1]);
    assert_eq!(seen.developers.iter().map(|developer| developer.stock.total()).collect::<Vec<_>>(), [4, 4, 4]);
    assert!(seen.unseen.is_sorted());
    assert_eq!(seen.unseen, game.pile().iter().collect::<Vec<_>>());
}

/// rooftops.option.defaults
#[test]
fn options_left_out_keep_their_defaults() {
    let usual = json!({
        "players": 2, "start_floors": 3, "start_sites": "chosen",
        "goal_1": "each_color", "goal_2": "five_districts", "goal_3": "five_connected",
        "border_sides": "street", "limit_after_extra": false, "equal_turns": false, "compensation": "none",
    });
    assert_eq!(serde_json::to_value(Setup::default()).unwrap(), usual);
    assert_eq!(setup::from_json::<Setup>(&json!({})).unwrap(), Setup::default());
    assert_eq!(setup::from_json::<Setup>(&usual).unwrap(), Setup::default());
}

/// rooftops.option.start-floors
/// rooftops.option.start-sites
/// rooftops.option.goals
/// rooftops.option.border-sides
/// rooftops.option.limit-after-extra
/// rooftops.option.equal-turns
/// The table on the rules page.
#[test]
fn every_option_can_be_chosen_in_json() {
    let chosen = Setup { players: 3, start_floors: 5, start_sites: StartSites::Random, ..Setup::default() };
    let chosen = Setup { border_sides: BorderSides::District, limit_after_extra: true, equal_turns: true, ..chosen };
    let chosen = chosen.with_goals([Goal::TwoBorders, Goal::EachColour, Goal::FourLake]);
    for (_, page) in Rooftops::RULES.0 {
        let text = page.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
        let options = serde_json::from_str(text).unwrap();
        assert_eq!(setup::from_json::<Setup>(&options).unwrap(), chosen);
        assert_eq!(serde_json::to_value(chosen).unwrap(), options);
    }
    assert_eq!(game_with(chosen).goals(), [Goal::EachColour, Goal::FourLake, Goal::TwoBorders]);
    for wrong in [
        json!({"start_floors": 8}),
        json!({"start_floors": 2}),
        json!({"start_sites": "north"}),
        json!({"goal_1": "four_park"}),
        json!({"goal_2": "random"}),
        json!({"goal_3": "each_color"}),
        json!({"border_sides": "north"}),
        json!({"limit_after_extra": 1}),
        json!({"equal_turns": 1}),
        json!({"fortune": true}),
    ] {
        assert!(setup::from_json::<Setup>(&wrong).is_err(), "{wrong}");
    }
}

/// rooftops.setup.compensation
#[test]
fn only_two_players_can_have_compensation() {
    let compensation =
        |value: serde_json::Value| setup::from_json::<Setup>(&json!({"compensation": value})).unwrap().compensation;
    assert_eq!(compensation(json!("3")), Compensation::Three);
    for players in [3, 4] {
        let rule = broken_rule(json!({"players": players, "compensation": "3"}));
        assert_eq!(rule, "rooftops.setup.compensation");
    }
    // Earlier tables and records say only whether there is one. It was of four million.
    assert_eq!((compensation(json!(true)), compensation(json!(false))), (Compensation::Four, Compensation::None));
    assert!(setup::from_json::<Setup>(&json!({"compensation": 4})).is_err());
    assert!(setup::from_json::<Setup>(&json!({"border_sides": true})).is_err());
}

fn broken_rule(options: serde_json::Value) -> String {
    match setup::from_json::<Setup>(&options) {
        Err(SetupError::Rule(illegal)) => illegal.rule().to_owned(),
        other => panic!("{options}: {other:?}"),
    }
}

/// rooftops.option.goals
#[test]
fn goals_are_different_and_in_order() {
    let all: BTreeSet<GoalSet> = setup::every::<Setup>()
        .into_iter()
        .map(|setup| setup.goals().into_iter().collect::<GoalSet>())
        .filter(|goals| !goals.is_empty())
        .collect();
    assert_eq!(all, Goal::triples().collect(), "every three goals can be chosen");
    assert_eq!(broken_rule(json!({"goal_1": "five_districts"})), "rooftops.option.goals");
    assert_eq!(broken_rule(json!({"goal_2": "five_connected"})), "rooftops.option.goals");
    assert_eq!(broken_rule(json!({"goal_1": "four_lake", "goal_3": "four_park"})), "rooftops.option.goals");
}

/// rooftops.option.random-goals
#[test]
fn with_random_goals_the_other_options_keep_their_defaults() {
    let random = setup::from_json::<Setup>(&json!({"goal_1": "random"})).unwrap();
    assert_eq!((random.goal_1, random.goals().len()), (FirstGoal::Random, 0));
    assert_eq!(broken_rule(json!({"goal_1": "random", "goal_3": "four_park"})), "rooftops.option.random-goals");
}

/// rooftops.option.goals
/// There are few enough options to try them all.
#[test]
fn there_are_not_too_many_options() {
    assert_eq!(setup::every::<Setup>().len(), (5 + 5 + 3) * 2 * 121 * 8 + 3 * 5 * 2 * 121 * 8);
}

fn reads_back(text: &str, action: Action) {
    assert_eq!(text.parse::<Action>().unwrap(), action);
    assert_eq!(action.to_string(), text);
    assert_eq!(serde_json::to_value(action).unwrap(), json!(text));
}

fn cannot_be_read(texts: &[&str]) {
    for text in texts {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

/// rooftops.notation.site
#[test]
fn a_site_is_written_by_its_label() {
    assert_eq!(site("C4"), Site::new(District::from_letter('C').unwrap(), 4).unwrap());
    assert_eq!(site("B10").to_string(), "B10");
    for wrong in ["", "C", "4", "c4", "C0", "C04", "C16", "C+4", "F1", "C4 ", "C4x"] {
        assert!(wrong.parse::<Site>().is_err(), "{wrong}");
    }
    assert_eq!(Colour::ALL.map(Colour::name), ["black", "white", "grey", "brown"]);
    assert!("Black".parse::<Colour>().is_err());
}

/// rooftops.notation.take
#[test]
fn a_card_taken_is_written_with_the_colours_chosen() {
    reads_back("take 12", Action::Take(CardId(12), Floors::NONE));
    reads_back("take 1 black white", Action::Take(CardId(1), floors("black white")));
    assert_eq!("take 1 white black".parse::<Action>().unwrap().to_string(), "take 1 black white");
    cannot_be_read(&["take", "take x", "take 1 blue", "take 300", "take -1", "12"]);
    cannot_be_read(&[&format!("take 1{}", " black".repeat(100))]);
}

/// rooftops.notation.build
#[test]
fn a_build_is_written_with_site_colour_and_roof() {
    reads_back("build C4 black C6", Action::Build(site("C4"), Colour::Black, site("C6")));
    cannot_be_read(&["build", "build C4", "build C4 black", "build C4 C6 black", "build C4 black C6 C6"]);
    // The example of the rules page, on the small board.
    let game = city("C6 white .\nC3 white .\nA1 brown .");
    let mut game = with_stock(&game, 1, "black white white");
    play(&mut game, "build C4 black C6");
    assert_eq!(shown(&game, "C4").unwrap(), "black .");
    assert_eq!(shown(&game, "C6").unwrap(), "white .1");
    assert_eq!(shown(&game, "C3").unwrap(), "white ..");
}

/// rooftops.notation.return
#[test]
fn returned_floors_are_written_by_their_colours() {
    reads_back("return grey brown", Action::Return(floors("grey brown")));
    cannot_be_read(&["return", "return 2", "return grey, brown"]);
}

/// rooftops.notation.decline
#[test]
fn declining_is_one_word() {
    reads_back("decline", Action::Decline);
    cannot_be_read(&["decline 1", "Decline", "accept", ""]);
}

/// rooftops.notation.start
#[test]
fn a_starting_floor_is_written_with_site_and_colour() {
    reads_back("start C4 black", Action::Start(site("C4"), Colour::Black));
    cannot_be_read(&["start C4", "start black C4", "start C4 any"]);
}

/// rooftops.notation.draw
#[test]
fn draws_are_written_by_what_is_drawn() {
    reads_back("card 12", Action::Card(CardId(12)));
    let goals = [Goal::EachColour, Goal::FourLake, Goal::TwoBorders].into_iter().collect();
    reads_back("goals each_color four_lake two_borders", Action::Goals(goals));
    cannot_be_read(&["card", "card x", "card 1 2", "goals", "goals each_color each_color", "goals four_seas"]);
}
