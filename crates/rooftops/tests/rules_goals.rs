//! The rules of Rooftops, one test or more for each: buildings and goals.

use crate::common::*;
use rynek_kernel::Seat;
use rynek_rooftops::{BorderSides, Colour, Goal, Rooftops, Setup};

/// rooftops.tower.colour
#[test]
fn a_building_has_one_colour() {
    let built = |game: &Rooftops| -> Vec<_> {
        game.map().sites().map(|site| game.building(site).map(|(colour, _)| colour)).collect()
    };
    let mut before = built(&begun(players(4)));
    random_game(begun(players(4)), 11, |game| {
        let now = built(game);
        assert!(before.iter().zip(&now).all(|(before, now)| before.is_none() || before == now));
        before = now;
        // Floors of a colour in the city are those of the buildings of that colour.
        let in_city = |colour| {
            let of_it = game.map().sites().filter_map(|site| game.building(site)).filter(|(own, _)| *own == colour);
            of_it.map(|(_, height)| height).sum::<u8>()
        };
        let in_stocks = |colour| Seat::all(4).map(|seat| game.stock(seat).count(colour)).sum::<u8>();
        for colour in Colour::ALL {
            assert_eq!(in_city(colour) + in_stocks(colour) + game.bank().count(colour), 30);
        }
    });
}

/// rooftops.tower.height
#[test]
fn roofs_are_not_floors() {
    // Three floors and two roofs: three levels high, four with the next floor.
    let game = with_stock(&city("A1 black .\nA2 black .\nA4 white 12.\nE5 grey ."), 1, "white brown");
    assert_eq!(game.building(site("A4")), Some((Colour::White, 3)));
    assert_eq!(tracks(&after(&game, "build A5 brown A4"), seat(1)), [0, 4, 0, 0]);
}

fn present(game: &Rooftops, number: usize) -> Vec<String> {
    view(game).developers[number - 1].present.iter().map(|site| site.to_string()).collect()
}

/// rooftops.tower.present
/// rooftops.tower.together
#[test]
fn a_roof_anywhere_in_a_building_is_presence() {
    let game = city("A1 black .\nA2 black 2\nA5 grey 1\nA4 white 1.2\nE5 grey .");
    assert_eq!(present(&game, 1), ["A4", "A5"]);
    assert_eq!(present(&game, 2), ["A2", "A4"]);
}

/// rooftops.tower.several
#[test]
fn several_roofs_in_a_building_are_one_presence() {
    let game = city("A1 black .\nA2 black .\nA4 white 111\nE5 grey .");
    assert_eq!((present(&game, 1), game.roofs_left(seat(1))), (vec!["A4".to_owned()], 7));
    // And another one may follow.
    let game = after(&with_stock(&game, 1, "white brown"), "build A5 brown A4");
    assert_eq!((present(&game, 1), game.roofs_left(seat(1))), (vec!["A4".to_owned()], 6));
}

/// rooftops.tower.kept
#[test]
fn presence_is_never_lost() {
    let mut before: Vec<Vec<String>> = vec![Vec::new(); 3];
    random_game(begun(players(3)), 12, |game| {
        let now: Vec<_> = (1..=3).map(|number| present(game, number)).collect();
        assert!(before.iter().zip(&now).all(|(before, now)| before.iter().all(|site| now.contains(site))));
        before = now;
    });
}

/// Whether a build of seat 1 on the small board gives the token of a goal.
fn claims(goal: Goal, lines: &str, stock: &str, build: &str) -> bool {
    claims_with(Setup::default(), goal, lines, stock, build)
}

/// The same with other options.
fn claims_with(setup: Setup, goal: Goal, lines: &str, stock: &str, build: &str) -> bool {
    let [one, two] = [Goal::EachColour, Goal::FiveDistricts, Goal::FiveConnected]
        .into_iter()
        .filter(|other| *other != goal)
        .take(2)
        .collect::<Vec<_>>()[..]
    else {
        panic!("two other goals")
    };
    let game = with_stock(&city_with(setup.with_goals([goal, one, two]), lines), 1, stock);
    assert_eq!(game.tokens(seat(1)), [0; 3]);
    let place = game.goals().iter().position(|own| *own == goal).unwrap();
    let is_complete = |game: &Rooftops| {
        let goal = &view(game).goals[place];
        goal.have[0] == goal.need
    };
    assert!(!is_complete(&game));
    let built = after(&game, build);
    let claimed = built.tokens(seat(1))[place] > 0;
    assert_eq!(is_complete(&built), claimed, "the progress that is shown");
    claimed
}

/// rooftops.goal.each-colour
#[test]
fn goal_one_building_of_each_colour() {
    let lines = "A1 black 1\nB1 white 1\nD3 grey 1\nD1 brown .";
    assert!(claims(Goal::EachColour, lines, "white brown", "build D2 white D1"));
    assert!(!claims(Goal::EachColour, lines, "white brown", "build D2 white D2"));
}

