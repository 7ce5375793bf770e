//! The rules of Rooftops, one test or more for each: the starting floors.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::*;
use rynek_kernel::{Game, Turn, series_rng, setup};
use rynek_rooftops::{Action, CardId, Colour, Floors, Phase, Rooftops, Setup, Site, StartSites};
use serde_json::json;

/// rooftops.start.first
#[test]
fn starting_floors_come_before_the_first_turn() {
    let mut game = dealt(players(2));
    for action in ["take 9", "build A4 white A4", "decline", "return black", "card 2"] {
        refuses(&game, action, "rooftops.start.first");
    }
    play_all(&mut game, &["start A1 black", "start D3 grey"]);
    refuses(&game, "take 9", "rooftops.start.first");
    play(&mut game, "start E5 brown");
    allows(&game, "take 9");
}

/// rooftops.start.order
/// rooftops.option.start-sites
#[test]
fn the_first_player_places_them_in_the_order_of_the_market() {
    let mut game = game_with(Setup { start_sites: StartSites::Chosen, ..players(4) });
    // Their lowest floors are grey, white and black.
    play_all(&mut game, &["card 15", "card 12", "card 9"]);
    for (card, start) in [(15, "start A1 grey"), (12, "start A10 white"), (9, "start E10 black")] {
        assert_eq!((game.starting_card(), is_turn_of(&game, 1)), (Some(CardId(card)), true));
        play(&mut game, start);
    }
    assert_eq!(game.starting_card(), None);
}

/// rooftops.start.colour
#[test]
fn the_lowest_floor_of_the_card_decides_the_colour() {
    // Card 22 shows grey, brown and white, from the lowest to the top.
    let mut game = game_with(players(2));
    play_all(&mut game, &["card 22", "card 9", "card 17"]);
    for colour in ["black", "white", "brown"] {
        refuses(&game, &format!("start A1 {colour}"), "rooftops.start.colour");
    }
    assert_eq!(actions(&game).len(), 30);
    play(&mut game, "start A1 grey");
    assert_eq!(shown(&game, "A1").unwrap(), "grey .");
}

/// rooftops.start.joker
#[test]
fn a_joker_may_have_any_colour() {
    let mut game = game_with(players(2));
    play_all(&mut game, &["card 5", "card 9", "card 17"]);
    assert_eq!(actions(&game).len(), 4 * 30);
    for colour in Colour::ALL {
        allows(&game, &format!("start C2 {colour}"));
    }
}

/// rooftops.start.site
#[test]
fn any_site_of_the_board_is_allowed() {
    for number in 2..=4 {
        let game = dealt(players(number));
        let sites: BTreeSet<String> = game.map().sites().map(|site| format!("start {site} black")).collect();
        assert_eq!(written(&game, "start").into_iter().collect::<BTreeSet<_>>(), sites);
    }
    // The big board has a site A10, the small one has none.
    refuses(&dealt(players(2)), "start A10 black", "rooftops.start.site");
    allows(&dealt(players(3)), "start A10 black");
}

/// rooftops.start.empty
#[test]
fn each_starting_floor_has_a_site_of_its_own() {
    let game = after(&dealt(players(2)), "start A1 black");
    refuses(&game, "start A1 grey", "rooftops.start.empty");
    assert_eq!(actions(&game).len(), 29);
}

/// rooftops.start.apart
#[test]
fn equal_colours_are_never_neighbours() {
    let mut game = dealt(players(2));
    play_all(&mut game, &["start C2 black", "start D3 grey"]);
    for near in ["C1", "A6", "B1", "B4", "C4"] {
        refuses(&game, &format!("start {near} black"), "rooftops.start.apart");
        allows(&game, &format!("start {near} white"));
    }
    allows(&game, "start C3 black");
    refuses(&game, "start D4 grey", "rooftops.start.apart");
}

/// rooftops.start.neutral
#[test]
fn starting_floors_belong_to_no_player() {
    let mut game = begun(players(2));
    assert_eq!(game.bank(), Floors::of_each(28) - floors("black grey brown"));
    assert!(game.map().sites().all(|site| game.roofs(site).all(|roof| roof.is_none())));
    // A4 is beside the black building on A1: its colour must differ, it pays a floor, and the height counts.
    refuses(&game, "build A4 black A4", "rooftops.build.colour");
    play(&mut game, "build A4 white A1");
    assert_eq!(shown(&game, "A1").unwrap(), "black .1");
    assert_eq!(tracks(&game, seat(1)), [2, 0, 0, 0]);
    assert_eq!(game.stock(seat(1)), floors("grey brown"));
}

