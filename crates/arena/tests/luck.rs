//! The luck of draws: over all outcomes it is nothing, and wins without it have the mean of the wins.

use rynek_arena::{Contest, Deal, Entrant, Log, Luck, Played, play};
use rynek_bots::{Bot, Spec, leaned};
use rynek_boulevards::Boulevards;
use rynek_engineer::Engineer;
use rynek_kernel::{EditionRef, Game, Seat, Turn, random_step, series_rng};
use rynek_polis::Polis;

fn start<G: Game>() -> G {
    G::new(EditionRef::shipped(), &G::Setup::default()).expect("default options")
}

/// Checks draws of a random game: the mean of the luck over the outcomes.
fn means_are_nothing<G: Game>() {
    let (mut game, mut rng, mut draws) = (start::<G>(), series_rng(4, 0), 0);
    let luck = Luck::<G>::new(G::weights(), game.players());
    while game.turn() != Turn::Over && draws < 8 {
        let outcomes = luck.outcomes(&game);
        draws += usize::from(!outcomes.is_empty());
        for seat in 0..game.players() {
            let mean: f64 = outcomes.iter().map(|drawn| drawn.odds * drawn.luck[seat]).sum();
            assert!(mean.abs() < 1e-12, "{}: {mean}", G::ID);
        }
        game.play_unchecked(random_step(&game, &mut rng).expect("the game is not over"));
    }
    assert!(draws > 0, "{} has draws", G::ID);
}

#[test]
fn the_luck_of_all_outcomes_of_a_draw_adds_up_to_nothing() {
    means_are_nothing::<Polis>();
    means_are_nothing::<Boulevards>();
    means_are_nothing::<Engineer>();
}

/// The seeds are fixed, so the figures are always the same.
#[test]
fn also_with_a_wrong_evaluation_wins_without_luck_have_the_mean_of_the_wins() {
    let taste = [("stone".to_owned(), -3.0), ("growth".to_owned(), 4.0)].into();
    let wrong = leaned(Polis::weights(), &taste, 1.0).expect("weights that exist");
    let (start, bot) = (start::<Polis>(), "random".parse::<Spec>().expect("a bot").bot::<Polis>());
    let lucks: Vec<f64> = (0..24)
        .map(|number| {
            let mut luck = Luck::<Polis>::new(&wrong, 2);
            let bots: [&dyn Bot<Polis>; 2] = [&*bot, &*bot];
            play(&start, &bots, Deal { seed: 11, number }, |game, action| luck.watch(game, action));
            luck.sums()[0]
        })
        .collect();
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    assert!(variance > 1e-9, "the draws matter");
    assert!(mean.abs() < 2.5 * (variance / count).sqrt(), "{mean} with a variance of {variance}");
}

fn contest(luck: bool) -> Contest<Polis> {
    let entrants: Vec<Entrant<Polis>> =
        ["greedy", "baseline"].map(|name| name.parse::<Spec>().expect("a bot").into()).into();
    Contest::new(start(), entrants).with_seed(3).with_luck(luck)
}

fn run(contest: &Contest<Polis>, threads: usize, log: &mut Log) -> Vec<Played> {
    contest.run(2, threads, log, |_| {}).expect("nothing is written")
}

#[test]
fn luck_is_reported_beside_the_wins_and_changes_no_game() {
    let (plain, lucky) = (contest(false), contest(true));
    let mut log = Log::in_memory();
    let without = run(&plain, 1, &mut log);
    // The games that were played without it are played again.
    let with = run(&lucky, 2, &mut log);
    let results = |played: &[Played]| played.iter().map(|one| (one.deal, one.points.clone())).collect::<Vec<_>>();
    assert_eq!(results(&without), results(&with));
    let luck = |played: &[Played]| played.iter().map(|one| one.luck.clone()).collect::<Vec<_>>();
    assert_eq!(luck(&with), luck(&run(&lucky, 1, &mut Log::in_memory())));
    assert!(plain.standings(&without).seats.iter().all(|seat| seat.without_luck.is_none()));
    let standings = lucky.standings(&with);
    for (n, seat) in standings.seats.iter().enumerate() {
        let found = seat.without_luck.expect("it was measured");
        let luck: f64 = with
            .iter()
            .map(|one| {
                let place = lucky.tables()[one.table].iter().position(|entrant| *entrant == n).expect("both play");
                one.share(Seat::new(place)) - one.share_without_luck(Seat::new(place)).expect("it was measured")
            })
            .sum();
        assert!((seat.win_rate - found.win_rate - luck / with.len() as f64).abs() < 1e-9);
    }
    // What one gains by luck, the other loses.
    let sum: f64 = standings.seats.iter().filter_map(|seat| seat.without_luck).map(|found| found.win_rate).sum();
    assert!((sum - 1.0).abs() < 1e-5, "{sum}");
}