/// rooftops.goal.five-districts
#[test]
fn goal_all_five_districts() {
    let lines = "A1 black 1\nB1 black 1\nC4 black 1\nD4 black 1\nE5 white .";
    assert!(claims(Goal::FiveDistricts, lines, "white grey", "build E6 grey E6"));
    assert!(claims(Goal::FiveDistricts, lines, "white grey", "build E6 grey E5"));
    // Another player's roof in D does not count.
    assert!(!claims(Goal::FiveDistricts, &lines.replace("D4 black 1", "D4 black 2"), "white grey", "build E6 grey E6"));
}

/// rooftops.goal.five-connected
#[test]
fn goal_five_connected_buildings() {
    let chain = "A1 black 1\nA4 white 1\nA2 black 1\nA3 white 1";
    assert!(claims(Goal::FiveConnected, chain, "white black", "build C1 black C1"));
    // A building in the middle without presence breaks the chain.
    let broken = chain.replace("A4 white 1", "A4 white .");
    assert!(!claims(Goal::FiveConnected, &broken, "white black", "build C1 black C1"));
    let star = "C1 black 1\nA6 black 1\nB1 black 1\nC4 black 1";
    assert!(claims(Goal::FiveConnected, star, "black black black black grey", "build C2 grey C2"));
    assert!(!claims(Goal::FiveConnected, star, "black black black black grey", "build C2 grey A6"));
}

/// rooftops.goal.grey-split
#[test]
fn goal_three_and_two_in_grey_districts() {
    let build = |lines: &str| claims(Goal::GreySplit, lines, "white grey", "build E6 grey E6");
    // Three in A, and the second in E.
    assert!(build("A1 black 1\nA2 black 1\nA5 black 1\nE1 black 1\nE5 white ."));
    // Two in A, and the third in E.
    assert!(build("A1 black 1\nA2 black 1\nE1 black 1\nE3 black 1\nE5 white ."));
    // Two and two; four and one; three in a district that is not grey.
    assert!(!build("A1 black 1\nA2 black 1\nA5 black .\nE1 black 1\nE5 white ."));
    assert!(!build("A1 black 1\nA2 black 1\nA5 black 1\nA3 white 1\nE5 white ."));
    assert!(!build("B1 black 1\nB2 black 1\nB6 black 1\nE1 white 1\nE5 white ."));
}

/// rooftops.goal.four-brown
#[test]
fn goal_four_brown_buildings() {
    let lines = "A1 brown 1\nA2 brown 1\nB1 brown 1\nE5 brown .";
    assert!(claims(Goal::FourBrown, lines, "brown grey", "build E6 grey E5"));
    assert!(!claims(Goal::FourBrown, lines, "brown grey", "build E6 grey E6"));
    // Two roofs in one building are one building.
    let lines = "A1 brown 1\nA2 brown 1\nE5 brown 1";
    assert!(!claims(Goal::FourBrown, lines, "brown grey", "build E6 grey E5"));
}

/// rooftops.goal.four-lake
#[test]
fn goal_four_buildings_by_the_lake() {
    let lines = "B4 black 1\nC6 black 1\nE1 black 1\nE4 white .";
    assert!(claims(Goal::FourLake, lines, "white grey", "build E5 grey E5"));
    assert!(claims(Goal::FourLake, lines, "white grey", "build E5 grey E4"));
    // E3 is not by the lake.
    assert!(!claims(Goal::FourLake, lines, "white black grey", "build E3 grey E3"));
}

/// rooftops.goal.double-roofs
#[test]
fn goal_two_roofs_in_two_buildings() {
    let lines = "A1 black .\nA4 white 11\nE5 white 1";
    assert!(claims(Goal::DoubleRoofs, lines, "white grey", "build E6 grey E5"));
    assert!(!claims(Goal::DoubleRoofs, lines, "white grey", "build E6 grey E6"));
    // Four in one building are not two in each of two.
    let lines = "A1 black .\nA2 black .\nA4 white 111\nE5 white 2";
    assert!(!claims(Goal::DoubleRoofs, lines, "white grey", "build A5 grey A4"));
}

/// rooftops.goal.levels
#[test]
fn goal_roofs_on_levels_one_to_four() {
    let lines = "A1 black .\nA2 black .\nA4 white 1.1\nE4 black .\nE5 white .1";
    assert!(claims(Goal::Levels, lines, "white grey", "build A5 grey A4"));
    assert!(!claims(Goal::Levels, lines, "white grey", "build A5 grey A5"));
    // All in one building is as good.
    assert!(claims(Goal::Levels, "A1 black .\nA2 black .\nA4 white 111", "white grey", "build A5 grey A4"));
    // Level 2 is another player's.
    let lines = lines.replace("E5 white .1", "E5 white .2");
    assert!(!claims(Goal::Levels, &lines, "white grey", "build A5 grey A4"));
}

