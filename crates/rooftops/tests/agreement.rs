//! Listing and checking agree, in every position of many games and for every action there is.

use crate::common::*;
use rynek_kernel::{Game, conformance::fuzz, series_rng};
use rynek_rooftops::{Action, CardId, Colour, Floors, Goal, Phase, Rooftops, Setup, StartSites};

/// Every handful of up to five floors.
fn handfuls() -> Vec<Floors> {
    let mut all = vec![Floors::NONE];
    let mut begin = 0;
    for _ in 0..5 {
        let end = all.len();
        for n in begin..end {
            let larger = Colour::ALL.map(|colour| all[n] + Floors::one(colour));
            all.extend(larger);
        }
        begin = end;
    }
    all.sort();
    all.dedup();
    all
}

/// Every action that could be written on this board.
fn universe(game: &Rooftops) -> Vec<Action> {
    let sites: Vec<_> = game.map().sites().collect();
    let cards: Vec<CardId> = (0..=45).map(CardId).collect();
    let handfuls = handfuls();
    let mut all: Vec<Action> = vec![Action::Decline];
    all.extend(Goal::triples().map(Action::Goals));
    all.extend(cards.iter().map(|card| Action::Card(*card)));
    all.extend(handfuls.iter().map(|floors| Action::Return(*floors)));
    for card in cards {
        all.extend(handfuls.iter().map(|floors| Action::Take(card, *floors)));
    }
    for site in &sites {
        for colour in Colour::ALL {
            all.push(Action::Start(*site, colour));
            all.extend(sites.iter().map(|roof| Action::Build(*site, colour, *roof)));
        }
    }
    all
}

fn agree(game: &Rooftops, all: &[Action]) {
    let mut listed = actions(game);
    let mut allowed: Vec<Action> = all.iter().copied().filter(|action| game.check(*action).is_ok()).collect();
    listed.sort();
    allowed.sort();
    assert_eq!(listed, allowed);
}

#[test]
fn an_action_is_listed_if_and_only_if_it_is_allowed() {
    for number in 2..=4 {
        for seed in 0..5 {
            let advanced = Setup { start_floors: 5, ..players(number) };
            let later = Setup { limit_after_extra: true, ..players(number) };
            let setup = [players(number), advanced.with_random_goals(), later][seed as usize % 3];
            let start = game_with(setup);
            let all = universe(&start);
            let mut steps = 0;
            random_game(start, seed, |game| {
                steps += 1;
                // Turns differ the most; of the rest a sample is enough.
                if matches!(game.phase(), Phase::PutBack | Phase::Extra) || steps % 3 == 0 {
                    agree(game, &all);
                }
            });
        }
    }
}

#[test]
fn drawn_sites_are_listed_if_and_only_if_they_are_allowed() {
    for (number, start_floors) in [(2, 6), (3, 7)] {
        let mut game = game_with(Setup { start_floors, start_sites: StartSites::Random, ..players(number) });
        let starts: Vec<Action> =
            universe(&game).into_iter().filter(|action| matches!(action, Action::Start(..))).collect();
        let mut rng = series_rng(2, 0);
        while game.phase() != Phase::Turn {
            if game.phase() == Phase::Start {
                agree(&game, &starts);
            }
            game.play_unchecked(game.sample(&mut rng));
        }
    }
}

/// Arbitrary bytes lead to a position and give arbitrary actions.
#[test]
fn arbitrary_actions_are_listed_or_refused() {
    for round in 0..300 {
        let mut rng = series_rng(70, round);
        let bytes: Vec<u8> = (0..2000).map(|_| rynek_kernel::below(&mut rng, 256) as u8).collect();
        fuzz::actions_agree::<Rooftops>(&bytes);
    }
}