/// rooftops.start.done
#[test]
fn no_starting_floors_later() {
    let mut game = begun(players(2));
    refuses(&game, "start A4 black", "rooftops.start.done");
    play_all(&mut game, &["take 9", "card 2"]);
    refuses(&game, "start A4 black", "rooftops.start.done");
}

/// rooftops.start.advanced
/// rooftops.option.start-floors
#[test]
fn an_advanced_start_has_up_to_seven_floors() {
    for (number, most) in [(2, 7), (3, 7), (4, 5)] {
        for start_floors in 3..=7 {
            let begun = setup::from_json::<Setup>(&json!({"players": number, "start_floors": start_floors}));
            assert_eq!(begun.is_ok(), start_floors <= most, "{start_floors} floors, {number} players");
            let Ok(setup) = begun else { continue };
            let mut game = game_with(setup);
            let mut rng = series_rng(1, 0);
            while game.phase() == Phase::Deal {
                game.play_unchecked(game.sample(&mut rng));
            }
            let mut placed = 0;
            while game.phase() == Phase::Start {
                game.play_unchecked(game.random_action(&mut rng));
                placed += 1;
            }
            assert_eq!(placed, start_floors);
        }
    }
    let refusal = Rooftops::new(game_with(players(4)).edition(), &Setup { start_floors: 6, ..players(4) }).unwrap_err();
    assert_eq!(refusal.rule(), "rooftops.start.advanced");
}

/// rooftops.start.extra-cards
#[test]
fn further_cards_decide_colours_and_go_back_into_the_pile() {
    let mut game = game_with(Setup { start_floors: 5, ..players(2) });
    play_all(&mut game, &["card 9", "card 12", "card 15", "card 18", "card 16"]);
    assert_eq!((game.market().len(), game.starters()), (3, &[CardId(18), CardId(16)][..]));
    play_all(&mut game, &["start A1 black", "start A3 white", "start B1 grey"]);
    refuses(&game, "start D3 grey", "rooftops.start.colour");
    play(&mut game, "start D3 brown");
    assert!(!game.pile().has(CardId(18)) && !game.pile().has(CardId(16)));
    play(&mut game, "start E5 grey");
    assert!(game.starters().is_empty());
    assert!(game.pile().has(CardId(18)) && game.pile().has(CardId(16)));
    assert_eq!((game.pile().len(), game.discards().len(), game.phase()), (41, 0, Phase::Turn));
}

/// How many streets lead from one site to another at least.
fn distance(game: &Rooftops, from: Site, to: Site) -> usize {
    let mut reached = BTreeSet::from([from]);
    let mut steps = 0;
    while !reached.contains(&to) {
        let near: Vec<Site> = reached.iter().flat_map(|site| game.map().neighbours(*site)).collect();
        reached.extend(near);
        steps += 1;
    }
    steps
}

/// A game whose sites are drawn, at the first draw: the cards have fixed lowest floors.
fn drawing(number: u8, start_floors: u8) -> Rooftops {
    let mut game = game_with(Setup { start_floors, start_sites: StartSites::Random, ..players(number) });
    for card in 9..9 + start_floors {
        play(&mut game, &format!("card {card}"));
    }
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, Phase::Start));
    game
}

fn sites_of(game: &Rooftops) -> Vec<Site> {
    game.map().sites().filter(|site| game.building(*site).is_some()).collect()
}

/// rooftops.start.random
/// rooftops.start.random-seven
/// rooftops.option.start-sites
#[test]
fn sites_drawn_are_far_apart() {
    for (number, most) in [(2, 7), (3, 7), (4, 5)] {
        for start_floors in 3..=most {
            let least = if start_floors == 7 { 2 } else { 3 };
            for seed in 0..10 {
                let mut game = drawing(number, start_floors);
                let mut rng = series_rng(seed, 0);
                while game.phase() == Phase::Start {
                    game.apply(game.sample(&mut rng)).unwrap();
                }
                let sites = sites_of(&game);
                assert_eq!(sites.len(), usize::from(start_floors));
                for (n, one) in sites.iter().enumerate() {
                    assert!(sites[..n].iter().all(|other| distance(&game, *one, *other) >= least));
                }
            }
        }
    }
    let mut game = drawing(2, 3);
    play(&mut game, "start C2 black");
    // A neighbour, and a site two streets away.
    refuses(&game, "start C4 black", "rooftops.start.random");
    refuses(&game, "start C6 black", "rooftops.start.random");
    allows(&game, "start E3 black");
}