/// rooftops.goal.two-borders
#[test]
fn goal_both_sides_of_two_borders() {
    // A-C from A3 to C1, A-D from A4 to D1.
    let lines = "A3 black 1\nC1 white 1\nD1 black 1\nE5 white .";
    assert!(claims(Goal::TwoBorders, lines, "black white", "build A4 white A4"));
    assert!(!claims(Goal::TwoBorders, lines, "black white", "build A4 white D1"));
    // The same border twice, A3-C1 and A6-C2.
    let lines = "A3 black 1\nC1 white 1\nA6 black 1";
    assert!(!claims(Goal::TwoBorders, lines, "black white grey", "build C2 grey C2"));
    // Two borders, A-C and B-C, but C2 would count twice.
    let lines = "A6 black 1\nB1 black 1\nE5 white .";
    assert!(!claims(Goal::TwoBorders, lines, "black black grey", "build C2 grey C2"));
    // Districts that touch without a street between these buildings: A6 and C1, A5 and D2.
    let lines = "A6 black 1\nC1 white 1\nD2 black 1\nD1 white .";
    assert!(!claims(Goal::TwoBorders, lines, "black white grey", "build A5 grey A5"));
}

/// rooftops.goal.borders-by-district
/// rooftops.option.border-sides
#[test]
fn goal_both_sides_of_two_borders_anywhere_in_the_districts() {
    let setup = Setup { border_sides: BorderSides::District, ..Setup::default() };
    let claims = |lines, stock, build| claims_with(setup, Goal::TwoBorders, lines, stock, build);
    // A-C and A-D, without a street between these buildings: A6 and C1, A5 and D2.
    let lines = "A6 black 1\nC1 white 1\nD2 black 1\nD1 white .";
    assert!(claims(lines, "black white grey", "build A5 grey A5"));
    assert!(!claims(lines, "black white grey", "build A5 grey A6"));
    // The same border twice: A-C.
    let lines = "A3 black 1\nC1 white 1\nA6 black 1";
    assert!(!claims(lines, "black white grey", "build C2 grey C2"));
    // A-C and B-C, but C2 would count twice.
    let lines = "A6 black 1\nB1 black 1\nE5 white .";
    assert!(!claims(lines, "black black grey", "build C2 grey C2"));
    // No street leads from A to B.
    let lines = "A1 black 1\nB2 white 1\nB3 black 1\nA2 white .";
    assert!(!claims(lines, "black white white grey", "build A4 grey A4"));
}

/// rooftops.goal.four-park
#[test]
fn goal_four_buildings_in_parks() {
    let lines = "B1 black 1\nB2 black 1\nA5 black 1\nE4 white .";
    assert!(claims(Goal::FourPark, lines, "white grey", "build E3 grey E3"));
    assert!(!claims(Goal::FourPark, lines, "white grey", "build E3 grey E4"));
}

/// Seat 1 is present in buildings of all colours but has no token yet.
fn reached_without_token() -> Rooftops {
    city("A1 black 1\nB1 white 1\nD3 grey 1\nE5 brown 1")
}

/// rooftops.goal.when
#[test]
fn goals_are_checked_after_an_own_roof() {
    let game = reached_without_token();
    let mut taken = after(&game, "take 9");
    play(&mut taken, "card 2");
    assert_eq!(taken.tokens(seat(1)), [0; 3]);
    // Another player's build does not help either.
    play(&mut taken, "build A4 white A4");
    assert_eq!(taken.tokens(seat(1)), [0; 3]);
    assert_eq!(after(&game, "build A4 white A4").tokens(seat(1)), [7, 0, 0]);
}

/// rooftops.goal.best
#[test]
fn the_best_token_left_is_taken() {
    for (number, held, expected) in [(2, 0, 7), (2, 1, 3), (3, 1, 5), (3, 2, 3), (4, 2, 3), (4, 3, 3)] {
        let lines = "A1 black 1\nB1 white 1\nD3 grey 1\nE5 brown 1";
        let tokens: Vec<u8> = game_with(players(number)).tokens_left(0).to_vec();
        let mut game = city_with(players(number), lines);
        for (other, token) in (2..).zip(&tokens[..held]) {
            game = game.with_tokens(seat(other), [*token, 0, 0]);
        }
        let (site, stock) = if number == 2 { ("A4", "black white") } else { ("A2", "black white") };
        let game = after(&with_stock(&game, 1, stock), &format!("build {site} white {site}"));
        assert_eq!(game.tokens(seat(1)), [expected, 0, 0], "{number} players, {held} taken");
        assert_eq!(game.tokens_left(0), &tokens[held + 1..]);
    }
}

/// rooftops.goal.once
#[test]
fn one_token_of_each_goal() {
    let mut game = after(&reached_without_token(), "build A4 white A4");
    assert_eq!(game.tokens_left(0), [3]);
    game = with_stock(&with_mover(&game, 1), 1, "brown grey");
    play(&mut game, "build E6 grey E6");
    assert_eq!((game.tokens(seat(1)), game.tokens_left(0)), ([7, 0, 0], &[3][..]));
}

/// rooftops.goal.several
#[test]
fn one_roof_may_reach_several_goals() {
    // The fourth colour in the fifth district, and the fifth of five connected buildings.
    let lines = "D6 black 1\nE3 white 1\nC6 grey 1\nB1 black 1\nA1 black 1\nC5 grey 1";
    let game = after(&with_stock(&city(lines), 1, "white brown"), "build E4 brown E4");
    assert_eq!(game.tokens(seat(1)), [7, 7, 7]);
}
