//! Bots know what their seat knows and nothing more, and the same seed gives the same play.

use rynek_bots::{Candidate, NAMES, Spec};
use rynek_boulevards::Boulevards;
use rynek_catalog::Visitor;
use rynek_kernel::{EditionRef, Game, Seat, Turn, random_step, series_rng, setup};

/// Every bot. Those that search have a small budget.
fn every_bot() -> Vec<Spec> {
    let name = |name: &str| match name {
        "search" | "expectimax" | "expert" | "master" => format!("{name}:12"),
        name => name.to_owned(),
    };
    NAMES.into_iter().map(|bot| name(bot).parse().expect("a bot")).collect()
}

/// Positions of a game in which a player has to choose, this many random steps apart.
fn decisions<G: Game>(setup: &G::Setup, seed: u64, apart: usize) -> Vec<(G, Seat)> {
    let mut rng = series_rng(seed, 0);
    let mut game = G::new(EditionRef::shipped(), setup).expect("sound options");
    let mut found = Vec::new();
    let mut steps = 0;
    while let Some(action) = random_step(&game, &mut rng) {
        if let Turn::Player(seat) = game.turn()
            && steps >= apart
        {
            found.push((game.clone(), seat));
            steps = 0;
        }
        game.play_unchecked(action);
        steps += 1;
    }
    found
}

fn thoughts<G: Game>(spec: &Spec, game: &G, seat: Seat, seed: u64) -> Vec<Candidate<G::Action>> {
    spec.bot::<G>().consider(&game.known(seat), seat, &mut series_rng(seed, 0))
}

#[test]
fn what_is_hidden_does_not_change_a_choice() {
    let mut different = 0;
    for (seed, players) in [(1, 2), (2, 3), (3, 4)] {
        let setup = setup::from_json(&serde_json::json!({ "players": players })).expect("a valid number of players");
        for (n, (game, seat)) in decisions::<Boulevards>(&setup, seed, 37).into_iter().enumerate() {
            let known = game.known(seat);
            let worlds = [1, 2].map(|luck| Boulevards::imagine(&known, &mut series_rng(luck, n as u64)));
            different += usize::from(worlds[0] != worlds[1] && worlds[0] != game);
            for spec in every_bot() {
                let true_one = thoughts(&spec, &game, seat, n as u64);
                for world in &worlds {
                    let same = thoughts(&spec, world, seat, n as u64);
                    assert_eq!(true_one, same, "{spec} at seat {seat} looks at what is hidden");
                }
            }
        }
    }
    assert!(different > 5, "only {different} positions had anything hidden");
}

/// Every bot, asked twice.
struct Twice;

impl Visitor for Twice {
    type Output = ();

    fn visit<G: Game>(self) {
        for (game, seat) in decisions::<G>(&G::Setup::default(), 4, 23).iter().take(3) {
            for spec in every_bot() {
                let first = thoughts(&spec, game, *seat, 8);
                assert_eq!(first, thoughts(&spec, game, *seat, 8), "{spec} in {}", G::ID);
                assert!(game.check(first[0].action).is_ok(), "{spec} in {}", G::ID);
                let sound = |one: &Candidate<G::Action>| (0.0..=1.0).contains(&one.win) && one.points.is_finite();
                assert!(first.iter().all(sound), "{spec} in {}: {first:?}", G::ID);
                let chosen = spec.bot::<G>().choose(&game.known(*seat), *seat, &mut series_rng(8, 0));
                assert_eq!(first[0].action, chosen, "{spec} in {}", G::ID);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_choice() {
    for id in rynek_catalog::IDS {
        rynek_catalog::visit(id, Twice).expect("a game of the catalog");
    }
}