/// Every valid set of sites, by trying all.
fn all_sets(game: &Rooftops, size: usize, least: usize) -> BTreeSet<Vec<Site>> {
    let sites: Vec<Site> = game.map().sites().collect();
    let mut sets = BTreeSet::from([Vec::new()]);
    for _ in 0..size {
        let mut larger = BTreeSet::new();
        for set in &sets {
            let behind = |site: &&Site| set.last().is_none_or(|last| last < *site);
            for site in sites.iter().filter(behind) {
                if set.iter().all(|other| distance(game, *site, *other) >= least) {
                    larger.insert(set.iter().copied().chain([*site]).collect());
                }
            }
        }
        sets = larger;
    }
    sets
}

/// The odds of every whole arrangement, by following all draws.
fn odds_of_sets(game: &Rooftops, so_far: f64, odds: &mut BTreeMap<Vec<(Site, Colour)>, f64>) {
    if game.phase() != Phase::Start {
        let city = sites_of(game).into_iter().map(|site| (site, game.building(site).unwrap().0));
        *odds.entry(city.collect()).or_default() += so_far;
        return;
    }
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let total: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
    for (action, weight) in chances {
        let mut next = game.clone();
        next.play_unchecked(action);
        odds_of_sets(&next, so_far * f64::from(weight) / total, odds);
    }
}

/// rooftops.start.random
#[test]
fn all_valid_sets_of_sites_are_equally_likely() {
    let mut game = game_with(Setup { start_sites: StartSites::Random, ..players(2) });
    // Black, white and grey: all arrangements are different.
    play_all(&mut game, &["card 9", "card 12", "card 15"]);
    let mut odds = BTreeMap::new();
    odds_of_sets(&game, 1.0, &mut odds);
    let sets = all_sets(&game, 3, 3);
    assert_eq!(sets.len(), 1699);
    assert_eq!(odds.len(), sets.len() * 6, "each set with each way to share out the colours");
    let each = 1.0 / odds.len() as f64;
    assert!(odds.values().all(|chance| (chance / each - 1.0).abs() < 1e-9));
    let drawn: BTreeSet<Vec<Site>> = odds.keys().map(|city| city.iter().map(|(site, _)| *site).collect()).collect();
    let sorted: BTreeSet<BTreeSet<Site>> = drawn.into_iter().map(|set| set.into_iter().collect()).collect();
    assert_eq!(sorted, sets.into_iter().map(|set| set.into_iter().collect()).collect());
}

/// rooftops.start.random
/// Draws come out with the odds that are stated.
#[test]
fn sites_are_sampled_with_their_odds() {
    for (number, start_floors) in [(2, 3), (2, 6), (3, 7)] {
        let game = drawing(number, start_floors);
        let mut chances = Vec::new();
        game.chances(&mut chances);
        let total: f64 = chances.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let mut drawn: BTreeMap<Action, f64> = BTreeMap::new();
        let mut rng = series_rng(5, 0);
        let draws = 4000;
        for _ in 0..draws {
            *drawn.entry(game.sample(&mut rng)).or_default() += 1.0;
        }
        // The chi-square statistic, with a wide margin.
        let deviation: f64 = chances
            .iter()
            .map(|(action, weight)| {
                let expected = f64::from(draws) * f64::from(*weight) / total;
                (drawn.get(action).copied().unwrap_or(0.0) - expected).powi(2) / expected
            })
            .sum();
        assert!(deviation < 2.0 * chances.len() as f64, "{number} players, {start_floors} floors: {deviation}");
    }
}

/// rooftops.start.random-seven
#[test]
fn seven_sites_need_only_be_two_streets_apart() {
    for number in [2, 3] {
        let game = drawing(number, 7);
        let first = actions(&game)[0];
        let mut game = game;
        game.apply(first).unwrap();
        let drawn = sites_of(&game)[0];
        let near: Vec<usize> = actions(&game)
            .iter()
            .map(|action| match action {
                Action::Start(site, _) => distance(&game, drawn, *site),
                other => panic!("{other}"),
            })
            .collect();
        assert_eq!(near.into_iter().min(), Some(2), "{number} players");
    }
}

/// rooftops.start.random-joker
#[test]
fn a_joker_is_drawn_in_any_colour() {
    let mut game = game_with(Setup { start_sites: StartSites::Random, ..players(2) });
    play_all(&mut game, &["card 1", "card 9", "card 17"]);
    let mut chances = Vec::new();
    game.chances(&mut chances);
    let mut by_colour: BTreeMap<Colour, BTreeMap<Site, u32>> = BTreeMap::new();
    for (action, weight) in chances {
        let Action::Start(site, colour) = action else { panic!("{action}") };
        by_colour.entry(colour).or_default().insert(site, weight);
    }
    assert_eq!(by_colour.len(), 4);
    assert!(by_colour.values().all(|sites| *sites == by_colour[&Colour::Black]));
}
