//! Characters show in play: the sentences about the levels name them.

use rynek_bots::{Bot, DECISION_BITS, Greedy, leaned, settings};
use rynek_boulevards::Boulevards;
use rynek_kernel::{EditionRef, Game, Seat, Turn, series_rng};
use rynek_polis::Polis;

/// What a bot of a character has on a line of the score sheet, and what one without has, over a few games with two
/// players.
fn compared<G: Game>(character: &str, line: &str) -> [i32; 2] {
    let tastes = settings::<G>().characters;
    let weights = leaned(G::weights(), &tastes[character], 1.0).expect("weights that exist");
    let bots = [weights, G::weights().clone()].map(Greedy::<G>::new);
    let mut sums = [0, 0];
    for (deal, turned) in (0..4).flat_map(|deal| [(deal, 0), (deal, 1)]) {
        let game = played(&bots, deal, turned);
        for (bot, sum) in sums.iter_mut().enumerate() {
            let sheet = game.breakdown(Seat::new((bot + turned) % 2));
            *sum += sheet.lines.iter().filter(|found| found.id == line).map(|found| found.points).sum::<i32>();
        }
    }
    sums
}

/// The end of a game of these bots, in the order of the seats or turned round.
fn played<G: Game>(bots: &[Greedy<G>; 2], deal: u64, turned: usize) -> G {
    let mut game = G::new(EditionRef::shipped(), &G::Setup::default()).expect("default options");
    for step in 0.. {
        let mut rng = series_rng(41, (deal << DECISION_BITS) | step);
        let action = match game.turn() {
            Turn::Player(seat) => bots[(seat.index() + turned) % 2].choose(&game.known(seat), seat, &mut rng),
            Turn::Chance => game.sample(&mut rng),
            Turn::Over => break,
        };
        game.play_unchecked(action);
    }
    game
}

#[test]
fn characters_of_polis_build_what_they_love_and_keep_their_stones() {
    for (character, line) in [("settler", "house"), ("gardener", "garden"), ("miner", "stones")] {
        let [with, without] = compared::<Polis>(character, line);
        assert!(2 * with > 3 * without, "{character}: {with} and {without}");
    }
}

/// What is spent on shares counts below zero.
#[test]
fn characters_of_boulevards_keep_their_money() {
    let spent = |character| compared::<Boulevards>(character, "shares");
    let ([miser, beside_miser], [builder, beside_builder]) = (spent("miser"), spent("builder"));
    assert!(3 * miser > 2 * beside_miser, "{miser} and {beside_miser}");
    assert!(3 * builder > 2 * beside_builder, "{builder} and {beside_builder}");
}
